import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { eventually } from './eventually.ts'

const here = join(import.meta.dirname, '../..')
const { scripts } = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')))

/** The words behind `node` in `npm start`: flags, and the file last. */
export const startWords: readonly string[] = scripts.start.split(' ').slice(1)

/** Does what `npm start` does, with these variables and no others of ours; `root`: the folder of its code. */
export function startMain(environment: Record<string, string>, root = here) {
  const child = spawn(process.execPath, startWords, {
    cwd: root,
    // Tests are faster than people.
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      COMMANDS_PER_MINUTE: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    output += String(chunk)
  })
  const missing = (words: RegExp) => `It never said ${words}. It said:\n${output}`
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return {
    process: child,
    output: () => output,
    ended,
    async says(words: RegExp): Promise<RegExpExecArray> {
      return eventually(
        async () => {
          const found = words.exec(output)
          if (!found && (child.exitCode ?? child.signalCode) !== null) throw new Error(missing(words))
          return found
        },
        () => missing(words),
      )
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
