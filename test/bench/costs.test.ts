import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { batch, deliver, placeAt, slash, typed } from '../../bench/drive.ts'
import type { Participant } from '../../bench/participants.ts'
import { openWorld, type World } from '../../bench/world.ts'
import { storeFile } from '../../src/store/engine.ts'
import { callsOfDigests, callsOfLook, costOf, costsOf } from './counts.ts'
import { installOurs } from './install.ts'

// What can be counted does not depend on how busy the machine is. Lower a bar with what lowers the count.

/** Within that time the end of a command is stored, in ms. */
const STORED_MS = 500

let world: World
let installed: Awaited<ReturnType<typeof installOurs>>
let ours: Participant

beforeAll(async () => {
  world = await openWorld()
  installed = await installOurs(world)
  ours = await installed.start()
  await batch(ours, typed(world, 'list', ['!31 ']), 32)
})
afterAll(async () => {
  await ours.stop()
  await installed.drop()
  await world.stop()
})

test('a list, a card, a question and a merge cost what docs/explanation/scale.md says', async () => {
  const { list, card, question, merge } = await costsOf(world, ours)
  expect(list).toEqual({ calls: 2, commits: 0 })
  expect(card).toEqual({ calls: 3, commits: 1 })
  expect(question).toEqual({ calls: 3, commits: 0 })
  expect(merge.calls).toBeLessThanOrEqual(7)
  expect(merge.commits).toBeLessThanOrEqual(12)
})

test.each([
  { open: 100, cards: 20 },
  { open: 250, cards: 150 },
])(
  'a look at $open open ones with $cards cards costs what docs/explanation/scale.md says',
  async (watched) => {
    const { calls, slack } = await callsOfLook(watched)
    expect(calls).toBeLessThanOrEqual(3 * Math.ceil(watched.open / 100))
    expect(Object.keys(slack).filter((method) => method.startsWith('chat.'))).toEqual([])
  },
)

test('Slack is asked once who the bot is', async () => {
  const start = await openWorld()
  const another = await installOurs(start)
  const bot = await another.start()
  await batch(bot, typed(start, 'list', ['!31 ']), 8)
  expect(start.counts.slack.get('auth.test')).toBe(1)
  await bot.stop()
  await another.drop()
  await start.stop()
})

test('a digest reads each milestone once for all its channels', async () => {
  const [one, five] = [await callsOfDigests(1), await callsOfDigests(5)]
  expect(one).toBe(22)
  expect(five).toBe(one)
})

/** The number of rows of each table. */
function rowsIn(folder: string): Record<string, number> {
  const database = new DatabaseSync(storeFile(folder), { readOnly: true })
  try {
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").all()
    const counted = tables.map(({ name }) => {
      const row = database.prepare(`select count(*) as count from "${String(name)}"`).get()
      return [String(name), Number(row?.count)] as const
    })
    return Object.fromEntries(counted)
  } finally {
    database.close()
  }
}

let asked = 0

/** Types a command; it ends with a message in its channel, or with a modal. */
async function ask(command: string, text: string, word: string): Promise<void> {
  asked += 1
  // In a channel that no other test waits for.
  const place = placeAt(256 + asked)
  const fields = slash(world, place, text, command)
  const [said, opened] = [world.next(place.channel), world.next(fields.trigger_id)]
  // The other one never comes.
  for (const one of [said, opened]) one.catch(() => {})
  await deliver(ours.url, fields)
  const { fields: answer } = await Promise.race([said, opened])
  expect(Object.values(answer).join(' ')).toContain(word)
}

// What asks does not change anything before it is answered.
test.each([
  ['/mr', 'list', '!'],
  ['/milestone', 'list', 'Release'],
  ['/mr', 'help', ''],
  ['/mr', 'help merge', ''],
  ['/mr', 'no such verb', ''],
  ['/greenlight', 'help', ''],
  ['/greenlight', 'me', ''],
  ['/greenlight', 'freeze list', ''],
  ['/mr', 'merge !1', 'Merge !1'],
  ['/mr', 'delete !1', 'Delete'],
  ['/milestone', 'close %1', 'Close'],
  ['/mr', 'edit !1', 'Edit'],
  ['/mr', 'comment !1', 'omment'],
  ['/milestone', 'create', 'Create milestone'],
  ['/greenlight', 'forget-me', 'orget'],
])('%s %s leaves no row behind and commits nothing', async (command, text, word) => {
  const before = rowsIn(installed.folder)
  const { commits } = await costOf(world, ours, async () => () => ask(command, text, word))
  expect(commits).toBe(0)
  expect(rowsIn(installed.folder)).toEqual(before)
})

test('a view leaves the row of its card behind, what was seen, and nothing else', async () => {
  await pause(STORED_MS)
  const before = rowsIn(installed.folder)
  await batch(ours, typed(world, 'view !901', ['!901 ']), 1)
  await pause(STORED_MS)
  const after = rowsIn(installed.folder)
  const added = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(added.filter((name) => name !== 'merge_request_states')).toEqual(['cards'])
})

test('a delivery that is sent again is no transaction', async () => {
  const fields = slash(world, placeAt(0), 'list')
  const answered = world.next(placeAt(0).channel)
  await deliver(ours.url, fields)
  await answered
  const { calls, commits } = await costOf(world, ours, async () => () => deliver(ours.url, fields))
  expect({ calls, commits }).toEqual({ calls: 0, commits: 0 })
})
