import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { deployKeyBlocks } from '../../src/blocks/deploy-key/deploy-key.ts'
import { deployKeyList } from '../../src/blocks/deploy-key/list.ts'
import { deleteQuestion, disableQuestion } from '../../src/blocks/deploy-key/question.ts'
import { phraseView } from '../../src/blocks/form.ts'
import { homeView } from '../../src/blocks/home.ts'
import { integrationBlocks } from '../../src/blocks/integration/integration.ts'
import { integrationList } from '../../src/blocks/integration/list.ts'
import { enteredQuestion, replaceQuestion } from '../../src/blocks/integration/question.ts'
import { mergeRequestCard } from '../../src/blocks/merge-request/card.ts'
import { changeList, fileChoice } from '../../src/blocks/merge-request/change-list.ts'
import { closingIssues } from '../../src/blocks/merge-request/closing-issues.ts'
import { commitList } from '../../src/blocks/merge-request/commit-list.ts'
import { deletedCard } from '../../src/blocks/merge-request/deleted-card.ts'
import { diffModal } from '../../src/blocks/merge-request/diff-modal.ts'
import { mergeRequestList } from '../../src/blocks/merge-request/list.ts'
import { mergeQuestion } from '../../src/blocks/merge-request/question.ts'
import { versionComparison } from '../../src/blocks/merge-request/version-comparison.ts'
import { versionList } from '../../src/blocks/merge-request/version-list.ts'
import { versionView } from '../../src/blocks/merge-request/version-view.ts'
import { milestoneList } from '../../src/blocks/milestone/list.ts'
import { readingView } from '../../src/blocks/modal.ts'
import type { Reply } from '../../src/blocks/reply.ts'
import { renderAdded } from '../../src/commands/deploy-key/added.ts'
import { deletionPhrase } from '../../src/commands/deploy-key/delete.ts'
import { renderEnabled } from '../../src/commands/deploy-key/enabled.ts'
import { renderRemoval } from '../../src/commands/deploy-key/outcome.ts'
import { requestedForm } from '../../src/commands/form.ts'
import { nounHelp, refusalReply, verbHelp } from '../../src/commands/help.ts'
import { integrationRemove } from '../../src/commands/integration/remove.ts'
import { renderSetting } from '../../src/commands/integration/set-outcome.ts'
import { milestoneClose } from '../../src/commands/milestone/close.ts'
import { renderCreated } from '../../src/commands/milestone/create-outcome.ts'
import { renderEdited } from '../../src/commands/milestone/edit-outcome.ts'
import { milestoneIssues } from '../../src/commands/milestone/issues.ts'
import { renderChange } from '../../src/commands/milestone/outcome.ts'
import { renderCreate } from '../../src/commands/mr/create-outcome.ts'
import { mrDelete } from '../../src/commands/mr/delete.ts'
import { mrEdit } from '../../src/commands/mr/edit.ts'
import { editForm } from '../../src/commands/mr/edit-form.ts'
import { renderEdit } from '../../src/commands/mr/edit-outcome.ts'
import { renderMerge } from '../../src/commands/mr/merge-outcome.ts'
import { renderState } from '../../src/commands/mr/state-outcome.ts'
import { mrTodo } from '../../src/commands/mr/todo.ts'
import { registry } from '../../src/commands/registry.ts'
import { troubleReply } from '../../src/commands/trouble.ts'
import { Change } from '../../src/model/change.ts'
import { Commit } from '../../src/model/commit.ts'
import { integrationKind, integrationNames, plainOf } from '../../src/model/integration-kinds.ts'
import type { MergeRequestView } from '../../src/model/merge-request-view.ts'
import { MergeRequestVersionDetail } from '../../src/model/version.ts'
import { compareVersions } from '../../src/model/version-comparison.ts'
import { checkMessageBlocks, checkView } from '../../src/sandbox/slack/block-kit/check.ts'
import { EDITED_FIELDS } from '../../src/services/merge-request/wanted.ts'
import {
  aDeployKey,
  aMergeRequest,
  aMilestone,
  anIntegration,
  anIssue,
  HEAD,
  recordedServices,
} from '../support/recorded-services.ts'

