import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SERVER } from '../../src/model/server-name.ts'
import { readPublicKey } from '../../src/services/ssh/public-key.ts'
import { ForgeUnderTest } from '../sandbox/forge/forge-under-test.ts'
import { newDeployKey } from '../sandbox/forge/new-deploy-key.ts'
import { json, openRoom, startOddForge } from './room.ts'

const SEEDED = { staging: 601, build: 602, orders: 603, vault: 604, shared: 605 }
const KEYS = '/api/v3/projects/42/deploy_keys'

function keyOf(line: string) {
  const read = readPublicKey(line)
  if (!read.ok) throw new Error(read.fault)
  return read.key
}

describe('at the sandbox’s forge', () => {
  let forge: ForgeUnderTest
  let asked = 0
  beforeAll(async () => {
    forge = await ForgeUnderTest.start()
  })
  beforeEach(async () => {
    await forge.freshen()
    asked = forge.forge.ledger().length
  })
  afterAll(() => forge.end())

  async function of(user: 'ann' | 'bob' | 'root') {
    const connected = { ann: 'sandbox-ann', bob: 'sandbox-bob', root: 'sandbox-root' }
    return (await (await openRoom(forge.forge.url, { connected })).contextOf(user)).deployKeys
  }
  /** What the forge was asked in this test, beside reads. */
  const writes = () =>
    forge.forge
      .ledger()
      .slice(asked)
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => ({ method, path, ...(body ? { body } : {}) }))
  const idsOf = async (project: number) => {
    const listed = await (await of('root')).list({ project })
    return listed.kind === 'list' ? listed.items.map(({ id }) => id) : []
  }
  const lineOf = async (id: number) => {
    const { body } = await forge.call('GET', '/deploy_keys', { as: 'root' })
    const keys = body as { id: number; key: string }[]
    return keys.find((key) => key.id === id)?.key ?? ''
  }

  test('a list tells types and fingerprints, and neither keys nor comments', async () => {
    const listed = await (await of('ann')).list({ project: 42 })
    expect(listed).toMatchObject({
      kind: 'list',
      items: [
        { id: SEEDED.build, title: 'Build server', facts: { type: 'ssh-rsa', bits: 2048 } },
        { id: SEEDED.staging, title: 'Staging', facts: { type: 'ssh-ed25519', bits: 256 } },
      ],
    })
    expect(JSON.stringify(listed)).not.toMatch(/AAAA|@/)
  })

  test('the list of all is for admins', async () => {
    expect(await (await of('root')).listAll()).toMatchObject({ kind: 'list', items: { length: 5 } })
    expect(await (await of('ann')).listAll()).toEqual({ kind: 'may-not' })
  })

  test('a key is found by id, title, its beginning, and fingerprints', async () => {
    const ann = await of('ann')
    const facts = keyOf(await lineOf(SEEDED.staging)).facts
    for (const key of [
      '601',
      'key:601',
      'Staging',
      'stag',
      facts.sha256,
      facts.sha256.slice(0, 17),
      facts.md5,
    ])
      expect(await ann.view({ project: 42, key, match: 'prefix' })).toMatchObject({
        kind: 'found',
        key: { id: 601 },
      })
    for (const key of ['603', 'Orders', 'SHA256:AAAAAAAA'])
      expect(await ann.view({ project: 42, key, match: 'prefix' })).toMatchObject({ kind: 'not-found' })
    expect(await ann.view({ project: 42, key: 'stag', match: 'exact' })).toMatchObject({
      kind: 'ambiguous-key',
    })
  })

  test('who is no master may not even look, and changes nothing', async () => {
    const bob = await of('bob')
    const name = { project: 42, key: '601' }
    const key = keyOf(newDeployKey())
    expect(await bob.list({ project: 42 })).toEqual({ kind: 'may-not' })
    expect(await bob.view({ ...name, match: 'prefix' })).toEqual({ kind: 'may-not' })
    expect(await bob.add({ project: 42, title: 'Mine', key })).toEqual({ kind: 'may-not' })
    for (const verb of ['enable', 'disable', 'delete'] as const)
      expect(await bob[verb](name)).toEqual({ kind: 'may-not' })
    expect(writes()).toEqual([])
  })

  test('a new key is added by one call with the line and the title', async () => {
    const key = keyOf(newDeployKey('ci@example.com'))
    const added = await (await of('ann')).add({ project: 42, title: 'CI runner', key })
    expect(added).toMatchObject({
      kind: 'added',
      answered: true,
      key: { title: 'CI runner', facts: key.facts },
    })
    expect(writes()).toEqual([{ method: 'POST', path: KEYS, body: { title: 'CI runner', key: key.line } }])
  })

  test('a key that is there already is told, and nothing is sent', async () => {
    const key = keyOf((await lineOf(SEEDED.staging)).replace(/ \S+$/, ' another@comment'))
    const again = await (await of('ann')).add({ project: 42, title: 'Mine', key })
    expect(again).toMatchObject({ kind: 'already', key: { id: 601, title: 'Staging' } })
    expect(writes()).toEqual([])
  })

  test('a key of another project joins with its own title, also when that is the title that was given', async () => {
    const ann = await of('ann')
    const orders = keyOf(await lineOf(SEEDED.orders))
    expect(await ann.add({ project: 42, title: 'Mine', key: orders })).toMatchObject({
      kind: 'known-key',
      given: 'Mine',
      key: { id: 603, title: 'Orders' },
    })
    const shared = keyOf(await lineOf(SEEDED.shared))
    expect(await ann.add({ project: 42, title: 'Shared  mirror', key: shared })).toMatchObject({
      kind: 'known-key',
      key: { id: 605 },
    })
    expect(await idsOf(42)).toEqual([605, 603, 602, 601])
  })

  test('a key that is out of reach is taken', async () => {
    const key = keyOf(await lineOf(SEEDED.vault))
    expect(await (await of('ann')).add({ project: 42, title: 'Mine', key })).toEqual({ kind: 'taken' })
    expect(await idsOf(42)).toEqual([602, 601])
  })

  test('an addition whose answer was lost is read back', async () => {
    forge.forge.fault({ match: `POST ${KEYS}`, kind: 'drop-reply', times: 1 })
    const key = keyOf(newDeployKey())
    expect(await (await of('ann')).add({ project: 42, title: 'CI', key })).toMatchObject({
      kind: 'added',
      answered: false,
    })
    expect(writes()).toHaveLength(1)
  })

  test('a key of another project is enabled by its id, once', async () => {
    const ann = await of('ann')
    const name = { project: 42, key: '603' }
    expect(await ann.enable(name)).toMatchObject({
      kind: 'enabled',
      already: false,
      answered: true,
      key: { id: 603, title: 'Orders' },
    })
    expect(await ann.enable(name)).toMatchObject({ kind: 'enabled', already: true })
    expect(writes()).toEqual([{ method: 'POST', path: `${KEYS}/603/enable` }])
    expect(await ann.enable({ project: 42, key: '604' })).toEqual({ kind: 'not-shared', id: 604 })
  })

  test('by its title or fingerprint only an admin can enable it', async () => {
    const name = { project: 42, key: 'Vault' }
    expect(await (await of('ann')).enable(name)).toEqual({ kind: 'id-needed', typed: 'Vault' })
    const root = await of('root')
    expect(await root.enable({ project: 42, key: 'Vau' })).toMatchObject({ kind: 'ambiguous-key' })
    expect(await root.enable({ project: 42, key: 'Nobody' })).toMatchObject({ kind: 'not-found' })
    expect(writes()).toEqual([])
    const { sha256 } = keyOf(await lineOf(SEEDED.shared)).facts
    expect(await root.enable({ project: 42, key: sha256 })).toMatchObject({
      kind: 'enabled',
      key: { id: 605 },
    })
  })

  test('disabling takes it from this project only', async () => {
    const ann = await of('ann')
    await ann.enable({ project: 42, key: '603' })
    expect(await ann.disable({ project: 42, key: 'Orders' })).toMatchObject({
      kind: 'disabled',
      answered: true,
      key: { id: 603 },
    })
    expect(await idsOf(42)).toEqual([602, 601])
    expect(await idsOf(43)).toEqual([603])
    expect(writes().at(-1)).toEqual({ method: 'DELETE', path: `${KEYS}/603/disable` })
    expect(await ann.disable({ project: 42, key: '603' })).toMatchObject({ kind: 'not-found' })
  })

  test('deleting takes it from the project, and before a change no beginning of a title counts', async () => {
    const ann = await of('ann')
    expect(await ann.delete({ project: 42, key: 'Stag' })).toMatchObject({ kind: 'ambiguous-key' })
    expect(writes()).toEqual([])
    expect(await ann.delete({ project: 42, key: 'Staging' })).toMatchObject({
      kind: 'deleted',
      answered: true,
    })
    expect(await idsOf(42)).toEqual([602])
    expect(writes()).toEqual([{ method: 'DELETE', path: `${KEYS}/601` }])
  })

  test('a removal whose answer was lost is read back', async () => {
    forge.forge.fault({ match: `DELETE ${KEYS}`, kind: 'drop-reply', times: 2 })
    const ann = await of('ann')
    expect(await ann.disable({ project: 42, key: '601' })).toMatchObject({
      kind: 'disabled',
      answered: false,
    })
    expect(await ann.delete({ project: 42, key: '602' })).toMatchObject({ kind: 'deleted', answered: false })
  })
})

