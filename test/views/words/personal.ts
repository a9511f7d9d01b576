import { readSnooze } from '../../../src/commands/parse/snooze.ts'
import { typedFieldsOf } from '../../../src/services/mr/desired-fields.ts'
import type { Queue } from '../../../src/services/mr/queue.ts'
import { guestHome, unconnectedHome, workHome } from '../../../src/views/home.ts'
import { mrStateReply } from '../../../src/views/mr/close.ts'
import { mrEditReply } from '../../../src/views/mr/edit.ts'
import { queueReply } from '../../../src/views/mr/queue.ts'
import { snoozeReply } from '../../../src/views/mr/snooze.ts'
import { subscriptionReply } from '../../../src/views/mr/subscribe.ts'
import { triageList } from '../../../src/views/mr/triage.ts'
import { aMergeRequest } from '../../support/recorded-services.ts'
import { now } from '../foreign.ts'
import { saidIn, saidInView } from './said.ts'

const known = { project: 42, path: 'acme/web', alias: 'web' }
const empty: Queue = {
  kind: 'queue',
  needsMe: [],
  ready: [],
  autoMerge: [],
  assigned: [],
  waiting: [],
  reviews: new Set(),
  unread: [],
  complete: true,
  snoozed: [],
}
const partly: Queue = { ...empty, unread: [known, known, known, known, known], complete: false }
const mr = aMergeRequest()
const channel = {
  channel: 'C1',
  project: 42,
  path: known.path,
  isWatched: true,
  digests: 2,
  paused: null,
  isVisible: true,
  offers: ['settings' as const],
}

/** The Home tab. */
export function home() {
  const usual = {
    milestones: [],
    channels: [
      channel,
      { ...channel, isWatched: false, digests: 0, paused: 'not-there' as const, offers: ['join' as const] },
      { ...channel, digests: 1, isWatched: false, paused: 'not-there' as const, offers: ['resume' as const] },
      { ...channel, paused: 'not-there' as const, isVisible: false, offers: [] },
      { ...channel, digests: 0, paused: 'not-connected' as const },
    ],
    account: { user: 'UOURS1', username: 'ann', since: now },
    projects: [known],
    today: '2026-11-20',
    now,
  }
  const unconnected = { restored: null, serviceReads: true, projects: 2 }
  const views = {
    'nothing to do': workHome({ ...usual, work: empty }),
    'all snoozed': workHome({ ...usual, work: { ...empty, snoozed: [mr, mr] } }),
    'not all read': workHome({ ...usual, work: partly }),
    'no projects': workHome({ ...usual, channels: [], projects: [], work: { kind: 'no-projects' } }),
    'not connected': unconnectedHome(unconnected),
    'not connected, nothing readable': unconnectedHome({ ...unconnected, serviceReads: false, projects: 0 }),
    restored: unconnectedHome({ ...unconnected, restored: { username: 'ann' } }),
    guest: guestHome(),
  }
  return Object.entries(views).map(([name, view]) => ({ name, said: [saidInView(view)] }))
}

/** What is offered after a change that can be taken back, and why it was not. */
export function undone() {
  const offered = { user: 'U0ANN', now, reference: 'k7mq2xpe' }
  const view = { mr, commits: null, files: null }
  const edited = { kind: 'edited', removed: [], view, taken: ['title'], missing: [], answered: true } as const
  const said = {
    'closed it': mrStateReply(
      { kind: 'closed', view: { ...view, mr: aMergeRequest({ state: 'closed' }) }, answered: true },
      offered,
      'closed',
    ),
    'reopened it': mrStateReply({ kind: 'reopened', view, answered: true }, offered, 'reopened'),
    'changed it': mrEditReply(edited, offered, typedFieldsOf),
    'follows it': subscriptionReply({ kind: 'subscribed', already: false, mr }, offered, 'subscribed'),
    'too late': mrStateReply({ kind: 'undo-late', mr }, offered, 'reopened'),
    'of somebody else': mrStateReply({ kind: 'undo-of-another', user: 'U0BOB', mr }, offered, 'reopened'),
    'changed since': mrStateReply({ kind: 'undo-overtaken', mr }, offered, 'reopened'),
  }
  return Object.entries(said).map(([name, reply]) => ({ name, said: saidIn(reply) }))
}

/** What stands where something is snoozed, and times that cannot be taken. */
export function snoozed() {
  const queue = { ...empty, ready: [mr], snoozed: [mr, mr] }
  const page = { items: [mr], page: 1, nextPage: null, total: 3, snoozed: 2 }
  const wrong = ['some day', 'in 2 years', '2000-01-01'].flatMap((typed) => {
    const read = readSnooze(typed, now.getTime(), 'UTC')
    if (read.kind !== 'wrong') return []
    return [[`until ${typed}`, snoozeReply({ kind: 'no-time', problem: read.problem })] as const]
  })
  const said = [
    ['queue', queueReply(queue, { now })],
    ['queue, opened', queueReply({ ...queue, isOpened: true }, { now })],
    ['queue, none snoozed', queueReply({ ...empty, isOpened: true }, { now })],
    ['queue, not all read', queueReply(partly, { now })],
    ['queue, all snoozed', queueReply({ ...queue, ready: [] }, { now })],
    ['triage', triageList(page, { project: 42, projectName: 'acme/web' })],
    ['brought back', snoozeReply({ kind: 'brought-back', name: { project: 42, mr: 12 } })],
    ...wrong,
  ] as const
  return said.map(([name, reply]) => ({ name, said: saidIn(reply) }))
}
