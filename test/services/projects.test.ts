import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../sandbox/forge/forge-under-test.ts'
import { openRoom } from './room.ts'

let forge: ForgeUnderTest
beforeAll(async () => {
  forge = await ForgeUnderTest.start()
})
afterAll(() => forge.end())

const connected = { root: 'sandbox-root', ann: 'sandbox-ann' }
const open = () =>
  openRoom(forge.forge.url, {
    connected,
    serviceToken: 'sandbox-root',
    projects: [{ alias: 'web', project: 42 }],
  })

test('a path that somebody else’s reads taught opens no project to a person without an account', async () => {
  const room = await open()
  const root = await room.contextOf('root')
  expect(await root.mergeRequests.view({ project: 44, mr: 1 })).toMatchObject({ kind: 'view' })
  expect(await root.workspace.projects.resolve({ kind: 'path', path: 'acme/vault' })).toMatchObject({
    project: 44,
  })

  const {
    workspace: { projects },
    forge: { access },
  } = await room.contextOf('cy')
  expect(access).toBe('service')
  expect(await projects.resolve({ kind: 'path', path: 'acme/vault' })).toMatchObject({
    kind: 'unknown',
    typed: 'acme/vault',
    known: [{ project: 42 }],
  })
  expect(await projects.resolve({ kind: 'id', id: 44 })).toMatchObject({ kind: 'unknown', typed: '44' })
})

test('the projects that the bot was told of open to everybody, by number, alias and path', async () => {
  const room = await open()
  await (await room.contextOf('ann')).mergeRequests.view({ project: 42, mr: 12 })
  const {
    workspace: { projects },
  } = await room.contextOf('cy')
  for (const ref of [
    { kind: 'id', id: 42 },
    { kind: 'alias', alias: 'web' },
    { kind: 'path', path: 'acme/web' },
  ] as const)
    expect(await projects.resolve(ref)).toEqual({ kind: 'project', project: 42 })
  expect(await projects.resolve(undefined)).toEqual({ kind: 'project', project: 42 })
})

test('a configured project is found by a path that nobody has seen yet', async () => {
  const {
    workspace: { projects },
  } = await (await open()).contextOf('ann')
  expect(await projects.resolve({ kind: 'path', path: 'acme/web' })).toEqual({ kind: 'project', project: 42 })
})

test('a number that nobody knows is the forge’s to judge for a person with an account', async () => {
  const {
    workspace: { projects },
  } = await (await open()).contextOf('ann')
  expect(await projects.resolve({ kind: 'id', id: 43 })).toEqual({ kind: 'project', project: 43 })
  expect(await projects.bind(44)).toMatchObject({ kind: 'not-found' })
})

test('an alias of the configuration can be neither taken nor removed', async () => {
  const room = await open()
  const {
    workspace: { projects },
  } = await room.contextOf('ann')
  expect(await projects.add('web', 43)).toEqual({ kind: 'taken', alias: 'web' })
  // An alias of the same name may be stored from the time before it was configured.
  await room.store.projects.add('T1', 'web', 43, 'ann')
  expect(await projects.remove('web', 'admin')).toEqual({ kind: 'configured' })
  expect(await room.store.projects.byAlias('T1', 'web')).toMatchObject({ project: 43 })
  expect(await projects.remove('api', 'member')).toEqual({ kind: 'unknown' })
  await projects.add('api', 43)
  const bob = (await room.contextOf('bob')).workspace.projects
  expect(await bob.remove('api', 'member')).toEqual({ kind: 'not-yours', addedBy: 'ann' })
  expect(await projects.remove('api', 'member')).toEqual({ kind: 'removed', addedBy: 'ann' })
  for (const role of ['manager', 'admin'] as const) {
    await projects.add('api', 43)
    expect(await bob.remove('api', role)).toEqual({ kind: 'removed', addedBy: 'ann' })
  }
})

test('a channel means the project that it was bound to, and the first configured one until then', async () => {
  const room = await open()
  const {
    workspace: { projects },
  } = await room.contextOf('ann')
  expect(await projects.current()).toMatchObject({ project: 42, alias: 'web' })
  expect(await projects.bind(43)).toMatchObject({ kind: 'bound', project: { project: 43, path: 'acme/api' } })
  expect(await (await room.contextOf('cy')).workspace.projects.resolve(undefined)).toEqual({
    kind: 'project',
    project: 43,
  })
  expect(await (await room.contextOf('cy', 'C2')).workspace.projects.current()).toMatchObject({ project: 42 })
})

describe('where the forge finds projects by their paths', () => {
  const atPath = (path: string) => ({ kind: 'path', path }) as const
  const today = (user: 'ann' | 'cy') =>
    openRoom(forge.forge.url, { connected, api: 'v4', serviceToken: 'sandbox-root' }).then((room) =>
      room.contextOf(user),
    )

  test('a path that nobody has seen leads to its project, and is learned', async () => {
    const {
      workspace: { projects },
    } = await today('ann')
    expect(await projects.resolve(atPath('acme/api'))).toEqual({ kind: 'project', project: 43 })
    const asked = forge.forge.ledger().length
    expect(await projects.resolve(atPath('acme/api'))).toEqual({ kind: 'project', project: 43 })
    expect(forge.forge.ledger().length).toBe(asked)
    expect(await projects.title(43)).toBe('acme/api')
  })

  test('one that may not be seen is told in the words of one that is not there', async () => {
    const {
      workspace: { projects },
    } = await today('ann')
    for (const path of ['acme/vault', 'acme/nothing'])
      expect(await projects.resolve(atPath(path))).toEqual({ kind: 'not-found', what: `The project ${path}` })
  })

  test('one that has moved is told with its new path', async () => {
    const {
      workspace: { projects },
    } = await today('ann')
    expect(await projects.resolve(atPath('acme/shop'))).toEqual({
      kind: 'moved',
      typed: 'acme/shop',
      path: 'acme/web',
    })
  })

  test('the service token looks nothing up for somebody without an account', async () => {
    const {
      workspace: { projects },
    } = await today('cy')
    expect(await projects.resolve(atPath('acme/vault'))).toMatchObject({ kind: 'unknown' })
  })

  test('a project without any merge request tells its path when it is bound', async () => {
    const {
      workspace: { projects },
    } = await today('ann')
    expect(await projects.bind(43)).toMatchObject({ kind: 'bound', project: { path: 'acme/api' } })
    expect(await projects.bind(44)).toMatchObject({ kind: 'not-found' })
  })

  test('a forge that does not answer is told as that', async () => {
    const room = await openRoom('http://127.0.0.1:9', { connected, api: 'v4' })
    const {
      workspace: { projects },
    } = await room.contextOf('ann')
    expect(await projects.resolve(atPath('acme/api'))).toMatchObject({ kind: 'unreachable' })
  })
})