test('where deleting destroys a key for every project, the outcome is the same', async () => {
  const forge = await ForgeUnderTest.start('shipped')
  try {
    const { deployKeys } = await (await openRoom(forge.forge.url)).contextOf('ann')
    await deployKeys.enable({ project: 42, key: '603' })
    expect(await deployKeys.delete({ project: 42, key: '603' })).toMatchObject({ kind: 'deleted' })
    for (const project of [42, 43])
      expect(await deployKeys.view({ project, key: '603', match: 'exact' })).toMatchObject({
        kind: 'not-found',
      })
  } finally {
    await forge.end()
  }
})

const LINE = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDRSiwttlux/MgnUqLAe8s/wA3XVYdDVaqMsTtNviwfr'
const ROW = { id: 7, title: 'CI runner', key: `${LINE} ci@example.com`, created_at: '2026-09-14T10:00:00Z' }

type Oddly = Parameters<typeof startOddForge>[0]

/** A person at a forge that lists these keys and takes writes without an effect. */
async function atKeys(rows: readonly unknown[], oddly: Oddly = () => false) {
  const { url, received } = await startOddForge((request, response, held) => {
    if (oddly(request, response, held)) return true
    if (!request.startsWith('GET')) json(response, 201, ROW)
    else json(response, 200, request.endsWith('/deploy_keys') ? rows : ROW)
    return true
  })
  return { deployKeys: (await (await openRoom(url)).contextOf('ann')).deployKeys, received }
}

