import { expect, test } from 'vitest'
import { usualRules } from '../../../src/model/channel-rules.ts'
import type { ChatPerson } from '../../../src/model/directory.ts'
import { parseFreezeTime } from '../../../src/model/freeze.ts'
import { createAccessContexts, unknownDirectory } from '../../../src/services/access/access-context.ts'
import { createPolicies } from '../../../src/services/policies.ts'
import { createChannelProjects } from '../../../src/services/projects.ts'
import { temporaryStore } from '../../store/temporary.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

/** A workspace in which #web (C1) is bound to project 42 and freezes its weekends, and has one manager. */
async function openWorkspace(
  people: Readonly<Record<string, ChatPerson>> = {},
  configured: readonly number[] = [],
) {
  const store = await temporaryStore()
  const chat = {
    ...unknownDirectory,
    person: async (_: string, user: string) => ({ status: people[user] ?? 'member', name: null, zone: null }),
    conversation: async () => ({ place: 'channel', presence: 'there' }) as const,
  }
  const [from, to] = [parseFreezeTime('fri 16:00'), parseFreezeTime('mon 08:00')]
  if (!from || !to) throw new Error('no time')
  const where = { team: 'T1', channel: 'C1', user: 'UADMIN' }
  await store.policies.change(where, () => ({ ...usualRules, projects: [42] }))
  await store.freezes.add(where, { from, to, zone: 'UTC', reason: 'Weekend' })
  await store.managers.appoint('T1', 'C1', 'UMANAGER', 'UADMIN')
  const channelProjects = createChannelProjects(
    store,
    configured.map((project) => ({ alias: `p${project}`, project })),
  )
  const standings = createAccessContexts(store, chat, channelProjects, new Set(['ULISTED']))
  const of = (user: string, channel: string, team = 'T1') =>
    standings.of({ team, userTeam: team, installedTeam: null, user, userName: user, channel })
  const holds = async (user: string, channel: string, project: number, now = NOW) => {
    const { freezes } = await of(user, channel)
    return (await freezes(project, now)).map(({ mayOverride }) => mayOverride)
  }
  return { store, chat, of, holds }
}

test('a freeze holds for whatever is asked in its channel, and for its projects wherever it is asked', async () => {
  const { holds } = await openWorkspace()
  expect(await holds('U1', 'C1', 42)).toEqual([false])
  expect(await holds('U1', 'C1', 7)).toEqual([false])
  expect(await holds('U1', 'C2', 42)).toEqual([false])
  expect(await holds('U1', '', 42)).toEqual([false])
  for (const project of [4, 2, 420, 142]) expect(await holds('U1', 'C2', project)).toEqual([])
  expect(await holds('U1', 'C2', 42, new Date('2026-11-20T15:59:59Z'))).toEqual([])
})

test('the project that a channel means when none is named is one of its projects', async () => {
  const { store, holds } = await openWorkspace()
  await store.policies.change({ team: 'T1', channel: 'C1', user: 'U1' }, () => usualRules)
  expect(await holds('U1', 'C2', 43)).toEqual([])
  await store.channels.bind('T1', 'C1', 43, 'U1')
  expect(await holds('U1', 'C2', 43)).toEqual([false])
})

test('a channel in which nobody chose a project freezes the configured default, until it is bound to others', async () => {
  const { store, holds } = await openWorkspace({}, [44, 45])
  await store.policies.change({ team: 'T1', channel: 'C1', user: 'U1' }, () => usualRules)
  expect(await holds('U1', 'C2', 44)).toEqual([false])
  expect(await holds('U1', 'C2', 45)).toEqual([])
  await store.policies.change({ team: 'T1', channel: 'C1', user: 'U1' }, () => ({
    ...usualRules,
    projects: [43],
  }))
  expect(await holds('U1', 'C2', 44)).toEqual([])
  expect(await holds('U1', 'C2', 43)).toEqual([false])
})

