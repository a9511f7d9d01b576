import { closeSync, openSync, readSync } from 'node:fs'
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
    const log = openSync(`${storeFile(folder)}-wal`, 'r')
    try {
      const { end } = commitsFrom(log, HEADER)
      await lead()
      // What the lead leaves waits for 20 ms at most: a scan of the whole log may take longer.
      const start = commitsFrom(log, end).end
      await work()
      return commitsFrom(log, start).commits
    } finally {
      closeSync(log)
    }
  } finally {
    reader.close()
  }
}

/** Counts the transactions from this place in the log on; `end` is where the next frame will be. */
function commitsFrom(log: number, start: number): { readonly commits: number; readonly end: number } {
  const header = read(log, 0, HEADER)
  if (header.length < HEADER) return { commits: 0, end: HEADER }
  const size = FRAME + header.readUInt32BE(8)
  let commits = 0
  let end = start
  for (let frame = read(log, end, FRAME); frame.length === FRAME; frame = read(log, end, FRAME)) {
    // What is left of an earlier generation, which was written back, stays behind the newest frame.
    if (!frame.subarray(8, 16).equals(header.subarray(16, 24))) break
    // The last frame of a transaction holds the size of the database after it.
    if (frame.readUInt32BE(4) !== 0) commits += 1
    end += size
  }
  return { commits, end }
}

function read(log: number, position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length)
  return buffer.subarray(0, readSync(log, buffer, 0, length, position))
}
