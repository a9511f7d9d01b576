import { expect, onTestFinished, test } from 'vitest'
import { createKnownSecrets } from '../../src/app/known-secrets.ts'
import { createForgeClient } from '../../src/forge/client.ts'
import { createSecrets } from '../../src/log/secrets.ts'
import { confirm } from '../../src/services/integration/set.ts'
import { unrecorded } from '../../src/services/operations/operation.ts'
import { createServices } from '../../src/services/services.ts'
import type { StorePlace } from '../../src/store/engine.ts'
import { type KeyRing, newKeyRing } from '../../src/store/keys.ts'
import { hashOf } from '../../src/store/one-time-tokens.ts'
import { withSecretTracking } from '../../src/store/secret-tracking.ts'
import type { Store } from '../../src/store/store.ts'
import { startIntegrationForge } from '../services/integration-forge.ts'
import { stoppedClock, temporaryStore } from '../store/temporary.ts'
import { waiting } from '../support/entered.ts'
import { forgeServer } from '../support/forge-server.ts'
import { onBothEngines } from '../support/postgres.ts'

const cy = { team: 'T1', user: 'UCY' }
const WEBHOOK = 'https://hooks.example.com/services/T0A/B0C/x7q2p9w4k1'
const LOST = 'https://hooks.example.com/services/T0A/B0C/m3n8v5z6j2'
const DAY_MS = 24 * 60 * 60_000

/** A process on the store of others, which looks for what is secret when it is told to. */
async function startReplica(where: StorePlace, keys: KeyRing, now: () => number = Date.now) {
  const secrets = createSecrets()
  const store = withSecretTracking(await temporaryStore({ ...where, keys, now }), secrets)
  const faults: object[] = []
  const learn = createKnownSecrets(store, { error: (fields) => void faults.push(fields) })
  await learn()
  return { secrets, store, learn, faults }
}

/** Sets an integration as the services of `user` do after the page and the yes; `loses` the forge's answer. */
async function setSlack(store: Store, user: string, webhook: string, loses = false): Promise<void> {
  const forge = await startIntegrationForge({
    oddly({ method, slug, body }, response, { set }) {
      if (!loses || method !== 'PUT') return false
      const { webhook: _, ...properties } = body
      set.set(slug, { active: true, properties })
      response.destroy()
      return true
    },
  })
  const client = createForgeClient({ baseUrl: forge.url, api: 'v3' })
  onTestFinished(() => client.close())
  const room = createServices(forgeServer(client), store, {
    ...{ publicUrl: 'https://greenlight.example.com', redirectUri: '' },
    ...{ log: { error: () => {}, info: () => {} }, secrets: createSecrets(), checks: { speed: 100 } },
  })
  await store.accounts.save('T1', user, `token-of-${user}`)
  const held = await store.pendingIntegrationChanges.hold('T1', user, {
    ...{ project: 42, name: 'slack', values: { channel: '#ops' }, secrets: { webhook } },
  })
  const context = await room.contextOf({ team: 'T1', user, userName: user, channel: 'C1' })
  expect(await confirm(context, held, unrecorded)).toMatchObject({ kind: 'set', answered: !loses })
}

onBothEngines('the tokens of linked accounts', (place) => {
  test('are secrets of a new process from its start, and of a replica when another one links or renews', async () => {
    const where = await place()
    const keys = newKeyRing()
    const there = await temporaryStore({ ...where, keys })
    await there.accounts.save('T1', 'UANN', 'token-of-ann')
    const { secrets, learn, faults } = await startReplica(where, keys)
    expect(secrets.holds('token-of-ann')).toBe(true)
    await there.accounts.save('T1', 'UBOB', 'token-of-bob')
    await there.accounts.save('T2', 'UANN', 'token-elsewhere')
    expect(secrets.holds('token-of-bob')).toBe(false)
    await learn()
    expect([secrets.holds('token-of-bob'), secrets.holds('token-elsewhere')]).toEqual([true, true])
    const signIn = { kind: 'sign-in', token: 'token-of-cy', renewal: null } as const
    const nonce = await there.links.open({ ...cy, userName: 'cy', channel: 'C1', project: null })
    const { id, code } = waiting(await there.signIns.enter(hashOf(nonce), signIn, { id: 4, username: 'cy' }))
    await there.links.confirm(id, 'T1', 'UCY', code)
    await learn()
    expect(secrets.holds('token-of-cy')).toBe(true)
    const account = await there.accounts.find('T1', 'UCY')
    const fresh = { token: 'token-renewed', renewal: null }
    expect(await there.accounts.renew('T1', 'UCY', account ?? { linkedAt: 0, renewals: 0 }, fresh)).toBe(true)
    await learn()
    expect(secrets.holds('token-renewed')).toBe(true)
    expect(faults).toEqual([])
  })
})

