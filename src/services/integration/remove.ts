import { z } from 'zod'
import { removeIntegration } from '../../forge/integrations.ts'
import type { ApiResult } from '../../forge/result.ts'
import { type IntegrationView, viewOfIntegration } from '../../model/integration.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, writeFailure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import {
  confirmed,
  reconcile,
  ruledOut,
  stillPending,
  unreadable,
  type Verification,
} from '../writes/reconcile.ts'
import { diagnoseIntegration } from './set.ts'
import {
  absenceIn,
  findIntegration,
  type IntegrationTarget,
  type NotAvailableHere,
  nameOfIntegration,
  placeOf,
} from './view.ts'

export type RemoveOutcome =
  /** `over`: it is gone, but the answer was lost, so it is unknown who removed it. */
  | { readonly kind: 'removed' | 'over' | 'was-not-set'; readonly view: IntegrationView }
  | NotAvailableHere
  | Failure

/** The check for removal needs no earlier state. */
const Before = z.object({})

export function remove(
  context: ForgeContext,
  { project, kind }: IntegrationTarget,
  operation: Operation,
): Promise<RemoveOutcome> {
  return withOwnAccount(context, (session) => {
    const place = placeOf(context, project, kind)
    return reconcile<z.infer<typeof Before>, RemoveOutcome>(context, operation, {
      before: Before,
      async prepare() {
        const found = await findIntegration(session, place)
        if (found.kind !== 'found') return { kind: 'stop', outcome: found }
        const view = viewOfIntegration(place, found.integration)
        if (view.state === 'never set') return { kind: 'stop', outcome: { kind: 'was-not-set', view } }
        return { kind: 'send', before: {} }
      },
      send: () => removeIntegration(session, place.project, place.slug),
      async refused(answer) {
        if (answer.kind === 'unsent') return writeFailure(answer, nameOfIntegration(place))
        if (answer.status === 401) return diagnoseIntegration(session, place)
        const absent = absenceIn(answer, place)
        if (absent) return absent
        return answer.status === 404 ? null : writeFailure(answer, nameOfIntegration(place))
      },
      async verify(_, answer) {
        const now = await findIntegration(session, place)
        if (now.kind !== 'found') return unreadable(now, nameOfIntegration(place))
        return verify(viewOfIntegration(place, now.integration), answer, nameOfIntegration(place))
      },
    })
  })
}

function verify(
  view: IntegrationView,
  answer: ApiResult<unknown>,
  what: string,
): Verification<RemoveOutcome> {
  if (view.state !== 'never set')
    return answer.kind === 'refused'
      ? ruledOut(writeFailure(answer, what))
      : stillPending({ kind: 'unconfirmed', what, reason: `${SERVER} still shows the settings` })
  if (answer.kind === 'refused') return ruledOut({ kind: 'was-not-set', view })
  return confirmed({ kind: answer.kind === 'done' ? 'removed' : 'over', view })
}
