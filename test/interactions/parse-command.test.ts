import { describe, expect, test } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
import { parseCommand } from '../../src/interactions/parse-command.ts'

const FORGE = 'https://git.example.com'

test.each([
  ['mr', '!12', 'mr.view'],
  ['mr', '12', 'mr.view'],
  ['milestone', '%3', 'milestone.view'],
  ['milestone', '3', 'milestone.view'],
  ['deploy-key', '7', 'deploy-key.view'],
  ['integration', 'slack', 'integration.view'],
  ['integration', 'External-Wiki', 'integration.view'],
])('/%s %s alone shows it', (noun, typed, id) => {
  expect(parseCommand(noun, typed, FORGE)).toMatchObject({ kind: 'given', given: { command: { id } } })
})

test('a dry run is asked for like any flag, of what writes at the forge and of nothing else', () => {
  const dry = parseCommand('mr', 'merge !12 --dry-run', FORGE)
  expect(dry).toMatchObject({ kind: 'given', given: { raw: { mr: 12 }, dryRun: true } })
  expect(parseCommand('mr', 'merge !12 --no-dry-run', FORGE)).not.toMatchObject({ given: { dryRun: true } })
  expect(parseCommand('mr', 'list --dry-run', FORGE).kind).toBe('refused')
  expect(parseCommand('greenlight', 'default web --dry-run', FORGE).kind).toBe('refused')
})

test.each([
  ['milestone', '30000000000000000000'],
  ['integration', 'slak'],
])('/%s %s is not understood', (noun, typed) => {
  expect(parseCommand(noun, typed, FORGE).kind).toBe('refused')
})

test.each(['deploy-key', 'integration'])('a slip with quotation marks in /%s repeats nothing', (noun) => {
  for (const typed of ['add "canary', 'add "canary"x', `set ${'canary '.repeat(1500)}`]) {
    const reading = parseCommand(noun, typed, FORGE)
    expect(JSON.stringify(reading.kind === 'refused' ? reading.refusal : reading)).not.toContain('canary')
  }
})

/** How `typed` is read: the input, or the refusal. */
function readAs(noun: string, typed: string) {
  const reading = parseCommand(noun, typed, FORGE)
  if (reading.kind === 'given') return { [reading.given.command.id]: reading.given.raw }
  return reading.kind === 'refused' ? reading.refusal : { kind: reading.kind }
}

describe('the names that gh, glab and the API have for it', () => {
  test.each([
    ['merge !14 --when-pipeline-succeeds', { 'mr.merge': { mr: 14, whenBuildSucceeds: true } }],
    ['merge !14 --auto-merge', { 'mr.merge': { mr: 14, whenBuildSucceeds: true } }],
    ['merge !14 --auto', { 'mr.merge': { mr: 14, whenBuildSucceeds: true } }],
    ['merge !14 --mwps', { 'mr.merge': { mr: 14, whenBuildSucceeds: true } }],
    ['merge !14 --merge_when_pipeline_succeeds', { 'mr.merge': { mr: 14, whenBuildSucceeds: true } }],
    ['merge !14 --no-auto-merge', { 'mr.merge': { mr: 14, whenBuildSucceeds: false } }],
    ['merge !14 --delete-branch', { 'mr.merge': { mr: 14, removeSourceBranch: true } }],
    ['merge !14 --squash', { 'mr.merge': { mr: 14, squash: true } }],
    ['merge !14 -s', { 'mr.merge': { mr: 14, squash: true } }],
    ['merge !14 -d', { 'mr.merge': { mr: 14, removeSourceBranch: true } }],
    ['merge !14 --merge-commit-message=Ship', { 'mr.merge': { mr: 14, message: 'Ship' } }],
    [
      'create --source-branch a --target-branch b -t Title',
      { 'mr.create': { source: 'a', target: 'b', title: 'Title' } },
    ],
    ['create --head a --base b --body c', { 'mr.create': { source: 'a', target: 'b', description: 'c' } }],
    ['create --label a --label b', { 'mr.create': { labels: 'a,b' } }],
    ['list --merged', { 'mr.list': { state: 'merged' } }],
    ['list --closed --label bug -l docs', { 'mr.list': { state: 'closed', label: 'bug,docs' } }],
    ['list --state open --wip', { 'mr.list': { state: 'opened', draft: true } }],
    ['list --mine --order_by created', { 'mr.list': { author: '@me', orderBy: 'created_at' } }],
    ['edit !12 --add-label bug', { 'mr.edit': { mr: 12, labels: '+bug' } }],
    ['edit !12 --add-label bug,ui --remove-label docs', { 'mr.edit': { mr: 12, labels: '+bug,+ui,-docs' } }],
    ['edit !12 --unlabel docs', { 'mr.edit': { mr: 12, labels: '-docs' } }],
    ['edit !12 --label bug', { 'mr.edit': { mr: 12, labels: 'bug' } }],
    ['edit !12 --add-reviewer bob,cy', { 'mr.edit': { mr: 12, reviewer: '+bob,+cy' } }],
    ['edit !12 --unassign', { 'mr.edit': { mr: 12, assignee: 'none' } }],
    ['update !12 --ready', { 'mr.edit': { mr: 12, draft: false } }],
    ['edit !12 --no-wip', { 'mr.edit': { mr: 12, draft: false } }],
    ['note !12 -m "Looks good"', { 'mr.comment': { mr: 12, text: 'Looks good' } }],
  ])('/mr %s', (typed, expected) => expect(readAs('mr', typed)).toEqual(expected))

  test('/milestone create takes the due date by its name in the API', () => {
    expect(readAs('milestone', 'create Sprint 10 --due-date 15 jan')).toEqual({
      'milestone.create': { title: 'Sprint 10', due: '15 jan' },
    })
  })

  test('name the project', () => {
    expect(parseCommand('mr', 'merge 14 -R acme/web', FORGE)).toMatchObject({
      kind: 'given',
      given: { projects: new Map([['project', { kind: 'path', path: 'acme/web' }]]) },
    })
  })
})

