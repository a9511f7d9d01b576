import { expect, onTestFinished, test } from 'vitest'
import type { InterruptedOperation } from '../../../src/interactions/recover.ts'
import type { Claim, Claimed, ReadRequest, SubmitAnswer } from '../../../src/slack/interaction.ts'
import { decode } from '../../../src/slack/receive/decode.ts'
import { InFlight } from '../../../src/slack/receive/in-flight.ts'
import { PartitionLeftError } from '../../../src/store/tables/operations.ts'
import { stoppedClock, temporaryStore } from '../../store/temporary.ts'
import { IN_MEMORY } from '../../support/memory-store.ts'
import {
  openDoorstep,
  payloadBody,
  pressBody,
  readAsNothing,
  requestWork,
  send,
  sign,
  slashBody,
  submitBody,
} from '../recording-handlers.ts'

interface Scene {
  readonly body?: string
  /** The change that the first attempt had sent. */
  readonly interrupted?: InterruptedOperation | null
  readonly laterBy?: number
  /** The key of the form that it submits. */
  readonly formKey?: string
  /** Runs with each attempt after the first, which never ends. */
  readonly again?: () => Promise<SubmitAnswer>
}

/** A request is accepted, and the process is killed during its first attempt; `retry` is the next one. */
async function killedDuring({
  body = slashBody({ text: 'list' }),
  interrupted = null,
  laterBy = 0,
  formKey,
  again = async () => undefined,
}: Scene = {}) {
  const clock = stoppedClock()
  const store = await temporaryStore({ ...IN_MEMORY, now: clock.now })
  let isKilled = false
  const requests = requestWork(store, {
    now: clock.now,
    planOf: async (request) => ({ received: readAsNothing(request), isDurable: true, formKey }),
    before: () => (isKilled ? again() : new Promise<never>(() => {})),
  })
  const step = await openDoorstep({ claims: requests.claims, seen: requests.seen })
  onTestFinished(() => step.close())
  const said: { reference: string; words: string }[] = []
  requests.register({
    interactions: { interrupted: async () => interrupted },
    dispatch: {
      async resume(_, { reference }) {
        said.push({ reference, words: 'resumed' })
      },
      async sendReply({ claim }, say) {
        const { reference } = claim
        said.push({ reference, words: say(reference).message?.text ?? '' })
      },
    },
  })
  const type = body.startsWith('{') ? { type: 'application/json' } : {}
  expect(await send(step.url, sign(body, type))).toMatchObject({ status: 200 })
  await expect.poll(() => step.seen.length).toBe(1)
  const first: unknown = step.seen[0]?.interaction
  const reference = isInteraction(first) ? first.claim.reference : ''
  isKilled = true
  clock.advance(laterBy)
  const seen = () => step.seen.slice(1)
  let number = 1
  const left = () => store.pendingRequests.find(reference)
  const key = (await left())?.workKey ?? ''
  const retry = (hasLeftPartition = false) => {
    number += 1
    return requests.attempt(key, reference, number, hasLeftPartition)
  }
  const isFree = (form: string) => store.idempotencyKeys.ensure(form, 'another request')
  return { reference, seen, said, retry, left, isFree, lines: requests.lines }
}

let events = 0

function eventBody(event: object): string {
  events += 1
  return JSON.stringify({ type: 'event_callback', team_id: 'T1', event_id: `Ev${events}`, event })
}

test.each([
  ['a command', slashBody({ text: 'list' }), 'command'],
  ['a press', payloadBody(pressBody()), 'action'],
])(
  '%s is run again as the same interaction, without its trigger, and then deleted',
  async (_, body, kind) => {
    const { reference, seen, retry, left } = await killedDuring({ body })
    expect(await left()).toMatchObject({ reference })
    await retry()
    expect(seen()).toMatchObject([{ kind, interaction: { claim: { reference, isRetry: true } } }])
    expect(seen()[0]?.interaction).not.toMatchObject({ triggerId: expect.anything() })
    expect(await left()).toBeNull()
    await retry()
    expect(seen()).toHaveLength(1)
  },
)

