import { expect, test } from 'vitest'
import type { ChatPerson } from '../../src/model/directory.ts'
import { createHomeOf } from '../../src/slack/home-of.ts'

const asked: string[] = []
const homeOf = (is: ChatPerson) =>
  createHomeOf({
    async person(team, user) {
      asked.push(`${team} ${user}`)
      return is
    },
  })
const origin = { team: 'T1', userTeam: 'T2', user: 'U1' }

test.each<[ChatPerson, string]>([
  ['admin', 'T1'],
  ['member', 'T1'],
  ['guest', 'T1'],
  // Their role refuses them, in the right words.
  ['deactivated', 'T1'],
  ['unknown', 'T1'],
  ['outsider', 'T2'],
])('in an organisation, %s belongs to %s', async (is, home) => {
  asked.length = 0
  expect(await homeOf(is)({ ...origin, enterprise: 'E1' })).toBe(home)
  expect(asked).toEqual(['T1 U1'])
})

test('elsewhere, and at home, Slack is not asked', async () => {
  asked.length = 0
  expect(await homeOf('member')(origin)).toBe('T2')
  expect(await homeOf('outsider')({ ...origin, userTeam: 'T1', enterprise: 'E1' })).toBe('T1')
  expect(asked).toEqual([])
})
