import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { PROJECT } from '../../bench/facts.ts'
import { openWorld } from '../../bench/world.ts'
import { installOurs } from './install.ts'

// The formula of docs/explanation/scale.md, for few workspaces; for more: `WORKSPACES=10000 npx vitest run --project sandbox
// test/bench/workspaces.test.ts`.

/** A quiet project is looked at every ten minutes, all of them one after the other. */
const PERIOD_MS = 600_000
/** Time after the start until only what is due is done, and time in which that is counted, in ms. */
const [SETTLE_MS, WINDOW_MS] = [10_000, 30_000]
/** Rows that are written at once. */
const AT_ONCE = 500
/** Calls of one look, at most. */
const MAX_CALLS = 3
const WORKSPACES = Number(process.env.WORKSPACES ?? 200)

test('each workspace more costs one look in ten minutes, of at most three calls, and nothing at the start', async () => {
  const world = await openWorld()
  world.sizes.mergeRequests = 10
  const { asOf, start, drop } = await installOurs(world, {
    SLACK_BOT_TOKEN: '',
    FORGE_PROJECTS: '',
    PUBLIC_URL: world.origin,
    SLACK_CLIENT_ID: '1.2',
    SLACK_CLIENT_SECRET: 'x'.repeat(32),
    SLACK_STATE_SECRET: 'y'.repeat(32),
  })
  await asOf(0, async (store, at) => {
    const seed = async (index: number) => {
      const number = String(index).padStart(7, '0')
      const [team, user, channel] = [`T${number}`, `U${number}`, `C${number}`]
      const checkedAt = Math.round(at - PERIOD_MS * (1 - index / WORKSPACES))
      const times = { checkedAt, newest: null, lastChangeAt: 0, fullScanAt: 0 }
      const bot = {
        enterprise: null,
        app: 'A0BENCH',
        botId: 'B0BOT',
        botUserId: 'U0BOT',
        token: `xoxb-${team}`,
      }
      await store.installations.save({ team, ...bot, renewal: null, scopes: 'commands', installedBy: user })
      await store.syncCursors.save({ team, project: PROJECT, reader: user, ...times })
      const identity = { id: index + 1, username: user.toLowerCase() }
      await store.accounts.save(team, user, `token-of-${team}-${'x'.repeat(12)}`, identity)
      await store.channels.bind(team, channel, PROJECT, user)
    }
    for (let from = 0; from < WORKSPACES; from += AT_ONCE) {
      const length = Math.min(AT_ONCE, WORKSPACES - from)
      await Promise.all(Array.from({ length }, (_, index) => seed(from + index)))
    }
  })
  const ours = await start()
  try {
    const slackAtStart = [...world.counts.slack.values()].reduce((sum, one) => sum + one, 0)
    const before = await ours.usage('collect')
    await pause(SETTLE_MS)
    world.reset()
    await pause(WINDOW_MS)
    const calls = [...world.counts.forge.values()].reduce((sum, one) => sum + one, 0)
    const after = await ours.usage('collect')
    const looks = (WORKSPACES * WINDOW_MS) / PERIOD_MS
    const coreShare = (after.cpuUs - before.cpuUs) / 1_000 / (SETTLE_MS + WINDOW_MS)
    const found = { looks, calls, slackAtStart, coreShare, rssMiB: Math.round(after.rss / 2 ** 20) }
    process.stdout.write(`${WORKSPACES} workspaces: ${JSON.stringify(found)}\n`)
    expect(slackAtStart).toBe(0)
    // Those that were due before the window, and were looked at in it, are on top.
    expect(calls).toBeGreaterThanOrEqual(looks)
    expect(calls).toBeLessThanOrEqual(2 * MAX_CALLS * looks)
  } finally {
    await ours.stop()
    await drop()
    await world.stop()
  }
}, 600_000)
