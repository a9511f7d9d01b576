import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { matchUser, namesIn, peopleOf } from '../../src/services/users.ts'
import { aMergeRequest } from '../support/recorded-services.ts'
import { json, openRoom, startOddForge } from './room.ts'

const ann = { id: 2, username: 'ann', name: 'Ann Archer' }
const bob = { id: 3, username: 'bob', name: 'Bob Baker' }
const other = { id: 9, username: 'annarcher', name: 'Ann Archer' }

describe('who is meant', () => {
  test.each([
    ['ann', ann],
    ['@ann', ann],
    ['ANN', ann],
    ['bob baker', bob],
    ['Bob Baker', bob],
  ])('“%s”', (typed, person) => {
    expect(matchUser(typed, [ann, bob])).toEqual({ kind: 'person', person })
  })

  test('a user name wins over a display name, and its own spelling over another one', () => {
    const named = { id: 4, username: 'cy', name: 'ann' }
    expect(matchUser('ann', [named, ann])).toMatchObject({ person: { id: 2 } })
    const loud = { id: 5, username: 'ANN', name: 'Loud' }
    expect(matchUser('ANN', [ann, loud])).toMatchObject({ person: { id: 5 } })
    expect(matchUser('ann', [loud, ann])).toMatchObject({ person: { id: 2 } })
  })

  test('of two who are called the same, neither', () => {
    expect(matchUser('Ann Archer', [ann, bob, other])).toEqual({
      kind: 'ambiguous-person',
      typed: 'Ann Archer',
      people: [ann, other],
    })
  })

  test('nobody, when it is only alike; those who are known are named, nearest first, at most ten', () => {
    const crowd = Array.from({ length: 20 }, (_, at) => ({
      id: 100 + at,
      username: `u${at}`,
      name: `User ${at}`,
    }))
    const chosen = matchUser('anne', [...crowd, bob, ann])
    if (chosen.kind !== 'unknown-person') throw new Error(chosen.kind)
    expect(chosen.known).toHaveLength(10)
    expect(chosen.known[0]).toEqual(ann)
  })

  const typed = fc.oneof(
    fc.constantFrom('ann', '@BOB', 'ann archer', 'an', 'annn', '', '@', 'Bob  Baker'),
    fc.string({ maxLength: 60 }),
  )
  property.prop([typed])('whatever is typed, somebody is meant by their whole name only', (words) => {
    const names = [ann.username, ann.name, bob.username, bob.name].map((name) => name.toLowerCase())
    const isName = names.includes(words.replace(/^@/, '').toLowerCase())
    expect(matchUser(words, [ann, bob]).kind).toBe(isName ? 'person' : 'unknown-person')
  })
})

test('people come from authors and assignees, each once, with the fullest of what was told', () => {
  const short = { id: 3, name: 'Bob Baker' }
  const mergeRequests = [
    aMergeRequest({ author: short, assignee: { username: 'old', name: 'Old Hand' } }),
    aMergeRequest({ author: bob, assignee: null }),
    aMergeRequest({ author: { name: 'Nobody to assign' } }),
  ]
  expect(peopleOf(mergeRequests)).toEqual([bob, { id: null, username: 'old', name: 'Old Hand' }])
})

describe('at a forge', () => {
  const oneAuthor = () =>
    startOddForge(
      (request, response) => {
        if (request.startsWith('POST')) {
          json(response, 201, { id: 1, action_name: 'marked', author: ann, target_url: null })
          return true
        }
        return false
      },
      { author: bob },
    )

  test('“@me” and a mention are known once the forge has told who wrote what this account made', async () => {
    const { url } = await oneAuthor()
    const room = await openRoom(url, { connected: { UANN: 'sandbox-ann', UBOB: 'sandbox-bob' } })
    const {
      forge: { users },
      mergeRequests,
    } = await room.contextOf('UANN')
    expect(await users.find({ project: 42, person: '@me' })).toEqual({ kind: 'unknown-self' })
    expect(await users.find({ project: 42, person: '<@UANN|ann>' })).toEqual({
      kind: 'unknown-mention',
      typed: '<@UANN|ann>',
    })
    await mergeRequests.todo({ project: 42, mr: 12 })
    const known = { kind: 'person', person: { id: 2, username: 'ann', name: 'ann' } }
    expect(await users.find({ project: 42, person: '@me' })).toEqual(known)
    expect(await (await room.contextOf('UBOB')).forge.users.find({ project: 42, person: '<@UANN>' })).toEqual(
      known,
    )
    expect(await (await room.contextOf('UBOB')).forge.users.find({ project: 42, person: '@me' })).toEqual({
      kind: 'unknown-self',
    })
  })

  test('a name is looked for in two pages of the latest merge requests, and no more', async () => {
    const { url, received } = await startOddForge((request, response, held) => {
      if (!request.includes('/merge_requests?')) return false
      const page = Number(new URL(request.slice(4), 'http://forge').searchParams.get('page'))
      const items = Array.from({ length: 100 }, (_, at) => ({
        ...held.mr,
        id: page * 1000 + at,
        author: bob,
      }))
      json(response, 200, items)
      return true
    })
    const {
      forge: { users },
    } = await (await openRoom(url)).contextOf('ann')
    expect(await users.find({ project: 42, person: 'bob' })).toMatchObject({ kind: 'person' })
    expect(received).toHaveLength(2)
    expect(received[0]).toContain('state=all')
  })

  test('without an account or a service token nobody is looked for', async () => {
    const { url, received } = await oneAuthor()
    const {
      forge: { users },
    } = await (await openRoom(url)).contextOf('stranger')
    expect(await users.find({ project: 42, person: 'bob' })).toEqual({ kind: 'not-connected' })
    expect(received).toEqual([])
  })
})

test.each([
  ['ann', ['ann']],
  ['ann, bob', ['ann', 'bob']],
  ['ann and bob', ['ann', 'bob']],
  ['@ann @bob', ['@ann', '@bob']],
  ['<@U1|Ann A> <@U2>', ['<@U1|Ann A>', '<@U2>']],
  ['<@U1>, <@U2> and cy', ['<@U1>', '<@U2>', 'cy']],
  ['+@ann -@bob', ['+@ann', '-@bob']],
  ['Bob Baker', ['Bob Baker']],
])('the names in %j', (typed, names) => expect(namesIn(typed)).toEqual(names))
