import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { StorePlace } from '../../src/store/engine.ts'
import { openStore } from '../../src/store/store.ts'
import { plantEverywhere } from '../store/every-table.ts'
import { FORGE_PORT, RING, releases, type StoredRelease, writeRelease } from '../store/releases.ts'
import { sealEverywhere } from '../store/seal-everywhere.ts'
import { temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { addDigests, answersOf, type Command, effectsOf } from './items.ts'
import { points, watchFor } from './points.ts'
import { rooms } from './rooms.ts'
import { openWorld } from './world.ts'

const DIGESTS = 2
const MINUTE_MS = 60_000
const MAX_MS = 300_000
/** STORE_RELEASE: the version whose store is to be written; see CONTRIBUTING.md. */
const { STORE_RELEASE } = process.env

function command(index: number, user: string, text: string, mark: string): Command {
  return {
    user,
    channel: rooms[index]?.id ?? '',
    command: '/mr',
    text,
    mark,
    typedAt: 0,
    overAt: Number.POSITIVE_INFINITY,
    accepted: false,
  }
}
/** A card that is posted; a change that is sent; an answer that is about to be posted. */
const shown = () => command(0, 'U0ANN', 'view !12', '!12')
const changed = () => command(1, 'U0ANN', 'edit !5 --title "Stored 1."', 'Stored 1.')
const unsent = () => command(2, 'U0BOB', 'edit !4 --title "Stored 4."', 'Stored 4.')

const noFault = () => undefined

type PlaceIn = (folder: string) => Promise<StorePlace>

/** Stores the release of a bot that was killed in the middle of all that it does. */
async function write(version: string, placeIn: PlaceIn): Promise<void> {
  let place: StorePlace | undefined
  const stored = { ring: RING, forgePort: FORGE_PORT, isFilled: false }
  const world = await openWorld(async (folder) => (place = await placeIn(folder)), noFault, { stored })
  const { record, proxies } = world
  const haltAt = (name: string) => {
    const point = points.find((one) => one.name === name)
    if (!point) throw new Error(`There is no point ${name}.`)
    return new Promise<void>((resolve) => watchFor(point, proxies, 0, resolve))
  }
  try {
    const bot = world.startBot()
    await bot.ready
    for (const done of [shown(), command(3, 'U0ANN', 'edit !12 --title "Stored 0."', 'Stored 0.')]) {
      await world.type(done)
      await expect.poll(() => answersOf(done, record).length).toBeGreaterThan(0)
    }
    const isSent = haltAt('forge write arrived')
    await world.type(changed())
    await isSent
    const isUnsent = haltAt('post on its way')
    await world.type(unsent())
    await isUnsent
    await bot.kill()
    await addDigests(world.store, world.team, DIGESTS)
    const store = await openStore(world.store)
    await sealEverywhere(store, 'USEALED')
    await store.heartbeats.leave()
    await store.close()
    if (place === undefined) return
    await plantEverywhere(place, { team: 'T0OTHER', user: 'U0OTHER' }, 'in empty tables')
    await writeRelease(version, place, Date.now())
  } finally {
    await world.close()
  }
}

/** A bot of today starts on the store of a release, on the evening of that day. */
async function goOn(release: StoredRelease, placeIn: PlaceIn): Promise<void> {
  const world = await openWorld(
    async (folder) => {
      const place = await placeIn(folder)
      await release.restore(place)
      return place
    },
    noFault,
    {
      stored: { ring: RING, forgePort: FORGE_PORT, isFilled: true },
      aheadMs: release.writtenAt + MINUTE_MS - Date.now(),
    },
  )
  const { record, slack } = world
  const answered = (index: number) =>
    record.taken().filter(({ channel, key }) => channel === rooms[index]?.id && key?.startsWith('answer:'))
  const digests = () =>
    record.taken().filter(({ key }) => key?.startsWith('digest:') && !key.endsWith(':thread'))
  const bot = world.startBot()
  try {
    await bot.ready
    // What was typed before the kill is answered: the change was not made at this server, which is a new one.
    await expect.poll(() => answered(1).length).toBe(1)
    await expect.poll(() => answered(2).filter(({ words }) => words.includes('!4')).length).toBe(1)
    await expect.poll(() => digests().length).toBe(DIGESTS)
    // The account is connected, and the card is updated: this Slack, which is a new one, has it no more.
    const next = command(4, 'U0ANN', 'edit !12 --title "Stored 2."', 'Stored 2.')
    await world.type(next)
    await expect.poll(() => answersOf(next, record).length).toBeGreaterThan(0)
    expect(effectsOf(next, world.forge.ledger())).toBe(1)
    const edit = { channel: rooms[0]?.id, text: expect.stringMatching(/^!12 /) }
    await expect
      .poll(() => slack.ledger())
      .toContainEqual(
        expect.objectContaining({ name: 'chat.update', request: expect.objectContaining(edit) }),
      )
  } finally {
    await bot.kill()
    await world.close()
    if (process.env.KILL_LOG) appendFileSync(process.env.KILL_LOG, bot.output())
  }
}

for (const engine of ['embedded', 'PostgreSQL'] as const)
  describe.skipIf(engine === 'PostgreSQL' && withoutPostgres)(`the store of a release, ${engine}`, () => {
    const placeIn: PlaceIn = async (folder) =>
      engine === 'embedded'
        ? { file: join(folder, 'data', 'greenlight.db') }
        : { url: await temporaryDatabase() }

    test.runIf(STORE_RELEASE)('is written', () => write(STORE_RELEASE ?? '', placeIn), MAX_MS)
    test.skipIf(STORE_RELEASE).each(releases.map((release) => [release.version, release] as const))(
      '%s: what was under way goes on, and what was connected and shown still is',
      (_, release) => goOn(release, placeIn),
      MAX_MS,
    )
  })
