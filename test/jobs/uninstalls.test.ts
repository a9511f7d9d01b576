import { expect, test } from 'vitest'
import { handleUninstalls } from '../../src/jobs/uninstalls.ts'
import { keptLog } from '../slack/recording-handlers.ts'
import { stoppedClock, temporaryStore } from '../store/temporary.ts'
import { onBothEngines } from '../support/postgres.ts'

const HOUR_MS = 3_600_000

onBothEngines('a workspace that removed the app', (place) => {
  test('is erased a day later, and then looked through each hour, not all the time', async () => {
    const clock = stoppedClock()
    const store = await temporaryStore({ ...(await place()), now: clock.now })
    const { log } = keptLog()
    const signIn = { endAll: async () => [] }
    const looks = () =>
      handleUninstalls({ store, tokenState: async () => 'dead', signIn, forget: () => {}, log })
    const isThere = async () => (await store.projects.byPath('T1', 'acme/web')) !== null
    await store.uninstalls.report('T1')
    await looks()
    for (const kept of [24 * HOUR_MS, HOUR_MS, HOUR_MS]) {
      await store.projects.learnPath('T1', 42, 'acme/web')
      clock.advance(kept - 1)
      await looks()
      expect(await isThere()).toBe(true)
      clock.advance(1)
      await looks()
      expect(await isThere()).toBe(false)
    }
  })
})