describe.concurrent('at a forge that does not keep to the rules', () => {
  const input = { project: 42, title: 'CI runner', key: keyOf(LINE) }

  test('what it keeps and nobody can read is listed all the same', async () => {
    const rows = ['', 'ssh-rsa', 'ssh-rsa AAAA', 'hello', '\u0000', `${LINE}\n${LINE}`]
    const { deployKeys } = await atKeys(rows.map((key, at) => ({ id: at + 1, title: `Key ${at}`, key })))
    expect(await deployKeys.list({ project: 42 })).toMatchObject({
      kind: 'list',
      items: rows.map((_, at) => ({ id: at + 1, facts: null })),
    })
  })

  test('the key of another id is not acted on', async () => {
    const { deployKeys, received } = await atKeys([ROW])
    expect(await deployKeys.delete({ project: 42, key: '8' })).toMatchObject({ kind: 'not-found' })
    expect(received).toEqual([`GET ${KEYS}/8`])
  })

  test('an addition that was answered and does not show is not called anything', async () => {
    const { deployKeys, received } = await atKeys([])
    expect(await deployKeys.add(input)).toMatchObject({
      kind: 'unconfirmed',
      reason: `${SERVER} doesn’t list the key`,
    })
    expect(received.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  })

  test('a removal that was answered and still shows is not called anything', async () => {
    const { deployKeys } = await atKeys([ROW])
    expect(await deployKeys.disable({ project: 42, key: '7' })).toMatchObject({
      kind: 'unconfirmed',
      reason: `${SERVER} still lists the key`,
    })
  })

  test('a forge that cannot be read after a write leaves it open', async () => {
    let written = false
    const gone: Oddly = (request, response) => {
      written ||= !request.startsWith('GET')
      if (written) response.destroy()
      return written
    }
    const { deployKeys } = await atKeys([], gone)
    expect(await deployKeys.enable({ project: 42, key: '7' })).toEqual({
      kind: 'unconfirmed',
      what: 'Deploy key 7',
      reason: `I can’t read ${SERVER} now`,
    })
  })

  test('401 to a write is no right to it while the list still answers, and a dead token when it does not', async () => {
    let dead = false
    const refusing =
      (dies: boolean): Oddly =>
      (request, response) => {
        dead = dies && (dead || !request.startsWith('GET'))
        if (request.startsWith('GET') && !dead) return false
        json(response, 401, { message: '401 Unauthorized' })
        return true
      }
    const living = await atKeys([ROW], refusing(false))
    expect(await living.deployKeys.disable({ project: 42, key: '7' })).toEqual({ kind: 'may-not' })
    const dying = await atKeys([ROW], refusing(true))
    expect(await dying.deployKeys.disable({ project: 42, key: '7' })).toEqual({ kind: 'token-refused' })
  })

  test('a key of the same title that is older than the request was there before', async () => {
    let added = false
    const { deployKeys } = await atKeys([], (request, response) => {
      added ||= request.startsWith('POST')
      if (!added || !request.startsWith('GET')) return false
      json(response, 200, [ROW])
      return true
    })
    expect(await deployKeys.add(input)).toMatchObject({
      kind: 'known-key',
      given: 'CI runner',
      key: { id: 7 },
    })
  })

  test('without an account of their own nobody reads keys, also where others may read', async () => {
    const { url } = await startOddForge(() => false)
    const room = await openRoom(url, { connected: {}, serviceToken: 'service' })
    const { deployKeys } = await room.contextOf('cy')
    expect(await deployKeys.list({ project: 42 })).toEqual({ kind: 'not-connected' })
    expect(await deployKeys.view({ project: 42, key: '7', match: 'prefix' })).toEqual({
      kind: 'not-connected',
    })
  })
})
