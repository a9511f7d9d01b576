import { z } from 'zod'
import { buildState, failedBuild, type Job } from './build.ts'
import { parseDate } from './day.ts'
import { EpochMs } from './fields.ts'
import { MISSING, missingOf } from './merge-offer.ts'
import { Approvals, assigneesOf, MergeRequest } from './merge-request.ts'
import type { GroupName, MergeRequestEventKind } from './merge-request-event.ts'
import { type MergeRequestView, withoutAccountFields } from './merge-request-view.ts'
import { MergeRules, TrainCar } from './merge-rules.ts'
import { Undo } from './undo.ts'
import { UserSummary } from './user.ts'
import { Commit } from './version.ts'

/** The last line of a card, beside the time: who did what, or the reason for its present look. */
export interface CardNote {
  /** Slack id of the person who acted, if any. */
  readonly by?: string
  readonly words: string
  /** The event that they caused, where it belongs to the merge-request events. */
  readonly event?: MergeRequestEventKind
  /** The user groups that they named in it. */
  readonly groups?: readonly GroupName[]
  /** Takes it back, while that is offered. */
  readonly undo?: Undo
}

const MergeCheck = z.object({ sha: z.string().nullable(), missing: z.enum(MISSING) })
type MergeCheck = z.infer<typeof MergeCheck>

const LastBuild = z.enum(['failed', 'passed'])
type LastBuild = z.infer<typeof LastBuild>

/** The observed state of a merge request, with the note on its card. */
export interface CardState {
  readonly view: MergeRequestView
  readonly note?: CardNote
  /** The condition that was missing before a merge, and at which head, when the server last knew it. */
  readonly checked?: MergeCheck
  /** The result of the last build that ended, also of an earlier head. */
  readonly lastBuild?: LastBuild
  /** Time of the read from the forge. */
  readonly at: Date
}

/** Added and removed lines and the path of a file; null where the lines were not counted. */
const StoredFile = z.tuple([z.number().nullable(), z.number(), z.string()])
type StoredFile = z.infer<typeof StoredFile>

const StoredCardState = z.object({
  mr: MergeRequest,
  commits: z.array(Commit).nullable(),
  files: z.array(StoredFile).nullable(),
  approvals: Approvals.nullable().optional(),
  rules: MergeRules.nullable().optional(),
  train: TrainCar.nullable().optional(),
  release: z.string().nullable().optional(),
  preparing: z.literal(true).optional(),
  changesRequestedBy: z.array(UserSummary).readonly().optional(),
  checked: MergeCheck.optional(),
  lastBuild: LastBuild.optional(),
  note: z.object({ by: z.string().optional(), words: z.string(), undo: Undo.optional() }).nullable(),
  at: EpochMs,
})

/** The stored text before it is serialized: of a commit only its id and title. */
type StoredCardState = Omit<z.input<typeof StoredCardState>, 'commits'> & {
  readonly commits: readonly Pick<Commit, 'id' | 'title'>[] | null
}

/** Most files whose paths the merge dialog has room for. */
const MAX_NAMED_FILES = 30

/** Returns what is missing before a merge, or was when the server last knew it; undefined where it has never. */
export function checkOf({ view, checked }: Pick<CardState, 'view' | 'checked'>): MergeCheck | undefined {
  const missing = missingOf(view)
  return missing === null ? checked : { sha: view.mr.sha, missing }
}

/** Returns how the build ended; while none has, how the one before did. */
export function lastBuildOf({
  view,
  lastBuild,
}: Pick<CardState, 'view' | 'lastBuild'>): LastBuild | undefined {
  if (buildState(view.mr) === 'passed') return 'passed'
  return failedBuild(view.mr) === null ? lastBuild : 'failed'
}

