import { StoreError } from '../store/store-error.ts'

/** Exit status for an unusable configuration, the same as the bot’s. */
const MISCONFIGURED = 2

/** Runs a script: prints its lines, or prints a refusal to the error output and sets its exit status. */
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
