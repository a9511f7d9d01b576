import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { batch, merge, placeAt, question, typed } from '../../bench/drive.ts'
import { headOf, PROJECT } from '../../bench/facts.ts'
import type { Participant } from '../../bench/participants.ts'
import { openWorld, PEOPLE, personAt, TEAM, type World } from '../../bench/world.ts'
import { type Installation, installOurs } from './install.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
/** Within that time the end of a command is stored, in ms; jobs that run now and then are left out by trying again. */
const STORED_MS = 400
const TRIES = 4
/** After that time a channel may get its next message, in ms. */
const CHANNEL_MS = 1_500
/** Without a call for so long, in ms, what a start has to do is over. */
const QUIET_MS = 4_000

/** Without what is asked once at a start. */
const readsOf = (forge: ReadonlyMap<string, number>) => sum(forge) - (forge.get('GET version') ?? 0)
const sum = (calls: ReadonlyMap<string, number>) => [...calls].reduce((all, [, one]) => all + one, 0)

/** The fewest reads of the server and writes to the store that this took, of a few times. */
export async function costOf(
  world: World,
  ours: Participant,
  prepare: () => Promise<() => Promise<unknown>>,
  restMs = STORED_MS,
) {
  const found: { calls: number; commits: number }[] = []
  for (let turn = 0; turn < TRIES; turn += 1) {
    const act = await prepare()
    await pause(restMs)
    world.reset()
    const before = await ours.usage('count')
    await act()
    await pause(STORED_MS)
    const { commits } = await ours.usage()
    found.push({ calls: readsOf(world.counts.forge), commits: commits - before.commits })
  }
  const least = (of: 'calls' | 'commits') => Math.min(...found.map((one) => one[of]))
  return { calls: least('calls'), commits: least('commits') }
}

/** What one list, card, question and merge cost. */
export async function costsOf(world: World, ours: Participant) {
  let turn = 0
  const place = () => {
    turn += 1
    return placeAt(turn)
  }
  const typing = (text: string, word: string) => async () => () =>
    typed(world, text, [word])(ours.url, place())
  const merging = async () => {
    const shown = await question(world, ours.url, place(), true)
    return () => merge(world, ours.url, shown)
  }
  return {
    list: await costOf(world, ours, typing('list', '!31 ')),
    card: await costOf(world, ours, typing('view !8', '!8 ')),
    question: await costOf(world, ours, typing('merge !8', 'Merge !8')),
    merge: await costOf(world, ours, merging, CHANNEL_MS),
  }
}

/** The calls of the second look at a project with ten people, in which nothing has happened since the first. */
export async function callsOfLook({ open, cards }: { readonly open: number; readonly cards: number }) {
  const world = await openWorld()
  world.sizes.mergeRequests = open
  const { asOf, start, drop } = await installOurs(world)
  await asOf(DAY_MS, async (store, at) => {
    await store.channels.bind(TEAM, placeAt(0).channel, PROJECT, personAt(0))
    const card = { team: TEAM, project: PROJECT, finished: false, revision: 1, trackedUntil: at + 7 * DAY_MS }
    for (let iid = 1; iid <= cards; iid += 1) {
      const message = { ts: `${1_750_000_000 + iid}.000100`, channel: placeAt(iid % PEOPLE).channel }
      await store.cards.remember({ ...card, ...message, iid, sha: headOf(iid), requestedBy: personAt(iid) })
    }
  })
  await look(world, start)
  await asOf(0, async ({ syncCursors }, at) => {
    const cursor = await syncCursors.find(TEAM, PROJECT)
    const checkedAt = at - 11 * MINUTE_MS
    if (!cursor) throw new Error('The project was not looked at')
    await syncCursors.save({ ...cursor, checkedAt, fullScanAt: checkedAt, lastChangeAt: at - DAY_MS })
  })
  world.reset()
  await look(world, start)
  const { forge, slack } = world.counts
  await drop()
  await world.stop()
  return { forge: Object.fromEntries(forge), slack: Object.fromEntries(slack), calls: readsOf(forge) }
}

/** Starts the bot, and stops it when nothing is asked any more. */
async function look({ counts }: World, start: Installation['start']): Promise<void> {
  const ours = await start()
  let since = performance.now()
  for (let last = 0; performance.now() - since < QUIET_MS; await pause(50)) {
    const now = sum(counts.forge) + sum(counts.slack)
    if (now !== last || sum(counts.forge) === 0) since = performance.now()
    last = now
  }
  await ours.stop()
}

/** The calls of digests of the same project that are due at the start. */
export async function callsOfDigests(channels: number) {
  const world = await openWorld()
  const due = new Date(Date.now() - 5 * MINUTE_MS)
  const [hour, minute] = [due.getUTCHours(), due.getUTCMinutes()]
  const schedule = `daily ${hour}:${String(minute).padStart(2, '0')}`
  const slot = { schedule, cron: [`${minute} ${hour} * * *`] }
  const posts = Array.from({ length: channels }, (_, channel) => world.next(placeAt(channel).channel))
  const { asOf, start, drop } = await installOurs(world)
  await asOf(6 * MINUTE_MS, async ({ digests, snapshots }) => {
    // A project that was counted lately is not counted for its burndown meanwhile.
    await snapshots.record({ team: TEAM, project: PROJECT, milestone: 7_001 }, { open: 1, closed: 1 })
    for (let channel = 0; channel < channels; channel += 1)
      await digests.add(
        { team: TEAM, channel: placeAt(channel).channel, user: personAt(0) },
        {
          kind: 'milestone',
          project: PROJECT,
          ...slot,
          zone: 'UTC',
          holidays: [],
          empty: 'post',
          staleDays: null,
          userGroup: null,
        },
      )
  })
  const ours = await start()
  await Promise.all(posts)
  const calls = readsOf(world.counts.forge)
  await ours.stop()
  await drop()
  await world.stop()
  return calls
}

/** Reads what of 10,000 fits a filter of ours, 20 ms a page; the ratio is that to one page after the other. */
export async function searchAll(world: World, ours: Participant) {
  world.sizes.mergeRequests = 10_000
  const search = typed(world, 'list --author user3', ['user3'])
  await batch(ours, search, 1)
  world.delays.forge = 20
  const before = performance.now()
  for (let page = 1; page <= 100; page += 1) {
    const path = `/api/v4/projects/${PROJECT}/merge_requests?state=opened&per_page=100&page=${page}`
    const answer = await request(`${world.origin}${path}`, { headers: { 'private-token': 'bench' } })
    JSON.parse(await answer.body.text())
  }
  const sequentialMs = performance.now() - before
  world.reset()
  const { doneMs } = await batch(ours, search, 1)
  const pages = world.counts.forge.get('GET projects/N/merge_requests') ?? 0
  world.delays.forge = 0
  world.sizes.mergeRequests = 40
  return { pages, ratio: (doneMs[0] ?? 0) / sequentialMs }
}
