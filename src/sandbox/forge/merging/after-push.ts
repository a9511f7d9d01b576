import { commitOf, countChanges, MAX_CHANGES, writeCommit } from '../git/commits.ts'
import type { Repository } from '../git/git.ts'
import { type Mode, TODAY } from '../mode.ts'
import { addSkippedBuild, beginBuild, endingOf } from '../state/builds.ts'
import { closeIssue } from '../state/issues.ts'
import {
  addVersion,
  isOpen,
  latestVersion,
  MERGE_REQUESTS,
  type MergeRequest,
  NOT_WAITING,
  openFromFork,
  openMergeRequests,
  type VersionContent,
} from '../state/merge-requests.ts'
import { PROJECTS, type Project, settingsOf, USERS, type User } from '../state/projects.ts'
import { addNote, finishTodos } from '../state/reviews.ts'
import { timestamp, tipsOf, type World } from '../world.ts'
import { issuesClosedBy } from './closed-issues.ts'

/** Marker in a commit message that skips its build. */
const SKIP = /\[(?:ci[ -]skip|skip[ -]ci)\]/i

type Heads = ReadonlyMap<string, string>

/**
 * Updates merge requests and builds after branches moved from `before` to `after`. Runs under the project's lock, so
 * that nobody reads or merges a half-recorded push. Heads that the forge itself `rebased` keep their approvals, as
 * nobody wrote anything new.
 */
export async function afterPush(
  world: World,
  project: Project,
  heads: { before: Heads; after: Heads },
  by: User,
  { rebased = false, skipCi = false }: { rebased?: boolean; skipCi?: boolean } = {},
): Promise<void> {
  const moved = [...heads.after].filter(([branch, sha]) => heads.before.get(branch) !== sha)
  if (moved.length === 0) return
  const branches = new Set(moved.map(([branch]) => branch))
  const contained = await containedIn(world, project, moved)
  for (const request of openMergeRequests(world.database, project.id)) {
    const { state } = latestVersion(world.database, request.id)
    const mergedByHand = state !== 'empty' && contained.get(request.target_branch)?.has(request.iid) === true
    if (mergedByHand) await finishMerge(world, project, request, by, null)
    else {
      const isMoved = request.source_project_id === project.id && branches.has(request.source_branch)
      if (isMoved) await updateHead(world, project, request, rebased)
      if (isMoved || branches.has(request.target_branch))
        world.database.update('merge_requests', request.id, { merge_status: 'unchecked' })
    }
  }
  if (skipCi) return
  for (const [branch, sha] of moved)
    await startBuild(world, project, { branch, sha, isNew: !heads.before.has(branch) })
}

/** Updates the merge requests from a fork after a push to it; the fork's lock must be free by then. */
export async function afterForkPush(world: World, fork: Project, by: User): Promise<void> {
  for (const { id, project_id } of openFromFork(world.database, fork.id)) {
    const update = async () => {
      const request = world.database.find(MERGE_REQUESTS, { id })
      if (!request || !isOpen(request)) return
      const project = world.database.get(PROJECTS, { id: project_id })
      await updateHead(world, project, request, false)
    }
    await world.locks.run(project_id, update, by.id)
  }
}

export interface PushedCommit {
  readonly project: number
  readonly branch: string
  readonly username: string
  readonly title: string
}

/** Pushes a commit that adds a file; false when there is no such project, branch or person. */
export async function pushCommit(world: World, { project: id, branch, username, title }: PushedCommit) {
  const project = world.database.find(PROJECTS, { id })
  const by = world.database.find(USERS, { username })
  if (!project || !by) return false
  const push = async () => {
    const repository = world.repository(project)
    const before = await repository.heads()
    const head = before.get(branch)
    if (head === undefined) return false
    const written = await repository.text(['hash-object', '-w', '--stdin'], { input: `${title}\n` })
    const file = `100644 blob ${written.trim()}\tnote-${head.slice(0, 12)}.md\n`
    const listed = await repository.text(['ls-tree', head])
    const tree = (await repository.text(['mktree'], { input: `${listed}${file}` })).trim()
    const commit = { tree, parents: [head], message: title, author: by, at: new Date(world.now()) }
    await repository.moveBranch(branch, await writeCommit(repository, commit), head)
    await afterPush(world, project, { before, after: await repository.heads() }, by)
    return true
  }
  return world.locks.run(id, push, by.id)
}

/** Starts a build of a new head; a new branch turns builds on, and a commit message can skip its build. */
async function startBuild(
  world: World,
  project: Project,
  { branch, sha, isNew }: { branch: string; sha: string; isNew: boolean },
): Promise<void> {
  const { database } = world
  // The forks of this forge have nothing that builds.
  if (project.forked_from_id !== null) return
  const known = endingOf(database, project.id, branch)
  if (!known && !isNew) return
  const ends_as = known ?? 'success'
  if (!known) database.insert('ci_branches', { project_id: project.id, branch, ends_as })
  const message = (await commitOf(world.repository(project), sha))?.message ?? ''
  if (!SKIP.test(message)) beginBuild(world, project, { branch, sha, ends_as })
  else addSkippedBuild(database, { project_id: project.id, branch, sha, started_at: timestamp(world) })
}

