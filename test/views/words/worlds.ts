import { Change } from '../../../src/model/change.ts'
import { Commit, MergeRequestVersionDetail } from '../../../src/model/version.ts'
import { aMergeRequest, aMilestone, anIssue, HEAD } from '../../support/recorded-services.ts'
import type { World } from '../hostile-forge.ts'

const DAY = '2026-11-19T09:30:00Z'
/** As long as servers let a name be, in one word: it counts as one in a sentence. */
const LONG = 'Ж'.repeat(255)

const request = (fields: Record<string, unknown> = {}) =>
  aMergeRequest({
    updated_at: DAY,
    description: 'As agreed.',
    labels: ['ui'],
    user_notes_count: 2,
    ...fields,
  })

const commit = (title: string, author: string) =>
  Commit.parse({ id: HEAD, title, author_name: author, message: title })

const change = (path: string) =>
  Change.parse({ old_path: path, new_path: path, diff: '@@ -1 +1,2 @@\n-old\n+new\n+more' })

const version = (head: string, state: string) =>
  MergeRequestVersionDetail.parse({
    id: 1,
    head_commit_sha: head,
    base_commit_sha: HEAD,
    created_at: DAY,
    state,
    real_size: '2',
    commits: [commit('Choose the dates', 'Bob Baker')],
    diffs: [change('src/report.ts')],
  })

/** What a project usually holds. */
export const TYPICAL: World = {
  mergeRequests: [
    request(),
    request({ id: 1011, iid: 11, title: 'Sort by price', author: { name: 'Ann Archer' } }),
  ],
  commits: [commit('Choose the dates', 'Bob Baker')],
  changes: [change('src/report.ts'), change('README')],
  versions: [version(HEAD, 'collected'), version('9'.repeat(40), 'collected')],
  issues: [
    anIssue({ assignee: { name: 'Ann Archer' } }),
    anIssue({ id: 702, iid: 2, title: 'Add a chart', state: 'closed' }),
  ],
  milestones: [aMilestone({ description: 'What we promised.' })],
  words: 'Title is too long',
  fates: ['done'],
}

/** Much of everything, as long as it may be; and nothing of what may be missing. */
const EXTREME: World = {
  mergeRequests: Array.from({ length: 12 }, (_, at) =>
    request({
      id: 1000 + at,
      iid: 12 + at,
      title: LONG,
      source_branch: LONG,
      target_branch: LONG,
      author: null,
      updated_at: null,
      labels: Array<string>(40).fill(LONG),
      description: null,
    }),
  ),
  commits: Array<Commit>(120).fill(commit(LONG, LONG)),
  changes: Array<Change>(60).fill(change(LONG)),
  versions: Array<MergeRequestVersionDetail>(12).fill(version(HEAD, 'overflow')),
  issues: Array.from({ length: 60 }, () => anIssue({ title: LONG })),
  milestones: Array.from({ length: 12 }, () =>
    aMilestone({ title: LONG, description: null, due_date: null }),
  ),
  words: LONG,
  fates: ['done'],
}

/** The same project with its merge request in another state. */
const having = (fields: Record<string, unknown>): World => ({ ...TYPICAL, mergeRequests: [request(fields)] })

/** Every state in which a verb may find its project, by name. */
export const WORLDS: Readonly<Record<string, World>> = {
  typical: TYPICAL,
  extreme: EXTREME,
  empty: {
    ...TYPICAL,
    mergeRequests: [],
    commits: [],
    changes: [],
    versions: [],
    issues: [],
    milestones: [],
  },
  conflicts: having({ merge_status: 'cannot_be_merged', detailed_merge_status: 'conflict' }),
  draft: having({ work_in_progress: true, title: 'WIP: Choose the dates of a report' }),
  unchecked: having({ merge_status: 'unchecked', detailed_merge_status: 'checking' }),
  'auto-merge on': having({ merge_when_build_succeeds: true, merge_when_pipeline_succeeds: true }),
  merged: having({ state: 'merged', merge_commit_sha: '46d982e0'.repeat(5) }),
  closed: having({ state: 'closed' }),
  'build failed': having({
    merge_status: 'can_be_merged',
    detailed_merge_status: 'mergeable',
    head_pipeline: {
      id: 7,
      sha: HEAD,
      status: 'failed',
      web_url: 'https://git.example.com/acme/web/-/pipelines/7',
    },
  }),
  moved: having({ sha: 'b5c02de1'.repeat(5) }),
  overdue: { ...TYPICAL, milestones: [aMilestone({ due_date: '2026-11-15' })] },
  over: { ...TYPICAL, milestones: [aMilestone({ state: 'closed' })] },
}

/** What a merge request or a milestone is after a verb, where the server did it. */
const AFTER: Readonly<Record<string, Record<string, unknown>>> = {
  'mr.merge': { state: 'merged', merge_commit_sha: '46d982e0'.repeat(5) },
  'mr.close': { state: 'closed' },
  'mr.reopen': { state: 'opened' },
  'mr.draft': { work_in_progress: true, draft: true, title: 'Draft: Choose the dates of a report' },
  'mr.ready': { work_in_progress: false, draft: false },
  'mr.subscribe': { subscribed: true },
  'mr.unsubscribe': { subscribed: false },
  'mr.rebase': { sha: 'b5c02de1'.repeat(5), rebase_in_progress: false },
  'milestone.close': { state: 'closed' },
  'milestone.activate': { state: 'active' },
}

/** The world in which the server did what this verb asks for. */
export function withEffect(verb: string, world: World): World {
  const fields = AFTER[verb]
  if (!fields) return world
  const [mr] = world.mergeRequests
  const [milestone] = world.milestones
  return {
    ...world,
    after: {
      ...(mr ? { mergeRequests: [{ ...mr, ...fields }] } : {}),
      ...(milestone ? { milestones: [{ ...milestone, ...fields }] } : {}),
    },
  }
}
