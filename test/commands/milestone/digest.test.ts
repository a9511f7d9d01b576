import { expect, test } from 'vitest'
import { commandOf } from '../../../src/commands/registry.ts'
import { todayOf } from '../../../src/model/invocation.ts'
import type { Pause } from '../../../src/model/pause.ts'
import { checkMessageBlocks } from '../../../src/sandbox/slack/block-kit/check.ts'
import type { Digest, ShownDigest } from '../../../src/services/digest/list.ts'
import { MAX_DIGESTS } from '../../../src/services/digest/on.ts'
import { execute } from '../../support/execute.ts'
import { recordedServices } from '../../support/recorded-services.ts'
import type { RecordedContext } from '../../support/use-cases.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

function aDigest(fields: Partial<Digest> = {}): Digest {
  return {
    team: 'T1',
    channel: 'C1',
    id: 1,
    project: 42,
    schedule: 'mon 9:00',
    cron: ['0 9 * * 1'],
    zone: 'Europe/Berlin',
    owner: 'UANN',
    holidays: [],
    empty: 'skip',
    kind: 'milestone',
    staleDays: null,
    userGroup: null,
    addedAt: NOW.getTime(),
    settledUntil: NOW.getTime(),
    paused: null,
    ...fields,
  }
}

function shown(fields: Partial<Digest> = {}): ShownDigest {
  const next = fields.paused ? [] : [new Date('2026-11-23T08:00Z')]
  return { digest: aDigest(fields), projectName: 'acme/web', next }
}

/** What a verb answers when the digests answer so. */
async function told(
  verb: string,
  digests: Partial<RecordedContext['digests']>,
  input: Record<string, unknown> = {},
) {
  const services = await recordedServices().room.contextOf({
    team: 'T1',
    user: 'UANN',
    userName: '',
    channel: 'C1',
  })
  const recorded: RecordedContext = { ...services, digests: { ...services.digests, ...digests } }
  const command = commandOf(`milestone.digest.${verb}`)
  if (!command) throw new Error(verb)
  const executed = await execute(
    command,
    input,
    recorded,
    { user: 'UANN', now: NOW, zone: 'Europe/Berlin' },
    { confirmed: true },
  )
  if (executed.kind !== 'reply' || !executed.reply.message) throw new Error(JSON.stringify(executed))
  const { to, text, blocks } = executed.reply.message
  expect(checkMessageBlocks(blocks)).toBeUndefined()
  return { to, text, blocks: JSON.stringify(blocks) }
}

const on = (outcome: Awaited<ReturnType<RecordedContext['digests']['on']>>) =>
  told('on', { on: async () => outcome }, { project: 42, schedule: 'mon 9:00' })
const off = (outcome: Awaited<ReturnType<RecordedContext['digests']['off']>>) =>
  told('off', { off: async () => outcome })

test('what is turned on is told to all, with its next times and what was chosen', async () => {
  for (const [kind, words] of [
    ['on', 'Milestone digest'],
    ['changed', 'Milestone digest changed'],
    ['resumed', 'Milestone digest resumed'],
  ] as const) {
    const { to, text } = await on({ kind, shown: shown({ holidays: ['2026-12-24'], empty: 'post' }) })
    expect(to).toBe('channel')
    expect(text).toBe(
      `${words}: acme/web, Mondays 9:00 (Berlin). Next: Mon 23 Nov, 9:00 (Berlin). ` +
        "Days off: 24 Dec. Posted even when no milestone is active. Uses <@UANN>'s access.",
    )
  }
})

test('what was not turned on is told to the person alone, with what to do', async () => {
  for (const [outcome, words] of [
    [{ kind: 'no-zone' }, '--zone Europe/Berlin'],
    [{ kind: 'too-many' }, 'Turn one off first'],
    [{ kind: 'already', shown: shown() }, 'is already on'],
    [{ kind: 'not-yours', shown: shown() }, 'Only who set it up'],
    [{ kind: 'may-not' }, 'I didn’t turn on the digest'],
    [{ kind: 'digest-gone' }, 'That digest is off by now'],
  ] as const) {
    const { to, text } = await on(outcome)
    expect(to).toBe('person')
    expect(text).toContain(words)
  }
})

