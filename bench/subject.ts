import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const PROBE = join(import.meta.dirname, 'subjects/probe.ts')
const TASKSET = '/usr/bin/taskset'

const isPinned = existsSync(TASKSET)

/** Leaves the second core to the subjects; false where processes cannot be bound to a core. */
export function leaveCore(): boolean {
  if (isPinned) execFileSync(TASKSET, ['-a', '-cp', '0', String(process.pid)])
  return isPinned
}

const Usage = z.object({
  /** Of all its threads, since its start. */
  cpuUs: z.number(),
  rss: z.number(),
  heap: z.number(),
  /** SQL statements since they are counted, without those of transactions, and the different ones. */
  statements: z.number(),
  queries: z.array(z.string()),
  delayP99Ms: z.number(),
  delayMaxMs: z.number(),
})
export type Usage = z.infer<typeof Usage>

/** `reset`: the event loop’s delay; `collect`: after a garbage collection; `count`: SQL statements, from now on. */
type Question = 'usage' | 'reset' | 'collect' | 'count'

/** A process under test. */
export interface Subject {
  readonly url: string
  readonly startedMs: number
  usage(question?: Question): Promise<Usage>
  stop(): Promise<void>
}

export interface SubjectOptions {
  readonly script: string
  readonly args?: readonly string[]
  readonly flags?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Finds the port in what it says once it listens. */
  readonly ready?: RegExp
}

const LISTENS = /^listening (\d+)/m

/** Starts a process on the second core, and waits until it listens. */
export async function startSubject(options: SubjectOptions): Promise<Subject> {
  const { script, args = [], flags = [], environment = {}, ready = LISTENS } = options
  const given = [...flags, '--import', PROBE, resolve(root, script), ...args]
  const before = performance.now()
  const [program, all] = isPinned
    ? [TASKSET, ['-c', '1', process.execPath, ...given]]
    : [process.execPath, given]
  const child = spawn(program, all, {
    cwd: root,
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const port = await portOf(child, ready)
  const startedMs = performance.now() - before
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${code}`)
  })
  ended.catch(() => {})
  return {
    url: `http://127.0.0.1:${port}`,
    startedMs,
    async usage(question = 'usage') {
      const answer = once(child, 'message')
      child.send(question)
      const [usage] = await Promise.race([answer, ended])
      return Usage.parse(usage)
    },
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await ended.catch(() => {})
    },
  }
}

/** The process keeps writing afterwards: its output must be read, or it would stand still. */
async function portOf(child: ChildProcess, ready: RegExp): Promise<number> {
  let said = ''
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const hear = (chunk: unknown) => {
    if (said.length > 100_000) return
    said += String(chunk)
    const found = ready.exec(said)
    if (found) resolve(Number(found[1]))
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${said.slice(-3_000)}`)))
  return promise
}
