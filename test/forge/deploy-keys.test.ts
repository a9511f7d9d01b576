import { expect, test } from 'vitest'
import {
  addDeployKey,
  deleteDeployKey,
  disableDeployKey,
  enableDeployKey,
  getDeployKey,
  listAllDeployKeys,
  listDeployKeys,
} from '../../src/forge/deploy-keys.ts'
import { json, serve, sessionAt } from './servers.ts'

async function forgeSaying(status: number, body: unknown) {
  const forge = await serve((_, response) =>
    status === 204 ? void response.writeHead(204).end() : json(response, status, body),
  )
  const asked = () => forge.received.map(({ method, url, body: sent }) => `${method} ${url} ${sent}`.trim())
  return { session: sessionAt(forge.url), asked }
}

const BASE = '/api/v3/projects/42/deploy_keys'
const KEY = {
  id: 7,
  title: 'CI runner',
  key: 'ssh-ed25519 AAAA ci',
  created_at: '2026-09-14T10:00:00Z',
}

test('the keys of a project, which come without pages', async () => {
  const forge = await forgeSaying(200, [KEY, { ...KEY, id: 8 }])
  expect(await listDeployKeys(forge.session, 42)).toMatchObject({
    kind: 'done',
    status: 200,
    value: [KEY, { ...KEY, id: 8 }],
  })
  expect(forge.asked()).toEqual([`GET ${BASE}`])
})

test('the keys of every project, and that only admins may see them', async () => {
  const forge = await forgeSaying(200, [KEY])
  expect(await listAllDeployKeys(forge.session)).toMatchObject({ kind: 'done', value: [{ id: 7 }] })
  expect(forge.asked()).toEqual(['GET /api/v3/deploy_keys'])
  const other = await forgeSaying(403, { message: '403 Forbidden' })
  expect(await listAllDeployKeys(other.session)).toMatchObject({ kind: 'refused', status: 403 })
})

test('one key; a row that holds no title, no date and no text is still a key', async () => {
  const forge = await forgeSaying(200, { id: 7, title: null, key: 5 })
  expect(await getDeployKey(forge.session, 42, 7)).toMatchObject({
    value: { id: 7, title: '', key: '', created_at: null },
  })
  expect(forge.asked()).toEqual([`GET ${BASE}/7`])
})

test('an id that is no id is no key', async () => {
  const forge = await forgeSaying(200, [{ ...KEY, id: 2 ** 53 }])
  expect(await listDeployKeys(forge.session, 42)).toMatchObject({ kind: 'unknown' })
})

test('adding sends the title and the key', async () => {
  const forge = await forgeSaying(201, KEY)
  const input = { title: 'CI runner', key: KEY.key }
  expect(await addDeployKey(forge.session, 42, input)).toMatchObject({ kind: 'done', value: KEY })
  expect(forge.asked()).toEqual([`POST ${BASE} ${JSON.stringify(input)}`])
})

test('a fingerprint that is taken is refused in plain words', async () => {
  const forge = await forgeSaying(400, { message: { fingerprint: ['has already been taken'] } })
  expect(await addDeployKey(forge.session, 42, { title: 'CI', key: KEY.key })).toEqual({
    kind: 'refused',
    status: 400,
    reason: 'Fingerprint has already been taken',
    fields: { fingerprint: 'Has already been taken' },
  })
})

test('enabling is answered with the key', async () => {
  const forge = await forgeSaying(201, KEY)
  expect(await enableDeployKey(forge.session, 42, 7)).toMatchObject({ kind: 'done', value: KEY })
  expect(forge.asked()).toEqual([`POST ${BASE}/7/enable`])
})

test.each([
  [200, { ...KEY, user_id: null, public: false, fingerprint: 'aa:bb', updated_at: null }],
  [204, null],
])('disabling and deleting are done with status %i, whatever the body', async (status, body) => {
  const forge = await forgeSaying(status, body)
  const done = { kind: 'done', status, value: null }
  expect(await disableDeployKey(forge.session, 42, 7)).toEqual(done)
  expect(await deleteDeployKey(forge.session, 42, 7)).toEqual(done)
  expect(forge.asked()).toEqual([`DELETE ${BASE}/7/disable`, `DELETE ${BASE}/7`])
})