/** Flags of gh, glab and the API, and such as nobody has. */
const FOREIGN = [
  'admin',
  'rebase',
  'squash-before-merge',
  'match-head-commit',
  'sha',
  'disable-auto',
  'subject',
  'fill',
  'yes',
  'skip-ci',
  'web',
  'draft',
  'ready',
  'undraft',
  'unlabel',
  'unassign',
  'can-push',
  'allow-write',
  'comment',
  'dry-run',
  'force',
  'not-now',
  'after',
  'only-if-green',
  'lock',
  'no-edit',
  'quiet',
  'start-date',
  'remove-source-branch',
  'delete-branch',
  'auto',
  'until',
  'x',
  'zzz',
  'without-merge',
]

// Words after /greenlight connect are refused as such: people type their token there.
const writes = registry.filter(({ effect, id }) => effect !== 'read' && id !== 'greenlight.connect')

const QUALIFIERS = [
  ...FOREIGN.flatMap((name) => [`--${name}`, `--${name}=x`, `--${name} x`, `-${name}`]),
  'but only when it is green',
  'tomorrow',
  '!99',
  'minus the branch',
]

test.each(writes.map((command) => [`/${command.path.join(' ')}`, command] as const))(
  'a qualifier of %s is obeyed, or refused with what it takes; never is it to be left out',
  (_, { path: [noun, ...words], examples }) => {
    const plain = `${words.join(' ')} ${examples[0].typed}`
    for (const qualifier of QUALIFIERS) {
      const reading = parseCommand(noun, `${plain} ${qualifier}`, FORGE)
      if (reading.kind !== 'refused') {
        expect(reading, qualifier).not.toEqual(parseCommand(noun, plain, FORGE))
        continue
      }
      const advice = reading.refusal.fix.replace(/"[^"]*"/g, '')
      expect(advice, qualifier).not.toMatch(/leave|omit|drop|without|skip|remove (?:it|that)/i)
      // A whole command to type would lack the qualifier.
      expect(advice, qualifier).not.toContain(`/${noun} ${words.join(' ')} `)
    }
  },
)

test('what was understood beside an unknown flag fills the form', () => {
  expect(readAs('mr', 'merge !14 --shiny --delete-branch --message "Ship it"')).toMatchObject({
    token: '--shiny',
    understood: { mr: '!14', 'remove-source-branch': 'true', message: 'Ship it' },
  })
})

