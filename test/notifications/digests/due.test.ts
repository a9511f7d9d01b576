import { DatabaseSync } from 'node:sqlite'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { createDigestWork } from '../../../src/notifications/digests/due.ts'
import type { BackgroundVerdict } from '../../../src/services/access/background-access.ts'
import type { Failure } from '../../../src/services/failure.ts'
import { temporaryFile } from '../../store/temporary.ts'
import { fuzzRuns } from '../../support/fuzz-runs.ts'
import { IN_MEMORY } from '../../support/memory-store.ts'
import { onBothEngines } from '../../support/postgres.ts'
import {
  attempt,
  DAY,
  daily,
  FRIDAY,
  HOUR,
  judgeOf,
  MONDAY_8,
  openDigestScene,
  outboxTo,
  reminder,
  weekly,
} from './scene.ts'

const SOON = 5_000

onBothEngines('a digest', (place) => {
  test('comes at its time, once, and the next one a week later', async () => {
    const { turnOn, look, goOn, clock, said, slack } = await openDigestScene(await place())
    await turnOn()
    await goOn(MONDAY_8 - 1)
    expect(said()).toEqual([])
    await goOn(MONDAY_8 + SOON)
    expect(said()).toEqual([expect.stringContaining('Milestones of acme/web')])
    expect(said()[0]).not.toMatch(/late|missed/i)
    expect(JSON.stringify(slack.stands)).toContain('Mondays 9:00 · set up by <@UANN>')
    await goOn(MONDAY_8 + 7 * DAY - 1, 12 * HOUR)
    expect(said()).toHaveLength(1)
    clock.now = MONDAY_8 + 7 * DAY
    await look()
    expect(said()).toHaveLength(2)
    expect(slack.stands.map(({ key }) => key)).toEqual([
      'digest:1:2026-11-23T08:00:00.000Z',
      'digest:1:2026-11-30T08:00:00.000Z',
    ])
  })

  test('comes once from three replicas that look at the same moment', async () => {
    const { turnOn, look, clock, said, failures } = await openDigestScene(await place(), 3)
    await turnOn()
    for (let week = 0; week < 5; week += 1) {
      clock.now = MONDAY_8 + week * 7 * DAY
      await look()
      await look()
    }
    expect(said()).toHaveLength(5)
    expect(failures).toEqual([])
  })

  test('that was written down before its process died is posted as it was written', async () => {
    const { turnOn, look, clock, slack, said, forge } = await openDigestScene(await place())
    await turnOn()
    slack.mood = 'is-down'
    clock.now = MONDAY_8
    await look()
    slack.mood = 'takes'
    clock.now += SOON
    await look()
    expect(said()).toHaveLength(1)
    expect(JSON.stringify(slack.stands)).toContain('Read 1')
    expect(forge.reads).toBe(1)
  })

  test('of merge requests comes at its time with its rows in the thread, and not where none needs anyone', async () => {
    const { turnOn, look, clock, said, forge, store } = await openDigestScene(await place())
    await turnOn(reminder)
    clock.now = FRIDAY + 8 * HOUR
    await look()
    expect(said()).toEqual([
      expect.stringMatching(/^Merge requests of acme\/web\. No conflicts · 1: !12 /),
      expect.stringMatching(/^Details\. No conflicts: !12\./),
    ])
    forge.isEmpty = true
    clock.now += DAY
    await look()
    expect(said()).toHaveLength(2)
    expect(forge.reads).toBe(2)
    expect(await store.digestSlots.unfinished()).toEqual([])
  })

  test('of merge requests pauses with its own name, and beside it the milestones go on', async () => {
    const { turnOn, look, clock, told, store, office } = await openDigestScene(await place())
    await turnOn(reminder)
    office.verdict = { kind: 'denied', why: 'may-not' }
    clock.now = FRIDAY + 8 * HOUR
    await look()
    await look()
    expect(told()).toEqual([
      expect.stringContaining('The merge request digest of project 42 in <#C1> is paused'),
    ])
    expect(told()[0]).toContain('`/mr digest on "daily 9:00"')
    office.verdict = null
    await turnOn(daily)
    expect((await store.digests.running()).map(({ kind }) => kind)).toEqual(['milestone'])
  })

  test('tells the next one what it knew', async () => {
    const { turnOn, look, clock, forge } = await openDigestScene(await place())
    await turnOn()
    clock.now = MONDAY_8
    await look()
    clock.now = MONDAY_8 + 7 * DAY
    await look()
    expect(forge.given).toEqual([null, { at: MONDAY_8, milestones: {} }])
  })

  test('of a person who is forgotten pauses, and keeps nothing of them', async () => {
    const { store, turnOn, look, clock, said, told } = await openDigestScene(await place())
    const digest = await turnOn()
    await store.forgetPerson('T1', 'UANN')
    clock.now = MONDAY_8
    await look()
    expect([...said(), ...told()]).toEqual([])
    expect(await store.digests.find(digest)).toMatchObject({ owner: null, paused: { why: 'forgotten' } })
  })

  test('that is paused is resumed by another person, and comes at its next time', async () => {
    const { store, turnOn, look, goOn, clock, forge, said, told } = await openDigestScene(await place())
    const digest = await turnOn()
    forge.trouble = { kind: 'token-refused' }
    await goOn(MONDAY_8 + SOON)
    expect([...said(), ...told()]).toEqual([])
    await goOn(MONDAY_8 + SOON + 60_000, 10_000)
    expect(said()).toEqual([])
    expect(told()).toEqual([expect.stringContaining('no longer accepts your sign-in')])
    forge.trouble = null
    await store.digests.renew(digest, 'UBOB', weekly)
    await goOn(MONDAY_8 + HOUR)
    expect(said()).toEqual([])
    clock.now = MONDAY_8 + 7 * DAY
    await look()
    expect(said()).toHaveLength(1)
    expect(await store.digests.find(digest)).toMatchObject({ owner: 'UBOB', paused: null })
  })
})

