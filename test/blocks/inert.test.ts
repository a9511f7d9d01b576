import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { homeView } from '../../src/blocks/home.ts'
import { mergeRequestCard } from '../../src/blocks/merge-request/card.ts'
import { mergeRequestList } from '../../src/blocks/merge-request/list.ts'
import { mergeQuestion } from '../../src/blocks/merge-request/question.ts'
import { milestoneList } from '../../src/blocks/milestone/list.ts'
import type { Reply } from '../../src/blocks/reply.ts'
import { nounHelp, refusalReply, verbHelp } from '../../src/commands/help.ts'
import { milestoneClose } from '../../src/commands/milestone/close.ts'
import { milestoneIssues } from '../../src/commands/milestone/issues.ts'
import { renderChange } from '../../src/commands/milestone/outcome.ts'
import { renderMerge } from '../../src/commands/mr/merge-outcome.ts'
import { registry } from '../../src/commands/registry.ts'
import { troubleReply } from '../../src/commands/trouble.ts'
import { Commit } from '../../src/model/commit.ts'
import type { MergeRequestView } from '../../src/model/merge-request-view.ts'
import { checkMessageBlocks, checkView } from '../../src/sandbox/slack/block-kit/check.ts'
import { aMergeRequest, aMilestone, anIssue, HEAD, recordedServices } from '../support/recorded-services.ts'

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
  milestone,
  open: many(issue),
  closed: many(issue),
  complete: fc.boolean(),
})

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

function expectInert({ message, card }: Reply): void {
  for (const content of [message, card]) {
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
      expectInert(
        mergeRequestList(
          { items, page: 2, nextPage: 3, total },
          { project: 42, projectName, state: 'opened', orderBy: 'updated_at', sort: 'desc' },
        ),
      )
    },
  )

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
        expectInert(renderChange({ kind: 'closed', already: false, answered, view: content }, asking))
      expectInert(
        renderChange(
          { kind: 'ambiguous', typed, titles: [typed, ...content.open.map(({ title }) => title)] },
          asking,
        ),
      )
      expectInert(
        milestoneList(
          { items: [content.milestone, content.milestone], complete: true },
          { project: 42, projectName: typed, state: 'all' },
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

  test.prop([foreign, foreign, foreign])('refusals, help and the Home tab', (token, problem, path) => {
    for (const command of registry) {
      expectInert(refusalReply({ token, problem, fix: 'Type /mr help' }, command))
      expectInert(verbHelp(command, { project: 42, alias: 'web', path }))
    }
    for (const noun of ['mr', 'milestone', 'greenlight'])
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
