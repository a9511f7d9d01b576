import { fc } from '@fast-check/vitest'
import { discloseTo } from '../../src/model/audience.ts'
import { Change } from '../../src/model/change.ts'
import { Approvals } from '../../src/model/merge-request.ts'
import type { MergeRequestView } from '../../src/model/merge-request-view.ts'
import { Commit, MergeRequestVersionDetail } from '../../src/model/version.ts'
import { aDeployKey, aMergeRequest, aMilestone, anIssue, HEAD } from '../support/recorded-services.ts'

export const now = new Date('2026-11-20T12:00:00Z')
export const asking = { user: 'UOURS1', now }

/** What a grapheme of several characters is made of: families, flags, skin, marks on marks. */
const joined = fc.constantFrom('👩‍👩‍👧‍👦', '🏳️‍🌈', '🇩🇪', '👍🏽', 'e\u0301\u0302\u0303', 'क्षि', '각', '\r\n')

/** Text as a stranger might put it into a title, a branch, a label or a name. */
export const foreign: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '<!channel>',
    '<!here|here> <!everyone>',
    '<@U0BOB> <!subteam^S1|x> <#C1|web>',
    '<https://evil.example|!12 Approved>',
    '<mailto:ann@example.com|ann> <tel:1|2>',
    '<!date^1392734382^{date}^https://evil.example|now>',
    '&lt;!here&gt; &amp;',
    '&amp;lt;!here&amp;gt;',
    '*bold* _it_ ~no~ `code` ```x``` :boom:',
    'a`b',
    '@channel @here @everyone',
    '\u202eesrever\u200b\u0000\u0007',
    '\u2066x\u2069 \u061c \ufeff \u00ad \u{e0041}\u{e007f}',
    '\ud800 and \udc00',
    '',
    ' ',
    '\n\n',
    '👩‍👩‍👧‍👦'.repeat(200),
    'x'.repeat(5000),
    '<'.repeat(4000),
    '"'.repeat(3000),
    '\\u0000',
    '__proto__',
    'constructor',
    '[secret]',
  ),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc
    .tuple(fc.string({ maxLength: 3 }), joined, fc.integer({ min: 1, max: 400 }))
    .map(([a, g, n]) => a + g.repeat(n)),
)
export const many = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 60 })

/** The build of the head, or of another commit; an address that is no link among them. */
const build = fc.record({
  id: fc.constant(1),
  sha: fc.constantFrom(HEAD, 'f'.repeat(40)),
  ref: fc.option(foreign),
  status: fc.oneof(fc.constantFrom('running', 'success', 'failed', 'manual'), foreign.filter(Boolean)),
  web_url: fc.constantFrom('https://git.example.com/acme/web/-/pipelines/1', 'javascript:alert(1)', null),
  created_at: fc.option(fc.oneof(fc.constant('2026-11-20T11:00:00Z'), foreign)),
  updated_at: fc.constant(null),
  failed_jobs: fc.option(
    fc.array(fc.record({ name: foreign.filter(Boolean), stage: fc.option(foreign) }), { maxLength: 3 }),
    { nil: undefined },
  ),
})
export const mergeRequest = fc
  .record({
    title: foreign,
    source_branch: foreign,
    source_project_id: fc.constantFrom(42, 7, null),
    fork_path: fc.option(foreign),
    target_branch: foreign,
    state: fc.oneof(fc.constantFrom('opened', 'reopened', 'closed', 'merged', 'locked'), foreign),
    merge_status: fc.oneof(fc.constantFrom('can_be_merged', 'cannot_be_merged', 'unchecked'), foreign),
    detailed_merge_status: fc.option(
      fc.oneof(fc.constantFrom('mergeable', 'not_approved', 'need_rebase', 'conflict', 'checking'), foreign),
    ),
    merge_when_build_succeeds: fc.boolean(),
    work_in_progress: fc.boolean(),
    head_pipeline: fc.oneof(fc.option(build), fc.constant(undefined)),
    labels: many(foreign),
    author: fc.option(fc.record({ name: foreign })),
    assignee: fc.option(fc.record({ name: foreign })),
    assignees: fc.array(fc.record({ name: foreign }), { maxLength: 6 }),
    reviewers: fc.array(fc.record({ name: foreign }), { maxLength: 6 }),
    milestone: fc.option(
      fc.record({
        id: fc.constant(1),
        iid: fc.constant(3),
        title: foreign,
        state: fc.constant('active'),
        due_date: fc.option(foreign),
      }),
    ),
    sha: fc.constantFrom(HEAD, null),
    merge_commit_sha: fc.option(foreign),
    updated_at: fc.option(foreign),
    web_url: fc.constantFrom(
      'https://git.example.com/acme/web/merge_requests/12',
      'javascript:alert(1)',
      null,
      `https://git.example.com/${'x'.repeat(4000)}`,
    ),
  })
  .map(aMergeRequest)
