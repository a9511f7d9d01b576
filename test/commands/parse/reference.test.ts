import { describe, expect, test } from 'vitest'
import { type Token, tokenize } from '../../../src/commands/parse/lexer.ts'
import {
  type MergeRequestRef,
  type MilestoneRef,
  printMergeRequestRef,
  printMilestoneRef,
  readMergeRequestRef,
  readMilestoneRef,
  readProjectRef,
} from '../../../src/commands/parse/reference.ts'
import type { ProjectRef } from '../../../src/model/project-ref.ts'
import { SERVER } from '../../../src/model/server-name.ts'

const FORGE = 'https://git.example.com'
const LOCAL = 'http://127.0.0.1:3001'
const web: ProjectRef = { kind: 'path', path: 'acme/web' }

describe('a merge request', () => {
  test.each<[string, MergeRequestRef]>([
    ['!12', { iid: 12 }],
    ['12', { iid: 12 }],
    ['!9007199254740991', { iid: Number.MAX_SAFE_INTEGER }],
    ['web!12', { project: { kind: 'alias', alias: 'web' }, iid: 12 }],
    ['constructor!12', { project: { kind: 'alias', alias: 'constructor' }, iid: 12 }],
    ['__proto__!12', { project: { kind: 'alias', alias: '__proto__' }, iid: 12 }],
    ['acme/web!12', { project: web, iid: 12 }],
    ['group/sub.x/we-b_1!12', { project: { kind: 'path', path: 'group/sub.x/we-b_1' }, iid: 12 }],
    ['42!12', { project: { kind: 'id', id: 42 }, iid: 12 }],
    ['https://git.example.com/acme/web/merge_requests/12', { project: web, iid: 12 }],
    ['https://git.example.com/acme/web/-/merge_requests/12', { project: web, iid: 12 }],
    ['https://git.example.com/acme/web/-/merge_requests/12/', { project: web, iid: 12 }],
    ['https://git.example.com/acme/web/merge_requests/12/diffs?view=inline#x', { project: web, iid: 12 }],
    ['https://git.example.com/acme/web/merge_requests/12/commits', { project: web, iid: 12 }],
    ['#12', { iid: 12 }],
    ['acme/web#12', { project: web, iid: 12 }],
    ['https://git.example.com/acme/web/merge_requests/12#note_1', { project: web, iid: 12 }],
    ['https://git.example.com/acme/web/merge_requests/12?a=merge_requests/13', { project: web, iid: 12 }],
    ['<https://git.example.com/acme/web/merge_requests/12>', { project: web, iid: 12 }],
    ['<https://git.example.com/acme/web/merge_requests/12|see !13 here>', { project: web, iid: 12 }],
    ['HTTPS://GIT.example.COM/acme/web/merge_requests/12', { project: web, iid: 12 }],
    ['http://git.example.com/acme/web/merge_requests/12', { project: web, iid: 12 }],
    ['https://git.example.com:443/acme/web/merge_requests/12', { project: web, iid: 12 }],
    ['git.example.com/acme/web/merge_requests/12', { project: web, iid: 12 }],
    [
      'https://git.example.com/acme/merge_requests/merge_requests/12',
      { project: { kind: 'path', path: 'acme/merge_requests' }, iid: 12 },
    ],
  ])('%j is read', (token, value) => expect(readMergeRequestRef(token, FORGE)).toEqual({ ok: true, value }))

  test('on a forge with a port', () => {
    const read = readMergeRequestRef('<http://127.0.0.1:3001/acme/web/merge_requests/12>', LOCAL)
    expect(read).toEqual({ ok: true, value: { project: web, iid: 12 } })
    expect(readMergeRequestRef('http://127.0.0.1/acme/web/merge_requests/12', LOCAL).ok).toBe(false)
    expect(readMergeRequestRef('http://127.0.0.1:3002/acme/web/merge_requests/12', LOCAL).ok).toBe(false)
  })

  describe('on a forge that is served below a path', () => {
    const BELOW = 'https://example.com/dev/gitlab'
    test.each([
      'https://example.com/dev/gitlab/acme/web/-/merge_requests/12',
      '<https://example.com/dev/gitlab/acme/web/-/merge_requests/12/diffs|!12>',
      'example.com/dev/gitlab/acme/web/-/merge_requests/12',
    ])('%s is read', (token) => {
      expect(readMergeRequestRef(token, BELOW)).toEqual({ ok: true, value: { project: web, iid: 12 } })
    })

    test.each([
      'https://example.com/acme/web/-/merge_requests/12',
      'https://example.com/dev/gitlabs/acme/web/-/merge_requests/12',
      'https://example.com/dev/gitlab/../../acme/web/-/merge_requests/12',
      'https://example.com/dev/gitlab/%2e%2e/%2E%2E/acme/web/-/merge_requests/12',
      'https://example.com/dev/gitlab/acme/web/-/x/../merge_requests/12',
      'https://example.com/dev/gitlab//acme/web/-/merge_requests/12',
      'https://example.com/dev/gitlab/acme%2fweb/-/merge_requests/12',
      'https://example.com/dev/../dev/gitlab/acme/web/-/merge_requests/12',
    ])('%s is not', (token) => {
      expect(readMergeRequestRef(token, BELOW).ok).toBe(false)
      expect(readProjectRef(token, BELOW).ok).toBe(false)
    })

    test('the address that is wanted is named with its path', () => {
      expect(readMergeRequestRef('https://example.com/acme/web/merge_requests/12', BELOW)).toMatchObject({
        refusal: { fix: 'Paste one that begins with example.com/dev/gitlab.' },
      })
    })
  })

  test.each([
    ['https://evil.example/acme/web/merge_requests/12', 'evil.example'],
    ['https://git.example.com.evil.example/acme/web/merge_requests/12', 'git.example.com.evil.example'],
    ['https://evilgit.example.com/acme/web/merge_requests/12', 'evilgit.example.com'],
    ['https://git.example.com@evil.example/acme/web/merge_requests/12', 'git.example.com@evil.example'],
    ['https://ann:x@git.example.com/acme/web/merge_requests/12', 'ann:x@git.example.com'],
    ['https://git.example.com\\@evil.example/acme/web/merge_requests/12', 'git.example.com\\@evil.example'],
    [
      'https://git.example.com\\acme\\web\\merge_requests\\12',
      'git.example.com\\acme\\web\\merge_requests\\12',
    ],
    ['https://git.exam\tple.com/acme/web/merge_requests/12', 'git.exam ple.com'],
    ['https://git.example.com:8443/acme/web/merge_requests/12', 'git.example.com:8443'],
    ['http://git.example.com:443/acme/web/merge_requests/12', 'git.example.com:443'],
    ['https://git.example.com./acme/web/merge_requests/12', 'git.example.com.'],
    ['https://gіt.example.com/acme/web/merge_requests/12', 'gіt.example.com'],
    ['https://git．example.com/acme/web/merge_requests/12', 'git．example.com'],
    ['https://git.example.com\u202e/acme/web/merge_requests/12', 'git.example.com[U+202E]'],
    ['https://git%2eexample.com/acme/web/merge_requests/12', 'git%2eexample.com'],
    ['https:\\\\git.example.com\\acme\\web', 'https:\\\\git.example.com\\acme\\web'],
    ['//git.example.com/acme/web/merge_requests/12', '//git.example.com/acme/web/merge_requests/12'],
    ['ssh://git.example.com/acme/web/merge_requests/12', 'ssh://git.example.com/acme/web/merge_requests/12'],
    ['<https://evil.example/acme/web/merge_requests/12|https://git.example.com/x>', 'evil.example'],
  ])('%j is refused by the name of its host', (token, named) => {
    expect(readMergeRequestRef(token, FORGE)).toMatchObject({
      ok: false,
      refusal: {
        problem: `That link goes to "${named}", not to ${SERVER}.`,
        fix: 'Paste one that begins with git.example.com.',
      },
    })
  })

  test.each([
    'https://git.example.com/acme/web/milestones/3',
    'https://git.example.com/acme/web',
    'https://git.example.com/acme/web/merge_requests',
    'https://git.example.com/acme/web/merge_requests/new',
    'https://git.example.com/acme/web/merge_requests/0',
    'https://git.example.com/acme/web/-/issues/3',
    'https://git.example.com/groups/acme/-/merge_requests',
    'https://git.example.com/merge_requests/12',
    'https://git.example.com/acme/../web/merge_requests/12',
    'https://git.example.com/acme/%2e%2e/web/merge_requests/12',
    'https://git.example.com/acme//web/merge_requests/12',
    'https://git.example.com/acme/w\teb/merge_requests/12',
    'https://git.example.com',
  ])('%j is no merge request', (token) => expect(readMergeRequestRef(token, FORGE).ok).toBe(false))

  test.each([
    ['！１２', 'Type !12.'],
    ['１２', 'Type !12.'],
    ['web！12', 'Type web!12.'],
    ['!12\u200b', 'Type !12.'],
    ['\u202e!12', 'Type !12.'],
    ['%12', 'Type !12.'],
    ['!12.', 'Type !12.'],
    ['!١٢', 'Use its number, like !12, or paste its link.'],
    ['!0', 'Use its number, like !12, or paste its link.'],
    ['!-1', 'Use its number, like !12, or paste its link.'],
    ['!1.5', 'Use its number, like !12, or paste its link.'],
    ['!1e3', 'Use its number, like !12, or paste its link.'],
    ['!9007199254740992', 'Use its number, like !12, or paste its link.'],
    ['!99999999999999999999', 'Use its number, like !12, or paste its link.'],
    ['!', 'Use its number, like !12, or paste its link.'],
    ['', 'Use its number, like !12, or paste its link.'],
    ['a/../b!12', 'Use its number, like !12, or paste its link.'],
    ['/acme/web!12', 'Use its number, like !12, or paste its link.'],
    ['-web!12', 'Use its number, like !12, or paste its link.'],
    ['wеb!12', 'Use its number, like !12, or paste its link.'],
    ['web!12!13', 'Use its number, like !12, or paste its link.'],
    ['0!12', 'Use its number, like !12, or paste its link.'],
    ['constructor', 'Use its number, like !12, or paste its link.'],
    ['<@U1|12>', 'Type a number or a name without a mention.'],
  ])('%j is refused with the fix %j', (token, fix) => {
    expect(readMergeRequestRef(token, FORGE)).toMatchObject({ ok: false, refusal: { fix } })
  })

  test('is printed in its shortest form', () => {
    expect(printMergeRequestRef({ iid: 12 })).toBe('!12')
    expect(printMergeRequestRef({ project: web, iid: 12 })).toBe('acme/web!12')
  })
})

