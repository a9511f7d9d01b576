import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { countChanges } from '../git/commits.ts'
import type { Repository } from '../git/git.ts'
import { versionContent } from '../merging/after-push.ts'
import { beginBuild } from '../state/builds.ts'
import type { Database, Value } from '../state/database.ts'
import { addIssue, closeIssue, ISSUES, MILESTONES, type Milestone, reopenIssue } from '../state/issues.ts'
import { addVersion, isOpen, MERGE_REQUESTS } from '../state/merge-requests.ts'
import { PROJECTS } from '../state/projects.ts'
import { addNote } from '../state/reviews.ts'
import type { World } from '../world.ts'

const acme = z.object({
  /** Rows of each table, in insertion order; shas come from the generated history. */
  rows: z.record(z.string(), z.array(z.record(z.string(), z.json()))),
  /** Issues and comments that people write on simulated days, in this order, repeatedly. */
  thoughts: z.array(z.object({ title: z.string(), by: z.number() })),
  remarks: z.array(z.string()),
})

/** Content by path, as lines; null deletes the file. */
const files = z.record(
  z.string(),
  z
    .array(z.string())
    .transform((lines) => `${lines.join('\n')}\n`)
    .nullable(),
)
const commit = z.object({ message: z.string(), files })

/** Author of a step by username, and its age in days. */
const done = z.object({ by: z.string(), days: z.number() })

/** A merge request; its commits come shortly before it. */
const request = done.extend({
  kind: z.literal('request'),
  iid: z.number(),
  title: z.string(),
  branch: z.string(),
  commits: z.array(commit),
  /** A running build that ends like this unless it is ended otherwise. */
  build: z.enum(['success', 'failed']).optional(),
})

/** A project's history: commits on main, merge requests opened, and those merged into main. */
const history = z.object({
  id: z.number(),
  timeline: z.array(
    z.discriminatedUnion('kind', [
      commit.extend({ kind: z.literal('commit'), ...done.shape }),
      request,
      done.extend({ kind: z.literal('merge'), iid: z.number() }),
    ]),
  ),
})
type History = z.infer<typeof history>

const ACME = read(acme, 'acme')
const HISTORIES = ['web', 'api', 'vault'].map((name) => read(history, name))
/** Author lines by username. */
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
      const project = database.get(PROJECTS, { id: history.id })
      const repository = world.repository(project)
      return { project, requests: await writeRepository(history, repository, project.default_branch, now) }
    }),
  )
  for (const row of rows) {
    const { project, requests } = written.find(({ project: { id } }) => id === row.project_id) ?? {}
    const { step, merge, version } = requests?.get(Number(row.iid)) ?? {}
    if (!project || !step || !version) throw new Error(`!${row.iid} is not in the history`)
    const id = database.insert('merge_requests', {
      ...row,
      source_project_id: project.id,
      merge_commit_sha: merge,
    })
    addVersion(database, id, version, row.created_at ?? null)
    if (!step.build) continue
    const built = { branch: step.branch, ends_as: step.build }
    database.insert('ci_branches', { project_id: project.id, ...built })
    beginBuild(world, project, { ...built, sha: version.head_commit_sha })
  }
}

/** The files below a directory, by path. */
type Content = ReadonlyMap<string, Buffer>

/** A repository as git made it, which nobody has changed. */
interface SeededRepository {
  readonly requests: Awaited<ReturnType<typeof writeHistory>>
  readonly content: Content
}

/** The last three repositories: git is most of the time that a new world takes, and tests make thousands. */
const seeded = new LRUCache<string, Promise<SeededRepository>>({ max: HISTORIES.length })

/**
 * Writes a project's repository and returns its merge requests by iid. Ages count from the hour of `now`, so that
 * worlds of the same hour share what git has made.
 */
async function writeRepository(
  { id, timeline }: History,
  repository: Repository,
  defaultBranch: string,
  now: Date,
): Promise<SeededRepository['requests']> {
  const { directory } = repository
  const hour = Math.floor(now.getTime() / millisecondsInHour)
  const key = `${id} ${hour}`
  const known = seeded.get(key)
  if (known) {
    const { requests, content } = await known
    await putContent(directory, content)
    return requests
  }
  const made = (async () => {
    await repository.create(defaultBranch)
    const requests = await writeHistory(repository, timeline, hour * millisecondsInHour)
    return { requests, content: await contentOf(directory) }
  })()
  seeded.set(key, made)
  // Only a repository is kept, never a failure.
  made.catch(() => seeded.delete(key))
  return (await made).requests
}

async function contentOf(directory: string): Promise<Content> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [relative(directory, path), await readFile(path)] as const
  })
  return new Map(await Promise.all(read))
}

async function putContent(directory: string, content: Content): Promise<void> {
  const written = [...content].map(async ([path, bytes]) => {
    await mkdir(dirname(join(directory, path)), { recursive: true, mode: 0o700 })
    await writeFile(join(directory, path), bytes)
  })
  await Promise.all(written)
}

/** Writes a timeline into an empty repository and returns its merge requests by iid. */
async function writeHistory(repository: Repository, timeline: History['timeline'], now: number) {
  const { text, requests } = streamOf(timeline, now)
  const marksFile = join(repository.directory, 'seed-marks')
  await repository.write(['fast-import', '--quiet', `--export-marks=${marksFile}`], { input: text })
  const shas = readMarks(await readFile(marksFile, 'utf8'))
  await rm(marksFile)
  const sha = (mark: number) => shas.get(mark) ?? ''
  const made = requests.map(({ step, start, head, merge }) => {
    // In the seed nobody merges main into a branch, so a merge request still has its first merge base.
    return { step, merge: shas.get(merge), range: { base: sha(start), start: sha(start), head: sha(head) } }
  })
  const counts = await countChanges(
    repository,
    made.map(({ range }) => range),
  )
  return new Map(
    made.map(({ step, merge, range }, at) => {
      return [step.iid, { step, merge, version: versionContent(range, counts[at] ?? 0) }] as const
    }),
  )
}