test('a form is run again after it has closed', async () => {
  const { reference, seen, retry, left } = await killedDuring({ body: payloadBody(submitBody()) })
  await retry()
  expect(seen()).toMatchObject([{ kind: 'submission', interaction: { claim: { reference, isLate: true } } }])
  expect(await left()).toBeNull()
})

test('a form runs once; where it was not run, it may be submitted again', async () => {
  const formKey = 'the form'
  const body = payloadBody(submitBody())
  const ran = await killedDuring({ body, formKey })
  await ran.retry()
  expect(await ran.isFree(formKey)).toBe(false)

  const old = await killedDuring({ body, formKey, laterBy: 60 * 60_000 })
  await old.retry()
  expect(old.seen()).toEqual([])
  expect(await old.isFree(formKey)).toBe(true)

  const store = await temporaryStore(IN_MEMORY)
  const requests = requestWork(store, {
    planOf: async (request) => ({ received: readAsNothing(request), isDurable: true, formKey }),
  })
  requests.register()
  const payload = submitBody()
  const received = decode(payload)
  if (!received) throw new Error('Not a form')
  // The store took so long that Slack has told its person that nothing was done.
  await requests.claims.accept({ received, payload, delivery: 'v0=1', refused: AbortSignal.abort() })
  await Promise.all(requests.begun)
  expect(requests.seen).toEqual([])
  expect(await store.idempotencyKeys.ensure(formKey, 'another request')).toBe(true)
  await requests.claims.accept({ received, payload, delivery: 'v0=2', refused: AbortSignal.abort() })
  await Promise.all(requests.begun)
  expect(await store.idempotencyKeys.ensure(formKey, 'a third request')).toBe(false)
})

test('a form of which nobody knows whether it was done is not free again', async () => {
  const formKey = 'the form'
  const again = () => Promise.reject(new Error('a fault of ours'))
  const { retry, said, isFree } = await killedDuring({ body: payloadBody(submitBody()), formKey, again })
  for (const _ of [2, 3]) await expect(retry()).rejects.toThrow('failed')
  await retry()
  expect(said).toMatchObject([{ words: expect.stringContaining('can’t tell whether your request was done') }])
  expect(await isFree(formKey)).toBe(false)
})

test('a change that was sent is read back, and not run again', async () => {
  const interrupted = { place: '{}', resume: () => new Promise<never>(() => {}) }
  const { reference, seen, said, retry, left } = await killedDuring({ interrupted })
  await retry()
  expect(seen()).toEqual([])
  expect(said).toEqual([{ reference, words: 'resumed' }])
  expect(await left()).toBeNull()
})

test('after half an hour it is told that nothing was done, and nothing is done', async () => {
  const { reference, seen, said, retry } = await killedDuring({ laterBy: 30 * 60_000 })
  await retry()
  expect(seen()).toEqual([])
  expect(said).toEqual([
    {
      reference,
      words: expect.stringMatching(/^I was stopped before I came to your request\. .*half an hour/),
    },
  ])
})

test('words with a secret among them are not stored, and that is told', async () => {
  const { reference, seen, said, retry, left } = await killedDuring({
    body: slashBody({ text: 'view glpat-AbCdEfGhIjKlMnOpQrSt' }),
  })
  expect((await left())?.payload).not.toContain('glpat-')
  await retry()
  expect(seen()).toEqual([])
  expect(said).toEqual([
    { reference, words: expect.stringContaining('don’t keep words that look like a secret') },
  ])
})

