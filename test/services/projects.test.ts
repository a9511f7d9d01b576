import { afterAll, beforeAll, expect, test } from 'vitest'
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
  const root = await room.of('root')
  expect(await root.mergeRequests.view({ project: 44, mr: 1 })).toMatchObject({ kind: 'view' })
  expect(await root.projects.resolve({ kind: 'path', path: 'acme/vault' })).toMatchObject({ project: 44 })

  const { projects, access } = await room.of('cy')
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
  await (await room.of('ann')).mergeRequests.view({ project: 42, mr: 12 })
  const { projects } = await room.of('cy')
  for (const ref of [
    { kind: 'id', id: 42 },
    { kind: 'alias', alias: 'web' },
    { kind: 'path', path: 'acme/web' },
  ] as const)
    expect(await projects.resolve(ref)).toEqual({ kind: 'project', project: 42 })
  expect(await projects.resolve(undefined)).toEqual({ kind: 'project', project: 42 })
})

test('a configured project is found by a path that nobody has seen yet', async () => {
  const { projects } = await (await open()).of('ann')
  expect(await projects.resolve({ kind: 'path', path: 'acme/web' })).toEqual({ kind: 'project', project: 42 })
})

test('a number that nobody knows is the forge’s to judge for a person with an account', async () => {
  const { projects } = await (await open()).of('ann')
  expect(await projects.resolve({ kind: 'id', id: 43 })).toEqual({ kind: 'project', project: 43 })
  expect(await projects.bind(44)).toMatchObject({ kind: 'not-found' })
})

test('an alias of the configuration can be neither taken nor removed', async () => {
  const room = await open()
  const { projects } = await room.of('ann')
  expect(await projects.add('web', 43)).toEqual({ kind: 'taken', alias: 'web' })
  // An alias of the same name may be stored from the time before it was configured.
  await room.store.projects.add('T1', 'web', 43, 'ann')
  expect(await projects.remove('web')).toBe('configured')
  expect(await room.store.projects.byAlias('T1', 'web')).toMatchObject({ project: 43 })
  expect(await projects.remove('api')).toBe('unknown')
  await projects.add('api', 43)
  expect(await projects.remove('api')).toBe('removed')
})

test('a channel means the project that it was bound to, and the first configured one until then', async () => {
  const room = await open()
  const { projects } = await room.of('ann')
  expect(await projects.current()).toMatchObject({ project: 42, alias: 'web' })
  expect(await projects.bind(43)).toMatchObject({ kind: 'bound', project: { project: 43, path: 'acme/api' } })
  expect(await (await room.of('cy')).projects.resolve(undefined)).toEqual({ kind: 'project', project: 43 })
  expect(await (await room.of('cy', 'C2')).projects.current()).toMatchObject({ project: 42 })
})
