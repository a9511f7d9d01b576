import { expect, test } from 'vitest'
import { queue, teamQueue } from '../../../src/services/mr/queue.ts'
import { json, openRoom, startOddForge } from '../room.ts'

const ANN = { id: 2, username: 'ann', name: 'Ann Archer', state: 'active' }

/** A person whose workspace uses so many projects, of which one has so many open merge requests. */
async function inUse(projects: number, open: number) {
  const { url } = await startOddForge((request, response, held) => {
    const address = new URL(request.slice('GET '.length), 'http://forge')
    const project = Number(/projects\/(\d+)/.exec(address.pathname)?.[1])
    if (address.pathname.endsWith('/user')) json(response, 404, { message: '404 Not found' })
    else if (address.pathname.endsWith('/merge_requests')) {
      const [page, size] = ['page', 'per_page'].map((name) => Number(address.searchParams.get(name)))
      const of = Array.from({ length: project === 1 ? open : 0 }, (_, nth) => ({
        ...held.mr,
        id: 1_000 + nth,
        iid: 1 + nth,
        project_id: project,
        author: ANN,
      }))
      const start = ((page ?? 1) - 1) * (size ?? 20)
      json(response, 200, of.slice(start, start + (size ?? 20)))
    } else return false
    return true
  })
  const { store, contextOf } = await openRoom(url)
  for (let project = 1; project <= projects; project += 1)
    await store.channels.bind('T1', `C${project + 100}`, project, 'ann')
  const context = await contextOf('ann', 'C101')
  const group = { kind: 'group', id: 'S1', handle: 'team', people: [ANN], unknownMembers: [] } as const
  const users = { ...context.forge.users, findGroup: async () => group }
  const own = await queue(context, { user: 'ann' })
  const team = await teamQueue({ ...context, forge: { ...context.forge, users } }, '@team')
  return { own, team }
}

const left = (read: Awaited<ReturnType<typeof queue | typeof teamQueue>>) =>
  'unread' in read ? { unread: read.unread.map(({ project }) => project), complete: read.complete } : read

test('projects beyond the twelfth are named as not read', async () => {
  const { own, team } = await inUse(14, 1)
  expect(left(own)).toEqual({ unread: [13, 14], complete: true })
  expect(left(team)).toEqual({ unread: [13, 14], complete: true })
})

test('of twelve projects none is left', async () => {
  const { own, team } = await inUse(12, 150)
  expect(left(own)).toEqual({ unread: [], complete: true })
  expect(left(team)).toEqual({ unread: [], complete: true })
})

test('what is open beyond the first two hundred of a project is not passed over in silence', async () => {
  const { own, team } = await inUse(1, 201)
  expect(left(own)).toEqual({ unread: [], complete: false })
  expect(left(team)).toEqual({ unread: [], complete: false })
})
