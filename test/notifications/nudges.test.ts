import { describe, expect, test } from 'vitest'
import { snoozedStateOf } from '../../src/model/snooze.ts'
import { createNudgeWork } from '../../src/notifications/nudges.ts'
import type { BackgroundVerdict } from '../../src/services/access/background-access.ts'
import { memoryStore, recordedOutbox } from '../jobs/sync/scene.ts'
import { stoppedClock } from '../store/temporary.ts'
import { aMergeRequest, recordedServices } from '../support/recorded-services.ts'
import { toldSession } from '../support/scripted-forge.ts'

const MONDAY_NOON = Date.UTC(2026, 10, 23, 12)
const HOUR_MS = 3_600_000
const to = { team: 'T1', user: 'UBOB', project: 42, iid: 12 }
const [ann, bob] = [
  { id: 2, username: 'ann', name: 'Ann Archer' },
  { id: 3, username: 'bob', name: 'Bob Baker' },
]

/** Bob, connected, and what the forge shows him of `!12` and its notes, newest first. */
async function openScene() {
  const clock = stoppedClock(MONDAY_NOON)
  const store = await memoryStore(clock.now)
  const outbox = recordedOutbox()
  const mr: Record<string, unknown> = { assignees: [bob], author: ann, user_notes_count: 0 }
  const forge = { mr, notes: [] as object[], notesStatus: 200, api: 'v4' as 'v3' | 'v4', reads: 0 }
  const chat = { zone: 'UTC' as string | null, verdict: null as BackgroundVerdict | null }
  const base = await recordedServices().room.contextOf({
    team: 'T1',
    user: 'UBOB',
    userName: '',
    channel: '',
  })
  const failures: unknown[] = []
  const work = createNudgeWork({
    store,
    outbox,
    everyMs: 1,
    now: clock.now,
    zoneOf: async () => chat.zone,
    failed: (error) => void failures.push(error),
    async authorizeBackground() {
      if (chat.verdict) return chat.verdict
      const session = toldSession(({ path }) => {
        forge.reads += 1
        const body = path.endsWith('/notes') ? forge.notes : { ...aMergeRequest(), ...forge.mr }
        const text = JSON.stringify(path.endsWith('/approvals') ? { approved_by: [] } : body)
        const status = path.endsWith('/notes') ? forge.notesStatus : 200
        return { kind: 'reply', status, text, header: () => null }
      }, forge.api)
      const credentials = { own: session, current: async () => session, service: async () => null }
      const ids = {
        mergeRequestIds: async () => ({ id: 1012, iid: 12 }),
        learn: async () => {},
      }
      const identities = { of: async () => bob, learn: async () => {} }
      const caller = { ...base.caller, team: 'T1', user: 'UBOB' }
      return {
        kind: 'allowed',
        context: { ...base, caller, store, forge: { ...base.forge, credentials, ids, identities } },
      }
    },
  })
  const look = async () => {
    await work.work()
    const failure = failures.shift()
    failures.length = 0
    if (failure !== undefined) throw failure
  }
  const add = (kind: 'assigned' | 'comment' | 'build', ref: string) =>
    store.nudges.add(to, { kind, ref, at: clock.now() })
  return { clock, store, outbox, forge, chat, work: look, add, told: () => outbox.happened }
}

const note = (author: object, body: string, more: object = {}) => ({
  id: 1,
  body,
  author,
  system: false,
  created_at: '2026-11-23T11:00:00Z',
  ...more,
})

