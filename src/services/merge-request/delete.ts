import { z } from 'zod'
import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { deleteMergeRequest, listMergeRequests } from '../../api/merge-requests.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import { notYet, outOfSight, ruledOut, shows } from '../judged.ts'
import { probe } from '../probe.ts'
import type { Judged, Resolve } from '../resolve.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import type { Directory } from './directory.ts'
import { findMergeRequest, type MergeRequestName } from './look.ts'

export type DeleteOutcome =
  /** `answered` false: the forge did not say that this call did it; it is not there any more. */
  | { readonly kind: 'deleted'; readonly mr: MergeRequest; readonly answered: boolean }
  /** The forge refused and still shows it: this account may not delete it. */
  | { readonly kind: 'may-not-delete'; readonly mr: MergeRequest }
  /** The forge took the call, and a minute later it still shows it. */
  | { readonly kind: 'still-there'; readonly mr: MergeRequest }
  | Trouble

const Before = z.object({ mr: MergeRequest })

/**
 * Deletes a merge request (the forge hides it for good), once, and reads whether it is gone. The document’s 404
 * and the 403 of servers that shipped mean the same two things, no right or nothing there, so it is read again.
 */
export function remove(
  session: Session,
  name: MergeRequestName,
  directory: Directory,
  resolve: Resolve,
): Promise<DeleteOutcome> {
  return resolve<z.infer<typeof Before>, DeleteOutcome>({
    before: Before,
    async prepare() {
      const found = await findMergeRequest(session, name, directory)
      if (found.kind !== 'found') return { kind: 'stop', outcome: found }
      return { kind: 'send', before: { mr: found.mr } }
    },
    send: ({ mr }) => deleteMergeRequest(session, name.project, mr),
    async refused(answer, { mr }) {
      if (answer.kind === 'refused' && answer.status === 401) return probe(session, name.project, mr)
      if (answer.kind === 'refused' && [403, 404].includes(answer.status)) return null
      return writeTrouble(answer, fullName(mr))
    },
    async look({ mr }, answer) {
      const now = await findMergeRequest(session, name, directory)
      if (now.kind === 'found') return judge(now.mr, answer)
      // A project that shows nothing any more proves nothing about one merge request.
      if (now.kind === 'not-found' && (await isReadable(session, name.project)))
        return shows({ kind: 'deleted', mr, answered: answer.kind === 'done' })
      const what = fullName(mr)
      return answer.kind === 'refused' ? ruledOut(writeTrouble(answer, what)) : outOfSight(now, what)
    },
  })
}

/** It is still there. */
function judge(mr: MergeRequest, answer: Answer<unknown>): Judged<DeleteOutcome> {
  if (answer.kind === 'refused') return ruledOut({ kind: 'may-not-delete', mr })
  if (answer.kind === 'done') return notYet({ kind: 'still-there', mr })
  return notYet({ kind: 'unconfirmed', what: fullName(mr), reason: 'The forge still shows it' })
}

async function isReadable(session: Session, project: number): Promise<boolean> {
  const answer = await listMergeRequests(session, project, { per_page: 1 })
  return answer.kind === 'done'
}
