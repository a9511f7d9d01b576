import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { type IntegrationBody, setIntegration } from '../../api/integrations.ts'
import type { IntegrationChange } from '../../model/integration-change.ts'
import { type IntegrationView, integrationView } from '../../model/integration-view.ts'
import { readBack } from '../read-back.ts'
import { type Trouble, writeTrouble } from '../trouble.ts'
import { bodyOf, compare } from './body.ts'
import {
  findIntegration,
  type IntegrationFound,
  type IntegrationPlace,
  type NotOfferedHere,
  titleOf,
  whatIsAbsent,
} from './look.ts'
import { withoutSecrets } from './withheld-words.ts'

export type SetOutcome =
  | {
      readonly kind: 'set'
      /** How it stands now, as the forge tells. */
      readonly view: IntegrationView
      /** False: the forge’s answer was lost, so somebody else may have set it at that moment. */
      readonly answered: boolean
      /** Labels of what the forge shows otherwise than it was sent. */
      readonly differs: readonly string[]
    }
  | NotOfferedHere
  | Trouble

/** Sets an integration with one call and tells what the forge shows afterwards. */
export async function set(
  session: Session,
  place: IntegrationPlace,
  change: IntegrationChange,
): Promise<SetOutcome> {
  const outcome = await send(session, place, change)
  return withoutSecrets(outcome, Object.values(change.secrets))
}

async function send(
  session: Session,
  place: IntegrationPlace,
  change: IntegrationChange,
): Promise<SetOutcome> {
  const before = await findIntegration(session, place)
  if (before.kind !== 'found') return before
  const body = bodyOf(change, before.told)
  const answer = await setIntegration(session, place.project, place.slug, body)
  if (answer.kind === 'unsent') return writeTrouble(answer, titleOf(place))
  if (answer.kind === 'refused') return refusal(session, place, answer)

  // The sentence comes from what the forge shows afterwards: its answer is `true` at most.
  const now = await readBack(
    answer,
    () => findIntegration(session, place),
    (seen) => seen.kind === 'found' && compare(seen.told, change, body).differs.length === 0,
  )
  return settle(now, { before, answer, change, body, place })
}

function settle(
  now: IntegrationFound | NotOfferedHere | Trouble,
  sent: {
    readonly before: IntegrationFound
    readonly answer: Answer<unknown>
    readonly change: IntegrationChange
    readonly body: IntegrationBody
    readonly place: IntegrationPlace
  },
): SetOutcome {
  const { before, answer, change, body, place } = sent
  const doubt = (reason: string): Trouble => ({ kind: 'unconfirmed', what: titleOf(place), reason })
  if (now.kind !== 'found') return doubt('The forge cannot be read now')
  const view = integrationView(place.project, place.name, now.told)
  const seen = compare(now.told, change, body)
  const answered = answer.kind === 'done'
  if (answered && view.state !== 'never set') return { kind: 'set', view, answered, differs: seen.differs }
  if (seen.differs.length > 0) return doubt('The forge does not show the change')
  const shown = compare(before.told, change, body)
  // What looked the same before, as far as it can be seen, proves nothing about what cannot be seen.
  if (seen.unseen && shown.differs.length === 0)
    return doubt('The forge does not show secrets, so it cannot be seen whether the new ones are there')
  return { kind: 'set', view, answered, differs: [] }
}

/** 401 may mean no right to it or a dead token, and 404 a wrong value: the words and a read tell which. */
async function refusal(
  session: Session,
  place: IntegrationPlace,
  answer: Extract<Answer<never>, { kind: 'refused' }>,
): Promise<SetOutcome> {
  if (answer.status === 401) return probeIntegration(session, place)
  if (answer.status === 404) return whatIsAbsent(answer, place) ?? { ...answer, reason: WRONG_VALUE }
  return writeTrouble(answer, titleOf(place))
}

const WRONG_VALUE = 'It does not take one of the values, and does not say which'

/** What a 401 to a write means: the same token on a read tells. */
export async function probeIntegration(session: Session, place: IntegrationPlace): Promise<Trouble> {
  const found = await findIntegration(session, place)
  if (found.kind === 'found') return { kind: 'may-not' }
  return found.kind === 'not-offered' ? { kind: 'not-found', what: titleOf(place) } : found
}