export const commit = fc
  .record({
    id: foreign.filter((text) => text !== ''),
    title: foreign,
    author_name: foreign,
  })
  .map((fields) => Commit.parse(fields))
const approvals = fc
  .record({
    approved_by: fc.array(fc.record({ user: fc.record({ name: foreign }) }), { maxLength: 6 }),
    approvals_left: fc.option(fc.nat({ max: 3 })),
    approvals_required: fc.option(fc.nat({ max: 3 })),
  })
  .map((fields) => Approvals.parse(fields))
export const view: fc.Arbitrary<MergeRequestView> = fc.record(
  {
    mr: mergeRequest,
    commits: fc.option(many(commit)),
    files: fc.option(many(fc.record({ path: foreign, added: fc.nat(), removed: fc.nat() }))),
    approvals: fc.option(approvals),
  },
  { requiredKeys: ['mr', 'commits', 'files'] },
)
const groupAddress = fc
  .webSegment({ size: 'medium' })
  .map((group) => `https://git.example.com/groups/${group}/-/milestones/3`)
const milestone = fc
  .record({
    title: foreign,
    description: fc.option(foreign),
    state: fc.oneof(fc.constantFrom('active', 'closed'), foreign),
    due_date: fc.option(foreign),
    group_id: fc.constantFrom(null, 7),
    web_url: fc.option(fc.oneof(foreign, groupAddress)),
  })
  .map(aMilestone)
export const issue = fc
  .record({
    title: foreign,
    confidential: fc.constantFrom(null, false, true),
    state: fc.constantFrom('opened', 'closed'),
    web_url: fc.option(foreign),
    assignee: fc.option(fc.record({ name: foreign })),
    assignees: fc.array(fc.record({ name: foreign }), { maxLength: 6 }),
    milestone: fc.option(milestone),
  })
  .map(anIssue)
export const milestoneContent = fc.record({
  project: fc.constant(42),
  projectName: foreign,
  milestone,
  open: many(issue).map((all) => discloseTo('others', all)),
  closed: many(issue).map((all) => discloseTo('person', all)),
  complete: fc.boolean(),
})

export const externalIssue = fc.record({
  id: foreign.filter((text) => text !== ''),
  title: fc.option(foreign),
})
export const change = fc
  .record({
    old_path: foreign,
    new_path: foreign,
    a_mode: fc.option(foreign),
    b_mode: fc.option(foreign),
    diff: fc.oneof(
      foreign,
      foreign.map((text) => `@@ -1 +1 @@\n+${text}`),
      fc.constant('Binary files a/x and b/x differ\n'),
    ),
    new_file: fc.boolean(),
    renamed_file: fc.boolean(),
    deleted_file: fc.boolean(),
  })
  .map((fields) => Change.parse(fields))
export const version = fc
  .record({
    id: fc.constant(1),
    head_commit_sha: foreign.filter((text) => text !== ''),
    base_commit_sha: fc.option(foreign),
    created_at: fc.option(foreign),
    state: fc.option(foreign),
    real_size: fc.option(foreign),
    commits: many(commit),
    diffs: many(change),
  })
  .map((fields) => MergeRequestVersionDetail.parse(fields))

export const deployKey = fc
  .record({
    id: fc.nat({ max: 2 ** 31 }).map((id) => id + 1),
    title: foreign,
    created_at: fc.option(foreign),
    facts: fc.option(
      fc.record({
        type: fc.constantFrom('ssh-ed25519', 'ssh-rsa', 'ssh-dss', 'sk-ecdsa-sha2-nistp256@openssh.com'),
        bits: fc.integer({ min: 1, max: 16_384 }),
        sha256: fc.constant(`SHA256:${'A'.repeat(43)}`),
        md5: fc.constant(Array(16).fill('0c').join(':')),
      }),
    ),
  })
  .map(aDeployKey)
