import { z } from 'zod'
import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { removeIntegration } from '../../api/integrations.ts'
import { type IntegrationView, integrationView } from '../../model/integration-view.ts'
import { notYet, outOfSight, ruledOut, shows } from '../judged.ts'
import type { Judged, Resolve } from '../resolve.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import { findIntegration, type IntegrationPlace, type NotOfferedHere, titleOf, whatIsAbsent } from './look.ts'
import { probeIntegration } from './set.ts'

export type RemoveOutcome =
  /** `over`: it is gone, and because the answer was lost nobody can be named for it. */
  | { readonly kind: 'removed' | 'over' | 'was-not-set'; readonly view: IntegrationView }
  | NotOfferedHere
  | Trouble

/** Whether it is gone needs no knowledge of how it was. */
const Before = z.object({})

/** Removes the settings of an integration; what is true now is what a fresh read says. */
export function remove(session: Session, place: IntegrationPlace, resolve: Resolve): Promise<RemoveOutcome> {
  return resolve<z.infer<typeof Before>, RemoveOutcome>({
    before: Before,
    async prepare() {
      const found = await findIntegration(session, place)
      if (found.kind !== 'found') return { kind: 'stop', outcome: found }
      const view = integrationView(place.project, place.name, found.told)
      if (view.state === 'never set') return { kind: 'stop', outcome: { kind: 'was-not-set', view } }
      return { kind: 'send', before: {} }
    },
    send: () => removeIntegration(session, place.project, place.slug),
    async refused(answer) {
      if (answer.kind === 'unsent') return writeTrouble(answer, titleOf(place))
      if (answer.status === 401) return probeIntegration(session, place)
      const absent = whatIsAbsent(answer, place)
      if (absent) return absent
      return answer.status === 404 ? null : writeTrouble(answer, titleOf(place))
    },
    async look(_, answer) {
      const now = await findIntegration(session, place)
      if (now.kind !== 'found') return outOfSight(now, titleOf(place))
      return judge(integrationView(place.project, place.name, now.told), answer, titleOf(place))
    },
  })
}

function judge(view: IntegrationView, answer: Answer<unknown>, what: string): Judged<RemoveOutcome> {
  if (view.state !== 'never set')
    return answer.kind === 'refused'
      ? ruledOut(writeTrouble(answer, what))
      : notYet({ kind: 'unconfirmed', what, reason: 'The forge still shows the settings' })
  if (answer.kind === 'refused') return ruledOut({ kind: 'was-not-set', view })
  return shows({ kind: answer.kind === 'done' ? 'removed' : 'over', view })
}