test('whoever left the partition and must send all the same is queued once more, as other work', async () => {
  const gate = Promise.withResolvers<undefined>()
  let times = 0
  const { reference, seen, retry, left } = await killedDuring({
    async again() {
      times += 1
      if (times === 1) throw new PartitionLeftError('it')
      return gate.promise
    },
  })
  const before = (await left())?.workKey
  expect(await retry()).toBeUndefined()
  expect((await left())?.workKey).toBe(`${before}+`)
  await expect.poll(() => seen().length).toBe(2)
  expect(seen()[1]).toMatchObject({ interaction: { claim: { reference } } })
  // The work that was replaced does nothing any more.
  await retry()
  expect(seen()).toHaveLength(2)
  gate.resolve(undefined)
  await expect.poll(left).toBeNull()
})

test('what sent nothing before it left its partition is not run outside of it', async () => {
  const { seen, retry, left } = await killedDuring()
  const before = (await left())?.workKey
  expect(await retry(true)).toBeUndefined()
  expect((await left())?.workKey).toBe(`${before}+`)
  // As the first attempt of other work.
  await expect.poll(() => seen().length).toBe(1)
  await expect.poll(left).toBeNull()
})

test('what fails again and again is given up with a word', async () => {
  const again = () => Promise.reject(new Error('a fault of ours'))
  const { reference, seen, said, retry, left } = await killedDuring({ again })
  for (const _ of [2, 3]) await expect(retry()).rejects.toThrow(`request ${reference} failed`)
  expect(seen()).toHaveLength(2)
  expect(said).toEqual([])
  await retry()
  expect(seen()).toHaveLength(2)
  expect(said).toEqual([
    { reference, words: expect.stringContaining('I can’t tell whether your request was done') },
  ])
  expect(await left()).toBeNull()
})

test.each([
  ['that waited is read again before it runs', 600, ['of the token', 'of the token later']],
  ['that runs at once is not read again', 1, ['of the token']],
])('a press %s', async (_, readingMs, meanings) => {
  const read: string[] = []
  let time = 0
  const store = await temporaryStore(IN_MEMORY)
  const { claims, seen, register } = requestWork(store, {
    now: () => (time += readingMs),
    async planOf(request) {
      const value = meanings[read.length] ?? ''
      read.push(value)
      if (request.kind !== 'action') throw new Error('It was a press')
      const press = { kind: 'dismiss' } as const
      const found = { kind: 'found', value, press, privateMetadata: '' } as const
      return { received: { ...request, found }, isDurable: true }
    },
  })
  const step = await openDoorstep({ claims, seen })
  onTestFinished(() => step.close())
  register()
  expect(await send(step.url, sign(payloadBody(pressBody())))).toMatchObject({ status: 200 })
  await expect.poll(() => seen).toMatchObject([{ interaction: { found: { value: meanings.at(-1) } } }])
  expect(read).toEqual(meanings)
})

const ofChannel = (type: string, fields: object) => eventBody({ type, ...fields })

test.each([
  [
    'a channel that has another id',
    ofChannel('channel_id_changed', { old_channel_id: 'C1', new_channel_id: 'C2' }),
  ],
  [
    'a channel that was renamed',
    ofChannel('channel_rename', { channel: { id: 'C1', name: 'glpat-AbCdEfGhIjKlMnOpQrSt' } }),
  ],
  ['a channel that was archived', ofChannel('channel_archive', { channel: 'C1' })],
  ['a channel that was deleted', ofChannel('channel_deleted', { channel: 'C1' })],
  ['an app that was removed', eventBody({ type: 'app_uninstalled' })],
])('%s is not forgotten: Slack tells of it once', async (_, body) => {
  const hour = await killedDuring({ body, laterBy: 60 * 60_000 })
  await hour.retry()
  expect(hour.seen()).toHaveLength(1)
  expect(await hour.left()).toBeNull()

  let isBroken = true
  const again = () => (isBroken ? Promise.reject(new Error('a fault of ours')) : Promise.resolve(undefined))
  const failing = await killedDuring({ body, again })
  for (let time = 0; time < 9; time += 1) await expect(failing.retry()).rejects.toThrow('failed')
  isBroken = false
  await failing.retry()
  expect(failing.seen()).toHaveLength(10)
  expect(await failing.left()).toBeNull()

  const late = await killedDuring({
    body,
    laterBy: 24 * 60 * 60_000,
    again: () => Promise.reject(new Error('for ever')),
  })
  for (const __ of [2, 3]) await expect(late.retry()).rejects.toThrow('failed')
  await late.retry()
  expect(await late.left()).toBeNull()
  expect(late.lines.filter((line) => line.includes('event dropped'))).toHaveLength(1)
})

