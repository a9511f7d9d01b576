import { z } from 'zod'
import { Approvals } from './approvals.ts'
import { Commit } from './commit.ts'
import { parseDate } from './dates.ts'
import { assigneesOf, MergeRequest } from './merge-request.ts'
import type { MergeRequestEventKind } from './merge-request-event.ts'
import { type MergeRequestView, ofEverybody } from './merge-request-view.ts'
import { MergeRules, TrainCar } from './merge-rules.ts'

/** What the last line of a card says beside the time: who did what, or why it looks as it does. */
export interface CardNote {
  /** Slack id of the person who acted, if somebody did. */
  readonly by?: string
  readonly words: string
  /** What they did to the merge request, where that belongs into its story. */
  readonly did?: MergeRequestEventKind
}

/** A merge request as it was seen at the forge, with what its card says of it. */
export interface CardState {
  readonly view: MergeRequestView
  readonly note?: CardNote
  /** When the forge was read. */
  readonly at: Date
}

const Seen = z.object({
  mr: MergeRequest,
  commits: z.array(Commit).nullable(),
  /** Added and removed lines and the path of each file; null lines where they were not counted. */
  files: z.array(z.tuple([z.number().nullable(), z.number(), z.string()])).nullable(),
  approvals: Approvals.nullable().exactOptional(),
  rules: MergeRules.nullable().exactOptional(),
  train: TrainCar.nullable().exactOptional(),
  preparing: z.literal(true).exactOptional(),
  note: z.object({ by: z.string().optional(), words: z.string() }).nullable(),
  /** ms UTC */
  at: z.number(),
})

/** The dialog before a merge has no room for the paths of more files. */
const NAMED_FILES = 30

/** As text, without what no card shows. */
export function writeSeen({ view, note, at }: CardState): string {
  const { mr, commits, files, approvals, ...more } = ofEverybody(view)
  return JSON.stringify({
    ...more,
    mr: { ...mr, description: null },
    commits: commits?.map(({ id, title }) => ({ id, title })) ?? null,
    files:
      files?.map(({ added, removed, path, uncounted }, nth) => [
        uncounted ? null : added,
        removed,
        nth < NAMED_FILES ? path : '',
      ]) ?? null,
    ...(approvals === undefined ? {} : { approvals: approvals && ofNobody(approvals) }),
    note: note ? { words: note.words, by: note.by } : null,
    at: at.getTime(),
  } satisfies z.input<typeof Seen>)
}

/** Without what the forge tells of whoever asked. */
function ofNobody(approvals: Approvals): Approvals {
  return { ...approvals, user_can_approve: null, user_has_approved: null }
}

/** What `writeSeen` wrote. */
export function readSeen(text: string): CardState {
  const { files, note, at, ...view } = Seen.parse(JSON.parse(text))
  return {
    view: {
      ...view,
      files:
        files?.map(([added, removed, path]) =>
          added === null ? { path, added: 0, removed: 0, uncounted: true } : { path, added, removed },
        ) ?? null,
    },
    ...(note ? { note: { words: note.words, ...(note.by ? { by: note.by } : {}) } } : {}),
    at: new Date(at),
  }
}

// Servers change all but the first without saying so in updated_at.
const FIELDS = [
  'updated_at',
  'title',
  'state',
  'sha',
  'target_branch',
  'merge_status',
  'detailed_merge_status',
  'has_conflicts',
  'merge_when_build_succeeds',
  'work_in_progress',
] as const

/** What a card shows by name, of which the order says nothing. */
const NAMED = [
  ({ labels }: MergeRequest) => labels,
  ({ milestone }: MergeRequest) => (milestone ? [`${milestone.title} ${milestone.due_date}`] : []),
  (mr: MergeRequest) => assigneesOf(mr).map(({ name }) => name),
  ({ reviewers }: MergeRequest) => reviewers.map(({ name }) => name),
]

/** Whether a card could show a difference between the two. */
export function differs(before: MergeRequest, after: MergeRequest): boolean {
  return (
    FIELDS.some((field) => before[field] !== after[field]) ||
    NAMED.some((namesOf) => !isSameSet(namesOf(before), namesOf(after))) ||
    isOtherBuild(before, after)
  )
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())
}

/** Whether the two tell different approvals; what is not told is no difference. */
export function differsInApprovals(
  { approvals: before }: Pick<MergeRequestView, 'approvals'>,
  { approvals: after }: Pick<MergeRequestView, 'approvals'>,
): boolean {
  if (!before || !after) return false
  return JSON.stringify(ofNobody(before)) !== JSON.stringify(ofNobody(after))
}

/** Lists do not tell of builds, and what is not told is no difference. */
function isOtherBuild({ head_pipeline: one }: MergeRequest, { head_pipeline: other }: MergeRequest): boolean {
  if (one === undefined || other === undefined) return false
  return one?.id !== other?.id || one?.status !== other?.status
}

/** Whether an answer is older than what was seen before: a look that took long, or a list that lags. */
export function isOlder(mr: MergeRequest, than: MergeRequest): boolean {
  const [one, other] = [parseDate(mr.updated_at), parseDate(than.updated_at)]
  return one !== null && other !== null && one < other
}