describe('a message to somebody who is needed', () => {
  test('is sent once, and edited while it is current; after a day comes a new one', async () => {
    const { clock, forge, add, work, told } = await openScene()
    await add('assigned', 'first')
    await work()
    await work()
    expect(told()).toEqual(['direct UBOB: acme/web!12 Choose the dates of a report: It’s assigned to you.'])
    forge.mr = { ...forge.mr, user_notes_count: 1 }
    forge.notes = [note(ann, 'Which dates?')]
    await add('comment', '0')
    await work()
    expect(told().at(-1)).toMatch(
      /^edit UBOB 9\.9: .*assigned to you\. Ann Archer commented: “Which dates\?”$/,
    )
    clock.advance(25 * HOUR_MS)
    await add('assigned', 'again')
    await work()
    expect(told().filter((line) => line.startsWith('direct'))).toHaveLength(2)
  })

  test('waits while its person has snoozed the merge request, unless that changes', async () => {
    const { clock, store, forge, add, work, told } = await openScene()
    const state = snoozedStateOf(aMergeRequest({ user_notes_count: 0 }))
    await store.snoozes.set({ ...to, state, expiresAt: MONDAY_NOON + 2 * HOUR_MS })
    await add('assigned', 'first')
    await work()
    clock.advance(HOUR_MS)
    await work()
    expect(told()).toEqual([])
    clock.advance(HOUR_MS)
    await work()
    expect(told()).toHaveLength(1)
    await store.snoozes.set({ ...to, state, expiresAt: MONDAY_NOON + 9 * HOUR_MS })
    forge.mr = { ...forge.mr, user_notes_count: 1 }
    forge.notes = [note(ann, 'Which dates?')]
    await add('comment', '0')
    await work()
    expect(told().at(-1)).toContain('Which dates?')
  })

  test('is tried less and less often where the server gives nothing that can be read', async () => {
    const { clock, forge, add, work, told } = await openScene()
    forge.notes = { message: 'Not a list' } as unknown as object[]
    await add('assigned', 'first')
    await work()
    const once = forge.reads
    for (let seconds = 0; seconds < 4 * 3_600; seconds += 10) {
      clock.advance(10_000)
      await work()
    }
    expect(told()).toEqual([])
    expect(forge.reads / once).toBeLessThan(300)
    forge.notes = []
    clock.advance(60_000)
    await work()
    expect(told()).toHaveLength(1)
  })

  test('is tried less and less often where something throws', async () => {
    const { clock, chat, add, work, told } = await openScene()
    chat.verdict = { kind: 'allowed' } as BackgroundVerdict
    await add('assigned', 'first')
    let failures = 0
    for (let seconds = 0; seconds < 4 * 3_600; seconds += 10) {
      clock.advance(10_000)
      await work().catch(() => {
        failures += 1
      })
    }
    expect(failures).toBeGreaterThan(10)
    expect(failures).toBeLessThan(300)
    chat.verdict = null
    clock.advance(60_000)
    await work()
    expect(told()).toHaveLength(1)
  })

  test('waits for nobody else’s, whatever the store does', async () => {
    const { chat, store, work, told } = await openScene()
    const reason = { kind: 'assigned', ref: 'first', at: MONDAY_NOON } as const
    for (const user of ['UANN', 'UBOB']) await store.nudges.add({ ...to, user }, reason)
    let isFirst = true
    Object.defineProperty(chat, 'zone', {
      get() {
        if (!isFirst) return 'UTC'
        isFirst = false
        throw new Error('no zone')
      },
    })
    store.nudges.postpone = () => Promise.reject(new Error('no store'))
    await expect(work()).rejects.toThrow('no zone')
    expect(told()).toHaveLength(1)
  })

  test.for([
    ['nobody knows the person’s time', { chat: { zone: null } }],
    ['the chat does not say who may', { chat: { verdict: { kind: 'unknown' } as const } }],
    ['the server does not answer', { forge: { notesStatus: 503 } }],
  ] as const)('is given up, and that is reported, after a day in which %s', async ([, broken]) => {
    const { clock, chat, store, forge, add, work, told } = await openScene()
    const whole = { chat: { ...chat }, forge: { notesStatus: 200 } }
    const become = (state: { readonly chat?: object; readonly forge?: object }) => {
      Object.assign(chat, state.chat)
      Object.assign(forge, state.forge)
    }
    forge.mr = { ...forge.mr, user_notes_count: 1 }
    // Held over the weekend, which is no failure.
    clock.advance(4.5 * 24 * HOUR_MS)
    await add('comment', '0')
    await work()
    clock.advance(58 * HOUR_MS)
    become(broken)
    for (let minute = 0; minute < 23 * 60; minute += 1) {
      clock.advance(60_000)
      await work()
    }
    expect(await store.nudges.has(to)).toBe(true)
    const errors: unknown[] = []
    for (let minute = 0; minute < 4 * 24 * 60; minute += 1) {
      clock.advance(60_000)
      await work().catch((error: unknown) => errors.push(error))
    }
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('42!12') })])
    expect(await store.nudges.has(to)).toBe(false)
    become(whole)
    await work()
    expect(told()).toEqual([])
  })

  test('is a new one after the person has acted', async () => {
    const { store, add, work, told } = await openScene()
    await add('assigned', 'first')
    await work()
    await store.nudges.answered(to, 'UBOB')
    await add('assigned', 'again')
    await work()
    expect(told().map((line) => line.split(' ')[0])).toEqual(['direct', 'direct'])
  })

  test('is held at night and at the weekend, also over a restart, and comes in the morning', async () => {
    const { clock, chat, add, work, told } = await openScene()
    clock.advance(8 * HOUR_MS)
    await add('assigned', 'first')
    await work()
    clock.advance(12 * HOUR_MS)
    await work()
    expect(told()).toEqual([])
    clock.advance(HOUR_MS)
    chat.zone = null
    await work()
    expect(told()).toEqual([])
    chat.zone = 'UTC'
    clock.advance(HOUR_MS)
    await work()
    expect(told()).toHaveLength(1)
  })

  test('says nothing that is not so any more, and nothing of what the person did themselves', async () => {
    const { forge, add, work, told } = await openScene()
    await add('build', '7')
    await add('comment', '0')
    forge.mr = { ...forge.mr, assignees: [], user_notes_count: 2 }
    forge.notes = [note(bob, 'Mine'), note(ann, 'merged', { system: true }), note(bob, 'Mine as well')]
    await work()
    forge.mr = { ...forge.mr, assignees: [bob] }
    forge.notes = [note(bob, 'assigned to @bob', { system: true })]
    await add('assigned', 'by himself')
    await work()
    expect(told()).toEqual([])
    forge.notes = [note(ann, 'assigned to @bob', { system: true })]
    await add('assigned', 'by Ann')
    await work()
    expect(told()).toEqual([expect.stringContaining('Ann Archer assigned it to you.')])
  })

  test('tells of no comments where the forge names no authors', async () => {
    const { forge, add, work, told } = await openScene()
    forge.api = 'v3'
    forge.mr = { ...forge.mr, user_notes_count: 1 }
    await add('comment', '0')
    await work()
    expect(told()).toEqual([])
  })

  test('waits while the comments cannot be read, and goes without those that nobody lets it read', async () => {
    const { clock, forge, add, work, told } = await openScene()
    forge.mr = { ...forge.mr, user_notes_count: 1 }
    forge.notes = [note(ann, 'Which dates?')]
    forge.notesStatus = 503
    await add('comment', '0')
    await work()
    expect(told()).toEqual([])
    forge.notesStatus = 200
    clock.advance(60_000)
    await work()
    expect(told()).toEqual([expect.stringContaining('Which dates?')])
    forge.notesStatus = 403
    await add('assigned', 'first')
    await work()
    expect(told().at(-1)).toMatch(/assigned to you\.$/)
  })

  test('goes to nobody who may not read it, and waits while the chat does not say', async () => {
    const { clock, chat, add, work, told } = await openScene()
    chat.verdict = { kind: 'unknown' }
    await add('assigned', 'first')
    await work()
    chat.verdict = null
    clock.advance(60_000)
    await work()
    expect(told()).toHaveLength(1)
    chat.verdict = { kind: 'denied', why: 'left' }
    await add('assigned', 'second')
    await work()
    chat.verdict = null
    await work()
    expect(told()).toHaveLength(1)
  })

  test('of a kind that is off is not sent', async () => {
    const { store, add, work, told } = await openScene()
    await store.nudgeSettings.set('T1', 'UBOB', 'assigned', false)
    await add('assigned', 'first')
    await work()
    expect(told()).toEqual([])
    await store.nudgeSettings.set('T1', 'UBOB', 'assigned', true)
    await add('assigned', 'second')
    await work()
    expect(told()).toHaveLength(1)
  })

  test('that Slack has not accepted is not sent twice, and one that was deleted comes anew', async () => {
    const { clock, outbox, add, work, told } = await openScene()
    outbox.answers.post = { kind: 'waiting', outcome: new Promise(() => {}) }
    await add('assigned', 'first')
    await work()
    outbox.answers.post = { kind: 'posted', ts: '9.9' }
    clock.advance(HOUR_MS)
    await work()
    outbox.answers.update = () => 'gone'
    await add('assigned', 'second')
    await work()
    await work()
    expect(told().map((line) => line.split(' ')[0])).toEqual(['direct', 'direct', 'edit', 'direct'])
  })
})