/** Serializes a card’s state as text, without fields that no card shows. */
export function serializeCardState({ view, note, checked, lastBuild, at }: CardState): string {
  const { mr, commits, files, approvals, ...more } = withoutAccountFields(view)
  const stored: StoredCardState = {
    ...more,
    mr: { ...mr, description: null },
    commits: commits?.map(({ id, title }) => ({ id, title })) ?? null,
    files:
      files?.map(
        ({ added, removed, path, uncounted }, nth): StoredFile => [
          uncounted ? null : added,
          removed,
          nth < MAX_NAMED_FILES ? path : '',
        ],
      ) ?? null,
    ...(approvals === undefined ? {} : { approvals }),
    note: note ? { words: note.words, by: note.by, undo: note.undo } : null,
    checked,
    lastBuild,
    at: at.getTime(),
  }
  return JSON.stringify(stored)
}

/** Parses the output of `serializeCardState`. */
export function parseCardState(text: string): CardState {
  const { files, note, checked, lastBuild, at, ...view } = StoredCardState.parse(JSON.parse(text))
  return {
    view: {
      ...view,
      files:
        files?.map(([added, removed, path]) =>
          added === null ? { path, added: 0, removed: 0, uncounted: true } : { path, added, removed },
        ) ?? null,
    },
    note: note ? { words: note.words, by: note.by, undo: note.undo } : undefined,
    checked,
    lastBuild,
    at: new Date(at),
  }
}

// Servers change all but the first without updating updated_at.
const FIELDS = [
  'updated_at',
  'user_notes_count',
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

/** The named values on a card, whose order does not matter. */
const NAMED = [
  ({ labels }: MergeRequest) => labels,
  ({ milestone }: MergeRequest) => (milestone ? [`${milestone.title} ${milestone.due_date}`] : []),
  (mr: MergeRequest) => assigneesOf(mr).map(({ name }) => name),
  ({ reviewers }: MergeRequest) => reviewers.map(({ name }) => name),
]

/** True when a card could show a difference between the two. */
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

const APPROVAL_FIELDS = ['approved', 'approvals_required', 'approvals_left'] as const

type Reviews = Pick<MergeRequestView, 'approvals' | 'changesRequestedBy'>

/** True when the later one reports other reviews, or for the first time. */
export function differsInReviews(
  { approvals: before, changesRequestedBy: requestedBefore }: Reviews,
  { approvals: after, changesRequestedBy: requested }: Reviews,
): boolean {
  if (requested && (!requestedBefore || !isSameSet(idsOf(requested), idsOf(requestedBefore)))) return true
  if (before === undefined && after) return true
  if (!before || !after) return false
  const isOther = (field: (typeof APPROVAL_FIELDS)[number]) =>
    before[field] !== null && after[field] !== null && before[field] !== after[field]
  return APPROVAL_FIELDS.some(isOther) || !isSameSet(approvers(before), approvers(after))
}

function approvers({ approved_by }: Approvals): string[] {
  return idsOf(approved_by.map(({ user }) => user))
}

/** Calls differ in what else they tell of a person. */
function idsOf(people: readonly UserSummary[]): string[] {
  return people.map(({ id, username }) => String(id ?? username))
}

/** Lists report no builds, and an absent report is no difference. */
function isOtherBuild({ head_pipeline: one }: MergeRequest, { head_pipeline: other }: MergeRequest): boolean {
  if (one === undefined || other === undefined) return false
  if (one?.id !== other?.id || one?.status !== other?.status) return true
  const [before, after] = [one?.failed_jobs, other?.failed_jobs]
  return before !== undefined && after !== undefined && !isSameSet(before.map(jobKey), after.map(jobKey))
}

function jobKey({ name, stage }: Pick<Job, 'name' | 'stage'>): string {
  return JSON.stringify([name, stage])
}

/** True when an answer is older than the observed state, after a slow read or from a lagging list. */
export function isOlder(mr: MergeRequest, than: MergeRequest): boolean {
  const [one, other] = [parseDate(mr.updated_at), parseDate(than.updated_at)]
  return one !== null && other !== null && one < other
}
