import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SERVER } from '../../../src/model/server-name.ts'
import { readPublicKey } from '../../../src/services/ssh/public-key.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { newDeployKey } from '../../sandbox/forge/new-deploy-key.ts'
import type { RecordedContext } from '../../support/use-cases.ts'
import { openRoom, type Room } from '../room.ts'
import { recordedOperation } from './recorded-operation.ts'

let forge: ForgeUnderTest
beforeAll(async () => {
  forge = await ForgeUnderTest.start()
})
beforeEach(() => forge.freshen())
afterAll(() => forge.end())

type Act = (services: RecordedContext) => Promise<{ readonly kind: string }>

/** One change at the forge, and what is told of it by a process that finds it left. */
interface Left {
  readonly as?: 'bob' | 'root'
  /** The version of the API that has it; the document’s own where left out. */
  readonly api?: 'v4'
  readonly speed?: number
  /** Brings the forge and the store to where the change begins, and fixes what is asked for. */
  ask(room: Room, user: string): Promise<Act> | Act
  readonly done: object
  /** The record when it was done, `done` where nothing else is said. */
  readonly state?: 'unknown'
  readonly not: object
}

const WEB = { project: 42 }
const at = (mr: number) => ({ ...WEB, mr })
const DOUBT = { kind: 'unconfirmed' }
const LOST = { answered: false }

async function merging(mr: number, whenBuildSucceeds: boolean): Promise<Act> {
  const { sha } = await forge.mergeRequest(mr)
  const input = { ...at(mr), sha, whenBuildSucceeds, removeSourceBranch: false }
  return ({ mergeRequests }) => mergeRequests.merge(input)
}

async function doing(act: Act, room: Room, user: string): Promise<void> {
  await act(await room.contextOf(user))
}