describe('what people type without the rules in mind', () => {
  test.each<[string, object]>([
    ['12 merge', { 'mr.merge': { mr: 12 } }],
    ['!12 merge now please', { 'mr.merge': { mr: 12 } }],
    ['merge 12 now please', { 'mr.merge': { mr: 12 } }],
    ['please merge 12', { 'mr.merge': { mr: 12 } }],
    ['12 comment thanks please', { 'mr.comment': { mr: 12, text: 'thanks please' } }],
    ['view web 12', { 'mr.view': { mr: 12 } }],
    ['view web #12', { 'mr.view': { mr: 12 } }],
    ['web #12', { 'mr.view': { mr: 12 } }],
    ['#12', { 'mr.view': { mr: 12 } }],
    ...['mr 12', 'MR !12', 'mr12', 'merge request 12', 'merge-request 12', 'pr 12', 'pull request #12'].map(
      (said): [string, object] => [said, { 'mr.view': { mr: 12 } }],
    ),
    ...['web/12', 'web:12', 'acme/web/12', 'acme/web:12'].map((said): [string, object] => [
      said,
      { 'mr.view': { mr: 12 } },
    ]),
    ...[
      'mr 12',
      'merge request 12',
      'pull request 12',
      'the merge request 12',
      'number 12',
      'no. 12',
      'web/12',
    ].map((said): [string, object] => [`close ${said}`, { 'mr.close': { mr: 12 } }]),
    ['mr merge 12', { 'mr.merge': { mr: 12 } }],
    ['merge request 12 close', { 'mr.close': { mr: 12 } }],
    ['merge merge request 12', { 'mr.merge': { mr: 12 } }],
    ['approve web:12', { 'mr.approve': { mr: 12 } }],
    ['label web/3 12', { 'mr.edit': { mr: 12, labels: '+web/3' } }],
    ['comment 12 see mr 13', { 'mr.comment': { mr: 12, text: 'see mr 13' } }],
    ['create Fix mr 13', { 'mr.create': { title: 'Fix mr 13' } }],
    ['unmute 12', { 'mr.subscribe': { mr: 12 } }],
    ['mute 12', { 'mr.unsubscribe': { mr: 12 } }],
    ['branch 12', { 'mr.view': { mr: 12 } }],
    ['branch feature/login', { 'mr.list': { branch: 'feature/login' } }],
    ['can you merge 12', { 'mr.merge': { mr: 12 } }],
    ['could you please merge 12?', { 'mr.merge': { mr: 12 } }],
    ['I want to close 12', { 'mr.close': { mr: 12 } }],
    ['let’s merge 12', { 'mr.merge': { mr: 12 } }],
    ['what is the status of 12?', { 'mr.view': { mr: 12 } }],
    ['what’s the status of 12', { 'mr.view': { mr: 12 } }],
    ['how is 12', { 'mr.view': { mr: 12 } }],
    ['what is slow', { 'mr.list': { search: 'what is slow' } }],
    ['label:12', { 'mr.list': { label: '12' } }],
    ['milestone:3', { 'mr.list': { milestone: 3 } }],
    ['12 status', { 'mr.view': { mr: 12 } }],
    ['status', { 'mr.queue': {} }],
    ['mine', { 'mr.queue': {} }],
    ['assign 12 bob', { 'mr.edit': { mr: 12, assignee: '+bob' } }],
    ['unassign 12', { 'mr.edit': { mr: 12, assignee: 'none' } }],
    ...['12 bob', 'bob 12', 'bob to 12', '12 to bob', '12 bob please', '!12 to bob now'].map(
      (said): [string, object] => [`assign ${said}`, { 'mr.edit': { mr: 12, assignee: '+bob' } }],
    ),
    ...['12 bob', 'bob 12', 'bob from 12', 'bob from mr 12 please'].map((said): [string, object] => [
      `unassign ${said}`,
      { 'mr.edit': { mr: 12, assignee: '-bob' } },
    ]),
    ['unassign me from 12', { 'mr.edit': { mr: 12, assignee: '-me' } }],
    ['12 unassign bob,cy', { 'mr.edit': { mr: 12, assignee: '-bob,-cy' } }],
    ['assign web 12 bob', { 'mr.edit': { mr: 12, assignee: '+bob' } }],
    ['add label bug to 12', { 'mr.edit': { mr: 12, labels: '+bug' } }],
    ['remove label bug from 12', { 'mr.edit': { mr: 12, labels: '-bug' } }],
    ['request review from bob on 12', { 'mr.review': { mr: 12, reviewer: 'bob' } }],
    ['status of 12', { 'mr.view': { mr: 12 } }],
    ['subscribe me to 12', { 'mr.subscribe': { mr: 12 } }],
    ['remind me 12 tomorrow', { 'mr.snooze': { mr: 12, until: 'tomorrow' } }],
    ['squash and merge 12', { 'mr.merge': { mr: 12, squash: true } }],
    ['auto-merge off 12', { 'mr.cancel': { mr: 12 } }],
    ['retry 12', { 'mr.retry': { mr: 12 } }],
    ['rerun 12', { 'mr.retry': { mr: 12 } }],
    ['12 retry', { 'mr.retry': { mr: 12 } }],
    ['retry the build of 12', { 'mr.retry': { mr: 12 } }],
    ['retry 12 unit', { 'mr.retry': { mr: 12, job: 'unit' } }],
    ['play 12 production', { 'mr.play': { mr: 12, job: 'production' } }],
    ['stop 12', { 'mr.stop': { mr: 12 } }],
    ['abort the build of 12', { 'mr.stop': { mr: 12 } }],
    ['cancel build 12', { 'mr.stop': { mr: 12 } }],
    ['cancel the build of 12', { 'mr.stop': { mr: 12 } }],
    ['pipeline 12', { 'mr.build': { mr: 12 } }],
    ['comment on 12 thanks', { 'mr.comment': { mr: 12, text: 'thanks' } }],
    ['comment 12 for 11 too', { 'mr.comment': { mr: 12, text: 'for 11 too' } }],
    ['label 12 bug,ui', { 'mr.edit': { mr: 12, labels: '+bug,+ui' } }],
    ['unlabel 12 bug', { 'mr.edit': { mr: 12, labels: '-bug' } }],
    ['rename 12 A new title', { 'mr.edit': { mr: 12, title: 'A new title' } }],
    ['retarget 12 main', { 'mr.edit': { mr: 12, target: 'main' } }],
    ['follow 12', { 'mr.subscribe': { mr: 12 } }],
    ['unfollow 12', { 'mr.unsubscribe': { mr: 12 } }],
    ['unsnooze 12', { 'mr.snooze': { mr: 12, until: 'off' } }],
    ['auto-merge 12', { 'mr.merge': { mr: 12, whenBuildSucceeds: true } }],
    ['squash 12', { 'mr.merge': { mr: 12, squash: true } }],
    ['12 squash', { 'mr.merge': { mr: 12, squash: true } }],
    ['search cart', { 'mr.list': { search: 'cart' } }],
    ['find the cart', { 'mr.list': { search: 'the cart' } }],
    ['list closed', { 'mr.list': { state: 'closed' } }],
    ['list open', { 'mr.list': { state: 'opened' } }],
    ['open', { 'mr.list': { state: 'opened' } }],
    ['merged', { 'mr.list': { state: 'merged' } }],
    ['closed cart', { 'mr.list': { state: 'closed', search: 'cart' } }],
    ['cart closed', { 'mr.list': { state: 'closed', search: 'cart' } }],
    ['list mine', { 'mr.list': { author: '@me' } }],
    ['my drafts', { 'mr.list': { author: '@me', draft: true } }],
    ['@bob', { 'mr.list': { author: '@bob' } }],
    ['list @bob @cy', { 'mr.list': { author: '@bob,@cy' } }],
    ['list by bob', { 'mr.list': { author: 'bob' } }],
    ['author:bob', { 'mr.list': { author: 'bob' } }],
    ['list author:"Bob Baker" is:open', { 'mr.list': { author: 'Bob Baker', state: 'opened' } }],
    [
      'list cart label:“needs docs” -label:"wont fix"',
      { 'mr.list': { search: 'cart', label: 'needs docs', notLabel: 'wont fix' } },
    ],
    ['list label:"bug" author:\'ann\'', { 'mr.list': { label: 'bug', author: 'ann' } }],
    ['list author:"Bob Baker', { 'mr.list': { author: '"Bob', search: 'Baker' } }],
    ['list --source-branch x', { 'mr.list': { branch: 'x' } }],
    ['list --target_branch main', { 'mr.list': { branch: 'main' } }],
    ['list -B main', { 'mr.list': { branch: 'main' } }],
    ['list head:feature/x', { 'mr.list': { branch: 'feature/x' } }],
    ['list label:bug -label:docs crash', { 'mr.list': { label: 'bug', notLabel: 'docs', search: 'crash' } }],
    ['is:open is:draft', { 'mr.list': { state: 'opened', draft: true } }],
    ['list "closed"', { 'mr.list': { search: 'closed' } }],
    ['list fix the closed door', { 'mr.list': { search: 'fix the closed door' } }],
    ['list milestone:%3', { 'mr.list': { milestone: 3 } }],
  ])('/mr %s', (typed, expected) => expect(readAs('mr', typed)).toEqual(expected))

  test.each<[string, string, object]>([
    ['milestone', 'due 3 friday', { 'milestone.edit': { milestone: 3, due: 'friday' } }],
    ['milestone', '3 close', { 'milestone.close': { milestone: 3 } }],
    ['milestone', 'status %3', { 'milestone.view': { milestone: 3 } }],
    ['greenlight', 'whoami', { 'greenlight.me': {} }],
    ['greenlight', 'login', { 'greenlight.connect': {} }],
    ['greenlight', 'logout', { 'greenlight.disconnect': {} }],
    ['greenlight', 'who am i', { 'greenlight.me': {} }],
    ['greenlight', 'sign out', { 'greenlight.disconnect': {} }],
    ['greenlight', 'confirm K7M2QX', { 'greenlight.connect': { code: 'K7M2QX' } }],
    ...[
      'no comments',
      'off comments',
      'comments off',
      'mute comments',
      'turn off comments',
      'turn comments off',
    ].map((said): [string, string, object] => [
      'greenlight',
      `notify ${said}`,
      { 'greenlight.notify': { kind: 'comment', to: 'off' } },
    ]),
    ['greenlight', 'notify no approvals', { 'greenlight.notify': { kind: 'approved', to: 'off' } }],
    ['greenlight', 'watch author:me', { 'greenlight.watch': { author: 'me' } }],
    [
      'greenlight',
      'watch web author:@bob label:bug',
      { 'greenlight.watch': { author: '@bob', label: 'bug' } },
    ],
    [
      'greenlight',
      'watch label:bug -label:wip web',
      { 'greenlight.watch': { label: 'bug', notLabel: 'wip' } },
    ],
    ['greenlight', 'watch not-author:bob', { 'greenlight.watch': { notAuthor: 'bob' } }],
    ['greenlight', 'watch -author:bob', { 'greenlight.watch': { notAuthor: 'bob' } }],
    ['greenlight', 'watch branch:main', { 'greenlight.watch': { branch: 'main' } }],
    ['greenlight', 'watch merged by bob', { 'greenlight.watch': { merged: true, author: 'bob' } }],
    ['greenlight', 'watch mine', { 'greenlight.watch': { author: '@me' } }],
    ['greenlight', 'watch is:merged', { 'greenlight.watch': { merged: true } }],
    ['greenlight', 'audit user:me', { 'greenlight.audit': { user: 'me' } }],
    ['greenlight', 'audit by me', { 'greenlight.audit': { user: 'me' } }],
    ['greenlight', 'audit by:me since:3d', { 'greenlight.audit': { user: 'me', since: '3d' } }],
    ['greenlight', 'audit mr:12 outcome:merged', { 'greenlight.audit': { mr: 12, outcome: 'merged' } }],
    ['milestone', 'list state:closed', { 'milestone.list': { state: 'closed' } }],
    ['milestone', 'list closed', { 'milestone.list': { state: 'closed' } }],
    ['milestone', 'list is:open', { 'milestone.list': { state: 'active' } }],
    ['milestone', 'issues 3 is:open', { 'milestone.issues': { milestone: 3, open: true } }],
    ['milestone', 'issues %3 state:closed', { 'milestone.issues': { milestone: 3, closed: true } }],
    ['milestone', 'issues %3 closed', { 'milestone.issues': { milestone: 3, closed: true } }],
    ['milestone', 'milestone 3', { 'milestone.view': { milestone: 3 } }],
    ['milestone', 'please close %3', { 'milestone.close': { milestone: 3 } }],
    ['greenlight', 'notify on', { 'greenlight.notify': { to: 'on' } }],
    ['greenlight', 'notify nothing please', { 'greenlight.notify': { to: 'off' } }],
  ])('/%s %s', (noun, typed, expected) => expect(readAs(noun, typed)).toEqual(expected))

  test.each(['revert 12', 'unmerge 12', 'checkout 12', 'reject 12', 'decline 12', '12 reject', 'refuse 12'])(
    '/mr %s says the way',
    (typed) => expect(parseCommand('mr', typed, FORGE).kind).toBe('not-offered'),
  )
})

