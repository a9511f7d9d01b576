import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
import type { StorePlace } from '../../src/store/engine.ts'
import { countOf } from '../store/every-table.ts'
import { temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { addDigests, type Command, postsOf } from './items.ts'
import { scansOf } from './plans.ts'
import { rooms } from './rooms.ts'
import { openWorld } from './world.ts'

const MAX_MS = 300_000

/** Tables that may be read as a whole, because few rows are in them however long the bot runs. */
const BOUNDED = new Set([
  // One row for each migration, process, workspace, project with a webhook or a poll, and linked person.
  'schema_versions',
  'heartbeats',
  'installations',
  'uninstalls',
  'webhook_health',
  'sync_cursors',
  'accounts',
  // What people have set, for each channel.
  'channels',
  'channel_watches',
  'group_watches',
  'digests',
  'auto_merges',
  // At most fifty for each channel that is a queue.
  'queue_cards',
  // Work of the last ten minutes, half an hour or day: a row for each sign-in, event, link, card, channel.
  'pending_requests',
  'webhook_events',
  'one_time_links',
  'link_cards',
  'leases',
  'channel_rate_limits',
])

/** What a `with` names is no table; how the tables in it are read stands in the plan as well. */
const isNamedIn = (sql: string, name: string) => sql.startsWith(`with "${name}" as `)

/** Every command that is typed, with the first of its examples, each in a room of its own. */
const commands = registry.map(({ path: [noun, ...words], examples }, index): Command => {
  const text = [...words, examples[0]?.typed ?? ''].join(' ').trim()
  return {
    user: 'U0ANN',
    channel: rooms[index]?.id ?? '',
    command: `/${noun}`,
    text,
    mark: `${noun} ${text}`,
    typedAt: 0,
    overAt: Number.POSITIVE_INFINITY,
    accepted: false,
  }
})

for (const engine of ['embedded', 'PostgreSQL'] as const)
  test.skipIf(engine === 'PostgreSQL' && withoutPostgres)(
    `no command and no job reads a whole table that grows, ${engine}`,
    async () => {
      let place: StorePlace | undefined
      const world = await openWorld(
        async (folder) => {
          place =
            engine === 'embedded'
              ? { file: join(folder, 'data', 'greenlight.db') }
              : { url: await temporaryDatabase() }
          return place
        },
        () => undefined,
        { recordsStatements: true },
      )
      try {
        const digests = await addDigests(world.store, world.team, 1)
        const bot = world.startBot()
        await bot.ready
        for (const command of commands) await world.type(command)
        const { record } = world
        await expect.poll(() => digests.filter((one) => postsOf(one, record) === 0)).toEqual([])
        await expect.poll(() => digests.filter((one) => postsOf(one, record) === 0)).toEqual([])
        // A request is deleted when it is answered.
        await expect.poll(async () => place && countOf(place, 'pending_requests')).toBe(0)
        await bot.stop()
        if (!place || !existsSync(world.statements)) throw new Error('No statement was recorded.')
        const statements = readFileSync(world.statements, 'utf8')
          .trim()
          .split('\n')
          .map((line) => String(JSON.parse(line)))
        expect(statements.length).toBeGreaterThan(150)
        const scans = (await scansOf(place, statements)).filter(
          ({ table, sql }) => !BOUNDED.has(table) && !isNamedIn(sql, table),
        )
        expect(scans).toEqual([])
      } finally {
        await world.close()
      }
    },
    MAX_MS,
  )
