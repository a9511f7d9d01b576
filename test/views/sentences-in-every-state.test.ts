import { expect, test } from 'vitest'
import { commandOf } from '../../src/commands/registry.ts'
import { deniedReply, freezeReply } from '../../src/interactions/denial-messages.ts'
import { usualRules } from '../../src/model/channel-rules.ts'
import { milestoneCloseQuestion } from '../../src/views/milestone/close.ts'
import { teamQueueReply } from '../../src/views/mr/queue.ts'
import { triageList } from '../../src/views/mr/triage.ts'
import { aMergeRequest, aMilestone, anIssue } from '../support/recorded-services.ts'
import { weekendFreeze } from '../support/weekend-freeze.ts'

const merge = commandOf('mr.merge')
if (!merge) throw new Error('There is no merge')

test.each([
  { projects: [42], words: 'other projects only (number 42)' },
  { projects: [42, 43], words: 'other projects only (numbers 42, 43)' },
])('the allowed projects are said to be $words', ({ projects, words }) => {
  const reply = deniedReply('project', merge, { place: 'channel', rules: { ...usualRules, projects } })
  expect(reply.message?.text).toContain(words)
})

test.each(['The release is out', 'The release is out.'])('a freeze ends “%s” with one period', (reason) => {
  const frozen = weekendFreeze(false)
  const freezes = [{ ...frozen, freeze: { ...frozen.freeze, reason } }]
  const reply = freezeReply(merge, { project: 42, mr: 12 }, { freezes, merges: true })
  expect(reply.message?.text).toContain('The release is out.')
  expect(reply.message?.text).not.toContain('out..')
})

test('of issues that were not all read, one open one is no several', () => {
  const open = [{ confidential: false, shown: anIssue() }] as never
  const view = { project: 42, milestone: aMilestone(), open, closed: [], complete: false }
  const { text } = milestoneCloseQuestion(view)
  expect(text).toContain('At least 1 open issue. Open ones stay open and on it.')
})

test.each([
  { page: 1, nextPage: null, total: null, words: '1 open merge request in acme/web.' },
  { page: 1, nextPage: 2, total: null, words: '1 open merge request on this page, in acme/web.' },
  { page: 2, nextPage: null, total: null, words: '1 open merge request on this page, in acme/web.' },
  { page: 2, nextPage: null, total: 21, words: '21 open merge requests in acme/web.' },
])('triage says of how many it knows: $words', ({ words, ...where }) => {
  const list = { items: [aMergeRequest()], snoozed: 0, unlooked: [], ...where } as never
  const reply = triageList(list, { project: 42, projectName: 'acme/web' })
  expect(reply.message?.text).toContain(words)
})

test('a note in smaller type shows names as they are', () => {
  const queue = {
    kind: 'team-queue',
    team: 'web',
    items: [],
    unread: [],
    complete: true,
    unknownMembers: ['R&D'],
  }
  const { message } = teamQueueReply(queue as never)
  expect(JSON.stringify(message?.blocks)).toContain('R&D')
})