test('a token that is refused once is tried again, and the digest comes', async () => {
  const { turnOn, goOn, forge, said, told } = await openDigestScene(IN_MEMORY)
  await turnOn()
  forge.trouble = { kind: 'token-refused' }
  await goOn(MONDAY_8 + SOON)
  forge.trouble = null
  await goOn(MONDAY_8 + SOON + 60_000, 10_000)
  expect(said()).toHaveLength(1)
  expect(told()).toEqual([])
})

describe('a clock that jumps', () => {
  test('back posts nothing again', async () => {
    const { turnOn, goOn, clock, said } = await openDigestScene(IN_MEMORY)
    await turnOn(daily)
    await goOn(FRIDAY + 2 * DAY)
    expect(said()).toHaveLength(2)
    clock.now -= 30 * HOUR
    await goOn(FRIDAY + 2 * DAY)
    expect(said()).toHaveLength(2)
    await goOn(FRIDAY + 3 * DAY)
    expect(said()).toHaveLength(3)
  })

  test('back while Slack is down does not make a digest wait for longer', async () => {
    const { turnOn, look, clock, slack, said } = await openDigestScene(IN_MEMORY)
    await turnOn()
    slack.mood = 'is-down'
    clock.now = MONDAY_8
    await look()
    slack.mood = 'takes'
    clock.now -= 2 * DAY
    await look()
    expect(said()).toHaveLength(1)
  })

  test('forward over several posts the newest alone, marked late, with a word about those before', async () => {
    const { turnOn, goOn, clock, said } = await openDigestScene(IN_MEMORY)
    await turnOn(daily)
    clock.now = MONDAY_8 + 2 * HOUR
    await goOn(MONDAY_8 + 4 * HOUR)
    expect(said()).toEqual([
      expect.stringMatching(
        /^Milestones of acme\/web\. Late: this one was due Mon 23 Nov, 9:00 .*3 digests before this one didn’t come\./,
      ),
    ])
  })

  test('forward by more than six hours tells in one sentence what was missed', async () => {
    const { turnOn, goOn, clock, said } = await openDigestScene(IN_MEMORY)
    await turnOn(daily)
    clock.now = MONDAY_8 + 7 * HOUR
    await goOn(MONDAY_8 + 10 * HOUR)
    expect(said()).toEqual([
      'Missed 4 milestone digests of project 42, the last one due Mon 23 Nov, 9:00 (Berlin): ' +
        'I wasn’t running. Next: Tue 24 Nov, 9:00 (Berlin).',
    ])
  })

  const jump = fc.oneof(
    fc.integer({ min: -3 * DAY, max: 3 * DAY }),
    fc.integer({ min: 0, max: 8 * HOUR }),
    fc.constantFrom(-HOUR, HOUR, 2 * DAY, -1, 1, 0),
  )
  property.prop([fc.array(jump, { maxLength: 25 })], { numRuns: fuzzRuns(60) })(
    'in any way: no slot is posted twice, and none later than six hours after its time',
    async (jumps) => {
      const { turnOn, look, clock, slack } = await openDigestScene(IN_MEMORY)
      await turnOn({ ...daily, schedule: 'daily 9:00 and 16:00', cron: ['0 9,16 * * *'] })
      for (const ms of jumps) {
        clock.now += ms
        await look()
        await look()
      }
      const slots = slack.stands.map(({ key }) => Date.parse(key.slice('digest:1:'.length)))
      expect(new Set(slots).size).toBe(slots.length)
      expect(slots).toEqual([...slots].sort((a, b) => a - b))
      for (const [index, { text, at }] of slack.stands.entries())
        if (!/^Missed/.test(text)) expect(at - (slots[index] ?? 0)).toBeLessThanOrEqual(6 * HOUR)
    },
  )
})

