import { describe, expect, test } from 'vitest'
import type { Invocation } from '../../../src/model/invocation.ts'
import { MergeRules, TrainCar } from '../../../src/model/merge-rules.ts'
import { SERVER } from '../../../src/model/server-name.ts'
import { Commit } from '../../../src/model/version.ts'
import { type MergeOutcome, mergeRefusal } from '../../../src/services/mr/merge.ts'
import { mergeRequestCard } from '../../../src/views/mr/card.ts'
import { mergeReply } from '../../../src/views/mr/merge.ts'
import { mergeQuestion } from '../../../src/views/mr/merge-question.ts'
import type { Blocks } from '../../../src/views/reply.ts'
import { aMergeRequest, HEAD } from '../../support/recorded-services.ts'

function mergeResult(outcome: MergeOutcome, invocation: Invocation) {
  return mergeReply(outcome, invocation, mergeRefusal)
}

const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
const viewOf = (fields: Record<string, unknown> = {}) => ({
  mr: aMergeRequest(fields),
  commits: null,
  files: null,
})
const aBuild = (status: string) => ({ id: 7, sha: HEAD, ref: null, status })
const TRAINS = MergeRules.parse({ merge_trains_enabled: true })
const merged = viewOf({ state: 'merged', merge_commit_sha: '9f8e7d6c'.repeat(5) })
const commit = Commit.parse({ id: 'abcdef0'.repeat(6).slice(0, 40), title: 'Sneak in', author_name: 'Bob' })

const input = {
  project: 42,
  mr: 12,
  sha: 'f'.repeat(40),
  whenBuildSucceeds: false,
  removeSourceBranch: false,
}
const moved = { kind: 'head-moved', shown: input.sha, arrived: [commit], rewritten: false, input } as const