describe('a suggestion', () => {
  test.each([
    ['mr', 'mrege !12', ['/mr merge !12']],
    ['mr', '12 mrege', ['/mr merge 12']],
    ['mr', 'frobnicate 12', ['/mr 12', '/mr help']],
    ['mr', 'please 12 frobnicate now', ['/mr 12', '/mr help']],
    ['milestone', 'frobnicate %3', ['/milestone %3', '/milestone help']],
    ['mr', 'merge 12 --mesage "Ship it" -d', ['/mr merge 12 --message "Ship it" -d']],
    ['mr', 'merge !11 !12', ['/mr triage merge !11 !12']],
    ['mr', 'close !11 !11 !12', ['/mr close !11', '/mr close !12']],
    ['mr', 'merge 11,12', ['/mr triage merge !11 !12']],
    ['mr', 'close !11 and !12', ['/mr close !11', '/mr close !12']],
    ['mr', 'whoami', ['/greenlight whoami']],
    ['mr', 'milestone 3', ['/milestone 3']],
    ['mr', 'freeze add --start now', ['/greenlight freeze add --start now']],
    ['milestone', 'merge 12', ['/mr merge 12']],
    ['greenlight', 'mr merge 12', ['/mr merge 12']],
    ['greenlight', 'approve 12', ['/mr approve 12']],
    ['greenlight', 'milestone create Sprint 9', ['/milestone create']],
    ['greenlight', 'digest', ['/mr digest', '/milestone digest']],
    [
      'greenlight',
      'help list',
      ['mr', 'milestone', 'deploy-key', 'integration'].map((of) => `/${of} help list`),
    ],
    ['greenlight', 'digest off', ['/mr digest off', '/milestone digest off']],
    ['milestone', 'digest onn', ['/milestone digest on']],
    ['milestone', 'clsoe %3', ['/milestone close %3']],
    ['greenlight', 'freeze lsit --private', ['/greenlight freeze list --private']],
    ['greenlight', 'freeze thaw', ['add', 'list', 'remove'].map((word) => `/greenlight freeze ${word}`)],
  ])('for /%s %s carries what was typed: %j', (noun, typed, suggestions) => {
    expect(readAs(noun, typed)).toMatchObject({ suggestions })
  })

  test.each(
    registry.flatMap(({ path: [noun, ...words] }) =>
      ['un', 're', 'de', 'dis'].map((prefix) => [noun, `${prefix}${words.join(' ')} 12`] as const),
    ),
  )('for /%s %s is never what it reverses', (noun, typed) => {
    const reading = parseCommand(noun, typed, FORGE)
    const offered = reading.kind === 'refused' ? (reading.refusal.suggestions ?? []) : []
    for (const suggestion of offered)
      expect(`${typed} `).not.toMatch(new RegExp(`^(?:un|re|de|dis)${suggestion.split(' ')[1]} `))
  })
})

