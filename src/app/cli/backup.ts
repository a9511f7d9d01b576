import { parseArgs } from 'node:util'
import { backUp, restore as restoreCopy } from '../../store/backup.ts'
import { markRestored } from '../../store/offline-changes.ts'
import { readCopyConfig, readRestoreConfig } from '../config/config.ts'
import { oneWord, type Result, WrongUsage } from './result.ts'

export async function backup(args: string[]): Promise<Result> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const to = oneWord(positionals) ?? null
  const read = readCopyConfig()
  if (!read.ok) return read
  const { dataDir, backupDays } = read.config
  const { copy, deleted } = backUp(dataDir, to, Date.now(), backupDays)
  return {
    ok: true,
    lines: [
      `The store in ${dataDir} is copied to ${copy}, and the copy is whole.`,
      'In it nothing is owed: answers, posts and digests that were under way then are not made up for after a restore.',
      'Its secrets open with the key ring of today (GREENLIGHT_KEYS): keep that as well, and somewhere else.',
      ...deleted.map((old) => `${old} is older than ${backupDays} days, and is deleted.`),
    ],
  }
}

const example = 'For example: greenlight restore data/backups/FILE.db, or --mark 2026-11-20T21:42:05Z'

/** `FILE`: replaces the embedded store with a copy. `--mark TIME`: sets the same marks in a PostgreSQL after pg_restore. */
export async function restore(args: string[]): Promise<Result> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { mark: { type: 'string' } },
  })
  const copy = oneWord(positionals)
  if ((values.mark === undefined) === (copy === undefined))
    throw new WrongUsage(`Which copy, or the dump of which time? ${example}`)
  return values.mark === undefined ? putBack(copy ?? '') : labelDump(values.mark)
}

async function putBack(copy: string): Promise<Result> {
  const read = readCopyConfig()
  if (!read.ok) return read
  const { dataDir, keys } = read.config
  if (!keys) return refusal('GREENLIGHT_KEYS is missing: the key ring that the copy was made with')
  const { file, aside, from, accounts } = await restoreCopy(dataDir, copy, keys, Date.now())
  return {
    ok: true,
    lines: [
      `The store ${file} is now what ${copy} holds; the copy is still there.`,
      aside === null ? 'There was no store before.' : `The store that was there is kept as ${aside}.`,
      'Nothing that was owed then is answered or posted again. Merges that waited for a build are not watched any ' +
        'more; digests, feeds and cards go on with what happens from now on.',
      ...restoredWords(from, accounts),
    ],
  }
}

async function labelDump(time: string): Promise<Result> {
  const read = readRestoreConfig()
  if (!read.ok) return read
  const { databaseUrl, keys } = read.config
  const from = Date.parse(time)
  const now = Date.now()
  if (Number.isNaN(from) || from > now) return refusal(`Of which time is the dump? ${example}`)
  const accounts = await markRestored({ url: databaseUrl }, { keys, from, now })
  return { ok: true, lines: restoredWords(from, accounts) }
}

function restoredWords(from: number, accounts: number): readonly string[] {
  return [
    `It is the state of ${new Date(from).toISOString()}, and the audit says so: rows made after that are not in it.`,
    `Accounts that wait for their person’s yes before anything is done with them: ${accounts}.`,
  ]
}

function refusal(line: string) {
  return { ok: false, lines: [line] }
}
