import { expect, it } from 'vitest'
import { createGreeting } from '../../src/interactions/welcome.ts'
import { recordedOutbox } from '../jobs/sync/scene.ts'
import { temporaryStore } from '../store/temporary.ts'
import { onBothEngines } from '../support/postgres.ts'

onBothEngines('the message to who installed the app', (place) => {
  it('is sent to each of them once in a workspace, also by a second process', async () => {
    const store = await temporaryStore(await place())
    const outbox = recordedOutbox()
    const [one, two] = [createGreeting(store, outbox.direct), createGreeting(store, outbox.direct)]
    await one('T1', ['UANN', 'UBOB'])
    await two('T1', ['UANN', 'UCY'])
    expect(outbox.happened.map((line) => line.slice(0, 12))).toEqual(['direct UANN:', 'direct UBOB:'])
    await two('T2', ['UANN'])
    expect(outbox.happened).toHaveLength(3)
  })

  it('is not sent where something is set up, nor to nobody', async () => {
    const store = await temporaryStore(await place())
    const outbox = recordedOutbox()
    const greet = createGreeting(store, outbox.direct)
    await greet('T1', [])
    await store.channels.bind('T1', 'C1', 42, 'UANN')
    await greet('T1', ['UANN'])
    expect(outbox.happened).toEqual([])
    await greet('T2', ['UANN'])
    expect(outbox.happened).toHaveLength(1)
  })
})
