import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, test } from 'vitest'
import { z } from 'zod'
import type { Client } from '../client-table.ts'

const PYTHON = '/usr/bin/python3'
const DRIVER = join(import.meta.dirname, 'python-gitlab.py')
const Answer = z.object({ error: z.string().nullable(), result: z.unknown() })

/** Debian's package python3-gitlab, driven in a process of its own: a call is Python, with `gl`, `web` and `api` in it. */
export function pythonGitlabClient(url: string, token: string): { client: Client; end(): Promise<void> } {
  const child = spawn(PYTHON, [DRIVER, url, token], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)
  const ended = once(child, 'exit')
  return {
    async client(call) {
      const answered = once(lines, 'line')
      child.stdin.write(`${JSON.stringify(call)}\n`)
      const [line] = await answered
      return Answer.parse(JSON.parse(String(line)))
    },
    async end() {
      child.stdin.end()
      await ended
    },
  }
}

/** A `describe` for tests that need python3-gitlab: left out with one line where it is missing, a failure in CI. */
export function describeWithPythonGitlab(name: string, body: () => void): void {
  if (spawnSync(PYTHON, ['-c', 'import gitlab']).status === 0) {
    describe(name, body)
  } else if (process.env.CI === 'true') {
    test(name, () => {
      throw new Error('python3-gitlab is missing: in CI the tests with it must run.')
    })
  } else {
    process.stdout.write(`Left out, python3-gitlab is missing: ${name}\n`)
    describe.skip(name, body)
  }
}
