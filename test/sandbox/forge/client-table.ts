import { expect } from 'vitest'
import type { ModeName } from '../../../src/sandbox/forge/mode.ts'
import type { SandboxForge } from '../../../src/sandbox/forge/start.ts'

/** What a client gave its caller. */
export interface Outcome {
  readonly error: unknown
  readonly result: unknown
}

/** Makes a call by its name in the client’s documentation: `merge_requests.show`. */
export type Client = (call: string, ...args: readonly unknown[]) => Promise<Outcome>

/** One call of a client, the request it makes and what its caller gets. */
export interface Step {
  readonly call: string
  readonly args: readonly unknown[]
  /** `GET /keys 200`, below the base. */
  readonly http: string
  readonly error?: unknown
  readonly result: unknown
}

/** Makes the calls of one client in one mode, and lists them with their results. */
export class ClientTable {
  readonly #lines: string[]
  readonly #base: RegExp

  /** `base` is the beginning of the paths that goes without saying: the project's in the older API. */
  constructor(client: string, mode: ModeName | 'today', base = /^\/api\/v3\/projects\/(?:42|acme%2Fweb)/) {
    this.#lines = ['', `${client}, forge in ${mode} mode`]
    this.#base = base
  }

  async make(forge: SandboxForge, client: Client, step: Step): Promise<void> {
    const before = forge.ledger().length
    const { error, result } = await client(step.call, ...step.args)
    const requests = forge.ledger().slice(before)
    const http = requests
      .map(({ method, path, status }) => `${method} ${path.replace(this.#base, '')} ${status}`)
      .join(', ')
    this.#lines.push(`${step.call.padEnd(40)} ${http.padEnd(64)} ${summary(error, result)}`)
    expect(http).toBe(step.http)
    expect(error).toEqual(step.error ?? null)
    if (typeof step.result === 'object' && step.result !== null) expect(result).toMatchObject(step.result)
    else expect(result).toBe(step.result)
    expect(JSON.stringify(requests)).not.toContain('sandbox-')
  }

  print(): void {
    process.stdout.write(`${this.#lines.join('\n')}\n`)
  }
}

function summary(error: unknown, result: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  if (Array.isArray(result)) return `a list of ${result.length}`
  return JSON.stringify(result)?.slice(0, 60) ?? 'nothing'
}