test.each([
  ['milestone', 'help digest', 'digest'],
  ['milestone', 'digest help', 'digest'],
  ['mr', 'help digest', 'digest'],
  ['greenlight', 'freeze', 'freeze'],
  ['greenlight', 'help manager', 'manager'],
  ['mr', 'digest help', 'digest'],
  ['mr', 'how do I digest', 'digest'],
])('/%s %s gives the verbs that begin so', (noun, typed, group) => {
  expect(parseCommand(noun, typed, FORGE)).toMatchObject({ kind: 'help', noun, command: null, group })
})

test.each<[string, string, object]>([
  ['milestone', 'help freeze', { noun: 'greenlight', group: 'freeze' }],
  ['mr', 'help freeze', { noun: 'greenlight', group: 'freeze' }],
  ['mr', 'help freeze add', { command: { id: 'greenlight.freeze.add' } }],
  ['deploy-key', 'help manager', { noun: 'greenlight', group: 'manager' }],
  ['greenlight', 'help digest', { noun: null, group: 'digest' }],
  ['integration', 'help digest', { noun: null, group: 'digest' }],
  ['mr', 'help milestone', { noun: 'milestone', command: null }],
  ['mr', 'help milestones', { noun: 'milestone', command: null }],
  ['mr', 'help deploy key', { noun: 'deploy-key', command: null }],
  ['greenlight', 'help mr', { noun: 'mr', command: null }],
  ['milestone', 'help merge request', { noun: 'mr', command: null }],
  ['mr', 'milestone help', { noun: 'milestone', command: null }],
  ['mr', 'freeze help', { noun: 'greenlight', group: 'freeze' }],
  ['mr', 'help connect', { command: { id: 'greenlight.connect' } }],
  ['greenlight', 'help approve', { command: { id: 'mr.approve' } }],
  ['mr', 'help burndown', { command: { id: 'milestone.progress' } }],
  ['milestone', 'help merge', { command: { id: 'mr.merge' } }],
  ['mr', 'how do I merge 12', { command: { id: 'mr.merge' }, typed: '/mr merge 12' }],
  ['mr', 'How do I merge !12?', { command: { id: 'mr.merge' }, typed: '/mr merge !12' }],
  ['mr', 'how to close', { command: { id: 'mr.close' } }],
  ['mr', 'how can I reopen a merge request', { command: { id: 'mr.reopen' } }],
  ['mr', 'how do we connect', { command: { id: 'greenlight.connect' } }],
  ['mr', 'what does rebase do', { command: { id: 'mr.rebase' } }],
  ['mr', 'how does triage work', { command: { id: 'mr.triage' } }],
  ['mr', 'how do I frobnicate 12', { noun: 'mr', command: null }],
  ['milestone', 'how do I close %3', { command: { id: 'milestone.close' }, typed: '/milestone close %3' }],
  ['greenlight', 'how do I freeze', { noun: 'greenlight', group: 'freeze' }],
])('/%s %s is explained', (noun, typed, expected) => {
  expect(parseCommand(noun, typed, FORGE)).toMatchObject({ kind: 'help', ...expected })
})

