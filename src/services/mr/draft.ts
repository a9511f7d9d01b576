import { z } from 'zod'
import { updateMergeRequest } from '../../forge/merge-requests.ts'
import { readDraftMarks } from '../../forge/server-version.ts'
import { draftTitle, readyTitle } from '../../model/draft.ts'
import { fullName, isOpen, MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import { explainRefusedMergeRequestWrite } from '../operations/diagnose-unauthorized.ts'
import type { Operation } from '../operations/operation.ts'
import { reconcile } from '../operations/reconcile.ts'
import { confirmed, ruledOut, stillPending, unreadable } from '../operations/verification.ts'
import { checkBeforeWrite, findMergeRequest, type MergeRequestName, viewMergeRequest } from './read.ts'

export type DraftOutcome =
  /** `answered` false: the forge’s answer was lost, so another person may have done it at that moment. */
  | { readonly kind: 'draft' | 'ready'; readonly view: MergeRequestView; readonly answered: boolean }
  /** Nothing was sent: it is already so; or it is no longer open, where the draft state has no meaning. */
  | { readonly kind: 'already' | 'not-open'; readonly view: MergeRequestView }
  /** It is a draft, and no known mark in its title makes it one. */
  | { readonly kind: 'no-mark'; readonly view: MergeRequestView }
  | Failure

const Before = z.object({ mr: MergeRequest, title: z.string() })

/** Marks a merge request as a draft. */
export function markDraft(
  context: ForgeContext,
  name: MergeRequestName,
  operation: Operation,
): Promise<DraftOutcome> {
  return setDraft(context, name, true, operation)
}

/** Marks a draft as ready. */
export function markReady(
  context: ForgeContext,
  name: MergeRequestName,
  operation: Operation,
): Promise<DraftOutcome> {
  return setDraft(context, name, false, operation)
}

/** Sets the prefix in the title, which is where the forge looks for it. */
function setDraft(
  context: ForgeContext,
  name: MergeRequestName,
  draft: boolean,
  operation: Operation,
): Promise<DraftOutcome> {
  return withOwnAccount(context, (session) => {
    const isSo = (mr: MergeRequest) => (mr.work_in_progress ?? false) === draft
    const view = () => viewMergeRequest(session, name, context.ids)
    return reconcile<z.infer<typeof Before>, DraftOutcome>(context, operation, {
      before: Before,
      async prepare() {
        const found = await findMergeRequest(session, name, context.ids)
        const read = await checkBeforeWrite<DraftOutcome>(found, view, (seen) => {
          if (!isOpen(seen.mr)) return { kind: 'not-open', view: seen }
          return isSo(seen.mr) ? { kind: 'already', view: seen } : null
        })
        if (read.kind !== 'view') return read
        const { mr } = read.view
        const marks = await readDraftMarks(session)
        const title = (draft ? draftTitle : readyTitle)(mr.title, marks, mr.work_in_progress)
        if (title === mr.title) return { kind: 'stop', outcome: { kind: 'no-mark', view: read.view } }
        return { kind: 'send', before: { mr, title } }
      },
      send: ({ mr, title }) => updateMergeRequest(session, name.project, mr, { title }),
      refused: (answer, { mr }) => explainRefusedMergeRequestWrite(session, name.project, mr, answer),
      async verify({ mr }, answer) {
        const what = fullName(mr)
        const now = await view()
        if (now.kind !== 'view') return unreadable(now, what)
        const { view: read } = now
        if (isSo(read.mr))
          return confirmed({ kind: draft ? 'draft' : 'ready', view: read, answered: answer.kind === 'done' })
        if (!isOpen(read.mr)) return ruledOut({ kind: 'not-open', view: read })
        return stillPending({ kind: 'unconfirmed', what, reason: `${SERVER} doesn’t show the change` })
      },
    })
  })
}
