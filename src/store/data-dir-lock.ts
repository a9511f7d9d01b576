import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { makePrivate } from './sqlite.ts'
import { StoreError } from './store-error.ts'

/** Exclusive use of a folder until it is released or this process ends, however it ends. */
export interface DataDirLock {
  release(): void
}

const Holder = z.object({ pid: z.int(), host: z.string(), since: z.iso.datetime() })

const LOCK = 'greenlight.lock'
const HOLDER = 'greenlight.lock.holder'
const SQLITE_BUSY = 5

/** A lock ends when its handle is garbage-collected: this set keeps handles reachable until release. */
const held = new Set<DatabaseSync>()

/**
 * Locks the folder of an embedded store for this process. The operating system holds the lock, on a small
 * database beside the store, so nothing remains of it when the process is killed.
 * @throws StoreError that names the process holding it, or says why the folder cannot be used.
 */
export function lockDataDir(folder: string): DataDirLock {
  const lock = openLock(folder)
  held.add(lock)
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  writeFileSync(join(folder, HOLDER), JSON.stringify(holder), { mode: 0o600 })
  return {
    release() {
      held.delete(lock)
      lock.close()
    },
  }
}

function openLock(folder: string): DatabaseSync {
  const file = join(folder, LOCK)
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    makePrivate(file)
    lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if (isBusy(error)) throw new StoreError(inUse(folder))
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreError(`The folder ${folder} cannot be used for a store: ${reason}.`)
  }
}

function inUse(folder: string): string {
  return (
    `Another process uses the store in ${folder}: ${holderIn(folder)}. Nothing was changed. Stop it first, or give ` +
    'this one a DATA_DIR of its own. Several that share one store need a PostgreSQL (DATABASE_URL).'
  )
}

function holderIn(folder: string): string {
  try {
    const { pid, host, since } = Holder.parse(JSON.parse(readFileSync(join(folder, HOLDER), 'utf8')))
    return `process ${pid} on ${host}, since ${since.slice(0, 19).replace('T', ' ')} UTC`
  } catch {
    return 'one that has just started'
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
