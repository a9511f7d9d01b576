import { z } from 'zod'
import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { createMilestone, getMilestone } from '../../api/milestones.ts'
import type { Milestone } from '../../model/milestone.ts'
import type { InTurn } from '../in-turn.ts'
import { neverShown, notYet, outOfSight, shows } from '../judged.ts'
import type { Judged, Resolve } from '../resolve.ts'
import type { Trouble } from '../trouble.ts'
import { milestonesOf, nameOf } from './find.ts'
import { lookOrBare, type MilestoneView } from './look.ts'
import { refusedWrite } from './refused-write.ts'
import { cameOutAs, namesake } from './titles.ts'

export interface NewMilestoneInput {
  readonly project: number
  readonly title: string
  readonly description?: string | undefined
  /** `YYYY-MM-DD` */
  readonly due?: string | undefined
}

/** A milestone has this title already; nothing was sent, or the forge refused a second one. */
export type TitleTaken = { readonly kind: 'title-taken'; readonly view: MilestoneView }

export type MilestoneCreated =
  /** `answered` false: the forge’s answer was lost, so somebody else may have made it at that moment. */
  | {
      readonly kind: 'created'
      readonly sent: NewMilestoneInput
      readonly answered: boolean
      readonly view: MilestoneView
    }
  | TitleTaken
  | Trouble

/** `known`: the ids that the project had. */
const Before = z.object({ known: z.array(z.number()) })
type Before = z.infer<typeof Before>

/**
 * Makes a milestone: one POST, and none when one is called so already. Of two that ask for the same title at
 * once, the second sees the first one’s milestone.
 */
export function create(
  session: Session,
  input: NewMilestoneInput,
  { inTurn, resolve }: { readonly inTurn: InTurn; readonly resolve: Resolve },
): Promise<MilestoneCreated> {
  const { project, title, description, due } = input
  const line = JSON.stringify(['milestone', project, title.toLowerCase()])
  return resolve<Before, MilestoneCreated, Milestone>({
    before: Before,
    inTurn: (work) => inTurn(line, work),
    async prepare() {
      const every = await milestonesOf(session, project)
      if (!Array.isArray(every)) return { kind: 'stop', outcome: every }
      const twin = namesake(title, every)
      if (!twin) return { kind: 'send', before: { known: every.map(({ id }) => id) } }
      return { kind: 'stop', outcome: await taken(session, project, twin) }
    },
    send: () =>
      createMilestone(session, project, {
        title,
        ...(description === undefined ? {} : { description }),
        ...(due === undefined ? {} : { due_date: due }),
      }),
    refused: (answer) => refusal(session, answer, input),
    async look(before, answer) {
      if (answer.kind !== 'done') return found(session, before, input)
      const read = await getMilestone(session, project, answer.value)
      const made = read.kind === 'done' ? read.value : answer.value
      return created(session, made, input, true)
    },
  })
}

async function refusal(
  session: Session,
  answer: Extract<Answer<never>, { kind: 'refused' | 'unsent' }>,
  { project, title }: NewMilestoneInput,
): Promise<MilestoneCreated> {
  const isRefused = answer.kind === 'refused' && answer.status === 400
  const now = isRefused ? await milestonesOf(session, project) : []
  const twin = Array.isArray(now) && namesake(title, now)
  if (twin) return taken(session, project, twin)
  return refusedWrite(session, project, answer, `Project ${project}`)
}

/** What is there now and was not before the call that nobody answered. */
async function found(
  session: Session,
  { known }: Before,
  input: NewMilestoneInput,
): Promise<Judged<MilestoneCreated>> {
  const { project, title } = input
  const doubt = (reason: string): Trouble => ({ kind: 'unconfirmed', what: title, reason })
  const now = await milestonesOf(session, project)
  if (!Array.isArray(now)) return outOfSight(now, title)
  const [one, other] = now.filter(
    ({ id, group_id, title: shown }) => group_id === null && !known.includes(id) && cameOutAs(title, shown),
  )
  if (!one) return notYet(doubt('The forge does not show it, or not yet'))
  if (!other) return created(session, one, input, false)
  const both = `${nameOf(one)} and ${nameOf(other)}`
  return neverShown(doubt(`Two were made meanwhile, ${both}, and nothing tells which is this one`))
}

async function created(
  session: Session,
  milestone: Milestone,
  sent: NewMilestoneInput,
  answered: boolean,
): Promise<Judged<MilestoneCreated>> {
  const view = await lookOrBare(session, sent.project, milestone)
  return shows({ kind: 'created', sent, answered, view })
}

async function taken(session: Session, project: number, twin: Milestone): Promise<TitleTaken> {
  return { kind: 'title-taken', view: await lookOrBare(session, project, twin) }
}
