import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { storeFile } from '../src/store/engine.ts'

const HEADER = 32
const FRAME = 24

/**
 * Counts the transactions that a process commits to the store of this folder during `work`; each is one fsync, as
 * `synchronous` is full. `lead` runs immediately before, and what it leaves to be written counts.
 */
export async function commitsDuring(
  folder: string,
  work: () => Promise<unknown>,
  lead: () => Promise<unknown> = async () => {},
): Promise<number> {
  const reader = new DatabaseSync(storeFile(folder), { readOnly: true })
  try {
    // As long as somebody reads, the log grows and does not begin anew.
    reader.exec('begin; select count(*) from sqlite_schema')
    await lead()
    const before = commitsIn(folder)
    await work()
    return commitsIn(folder) - before
  } finally {
    reader.close()
  }
}

function commitsIn(folder: string): number {
  const log = readFileSync(`${storeFile(folder)}-wal`)
  if (log.length < HEADER) return 0
  const size = FRAME + log.readUInt32BE(8)
  const generation = log.toString('hex', 16, 24)
  let commits = 0
  for (let at = HEADER; at + size <= log.length; at += size) {
    // What is left of an earlier generation, which was written back, stays behind the newest frame.
    if (log.toString('hex', at + 8, at + 16) !== generation) break
    // The last frame of a transaction holds the size of the database after it.
    if (log.readUInt32BE(at + 4) !== 0) commits += 1
  }
  return commits
}
