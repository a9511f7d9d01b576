import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSecrets, type Secrets } from '../../src/log/secrets.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { noted } from '../../src/store/noted.ts'
import { hashOf } from '../../src/store/one-time.ts'
import { openStore, type Store } from '../../src/store/store.ts'

const TOKEN = 'sandbox-ann'
const SECRET = 'hunter22-of-ann'
let plain: Store
let secrets: Secrets
let store: Store

beforeAll(async () => {
  plain = await openStore({ file: ':memory:', keys: newKeyRing() })
})
afterAll(() => plain.close())
beforeEach(async () => {
  await plain.clear()
  secrets = createSecrets()
  store = noted(plain, secrets)
})

const link = { team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' }
const form = {
  project: 42,
  name: 'slack' as const,
  values: { channel: '#web' },
  projectName: 'acme/web',
  replaces: false,
}

test('a token is known from the moment it is linked or looked up', async () => {
  await store.accounts.save('T1', 'U1', TOKEN)
  expect(secrets.holds(`it is ${TOKEN}`)).toBe(true)
  const later = createSecrets()
  expect(await noted(plain, later).accounts.find('T1', 'U1')).toMatchObject({ token: TOKEN })
  expect(later.holds(TOKEN)).toBe(true)
})

test('a token is known when it was entered, before its person has said yes', async () => {
  const nonce = await store.links.open({ ...link, project: 42 })
  await store.links.enter(nonce, TOKEN)
  expect(secrets.holds(TOKEN)).toBe(true)
})

test('what a sign-in brings is known from its beginning to its end', async () => {
  const nonce = await store.links.open({ ...link, project: 42 })
  const begun = await store.signIns.begin(nonce)
  expect(secrets.holds(begun?.verifier ?? '')).toBe(true)
  await store.signIns.arrive(begun?.state ?? '', begun?.browser ?? '', 'code-1234567890')
  expect(secrets.holds('code-1234567890')).toBe(true)
  const later = createSecrets()
  const returned = await noted(plain, later).signIns.take(begun?.browser ?? '')
  expect([later.holds('code-1234567890'), later.holds(begun?.verifier ?? '')]).toEqual([true, true])
  const renewal = { refreshToken: 'refresh-1', expiresAt: null }
  const signIn = { kind: 'sign-in', token: 'access-1', renewal } as const
  const id = await store.signIns.enter(returned?.linkHash ?? '', signIn, { id: 2, username: 'ann' })
  expect([secrets.holds('access-1'), secrets.holds('refresh-1')]).toEqual([true, true])
  await store.links.confirm(id ?? '', 'T1', 'U1')
  const account = await store.accounts.find('T1', 'U1')
  const fresh = { token: 'access-2', renewal: { refreshToken: 'refresh-2', expiresAt: null } }
  await store.accounts.renew('T1', 'U1', account ?? { linkedAt: 0, renewals: 0 }, fresh)
  expect([secrets.holds('access-2'), secrets.holds('refresh-2')]).toEqual([true, true])
  const after = createSecrets()
  await noted(plain, after).accounts.remove('T1', 'U1')
  expect([after.holds('access-2'), after.holds('refresh-2')]).toEqual([true, true])
})

test('a sign-in is known by whoever deletes it to end it', async () => {
  const takes = [
    (from: Store) => from.forgetPerson('T1', 'U1'),
    (from: Store) => from.forgetUnconfirmed('T1', 'U1'),
    (from: Store) => from.departures.leave('T1'),
    (from: Store) => from.departures.sweep(),
  ]
  for (const take of takes) {
    const nonce = await plain.links.open({ ...link, project: 42 })
    const renewal = { refreshToken: 'refresh-1', expiresAt: null }
    const signIn = { kind: 'sign-in', token: 'access-1', renewal } as const
    await plain.signIns.enter(hashOf(nonce), signIn, { id: 2, username: 'ann' })
    const later = createSecrets()
    expect(await take(noted(plain, later))).toEqual([signIn])
    expect([later.holds('access-1'), later.holds('refresh-1')]).toEqual([true, true])
  }
})

test('secrets of an integration are known while they wait, and its other values never are', async () => {
  const nonce = await store.secretLinks.open({ ...link, form })
  const id = await store.secretLinks.enter(nonce, { webhook: SECRET })
  expect(secrets.holds(SECRET)).toBe(true)
  const later = createSecrets()
  expect(await noted(plain, later).heldChanges.take(id ?? '', 'T1', 'U1')).toMatchObject({
    secrets: { webhook: SECRET },
  })
  expect(later.holds(SECRET)).toBe(true)
  expect(later.holds('#web')).toBe(false)
  await store.heldChanges.hold('T1', 'U1', { ...form, secrets: { webhook: `other-${SECRET}` } })
  expect(secrets.holds(`other-${SECRET}`)).toBe(true)
})

test('nobody who is not there is learned', async () => {
  expect(await store.accounts.find('T1', 'U2')).toBeNull()
  expect(await store.heldChanges.take('x', 'T1', 'U1')).toBeNull()
})
