import { lockDataDir } from '../../store/data-dir-lock.ts'
import { type StorePlace, storeFile } from '../../store/engine.ts'
import { StoreError } from '../../store/store-error.ts'
import { unknownVariables } from '../config/unknown-variables.ts'

/** Exit status for an unusable configuration, the same as the bot’s. */
const MISCONFIGURED = 2

/**
 * Runs a script: prints its lines, or prints a refusal to the error output and sets its exit status. `status`: the
 * exit status of a script that has worked and found something.
 */
export async function runScript(
  work: () => Promise<{ readonly ok: boolean; readonly lines: readonly string[]; readonly status?: number }>,
): Promise<void> {
  for (const line of unknownVariables()) process.stderr.write(`${line}\n`)
  try {
    const { ok, lines, status } = await work()
    const words = `${lines.join('\n')}\n`
    if (ok) process.stdout.write(words)
    else process.stderr.write(words)
    process.exitCode = status ?? (ok ? 0 : MISCONFIGURED)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

export async function withStorePlace<Result>(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | null },
  work: (place: StorePlace) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== null) return work({ url: databaseUrl })
  const folder = lockDataDir(dataDir)
  try {
    return await work({ file: storeFile(dataDir) })
  } finally {
    folder.release()
  }
}
