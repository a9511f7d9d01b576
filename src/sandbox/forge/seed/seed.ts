import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { countChanges } from '../git/commits.ts'
import type { Repository } from '../git/git.ts'
import { versionContent } from '../merging/after-push.ts'
import type { Value } from '../state/database.ts'
import { addVersion } from '../state/merge-requests.ts'
import { PROJECTS } from '../state/projects.ts'
import type { World } from '../world.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Content by path, as lines; null deletes the file. */
const files = z.record(
  z.string(),
  z
    .array(z.string())
    .transform((lines) => `${lines.join('\n')}\n`)
    .nullable(),
)
const commit = z.object({ message: z.string(), files })
type SeedCommit = z.infer<typeof commit>

/** Author of a step by username, and its age in days. */
const done = { by: z.string(), days: z.number() }

/** A merge request; its commits come shortly before it. */
const request = z.object({
  kind: z.literal('request'),
  ...done,
  iid: z.number(),
  title: z.string(),
  branch: z.string(),
  commits: z.array(commit),
  /** A running build that ends like this unless it is ended otherwise. */
  build: z.enum(['success', 'failed']).optional(),
})
type SeedRequest = z.infer<typeof request>

/** A step in a project's history: a commit on main, a merge request opened, or one merged into main. */
const step = z.discriminatedUnion('kind', [
  commit.extend({ kind: z.literal('commit'), ...done }),
  request,
  z.object({ kind: z.literal('merge'), ...done, iid: z.number() }),
])
type Step = z.infer<typeof step>

/** The history of a project, oldest first. */
const project = z.object({ id: z.number(), timeline: z.array(step) })

const value = z.json().transform((found) => (typeof found === 'object' ? JSON.stringify(found) : found))
const acme = z.object({
  /** Rows of each table, in insertion order; shas come from the generated history. */
  rows: z.record(z.string(), z.array(z.record(z.string(), value))),
  /** Issues and comments that people write on simulated days, in this order, repeatedly. */
  thoughts: z.array(z.object({ title: z.string(), by: z.number() })),
  remarks: z.array(z.string()),
})

export const ACME = read(acme, 'acme')
const HISTORIES = ['web', 'api', 'vault'].map((name) => read(project, name))

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
    const moment = new Date(Math.round(now + (isDate ? value : -value) * DAY_MS)).toISOString()
    return [name, isDate ? moment.slice(0, 'yyyy-mm-dd'.length) : moment]
  })
  return Object.fromEntries(values)
}

/** Writes the repositories, then the merge requests with their shas. */
async function seedMergeRequests(world: World, now: Date, rows: readonly Readonly<Record<string, Value>>[]) {
  const { database } = world
  // Git takes most of the time and the repositories do not depend on each other.
  const written = await Promise.all(HISTORIES.map(async (history) => writeRepository(world, history, now)))
  for (const row of rows) {
    const { project, made } = written.find(({ project: { id } }) => id === row.project_id) ?? {}
    const { step, merge, version } = made?.get(Number(row.iid)) ?? {}
    if (!project || !step || !version) throw new Error(`!${row.iid} is not in the history`)
    const id = database.insert('merge_requests', { ...row, merge_commit_sha: merge ?? null })
    addVersion(database, id, version, row.created_at ?? null)
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

/** Days between the commits of one merge request. */
const BETWEEN_COMMITS = 0.1
const MAIN = 'refs/heads/main'

const PEOPLE = new Map(ACME.rows.users?.map(({ username, name, email }) => [username, `${name} <${email}>`]))

interface Marks {
  readonly head: number
  readonly start: number
  readonly request: SeedRequest
  merge?: number
}

/** Turns a timeline into one stream for `git fast-import`, which is much faster than commit by commit. */
class Stream {
  readonly requests = new Map<number, Marks>()
  readonly #parts: string[] = []
  readonly #now: number
  #main = 0
  #mark = 0

  constructor(now: Date) {
    this.#now = now.getTime()
  }

  get text(): string {
    return this.#parts.join('')
  }

  add(step: Step): void {
    if (step.kind === 'commit') this.#main = this.#commit(MAIN, step, step.by, step.days, [this.#main])
    else if (step.kind === 'request') this.#open(step)
    else this.#merge(step.iid, step.by, step.days)
  }

  #open(request: SeedRequest): void {
    let head = this.#main
    for (const [at, commit] of request.commits.entries()) {
      const days = request.days + (request.commits.length - at) * BETWEEN_COMMITS
      head = this.#commit(`refs/merge-requests/${request.iid}/head`, commit, request.by, days, [head])
    }
    this.requests.set(request.iid, { head, start: this.#main, request })
  }

  #merge(iid: number, by: string, days: number): void {
    const marks = this.requests.get(iid)
    if (!marks) throw new Error(`!${iid} is merged before it is opened`)
    const { title, branch, commits } = marks.request
    const message = `Merge branch '${branch}' into 'main'\n\n${title}\n\nSee merge request !${iid}`
    const files = Object.assign({}, ...commits.map((commit) => commit.files))
    this.#main = this.#commit(MAIN, { message, files }, by, days, [this.#main, marks.head])
    marks.merge = this.#main
  }

  /** Branches of merged requests are gone; the others get theirs at the end. */
  finish(): void {
    for (const { request, head, merge } of this.requests.values())
      if (merge === undefined) this.#parts.push(`reset refs/heads/${request.branch}\nfrom :${head}\n\n`)
  }

  #commit(ref: string, commit: SeedCommit, by: string, days: number, parents: readonly number[]): number {
    const mark = ++this.#mark
    const person = `${PEOPLE.get(by)} ${Math.floor((this.#now - days * DAY_MS) / 1000)} +0000`
    const [first, second] = parents.filter((parent) => parent > 0)
    this.#parts.push(
      `commit ${ref}\nmark :${mark}\nauthor ${person}\ncommitter ${person}\n${block(`${commit.message}\n`)}`,
      first === undefined ? '' : `from :${first}\n`,
      second === undefined ? '' : `merge :${second}\n`,
      ...fileLines(commit.files),
      '\n',
    )
    return mark
  }
}

function fileLines(files: SeedCommit['files']): string[] {
  return Object.entries(files).map(([path, content]) => {
    if (content === null) return `D ${path}\n`
    return `M ${path.endsWith('.sh') ? '100755' : '100644'} inline ${path}\n${block(content)}`
  })
}

function block(content: string): string {
  return `data ${Buffer.byteLength(content)}\n${content}\n`
}

/** Writes the timeline into an empty repository and returns the shas of its merge requests by iid. */
async function writeHistory(repository: Repository, timeline: readonly Step[], now: Date) {
  const stream = new Stream(now)
  for (const step of timeline) stream.add(step)
  stream.finish()
  const marksFile = join(repository.directory, 'seed-marks')
  await repository.write(['fast-import', '--quiet', `--export-marks=${marksFile}`], { input: stream.text })
  const shas = readMarks(await readFile(marksFile, 'utf8'))
  await rm(marksFile)
  const sha = (mark: number) => shas.get(mark) ?? ''
  return new Map(
    [...stream.requests].map(([iid, { request: step, head, start, merge }]) => [
      iid,
      { step, head: sha(head), start: sha(start), merge: merge === undefined ? null : sha(merge) },
    ]),
  )
}

function readMarks(text: string): Map<number, string> {
  const found = text.matchAll(/^:(\d+) ([0-9a-f]{40})$/gm)
  return new Map([...found].map(([, mark = '', sha = '']) => [Number(mark), sha]))
}
