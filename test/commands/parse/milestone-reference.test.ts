import { describe, expect, test } from 'vitest'
import type { Token } from '../../../src/commands/parse/lexer.ts'
import {
  type MilestoneRef,
  printMilestoneRef,
  readMilestoneRef,
} from '../../../src/commands/parse/milestone-reference.ts'
import { tokenize } from '../../../src/commands/parse/tokenizer.ts'
import type { ProjectRef } from '../../../src/model/project-ref.ts'

const FORGE = 'https://git.example.com'
const web: ProjectRef = { kind: 'path', path: 'acme/web' }

function onlyToken(typed: string): Token {
  const read = tokenize(typed)
  const [token, second] = read.ok ? read.tokens : []
  if (token === undefined || second !== undefined) throw new Error(`${typed} is not one word`)
  return token
}

describe('a milestone', () => {
  test.each<[string, MilestoneRef]>([
    ['%3', { iid: 3 }],
    ['3', { iid: 3 }],
    ['%"3"', { title: '3' }],
    ['"3"', { title: '3' }],
    ['"%3"', { title: '%3' }],
    ['Sprint', { title: 'Sprint' }],
    ['%Sprint', { title: 'Sprint' }],
    ['"Sprint 9"', { title: 'Sprint 9' }],
    ['%"Sprint 9"', { title: 'Sprint 9' }],
    ['%“Sprint 9”', { title: 'Sprint 9' }],
    ["%'Sprint 9'", { title: 'Sprint 9' }],
    ['%`Sprint 9`', { title: 'Sprint 9' }],
    ['%"100% "', { title: '100% ' }],
    ['100%', { title: '100%' }],
    ['web%3', { project: { kind: 'alias', alias: 'web' }, iid: 3 }],
    ['__proto__%3', { project: { kind: 'alias', alias: '__proto__' }, iid: 3 }],
    ['42%3', { project: { kind: 'id', id: 42 }, iid: 3 }],
    ['acme/web%"Sprint 9"', { project: web, title: 'Sprint 9' }],
    ['acme/web%"3"', { project: web, title: '3' }],
    ['web%Sprint', { project: { kind: 'alias', alias: 'web' }, title: 'Sprint' }],
    ['https://git.example.com/acme/web/milestones/3', { project: web, page: { iid: 3, group: null } }],
    [
      '<https://git.example.com/acme/web/-/milestones/3?x=y#z|Sprint 9>',
      { project: web, page: { iid: 3, group: null } },
    ],
    ['https://git.example.com/groups/acme/-/milestones/3', { page: { iid: 3, group: 'acme' } }],
    [
      '<https://git.example.com/groups/acme/shop/-/milestones/3/|x>',
      { page: { iid: 3, group: 'acme/shop' } },
    ],
    ['/groups/acme/-/milestones/3', { page: { iid: 3, group: 'acme' } }],
    ['/-/milestones/3', { page: { iid: 3, group: null } }],
    ['"https://evil.example/milestones/3"', { title: 'https://evil.example/milestones/3' }],
    ['Спринт９', { title: 'Спринт９' }],
    ['constructor', { title: 'constructor' }],
  ])('%j is read', (typed, value) => {
    expect(readMilestoneRef(onlyToken(typed), FORGE)).toEqual({ ok: true, value })
  })

  test.each([
    ['％３', 'Type %3.'],
    ['３', 'Type %3.'],
    ['!3', 'Type %3.'],
    ['#3', 'Type %3.'],
    ['%3,', 'Type %3.'],
    ['%0', 'Use its number, like %3, or its title.'],
    ['0', 'Use its number, like %3, or its title.'],
    ['%99999999999999999999', 'Use its number, like %3, or its title.'],
    ['acme//web%3', 'Use its number, like %3, or its title.'],
    ['%""', 'Use its number, like %3, or its title.'],
    ['" "', 'Use its number, like %3, or its title.'],
    ['a..b//%"x"', 'Use its number, like %3, or its title.'],
    ['https://evil.example/acme/web/milestones/3', 'Paste one that begins with git.example.com.'],
    ['https://git.example.com/acme/web/merge_requests/3', 'Use its number, like %3, or its title.'],
    ['https://git.example.com/groups/acme/-/milestones/x', 'Paste the link of one.'],
    ['https://git.example.com/groups/acme/-/issues/3', 'Paste the link of one.'],
    ['https://git.example.com/groups/-/milestones/3', 'Paste the link of one.'],
    ['https://git.example.com/groups/../-/milestones/3', 'Paste the link of one.'],
    ['<@U1|ann>', 'Type a number or a name without a mention.'],
  ])('%j is refused with the fix %j', (typed, fix) => {
    expect(readMilestoneRef(onlyToken(typed), FORGE)).toMatchObject({ ok: false, refusal: { fix } })
  })

  test('is printed so that a number and a title stay apart', () => {
    expect(printMilestoneRef({ iid: 3 })).toBe('%3')
    expect(printMilestoneRef({ project: web, title: '3 "x" <y>' })).toBe('acme/web%"3 ""x"" &lt;y&gt;"')
  })
})
