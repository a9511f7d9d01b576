import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { describe, inject, onTestFinished } from 'vitest'
import type { StorePlace } from '../../src/store/engine.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { newStoreFile, temporaryFile } from '../store/temporary.ts'
import { findPostgres } from './postgres-cluster.ts'

/** ENGINES names the one engine that a run is for; both when it is not set. See vitest.config.ts. */
const { ENGINES, CI } = process.env

/**
 * Whether tests on PostgreSQL are left out: the run is not for it, or it is not installed. CI must not pass without
 * them.
 */
export const withoutPostgres = ENGINES === 'embedded' || (findPostgres() === null && CI !== 'true')

const isLeftOut = (engine: string) =>
  engine === 'PostgreSQL' ? withoutPostgres : ENGINES !== undefined && ENGINES !== engine

/** A database of one’s own. */
export interface OwnDatabase {
  readonly url: string
  /** Deletes it, whoever is still connected. */
  drop(): Promise<void>
}

/** The address of this run’s PostgreSQL, which starts when a test asks for it first. */
async function postgresUrl(): Promise<string> {
  const answer = await fetch(inject('postgresAt'))
  const words = await answer.text()
  if (answer.status === 404) throw new Error('PostgreSQL is not installed here, and CI needs it.')
  if (!answer.ok) throw new Error(words)
  return words
}

const EMPTY = 'template1'
const MIGRATED = 'migrated'

/** A new, empty database; for `beforeAll`, and whoever else deletes it by themselves. */
export async function newDatabase(like = EMPTY): Promise<OwnDatabase> {
  const owner = await postgresUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(owner, `create database ${name} template ${like}`)
  return {
    url: urlOf(owner, name),
    drop: () => run(owner, `drop database ${name} with (force)`),
  }
}

/** The address of a new, empty database, which goes with the test. */
export async function temporaryDatabase(): Promise<string> {
  const { url, drop } = await newDatabase()
  onTestFinished(drop)
  return url
}

interface TestEngine {
  readonly engine: string
  /** Makes a place for one store, which goes with the test. */
  place(): Promise<StorePlace>
}

/** The engines that the store runs on, each with new places that have the schema already. */
const engines: readonly TestEngine[] = [
  { engine: 'embedded', place: async () => ({ file: newStoreFile() }) },
  {
    engine: 'PostgreSQL',
    async place() {
      const { url, drop } = await newMigratedDatabase()
      onTestFinished(drop)
      return { url }
    },
  },
]

/** The same, with nothing in them at all. */
export const emptyPlaces: readonly TestEngine[] = [
  { engine: 'embedded', place: async () => ({ file: temporaryFile() }) },
  { engine: 'PostgreSQL', place: async () => ({ url: await temporaryDatabase() }) },
]

/** The same tests for a store in a file and for one in PostgreSQL. */
export function onBothEngines(
  name: string,
  tests: (place: () => Promise<StorePlace>) => void,
  on: readonly TestEngine[] = engines,
): void {
  for (const { engine, place } of on)
    describe.skipIf(isLeftOut(engine))(`${name} (${engine})`, () => tests(place))
}

/** As somebody finds it who starts a second time: the steps of the schema take longer than most tests. */
export async function newMigratedDatabase(): Promise<OwnDatabase> {
  const owner = await postgresUrl()
  await run(owner, 'select pg_advisory_lock(1)', async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [MIGRATED])
    if (rowCount !== 0) return
    await client.query(`create database making_${MIGRATED}`)
    const store = await openStore({ url: urlOf(owner, `making_${MIGRATED}`), keys: newKeyRing() })
    // The generation is made for each store.
    await store.database.deleteFrom('storeFacts').where('name', '=', 'generation').execute()
    await store.heartbeats.leave()
    await store.close()
    await client.query(`alter database making_${MIGRATED} rename to ${MIGRATED}`)
  })
  return newDatabase(MIGRATED)
}

function urlOf(owner: string, database: string): string {
  return owner.replace(/\/postgres$/, `/${database}`)
}

async function run(url: string, statement: string, then?: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
    await then?.(client)
  } finally {
    await client.end()
  }
}
