import { onTestFinished } from 'vitest'
import { createPoller } from '../../../src/jobs/sync/poller.ts'
import type { MergeRequest } from '../../../src/model/merge-request.ts'
import { Commit } from '../../../src/model/version.ts'
import { createCards } from '../../../src/notifications/cards/cards.ts'
import { createAccounts } from '../../../src/services/accounts.ts'
import type { ForgeContext } from '../../../src/services/context.ts'
import type { Failure } from '../../../src/services/failure.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { openStore, type Store } from '../../../src/store/store.ts'
import type { AutoMerge } from '../../../src/store/tables/auto-merges.ts'
import { mergeRequestCard } from '../../../src/views/mr/card.ts'
import type { Outbox, PostResult } from '../../../src/views/post.ts'
import type { Card } from '../../../src/views/reply.ts'
import { allowing } from '../../notifications/digests/judges.ts'
import { IN_MEMORY } from '../../support/memory-store.ts'
import { noQueues } from '../../support/no-queues.ts'
import { aMergeRequest, HEAD, recordedServices } from '../../support/recorded-services.ts'
import { tokensOnly } from '../../support/tokens-only.ts'
import type { RecordedRoom, UseCases } from '../../support/use-cases.ts'

export const OTHER = '9f8e7d6c'.repeat(5)
export const DAY = 86_400_000

/** Slack, as far as these rooms use it: what was done there in words, oldest first, and how it answers. */
export interface RecordedOutbox extends Outbox {
  happened: string[]
  answers: {
    post: PostResult
    whisper: boolean
    update: (channel: string, ts: string) => Promise<Edit> | Edit
  }
}

type Edit = Awaited<ReturnType<Outbox['update']>>

export function recordedOutbox(): RecordedOutbox {
  /** What was posted under a key is not posted again. */
  const byKey = new Map<string, PostResult>()
  const outbox: RecordedOutbox = {
    happened: [],
    answers: { post: { kind: 'posted', ts: '9.9' }, whisper: true, update: () => 'updated' },
    async post({ channel }, { text }, { key, thread } = {}) {
      const name = `${channel} ${key}`
      const known = byKey.get(name)
      if (key && known) return known
      outbox.happened.push(thread ? `thread ${channel} ${thread}: ${text}` : `post ${channel}: ${text}`)
      if (key && outbox.answers.post.kind === 'posted') byKey.set(name, outbox.answers.post)
      return outbox.answers.post
    },
    async update({ channel, ts }, { text, blocks }) {
      outbox.happened.push(`edit ${channel} ${ts}: ${text} ${JSON.stringify(blocks.at(-1))}`)
      return outbox.answers.update(channel, ts)
    },
    async remove({ channel, ts }) {
      outbox.happened.push(`remove ${channel} ${ts}`)
      return true
    },
    async updateDirect({ user, ts }, { text }) {
      outbox.happened.push(`edit ${user} ${ts}: ${text}`)
      return outbox.answers.update(user, ts)
    },
    async whisper({ channel, user }, { text }) {
      outbox.happened.push(`whisper ${channel} ${user}: ${text}`)
      return outbox.answers.whisper
    },
    async direct({ user }, { text }) {
      outbox.happened.push(`direct ${user}: ${text}`)
      return outbox.answers.post
    },
  }
  return outbox
}

export async function memoryStore(now: () => number = Date.now): Promise<Store> {
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing(), now })
  onTestFinished(() => store.close())
  return store
}

/** The card of `acme/web!12` as an answer to a press; override the fields that a test is about. */
export function aCard(fields: Record<string, unknown> = {}): Card {
  const view = { mr: aMergeRequest(fields), commits: null, files: null }
  return mergeRequestCard(view, { now: new Date('2026-11-20T12:00:00Z'), note: { words: 'It is news.' } })
}

export const aWatch: AutoMerge = {
  team: 'T1',
  channel: 'C1',
  user: 'UANN',
  project: 42,
  iid: 12,
  sha: HEAD,
  since: Date.UTC(2026, 10, 20),
}

export interface Scene {
  readonly store: Store
  readonly outbox: RecordedOutbox
  readonly job: ReturnType<typeof createPoller>
  /** What the forge shows and how the services answer; a test changes it while it goes. */
  readonly forge: {
    mr: MergeRequest
    commits: { id: string; title: string }[]
    access: ForgeContext['forge']['access']
    /** What stands in the way of an account of the chat; null when nothing does. */
    as: (user: string) => Failure | null
    recent: UseCases['mergeRequests']['recent']
    glance: UseCases['mergeRequests']['glance']
    view: UseCases['mergeRequests']['view']
  }
  /** ms UTC. */
  clock: { now: number }
  readonly failures: unknown[]
  /** A copy of the card of `acme/web!12` in a channel. */
  copy(channel: string, ts: string): Promise<void>
}

/** One merge that waits, over the real store and the real cards, with a forge and a Slack that a test directs. */
export async function openScene({ watches = [aWatch], fastest = 0 } = {}): Promise<Scene> {
  const clock = { now: aWatch.since + 60_000 }
  const store = await memoryStore(() => clock.now)
  for (const watch of watches) await store.autoMerges.add(watch)
  await store.projects.learnPath('T1', 42, 'acme/web')
  const outbox = recordedOutbox()
  const { room } = recordedServices()
  const forge: Scene['forge'] = {
    mr: waiting(),
    commits: [{ id: HEAD, title: 'Choose the dates' }],
    access: 'own',
    as: () => null,
    recent: async () => ({ kind: 'recent', items: [forge.mr], nextPage: null, total: null }),
    glance: async () => ({ kind: 'summaries', items: [forge.mr] }),
    view: async () => ({
      kind: 'view',
      view: { mr: forge.mr, commits: forge.commits.map((fields) => Commit.parse(fields)), files: [] },
    }),
  }
  const failures: unknown[] = []
  const everybody: RecordedRoom = {
    async contextOf(actor) {
      const services = await room.contextOf(actor)
      const { glance, view } = forge
      const recent: UseCases['mergeRequests']['recent'] = async (...asked) =>
        forge.as(actor.user) ?? forge.recent(...asked)
      const access = actor.user === '' && forge.access === 'own' ? 'none' : forge.access
      const linkedAt = (await store.accounts.find(actor.team, actor.user))?.linkedAt ?? null
      const accounts = createAccounts(store, actor, tokensOnly(linkedAt))
      return {
        ...services,
        forge: { ...services.forge, access },
        workspace: { ...services.workspace, accounts },
        mergeRequests: { ...services.mergeRequests, recent, glance, view },
      }
    },
  }
  const judge = allowing(store, everybody)
  const job = createPoller({
    store,
    services: everybody,
    authorizeBackground: judge,
    cards: createCards(store, outbox, { authorizeBackground: judge, now: () => clock.now }),
    queues: noQueues,
    outbox,
    pace: { fastest, slowest: fastest },
    failed: (error) => failures.push(error),
    now: () => clock.now,
  })
  return {
    store,
    outbox,
    job,
    forge,
    clock,
    failures,
    copy: (channel, ts) =>
      store.cards.remember({
        team: 'T1',
        channel,
        ts,
        project: 42,
        iid: 12,
        sha: HEAD,
        finished: false,
        requestedBy: 'UANN',
      }),
  }
}

export function waiting(fields: Record<string, unknown> = {}): MergeRequest {
  return aMergeRequest({ merge_when_build_succeeds: true, ...fields })
}

export function merged(): MergeRequest {
  return aMergeRequest({ state: 'merged', merge_commit_sha: OTHER })
}
