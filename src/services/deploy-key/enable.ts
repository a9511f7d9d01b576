import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { enableDeployKey, listAllDeployKeys, listDeployKeys } from '../../forge/deploy-keys.ts'
import type { DeployKeyView } from '../../model/deploy-key.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { explainRefusedWrite, type Failure, readFailure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import { confirmed, reconcile, stillPending, unreadable } from '../writes/reconcile.ts'
import {
  type AmbiguousKey,
  type DeployKeyName,
  keyWords,
  listKeys,
  pickKey,
  readKeyReference,
  viewOfKey,
} from './list.ts'

export type EnableKeyOutcome =
  /** `answered` false: the forge’s answer was lost, so another person may have done it at that moment. */
  | {
      readonly kind: 'enabled'
      readonly already: boolean
      readonly answered: boolean
      readonly key: DeployKeyView
    }
  /** There is no such key, or none of this person’s projects has it; admins get this answer like everyone. */
  | { readonly kind: 'not-shared'; readonly id: number }
  /** Only an admin can find a key of another project by fingerprint or title. */
  | { readonly kind: 'id-needed'; readonly typed: string }
  | AmbiguousKey
  | Failure

const Before = z.object({ id: z.number() })

export function enable(
  context: ForgeContext,
  { project, key: typed }: DeployKeyName,
  operation: Operation,
): Promise<EnableKeyOutcome> {
  return withOwnAccount(context, (session) => {
    return reconcile<z.infer<typeof Before>, EnableKeyOutcome>(context, operation, {
      before: Before,
      async prepare() {
        const listed = await listKeys(session, project)
        if (listed.kind !== 'list') return { kind: 'stop', outcome: listed }
        const there = pickKey(listed.items, typed, 'exact')
        if (there && !('kind' in there)) return { kind: 'stop', outcome: enabledAlready(there) }
        const id = await idAnywhere(session, typed)
        if (typeof id !== 'number') return { kind: 'stop', outcome: id }
        const known = listed.items.find((key) => key.id === id)
        return known ? { kind: 'stop', outcome: enabledAlready(known) } : { kind: 'send', before: { id } }
      },
      send: ({ id }) => enableDeployKey(session, project, id),
      refused: async (answer, { id }) =>
        answer.kind === 'refused' && answer.status === 404
          ? { kind: 'not-shared', id }
          : explainRefusedWrite(answer, `Deploy key ${id}`, () => listDeployKeys(session, project)),
      async verify({ id }, answer) {
        const what = `Deploy key ${id}`
        const now = await listKeys(session, project)
        if (now.kind !== 'list') return unreadable(now, what)
        const key = now.items.find((one) => one.id === id)
        if (!key) return stillPending({ kind: 'unconfirmed', what, reason: `${SERVER} doesn’t list the key` })
        return confirmed({ kind: 'enabled', already: false, answered: answer.kind === 'done', key })
      },
    })
  })
}

function enabledAlready(key: DeployKeyView): EnableKeyOutcome {
  return { kind: 'enabled', already: true, answered: true, key }
}

/** Returns the id of a key on any project. A fingerprint or title is found among all keys, by admins only. */
async function idAnywhere(
  session: Session,
  typed: string,
): Promise<number | Exclude<EnableKeyOutcome, { kind: 'enabled' }>> {
  const reference = readKeyReference(typed)
  if (reference.kind === 'id') return reference.id
  const answer = await listAllDeployKeys(session)
  if (answer.kind === 'refused' && answer.status === 403 && !answer.tokenDenial)
    return { kind: 'id-needed', typed }
  if (answer.kind !== 'done') return readFailure(answer, keyWords(typed))
  const picked = pickKey(answer.value.map(viewOfKey), typed, 'exact')
  if (picked === null) return { kind: 'not-found', what: keyWords(typed) }
  return 'kind' in picked ? picked : picked.id
}
