import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import type { ChannelWatch } from '../../src/model/channel-watch.ts'
import { checkMessageBlocks } from '../../src/sandbox/slack/block-kit/check.ts'
import { slotsIn } from '../../src/slack/actions/issue-tokens.ts'
import { freezeListReply } from '../../src/views/greenlight/freeze.ts'
import { managerElements, managerListReply } from '../../src/views/greenlight/policy.ts'
import { projectListReply } from '../../src/views/greenlight/project.ts'
import { queuesReply } from '../../src/views/greenlight/queue.ts'
import { watchesReply } from '../../src/views/greenlight/watch.ts'
import { mergeRequestList } from '../../src/views/mr/list.ts'
import { triageList } from '../../src/views/mr/triage.ts'
import type { Reply } from '../../src/views/reply.ts'
import { spoken } from '../../src/views/rich-text.ts'
import { mergeRequest } from './foreign.ts'

const MANY = 60
const USER = 'U0123456789A'
const LONG = 'x'.repeat(255)
const AT = Date.UTC(2026, 10, 30, 12)
const many = <Item>(make: (at: number) => Item) => Array.from({ length: MANY }, (_, at) => make(at))

const filter: ChannelWatch['filter'] = {
  events: ['new', 'merged', 'closed', 'approved', 'ready', 'build', 'review', 'comments', 'milestones'],
  authors: Array<string>(10).fill(LONG),
  assignees: Array<string>(10).fill(LONG),
  reviewers: Array<string>(10).fill(LONG),
  labels: Array<string>(10).fill('"'.repeat(255)),
  notLabels: Array<string>(10).fill(LONG),
  milestone: LONG,
  words: [LONG, LONG],
  branch: LONG,
  allLabels: false,
  drafts: false,
  bots: false,
}
const paused = { reason: 'not-connected', at: AT } as never
const watch = { team: 'T1', channel: 'C1', project: 42, user: USER, filter, since: AT, paused }

/** Each list as long as it can be. */
const LISTS: Readonly<Record<string, Reply>> = {
  projects: projectListReply({
    known: many((project) => ({ project, alias: 'a'.repeat(40), path: LONG })),
    webhooks: new Map(many((project) => [project, { lastEventAt: new Date(AT), lastMissAt: new Date(AT) }])),
  }),
  managers: managerListReply(many(() => ({ user: USER, appointedBy: USER, appointedAt: AT })) as never),
  freezes: freezeListReply(
    many((at) => ({
      freeze: {
        id: 100_000 + at,
        channel: 'C1',
        reason: '"'.repeat(200),
        addedBy: USER,
        addedAt: new Date(AT),
        from: { kind: 'day', year: 2026, month: 11, day: 30, minute: 960 },
        to: { kind: 'day', year: 2026, month: 12, day: 30, minute: 960 },
        zone: 'America/Argentina/ComodRivadavia',
      },
      held: { since: new Date(AT), until: new Date(AT) },
    })) as never,
  ),
  watches: watchesReply(many(() => ({ watch, name: LONG, projects: 1000 }))),
  queues: queuesReply(
    many(() => ({
      watch: { ...watch, filter: { ...filter, queue: { zone: 'UTC' } } } as never,
      name: LONG,
      cards: many(() => ({ claimedBy: USER, day: null })),
    })),
  ),
}

test.each(Object.entries(LISTS))(
  'the longest list of %s fits a message, and says that there are more',
  (_, reply) => {
    const { blocks = [] } = reply.message ?? {}
    // A value is sealed before it leaves.
    for (const slot of slotsIn({ blocks }))
      slot.put('x'.repeat(Math.ceil(((45 + slot.value.length) * 4) / 3)))
    expect(checkMessageBlocks(blocks)).toBeUndefined()
    expect(JSON.stringify(blocks)).toMatch(/"and \d+ more"/)
  },
)

test.each([triageList, mergeRequestList])(
  'a page of merge requests fits a message, whatever its project is called',
  (render) => {
    const title = '"'.repeat(255)
    const items = fc.sample(mergeRequest, { numRuns: 10, seed: 1 }).map((mr) => ({ ...mr, title }))
    const page = { items, page: 2, nextPage: 3, total: 300, snoozed: 2 }
    const question = { project: 42, projectName: '"'.repeat(3_000), state: 'opened', filters: {} }
    const { message } = render(page as never, question as never, { user: USER, now: new Date(AT) } as never)
    expect(checkMessageBlocks(message?.blocks)).toBeUndefined()
  },
)

test('managers in a line are said to be more', () => {
  const managers = many(() => ({ user: USER, appointedBy: USER, appointedAt: AT })) as never
  expect(spoken(managerElements(managers, 'nobody'))).toContain('and 40 more')
})
