import { mkdir } from 'node:fs/promises'
import type { Git, GitOptions } from './git.ts'

const BRANCHES = 'refs/heads/'
/** Below it each merge request has its newest head. */
const KEPT = 'refs/merge-requests/'

/**
 * One bare repository, written to through this object only. Branches are looked up by exact name in what git
 * lists, so no name is ever parsed.
 */
export class Repository {
  readonly directory: string
  readonly git: Git
  #heads: Promise<ReadonlyMap<string, string>> | undefined

  constructor(git: Git, directory: string) {
    this.git = git
    this.directory = directory
  }

  /** Makes the empty repository; the folder and all above it that are new can be read by the owner only. */
  async create(defaultBranch: string): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 })
    await this.run(['init', '--quiet', '--bare', '--template=', `--initial-branch=${defaultBranch}`])
  }

  async run(args: readonly string[], options?: GitOptions) {
    return this.git.run(this.directory, args, options)
  }

  async text(args: readonly string[], options?: GitOptions): Promise<string> {
    return (await this.run(args, options)).stdout.toString()
  }

  /** Runs what may move branches. */
  async write(args: readonly string[], options?: GitOptions) {
    try {
      return await this.run(args, options)
    } finally {
      this.#heads = undefined
    }
  }

  /** Every branch and the sha of its newest commit. Git is asked again only after a write. */
  async heads(): Promise<ReadonlyMap<string, string>> {
    if (this.#heads !== undefined) return this.#heads
    const asked = this.#readHeads()
    this.#heads = asked
    // Only git's answer is worth remembering, not that it could not be asked.
    asked.catch(() => {
      if (this.#heads === asked) this.#heads = undefined
    })
    return asked
  }

  async #readHeads(): Promise<ReadonlyMap<string, string>> {
    const listing = await this.text(['for-each-ref', '--format=%(objectname) %(refname)', BRANCHES])
    const lines = listing.split('\n').filter(Boolean)
    return new Map(lines.map((line) => [line.slice(41 + BRANCHES.length), line.slice(0, 40)]))
  }

  /** The newest commit that both histories share; undefined when they share none. */
  async mergeBase(left: string, right: string): Promise<string | undefined> {
    const { code, stdout } = await this.run(['merge-base', left, right], { mayExit: [1] })
    return code === 0 ? stdout.toString().trim() : undefined
  }

  async isAncestor(older: string, newer: string): Promise<boolean> {
    const { code } = await this.run(['merge-base', '--is-ancestor', older, newer], { mayExit: [1] })
    return code === 0
  }

  /** The iids of the merge requests whose kept heads are `commit` or older than it. */
  async mergedInto(commit: string): Promise<ReadonlySet<number>> {
    const listing = await this.text(['for-each-ref', '--format=%(refname)', `--merged=${commit}`, KEPT])
    return new Set(Array.from(listing.matchAll(/\/(\d+)\/head$/gm), ([, iid]) => Number(iid)))
  }

  /** Moves a branch from one commit to another; throws when it is no longer where the caller saw it. */
  async moveBranch(name: string, to: string, from: string): Promise<void> {
    await this.write(['update-ref', '--end-of-options', BRANCHES + name, to, from])
  }

  /** Deletes a branch; throws when it is no longer where the caller saw it. */
  async deleteBranch(name: string, from: string): Promise<void> {
    await this.write(['update-ref', '-d', '--end-of-options', BRANCHES + name, from])
  }

  /** Keeps the head of a merge request reachable (and fetchable) after its branch is gone. */
  async keepHead(iid: number, sha: string): Promise<void> {
    await this.run(['update-ref', '--end-of-options', `${KEPT}${iid}/head`, sha])
  }
}