const changes: Readonly<Record<string, Left>> = {
  'a merge': {
    ask: () => merging(12, false),
    done: { kind: 'merged', ...LOST },
    not: { kind: 'still-open' },
  },
  'a merge after the build': {
    ask: () => merging(11, true),
    done: { kind: 'waiting' },
    not: { kind: 'still-open' },
  },
  'a cancel': {
    async ask(room, user) {
      await doing(await merging(11, true), room, user)
      return ({ mergeRequests }) => mergeRequests.cancel(at(11))
    },
    done: { kind: 'over' },
    not: { kind: 'still-waiting' },
  },
  'a close': {
    ask:
      () =>
      ({ mergeRequests }) =>
        mergeRequests.close(at(12)),
    done: { kind: 'closed', ...LOST },
    not: DOUBT,
  },
  'a reopening': {
    ask:
      () =>
      ({ mergeRequests }) =>
        mergeRequests.reopen(at(6)),
    done: { kind: 'reopened', ...LOST },
    not: DOUBT,
  },
  'a new merge request': {
    ask:
      () =>
      ({ mergeRequests }) =>
        mergeRequests.create({
          ...WEB,
          source: 'feature/blinking-banner',
          title: 'Blink',
          labels: 'bug',
          assignee: 'bob',
          milestone: 3,
        }),
    done: { kind: 'created', missing: [], ...LOST },
    not: { ...DOUBT, what: 'feature/blinking-banner into main' },
  },
  'an edit': {
    ask:
      () =>
      ({ mergeRequests }) =>
        mergeRequests.edit({ ...at(12), title: 'Dates', labels: '+bug', milestone: 'none', assignee: 'bob' }),
    done: { kind: 'edited', taken: ['title', 'assignee', 'labels', 'milestone'], missing: [], ...LOST },
    not: DOUBT,
  },
  'a deletion': {
    as: 'root',
    ask:
      () =>
      ({ mergeRequests }) =>
        mergeRequests.delete(at(10)),
    done: { kind: 'deleted', mr: { iid: 10 }, ...LOST },
    not: { ...DOUBT, reason: `${SERVER} still shows it` },
  },
  'a subscription': {
    async ask(room, user) {
      await doing(({ mergeRequests }) => mergeRequests.unsubscribe(at(13)), room, user)
      return ({ mergeRequests }) => mergeRequests.subscribe(at(13))
    },
    done: { kind: 'subscribed', already: false },
    not: DOUBT,
  },
  'the end of a subscription': {
    async ask(room, user) {
      await doing(({ mergeRequests }) => mergeRequests.subscribe(at(13)), room, user)
      return ({ mergeRequests }) => mergeRequests.unsubscribe(at(13))
    },
    done: { kind: 'unsubscribed', already: false },
    not: DOUBT,
  },
  'a todo, which no call reads': {
    as: 'bob',
    ask:
      () =>
      ({ mergeRequests }) =>
        mergeRequests.todo(at(10)),
    done: { kind: 'not-known', mr: { iid: 10 } },
    state: 'unknown',
    not: { kind: 'not-known', mr: { iid: 10 } },
  },
  'an approval': {
    api: 'v4',
    ask:
      () =>
      ({ mergeRequests }) =>
        mergeRequests.approve({ ...at(12), sha: '' }),
    done: { kind: 'approved', ...LOST },
    not: DOUBT,
  },
  'an approval that is taken back': {
    api: 'v4',
    async ask(room, user) {
      await doing(({ mergeRequests }) => mergeRequests.approve({ ...at(12), sha: '' }), room, user)
      return ({ mergeRequests }) => mergeRequests.unapprove(at(12))
    },
    done: { kind: 'taken-back', ...LOST },
    not: DOUBT,
  },
  'a rebase': {
    api: 'v4',
    // Git takes its time.
    speed: 10,
    async ask() {
      const work = await forge.clone('acme/web', 'ann', ['--branch', 'main'])
      await work.commit('main moves on', { 'else.txt': `${Date.now()}\n` })
      await work.git('push', '--quiet', 'origin', 'main')
      return ({ mergeRequests }) => mergeRequests.rebase(at(12))
    },
    done: { kind: 'rebased', ...LOST },
    not: DOUBT,
  },
  'the end of a draft': {
    api: 'v4',
    ask:
      () =>
      ({ mergeRequests }) =>
        mergeRequests.markReady(at(8)),
    done: { kind: 'ready', ...LOST },
    not: DOUBT,
  },
  'a comment': {
    api: 'v4',
    ask:
      () =>
      ({ mergeRequests }) =>
        mergeRequests.comment({ ...at(12), text: 'Looks good' }),
    done: { kind: 'commented', ...LOST },
    not: DOUBT,
  },
  'reviewers and assignees': {
    api: 'v4',
    ask:
      () =>
      ({ mergeRequests }) =>
        mergeRequests.edit({ ...at(12), reviewer: '+bob', assignee: '+bob' }),
    done: { kind: 'edited', taken: ['assignee', 'reviewer'], missing: [], ...LOST },
    not: DOUBT,
  },
  'a new milestone': {
    ask:
      () =>
      ({ milestones }) =>
        milestones.create({ ...WEB, title: 'Sprint 99' }),
    done: { kind: 'created', view: { milestone: { title: 'Sprint 99' } }, ...LOST },
    not: { ...DOUBT, what: 'Sprint 99' },
  },
  'an edited milestone': {
    ask:
      () =>
      ({ milestones }) =>
        milestones.edit({ ...WEB, milestone: '2.3 Checkout', title: 'Pay', due: '2027-01-15' }),
    done: { kind: 'edited', fields: ['title', 'due'], differs: [], ...LOST },
    not: { ...DOUBT, what: '%2 2.3 Checkout' },
  },
  'a closed milestone': {
    ask:
      () =>
      ({ milestones }) =>
        milestones.close({ ...WEB, milestone: 2 }),
    done: { kind: 'closed', already: false, ...LOST },
    not: DOUBT,
  },
  'a deploy key': {
    ask() {
      const read = readPublicKey(newDeployKey())
      if (!read.ok) throw new Error(read.fault)
      return ({ deployKeys }) => deployKeys.add({ ...WEB, title: 'CI runner', key: read.key })
    },
    done: { kind: 'added', key: { title: 'CI runner' }, ...LOST },
    not: DOUBT,
  },
  'an enabled key': {
    ask:
      () =>
      ({ deployKeys }) =>
        deployKeys.enable({ ...WEB, key: '603' }),
    done: { kind: 'enabled', already: false, key: { id: 603 }, ...LOST },
    not: { ...DOUBT, what: 'Deploy key 603' },
  },
  'a disabled key': {
    ask:
      () =>
      ({ deployKeys }) =>
        deployKeys.disable({ ...WEB, key: 'Staging' }),
    done: { kind: 'disabled', key: { id: 601 }, ...LOST },
    not: DOUBT,
  },
  'a deleted key': {
    ask:
      () =>
      ({ deployKeys }) =>
        deployKeys.delete({ ...WEB, key: '601' }),
    done: { kind: 'deleted', key: { id: 601 }, ...LOST },
    not: DOUBT,
  },
  'an integration': {
    ask:
      () =>
      ({ integrations }) =>
        integrations.set({ ...WEB, name: 'emails-on-push', values: { recipients: 'team@acme.example' } }),
    done: { kind: 'set', differs: [], ...LOST },
    not: DOUBT,
  },
  'an integration with a secret that was given out': {
    async ask({ store }, user) {
      const change = { ...WEB, name: 'slack', values: { channel: '#ops' } } as const
      const secrets = { webhook: 'https://hooks.example.com/services/canary' }
      const held = await store.pendingIntegrationChanges.hold('T1', user, { ...change, secrets })
      return ({ integrations }) => integrations.confirm(held)
    },
    done: { kind: 'set', differs: [], ...LOST },
    not: DOUBT,
  },
  'the end of an integration': {
    ask:
      () =>
      ({ integrations }) =>
        integrations.remove({ ...WEB, kind: 'external-wiki' }),
    done: { kind: 'over' },
    not: DOUBT,
  },
}

