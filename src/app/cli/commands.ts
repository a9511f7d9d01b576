import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { parseKeyRing } from '../../store/keys.ts'
import { StoreError } from '../../store/store-error.ts'
import { unknownVariables } from '../config/environment.ts'
import { isWrongUsage, oneWord, type Result, WrongUsage } from './result.ts'

interface Command {
  /** The arguments that it takes, as help shows them. */
  readonly words: string
  readonly about: string
  /** Loads only what this command needs. */
  readonly run: (args: string[]) => Promise<Result>
}

/** The commands of `greenlight`, by name. */
export const commands: Readonly<Record<string, Command>> = {
  start: {
    words: '',
    about: 'run the bot, or the sandbox where nothing is set',
    async run(args) {
      parseArgs({ args })
      await import('../run.ts')
      return { ok: true, lines: [] }
    },
  },
  doctor: {
    words: '[--json]',
    about: 'check all that the bot needs; it changes nothing',
    run: async (args) => (await import('./doctor.ts')).doctor(args),
  },
  manifest: {
    words: '--socket | --host URL [--forge URL] [--prefix gl-] [--json]',
    about: 'print the manifest of the Slack app, and a link that makes the app',
    run: async (args) => (await import('./manifest.ts')).manifest(args),
  },
  keys: {
    words: '[ID]',
    about: 'make a key for GREENLIGHT_KEYS; its id is k1, or ID',
    run: keys,
  },
  migrate: {
    words: '',
    about: 'bring the store up to date',
    run: async (args) => (await import('./migrate.ts')).migrate(args),
  },
  backup: {
    words: '[FILE]',
    about: 'copy the store in DATA_DIR, also beside a running bot',
    run: async (args) => (await import('./backup.ts')).backup(args),
  },
  restore: {
    words: 'FILE | --mark TIME',
    about: 'put a copy back, or mark a PostgreSQL as restored from a dump of TIME',
    run: async (args) => (await import('./backup.ts')).restore(args),
  },
  'forget-forge': {
    words: '',
    about: 'forget all that is of the server before the one in FORGE_URL',
    run: async (args) => (await import('./migrate.ts')).forgetServer(args),
  },
}

/** The table of docs/reference/command-line.md, as Markdown. */
export function cliTable(): string {
  const rows = Object.entries(commands).map(
    ([name, { words, about }]) =>
      `| \`${`greenlight ${name} ${words}`.trim().replaceAll('|', '\\|')}\` | ${about} |`,
  )
  return ['| Command | To |', '|---|---|', ...rows].join('\n')
}

/** Prints a new key as GREENLIGHT_KEYS takes it. */
async function keys(args: string[]): Promise<Result> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const key = `${oneWord(positionals) ?? 'k1'}:${randomBytes(32).toString('base64')}`
  try {
    parseKeyRing(key)
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
  return { ok: true, lines: [key] }
}

const FAILED = 1
/** Exit status for words or settings that cannot work. */
const UNUSABLE = 2

/** `greenlight NAME …`: runs the command, prints what it came to, and sets the exit status. */
export async function runCommand([name, ...args]: readonly string[]): Promise<void> {
  if (name === 'help' || name === '--help') return print({ ok: true, lines: usage() })
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return print({ ok: false, lines: [`Unknown command: ${name ?? 'none'}`, ...usage()] })
  for (const line of unknownVariables()) process.stderr.write(`${line}\n`)
  try {
    print(await command.run(args))
  } catch (error) {
    if (isWrongUsage(error)) print({ ok: false, lines: [error.message, ...usage()] })
    else if (error instanceof StoreError) print({ ok: false, lines: [error.message], status: FAILED })
    else throw error
  }
}

function print({ ok, lines, notes = [], status }: Result): void {
  if (lines.length > 0) (ok ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`)
  for (const note of notes) process.stderr.write(`${note}\n`)
  process.exitCode = status ?? (ok ? 0 : UNUSABLE)
}

function usage(): string[] {
  const rows = Object.entries(commands).map(
    ([name, { words, about }]) => `  ${name} ${words}\n      ${about}`,
  )
  return ['Usage: greenlight COMMAND', ...rows]
}