test('a process that starts tries at once what another one had put off', async () => {
  const place = { file: temporaryFile() }
  const before = await openDigestScene(place)
  await before.turnOn(weekly)
  before.forge.trouble = { kind: 'unreachable', reason: 'down' }
  await before.goOn(MONDAY_8)
  await before.goOn(MONDAY_8 + 60_000, 1_000)
  await before.store.close()
  const after = await openDigestScene(place, 1, before.clock.now + 1)
  await after.look()
  expect(after.said()).toHaveLength(1)
})

test('a slot is claimed together with the work on it, or not at all', async () => {
  const { store, turnOn, forge, clock, look, slack } = await openDigestScene({ file: temporaryFile() })
  await turnOn(weekly)
  clock.now = MONDAY_8
  const now = () => clock.now
  const failures: unknown[] = []
  const { due } = createDigestWork({
    store,
    outbox: outboxTo(slack, now),
    authorizeBackground: judgeOf(forge, now),
    now,
    durable: {
      start: (_, { write }) =>
        store.database.transaction().execute(async (transaction) => {
          await write?.(transaction)
          throw new Error('The work could not be accepted')
        }),
    },
    everyMs: 1_000,
    failed: (error) => failures.push(error),
  })
  await due.work(attempt)
  expect(failures).toHaveLength(1)
  expect(await store.digestSlots.unfinished()).toEqual([])
  await look()
  expect(slack.stands).toHaveLength(1)
})

test('what became of slots is deleted after 90 days, but not what the next digest must know', async () => {
  const file = temporaryFile()
  const { store, turnOn, goOn, clock } = await openDigestScene({ file })
  const digest = await turnOn(daily)
  await goOn(FRIDAY + 5 * DAY, 12 * HOUR)
  const kept = await store.digestSlots.lastBaseline(digest)
  clock.now = FRIDAY + 200 * DAY
  await store.cleanUp()
  expect(await store.digestSlots.lastBaseline(digest)).toBe(kept)
  const database = new DatabaseSync(file, { readOnly: true })
  expect(database.prepare('select count(*) as left from digest_slots').get()).toEqual({ left: 1 })
  database.close()
})