async function containedIn(world: World, project: Project, moved: readonly (readonly [string, string])[]) {
  const targets = new Set(
    openMergeRequests(world.database, project.id).map((request) => request.target_branch),
  )
  const repository = world.repository(project)
  const found = moved
    .filter(([branch]) => targets.has(branch))
    .map(async ([branch, sha]) => [branch, await repository.mergedInto(sha)] as const)
  return new Map(await Promise.all(found))
}

/** A new head cancels a waiting merge: the build it waited for does not cover the new commits. */
export async function updateHead(world: World, project: Project, request: MergeRequest, rebased: boolean) {
  const { source: head, target } = await tipsOf(world, project, request)
  const latest = latestVersion(world.database, request.id)
  if (!head || head === latest.head_commit_sha) return
  // A target that is missing for now still has the commits that the last version started from.
  const start = target ?? latest.start_commit_sha
  const at = timestamp(world)
  await openVersion(world, project, request, { head, start }, at)
  if (!rebased && settingsOf(world.database, project.id).resets_on_push)
    world.database.remove('approvals', { merge_request_id: request.id })
  world.database.update('merge_requests', request.id, {
    ...NOT_WAITING,
    remove_source_branch: null,
    merge_error: null,
    merge_status: 'unchecked',
    updated_at: at,
  })
}

/**
 * Records a merge that git already has. `commit` is null when the branch was merged by hand and pushed. The
 * wait-for-build setting stays, as it did on the servers of that time.
 */
export async function finishMerge(
  world: World,
  project: Project,
  request: MergeRequest,
  by: User,
  commit: string | null,
): Promise<void> {
  const issues = await issuesClosedBy(world, project, request, by)
  const at = timestamp(world)
  world.database.update('merge_requests', request.id, {
    state: 'merged',
    merge_commit_sha: commit,
    merged_by_id: by.id,
    merged_at: at,
    merge_error: null,
    updated_at: at,
  })
  noteSystem(world, request, by, 'merged')
  finishTodos(world.database, request.id, by.id, at)
  for (const issue of issues) closeIssue(world.database, issue.id, at, by.id)
}

export async function readVersion(repository: Repository, { head, start }: { head: string; start: string }) {
  const base = (await repository.mergeBase(start, head)) ?? start
  const [files = 0] = await countChanges(repository, [{ base, head }])
  return versionContent({ base, start, head }, files)
}

export function versionContent(
  { base, start, head }: { base: string; start: string; head: string },
  files: number,
): VersionContent {
  return {
    base_commit_sha: base,
    start_commit_sha: start,
    head_commit_sha: head,
    state: base === head ? 'empty' : files > MAX_CHANGES ? 'overflow' : 'collected',
    real_size: files > MAX_CHANGES ? `${MAX_CHANGES}+` : String(files),
  }
}

/** Records a new version and keeps its head reachable, even after the branch is gone. */
export async function openVersion(
  world: World,
  project: Project,
  request: Pick<MergeRequest, 'id' | 'iid'>,
  shas: { head: string; start: string },
  at: string,
): Promise<void> {
  const repository = world.repository(project)
  const content = await readVersion(repository, shas)
  await repository.keepHead(request.iid, shas.head)
  addVersion(world.database, request.id, content, at)
}

export function noteSystem(world: World, { id }: MergeRequest, by: User, body: string): void {
  const note = { merge_request_id: id, author_id: by.id, body, created_at: timestamp(world), system: true }
  addNote(world.database, note)
}

export function noteEdit(world: World, by: User, before: MergeRequest, after: MergeRequest): void {
  const isDraftChanged = before.draft !== after.draft
  const isTitleChanged = before.title !== after.title && !isDraftChanged
  const [from, to] = [before.target_branch, after.target_branch]
  const notes = [
    before.state !== after.state && (after.state === 'closed' ? 'closed' : 'reopened'),
    isDraftChanged && `marked this merge request as **${after.draft ? 'draft' : 'ready'}**`,
    isTitleChanged && `changed title from **${todaysTitle(before)}** to **${todaysTitle(after)}**`,
    from !== to && `changed target branch from \`${from}\` to \`${to}\``,
  ]
  for (const body of notes) if (body !== false) noteSystem(world, after, by, body)
}

const MARKS = /^(?:\s*(?:\[WIP\]|WIP:|WIP\s|\[draft\]|\(draft\)|draft:))+\s*/i

export function bareTitle(title: string): string {
  return title.replace(MARKS, '')
}

/** The title in this API's words: a draft has its prefix, whichever API wrote it. */
export function shownTitle(mode: Mode, { title, draft }: Pick<MergeRequest, 'title' | 'draft'>): string {
  return !draft || mode.draftTitle.test(title) ? title : mode.draftPrefix + bareTitle(title)
}

/** A `reopened` merge request of the old servers is plainly open today. */
export function todaysState({ state }: Pick<MergeRequest, 'state'>) {
  return state === 'reopened' ? 'opened' : state
}

export function todaysTitle(request: Pick<MergeRequest, 'title' | 'draft'>): string {
  return shownTitle(TODAY, request)
}