function readMarks(text: string): Map<number, string> {
  const found = text.matchAll(/^:(\d+) ([0-9a-f]{40})$/gm)
  return new Map([...found].map(([, mark = '', sha = '']) => [Number(mark), sha]))
}

/** Days between the commits of one merge request. */
const BETWEEN_COMMITS = 0.1
const MAIN = 'refs/heads/main'

interface Marks {
  readonly step: z.infer<typeof request>
  readonly start: number
  readonly head: number
  /** 0 until it is merged. */
  merge: number
}

/** Turns a timeline into one stream for `git fast-import`, which is much faster than commit by commit. */
function streamOf(timeline: History['timeline'], now: number) {
  const requests = new Map<number, Marks>()
  const parts: string[] = []
  let main = 0
  let mark = 0
  /** Adds a commit and returns its mark; 0 is no parent. */
  const add = (
    ref: string,
    { message, files }: z.infer<typeof commit>,
    { by, days }: z.infer<typeof done>,
    [first, second]: readonly [first: number, second?: number],
  ) => {
    mark += 1
    const person = `${PEOPLE.get(by)} ${Math.floor((now - days * millisecondsInDay) / 1000)} +0000`
    parts.push(
      `commit ${ref}\nmark :${mark}\nauthor ${person}\ncommitter ${person}\n${block(`${message}\n`)}`,
      first === 0 ? '' : `from :${first}\n`,
      second === undefined ? '' : `merge :${second}\n`,
      ...fileLines(files),
      '\n',
    )
    return mark
  }
  for (const step of timeline) {
    if (step.kind === 'commit') main = add(MAIN, step, step, [main])
    else if (step.kind === 'request') {
      let head = main
      for (const [at, commit] of step.commits.entries()) {
        const days = step.days + (step.commits.length - at) * BETWEEN_COMMITS
        head = add(`refs/merge-requests/${step.iid}/head`, commit, { by: step.by, days }, [head])
      }
      requests.set(step.iid, { step, start: main, head, merge: 0 })
    } else {
      const marks = requests.get(step.iid)
      if (!marks) throw new Error(`!${step.iid} is merged before it is opened`)
      const { title, branch, commits } = marks.step
      const message = `Merge branch '${branch}' into 'main'\n\n${title}\n\nSee merge request !${step.iid}`
      const files = Object.assign({}, ...commits.map((commit) => commit.files))
      main = add(MAIN, { message, files }, step, [main, marks.head])
      marks.merge = main
    }
  }
  // Branches of merged requests are gone; the others get theirs at the end.
  for (const { step, head, merge } of requests.values())
    if (merge === 0) parts.push(`reset refs/heads/${step.branch}\nfrom :${head}\n\n`)
  return { text: parts.join(''), requests: [...requests.values()] }
}

function fileLines(files: z.infer<typeof commit>['files']): string[] {
  return Object.entries(files).map(([path, content]) => {
    if (content === null) return `D ${path}\n`
    return `M ${path.endsWith('.sh') ? '100755' : '100644'} inline ${path}\n${block(content)}`
  })
}

function block(content: string): string {
  return `data ${Buffer.byteLength(content)}\n${content}\n`
}

const PROJECT = 42
const BOB = 3
const MILESTONE = 3

/** Returns what simulates activity in acme/web on the days that have passed from now on, each once and always the same. */
export function createSimulation(world: World): () => Promise<void> {
  const seededAt = world.now()
  let simulated = 0
  return () =>
    world.locks.run(PROJECT, async () => {
      const now = world.now()
      const days = Math.floor((now - seededAt) / millisecondsInDay)
      while (simulated < days) {
        simulated += 1
        // The last day ends now, and each earlier one a day before: nothing is older than what was seen.
        simulateDay(world, simulated, new Date(now - (days - simulated) * millisecondsInDay).toISOString())
      }
    })
}

/** Closes an issue each day, adds one every third day, reopens one every fifth and comments every second. */
function simulateDay({ database }: World, day: number, at: string): void {
  const milestone = database.find(MILESTONES, { project_id: PROJECT, iid: MILESTONE, state: 'active' })
  if (!milestone) return
  const [first] = database.list(ISSUES, { milestone_id: milestone.id, state: 'opened' })
  const [newest] = database.list(
    ISSUES,
    { milestone_id: milestone.id, state: 'closed' },
    'updated_at DESC, id DESC',
  )
  if (first) closeIssue(database, first.id, at, first.assignee_id ?? first.author_id)
  const thought = ACME.thoughts[Math.floor(day / 3) % ACME.thoughts.length]
  if (thought && (day % 3 === 0 || !first)) {
    const planned = { project_id: PROJECT, milestone_id: milestone.id, created_at: at }
    addIssue(database, { ...planned, title: thought.title, author_id: thought.by })
  }
  if (newest && day % 5 === 0) reopenIssue(database, newest.id, at)
  if (day % 2 === 0) addRemark(database, milestone, day / 2, at)
}

function addRemark(database: Database, milestone: Milestone, nth: number, at: string): void {
  const open = database.list(MERGE_REQUESTS, { milestone_id: milestone.id }).filter(isOpen)
  const request = open[nth % open.length]
  const body = ACME.remarks[nth % ACME.remarks.length]
  if (!request || body === undefined) return
  addNote(database, { merge_request_id: request.id, author_id: BOB, body, created_at: at })
  database.update('merge_requests', request.id, { updated_at: at })
}