const now = new Date('2026-11-20T12:00:00Z')
const asking = { user: 'U1', now }

/** Text as a stranger might put it into a title, a branch, a label or a name. */
const foreign = fc.oneof(
  fc.constantFrom(
    '<!channel>',
    '<@U0BOB> <!subteam^S1|x> <#C1|web>',
    '<https://evil.example|!12 Approved>',
    '&lt;!here&gt; &amp;',
    '*bold* _it_ ~no~ `code` ```x``` :boom:',
    'a`b',
    '\u202eesrever\u200b\u0000\u0007',
    '',
    ' ',
    '\n\n',
    '👩‍👩‍👧‍👦'.repeat(200),
    'x'.repeat(5000),
    '"'.repeat(3000),
    '\\u0000',
    '__proto__',
  ),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
)
const many = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 60 })

const mergeRequest = fc
  .record({
    title: foreign,
    source_branch: foreign,
    target_branch: foreign,
    state: fc.oneof(fc.constantFrom('opened', 'reopened', 'closed', 'merged', 'locked'), foreign),
    merge_status: fc.oneof(fc.constantFrom('can_be_merged', 'cannot_be_merged', 'unchecked'), foreign),
    merge_when_build_succeeds: fc.boolean(),
    work_in_progress: fc.boolean(),
    labels: many(foreign),
    author: fc.option(fc.record({ name: foreign })),
    assignee: fc.option(fc.record({ name: foreign })),
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
const commit = fc
  .record({
    id: foreign.filter((text) => text !== ''),
    short_id: foreign,
    title: foreign,
    author_name: foreign,
  })
  .map((fields) => Commit.parse(fields))
const view: fc.Arbitrary<MergeRequestView> = fc.record({
  mr: mergeRequest,
  commits: fc.option(many(commit)),
  files: fc.option(many(fc.record({ path: foreign, added: fc.nat(), removed: fc.nat() }))),
})
const milestone = fc
  .record({
    title: foreign,
    description: fc.option(foreign),
    state: fc.oneof(fc.constantFrom('active', 'closed'), foreign),
    due_date: fc.option(foreign),
  })
  .map(aMilestone)
const issue = fc
  .record({
    title: foreign,
    state: fc.constantFrom('opened', 'closed'),
    web_url: fc.option(foreign),
    assignee: fc.option(fc.record({ name: foreign })),
  })
  .map(anIssue)
const milestoneContent = fc.record({
  project: fc.constant(42),
  projectName: foreign,
  milestone,
  open: many(issue),
  closed: many(issue),
  complete: fc.boolean(),
})

const externalIssue = fc.record({ id: foreign.filter((text) => text !== ''), title: fc.option(foreign) })
const change = fc
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
const version = fc
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

const deployKey = fc
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

/** Live entities of a message, wherever Slack would parse them. */
function entities(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const item of value) entities(item, found)
  else if (typeof value === 'object' && value !== null) {
    const { type, text, url, user_id: user } = value as Record<string, unknown>
    if (type === 'mrkdwn' && typeof text === 'string') found.push(...(text.match(/<[^>]*>/g) ?? []))
    if (type === 'link') found.push(String(url))
    if (type === 'user') found.push(`<@${user}>`)
    if (type === 'broadcast' || type === 'usergroup' || type === 'channel') found.push(String(type))
    for (const inner of Object.values(value)) entities(inner, found)
  }
  return found
}

const OURS = /^(<@U1>|https:\/\/git\.example\.com\/.*)$/

/** Everything but the values of buttons: those are read by the bot and by nobody else. */
function shownWords(blocks: unknown): string {
  return JSON.stringify(blocks, (key, value) => (key === 'value' ? undefined : value))
}

function expectInert({ message, card, modal }: Reply): void {
  if (modal) expect(checkView(JSON.parse(JSON.stringify(readingView(modal, '{}'))))).toBeUndefined()
  for (const content of [message, card, modal]) {
    if (!content) continue
    expect(
      checkMessageBlocks(
        JSON.parse(JSON.stringify(content.blocks)).map((block: object, index: number) => ({
          block_id: `b${index}`,
          ...block,
        })),
      ),
    ).toBeUndefined()
    expect(content.text.trim()).not.toBe('')
    expect(content.text.length).toBeLessThanOrEqual(15_000)
    for (const entity of content.text.match(/<[^>]*>/g) ?? []) expect(entity).toMatch(OURS)
    for (const entity of entities(content.blocks)) expect(entity).toMatch(OURS)
    expect(shownWords(content.blocks).replaceAll('\\\\', '')).not.toMatch(
      /[\u202a-\u202e\u2066-\u2069\u200b]|\\u00(0[0-9bcef]|1)/,
    )
  }
}

describe('foreign text is inert and fits Slack’s limits, in every template', () => {
  test.prop([view, fc.option(foreign)], { numRuns: 400 })('a card', (seen, words) => {
    expectInert({
      card: mergeRequestCard(seen, { now, ...(words === null ? {} : { note: { by: 'U1', words } }) }),
    })
  })

  test.prop([many(mergeRequest).map((items) => items.slice(0, 10)), fc.option(fc.nat()), foreign])(
    'a list',
    (items, total, projectName) => {
      const filters = { author: projectName.slice(0, 60), search: projectName.slice(0, 60), label: 'a,b' }
      const question = {
        project: 42,
        projectName,
        state: 'opened',
        orderBy: 'updated_at',
        sort: 'desc',
      } as const
      const searched = { count: items.length, complete: false }
      const page = { items, page: 2, nextPage: 3, total }
      expectInert(mergeRequestList(page, { ...question, filters: {} }))
      expectInert(mergeRequestList({ ...page, searched }, { ...question, filters }))
      expectInert(mergeRequestList({ ...page, items: [], page: 1, total: 0 }, { ...question, filters }))
    },
  )

  test.prop([mergeRequest, many(commit), fc.nat({ max: 5 })])('commits', (mr, commits, page) => {
    expectInert(commitList(mr, commits, page + 1))
  })

  test.prop([mergeRequest, many(change), foreign])('changes and the diff of one', (mr, changes, words) => {
    expectInert(changeList(mr, changes, 2))
    expectInert({ message: fileChoice({ sentence: `About ${words}`, offer: 'Choose' }, mr, changes) })
    for (const one of changes) expectInert({ modal: diffModal(mr, one, { page: 2, sha: 'f'.repeat(40) }) })
  })

  test.prop([mergeRequest, many(fc.oneof(issue, externalIssue)), fc.boolean()])(
    'issues that a merge closes',
    (mr, issues, complete) => {
      expectInert(closingIssues(mr, { issues, complete }, 1))
    },
  )

  test.prop([mergeRequest, version, version])('versions and what differs', (mr, earlier, later) => {
    expectInert(versionList(mr, Array<typeof earlier>(12).fill(earlier), 1))
    expectInert(versionView(mr, { number: 2, version: earlier, count: 3 }))
    const sides = [
      { number: 1, version: earlier },
      { number: 2, version: later },
    ] as const
    expectInert(versionComparison(mr, ...sides, compareVersions(earlier, later)))
  })

  test.prop([view, fc.option(foreign)])('the question before a merge', (seen, message) => {
    const { text, blocks } = mergeQuestion(seen, HEAD, {
      whenBuildSucceeds: true,
      removeSourceBranch: true,
      ...(message === null ? {} : { message }),
    })
    expectInert({ message: { to: 'person', text, blocks } })
  })

  test.prop([view, many(commit), foreign])('every outcome of a merge', (seen, arrived, reason) => {
    for (const kind of [
      'already-merged',
      'being-merged',
      'closed',
      'draft',
      'conflicts',
      'no-sha',
      'waiting',
    ] as const)
      expectInert(renderMerge({ kind, view: seen }, asking))
    expectInert(renderMerge({ kind: 'merged', view: seen, asked: 'now', answered: true }, asking))
    expectInert(renderMerge({ kind: 'not-mergeable', view: seen, reason }, asking))
    const message = reason.slice(0, 300)
    const input = {
      project: 42,
      mr: 12,
      sha: HEAD,
      whenBuildSucceeds: true,
      removeSourceBranch: true,
      message,
    }
    expectInert(
      renderMerge({ kind: 'head-moved', view: seen, shown: HEAD, arrived, rewritten: false, input }, asking),
    )
    expectInert(renderMerge({ kind: 'still-open', view: seen, reason }, asking))
  })

  test.prop([view, view, foreign, foreign])(
    'what writing a merge request comes to',
    async (seen, other, typed, reason) => {
      const { mr } = seen
      const missing = ['assignee', 'labels'] as const
      const people = [
        { id: 1, username: typed, name: reason },
        { id: 2, username: null, name: typed },
      ]
      for (const render of [renderCreate, renderEdit]) {
        for (const kind of ['unknown-self', 'may-not'] as const) expectInert(render({ kind }, asking))
        expectInert(render({ kind: 'unknown-person', typed, known: people }, asking))
        expectInert(render({ kind: 'ambiguous-person', typed, people }, asking))
        expectInert(render({ kind: 'ambiguous', typed, titles: [typed, reason] }, asking))
        expectInert(render({ kind: 'no-id', name: typed }, asking))
        expectInert(render({ kind: 'same-branch', branch: typed }, asking))
        expectInert(
          render({ kind: 'refused', status: 422, reason: `${reason} branch does not exist` }, asking),
        )
        expectInert(render({ kind: 'unconfirmed', what: typed, reason }, asking))
      }
      for (const answered of [true, false]) {
        expectInert(renderCreate({ kind: 'created', view: seen, missing, answered }, asking))
        expectInert(renderEdit({ kind: 'edited', view: seen, taken: ['title'], missing, answered }, asking))
        expectInert(renderState({ kind: 'closed', view: seen, answered }, asking, 'closed'))
      }
      expectInert(renderCreate({ kind: 'open-already', view: seen }, asking))
      const input = {
        project: 42,
        mr: 12,
        title: typed,
        description: reason.repeat(20),
        target: typed,
        labels: reason,
      }
      expectInert(renderEdit({ kind: 'changed-meanwhile', mr, fields: EDITED_FIELDS, input }, asking))
      expectInert(renderEdit({ kind: 'nothing-to-change', mr }, asking))
      expectInert(renderState({ kind: 'already', view: seen }, asking, 'reopened'))
      expectInert(renderState({ kind: 'twin', mr, twin: other.mr }, asking, 'reopened'))
      expectInert({ card: deletedCard(mr, { now, note: { by: 'U1', words: 'deleted it.' } }) })
      const form = requestedForm(mrEdit, editForm(mr), '{}')
      expect(checkView(JSON.parse(JSON.stringify(form)))).toBeUndefined()

      const who = { team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' }
      const services = await recordedServices().room.of(who)
      const withIt = {
        ...services,
        mergeRequests: {
          ...services.mergeRequests,
          find: async () => ({ kind: 'found' as const, mr }),
          todo: async () => ({ kind: 'not-known' as const, mr, reason }),
          delete: async () => ({ kind: 'may-not-delete' as const, mr }),
        },
      }
      for (const [verb, confirmed] of [
        [mrDelete, false],
        [mrDelete, true],
        [mrTodo, true],
      ] as const) {
        const executed = await verb.execute({ project: 42, mr: 12 }, withIt, asking, { confirmed })
        if (executed.kind === 'reply') expectInert(executed.reply)
        if (executed.kind === 'type') expectInert({ message: { to: 'person', ...executed } })
      }
    },
  )

  test.prop([foreign])('every trouble', (words) => {
    for (const trouble of [
      { kind: 'refused', status: 400, reason: words },
      { kind: 'not-found', what: words },
      { kind: 'unreachable', reason: words },
      { kind: 'unconfirmed', what: words, reason: words },
      { kind: 'may-not' },
      { kind: 'token-refused' },
      { kind: 'service-refused' },
      { kind: 'not-connected' },
    ] as const) {
      expectInert(troubleReply(trouble, { tried: 'Nothing came of it' }))
    }
  })

  test.prop([milestoneContent, foreign])(
    'milestones, their issues and the question before closing',
    async (content, typed) => {
      for (const answered of [true, false])
        expectInert(
          renderChange(
            { outcome: { kind: 'closed', already: false, answered, view: content }, projectName: typed },
            asking,
          ),
        )
      expectInert(
        renderChange(
          {
            outcome: { kind: 'ambiguous', typed, titles: [typed, ...content.open.map(({ title }) => title)] },
            projectName: typed,
          },
          asking,
        ),
      )
      expectInert(
        milestoneList(
          { items: Array.from({ length: 41 }, () => content.milestone), complete: true },
          { project: 42, projectName: typed, state: 'all', iids: [3, 9], page: 2 },
          now,
        ),
      )
      const services = await recordedServices().room.of({
        team: 'T1',
        user: 'U1',
        userName: 'ann',
        channel: 'C1',
      })
      const withContent = {
        ...services,
        milestones: { ...services.milestones, view: async () => ({ kind: 'view' as const, view: content }) },
      }
      for (const verb of [milestoneIssues, milestoneClose]) {
        const executed = await verb.execute({ project: 42, milestone: 3 }, withContent, asking, {
          confirmed: false,
        })
        if (executed.kind === 'reply') expectInert(executed.reply)
        if (executed.kind === 'ask') expectInert({ message: { to: 'person', ...executed } })
      }
    },
  )

  test.prop([milestoneContent, foreign, foreign])(
    'making and editing a milestone: every outcome, and the question about a date',
    (view, title, description) => {
      const { milestone, projectName } = view
      const created = (outcome: Parameters<typeof renderCreated>[0]['outcome']) =>
        expectInert(renderCreated({ outcome, projectName }, asking))
      const edited = (outcome: Parameters<typeof renderEdited>[0]['outcome']) =>
        expectInert(renderEdited({ outcome, projectName }, asking))
      const fields = ['title', 'description', 'due'] as const
      const sent = { project: 42, title, description, due: '2027-01-15' }
      for (const answered of [true, false]) {
        created({ kind: 'created', sent, answered, view })
        edited({ kind: 'edited', fields, differs: fields, answered, view })
      }
      created({ kind: 'title-taken', view })
      edited({ kind: 'unchanged', milestone })
      edited({ kind: 'changed-meanwhile', project: 42, fields, milestone })
      edited({ kind: 'ambiguous', typed: title, titles: [title], near: true })
      const uncertain = { typed: title, days: ['2027-01-02', '2027-02-01'] }
      for (const past of [undefined, '2027-01-02']) {
        const doubt = { kind: 'which-day', uncertain: { ...uncertain, past } } as const
        const given = { project: 42, title: title.slice(0, 255), description }
        created({ kind: 'doubt', doubt, given })
        edited({ kind: 'doubt', doubt, given: { ...given, milestone: title } })
      }
    },
  )

  test.prop([many(deployKey), fc.integer({ min: 1, max: 6 }), foreign])(
    'deploy keys as a list, of a project and of all',
    (keys, page, name) => {
      expectInert(deployKeyList(keys, { project: { id: 42, name }, page }))
      expectInert(deployKeyList(keys, { project: null, page }))
    },
  )

  test.prop([deployKey, fc.array(deployKey, { minLength: 1, maxLength: 30 }), foreign, foreign])(
    'a deploy key, the questions about it, and what came of each change',
    async (key, candidates, projectName, given) => {
      const place = { project: 42, projectName, user: 'U1' }
      expectInert({ message: { to: 'channel', text: 'A key.', blocks: deployKeyBlocks(key, 42) } })
      for (const asked of [disableQuestion(key, projectName), deleteQuestion(key, 42, projectName)]) {
        expectInert({ message: { to: 'person', ...asked } })
        const form = { callbackId: 'x', privateMetadata: '{}', title: 'Delete', yes: 'Delete' }
        const view = phraseView({ ...form, blocks: asked.blocks, phrase: deletionPhrase(key) })
        expect(checkView(JSON.parse(JSON.stringify(view)))).toBeUndefined()
      }
      for (const answered of [true, false]) {
        expectInert(renderAdded({ kind: 'added', answered, key }, place, 'U1'))
        expectInert(renderAdded({ kind: 'joined', answered, key, given }, place, 'U1'))
        for (const kind of ['disabled', 'deleted'] as const)
          expectInert(renderRemoval({ kind, answered, key }, { ...place, done: kind }))
      }
      expectInert(renderAdded({ kind: 'already', key }, place, 'U1'))
      expectInert(renderAdded({ kind: 'taken' }, place, 'U1'))
      for (const already of [true, false])
        expectInert(renderEnabled({ kind: 'enabled', already, answered: !already, key }, place, 'U1'))
      expectInert(renderEnabled({ kind: 'id-needed', typed: given }, place, 'U1'))
      expectInert(renderEnabled({ kind: 'not-shared', id: 7 }, place, 'U1'))
      const ambiguous = { kind: 'ambiguous-key', typed: given, candidates } as const
      expectInert(renderRemoval(ambiguous, { ...place, done: 'deleted' }))
    },
  )

  const integration = fc
    .record({
      name: fc.constantFrom(...integrationNames),
      active: fc.boolean(),
      told: foreign,
      created_at: fc.option(foreign),
      updated_at: fc.option(foreign),
    })
    .map(({ name, told, ...fields }) => ({
      view: anIntegration(name, {
        ...fields,
        properties: Object.fromEntries(integrationKind(name).parameters.map((one) => [one.name, told])),
      }),
      values: Object.fromEntries(plainOf(integrationKind(name)).map((one) => [one.name, told])),
    }))

  test.prop([integration, foreign, foreign])(
    'integrations: shown, listed, asked about, set and removed',
    async ({ view, values }, projectName, words) => {
      const { name } = view
      expectInert({ message: { to: 'channel', text: 'x', blocks: integrationBlocks(view, projectName) } })
      expectInert(
        integrationList(
          integrationNames.map((one, at) => ({ name: one, state: at % 2 ? 'on' : 'off' })),
          { project: 42, projectName },
        ),
      )
      expectInert({ message: { to: 'person', ...replaceQuestion(view, values, projectName) } })
      const asked = enteredQuestion({ name, projectName, values, replaces: true })
      expectInert({ message: { to: 'person', ...asked } })
      const setting = { project: 42, projectName, name }
      const url = 'https://git.example.com/secret/x'
      const problem = words.slice(0, 200) || 'x'
      const many20 = [problem, ...Array<string>(20).fill(problem)] as const
      for (const outcome of [
        { kind: 'set', view, answered: true, differs: [words] },
        { kind: 'set', view, answered: false, differs: [] },
        { kind: 'link', url, view, values },
        { kind: 'refused', problems: many20, fix: 'Type it again.', values },
        { kind: 'refused', status: 400, reason: words },
        { kind: 'not-offered', name, slug: 'team-chat' },
        { kind: 'gone' },
        { kind: 'forgotten' },
      ] as const)
        expectInert(renderSetting({ ...setting, outcome }, asking))
      const services = await recordedServices().room.of({
        team: 'T1',
        user: 'U1',
        userName: 'ann',
        channel: 'C1',
      })
      const withView = {
        ...services,
        projects: { ...services.projects, title: async () => projectName },
        integrations: {
          ...services.integrations,
          view: async () => ({ kind: 'view' as const, view }),
          remove: async () => ({ kind: 'over' as const, view }),
        },
      }
      for (const confirmed of [true, false]) {
        const input = { project: 42, kind: name }
        const done = await integrationRemove.execute(input, withView, asking, { confirmed })
        if (done.kind === 'reply') expectInert(done.reply)
        if (done.kind === 'type') expectInert({ message: { to: 'person', ...done } })
      }
    },
  )

  test.prop([foreign, foreign, foreign])('refusals, help and the Home tab', (token, problem, path) => {
    for (const command of registry) {
      expectInert(refusalReply({ token, problem, fix: 'Type /mr help' }, command))
      expectInert(verbHelp(command, { project: 42, alias: 'web', path }))
    }
    for (const noun of ['mr', 'milestone', 'deploy-key', 'greenlight'])
      expectInert(nounHelp(noun, { project: 42, alias: null, path }))
    const home = homeView({
      connected: false,
      serviceReads: true,
      projects: [path, token],
      verbs: [{ usage: token, summary: problem }],
    })
    expect(checkView(JSON.parse(JSON.stringify(home)))).toBeUndefined()
    for (const entity of entities(home)) expect(entity).toMatch(OURS)
  })
})
