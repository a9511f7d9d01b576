import { parseArgs } from 'node:util'
import type { Result } from './result.ts'

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
    run: async (args) => (await import('./keys.ts')).keys(args),
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
    run: async (args) => (await import('./restore.ts')).restore(args),
  },
  'forget-forge': {
    words: '',
    about: 'forget all that is of the server before the one in FORGE_URL',
    run: async (args) => (await import('./forget-forge.ts')).forgetServer(args),
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
