import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Repository } from '../git/git.ts'
import { ACME, type SeedCommit, type SeedRequest, type Step } from './seed.ts'

const DAY_MS = 24 * 60 * 60 * 1000
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
export async function writeHistory(repository: Repository, timeline: readonly Step[], now: Date) {
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