test('its buttons show a preview and turn it off; those of a paused one turn it on as it was', async () => {
  const { blocks } = await on({ kind: 'on', shown: shown({ id: 7 }) })
  expect(blocks).toContain('milestone.digest.preview:7')
  expect(blocks).toContain(JSON.stringify(JSON.stringify({ digest: 7 })))
  const paused = shown({ id: 7, holidays: ['2026-12-24'], paused: { why: 'left', at: NOW.getTime() } })
  const list = await told('list', { list: async () => [paused] })
  const settings = {
    project: 42,
    schedule: 'mon 9:00',
    zone: 'Europe/Berlin',
    empty: 'skip',
    except: '2026-12-24',
  }
  expect(list.blocks).toContain(JSON.stringify(JSON.stringify(settings)))
})

test('a list of the most that a channel has fits', async () => {
  const many = Array.from({ length: MAX_DIGESTS }, (_, id) =>
    shown({
      id: id + 1,
      schedule:
        '0 9 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20 1,2,3,4,5,6,7,8,9,10,11,12 1,2,3,4,5,6',
      holidays: Array(60).fill('2026-12-24'),
    }),
  )
  const { text } = await told('list', { list: async () => many })
  expect(text).toContain(`This channel has ${MAX_DIGESTS} milestone digests.`)
})

test.each<Pause>([
  'token-refused',
  'not-connected',
  'no-access',
  'forgotten',
  'left',
  'may-not',
  'not-there',
  'refused',
])('a list says why one is paused: %s', async (why) => {
  const owner = why === 'forgotten' ? null : 'UANN'
  const { text, to } = await told('list', {
    list: async () => [shown({ owner, paused: { why, at: NOW.getTime() } })],
  })
  expect(to).toBe('person')
  expect(text).toMatch(/Paused since Fri 20 Nov, 13:00 \(Berlin\): \S.+\.$/)
})

test('what is turned off, and what is not', async () => {
  expect(await off({ kind: 'off', shown: shown() })).toMatchObject({
    to: 'channel',
    text: 'Milestone digest off: acme/web, Mondays 9:00 (Berlin).',
  })
  expect((await off({ kind: 'snoozed', shown: shown() })).text).toBe(
    '<@UANN> snoozed the milestone digest of acme/web. Next: Mon 23 Nov, 9:00 (Berlin).',
  )
  expect(await off({ kind: 'none' })).toMatchObject({
    to: 'person',
    text: expect.stringContaining('has no milestone digest'),
  })
  expect(await off({ kind: 'not-yours', shown: shown() })).toMatchObject({ to: 'person' })
  const which = await off({ kind: 'which', requested: 9, there: [shown(), shown({ id: 2 })] })
  expect(which.text).toContain('This channel has no digest 9.')
  expect(which.blocks).toContain('milestone.digest.off:2')
})

test('one that was posted a moment ago is not posted twice', async () => {
  expect(await told('now', { now: async () => ({ kind: 'again' }) }, { project: 42 })).toMatchObject({
    to: 'person',
    text: expect.stringContaining('a moment ago'),
  })
})

test('today is the day where the person is, and that of UTC where it is not known', () => {
  const now = new Date('2026-11-20T11:30:00Z')
  expect(todayOf({ now, zone: 'Pacific/Kiritimati' })).toBe('2026-11-21')
  expect(todayOf({ now: new Date('2026-11-20T03:00:00Z'), zone: 'America/Los_Angeles' })).toBe('2026-11-19')
  expect(todayOf({ now, zone: null })).toBe('2026-11-20')
  expect(todayOf({ now })).toBe('2026-11-20')
})