test('a freeze may be overridden by the managers of the channel that froze and by admins, wherever they ask', async () => {
  const { holds, store } = await openWorkspace({ UADMIN: 'admin', UGUEST: 'guest', UGONE: 'deactivated' })
  await store.managers.appoint('T1', 'C2', 'UOTHER', 'UADMIN')
  for (const user of ['UGUEST', 'UGONE']) await store.managers.appoint('T1', 'C1', user, 'UADMIN')
  for (const channel of ['C1', 'C2']) {
    expect(await holds('UMANAGER', channel, 42)).toEqual([true])
    expect(await holds('UADMIN', channel, 42)).toEqual([true])
    expect(await holds('ULISTED', channel, 42)).toEqual([true])
    for (const user of ['UOTHER', 'UGUEST', 'UGONE', 'U1'])
      expect(await holds(user, channel, 42)).toEqual([false])
  }
})

test('a channel has freezes until they are removed or over, whether they hold now or not', async () => {
  const { store, of } = await openWorkspace()
  const has = async (channel: string, team = 'T1', now = NOW) =>
    (await of('U1', channel, team)).hasFreezes(now)
  expect(await has('C1')).toBe(true)
  expect(await has('C1', 'T1', new Date('2026-11-25T12:00:00Z'))).toBe(true)
  expect(await has('C2')).toBe(false)
  expect(await has('C1', 'T2')).toBe(false)
  await store.freezes.remove({ team: 'T1', channel: 'C1', user: 'U1' }, 1)
  expect(await has('C1')).toBe(false)
})

test('a removed freeze, and one of another workspace, holds nothing', async () => {
  const { holds, store, of } = await openWorkspace()
  expect(await (await of('U1', 'C1', 'T2')).freezes(42, NOW)).toEqual([])
  await store.freezes.remove({ team: 'T1', channel: 'C1', user: 'U1' }, 1)
  expect(await holds('U1', 'C1', 42)).toEqual([])
})

test.each([
  ['UMANAGER', 'C1', 'manager'],
  ['UMANAGER', 'C2', 'member'],
  ['UMANAGER2', 'C1', 'member'],
  ['ULISTED', 'C1', 'admin'],
  ['ULISTED2', 'C1', 'member'],
])('%s is in %s a %s', async (user, channel, role) => {
  expect((await (await openWorkspace()).of(user, channel)).role).toBe(role)
})

test.each(['guest', 'outsider', 'deactivated', 'unknown'] as const)(
  'a manager or listed admin of whom the chat says %s is that, and nothing more',
  async (person) => {
    const { of } = await openWorkspace({ UMANAGER: person, ULISTED: person })
    expect((await of('UMANAGER', 'C1')).role).toBe(person)
    expect((await of('ULISTED', 'C1')).role).toBe(person)
  },
)

test.each([
  ['admin', 'appointed'],
  ['member', 'appointed'],
  ['guest', 'unfit'],
  ['outsider', 'unfit'],
  ['deactivated', 'unfit'],
  ['unknown', 'unfit'],
] as const)('whom the chat calls %s is %s as a manager', async (person, kind) => {
  const { store, chat } = await openWorkspace({ U5: person })
  const policies = createPolicies(store, chat, { team: 'T1', channel: 'C1', user: 'UADMIN', userName: 'a' })
  expect((await policies.appoint('U5')).kind).toBe(kind)
  expect(await store.managers.is('T1', 'C1', 'U5')).toBe(kind === 'appointed')
})

test('freezes are listed for their own channel, with the time that they hold now, until they are over', async () => {
  const { store, chat } = await openWorkspace()
  const here = createPolicies(store, chat, { team: 'T1', channel: 'C1', user: 'U1', userName: 'a' })
  const [shown] = await here.freezes(NOW)
  expect(shown?.held?.until).toEqual(new Date('2026-11-23T08:00:00Z'))
  const [from, to] = [parseFreezeTime('2026-12-20 00:00'), parseFreezeTime('2026-12-21 24:00')]
  if (!from || !to) throw new Error('no time')
  expect((await here.freeze({ from, to, zone: 'UTC', reason: 'Release' }, NOW)).kind).toBe('frozen')
  expect((await here.freezes(new Date('2026-12-21T23:59:59Z'))).length).toBe(2)
  expect((await here.freezes(new Date('2026-12-22T00:00:00Z'))).length).toBe(1)
  const elsewhere = createPolicies(store, chat, { team: 'T1', channel: 'C2', user: 'U1', userName: 'a' })
  expect(await elsewhere.freezes(NOW)).toEqual([])
  expect(await elsewhere.thaw(1)).toBe(false)
})
