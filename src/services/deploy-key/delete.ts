import { z } from 'zod'
import { deleteDeployKey, disableDeployKey, listDeployKeys } from '../../forge/deploy-keys.ts'
import { DeployKeyView } from '../../model/deploy-key.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { explainRefusedWrite, type Failure, writeFailure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import { confirmed, reconcile, ruledOut, stillPending, unreadable } from '../writes/reconcile.ts'
import { type AmbiguousKey, type DeployKeyName, findKey, listKeys } from './list.ts'

export type RemoveKeyOutcome =
  /** `answered` false: the forge’s answer was lost, so another person may have done it at that moment. */
  | {
      readonly kind: 'disabled' | 'deleted'
      readonly answered: boolean
      readonly key: DeployKeyView
    }
  | AmbiguousKey
  | Failure

const Before = z.object({ key: DeployKeyView })

export const disable = takeAway('disabled', disableDeployKey)

export const remove = takeAway('deleted', deleteDeployKey)

/** Makes the call; the project’s keys then show whether the key is gone. */
function takeAway(kind: 'disabled' | 'deleted', call: typeof disableDeployKey) {
  return (context: ForgeContext, name: DeployKeyName, operation: Operation): Promise<RemoveKeyOutcome> =>
    withOwnAccount(context, (session) => {
      const { project } = name
      return reconcile<z.infer<typeof Before>, RemoveKeyOutcome>(context, operation, {
        before: Before,
        async prepare() {
          const found = await findKey(session, name, 'exact')
          if (found.kind !== 'found') return { kind: 'stop', outcome: found }
          return { kind: 'send', before: { key: found.key } }
        },
        send: ({ key }) => call(session, project, key.id),
        async refused(answer, { key }) {
          // 404 to a deletion: the key may be gone, which is the wanted state.
          if (answer.kind === 'refused' && answer.status === 404) return null
          return explainRefusedWrite(answer, `Deploy key ${key.id}`, () => listDeployKeys(session, project))
        },
        async verify({ key }, answer) {
          const what = `Deploy key ${key.id}`
          const now = await listKeys(session, project)
          const isRefused = answer.kind === 'refused'
          if (now.kind !== 'list')
            return isRefused ? ruledOut(writeFailure(answer, what)) : unreadable(now, what)
          const isThere = now.items.some(({ id }) => id === key.id)
          if (isThere && isRefused) return ruledOut(writeFailure(answer, what))
          if (isThere)
            return stillPending({ kind: 'unconfirmed', what, reason: `${SERVER} still lists the key` })
          return confirmed({ kind, answered: answer.kind === 'done', key })
        },
      })
    })
}
