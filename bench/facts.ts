/** What the stub of the server has: one project with merge requests and milestones, in the words of `/api/v4`. */
export const PROJECT = 42
export const PATH = 'acme/web'
export const RELEASE = '18.6.0'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const created_at = daysAgo(10)
/** Newer than what a digest calls untouched, on any day on which this runs. */
const updated_at = daysAgo(2)
const description = 'It keeps the total in cents and rounds once, at the end. '.repeat(8)

export type Facts = Readonly<Record<string, unknown>>

function person(id: number, origin: string) {
  const addresses = { avatar_url: `${origin}/avatars/${id}.png`, web_url: `${origin}/user${id}` }
  return { id, username: `user${id}`, name: `User ${id}`, state: 'active', locked: false, ...addresses }
}

/** The full commit id of a merge request’s head. */
export const headOf = (iid: number) => iid.toString(16).padStart(40, 'a')

/** As a list shows it. Of every third the build failed, and to every fifth an approval is missing. */
export function listed(iid: number, origin: string, isMerged: boolean) {
  const assignees = [person(1 + (iid % 5), origin)]
  const merge_user = isMerged ? person(1, origin) : null
  return {
    id: 100_000 + iid,
    iid,
    project_id: PROJECT,
    source_project_id: PROJECT,
    title: `Fix the total of the cart, part ${iid}`,
    description,
    state: isMerged ? 'merged' : 'opened',
    created_at,
    updated_at,
    prepared_at: created_at,
    merge_user,
    merged_at: isMerged ? updated_at : null,
    merge_commit_sha: isMerged ? 'b'.repeat(40) : null,
    source_branch: `fix/total-${iid}`,
    target_branch: 'main',
    author: person(1 + (iid % 7), origin),
    assignees,
    assignee: assignees[0],
    reviewers: [person(1 + (iid % 3), origin)],
    labels: ['bug', 'cart'],
    milestone: null,
    user_notes_count: 2,
    draft: false,
    merge_when_pipeline_succeeds: false,
    merge_status: 'can_be_merged',
    detailed_merge_status: isMerged ? 'not_open' : iid % 5 === 0 ? 'not_approved' : 'mergeable',
    sha: headOf(iid),
    web_url: `${origin}/${PATH}/-/merge_requests/${iid}`,
  }
}

/** As one alone is shown. */
export function single(iid: number, origin: string, isMerged: boolean) {
  const [id, status] = [900_000 + iid, iid % 3 === 0 ? 'failed' : 'success']
  const head = { sha: headOf(iid), ref: `fix/total-${iid}`, web_url: `${origin}/${PATH}/-/pipelines/${id}` }
  const head_pipeline = { id, iid, project_id: PROJECT, status, ...head, created_at, updated_at }
  const rights = { subscribed: false, user: { can_merge: true }, merge_error: null }
  return { ...listed(iid, origin, isMerged), ...rights, head_pipeline, changes_count: '6' }
}

export function project(origin: string): Facts {
  const names = { name: 'web', path_with_namespace: PATH, web_url: `${origin}/${PATH}` }
  const rules = { merge_method: 'merge', squash_option: 'default_off', merge_trains_enabled: false }
  return { id: PROJECT, ...names, ...rules, permissions: { project_access: { access_level: 40 } } }
}

export function approvals(iid: number, origin: string) {
  const approved = iid % 5 !== 0
  const approved_by = approved ? [{ user: person(3, origin), approved_at: updated_at }] : []
  const rights = { user_has_approved: false, user_can_approve: true }
  return { approved, approvals_required: 1, approvals_left: approved ? 0 : 1, approved_by, ...rights }
}

export function commits(iid: number): Facts[] {
  const ids = [headOf(iid), '1'.padStart(40, 'c'), '2'.padStart(40, 'c')]
  const text = { title: 'Round once', message: 'Round once', author_name: 'User 1', created_at }
  return ids.map((id) => ({ id, short_id: id.slice(0, 8), ...text }))
}

export function diffs(iid: number): Facts[] {
  const diff = `@@ -1,2 +1,2 @@\n-const total = ${iid}\n+const cents = ${iid * 100}\n context\n`
  const flags = { new_file: false, renamed_file: false, deleted_file: false, collapsed: false }
  const paths = Array.from({ length: 6 }, (_, index) => `src/cart/part-${index}.ts`)
  return paths.map((path) => ({ old_path: path, new_path: path, diff, ...flags, too_large: false }))
}

export function milestone(iid: number, origin: string): Facts {
  const web_url = `${origin}/${PATH}/-/milestones/${iid}`
  const days = { start_date: created_at.slice(0, 10), due_date: daysAgo(-50).slice(0, 10), expired: false }
  const text = { title: `Release ${iid}`, description: '', state: 'active', web_url }
  return { id: 7_000 + iid, iid, project_id: PROJECT, ...text, ...days, created_at, updated_at }
}

/** Nineteen, so that one page is known to be all. */
export function issues(milestoneIid: number, origin: string): Facts[] {
  const times = { created_at, updated_at, web_url: `${origin}/${PATH}/-/issues/1` }
  const common = { project_id: PROJECT, description, labels: ['cart'], author: person(1, origin), ...times }
  return Array.from({ length: 19 }, (_, index) => {
    const iid = milestoneIid * 100 + index
    const state = index % 3 === 0 ? 'closed' : 'opened'
    return { id: iid, iid, title: `Task ${iid}`, state, ...common }
  })
}
