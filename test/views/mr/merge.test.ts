import { describe, expect, test } from 'vitest'
import { Commit } from '../../../src/model/commit.ts'
import type { Invocation } from '../../../src/model/invocation.ts'
import { type MergeOutcome, mergeRefusal } from '../../../src/services/mr/merge.ts'
import { mergeReply } from '../../../src/views/mr/merge.ts'
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
    /will merge when the build of 1a2b3c4 succeeds/,
  ],
  [
    { ...moved, view: viewOf() },
    /^Nothing was merged: acme\/web!12 has moved from fffffff to 1a2b3c4\. 1 commit arrived since you looked: abcdef0 Sneak in/,
  ],
  [{ ...moved, view: viewOf(), rewritten: true }, /The branch was rewritten\. It now holds: abcdef0/],
  [
    { kind: 'already-merged', view: merged },
    /acme\/web!12 is merged already\. It was merged as 9f8e7d6\. Nothing more was merged\./,
  ],
  [{ kind: 'closed', view: viewOf({ state: 'closed' }) }, /acme\/web!12 was not merged\. It is closed/],
  [{ kind: 'draft', view: viewOf({ work_in_progress: true }) }, /was not merged\. It is a draft/],
  [
    { kind: 'conflicts', view: viewOf({ merge_status: 'cannot_be_merged' }) },
    /was not merged\. It conflicts with main/,
  ],
  [
    { kind: 'not-mergeable', view: viewOf(), reason: 'The discussions are not resolved', waits: false },
    /acme\/web!12 was not merged\. The forge refused: The discussions are not resolved\./,
  ],
  [
    { kind: 'blocked', view: viewOf({ detailed_merge_status: 'not_approved' }) },
    /was not merged\. The forge refused: approvals are missing\. Nothing was merged\. Whoever may approve it types \/mr approve/,
  ],
  [
    { kind: 'blocked', view: viewOf({ detailed_merge_status: 'moon_phase' }) },
    /The forge refused: the forge says “moon phase”\. Nothing was merged\. Open it there/,
  ],
  [
    {
      kind: 'not-mergeable',
      view: viewOf({ detailed_merge_status: 'mergeable' }),
      reason: 'Method not allowed',
      waits: true,
    },
    /refused: Method not allowed\. Nothing is missing for a merge, and some servers refuse to wait where no build is running\. Nothing was merged\. Type \/mr merge/,
  ],
  [
    {
      kind: 'not-mergeable',
      view: viewOf({ detailed_merge_status: 'checking' }),
      reason: 'Method not allowed',
      waits: false,
    },
    /refused: Method not allowed\. It shows this: the forge is checking whether it can be merged\. Nothing was merged\. Try again/,
  ],
  [
    {
      kind: 'blocked',
      view: viewOf({ detailed_merge_status: 'commits_status', merge_status: 'cannot_be_merged' }),
    },
    /refused: its source branch is gone or has no new commits\. Nothing was merged\. Push the source branch/,
  ],
  [
    { kind: 'preparing', view: { ...viewOf({ detailed_merge_status: 'preparing' }), preparing: true } },
    /was not merged\. The forge is still preparing it, .* Nothing was merged\. Try again in a minute/,
  ],
  [
    { kind: 'empty', view: { ...viewOf(), commits: [], files: [] } },
    /was not merged\. It holds no commits that its target has not\. Nothing was merged/,
  ],
  [
    { kind: 'build', view: viewOf({ detailed_merge_status: 'mergeable', head_pipeline: aBuild('failed') }) },
    /was not merged\. It would wait for a build, and its build failed\. Nothing was merged\. Mend what fails and push, .*; or type \/mr merge acme\/web!12 to merge it without one\./,
  ],
  [
    { kind: 'build', view: viewOf({ detailed_merge_status: 'ci_must_pass', head_pipeline: null }) },
    /It would wait for a build, and it has no build\. Nothing was merged\. Start a build at the forge/,
  ],
  [
    { kind: 'train', view: viewOf() },
    /was not merged\. This project merges through a merge train, .* Type \/mr merge acme\/web!12 to have it added/,
  ],
  [
    { kind: 'no-message', view: viewOf() },
    /was not merged\. Its project merges by fast-forward: .* Type \/mr merge acme\/web!12 without a message\./,
  ],
  [{ kind: 'being-merged', view: viewOf({ state: 'locked' }) }, /acme\/web!12 is being merged right now\./],
  [
    { kind: 'still-open', view: viewOf({ state: 'locked' }), reason: 'The connection broke' },
    /I do not know whether acme\/web!12 gets merged\. .* The forge shows this: Being merged right now\./,
  ],
  [
    { ...moved, view: viewOf({ merge_when_build_succeeds: true }) },
    /Nothing was merged: .*\. It is still set to merge when the build of 1a2b3c4 succeeds\. 1 commit/,
  ],
  [{ kind: 'no-sha', view: viewOf({ sha: null }) }, /was not merged\. The forge does not tell its head/],
  [
    { kind: 'still-open', view: viewOf(), reason: 'The connection broke' },
    /I do not know whether acme\/web!12 gets merged\. .*The connection broke.* shows it open now/,
  ],
  [{ kind: 'may-not' }, /did not happen\. Your account at the forge may not do this\. Nothing was merged\./],
  [{ kind: 'token-refused' }, /does not accept your token or sign-in any more\. Nothing was merged\./],
  [
    { kind: 'unreachable', reason: 'The forge refuses connections' },
    /did not happen\. The forge refuses connections\. Nothing was merged\. Try again/,
  ],
  [
    { kind: 'unconfirmed', what: 'acme/web!12', reason: 'The forge cannot be read now' },
    /^I do not know whether acme\/web!12 was merged\. .* It may or may not have happened/,
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
      expect(/Merged as|!12 is merged/.test(`${card?.text} ${message?.text}`)).toBe(isMerged)
      expect(card?.post ?? false).toBe(outcome.kind === 'merged' || outcome.kind === 'waiting')
      if (message) expect(message.to).toBe('person')
    }
  })

  test('a moved head offers a button with the new sha, and the card has no other', () => {
    const { message, card } = mergeResult({ ...moved, view: viewOf() }, asking)
    expect(JSON.stringify(message?.blocks)).toContain(HEAD)
    expect(JSON.stringify([message?.blocks, card?.blocks])).not.toContain('f'.repeat(40))
  })

  test('the button for the new head keeps what the person wanted, and the message says what that is', () => {
    const wish = { ...input, whenBuildSucceeds: true, removeSourceBranch: true, message: 'Ship it' }
    const { message } = mergeResult({ ...moved, view: viewOf(), input: wish }, asking)
    const [button] = buttonsOf(message?.blocks)
    expect(JSON.parse(button?.value ?? '')).toEqual({ ...wish, sha: HEAD, confirmed: true })
    expect(button?.text.text).toBe('Merge now or after build 1a2b3c4')
    expect(button?.confirm?.confirm?.text).toBe('Merge now or after a build')
    const said = JSON.stringify(message?.blocks)
    expect(said).toContain('The source branch is deleted afterwards.')
    expect(said).toContain('Message: ')
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
