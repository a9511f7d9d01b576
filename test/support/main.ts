import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { eventually } from './eventually.ts'

const here = join(import.meta.dirname, '../..')
const { bin } = z
  .object({ bin: z.object({ greenlight: z.string() }) })
  .parse(JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')))
const [, flags = ''] =
  /^#!\/usr\/bin\/env -S node (.+)\n/.exec(readFileSync(join(here, bin.greenlight), 'utf8')) ?? []

/** The words behind `node` for `greenlight NAME`, as the first line of its file has them. */
export const greenlightWords = (name: string): string[] => [...flags.split(' '), bin.greenlight, name]

/** What a process gets of ours: its programs, and where it keeps what it compiles, a fifth of its start. */
export const inherited = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: join(here, 'node_modules/.cache/compile'),
}

/** Variables of a live bot that reaches neither Slack nor a server. */
export const unreachableWorld = () => ({
  SLACK_BOT_TOKEN: 'xoxb-1234-5678-abcd',
  SLACK_SIGNING_SECRET: '8f742231b10e8888abcd99yyyzzz85a5',
  SLACK_API_URL: 'http://127.0.0.1:9/api/',
  FORGE_URL: 'http://127.0.0.1:9',
  FORGE_API: 'v4',
  GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  HOST: '127.0.0.1',
})

/** Does what `greenlight start` does, with these variables and no others of ours; `root`: the folder of its code. */
export function startMain(environment: Record<string, string>, root = here) {
  const child = spawn(process.execPath, greenlightWords('start'), {
    cwd: root,
    // Tests are faster than people.
    env: {
      ...inherited,
      HOME: process.env.HOME ?? '',
      TMPDIR: tmpdir(),
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
