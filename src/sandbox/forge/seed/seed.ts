import { readFileSync } from 'node:fs'
import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import type { Value } from '../state/database.ts'
import { addVersion } from '../state/merge-requests.ts'
import { PROJECTS } from '../state/projects.ts'
import type { World } from '../world.ts'
import { History, writeRepository } from './history.ts'

const value = z.json().transform((found) => (typeof found === 'object' ? JSON.stringify(found) : found))
const acme = z.object({
  /** Rows of each table, in insertion order; shas come from the generated history. */
  rows: z.record(z.string(), z.array(z.record(z.string(), value))),
  /** Issues and comments that people write on simulated days, in this order, repeatedly. */
  thoughts: z.array(z.object({ title: z.string(), by: z.number() })),
  remarks: z.array(z.string()),
})

export const ACME = read(acme, 'acme')
const HISTORIES = ['web', 'api', 'vault'].map((name) => read(History, name))
const PEOPLE = new Map(
  ACME.rows.users?.map(({ username, name, email }) => [String(username), `${name} <${email}>`]),
)

function read<T>(schema: z.ZodType<T>, name: string): T {
  return schema.parse(JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')))
}

/** Fills an empty world; everything in it is dated relative to `now`, and ids are the same every time. */
export async function seedWorld(world: World, now: Date): Promise<void> {
  for (const [table, rows] of Object.entries(ACME.rows)) {
    const dated = rows.map((row) => datedRow(row, now.getTime()))
    if (table === 'merge_requests') await seedMergeRequests(world, now, dated)
    else for (const row of dated) world.database.insert(table, row)
  }
}

/** Converts relative times: days before now in columns of moments, days from now in columns of dates. */
function datedRow(row: Readonly<Record<string, Value>>, now: number) {
  const values = Object.entries(row).map(([name, value]): [string, Value] => {
    if (typeof value !== 'number' || !/_(?:at|date)$/.test(name)) return [name, value]
    const isDate = name.endsWith('_date')
    const moment = new Date(Math.round(now + (isDate ? value : -value) * millisecondsInDay)).toISOString()
    return [name, isDate ? moment.slice(0, 'yyyy-mm-dd'.length) : moment]
  })
  return Object.fromEntries(values)
}

async function seedMergeRequests(world: World, now: Date, rows: readonly Readonly<Record<string, Value>>[]) {
  const { database } = world
  // Git takes most of the time and the repositories do not depend on each other.
  const written = await Promise.all(
    HISTORIES.map(async (history) => {
      const project = database.find(PROJECTS, { id: history.id })
      if (!project) throw new Error(`the seed has no project ${history.id}`)
      const repository = world.repository(project)
      const destination = { repository, defaultBranch: project.default_branch, people: PEOPLE }
      return { project, requests: await writeRepository(history, destination, now) }
    }),
  )
  for (const row of rows) {
    const { project, requests } = written.find(({ project: { id } }) => id === row.project_id) ?? {}
    const { step, merge, version } = requests?.get(Number(row.iid)) ?? {}
    if (!project || !step || !version) throw new Error(`!${row.iid} is not in the history`)
    const id = database.insert('merge_requests', {
      ...row,
      source_project_id: project.id,
      merge_commit_sha: merge ?? null,
    })
    addVersion(database, id, version, row.created_at ?? null)
    if (!step.build) continue
    database.insert('ci_branches', { project_id: project.id, branch: step.branch, ends_as: step.build })
    world.builds.start(project, step.branch, version.head_commit_sha)
  }
}