describe('a store that was restored from a backup', () => {
  test.each([
    [HOUR, 'late'],
    [30 * HOUR, 'missed'],
  ])('%i ms after a slot that its earlier life has posted says nothing again', async (later) => {
    const place = { file: temporaryFile() }
    const copied = await openDigestScene(place)
    await copied.turnOn()
    await copied.store.close()
    const { goOn, clock, slack, said } = await openDigestScene(place, 1, MONDAY_8 + later)
    const earlier = {
      to: 'C1',
      key: 'digest:1:2026-11-23T08:00:00.000Z',
      text: 'earlier',
      blocks: [],
      at: MONDAY_8,
    }
    slack.stands.push(earlier)
    await goOn(clock.now + HOUR)
    expect(said()).toEqual(['earlier'])
  })
})

describe('where nobody may look what is there', () => {
  test('a process that lived through the slot posts late, for it would know what was posted', async () => {
    const { turnOn, goOn, forge, slack, said, told } = await openDigestScene(IN_MEMORY)
    slack.mayLook = false
    await turnOn()
    forge.trouble = { kind: 'unreachable', reason: 'down' }
    await goOn(MONDAY_8 + HOUR)
    forge.trouble = null
    await goOn(MONDAY_8 + 2 * HOUR)
    expect(said()).toEqual([expect.stringContaining('Late: this one was due Mon 23 Nov')])
    expect(told()).toEqual([])
  })

  test('and says what was missed', async () => {
    const { turnOn, goOn, slack, said, told } = await openDigestScene(IN_MEMORY)
    slack.mayLook = false
    await turnOn()
    slack.mood = 'is-down'
    await goOn(MONDAY_8 + 9 * HOUR)
    slack.mood = 'takes'
    await goOn(MONDAY_8 + DAY)
    expect(said()).toEqual([expect.stringContaining(': Slack didn’t take it.')])
    expect(told()).toEqual([])
  })

  test.each([
    [HOUR, 'I can’t tell whether the milestone digest of Mon 23 Nov, 9:00 (Berlin) is in'],
    [30 * HOUR, 'that I missed the milestone digest of Mon 23 Nov, 9:00 (Berlin), is in'],
  ])(
    'a process that came %i ms after the slot posts nothing, and its owner hears of it',
    async (later, words) => {
      const place = { file: temporaryFile() }
      const before = await openDigestScene(place)
      await before.turnOn()
      await before.store.close()
      const { goOn, slack, clock, said, told } = await openDigestScene(place, 1, MONDAY_8 + later)
      slack.mayLook = false
      await goOn(clock.now + HOUR)
      expect(said()).toEqual([])
      expect(told()).toEqual([
        expect.stringMatching(/^I can’t tell whether .*the milestone digest of Mon 23 Nov/),
      ])
      expect(told().join()).toContain(`${words} <#C1>`)
    },
  )
})

