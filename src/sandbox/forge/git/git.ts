import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

const MIN_VERSION = [2, 38] as const
const RUN_LIMIT_MS = 30_000
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024
/** More parallel processes only slow each other down. */
const MAX_PROCESSES = 6

/** Result of one run of git; `code` is 0 or one of the exit codes that the caller accepts. */
interface GitAnswer {
  readonly code: number
  readonly stdout: Buffer
}

interface GitOptions {
  readonly input?: string | Buffer
  readonly env?: Readonly<Record<string, string>>
  /** Exit codes besides 0 that are a result and not a failure. */
  readonly mayExit?: readonly number[]
}

/**
 * Git's own binary, always called with an argument array and never through a shell. It reads only the repository's
 * configuration, runs no hooks, never prompts and speaks no protocol but local files.
 */
export class Git {
  readonly #binary: string
  readonly #env: Readonly<Record<string, string>>
  readonly #limit = pLimit(MAX_PROCESSES)

  private constructor(execPath: string) {
    this.#binary = join(execPath, 'git')
    this.#env = {
      PATH: `${execPath}:/usr/local/bin:/usr/bin:/bin`,
      LC_ALL: 'C',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_ATTR_NOSYSTEM: '1',
      GIT_TERMINAL_PROMPT: '0',
      GIT_ALLOW_PROTOCOL: 'file',
      GIT_OPTIONAL_LOCKS: '0',
    }
  }

  static async find(): Promise<Git> {
    const ask = promisify(execFile)
    const { stdout: path } = await ask('git', ['--exec-path']).catch((cause: unknown) => {
      throw new Error('The sandbox needs git: install git 2.38 or newer and start again.', { cause })
    })
    const git = new Git(path.trim())
    const { stdout } = await ask(git.#binary, ['version'])
    const [, major = 0, minor = 0] = (/(\d{1,9})\.(\d{1,9})/.exec(stdout) ?? []).map(Number)
    if (major < MIN_VERSION[0] || (major === MIN_VERSION[0] && minor < MIN_VERSION[1]))
      throw new Error(`The sandbox needs git 2.38 or newer; this machine has ${stdout.trim()}.`)
    return git
  }

  /** Runs git in a bare repository. */
  async run(directory: string, args: readonly string[], options: GitOptions = {}): Promise<GitAnswer> {
    return this.#limit(async () => {
      const child = spawn(
        this.#binary,
        [`--git-dir=${directory}`, '-c', 'core.hooksPath=/dev/null', '-c', 'gc.auto=0', ...args],
        { cwd: directory, env: { ...this.#env, ...options.env }, timeout: RUN_LIMIT_MS },
      )
      // Git may stop reading before all input is written; its exit code tells what happened.
      child.stdin.on('error', () => {})
      const stdout: Buffer[] = []
      const stderr: Buffer[] = []
      let size = 0
      child.stdout.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > OUTPUT_LIMIT_BYTES) child.kill('SIGKILL')
        else stdout.push(chunk)
      })
      child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
      child.stdin.end(options.input ?? '')
      const [exit]: (number | null)[] = await once(child, 'close')
      // A process ended by a signal has no code.
      const code = exit ?? -1
      if (code !== 0 && !options.mayExit?.includes(code))
        throw new Error(`git ${args[0]} ended with ${code}: ${Buffer.concat(stderr).toString().trim()}`)
      return { code, stdout: Buffer.concat(stdout) }
    })
  }
}

const BRANCHES = 'refs/heads/'
/** Longest answer that is kept, in bytes. */
const MAX_CACHED_BYTES = 16 * 1024
/** Answers about commits. Their shas name all that they follow from, so each holds in every repository. */
const answers = new LRUCache<string, Promise<GitAnswer>>({ max: 2_000 })

/** Refs that keep the newest head of each merge request. */
const REFS = 'refs/merge-requests/'

/**
 * One bare repository, written to through this object only. Branches are looked up by exact name in git's own list, so
 * no name is ever parsed.
 */
