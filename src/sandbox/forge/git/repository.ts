import { mkdir } from 'node:fs/promises'
import type { Git, GitOptions } from './git.ts'

const BRANCHES = 'refs/heads/'

/** One bare repository. Branches are looked up by exact name in what git lists, so no name is ever parsed. */
export class Repository {
  readonly directory: string
  readonly git: Git

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

  /** Every branch and the sha of its newest commit. */
  async heads(): Promise<ReadonlyMap<string, string>> {
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

  /** Moves a branch from one commit to another; throws when it is no longer where the caller saw it. */
  async moveBranch(name: string, to: string, from: string): Promise<void> {
    await this.run(['update-ref', '--end-of-options', BRANCHES + name, to, from])
  }

  /** Deletes a branch; throws when it is no longer where the caller saw it. */
  async deleteBranch(name: string, from: string): Promise<void> {
    await this.run(['update-ref', '-d', '--end-of-options', BRANCHES + name, from])
  }

  /** Keeps the head of a merge request reachable (and fetchable) after its branch is gone. */
  async keepHead(iid: number, sha: string): Promise<void> {
    await this.run(['update-ref', '--end-of-options', `refs/merge-requests/${iid}/head`, sha])
  }
}