describe('Slack', () => {
  test('that was down for five hours gets the digest once', async () => {
    const { turnOn, goOn, slack, said } = await openDigestScene(IN_MEMORY)
    await turnOn()
    slack.mood = 'is-down'
    await goOn(MONDAY_8 + 5 * HOUR)
    expect(said()).toEqual([])
    slack.mood = 'takes'
    await goOn(MONDAY_8 + DAY)
    expect(said()).toEqual([expect.stringMatching(/^Milestones of acme\/web/)])
  })

  test('that was down for longer gets one sentence', async () => {
    const { turnOn, goOn, slack, said } = await openDigestScene(IN_MEMORY)
    await turnOn()
    slack.mood = 'is-down'
    await goOn(MONDAY_8 + 9 * HOUR)
    slack.mood = 'takes'
    await goOn(MONDAY_8 + DAY)
    expect(said()).toEqual([expect.stringContaining(': Slack didn’t take it.')])
  })

  test('whose answer is lost where nobody may look: the owner hears of it, and nothing is posted again', async () => {
    const { turnOn, goOn, slack, said, told } = await openDigestScene(IN_MEMORY)
    await turnOn()
    slack.mood = 'loses-the-answer'
    await goOn(MONDAY_8 + DAY)
    expect(said()).toHaveLength(1)
    expect(told()).toEqual([
      expect.stringMatching(/^I can’t tell whether the milestone digest of .* is in <#C1>/),
    ])
  })

  test('that refuses also the sentence of what was missed pauses it, and the owner is told once', async () => {
    const { turnOn, goOn, slack, said, told } = await openDigestScene(IN_MEMORY)
    await turnOn()
    slack.mood = 'is-down'
    await goOn(MONDAY_8 + 9 * HOUR)
    slack.mood = 'refuses'
    await goOn(MONDAY_8 + DAY)
    expect(said()).toEqual([])
    expect(told()).toEqual([expect.stringContaining('Slack doesn’t let me post there')])
  })

  test.each([
    ['has-no-such-channel', 'I’m not in that channel, or it’s gone'],
    ['refuses', 'Slack doesn’t let me post there'],
  ] as const)('that %s pauses it, and the owner is told once', async (mood, words) => {
    const { store, turnOn, goOn, slack, said, told } = await openDigestScene(IN_MEMORY)
    const digest = await turnOn()
    slack.mood = mood
    await goOn(MONDAY_8 + 8 * DAY, 6 * HOUR)
    expect(said()).toEqual([])
    expect(told()).toEqual([expect.stringContaining(words)])
    expect((await store.digests.find(digest))?.paused).not.toBeNull()
  })
})

describe('the forge', () => {
  const DOWN: readonly Failure[] = [
    { kind: 'unreachable', reason: 'no route' },
    { kind: 'refused', status: 503, reason: 'ill' },
  ]
  test.each(DOWN)('that is down ($kind) is asked again, and the digest comes late', async (trouble) => {
    const { turnOn, goOn, forge, said } = await openDigestScene(IN_MEMORY)
    await turnOn()
    forge.trouble = trouble
    await goOn(MONDAY_8 + 2 * HOUR)
    expect(said()).toEqual([])
    forge.trouble = null
    await goOn(MONDAY_8 + 3 * HOUR)
    expect(said()).toEqual([expect.stringContaining('Late: this one was due')])
  })

  test('that says no for a reason that somebody can mend: the owner is told it, once a slot', async () => {
    const { turnOn, goOn, forge, said, told } = await openDigestScene(IN_MEMORY)
    await turnOn()
    forge.trouble = { kind: 'refused', status: 410, reason: 'It is gone; set what is newer' }
    await goOn(MONDAY_8 + 2 * HOUR)
    expect(told()).toEqual([expect.stringContaining(': It is gone; set what is newer. I keep trying')])
    expect(said()).toEqual([])
  })

  test('that stays down: one sentence after six hours, and the next one comes', async () => {
    const { turnOn, goOn, forge, said } = await openDigestScene(IN_MEMORY)
    await turnOn(daily)
    await goOn(FRIDAY + DAY)
    forge.trouble = { kind: 'unreachable', reason: 'no route' }
    await goOn(FRIDAY + 2 * DAY)
    forge.trouble = null
    await goOn(FRIDAY + 3 * DAY)
    expect(said()).toEqual([
      expect.stringContaining('Milestones'),
      expect.stringContaining(' or Slack didn’t answer.'),
      expect.stringContaining('Milestones'),
    ])
  })

  test('is not asked every second', async () => {
    const { turnOn, goOn, forge } = await openDigestScene(IN_MEMORY)
    await turnOn()
    await goOn(MONDAY_8 - 1)
    forge.trouble = { kind: 'unreachable', reason: 'no route' }
    await goOn(MONDAY_8 + 5 * 60_000, 1_000)
    expect(forge.reads).toBeGreaterThan(5)
    expect(forge.reads).toBeLessThan(20)
  })

  test.each<[Failure, string]>([
    [{ kind: 'token-refused' }, 'no longer accepts your sign-in'],
    [{ kind: 'may-not' }, 'you can’t see the project'],
    [{ kind: 'may-not', reason: 'Your account has been blocked' }, 'says “Your account has been blocked”'],
    [
      { kind: 'may-not', tokenDenial: { why: 'Your token lacks DPoP', next: 'Turn it off' } },
      'paused: your token lacks DPoP.',
    ],
    [{ kind: 'not-found', what: 'Project 42' }, 'or it’s gone'],
    [{ kind: 'not-connected' }, 'you’re no longer connected'],
  ])('that says %o pauses it, and the owner is told once, privately', async (trouble, words) => {
    const { turnOn, goOn, forge, said, told } = await openDigestScene(IN_MEMORY)
    await turnOn(daily)
    forge.trouble = trouble
    await goOn(FRIDAY + 3 * DAY)
    expect(said()).toEqual([])
    expect(told()).toEqual([expect.stringContaining(words)])
    const next =
      trouble.kind === 'token-refused'
        ? 'Reconnect, and it resumes by itself.'
        : '/milestone digest on "daily 9:00" --zone Europe/Berlin --project 42'
    expect(told()[0]).toContain(next)
  })

  test('is not read with another token when the owner has disconnected', async () => {
    const { turnOn, goOn, forge, told } = await openDigestScene(IN_MEMORY)
    await turnOn()
    forge.access = 'none'
    await goOn(MONDAY_8 + HOUR)
    expect(forge.reads).toBe(0)
    expect(told()).toHaveLength(1)
  })
})

describe('the rules of the channel', () => {
  test.each<[Exclude<BackgroundVerdict, { kind: 'allowed' }>, string]>([
    [{ kind: 'denied', why: 'may-not' }, 'no longer allow it'],
    [{ kind: 'denied', why: 'left' }, 'deactivated'],
    [{ kind: 'denied', why: 'not-there' }, 'Add me there, and it resumes.'],
  ])('%o pauses it before anything is read', async (verdict, words) => {
    const { turnOn, goOn, office, forge, said, told } = await openDigestScene(IN_MEMORY)
    await turnOn()
    office.verdict = verdict
    await goOn(MONDAY_8 + HOUR)
    expect(said()).toEqual([])
    expect(forge.reads).toBe(0)
    expect(told()).toEqual([expect.stringContaining(words)])
  })

  test('that are not known just now let it wait', async () => {
    const { turnOn, goOn, office, said, told } = await openDigestScene(IN_MEMORY)
    await turnOn()
    office.verdict = { kind: 'unknown' }
    await goOn(MONDAY_8 + HOUR)
    expect([...said(), ...told()]).toEqual([])
    office.verdict = null
    await goOn(MONDAY_8 + 2 * HOUR)
    expect(said()).toHaveLength(1)
  })
})

describe('by choice', () => {
  test('nothing comes while no milestone is active, or that is said', async () => {
    for (const [empty, count] of [
      ['skip', 0],
      ['post', 1],
    ] as const) {
      const { turnOn, goOn, forge, said } = await openDigestScene(IN_MEMORY)
      await turnOn({ ...weekly, empty })
      forge.isEmpty = true
      await goOn(MONDAY_8 + DAY)
      expect(said()).toHaveLength(count)
    }
  })

  test('nothing comes on a holiday, and it counts as nothing missed', async () => {
    const { turnOn, goOn, said } = await openDigestScene(IN_MEMORY)
    await turnOn({ ...daily, holidays: ['2026-11-21', '2026-11-22'] })
    await goOn(MONDAY_8 + HOUR)
    expect(said()).toHaveLength(2)
    expect(said().join()).not.toContain('missed')
  })

  test('it is turned off while its message waits', async () => {
    const { store, turnOn, look, goOn, clock, slack, said } = await openDigestScene(IN_MEMORY)
    const digest = await turnOn()
    slack.mood = 'is-down'
    clock.now = MONDAY_8
    await look()
    await store.digests.remove(digest)
    slack.mood = 'takes'
    await goOn(MONDAY_8 + DAY)
    expect(said()).toEqual([])
    expect(await store.digestSlots.unfinished()).toEqual([])
  })
})
