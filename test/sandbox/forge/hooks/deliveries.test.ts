import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../forge-under-test.ts'
import { Receiver } from './receiver.ts'

let under: ForgeUnderTest
let receiver: Receiver

beforeAll(async () => {
  receiver = await Receiver.start()
  under = await ForgeUnderTest.start('document', undefined, Date.now, {
    hooks: [{ url: receiver.url, token: 'only we two know', projects: [42] }],
    hookPace: { retriesMs: [1, 1], overtakeMs: 600_000 },
  })
})
beforeEach(async () => {
  await under.forge.reset()
  receiver.forget()
})
afterAll(async () => {
  await under.end()
  await receiver.end()
})

/** One event about merge request 12 for each title. */
async function rename(...titles: string[]): Promise<void> {
  for (const title of titles) await under.at(12, 'PUT', '', { body: { title } })
}

const titles = () => receiver.arrivals.map(({ body }) => body.object_attributes.title)
const keys = () => receiver.arrivals.map(({ headers }) => headers['idempotency-key'])

describe('a delivery', () => {
  test('says in its headers what today’s servers say', async () => {
    await rename('Once')
    await under.forge.hooksSettled()
    const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(receiver.arrivals).toMatchObject([
      {
        path: '/forge/events',
        headers: {
          host: `127.0.0.1:${receiver.port}`,
          'content-type': 'application/json',
          'user-agent': expect.stringMatching(/./),
          'idempotency-key': uuid,
          'x-gitlab-event': 'Merge Request Hook',
          'x-gitlab-token': 'only we two know',
          'x-gitlab-instance': under.forge.url,
          'x-gitlab-event-uuid': uuid,
          'x-gitlab-webhook-uuid': uuid,
        },
      },
    ])
  })

  test('is in the list of deliveries, without the token', async () => {
    await rename('Listed')
    await under.forge.hooksSettled()
    expect(under.forge.deliveries()).toMatchObject([
      {
        event: 'Merge Request Hook',
        action: 'update',
        project: 42,
        url: receiver.url,
        key: keys()[0],
        attempt: 1,
        status: 200,
        body: { object_attributes: { iid: 12, title: 'Listed' } },
      },
    ])
    expect(JSON.stringify(under.forge.deliveries())).not.toContain('only we two know')
  })

  test('comes in the order in which things happened', async () => {
    await rename('One', 'Two', 'Three', 'Four')
    await under.forge.hooksSettled()
    expect(titles()).toEqual(['One', 'Two', 'Three', 'Four'])
    expect(new Set(keys()).size).toBe(4)
  })

  test('holds up nobody: what it tells of is answered while the receiver is silent', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    receiver.answers = () => {
      resolve()
      return 'nothing'
    }
    await rename('Answered at once', 'And the next one too')
    await promise
    expect((await under.mergeRequest(12)).title).toBe('And the next one too')
    expect(under.forge.deliveries()).toEqual([])
  })

  test('of another project goes to nobody', async () => {
    await under.call('POST', '/projects/43/milestones', { as: 'ann', body: { title: 'Elsewhere' } })
    await under.forge.hooksSettled()
    expect(receiver.arrivals).toEqual([])
  })
})

describe('a receiver', () => {
  test.each([500, 503])('that answers %s is told again, under the same key', async (status) => {
    receiver.answers = () => (receiver.arrivals.length < 3 ? status : 200)
    await rename('Again')
    await under.forge.hooksSettled()
    expect(titles()).toEqual(['Again', 'Again', 'Again'])
    expect(new Set(keys()).size).toBe(1)
    expect(under.forge.deliveries().map((one) => [one.attempt, one.status])).toEqual([
      [1, status],
      [2, status],
      [3, 200],
    ])
  })

  test('that never answers is given up after some attempts', async () => {
    receiver.answers = () => 'nothing'
    const impatient = await ForgeUnderTest.start('document', undefined, Date.now, {
      hooks: [{ url: receiver.url, token: '', projects: [42] }],
      hookPace: { timeoutMs: 20, retriesMs: [1, 1] },
    })
    await impatient.at(12, 'PUT', '', { body: { title: 'Into the void' } })
    await impatient.forge.hooksSettled()
    const attempts = impatient.forge.deliveries().map((one) => [one.attempt, one.status])
    await impatient.end()
    expect(attempts).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ])
  })

  test.each([302, 401, 404])('that answers %s is not told again', async (status) => {
    receiver.answers = () => status
    await rename('Once only')
    await under.forge.hooksSettled()
    expect(titles()).toEqual(['Once only'])
    expect(under.forge.deliveries()).toMatchObject([{ status }])
  })
})

