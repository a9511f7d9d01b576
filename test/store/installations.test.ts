import { expect, it } from 'vitest'
import type { NewInstallation } from '../../src/store/tables/installations.ts'
import { onBothEngines } from '../support/postgres.ts'
import { withDatabase } from './every-table.ts'
import { stoppedClock, temporaryStore } from './temporary.ts'

const renewal = { refreshToken: 'xoxe-first', expiresAt: 2_000_000_000_000 }
const acme: NewInstallation = {
  team: 'T1',
  enterprise: null,
  app: 'A1',
  botId: 'B1',
  botUserId: 'UBOT',
  scopes: 'commands',
  installedBy: 'U1',
  token: 'xoxb-first',
  renewal,
}

onBothEngines('installations', (place) => {
  it('keep what Slack granted, encrypted, and in the place of what was there', async () => {
    const where = await place()
    const clock = stoppedClock()
    const { installations } = await temporaryStore({ ...where, now: clock.now })
    await installations.save(acme)
    expect(await installations.find('T1')).toEqual({ ...acme, renewals: 0, installedAt: clock.now() })
    expect(await installations.find('T2')).toBeNull()
    const rows = await withDatabase(where, (db) => db.selectFrom('installations').selectAll().execute())
    expect(JSON.stringify(rows)).not.toMatch(/xoxb-first|xoxe-first/)
    clock.advance(1)
    await installations.save({ ...acme, scopes: 'commands,chat:write', token: 'xoxb-more', renewal: null })
    expect(await installations.find('T1')).toMatchObject({
      scopes: 'commands,chat:write',
      token: 'xoxb-more',
      renewal: null,
      renewals: 0,
      installedAt: clock.now(),
    })
  })

  it('are renewed by one of several, and not once the app was installed again', async () => {
    const clock = stoppedClock()
    const { installations } = await temporaryStore({ ...(await place()), now: clock.now })
    await installations.save(acme)
    const version = await installations.find('T1')
    if (!version) throw new Error('nothing is installed')
    const fresh = (token: string) => installations.renew(version, { token, renewal })
    const renewed = await Promise.all(['xoxb-a', 'xoxb-b', 'xoxb-c'].map(fresh))
    expect(renewed.filter(Boolean)).toHaveLength(1)
    expect(await installations.find('T1')).toMatchObject({ renewals: 1 })
    clock.advance(1)
    await installations.save(acme)
    expect(await fresh('xoxb-d')).toBe(false)
    expect(await installations.find('T1')).toMatchObject({ token: 'xoxb-first', renewals: 0 })
  })

  it('of an organisation act in its workspaces, of which several processes hear at once', async () => {
    const { installations } = await temporaryStore(await place())
    await installations.save({ ...acme, team: 'E1' })
    const found = await Promise.all(Array.from({ length: 3 }, () => installations.find('T1', 'E1')))
    expect(found.map((one) => one?.team)).toEqual(['E1', 'E1', 'E1'])
    expect(await installations.find('T1')).toMatchObject({ team: 'E1', token: 'xoxb-first' })
    expect(await installations.teamsOf('E1')).toEqual(['E1', 'T1'])
  })
})
