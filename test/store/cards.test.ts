import { expect, it } from 'vitest'
import { onBothEngines } from '../support/postgres.ts'
import { temporaryStore } from './temporary.ts'

const sha = 'a'.repeat(40)
const card = {
  team: 'T1',
  channel: 'C1',
  ts: '1763596800.000100',
  project: 42,
  iid: 12,
  sha,
  finished: false,
}

onBothEngines('cards', (place) => {
  it('a card is remembered by its message, and the second time replaced', async () => {
    const { cards } = await temporaryStore(await place())
    await cards.remember(card)
    await cards.remember({ ...card, sha: null, finished: true })
    expect(await cards.at('T1', 'C1', card.ts)).toEqual({ ...card, sha: null, finished: true })
    expect(await cards.of('T1', 42, 12)).toHaveLength(1)
    expect(await cards.at('T1', 'C2', card.ts)).toBeNull()
    expect(await cards.at('T2', 'C1', card.ts)).toBeNull()
  })

  it('the cards of a merge request come newest first, from every channel, and from no other request', async () => {
    const { cards } = await temporaryStore(await place())
    await cards.remember(card)
    await cards.remember({ ...card, channel: 'C2', ts: '1763596900.000100' })
    await cards.remember({ ...card, ts: '1763596850.000100' })
    await cards.remember({ ...card, ts: '1763596999.000100', iid: 1 })
    await cards.remember({ ...card, ts: '1763596998.000100', project: 43 })
    await cards.remember({ ...card, team: 'T2' })
    expect((await cards.of('T1', 42, 12)).map(({ ts }) => ts)).toEqual([
      '1763596900.000100',
      '1763596850.000100',
      '1763596800.000100',
    ])
  })

  it('a card whose channel got another id goes along, and is due for an edit: its buttons were for the old one', async () => {
    const store = await temporaryStore(await place())
    const { cards } = store
    await cards.remember({ ...card, trackedUntil: 9e15, revision: 3 })
    await cards.remember({ ...card, channel: 'C3', trackedUntil: 9e15, revision: 3 })
    await store.moveChannel('T1', 'C1', 'C2')
    const [one, other] = (await cards.of('T1', 42, 12)).toSorted((a, b) => a.channel.localeCompare(b.channel))
    expect(one).toMatchObject({ channel: 'C2', revision: null, shownAt: null })
    expect(other).toMatchObject({ channel: 'C3', revision: 3 })
    expect(other?.shownAt).not.toBeNull()
  })

  it('a forgotten card is gone', async () => {
    const { cards } = await temporaryStore(await place())
    await cards.remember(card)
    expect(await cards.forget('T1', 'C2', card.ts)).toBe(false)
    expect(await cards.forget('T1', 'C1', card.ts)).toBe(true)
    expect(await cards.at('T1', 'C1', card.ts)).toBeNull()
  })
})