onBothEngines('what waits for its code', (place) => {
  test('is a secret of every replica', async () => {
    const where = await place()
    const keys = newKeyRing()
    const there = await startReplica(where, keys)
    const here = await startReplica(where, keys)
    const link = { ...cy, userName: 'cy', channel: 'C1', project: null }
    await there.store.links.enter(await there.store.links.open(link), 'token-entered')
    const renewal = { refreshToken: 'refresh-entered', expiresAt: null }
    const signIn = { kind: 'sign-in', token: 'access-entered', renewal } as const
    const nonce = await there.store.links.open({ ...link, user: 'UDI' })
    await there.store.signIns.enter(hashOf(nonce), signIn, { id: 5, username: 'di' })
    const later = await startReplica(where, keys)
    await here.learn()
    for (const { secrets, faults } of [here, later]) {
      const known = ['token-entered', 'access-entered', 'refresh-entered'].map((one) => secrets.holds(one))
      expect([known, faults]).toEqual([[true, true, true], []])
    }
  })
})

onBothEngines('the secret of an integration that the forge has taken', (place) => {
  test('is a secret of every replica and of a new process, for 90 days', async () => {
    const where = await place()
    const keys = newKeyRing()
    const { now, advance } = stoppedClock()
    const there = await startReplica(where, keys, now)
    const here = await startReplica(where, keys, now)
    await setSlack(there.store, 'UANN', WEBHOOK)
    await setSlack(there.store, 'UANN', LOST, true)
    expect(here.secrets.holds('x7q2p9w4k1')).toBe(false)
    await here.learn()
    advance(90 * DAY_MS - 1)
    const later = await startReplica(where, keys, now)
    for (const { secrets, faults } of [there, here, later]) {
      expect(secrets.scrub(`it is ${WEBHOOK}.`)).toBe(createSecrets([WEBHOOK]).scrub(`it is ${WEBHOOK}.`))
      expect([secrets.holds(LOST), faults]).toEqual([true, []])
    }
    advance(1)
    const after = await startReplica(where, keys, now)
    expect(after.secrets.holds(WEBHOOK)).toBe(false)
    expect(await after.store.integrationSecrets.ids()).toEqual([])
  })

  test('is kept once, and only when nobody could guess it', async () => {
    const { store } = await startReplica(await place(), newKeyRing())
    await setSlack(store, 'UANN', WEBHOOK)
    await setSlack(store, 'UANN', WEBHOOK)
    await setSlack(store, 'UANN', 'https://hooks.example.com/master')
    expect(await store.integrationSecrets.ids()).toHaveLength(1)
  })

  test('goes when its person is forgotten, and no other person’s with it', async () => {
    const { store } = await startReplica(await place(), newKeyRing())
    await setSlack(store, 'UANN', WEBHOOK)
    await setSlack(store, 'UBOB', WEBHOOK)
    await store.forgetPerson('T1', 'UANN')
    const left = await store.integrationSecrets.ids()
    expect(left).toHaveLength(1)
    expect(await store.integrationSecrets.find(left[0] ?? '')).toBe(WEBHOOK)
    await store.forgetPerson('T1', 'UBOB')
    expect(await store.integrationSecrets.ids()).toEqual([])
  })

  test('takes no more room than a hundred of its workspace', async () => {
    const { now, advance } = stoppedClock()
    const { store } = await startReplica(await place(), newKeyRing(), now)
    await store.integrationSecrets.keep('T2', 'UANN', WEBHOOK)
    for (let n = 0; n < 102; n += 1) {
      advance(1)
      await store.integrationSecrets.keep('T1', 'UANN', `${WEBHOOK}-${n}`)
    }
    const kept = await Promise.all((await store.integrationSecrets.ids()).map(store.integrationSecrets.find))
    expect(kept).toHaveLength(101)
    expect([kept[0], kept[1], kept.at(-1)]).toEqual([WEBHOOK, `${WEBHOOK}-2`, `${WEBHOOK}-101`])
  })
})
