import { closeSync, openSync, readSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { storeFile } from '../src/store/engine.ts'

const HEADER = 32
const FRAME = 24

/**
 * Counts the transactions that a process commits to the store of this folder during `work`; each is one fsync, as
 * `synchronous` is full.
 */
export async function commitsDuring(folder: string, work: () => Promise<unknown>): Promise<number> {
  const reader = new DatabaseSync(storeFile(folder), { readOnly: true })
  try {
    // As long as somebody reads, the log grows; one that was written back wholly begins anew once.
    reader.exec('begin; select count(*) from sqlite_schema')
    const log = openSync(`${storeFile(folder)}-wal`, 'r')
    try {
      const start = commitsFrom(log, null)
      await work()
      return commitsFrom(log, start).commits
    } finally {
      closeSync(log)
    }
  } finally {
    reader.close()
  }
}

/** A place in the log. */
interface Place {
  /** Where the next frame will be. */
  readonly end: number
  /** Names the generation of the log: it begins anew with others. */
  readonly salts: Buffer
}

/** Counts the transactions from this place on, or from the beginning of a log that has begun anew since. */
function commitsFrom(log: number, start: Place | null): Place & { readonly commits: number } {
  const header = read(log, 0, HEADER)
  const salts = header.subarray(16, 24)
  if (header.length < HEADER) return { commits: 0, end: HEADER, salts }
  const size = FRAME + header.readUInt32BE(8)
  let commits = 0
  let end = start?.salts.equals(salts) ? start.end : HEADER
  for (let frame = read(log, end, FRAME); frame.length === FRAME; frame = read(log, end, FRAME)) {
    // What is left of an earlier generation, which was written back, stays behind the newest frame.
    if (!frame.subarray(8, 16).equals(salts)) break
    // The last frame of a transaction holds the size of the database after it.
    if (frame.readUInt32BE(4) !== 0) commits += 1
    end += size
  }
  return { commits, end, salts }
}

function read(log: number, position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length)
  return buffer.subarray(0, readSync(log, buffer, 0, length, position))
}
