import type { Session } from '../../api/client.ts'
import { removeIntegration } from '../../api/integrations.ts'
import { type IntegrationView, integrationView } from '../../model/integration-view.ts'
import { readBack } from '../read-back.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import {
  findIntegration,
  type IntegrationFound,
  type IntegrationPlace,
  type NotOfferedHere,
  titleOf,
  whatIsAbsent,
} from './look.ts'
import { probeIntegration } from './set.ts'

export type RemoveOutcome =
  /** `over`: it is gone, and because the answer was lost nobody can be named for it. */
  | { readonly kind: 'removed' | 'over' | 'was-not-set'; readonly view: IntegrationView }
  | NotOfferedHere
  | Trouble

/** Removes the settings of an integration; what is true now is what a fresh read says. */
export async function remove(session: Session, place: IntegrationPlace): Promise<RemoveOutcome> {
  const before = await findIntegration(session, place)
  if (before.kind !== 'found') return before
  const viewOf = ({ told }: IntegrationFound) => integrationView(place.project, place.name, told)
  if (viewOf(before).state === 'never set') return { kind: 'was-not-set', view: viewOf(before) }

  const answer = await removeIntegration(session, place.project, place.slug)
  if (answer.kind === 'unsent') return writeTrouble(answer, titleOf(place))
  if (answer.kind === 'refused' && answer.status === 401) return probeIntegration(session, place)
  if (answer.kind === 'refused') {
    const absent = whatIsAbsent(answer, place)
    if (absent) return absent
    if (answer.status !== 404) return writeTrouble(answer, titleOf(place))
  }
  const now = await readBack(
    answer,
    () => findIntegration(session, place),
    (seen) => seen.kind === 'found' && viewOf(seen).state === 'never set',
  )
  const doubt = (reason: string): Trouble => ({ kind: 'unconfirmed', what: titleOf(place), reason })
  if (now.kind !== 'found') return doubt('The forge cannot be read now')
  const view = viewOf(now)
  if (view.state !== 'never set')
    return answer.kind === 'refused'
      ? writeTrouble(answer, titleOf(place))
      : doubt('The forge still shows the settings')
  if (answer.kind === 'done') return { kind: 'removed', view }
  return { kind: answer.kind === 'refused' ? 'was-not-set' : 'over', view }
}
