import { describe, expect, test } from 'vitest'
import type { WatchFilter } from '../../src/model/channel-watch.ts'
import { isBot, matchesWatch, watchedGroup, withMembers } from '../../src/services/channel-watch-filter.ts'
import { everything } from '../jobs/sync/project-scene.ts'
import { aMergeRequest } from '../support/recorded-services.ts'

const by = (username: string) => ({ author: { id: 9, username, name: 'Somebody' } })
const fits = (fields: object, wants: Partial<WatchFilter> = {}) =>
  matchesWatch(aMergeRequest({ ...fields }), { ...everything, ...wants })

test.for([
  'bot',
  'ci-bot',
  'release_bot2',
  'bot-deploy',
  'renovate[bot]',
  'dependabot',
  'project_42_bot_f00',
])('%s is a bot', (username) => {
  expect(isBot(aMergeRequest(by(username)).author)).toBe(true)
  expect(fits(by(username))).toBe(false)
  expect(fits(by(username), { bots: true })).toBe(true)
})

test.for(['bob', 'abbot', 'talbot', 'botham', 'robot.smith', 'ann'])('%s is a person', (username) => {
  expect(isBot(aMergeRequest(by(username)).author)).toBe(false)
})

describe('what a channel wants', () => {
  test.for([
    [{ work_in_progress: true }, {}, false],
    [{ work_in_progress: true }, { drafts: true }, true],
    [by('ann'), { authors: ['@ANN', 'bob'] }, true],
    [by('cy'), { authors: ['ann', 'bob'] }, false],
    [by('ann'), { notAuthors: ['ann'] }, false],
    [by('cy'), { notAuthors: ['ann'] }, true],
    [{ labels: ['Bug'] }, { labels: ['bug', 'docs'] }, true],
    [{ labels: ['Bug'] }, { labels: ['bug', 'docs'], allLabels: true }, false],
    [{ labels: ['docs', 'Bug'] }, { labels: ['bug', 'docs'], allLabels: true }, true],
    [{ labels: [] }, { labels: ['bug'] }, false],
    [{ labels: ['bug', 'later'] }, { labels: ['bug'], notLabels: ['later'] }, false],
    [{ source_branch: 'feature/x' }, { branch: 'feature/*' }, true],
    [{ source_branch: 'fix/x' }, { branch: 'feature/*' }, false],
    [{ target_branch: 'release' }, { branch: 'release' }, true],
  ] as const)('%o, wanting %o: %s', ([fields, wants, wanted]) => {
    const listed = Object.fromEntries(
      Object.entries(wants).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
    )
    expect(fits(fields, listed)).toBe(wanted)
  })
})

test('a group is whoever is in it now; until somebody has looked it may be anybody', async () => {
  const group = watchedGroup('<!subteam^S0WEB|@web-team>')
  expect(group).toBe('@web-team')
  const wants = { ...everything, authors: [group, 'eve'], notAuthors: ['@others'] }
  let members = ['ann']
  const users = {
    findGroup: async (typed: string) =>
      typed === group
        ? {
            kind: 'group' as const,
            id: 'S0WEB',
            handle: 'web-team',
            people: members.map((username, id) => ({ id, username, name: username })),
            unknownMembers: [],
          }
        : null,
  }
  expect(fits(by('bob'), wants)).toBe(true)
  expect(fits(by('bob'), await withMembers(wants, users))).toBe(false)
  expect(fits(by('ann'), await withMembers(wants, users))).toBe(true)
  members = ['bob']
  expect(fits(by('bob'), await withMembers(wants, users))).toBe(true)
  expect(fits(by('ann'), await withMembers(wants, users))).toBe(false)
  expect(fits(by('eve'), await withMembers(wants, users))).toBe(true)
})