test('an event that is not run any more leaves a line in the log', async () => {
  const body = eventBody({ type: 'app_home_opened', user: 'U1', channel: 'D1', tab: 'home' })
  const { seen, retry, left, lines, reference } = await killedDuring({ body, laterBy: 30 * 60_000 })
  await retry()
  expect(seen()).toEqual([])
  expect(await left()).toBeNull()
  const [line] = lines.filter((one) => one.includes('event dropped'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ reference, event: 'home', why: 'old' })
})

/** A bot whose requests are answered from memory; `before` runs with each. */
async function fromMemory(before: (claim: Claim) => Promise<void>) {
  const store = await temporaryStore(IN_MEMORY)
  const running = new InFlight()
  const requests = requestWork(store, {
    planOf: async (request) => ({ received: readAsNothing(request), isDurable: false }),
    track: (work) => running.track(work),
    async before(_, interaction) {
      if (isInteraction(interaction)) await before(interaction.claim)
      return undefined
    },
  })
  const step = await openDoorstep({ claims: requests.claims, seen: requests.seen })
  onTestFinished(() => step.close())
  requests.register()
  const left = () => store.database.selectFrom('pendingRequests').selectAll().execute()
  return { step, running, requests, left }
}

test('what changes nothing is answered once and stored nowhere, and a stop waits for it', async () => {
  const gate = Promise.withResolvers<void>()
  const { step, running, left } = await fromMemory(() => gate.promise)
  const delivery = sign(slashBody({ text: 'list' }))
  for (const _ of [1, 2]) expect(await send(step.url, delivery)).toMatchObject({ status: 200 })
  await expect.poll(() => step.seen.length).toBe(1)
  expect(await left()).toEqual([])
  expect(await running.drain(50)).toBe(false)
  gate.resolve()
  expect(await running.drain(5_000)).toBe(true)
  expect(step.seen).toHaveLength(1)
})

test('what turns out to change something is stored before it goes on, and is over when it has ended', async () => {
  const gate = Promise.withResolvers<void>()
  const steps: string[] = []
  const { step, running, requests, left } = await fromMemory(async (claim) => {
    expect(claim.isDurable()).toBe(false)
    await expect(claim.attempt.fenced(async () => {})).rejects.toThrow(/is not stored/)
    await claim.makeDurable()
    await claim.makeDurable()
    expect(claim.isDurable()).toBe(true)
    await claim.attempt.fenced(async () => void steps.push('fenced'))
    await gate.promise
    steps.push('done')
  })
  expect(await send(step.url, sign(slashBody({ text: 'close !1' })))).toMatchObject({ status: 200 })
  await expect.poll(() => steps).toEqual(['fenced'])
  expect(await left()).toHaveLength(1)
  expect(requests.begun).toHaveLength(1)
  gate.resolve()
  await expect.poll(() => running.count).toBe(0)
  await Promise.all(requests.begun)
  expect(steps).toEqual(['fenced', 'done'])
  expect(await left()).toEqual([])
  expect(step.seen).toHaveLength(1)
})

test('what fails after it was stored is left for another attempt', async () => {
  const { step, running, left } = await fromMemory(async (claim) => {
    await claim.makeDurable()
    throw new Error('a fault of ours')
  })
  await send(step.url, sign(slashBody({ text: 'close !1' })))
  await expect.poll(() => step.seen.length).toBe(1)
  await expect.poll(() => running.count).toBe(0)
  expect(await left()).toHaveLength(1)
})

function isInteraction(value: unknown): value is Claimed<ReadRequest> {
  return typeof value === 'object' && value !== null && 'claim' in value
}