describe.each(Object.entries(changes))('%s that was left by a process that stopped', (_, left) => {
  const user = left.as ?? 'ann'
  const open = () =>
    openRoom(forge.forge.url, {
      connected: { [user]: `sandbox-${user}` },
      speed: left.speed ?? 2_000,
      api: left.api ?? 'v3',
    })
  const writes = () => forge.forge.ledger().filter(({ method }) => method !== 'GET').length

  /** What a new process, with nothing but the record, tells of it. */
  async function finish(act: Act, before: unknown) {
    const sent = writes()
    const operation = recordedOperation({ resumedFrom: before })
    const outcome = await act(await (await open()).contextOf(user, 'C1', operation))
    expect(writes()).toBe(sent)
    return { outcome, state: operation.steps.at(-1) }
  }

  test('right after the call is found at the forge, and not sent again', async () => {
    const room = await open()
    const act = await left.ask(room, user)
    const sent = writes()
    const operation = recordedOperation()
    await act(await room.contextOf(user, 'C1', operation))
    expect(writes()).toBe(sent + 1)
    expect(await finish(act, operation.before[0])).toMatchObject({
      outcome: left.done,
      state: left.state ?? 'done',
    })
  })

  test('right before the call is told as not certain, and not sent', async () => {
    const room = await open()
    const act = await left.ask(room, user)
    const sent = writes()
    const operation = recordedOperation({ stops: true })
    await expect(act(await room.contextOf(user, 'C1', operation))).rejects.toThrow('stopped')
    expect(writes()).toBe(sent)
    expect(await finish(act, operation.before[0])).toMatchObject({ outcome: left.not, state: 'unknown' })
  })
})
