import type { Answer } from '../../api/answer.ts'
import type { Session } from '../../api/client.ts'
import { createMilestone, getMilestone } from '../../api/milestones.ts'
import type { Milestone } from '../../model/milestone.ts'
import type { InTurn } from '../in-turn.ts'
import { readBack } from '../read-back.ts'
import type { Trouble } from '../trouble.ts'
import { milestonesOf } from './find.ts'
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

/**
 * Makes a milestone: one POST, and none when one is called so already. Of two that ask for the same title at
 * once, the second sees the first one’s milestone.
 */
export function create(
  session: Session,
  input: NewMilestoneInput,
  inTurn: InTurn,
): Promise<MilestoneCreated> {
  const name = JSON.stringify(['milestone', input.project, input.title.toLowerCase()])
  return inTurn(name, () => createOnce(session, input))
}

async function createOnce(session: Session, input: NewMilestoneInput): Promise<MilestoneCreated> {
  const { project, title, description, due } = input
  const before = await milestonesOf(session, project)
  if (!Array.isArray(before)) return before
  const twin = namesake(title, before)
  if (twin) return { kind: 'title-taken', view: await lookOrBare(session, project, twin) }

  const answer = await createMilestone(session, project, {
    title,
    ...(description === undefined ? {} : { description }),
    ...(due === undefined ? {} : { due_date: due }),
  })
  const made = await madeBy(session, answer, input, before)
  if ('kind' in made) return made
  const view = await lookOrBare(session, project, made)
  return { kind: 'created', sent: input, answered: answer.kind === 'done', view }
}

/** What the call came to; where the answer does not tell, the forge is read. */
async function madeBy(
  session: Session,
  answer: Answer<Milestone>,
  { project, title }: NewMilestoneInput,
  before: readonly Milestone[],
): Promise<Milestone | TitleTaken | Trouble> {
  switch (answer.kind) {
    case 'done': {
      const read = await getMilestone(session, project, answer.value.id)
      return read.kind === 'done' ? read.value : answer.value
    }
    case 'unsent':
      return refusedWrite(session, project, answer, '')
    case 'refused': {
      const now = answer.status === 400 ? await milestonesOf(session, project) : []
      const twin = Array.isArray(now) && namesake(title, now)
      if (twin) return { kind: 'title-taken', view: await lookOrBare(session, project, twin) }
      return refusedWrite(session, project, answer, `Project ${project}`)
    }
    case 'unknown': {
      const known = new Set(before.map(({ id }) => id))
      const now = await readBack(
        answer,
        async () => {
          const every = await milestonesOf(session, project)
          if (!Array.isArray(every)) return every
          return every.find((each) => !known.has(each.id) && cameOutAs(title, each.title)) ?? null
        },
        (seen) => seen !== null && !('kind' in seen),
      )
      if (now !== null && !('kind' in now)) return now
      const reason = now === null ? 'The forge does not show it, or not yet' : 'The forge cannot be read now'
      return { kind: 'unconfirmed', what: title, reason }
    }
  }
}
