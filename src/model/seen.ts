import { z } from 'zod'
import { Approvals } from './approvals.ts'
import { Commit } from './commit.ts'
import { parseDate } from './dates.ts'
import { MergeRequest } from './merge-request.ts'
import type { MergeRequestView } from './merge-request-view.ts'
import type { StoryKind } from './story.ts'

/** What the last line of a card says beside the time: who did what, or why it looks as it does. */
export interface CardNote {
  /** Slack id of the person who acted, if somebody did. */
  readonly by?: string
  readonly words: string
  /** What they did to the merge request, where that belongs into its story. */
  readonly did?: StoryKind
}

/** A merge request as it was seen at the forge, with what its card says of it. */
export interface Depicted {
  readonly view: MergeRequestView
  readonly note?: CardNote
  /** When the forge was read. */
  readonly at: Date
}

const Seen = z.object({
  mr: MergeRequest,
  commits: z.array(Commit).nullable(),
  /** Added and removed lines and the path of each file. */
  files: z.array(z.tuple([z.number(), z.number(), z.string()])).nullable(),
  approvals: Approvals.nullable().exactOptional(),
  note: z.object({ by: z.string().optional(), words: z.string() }).nullable(),
  /** ms UTC */
  at: z.number(),
})

/** The dialog before a merge has no room for the paths of more files. */
const NAMED_FILES = 30

/** As text, without what no card shows. */
export function writeSeen({ view: { mr, commits, files, approvals }, note, at }: Depicted): string {
  return JSON.stringify({
    mr: { ...mr, description: null },
    commits: commits?.map(({ id, title }) => ({ id, title })) ?? null,
    files:
      files?.map(({ added, removed, path }, nth) => [added, removed, nth < NAMED_FILES ? path : '']) ?? null,
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
export function readSeen(text: string): Depicted {
  const { mr, commits, files, approvals, note, at } = Seen.parse(JSON.parse(text))
  return {
    view: {
      mr,
      commits,
      files: files?.map(([added, removed, path]) => ({ path, added, removed })) ?? null,
      ...(approvals === undefined ? {} : { approvals }),
    },
    ...(note ? { note: { words: note.words, ...(note.by ? { by: note.by } : {}) } } : {}),
    at: new Date(at),
  }
}

// Some servers change the later ones without saying so in updated_at.
const FIELDS = [
  'updated_at',
  'title',
  'state',
  'sha',
  'target_branch',
  'merge_status',
  'detailed_merge_status',
  'merge_when_build_succeeds',
  'work_in_progress',
] as const

/** Whether a card could show a difference between the two. */
export function differs(before: MergeRequest, after: MergeRequest): boolean {
  return FIELDS.some((field) => before[field] !== after[field])
}

/** Whether an answer is older than what was seen before: a look that took long, or a list that lags. */
export function isOlder(mr: MergeRequest, than: MergeRequest): boolean {
  const [one, other] = [parseDate(mr.updated_at), parseDate(than.updated_at)]
  return one !== null && other !== null && one < other
}