describe('a fault', () => {
  const fault = (kind: string, times = 1, match = '') => under.forge.hookFault({ match, kind, times })

  test('lose keeps it from arriving', async () => {
    fault('lose', 2)
    await rename('Lost', 'Lost too', 'Here')
    await under.forge.hooksSettled()
    expect(titles()).toEqual(['Here'])
    expect(under.forge.deliveries().map((one) => one.fault)).toEqual(['lose', 'lose', undefined])
  })

  test('duplicate makes it arrive twice under one key', async () => {
    fault('duplicate')
    await rename('Twice')
    await under.forge.hooksSettled()
    expect(titles()).toEqual(['Twice', 'Twice'])
    expect(new Set(keys()).size).toBe(1)
  })

  test('swap lets the next one overtake it', async () => {
    fault('swap')
    await rename('First', 'Second')
    await under.forge.hooksSettled()
    expect(titles()).toEqual(['Second', 'First'])
  })

  test('swap of the last one does not keep it from arriving', async () => {
    const lonely = await ForgeUnderTest.start('document', undefined, Date.now, {
      hooks: [{ url: receiver.url, token: '', projects: [42] }],
      hookPace: { overtakeMs: 1 },
    })
    lonely.forge.hookFault({ match: '', kind: 'swap', times: 1 })
    await lonely.at(12, 'PUT', '', { body: { title: 'Overtaken by nobody' } })
    await lonely.forge.hooksSettled()
    await lonely.end()
    expect(titles()).toEqual(['Overtaken by nobody'])
  })

  test('late makes it arrive later', async () => {
    fault('late:60000')
    fault('late:1')
    await rename('In a minute', 'Soon', 'In time')
    await expect.poll(() => titles().toSorted()).toEqual(['In time', 'Soon'])
    expect(under.forge.deliveries().map((one) => one.fault)).toContain('late:1')
  })

  test('drop-reply makes it arrive again, as nobody knows that it has', async () => {
    fault('drop-reply')
    await rename('Unanswered')
    await under.forge.hooksSettled()
    expect(titles()).toEqual(['Unanswered', 'Unanswered'])
    expect(new Set(keys()).size).toBe(1)
  })

  test('matches the event and its action, and deliver ends what was ordered', async () => {
    fault('lose', 100, 'Merge Request Hook close')
    await rename('Told')
    await under.at(12, 'PUT', '', { body: { state_event: 'close' } })
    await under.forge.hooksSettled()
    expect(receiver.actions()).toEqual(['Merge Request Hook: update'])
    fault('deliver')
    await under.at(12, 'PUT', '', { body: { state_event: 'reopen' } })
    await under.at(12, 'PUT', '', { body: { state_event: 'close' } })
    await under.forge.hooksSettled()
    expect(receiver.actions().slice(1)).toEqual(['Merge Request Hook: reopen', 'Merge Request Hook: close'])
  })

  test('of an unknown kind is refused at once', () => {
    for (const kind of ['explode', 'late:', 'status:503']) expect(() => fault(kind)).toThrow(RangeError)
  })
})

test('a forge that is closed waits for no receiver', async () => {
  const closing = await ForgeUnderTest.start('document', undefined, Date.now, {
    hooks: [{ url: receiver.url, token: '', projects: [42] }],
  })
  const arrived = Promise.withResolvers<void>()
  receiver.answers = () => {
    arrived.resolve()
    return 'nothing'
  }
  closing.forge.hookFault({ match: '', kind: 'late:600000', times: 1 })
  await closing.at(12, 'PUT', '', { body: { title: 'In ten minutes' } })
  await closing.at(12, 'PUT', '', { body: { title: 'Never answered' } })
  await arrived.promise
  await closing.end()
  expect(titles()).toEqual(['Never answered'])
})

test('a reset gives up what is on its way, and forgets what was', async () => {
  under.forge.hookFault({ match: '', kind: 'late:60000', times: 1 })
  await rename('Never', 'Before')
  await under.forge.reset()
  expect(under.forge.deliveries()).toEqual([])
  await rename('After')
  await under.forge.hooksSettled()
  expect(titles().at(-1)).toBe('After')
  expect(titles()).not.toContain('Never')
})
