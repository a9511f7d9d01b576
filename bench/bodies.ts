/** What the stub server has: one project with merge requests and milestones. */
export const PROJECT = 42
export const OPEN = 'opened'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const day = (at: string) => at.slice(0, 10)
const CREATED_AT = daysAgo(10)
/** Newer than what a digest calls untouched, on any day on which this runs. */
export const UPDATED_AT = daysAgo(2)

const PADDING = 'It keeps the total in cents and rounds once, at the end. '.repeat(8)
const person = (id: number) => ({
  id,
  username: `user${id}`,
  name: `User ${id}`,
  state: 'active',
  avatar_url: `http://127.0.0.1/avatars/${id}.png`,
  web_url: `http://127.0.0.1/user${id}`,
})

/** The full commit id of a merge request’s head. */
export function headOf(iid: number): string {
  return iid.toString(16).padStart(40, 'a')
}

/** A merge request as API v3 shows it, about 1.5 kB. */
export function mergeRequest(iid: number, origin: string, state = OPEN): object {
  return {
    id: 100_000 + iid,
    iid,
    project_id: PROJECT,
    title: `Fix the total of the cart, part ${iid}`,
    state,
    description: PADDING,
    created_at: CREATED_AT,
    updated_at: UPDATED_AT,
    target_branch: 'main',
    source_branch: `fix/total-${iid}`,
    upvotes: 0,
    downvotes: 0,
    author: person(1 + (iid % 7)),
    assignee: person(1 + (iid % 5)),
    source_project_id: PROJECT,
    target_project_id: PROJECT,
    labels: ['bug', 'cart'],
    work_in_progress: false,
    milestone: null,
    merge_when_build_succeeds: false,
    merge_status: 'can_be_merged',
    subscribed: false,
    sha: headOf(iid),
    merge_commit_sha: state === 'merged' ? 'b'.repeat(40) : null,
    user_notes_count: 2,
    should_remove_source_branch: false,
    force_remove_source_branch: false,
    web_url: `${origin}/acme/web/merge_requests/${iid}`,
  }
}

export function commitsOf(iid: number): object[] {
  return [0, 1, 2].map((age) => ({
    id: age === 0 ? headOf(iid) : `${age}`.padStart(40, 'c'),
    short_id: headOf(iid).slice(-8),
    title: `Round once (${age})`,
    author_name: 'User 1',
    author_email: 'user1@example.com',
    created_at: CREATED_AT,
    message: `Round once (${age})`,
  }))
}

export function changesOf(iid: number): object[] {
  return Array.from({ length: 6 }, (_, index) => ({
    old_path: `src/cart/part-${index}.ts`,
    new_path: `src/cart/part-${index}.ts`,
    a_mode: '100644',
    b_mode: '100644',
    new_file: false,
    renamed_file: false,
    deleted_file: false,
    diff: `@@ -1,2 +1,2 @@\n-const total = ${iid}\n+const cents = ${iid * 100}\n context\n`,
  }))
}

export function milestone(iid: number, origin: string): object {
  return {
    id: 7_000 + iid,
    iid,
    project_id: PROJECT,
    title: `Release ${iid}`,
    description: PADDING.slice(0, 200),
    due_date: day(daysAgo(-50)),
    state: 'active',
    start_date: day(CREATED_AT),
    created_at: CREATED_AT,
    updated_at: UPDATED_AT,
    web_url: `${origin}/acme/web/milestones/${iid}`,
  }
}

/** Nineteen issues, so that one page is known to be all. */
export function issuesOf(iid: number, origin: string): object[] {
  return Array.from({ length: 19 }, (_, index) => ({
    id: iid * 100 + index,
    iid: iid * 100 + index,
    project_id: PROJECT,
    title: `Task ${index} of ${iid}`,
    description: PADDING,
    state: index % 3 === 0 ? 'closed' : OPEN,
    labels: ['cart'],
    created_at: CREATED_AT,
    updated_at: UPDATED_AT,
    author: person(1),
    assignee: person(2),
    user_notes_count: 0,
    confidential: false,
    web_url: `${origin}/acme/web/issues/${iid * 100 + index}`,
  }))
}