const cases: readonly (readonly [MergeOutcome, RegExp])[] = [
  [{ kind: 'merged', view: merged, requested: 'now', answered: true }, /Merged as 9f8e7d6\./],
  [
    { kind: 'waiting', view: viewOf({ merge_when_build_succeeds: true }) },
    /Auto-merge on · waiting for the build of 1a2b3c4/,
  ],
  [
    { ...moved, view: viewOf() },
    /^Not merged: 1 new commit since you looked at acme\/web!12 at fffffff\. abcdef0 Sneak in/,
  ],
  [
    { ...moved, view: viewOf(), rewritten: true },
    /^Not merged: the branch was rewritten since you looked at acme\/web!12 at fffffff\. abcdef0/,
  ],
  [{ kind: 'already-merged', view: merged }, /^acme\/web!12 is already merged\. Merged as 9f8e7d6\.$/],
  [{ kind: 'closed', view: viewOf({ state: 'closed' }) }, /^acme\/web!12 is closed\.$/],
  [{ kind: 'draft', view: viewOf({ work_in_progress: true }) }, /^acme\/web!12 is a draft\.$/],
  [
    { kind: 'conflicts', view: viewOf({ merge_status: 'cannot_be_merged' }) },
    /^Can’t merge acme\/web!12: it conflicts with main\. Resolve the conflicts and push\.$/,
  ],
  [
    { kind: 'not-mergeable', view: viewOf(), reason: 'The discussions are not resolved', waits: false },
    / didn’t merge acme\/web!12: The discussions are not resolved\. Its page on . shows why\.$/,
  ],
  [
    { kind: 'blocked', view: viewOf({ detailed_merge_status: 'not_approved' }) },
    /^Can’t merge acme\/web!12 yet: needs approvals\. Ask somebody who can approve it\.$/,
  ],
  [
    { kind: 'blocked', view: viewOf({ detailed_merge_status: 'moon_phase' }) },
    /^Can’t merge acme\/web!12 yet: . says “moon phase”\. Its page on . shows why\.$/,
  ],
  [
    {
      kind: 'not-mergeable',
      view: viewOf({ detailed_merge_status: 'mergeable' }),
      reason: 'Method not allowed',
      waits: true,
    },
    / didn’t merge acme\/web!12: Method not allowed\. Nothing is missing that auto-merge could wait for, so you can merge it now\.$/,
  ],
  [
    {
      kind: 'not-mergeable',
      view: viewOf({ detailed_merge_status: 'checking' }),
      reason: 'Method not allowed',
      waits: false,
    },
    /: Method not allowed\. Now . is checking whether it can be merged\. Try again in a minute\.$/,
  ],
  [
    {
      kind: 'blocked',
      view: viewOf({ detailed_merge_status: 'commits_status', merge_status: 'cannot_be_merged' }),
    },
    /yet: the source branch is gone or has no new commits\. Push the source branch/,
  ],
  [
    { kind: 'preparing', view: { ...viewOf({ detailed_merge_status: 'preparing' }), preparing: true } },
    / is still preparing acme\/web!12\. Try again in a minute\.$/,
  ],
  [
    { kind: 'empty', view: { ...viewOf(), commits: [], files: [] } },
    /^acme\/web!12 has nothing to merge\. Push commits that main doesn’t have\.$/,
  ],
  [
    { kind: 'build', view: viewOf({ detailed_merge_status: 'mergeable', head_pipeline: aBuild('failed') }) },
    /^Build failed\. acme\/web!12 wasn’t merged\. Fix what fails and push, or run the build again\.$/,
  ],
  [
    {
      kind: 'build',
      view: { ...viewOf({ detailed_merge_status: 'mergeable', head_pipeline: null }), rules: TRAINS },
    },
    /^Can’t put acme\/web!12 on the merge train: it has no build\. Start a build on ., or merge it now, past the train\.$/,
  ],
  [
    {
      kind: 'unsupported',
      view: { ...viewOf({ detailed_merge_status: 'ci_must_pass', head_pipeline: null }), release: '16.11.2' },
    },
    /^Can’t turn on auto-merge for acme\/web!12: no build is running\. . 16\.11\.2 turns it on only while a build runs\. Start a build on .\.$/,
  ],
  [
    { kind: 'train', view: { ...viewOf(), rules: TRAINS } },
    /^acme\/web!12 wasn’t merged: its project has a merge train\.$/,
  ],
  [
    {
      kind: 'train',
      view: { ...viewOf(), rules: { ...TRAINS, merge_train_enforcement: 'enforce_for_all_users' } },
    },
    /^acme\/web!12 can only be merged through the merge train\.$/,
  ],
  [
    { kind: 'failed', view: viewOf(), reason: 'No merges on Fridays.' },
    /^. couldn’t merge acme\/web!12: No merges on Fridays\.$/,
  ],
  [{ kind: 'no-message', view: viewOf() }, /^Can’t merge acme\/web!12 with a message\. .* fast-forward/],
  [{ kind: 'being-merged', view: viewOf({ state: 'locked' }) }, / is already merging acme\/web!12\.$/],
  [
    { kind: 'still-open', view: viewOf({ state: 'locked' }), reason: 'The connection broke' },
    /^I can’t tell whether acme\/web!12 gets merged\. .*The connection broke\. It still shows “. is merging it”\.$/,
  ],
  [
    { ...moved, view: viewOf({ merge_when_build_succeeds: true }) },
    /^Not merged: .*\. Auto-merge is still on: it merges when the build of 1a2b3c4 passes\. abcdef0/,
  ],
  [{ kind: 'no-sha', view: viewOf({ sha: null }) }, /^I can’t merge acme\/web!12 from here\./],
  [
    { kind: 'still-open', view: viewOf(), reason: 'The connection broke' },
    /^I can’t tell whether acme\/web!12 gets merged\. .*The connection broke\. It still shows “No conflicts”/,
  ],
  [{ kind: 'may-not' }, /^You can’t merge this\. Ask a maintainer of the project\.$/],
  [{ kind: 'token-refused' }, /^. no longer accepts your sign-in\./],
  [
    { kind: 'unreachable', reason: 'The forge refuses connections' },
    /^It wasn’t merged\. The forge refuses connections\./,
  ],
  [
    { kind: 'unconfirmed', what: 'acme/web!12', reason: `I can’t read ${SERVER} now` },
    /^I can’t tell whether acme\/web!12 was merged\./,
  ],
]

