import { expect, test } from 'vitest'
import type { Invocation } from '../../src/model/invocation.ts'
import type { Failure } from '../../src/services/failure.ts'
import { type MergeOutcome, mergeRefusal } from '../../src/services/mr/merge.ts'
import { failureReply } from '../../src/views/failure.ts'
import { milestoneStateReply } from '../../src/views/milestone/close.ts'
import { mergeReply } from '../../src/views/mr/merge.ts'
import { subscriptionReply } from '../../src/views/mr/subscribe.ts'
import { aMilestone } from '../support/recorded-services.ts'

function mergeResult(outcome: MergeOutcome, invocation: Invocation) {
  return mergeReply(outcome, invocation, mergeRefusal)
}

const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
const tried = 'The thing was not done'
const textOf = (trouble: Failure) => failureReply(trouble, { tried }).message?.text ?? ''

test('no headline claims that something failed of which nobody knows what came', () => {
  const unconfirmed = { kind: 'unconfirmed', what: 'acme/web!12', reason: 'The connection was lost' } as const
  const replies = [
    mergeResult(unconfirmed, asking),
    milestoneStateReply({ outcome: unconfirmed, projectName: 'acme/web' }, asking),
    subscriptionReply(unconfirmed, asking, 'subscribed'),
    failureReply(unconfirmed, { tried }),
  ]
  for (const { message } of replies) {
    expect(message?.text).toMatch(/^I can['’]t tell .*acme\/web!12/)
    expect(message?.text).toMatch(/Check on .* before you try again\.$/)
    for (const said of [message?.text, JSON.stringify(message?.blocks)])
      expect(said).not.toMatch(/did not|was not|Nothing was/)
  }
})

test.each([
  [429, /Try again in a minute\.$/],
  [302, /Tell your admin: the address of .* in the settings isn’t right\.$/],
  [410, /Tell your admin: the address of .* in the settings isn’t right\.$/],
  [400, /Correct that, then try again\.$/],
  [422, /Correct that, then try again\.$/],
  [413, /Make it shorter, then try again\.$/],
  [409, /Look at it on .* before you try again\.$/],
])('after a refusal with status %i the next step is one that helps', (status, next) => {
  const said = textOf({ kind: 'refused', status, reason: 'The forge says so' })
  expect(said).toMatch(new RegExp(`^${tried}\\. .*The forge says so`))
  expect(said).toMatch(next)
})

test('a refused service token is not called the person’s own', () => {
  expect(textOf({ kind: 'token-refused' })).toContain('your sign-in')
  const service = textOf({ kind: 'service-refused' })
  expect(service).not.toMatch(/your (?:token|sign-in)/)
  expect(service).toContain('tell your admin')
})

test('a milestone’s change is credited to the person only when the forge answered', () => {
  const view = {
    project: 42,
    milestone: aMilestone({ state: 'closed' }),
    open: [],
    closed: [],
    complete: true,
  }
  const told = (answered: boolean) =>
    milestoneStateReply(
      { outcome: { kind: 'closed', already: false, view, answered }, projectName: 'acme/web' },
      asking,
    ).message
  expect(told(true)?.text).toMatch(/^<@U1> closed Sprint 9 \(%3\) in acme\/web\./)
  const lost = told(false)
  expect(lost?.text).toMatch(/^Closed \(confirmed on .*\)\. Sprint 9 \(%3\) in acme\/web\./)
  expect(JSON.stringify(lost)).not.toContain('U1')
})

test('a title that is only begun is answered with the one that it may mean', () => {
  const outcome = { kind: 'ambiguous', typed: 'Spr', titles: ['%3 Sprint 9'] } as const
  const { message } = milestoneStateReply({ outcome, projectName: 'acme/web' }, asking)
  expect(message?.text).toBe(
    'There’s no milestone “Spr”. One starts with it. Type the number of the one you mean: %3 Sprint 9.',
  )
})