describe('a project', () => {
  test.each<[string, ProjectRef]>([
    ['42', { kind: 'id', id: 42 }],
    ['web', { kind: 'alias', alias: 'web' }],
    ['toString', { kind: 'alias', alias: 'toString' }],
    ['acme/web', web],
    ['https://git.example.com/acme/web', web],
    ['https://git.example.com/acme/web/', web],
    ['https://git.example.com/acme/web.git', web],
    ['https://git.example.com/acme/web.github', { kind: 'path', path: 'acme/web.github' }],
    ['web2', { kind: 'alias', alias: 'web2' }],
    ['2web', { kind: 'alias', alias: '2web' }],
    ['https://git.example.com/groups/web', { kind: 'path', path: 'groups/web' }],
    ['https://git.example.com/acme/web/merge_requests/12', web],
    ['https://git.example.com/acme/web/-/tree/master', web],
    ['<https://git.example.com/acme/web|web>', web],
    ['https://git.example.com/a/b/c', { kind: 'path', path: 'a/b/c' }],
  ])('%j is read', (token, value) => expect(readProjectRef(token, FORGE)).toEqual({ ok: true, value }))

  test.each([
    ['ｗｅｂ', 'Type web.'],
    ['４２', 'Type 42.'],
    ['we b', 'Type its path, for example acme/web.'],
    ['..', 'Type its path, for example acme/web.'],
    ['acme/', 'Type its path, for example acme/web.'],
    ['', 'Type its path, for example acme/web.'],
    ['https://evil.example/acme/web', 'Paste one that begins with git.example.com.'],
    ['https://git.example.com/web', 'Paste the link of one.'],
    ['https://git.example.com/groups/acme/-/milestones/3', 'Paste the link of one.'],
    ['<#C1|web>', 'Type a number or a name without a mention.'],
    ['<acme/web', 'Type its path, for example acme/web.'],
    ['acme/web>', 'Type its path, for example acme/web.'],
    ['x<@U1>', 'Type its path, for example acme/web.'],
    ['see https://git.example.com/acme/web', 'Type its path, for example acme/web.'],
    ['https://git.example.com/acme/..', 'Paste the link of one.'],
  ])('%j is refused with the fix %j', (token, fix) => {
    expect(readProjectRef(token, FORGE)).toMatchObject({ ok: false, refusal: { fix } })
  })
})

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