describe('every outcome of a merge is told in a sentence that is true of it', () => {
  test.each(cases)('%o', (outcome, sentence) => {
    const { message, card } = mergeResult(outcome, asking)
    expect(message?.text ?? card?.text).toMatch(sentence)
  })

  test('only what is merged is called merged, and only what happened goes to everybody', () => {
    for (const [outcome] of cases) {
      const { message, card } = mergeResult(outcome, asking)
      const isMerged = outcome.kind === 'merged' || outcome.kind === 'already-merged'
      expect(/Merged as|!12 is already merged/.test(`${card?.text} ${message?.text}`)).toBe(isMerged)
      expect(card?.post ?? false).toBe(outcome.kind === 'merged' || outcome.kind === 'waiting')
      if (message) expect(message.to).toBe('person')
    }
  })

  test('a moved head offers a button with the new sha, and the card has no other', () => {
    const { message, card } = mergeResult({ ...moved, view: viewOf() }, asking)
    expect(JSON.stringify(message?.blocks)).toContain(HEAD)
    expect(JSON.stringify([message?.blocks, card?.blocks])).not.toContain('f'.repeat(40))
  })

  test('the button for the new head keeps what the person wanted, and opens the form that shows it', () => {
    const wish = { ...input, whenBuildSucceeds: true, removeSourceBranch: true, message: 'Ship it' }
    const { message } = mergeResult({ ...moved, view: viewOf(), input: wish }, asking)
    const [button] = buttonsOf(message?.blocks)
    expect(JSON.parse(button?.value ?? '')).toEqual({ ...wish, sha: HEAD })
    expect(button?.text.text).toBe('Merge 1a2b3c4…')
  })

  test('a wait that goes on at a head that nobody looked at can be cancelled there', () => {
    const waiting = { ...moved, view: viewOf({ merge_when_build_succeeds: true }) }
    const ids = (outcome: MergeOutcome) =>
      buttonsOf(mergeResult(outcome, asking).message?.blocks).map(({ action_id: id }) => id)
    expect(ids(waiting)).toEqual(['mr.merge', 'mr.cancel'])
    expect(ids({ ...moved, view: viewOf() })).toEqual(['mr.merge'])
    expect(ids({ ...moved, view: viewOf({ work_in_progress: true }) })).toEqual([])
  })
})

function buttonsOf(blocks: Blocks = []) {
  return blocks.flatMap((block) =>
    block.type === 'actions' ? block.elements.filter((element) => element.type === 'button') : [],
  )
}

describe('the text of a message, which screen readers read, holds what decides', () => {
  test.each([
    [{ head_pipeline: aBuild('failed') }, 'Build failed. This merges it anyway.'],
    [{ head_pipeline: aBuild('running') }, 'Build running. Merging now won’t wait for it.'],
    [{ head_pipeline: null }, `No build of ${HEAD.slice(0, 7)}.`],
    [{ detailed_merge_status: 'not_approved', head_pipeline: aBuild('success') }, '✗ Needs approvals.'],
  ])('%#: the question before a merge', (fields, objection) => {
    const view = viewOf({ detailed_merge_status: 'mergeable', ...fields })
    const { text } = mergeQuestion(view, HEAD, { whenBuildSucceeds: false })
    expect(text).toMatch(/^Merge !12 of .* at \w+ into main\? /)
    expect(text).toContain(objection)
    expect(text).toContain('This can’t be undone from Slack.')
  })

  test('a question about auto-merge says what it waits for, and no merge that can’t be undone', () => {
    const view = viewOf({ detailed_merge_status: 'mergeable', head_pipeline: aBuild('running') })
    const { text } = mergeQuestion(view, HEAD, { whenBuildSucceeds: true })
    expect(text).toContain('If the build fails, nothing is merged.')
    expect(text).not.toContain('undone')
  })

  test.each([
    [{ head_pipeline: aBuild('success') }, 'Ready to merge. Build passed.'],
    [{ head_pipeline: aBuild('failed') }, '. Build failed. '],
    [{ head_pipeline: null }, `Ready to merge. No build of ${HEAD.slice(0, 7)}.`],
    [{ detailed_merge_status: 'not_approved' }, 'Can’t be merged yet: Needs approvals.'],
  ])('%#: a card, with a freeze that holds it', (fields, said) => {
    const view = viewOf({ detailed_merge_status: 'mergeable', ...fields })
    const now = asking.now
    expect(mergeRequestCard(view, { now }).text).toContain(said)
    const freeze = { until: new Date('2026-11-23T08:00:00Z'), reason: 'Release', mayOverride: false }
    const copy = { watchedUntil: null, fromChannelWatch: false, freeze }
    expect(mergeRequestCard(view, { now, copy }).text).toMatch(/Merges are frozen until .+ \(Release\)/)
  })
})

