import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll } from 'vitest'
import { z } from 'zod'
import type { ModeName } from '../../../src/sandbox/forge/mode.ts'
import { type SandboxForge, startForge } from '../../../src/sandbox/forge/start.ts'

const run = promisify(execFile)

export const MergeRequest = z.looseObject({
  id: z.number(),
  iid: z.number(),
  title: z.string(),
  state: z.string(),
  sha: z.string(),
  source_branch: z.string(),
  target_branch: z.string(),
  merge_status: z.string(),
  merge_when_build_succeeds: z.boolean(),
  merge_commit_sha: z.string().nullable(),
  subscribed: z.boolean(),
  updated_at: z.string(),
})

export const Milestone = z.object({
  id: z.number(),
  iid: z.number(),
  project_id: z.number(),
  title: z.string(),
  description: z.string(),
  due_date: z.string().nullable(),
  state: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
})

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: unknown
}

export interface Asking {
  readonly as?: 'ann' | 'bob' | 'cy' | 'root'
  readonly body?: unknown
  readonly headers?: Record<string, string>
  /** Which of the forge's APIs is asked; that of the document when not given. */
  readonly api?: 'v3' | 'v4'
}

/** A started forge in its own folder, spoken to over HTTP and by git itself. */
export class ForgeUnderTest {
  forge!: SandboxForge
  /** Where the forge keeps its repositories. */
  dir = ''
  #folder = ''

  static async start(
    mode: ModeName = 'document',
    within = tmpdir(),
    now = Date.now,
    more: Partial<Parameters<typeof startForge>[0]> = {},
  ): Promise<ForgeUnderTest> {
    const under = new ForgeUnderTest()
    await under.#open({ mode, now, ...more }, within)
    return under
  }

  /** A forge that is there for the tests of this file or block. */
  static forTests(options: Partial<Parameters<typeof startForge>[0]> = {}): ForgeUnderTest {
    const under = new ForgeUnderTest()
    beforeAll(async () => {
      await under.#open(options)
      return () => under.end()
    })
    return under
  }

  async #open(options: Partial<Parameters<typeof startForge>[0]>, within = tmpdir()): Promise<void> {
    this.#folder = await mkdtemp(join(within, 'forge-test-'))
    this.dir = await mkdtemp(join(this.#folder, 'forge-'))
    this.forge = await startForge({ port: 0, dir: this.dir, ...options })
  }

  /** The seed again, unless nothing has changed since it was sown. */
  async freshen(): Promise<void> {
    if (this.forge.ledger().some(({ effect }) => effect !== undefined)) await this.forge.reset()
  }

  /** What really changed since the last reset, oldest first. */
  effects(): string[] {
    return this.forge.ledger().flatMap(({ effect }) => (effect ? [effect] : []))
  }

  async end(): Promise<void> {
    await this.forge?.close()
    if (this.#folder !== '') await rm(this.#folder, { recursive: true, force: true })
  }

  async call(
    method: string,
    path: string,
    { as = 'ann', body, headers, api = 'v3' }: Asking = {},
  ): Promise<Reply> {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(`${this.forge.url}/api/${api}${path}`, {
      method,
      headers: { 'PRIVATE-TOKEN': `sandbox-${as}`, ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    }
  }

  /** As `call`, of today's API. */
  async v4(method: string, path: string, asking: Asking = {}): Promise<Reply> {
    return this.call(method, path, { ...asking, api: 'v4' })
  }

  /** A merge request by its iid, as this person sees it. */
  async mergeRequest(iid: number, project = 42, as: Asking['as'] = 'root') {
    const { body } = await this.call('GET', `/projects/${project}/merge_requests?iid=${iid}`, { as })
    const [found] = z.array(MergeRequest).parse(body)
    if (!found) throw new Error(`there is no ${project}!${iid}`)
    return found
  }

  async milestone(iid: number, project = 42) {
    const { body } = await this.call('GET', `/projects/${project}/milestones?iid=${iid}`, { as: 'root' })
    const [found] = z.array(Milestone).parse(body)
    if (!found) throw new Error(`there is no milestone ${project}%${iid}`)
    return found
  }

  /** Calls below one merge request: `at(12, 'PUT', '/merge')`. */
  async at(iid: number, method: string, rest: string, asking: Asking & { project?: number } = {}) {
    const project = asking.project ?? 42
    const { id } = await this.mergeRequest(iid, project)
    return this.call(method, `/projects/${project}/merge_requests/${id}${rest}`, asking)
  }

  async clone(path = 'acme/web', as = 'ann', options: readonly string[] = []): Promise<Clone> {
    const folder = await mkdtemp(join(this.#folder, 'clone-'))
    const address = `${this.forge.url.replace('://', `://anyone:sandbox-${as}@`)}/${path}.git`
    await git(this.#folder, 'clone', '--quiet', '--no-tags', '--template=', ...options, address, folder)
    return new Clone(folder)
  }
}

/** A working copy made by git itself. */
export class Clone {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  async git(...args: string[]): Promise<string> {
    return git(this.folder, ...args)
  }

  /** Writes the files, commits them and answers the new sha. */
  async commit(message: string, files: Record<string, string>): Promise<string> {
    for (const [path, content] of Object.entries(files)) await writeFile(join(this.folder, path), content)
    await this.git('add', '--all')
    await this.git('commit', '--quiet', '-m', message)
    return this.git('rev-parse', 'HEAD')
  }
}

/** Runs git as a developer's machine would; rejects with what git printed. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_TERMINAL_PROMPT: '0',
      GIT_AUTHOR_NAME: 'Tess Tester',
      GIT_AUTHOR_EMAIL: 'tess@acme.example',
      GIT_COMMITTER_NAME: 'Tess Tester',
      GIT_COMMITTER_EMAIL: 'tess@acme.example',
    },
  })
  return stdout.trim()
}
