import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSecrets, type Secrets } from '../../src/log/secrets.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { hashOf } from '../../src/store/one-time-tokens.ts'
import { withSecretTracking } from '../../src/store/secret-tracking.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { waiting } from '../support/entered.ts'
import { IN_MEMORY } from '../support/memory-store.ts'

const TOKEN = 'sandbox-ann'
const SECRET = 'hunter22-of-ann'
let time = Date.now()
let plain: Store
let secrets: Secrets
let store: Store

beforeAll(async () => {
  plain = await openStore({ ...IN_MEMORY, keys: newKeyRing(), now: () => time })
})
afterAll(() => plain.close())
beforeEach(async () => {
  await plain.clear()
  secrets = createSecrets()
  store = withSecretTracking(plain, secrets)
})

const link = { team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' }
const form = {
  project: 42,
  name: 'slack' as const,
  values: { channel: '#web' },
  projectName: 'acme/web',
  replaces: false,
  edition: 'document' as const,
}

test('a token is known from the moment it is linked or looked up', async () => {
  await store.accounts.save('T1', 'U1', TOKEN)
  expect(secrets.holds(`it is ${TOKEN}`)).toBe(true)
  const later = createSecrets()
  expect(await withSecretTracking(plain, later).accounts.find('T1', 'U1')).toMatchObject({ token: TOKEN })
  expect(later.holds(TOKEN)).toBe(true)
})

test('a token is known when it was entered, before its person has said yes', async () => {
  const nonce = await store.links.open({ ...link, project: 42 })
  await store.links.enter(nonce, TOKEN)
  expect(secrets.holds(TOKEN)).toBe(true)
})

test('what a sign-in brings is known from its beginning to its end', async () => {
  const nonce = await store.links.open({ ...link, project: 42 })
  const begun = await secrets.within(async () => {
    const it = await store.signIns.begin(nonce)
    expect(secrets.holds(it?.verifier ?? '')).toBe(true)
    return it
  })
  await secrets.within(async () => {
    await store.signIns.arrive(begun?.state ?? '', begun?.browser ?? '', 'code-1234567890')
    expect(secrets.holds('code-1234567890')).toBe(true)
  })
  const returned = await secrets.within(async () => {
    const it = await store.signIns.take(begun?.browser ?? '')
    expect([secrets.holds('code-1234567890'), secrets.holds(begun?.verifier ?? '')]).toEqual([true, true])
    return it
  })
  expect([secrets.holds('code-1234567890'), secrets.holds(begun?.verifier ?? '')]).toEqual([false, false])
  const renewal = { refreshToken: 'refresh-1', expiresAt: null }
  const signIn = { kind: 'sign-in', token: 'access-1', renewal } as const
  const { id, code } = waiting(
    await store.signIns.enter(returned?.linkHash ?? '', signIn, { id: 2, username: 'ann' }),
  )
  expect([secrets.holds('access-1'), secrets.holds('refresh-1')]).toEqual([true, true])
  await store.links.confirm(id, 'T1', 'U1', code)
  const account = await store.accounts.find('T1', 'U1')
  const fresh = { token: 'access-2', renewal: { refreshToken: 'refresh-2', expiresAt: null } }
  await store.accounts.renew('T1', 'U1', account ?? { linkedAt: 0, renewals: 0 }, fresh)
  expect([secrets.holds('access-2'), secrets.holds('refresh-2')]).toEqual([true, true])
  const after = createSecrets()
  await withSecretTracking(plain, after).accounts.remove('T1', 'U1')
  expect([after.holds('access-2'), after.holds('refresh-2')]).toEqual([true, true])
})

test('a code for a sign-in that nobody has begun is not even entered', async () => {
  await secrets.within(async () => {
    expect(await store.signIns.arrive('x', 'x', 'code-1234567890')).toBe(false)
    expect(secrets.holds('code-1234567890')).toBe(false)
  })
})

test('a sign-in is known by whoever deletes it to end it', async () => {
  const takes = [
    (from: Store) => from.forgetPerson('T1', 'U1'),
    (from: Store) => from.forgetUnconfirmed('T1', 'U1'),
    async (from: Store) => {
      await from.uninstalls.report('T1')
      await from.uninstalls.confirm('T1')
      time += 24 * 60 * 60_000
      return from.uninstalls.forget('T1')
    },
  ]
  for (const take of takes) {
    const nonce = await plain.links.open({ ...link, project: 42 })
    const renewal = { refreshToken: 'refresh-1', expiresAt: null }
    const signIn = { kind: 'sign-in', token: 'access-1', renewal } as const
    await plain.signIns.enter(hashOf(nonce), signIn, { id: 2, username: 'ann' })
    const later = createSecrets()
    expect(await take(withSecretTracking(plain, later))).toEqual([signIn])
    expect([later.holds('access-1'), later.holds('refresh-1')]).toEqual([true, true])
  }
})

test('secrets of an integration are known to each request that has them, and its other values never are', async () => {
  const nonce = await store.secretLinks.open({ ...link, form })
  const id = await secrets.within(async () => {
    const held = await store.secretLinks.enter(nonce, { webhook: SECRET })
    expect(secrets.holds(SECRET)).toBe(true)
    return held
  })
  expect(secrets.holds(SECRET)).toBe(false)
  await secrets.within(async () => {
    expect(await store.pendingIntegrationChanges.take(id ?? '', 'T1', 'U1')).toMatchObject({
      secrets: { webhook: SECRET },
    })
    expect([secrets.holds(SECRET), secrets.holds('#web')]).toEqual([true, false])
    await store.pendingIntegrationChanges.hold('T1', 'U1', {
      ...form,
      secrets: { webhook: `other-${SECRET}` },
    })
    expect(secrets.holds(`other-${SECRET}`)).toBe(true)
  })
  expect([secrets.holds(SECRET), secrets.holds(`other-${SECRET}`)]).toEqual([false, false])
})

test('nobody who is not there is learned', async () => {
  expect(await store.accounts.find('T1', 'U2')).toBeNull()
  expect(await store.pendingIntegrationChanges.take('x', 'T1', 'U1')).toBeNull()
})