test.each([
  'hello',
  'Hi!',
  'hey there',
  'thanks',
  'Thank you!',
  'what can you do?',
  'Hi, what can you do?',

  'who are you?',
])('“%s” is answered with help', (typed) =>
  expect(parseCommand('mr', typed, FORGE)).toEqual({ kind: 'help', noun: 'mr', command: null }),
)

test.each(['hello world', '"hello"', 'search hello', 'thanks page'])('“%s” is searched for', (typed) =>
  expect(parseCommand('mr', typed, FORGE)).toMatchObject({ given: { command: { id: 'mr.list' } } }),
)

test('a verb with help after it is explained', () => {
  expect(parseCommand('mr', 'merge help', FORGE)).toMatchObject({ kind: 'help', command: { id: 'mr.merge' } })
})

test.each([
  ['mr', 'land 12', 'mr.merge'],
  ['mr', 'ship 12', 'mr.merge'],
  ['mr', 'lgtm 12', 'mr.approve'],
  ['mr', '12 lgtm', 'mr.approve'],
  ['mr', 'unclose 12', 'mr.reopen'],
  ['mr', 'tag 12 bug', 'mr.edit'],
  ['milestone', 'finish %3', 'milestone.close'],
  ['deploy-key', 'remove 3', 'deploy-key.delete'],
])('/%s %s is what people call it elsewhere', (noun, typed, id) => {
  expect(parseCommand(noun, typed, FORGE)).toMatchObject({ kind: 'given', given: { command: { id } } })
})

test.each(['on irker', 'off irker'])('/integration %s says how', (typed) => {
  expect(parseCommand('integration', typed, FORGE).kind).toBe('not-offered')
})
