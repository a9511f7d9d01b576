import { StoreError } from '../store/store-error.ts'

/** Exit status for a configuration that cannot work, as that of the bot. */
const MISCONFIGURED = 2

/** Runs a script: its lines go to the output, and what it refuses goes to the error output with a status of its own. */
export async function runScript(
  work: () => Promise<{ readonly ok: boolean; readonly lines: readonly string[] }>,
): Promise<void> {
  try {
    const { ok, lines } = await work()
    const words = `${lines.join('\n')}\n`
    if (ok) process.stdout.write(words)
    else process.stderr.write(words)
    process.exitCode = ok ? 0 : MISCONFIGURED
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
