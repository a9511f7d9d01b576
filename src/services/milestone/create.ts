import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { createMilestone, getMilestone, listMilestones } from '../../forge/milestones.ts'
import type { NotDone } from '../../forge/result.ts'
import type { Milestone } from '../../model/milestone.ts'
import { type QuickAction, toInert } from '../../model/quick-action.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { explainRefusedWrite, type Failure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import {
  confirmed,
  reconcile,
  stillPending,
  unreadable,
  unverifiable,
  type Verification,
} from '../writes/reconcile.ts'
import { isSavedAs, sameTitle } from './fields.ts'
import { milestoneName, milestonesOf } from './find.ts'
import { type MilestoneView, readViewOrBare } from './view.ts'

interface NewMilestoneInput {
  readonly project: number
  readonly title: string
  readonly description?: string
  /** `YYYY-MM-DD` */
  readonly due?: string
}

/** A milestone has this title already; nothing was sent, or the forge refused a second one. */
export type TitleTaken = { readonly kind: 'title-taken'; readonly view: MilestoneView }

export type MilestoneCreateOutcome =
  /** `answered` false: the forge’s answer was lost, so another person may have made it at that moment. */
  | {
      readonly kind: 'created'
      readonly sent: NewMilestoneInput
      readonly answered: boolean
      readonly view: MilestoneView
    }
  | TitleTaken
  | QuickAction
  | Failure

/** `known`: the ids that existed in the project. */
const Before = z.object({ known: z.array(z.number()) })
type Before = z.infer<typeof Before>

export function create(
  context: ForgeContext,
  input: NewMilestoneInput,
  operation: Operation,
): Promise<MilestoneCreateOutcome> {
  return withOwnAccount(context, async (session) => {
    const { project, title, due } = input
    const description = toInert(input.description ?? '')
    if (typeof description !== 'string') return description
    const line = JSON.stringify(['milestone', project, title.toLowerCase()])
    return reconcile<Before, MilestoneCreateOutcome, Milestone>(context, operation, {
      before: Before,
      withLock: (work) => context.withLock(line, work),
      async prepare() {
        const every = await milestonesOf(session, project)
        if (!Array.isArray(every)) return { kind: 'stop', outcome: every }
        const duplicate = sameTitle(title, every)
        if (!duplicate) return { kind: 'send', before: { known: every.map(({ id }) => id) } }
        return { kind: 'stop', outcome: await taken(session, project, duplicate) }
      },
      send: () =>
        createMilestone(session, project, {
          title,
          description: description === '' ? undefined : description,
          due_date: due,
        }),
      refused: (answer) => refusal(session, answer, input),
      async verify(before, answer) {
        if (answer.kind !== 'done') return found(session, before, input)
        const read = await getMilestone(session, project, answer.value)
        const made = read.kind === 'done' ? read.value : answer.value
        return created(session, made, input, true)
      },
    })
  })
}

async function refusal(
  session: Session,
  answer: NotDone,
  { project, title }: NewMilestoneInput,
): Promise<MilestoneCreateOutcome> {
  const isRefused = answer.kind === 'refused' && answer.status === 400
  const now = isRefused ? await milestonesOf(session, project) : []
  const duplicate = Array.isArray(now) && sameTitle(title, now)
  if (duplicate) return taken(session, project, duplicate)
  return explainRefusedWrite(answer, `Project ${project}`, () =>
    listMilestones(session, project, { per_page: 1 }),
  )
}

/** Returns the milestone that has appeared since the unanswered call. */
async function found(
  session: Session,
  { known }: Before,
  input: NewMilestoneInput,
): Promise<Verification<MilestoneCreateOutcome>> {
  const { project, title } = input
  const doubt = (reason: string): Failure => ({ kind: 'unconfirmed', what: title, reason })
  const now = await milestonesOf(session, project)
  if (!Array.isArray(now)) return unreadable(now, title)
  const [one, other] = now.filter(
    ({ id, group_id, title: shown }) => group_id === null && !known.includes(id) && isSavedAs(title, shown),
  )
  if (!one) return stillPending(doubt(`${SERVER} doesn’t show it, or not yet`))
  if (!other) return created(session, one, input, false)
  const both = `${milestoneName(one)} and ${milestoneName(other)}`
  return unverifiable(doubt(`Two were made meanwhile, ${both}, and nothing tells which is this one`))
}

async function created(
  session: Session,
  milestone: Milestone,
  sent: NewMilestoneInput,
  answered: boolean,
): Promise<Verification<MilestoneCreateOutcome>> {
  const view = await readViewOrBare(session, sent.project, milestone)
  return confirmed({ kind: 'created', sent, answered, view })
}

async function taken(session: Session, project: number, duplicate: Milestone): Promise<TitleTaken> {
  return { kind: 'title-taken', view: await readViewOrBare(session, project, duplicate) }
}
