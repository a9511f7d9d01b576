import { StoreError } from '../../store/store-error.ts'
import { unknownVariables } from '../config/unknown-variables.ts'
import { commands } from './commands.ts'
import type { Result } from './result.ts'
import { isWrongUsage } from './wrong-usage.ts'

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
