import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { parseKeyRing } from '../../store/keys.ts'
import type { Result } from './result.ts'
import { oneWord, WrongUsage } from './wrong-usage.ts'

/** Prints a new key as GREENLIGHT_KEYS takes it. */
export async function keys(args: string[]): Promise<Result> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const key = `${oneWord(positionals) ?? 'k1'}:${randomBytes(32).toString('base64')}`
  try {
    parseKeyRing(key)
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
  return { ok: true, lines: [key] }
}