export class Repository {
  readonly directory: string
  readonly #git: Git
  #heads: Promise<ReadonlyMap<string, string>> | undefined

  constructor(git: Git, directory: string) {
    this.#git = git
    this.directory = directory
  }

  async create(defaultBranch: string): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 })
    await this.run(['init', '--quiet', '--bare', '--template=', `--initial-branch=${defaultBranch}`])
  }

  async run(args: readonly string[], options?: GitOptions) {
    return this.#git.run(this.directory, args, options)
  }

  async text(args: readonly string[], options?: GitOptions): Promise<string> {
    return (await this.run(args, options)).stdout.toString()
  }

  async ask(args: readonly string[], options: GitOptions = {}): Promise<GitAnswer> {
    const question = JSON.stringify([args, options.input])
    const known = answers.get(question)
    if (known) return known
    const answer = this.run(args, options)
    answers.set(question, answer)
    const forget = () => answers.delete(question)
    answer.then(({ stdout }) => stdout.length > MAX_CACHED_BYTES && forget(), forget)
    return answer
  }

  async askText(args: readonly string[], options?: GitOptions): Promise<string> {
    return (await this.ask(args, options)).stdout.toString()
  }

  /** Runs a command that may move branches. */
  async write(args: readonly string[], options?: GitOptions) {
    try {
      return await this.run(args, options)
    } finally {
      this.#heads = undefined
    }
  }

  /** Every branch with the sha of its newest commit. Git is queried again only after a write. */
  async heads(): Promise<ReadonlyMap<string, string>> {
    if (this.#heads !== undefined) return this.#heads
    const reading = this.#readHeads()
    this.#heads = reading
    // Only git's answer is cached, never a failed query.
    reading.catch(() => {
      if (this.#heads === reading) this.#heads = undefined
    })
    return reading
  }

  async #readHeads(): Promise<ReadonlyMap<string, string>> {
    const listing = await this.text(['for-each-ref', '--format=%(objectname) %(refname)', BRANCHES])
    const lines = listing.split('\n').filter(Boolean)
    return new Map(lines.map((line) => [line.slice(41 + BRANCHES.length), line.slice(0, 40)]))
  }

  async mergeBase(left: string, right: string): Promise<string | undefined> {
    const { code, stdout } = await this.ask(['merge-base', left, right], { mayExit: [1] })
    return code === 0 ? stdout.toString().trim() : undefined
  }

  async isAncestor(older: string, newer: string): Promise<boolean> {
    const { code } = await this.ask(['merge-base', '--is-ancestor', older, newer], { mayExit: [1] })
    return code === 0
  }

  /** Returns the commit of a tag, a branch or a sha by exactly this name. */
  async commitNamed(name: string): Promise<string | undefined> {
    const refs = [`refs/tags/${name}`, `${BRANCHES}${name}`]
    if (/^[0-9a-f]{7,40}$/.test(name)) refs.push(name)
    for (const ref of refs) {
      const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
      const { code, stdout } = await this.run(args, { mayExit: [1, 128] })
      if (code === 0) return stdout.toString().trim()
    }
    return undefined
  }

  /** Returns the iids of the merge requests whose stored heads are `commit` or its ancestors. */
  async mergedInto(commit: string): Promise<ReadonlySet<number>> {
    const listing = await this.text(['for-each-ref', '--format=%(refname)', `--merged=${commit}`, REFS])
    return new Set(Array.from(listing.matchAll(/\/(\d+)\/head$/gm), ([, iid]) => Number(iid)))
  }

  async moveBranch(name: string, to: string, from: string): Promise<void> {
    await this.write(['update-ref', '--end-of-options', BRANCHES + name, to, from])
  }

  async deleteBranch(name: string, from: string): Promise<void> {
    await this.write(['update-ref', '-d', '--end-of-options', BRANCHES + name, from])
  }

  /** Keeps the head of a merge request reachable (and fetchable) after its branch is gone. */
  async keepHead(iid: number, sha: string): Promise<void> {
    await this.run(['update-ref', '--end-of-options', `${REFS}${iid}/head`, sha])
  }
}
