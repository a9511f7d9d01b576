import { countChanges } from '../git/commits.ts'
import { versionContent } from '../merging/after-push.ts'
import type { Value } from '../state/database.ts'
import { PROJECTS } from '../state/projects.ts'
import type { World } from '../world.ts'
import { writeHistory } from './history.ts'
import { ACME, HISTORIES } from './seed.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Fills an empty world; everything in it is dated relative to `now`, and ids are the same every time. */
export async function sow(world: World, now: Date): Promise<void> {
  for (const [table, rows] of Object.entries(ACME.rows)) {
    const dated = rows.map((row) => datedRow(row, now.getTime()))
    if (table === 'merge_requests') await sowRequests(world, now, dated)
    else for (const row of dated) world.database.insert(table, row)
  }
}

/** Converts relative times: days before now in columns of moments, days from now in columns of dates. */
function datedRow(row: Readonly<Record<string, Value>>, now: number) {
  const values = Object.entries(row).map(([name, value]): [string, Value] => {
    if (typeof value !== 'number' || !/_(?:at|date)$/.test(name)) return [name, value]
    const isDate = name.endsWith('_date')
    const moment = new Date(Math.round(now + (isDate ? value : -value) * DAY_MS)).toISOString()
    return [name, isDate ? moment.slice(0, 'yyyy-mm-dd'.length) : moment]
  })
  return Object.fromEntries(values)
}

/** Writes the repositories, then the merge requests with their shas. */
async function sowRequests(world: World, now: Date, rows: readonly Readonly<Record<string, Value>>[]) {
  const { database } = world
  // Git takes most of the time and the repositories do not depend on each other.
  const written = await Promise.all(HISTORIES.map(async (history) => writeRepository(world, history, now)))
  for (const row of rows) {
    const { project, made } = written.find(({ project: { id } }) => id === row.project_id) ?? {}
    const { step, merge, version } = made?.get(Number(row.iid)) ?? {}
    if (!project || !step || !version) throw new Error(`!${row.iid} is not in the history`)
    const id = database.insert('merge_requests', { ...row, merge_commit_sha: merge ?? null })
    database.insert('versions', { ...version, merge_request_id: id, created_at: row.created_at ?? null })
    if (!step.build) continue
    database.insert('ci_branches', { project_id: project.id, branch: step.branch, ends_as: step.build })
    world.builds.start(project, step.branch, version.head_commit_sha)
  }
}

/** Writes a project's repository and returns the shas of its merge requests by iid. */
async function writeRepository(world: World, { id, timeline }: (typeof HISTORIES)[number], now: Date) {
  const project = world.database.find(PROJECTS, { id })
  if (!project) throw new Error(`the seed has no project ${id}`)
  const repository = world.repository(project)
  await repository.create(project.default_branch)
  const shas = await writeHistory(repository, timeline, now)
  // In the seed nobody merges main into a branch, so a merge request still has its first merge base.
  const ranges = [...shas.values()].map(({ start, head }) => ({ base: start, start, head }))
  const files = await countChanges(repository, ranges)
  const entries = [...shas].map(([iid, { step, merge, start, head }], at) => {
    const version = versionContent({ base: start, start, head }, files[at] ?? 0)
    return [iid, { step, merge, version }] as const
  })
  return { project, made: new Map(entries) }
}
