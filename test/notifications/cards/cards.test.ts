import { describe, expect, test } from 'vitest'
import { createCards } from '../../../src/notifications/cards/cards.ts'
import { aCard, memoryStore, OTHER, recordedOutbox } from '../../jobs/sync/scene.ts'
import { HEAD } from '../../support/recorded-services.ts'
import { allowing } from '../digests/judges.ts'

const copy = { team: 'T1', project: 42, iid: 12, sha: HEAD, finished: false, requestedBy: 'UANN' }

async function open() {
  const store = await memoryStore()
  const outbox = recordedOutbox()
  return { store, outbox, cards: createCards(store, outbox, { authorizeBackground: allowing(store) }) }
}

const edits = ({ happened }: { happened: string[] }) =>
  happened.map((line) => line.match(/^edit (\S+ \S+):/)?.[1] ?? line)

/** A promise that a test settles when it wants. */
const held = () => Promise.withResolvers<'updated'>()

describe('a refresh tells what it did', () => {
  test('the channel of each copy that was edited, and how many failed; a copy that is gone is neither', async () => {
    const { store, outbox, cards } = await open()
    await store.cards.remember({ ...copy, channel: 'C1', ts: '3' })
    await store.cards.remember({ ...copy, channel: 'C2', ts: '2' })
    await store.cards.remember({ ...copy, channel: 'C3', ts: '1' })
    outbox.answers.update = (channel) => (channel === 'C1' ? 'updated' : channel === 'C2' ? 'failed' : 'gone')
    expect(await cards.refresh('T1', aCard())).toEqual({ alsoUpdated: false, channels: ['C1'], failed: 1 })
    expect(await store.cards.at('T1', 'C3', '1')).toBeNull()
    expect(await store.cards.at('T1', 'C2', '2')).not.toBeNull()
  })

  test('whether the copy that was named is up to date', async () => {
    const { store, outbox, cards } = await open()
    const also = { channel: 'C1', ts: '7' }
    expect(await cards.refresh('T1', aCard(), also)).toEqual({
      alsoUpdated: true,
      channels: ['C1'],
      failed: 0,
    })
    expect(await store.cards.at('T1', 'C1', '7')).toMatchObject({ iid: 12 })
    outbox.answers.update = () => 'failed'
    expect(await cards.refresh('T1', aCard(), also)).toMatchObject({ alsoUpdated: false, failed: 1 })
  })
})

describe('how many copies are edited', () => {
  async function crowd() {
    const room = await open()
    for (let ts = 10; ts < 40; ts += 1)
      await room.store.cards.remember({ ...copy, channel: `C${ts}`, ts: String(ts) })
    return room
  }

  test('the newest twenty while there is more to come', async () => {
    const { outbox, cards } = await crowd()
    await cards.refresh('T1', aCard())
    expect(edits(outbox)).toHaveLength(20)
    expect(edits(outbox)[0]).toBe('C39 39')
  })

  test('every one when the merge request is finished, so that no button stays', async () => {
    const { store, outbox, cards } = await crowd()
    await cards.refresh('T1', aCard({ state: 'merged' }))
    expect(edits(outbox)).toHaveLength(30)
    expect((await store.cards.of('T1', 42, 12)).every(({ finished }) => finished)).toBe(true)
  })
})

describe('what happens at the same time', () => {
  test('two refreshes of one merge request edit one after the other, in the order in which they came', async () => {
    const { store, outbox, cards } = await open()
    await store.cards.remember({ ...copy, channel: 'C1', ts: '2' })
    await store.cards.remember({ ...copy, channel: 'C2', ts: '1' })
    const slow = held()
    const reached = Promise.withResolvers<void>()
    outbox.answers.update = () => {
      reached.resolve()
      return slow.promise
    }
    const first = cards.refresh('T1', aCard({ sha: OTHER }))
    await reached.promise
    outbox.answers.update = () => 'updated'
    const second = cards.refresh('T1', aCard({ state: 'merged' }))
    // Another merge request has a line of its own; it ends while the first edit of !12 still hangs.
    await cards.refresh('T1', aCard({ iid: 13 }), { channel: 'C1', ts: '5' })
    expect(edits(outbox)).toEqual(['C1 2', 'C1 5'])
    slow.resolve('updated')
    await Promise.all([first, second])
    expect(edits(outbox).slice(2)).toEqual(['C2 1', 'C1 2', 'C2 1'])
    expect(outbox.happened.at(-1)).toContain('Merged')
    expect(await store.cards.at('T1', 'C2', '1')).toMatchObject({ finished: true })
  })

  test('a refresh that comes while a copy is being posted edits that copy too', async () => {
    const { outbox, cards } = await open()
    const [, refreshed] = await Promise.all([
      cards.post('T1', 'C1', aCard(), { requestedBy: 'UANN' }),
      cards.refresh('T1', aCard({ state: 'merged' })),
    ])
    expect(refreshed.channels).toEqual(['C1'])
    expect(edits(outbox).at(-1)).toBe('C1 9.9')
  })

  test('a finished copy is not edited back by a card that was read before the end, even where it was pressed', async () => {
    const { outbox, cards } = await open()
    const also = { channel: 'C1', ts: '7' }
    await cards.refresh('T1', aCard({ state: 'merged' }), also)
    outbox.happened = []
    expect(await cards.refresh('T1', aCard(), also)).toEqual({ alsoUpdated: true, channels: [], failed: 0 })
    expect(outbox.happened).toEqual([])
  })

  test('a card of what is open again or deleted takes the place of every copy, also of one that shows an end', async () => {
    const { store, outbox, cards } = await open()
    await store.cards.remember({ ...copy, channel: 'C1', ts: '2', finished: true })
    await store.cards.remember({ ...copy, channel: 'C2', ts: '1' })
    const also = { channel: 'C1', ts: '2' }
    expect(await cards.refresh('T1', { ...aCard(), everyCopy: true }, also)).toEqual({
      alsoUpdated: true,
      channels: ['C1', 'C2'],
      failed: 0,
    })
    expect(await store.cards.at('T1', 'C1', '2')).toMatchObject({ finished: false })
    expect(edits(outbox)).toEqual(['C1 2', 'C2 1'])
  })

  test('an edit that throws fails its own refresh and holds up no later one', async () => {
    const { store, outbox, cards } = await open()
    await store.cards.remember({ ...copy, channel: 'C1', ts: '1' })
    outbox.answers.update = () => Promise.reject(new Error('no way out'))
    await expect(cards.refresh('T1', aCard())).rejects.toThrow('no way out')
    outbox.answers.update = () => 'updated'
    expect(await cards.refresh('T1', aCard())).toMatchObject({ channels: ['C1'] })
  })
})