describe('words about builds that do not run by themselves', () => {
  const MUST_PASS = MergeRules.parse({ only_allow_merge_if_pipeline_succeeds: true })
  const ENFORCED = MergeRules.parse({
    merge_trains_enabled: true,
    merge_train_enforcement: 'enforce_for_all_users',
  })
  const ALL = ['created', 'running', 'manual', 'scheduled', 'failed', 'canceled', 'skipped', 'success']

  test.each(ALL)('a card says the state of a %s build once, in its text and in its blocks', (status) => {
    const views = [null, MUST_PASS, TRAINS].flatMap((rules) =>
      [
        { detailed_merge_status: 'mergeable' },
        { detailed_merge_status: 'ci_must_pass' },
        { detailed_merge_status: 'ci_still_running' },
        { detailed_merge_status: 'mergeable', merge_when_build_succeeds: true },
      ].map((fields) => ({ ...viewOf({ ...fields, head_pipeline: aBuild(status) }), rules })),
    )
    for (const view of views) {
      const { text, blocks } = mergeRequestCard(view, { now: asking.now })
      const state =
        /\bbuild (?!passes)(?:\w+n’t|is|was|waits|begins|running|failed|passed|canceled|skipped)/gi
      expect(text.match(state) ?? [], text).toHaveLength(new Set(text.toLowerCase().match(state)).size)
      const [head] = blocks
      const shown = JSON.stringify(head)
      expect(shown.match(state) ?? [], shown).toHaveLength(new Set(shown.toLowerCase().match(state)).size)
    }
  })

  test('a card on a merge train says once that its build runs', () => {
    const train = TrainCar.parse({ id: 1, target_branch: 'main', status: 'fresh' })
    const fields = { merge_when_build_succeeds: true, head_pipeline: aBuild('running') }
    const { text } = mergeRequestCard({ ...viewOf(fields), rules: TRAINS, train }, { now: asking.now })
    expect(text.match(/build running/gi)).toHaveLength(1)
  })

  test('a card without the build that it needs says so once', () => {
    const view = {
      ...viewOf({ detailed_merge_status: 'ci_must_pass', head_pipeline: null }),
      rules: MUST_PASS,
    }
    const { blocks } = mergeRequestCard(view, { now: asking.now })
    expect(JSON.stringify(blocks).match(/(?:no|a) build of/g)).toHaveLength(1)
  })

  test('without the build that its merge train wants it is not ready to merge', () => {
    const view = { ...viewOf({ detailed_merge_status: 'mergeable', head_pipeline: null }), rules: ENFORCED }
    const { text, blocks } = mergeRequestCard(view, { now: asking.now })
    expect(text).toContain(`Can’t be merged yet: Needs a build of ${HEAD.slice(0, 7)}.`)
    expect(JSON.stringify(blocks)).toContain('merge train of main, which needs a build.')
  })

  test.each([
    ['manual', 'ci_still_running', 'Build waits for a step that somebody starts.'],
    ['scheduled', 'ci_still_running', 'Build begins at a set time.'],
    ['running', 'ci_still_running', 'Build running.'],
    ['failed', 'ci_must_pass', 'Build failed.'],
    ['canceled', 'ci_must_pass', 'Build was canceled.'],
    ['skipped', 'ci_must_pass', 'Build was skipped.'],
  ])(
    'a %s build that has to pass: the question claims no merge that is refused',
    (status, detailed, title) => {
      const fields = { detailed_merge_status: detailed, head_pipeline: aBuild(status) }
      const view = { ...viewOf(fields), rules: MUST_PASS }
      const { text } = mergeQuestion(view, HEAD, { whenBuildSucceeds: false })
      expect(text).toContain(`${title} ✗ The build `)
      expect(text).not.toMatch(/merges it anyway|won’t wait for it|still running/)
    },
  )

  test.each([
    ['manual', TRAINS, 'mergeable'],
    ['failed', TRAINS, 'mergeable'],
    ['canceled', TRAINS, 'mergeable'],
    ['skipped', TRAINS, 'mergeable'],
    ['scheduled', MUST_PASS, 'ci_still_running'],
  ])('a %s build: the question before a deferred merge names it', (status, rules, detailed) => {
    const fields = { detailed_merge_status: detailed, head_pipeline: aBuild(status) }
    const { text } = mergeQuestion({ ...viewOf(fields), rules }, HEAD, { whenBuildSucceeds: true })
    expect(text).toMatch(/^(?:Add|Turn on).*\? Build (?:waits|begins|failed|was)/)
    expect(text).not.toMatch(/I’ll merge|still running/)
  })

  test.each([
    ['failed', 'Fix what fails and push, or run the build again.'],
    ['canceled', 'Run the build again, or push.'],
    ['skipped', 'Run the build again, or push.'],
  ])('a %s build has its own way out', (status, help) => {
    const fields = { detailed_merge_status: 'ci_must_pass', head_pipeline: aBuild(status) }
    const view = { ...viewOf(fields), rules: MUST_PASS }
    for (const kind of ['build', 'blocked'] as const)
      expect(mergeResult({ kind, view }, asking).message?.text).toContain(` ${help}`)
  })
})
