import { z } from 'zod'
import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { getIntegration, setIntegration } from '../../api/integrations.ts'
import { IntegrationChange } from '../../model/integration-change.ts'
import { type IntegrationView, integrationView } from '../../model/integration-view.ts'
import { neverShown, notYet, outOfSight, shows } from '../judged.ts'
import { verdictOf } from '../probe.ts'
import type { Judged, Resolve } from '../resolve.ts'
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

const Before = z.object({
  /** With its secrets: what was held until the person’s yes is given out only once. */
  change: IntegrationChange,
  body: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Labels of what the forge showed otherwise than it was to be. */
  differed: z.array(z.string()),
})
type Before = z.infer<typeof Before>

/** What setting stands on. */
interface Ground {
  placeOf(change: IntegrationChange): IntegrationPlace
  readonly resolve: Resolve
}

/**
 * Sets an integration with one call and tells what the forge shows afterwards. `given` is asked for the change
 * right before it is sent; what it answers when there is none is the outcome.
 */
export function set<None extends { readonly kind: string }>(
  session: Session,
  given: () => Promise<IntegrationChange | None>,
  { placeOf, resolve }: Ground,
): Promise<SetOutcome | None> {
  return resolve<Before, SetOutcome | None>({
    before: Before,
    async prepare() {
      const change = await given()
      if ('kind' in change) return { kind: 'stop', outcome: change }
      const found = await findIntegration(session, placeOf(change))
      if (found.kind !== 'found') return { kind: 'stop', outcome: found }
      const body = bodyOf(change, found.told)
      const differed = [...compare(found.told, change, body).differs]
      return { kind: 'send', before: { change, body: { ...body }, differed } }
    },
    send({ change, body }) {
      const { project, slug } = placeOf(change)
      return setIntegration(session, project, slug, body)
    },
    async refused(answer, { change }) {
      const place = placeOf(change)
      const outcome =
        answer.kind === 'unsent'
          ? writeTrouble(answer, titleOf(place))
          : await refusal(session, place, answer)
      return withoutSecrets<NotOfferedHere>(outcome, Object.values(change.secrets))
    },
    async look(before, answer) {
      const place = placeOf(before.change)
      const now = await findIntegration(session, place)
      const seen = now.kind === 'found' ? judge(now, before, answer, place) : outOfSight(now, titleOf(place))
      return { ...seen, outcome: withoutSecrets(seen.outcome, Object.values(before.change.secrets)) }
    },
  })
}

/** The sentence comes from what the forge shows afterwards: its answer is `true` at most. */
function judge(
  { told }: IntegrationFound,
  { change, body, differed }: Before,
  answer: Answer<unknown>,
  place: IntegrationPlace,
): Judged<SetOutcome> {
  const doubt = (reason: string): Trouble => ({ kind: 'unconfirmed', what: titleOf(place), reason })
  const view = integrationView(place.project, place.name, told)
  const { differs, unseen: isUnseen } = compare(told, change, body)
  const answered = answer.kind === 'done'
  if (answered && view.state !== 'never set') {
    // Another difference than before the call is what the forge has made of it, and no late reading.
    const hasArrived = differs.length === 0 || differs.join() !== differed.join()
    if (hasArrived) return shows({ kind: 'set', view, answered, differs })
    return notYet(doubt('The forge took the call and does not show the change'))
  }
  if (differs.length > 0) return notYet(doubt('The forge does not show the change'))
  // What looked the same before, as far as it can be seen, proves nothing about what cannot be seen.
  if (isUnseen && differed.length === 0)
    return neverShown(
      doubt('The forge does not show secrets, so it cannot be seen whether the new ones are there'),
    )
  return shows({ kind: 'set', view, answered, differs: [] })
}

/** 401 may mean no right to it or a dead token, and 404 a wrong value: the words and a read tell which. */
async function refusal(
  session: Session,
  place: IntegrationPlace,
  answer: Extract<Answer<never>, { kind: 'refused' }>,
): Promise<NotOfferedHere | Trouble> {
  if (answer.status === 401) return probeIntegration(session, place)
  if (answer.status === 404) return whatIsAbsent(answer, place) ?? { ...answer, reason: WRONG_VALUE }
  return writeTrouble(answer, titleOf(place))
}

const WRONG_VALUE = 'It does not take one of the values, and does not say which'

/** What a 401 to a write means: the same token on a read tells. */
export async function probeIntegration(session: Session, place: IntegrationPlace): Promise<Trouble> {
  return verdictOf(await getIntegration(session, place.project, place.slug))
}
