import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../test/support/free-port.ts'
import { SECRET, type World } from './world.ts'

const PROBE = join(import.meta.dirname, 'participants/probe.ts')

export interface Usage {
  /** Of all its threads, since its start. */
  readonly cpuUs: number
  readonly rss: number
  /** Transactions that wrote something, since they are counted. */
  readonly commits: number
}

/** A process under test. */
export interface Participant {
  readonly url: string
  /** `collect`: after a garbage collection; `count`: transactions, from now on. */
  usage(question?: 'usage' | 'collect' | 'count'): Promise<Usage>
  stop(): Promise<void>
}

export async function startUsual({ origin }: World): Promise<Participant> {
  const port = await freePort()
  return startProcess(port, ['bench/participants/usual.ts', String(port), origin, SECRET])
}

export async function startBare(): Promise<Participant> {
  const port = await freePort()
  return startProcess(port, ['bench/participants/bare.ts', String(port)])
}

/** `env`: its variables, and no others. */
export async function startProcess(port: number, words: readonly string[], env = {}): Promise<Participant> {
  const child = spawn(process.execPath, ['--import', PROBE, ...words], {
    cwd: join(import.meta.dirname, '..'),
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => {
    throw new Error(`${words.join(' ')} ended with ${code}`)
  })
  failed.catch(() => {})
  const { promise: isListening, resolve } = Promise.withResolvers<void>()
  // It goes on writing: its output must be read, or it would stand still.
  child.stdout?.on('data', (chunk) => String(chunk).includes('listening') && resolve())
  await Promise.race([isListening, failed])
  return {
    url: `http://127.0.0.1:${port}`,
    async usage(question = 'usage') {
      const answer = once(child, 'message')
      child.send(question)
      const [usage] = await Promise.race([answer, failed])
      return usage
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
