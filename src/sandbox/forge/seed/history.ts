import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { z } from 'zod'
import { countChanges } from '../git/commits.ts'
import type { Repository } from '../git/git.ts'
import { versionContent } from '../merging/after-push.ts'

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

export const History = z.object({ id: z.number(), timeline: z.array(step) })
type History = z.infer<typeof History>

interface SeededRequest {
  readonly step: SeedRequest
  readonly merge: string | null
  readonly version: ReturnType<typeof versionContent>
}

/** Paths below a directory with what is in each; null for a folder, which comes before what is in it. */
type Content = readonly (readonly [string, Buffer | null])[]

/** A repository that nobody has changed yet. */
interface SeededRepository {
  readonly hour: number
  readonly requests: Promise<ReadonlyMap<number, SeededRequest>>
  readonly content: Promise<Content>
}

/** The newest of each project: git is most of the time that a new world takes, and tests make thousands. */
const seeded = new Map<number, SeededRepository>()

/** The place of a history, and its authors: an author line for each username. */
interface Destination {
  readonly repository: Repository
  readonly defaultBranch: string
  readonly people: ReadonlyMap<string, string>
}

/**
 * Writes a project's repository and returns its merge requests by iid. Ages count from the hour of `now`, so that
 * worlds of the same hour share what git has made.
 */
export async function writeRepository(
  history: History,
  destination: Destination,
  now: Date,
): Promise<ReadonlyMap<number, SeededRequest>> {
  const { directory } = destination.repository
  const hour = Math.floor(now.getTime() / millisecondsInHour)
  const known = seeded.get(history.id)
  if (known?.hour === hour) {
    await putContent(directory, await known.content)
    return known.requests
  }
  const requests = makeRepository(history, destination, new Date(hour * millisecondsInHour))
  const content = requests.then(() => contentOf(directory))
  seeded.set(history.id, { hour, requests, content })
  // Only a repository is kept, never a failure.
  content.catch(() => seeded.delete(history.id))
  await content
  return requests
}

async function makeRepository(
  { timeline }: History,
  { repository, defaultBranch, people }: Destination,
  now: Date,
) {
  await repository.create(defaultBranch)
  const shas = await writeHistory(repository, new Stream(timeline, people, now))
  // In the seed nobody merges main into a branch, so a merge request still has its first merge base.
  const ranges = [...shas.values()].map(({ start, head }) => ({ base: start, start, head }))
  const files = await countChanges(repository, ranges)
  const entries = [...shas].map(([iid, { step, merge, start, head }], at) => {
    const version = versionContent({ base: start, start, head }, files[at] ?? 0)
    return [iid, { step, merge, version }] as const
  })
  return new Map(entries)
}

async function contentOf(directory: string): Promise<Content> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true })
  return Promise.all(
    found.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(directory.length), entry.isDirectory() ? null : await readFile(path)] as const
    }),
  )
}

async function putContent(directory: string, content: Content): Promise<void> {
  const folders = content.filter(([, bytes]) => bytes === null)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  for (const [path] of folders) await mkdir(join(directory, path), { recursive: true })
  await Promise.all(content.map(([path, bytes]) => bytes && writeFile(join(directory, path), bytes)))
}

/** Days between the commits of one merge request. */
const BETWEEN_COMMITS = 0.1
const MAIN = 'refs/heads/main'

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
  readonly #people: ReadonlyMap<string, string>
  readonly #now: number
  #main = 0
  #mark = 0

  constructor(timeline: readonly Step[], people: ReadonlyMap<string, string>, now: Date) {
    this.#people = people
    this.#now = now.getTime()
    for (const step of timeline) this.#add(step)
    this.#finish()
  }

  get text(): string {
    return this.#parts.join('')
  }

  #add(step: Step): void {
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
  #finish(): void {
    for (const { request, head, merge } of this.requests.values())
      if (merge === undefined) this.#parts.push(`reset refs/heads/${request.branch}\nfrom :${head}\n\n`)
  }

  #commit(ref: string, commit: SeedCommit, by: string, days: number, parents: readonly number[]): number {
    const mark = ++this.#mark
    const person = `${this.#people.get(by)} ${Math.floor((this.#now - days * millisecondsInDay) / 1000)} +0000`
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

/** Writes a timeline into an empty repository and returns the shas of its merge requests by iid. */
async function writeHistory(repository: Repository, stream: Stream) {
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
