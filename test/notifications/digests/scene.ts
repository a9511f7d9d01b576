import { onTestFinished } from 'vitest'
import type { Attempt, NewWork, WorkHandler, WorkInput } from '../../../src/durable/durable.ts'
import type { DigestMemory } from '../../../src/model/digest.ts'
import { createDigestWork } from '../../../src/notifications/digests/due.ts'
import type {
  AuthorizeBackground,
  BackgroundVerdict,
} from '../../../src/services/access/background-access.ts'
import type { Services } from '../../../src/services/services.ts'
import type { StoreImage } from '../../../src/store/engine.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { openStore, type Store, type StorePlace } from '../../../src/store/store.ts'
import type { Digest, DigestSettings } from '../../../src/store/tables/digests.ts'
import type { Content, Outbox, PostResult } from '../../../src/views/post.ts'
import { aMergeRequest, aMilestone, recordedServices } from '../../support/recorded-services.ts'
import type { UseCases } from '../../support/use-cases.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** A Friday. */
export const FRIDAY = Date.UTC(2026, 10, 20)
/** Mondays at nine in Berlin, which is eight in UTC. */
export const MONDAY_8 = Date.UTC(2026, 10, 23, 8)

export const weekly: DigestSettings = {
  kind: 'milestone',
  project: 42,
  schedule: 'mon 9:00',
  cron: ['0 9 * * 1'],
  zone: 'Europe/Berlin',
  holidays: [],
  empty: 'skip',
  staleDays: null,
  userGroup: null,
}
export const daily: DigestSettings = { ...weekly, schedule: 'daily 9:00', cron: ['0 9 * * *'] }

/** Of merge requests, every day. */
export const reminder: DigestSettings = { ...daily, kind: 'mr', staleDays: 7 }

/** What stands in a channel, or in somebody’s direct messages. */
export interface Stands extends Content {
  readonly to: string
  readonly key: string
  /** ms UTC */
  readonly at: number
}

/** Slack behind an outbox that keeps its promises; a test says how Slack is. */
export interface Slack {
  mood: 'takes' | 'is-down' | 'has-no-such-channel' | 'refuses' | 'loses-the-answer'
  /** Without the history scope nobody may look what is there already. */
  mayLook?: boolean
  readonly stands: Stands[]
}

type DigestAnswer = Awaited<ReturnType<UseCases['milestones']['digest']>>

/** What the forge answers; null for a digest. */
export interface Forge {
  trouble: DigestAnswer | null
  isEmpty: boolean
  access: 'own' | 'none'
  /** How often it was read. */
  reads: number
  /** What the reads were given of the digest before. */
  readonly given: (DigestMemory | null)[]
  /** Before it answers. */
  before: () => Promise<void>
}

export interface DigestScene {
  readonly store: Store
  readonly slack: Slack
  readonly forge: Forge
  readonly clock: { now: number }
  /** What the chat and the rules of the channel say of the owner. */
  readonly office: { verdict: Exclude<BackgroundVerdict, { kind: 'allowed' }> | null }
  readonly failures: unknown[]
  turnOn(settings?: DigestSettings, user?: string): Promise<Digest>
  /** Every replica looks at what is due, and does what follows, all at once. */
  look(): Promise<void>
  /** Looks at once, and then again and again while the clock goes on by so much, until a time. */
  goOn(until: number, stepMs?: number): Promise<void>
  /** The texts in the channel. */
  said(): string[]
  /** The texts in the owner’s direct messages. */
  told(): string[]
}

/** The digests of one channel over a real store, with a forge, a Slack and a clock that a test directs. */
export async function openDigestScene(
  place: StorePlace | StoreImage,
  replicas = 1,
  startedAt = FRIDAY,
): Promise<DigestScene> {
  const clock = { now: startedAt }
  const now = () => clock.now
  const keys = newKeyRing()
  const stores: Store[] = []
  // Replicas share a database; a file has one process.
  for (let count = 0; count < ('url' in place ? replicas : 1); count += 1) {
    const store = await openStore({ ...place, keys, now })
    onTestFinished(() => store.close())
    stores.push(store)
  }
  const [store] = stores
  if (!store) throw new Error('There is no store')
  const slack: Slack = { mood: 'takes', stands: [] }
  const outbox = outboxTo(slack, now)
  const forge = aForge()
  const office: DigestScene['office'] = { verdict: null }
  const failures: unknown[] = []
  const work = workAt(place)
  const looks = Array.from({ length: replicas }, (_, index) => {
    const { due, slot } = createDigestWork({
      store: stores[index] ?? store,
      outbox,
      authorizeBackground: judgeOf(forge, now, office),
      now,
      everyMs: 1_000,
      durable: { start: (_, newWork) => work.start(stores[index] ?? store, newWork) },
      failed: (error) => failures.push(error),
    })
    return async () => {
      await due.work(attempt)
      await work.runDue(now(), slot)
    }
  })
  const look = async () => {
    await Promise.all(looks.map((each) => each()))
  }
  const texts = (to: string) => slack.stands.filter((each) => each.to === to).map(({ text }) => text)
  return {
    store,
    slack,
    forge,
    clock,
    office,
    failures,
    look,
    turnOn: (settings = weekly, user = 'UANN') =>
      store.digests.add({ team: 'T1', channel: 'C1', user }, settings),
    async goOn(until, stepMs = HOUR / 2) {
      await look()
      while (clock.now < until) {
        clock.now = Math.min(until, clock.now + stepMs)
        await look()
      }
    },
    said: () => texts('C1'),
    told: () => texts('UANN'),
  }
}

/** The work of a store file, which outlives its processes. */
const workOf = new Map<string, ReturnType<typeof createWork>>()

function workAt(place: StorePlace | StoreImage) {
  const known = 'file' in place ? workOf.get(place.file) : undefined
  const work = known ?? createWork()
  if ('file' in place) workOf.set(place.file, work)
  work.restart()
  return work
}

/** Durable work by the clock of a scene. Every replica makes each attempt, as if it had taken it over. */
function createWork() {
  const keys = new Set<string>()
  const items = new Map<string, { readonly input: WorkInput; putOffAt: number; dueAt: number }>()
  return {
    /** A new process makes what was put off due at once. */
    restart() {
      for (const item of items.values()) item.dueAt = 0
    },
    async start({ database }: Store, { key, input = {}, write }: NewWork): Promise<boolean> {
      if (keys.has(key)) return false
      keys.add(key)
      try {
        if (write) await database.transaction().execute(write)
      } catch (error) {
        keys.delete(key)
        throw error
      }
      items.set(key, { input, putOffAt: 0, dueAt: 0 })
      return true
    },
    async runDue(now: number, handler: WorkHandler): Promise<void> {
      // A sleep takes its time whichever way the clock is moved.
      const due = [...items].filter(([, { putOffAt, dueAt }]) => dueAt <= now || putOffAt > now)
      const runs = due.map(async ([key, item]) => {
        const result = await handler(item.input, attempt)
        if (!result || !('sleepMs' in result)) return void items.delete(key)
        item.putOffAt = now
        item.dueAt = now + result.sleepMs
      })
      await Promise.all(runs)
    },
  }
}

/** The only one there is: nothing else works on the slot. */
export const attempt: Attempt = {
  key: 'k',
  number: 1,
  closing: new AbortController().signal,
  fenced: () => Promise.reject(new Error('It is not asked for here.')),
  once: (_, { first }) => first(),
  retract: async () => {},
  isCurrent: async () => true,
  hasLeftPartition: false,
  leavePartition: async () => {},
}

export function aForge(): Forge {
  return { trouble: null, isEmpty: false, access: 'own', reads: 0, given: [], before: async () => {} }
}

/** A room whose every person reads the same digest. */
function roomOf(forge: Forge, now: () => number): Pick<Services, 'contextOf'> {
  return {
    async contextOf() {
      const services = await recordedServices().room.contextOf({
        team: 'T1',
        user: 'UANN',
        userName: '',
        channel: 'C1',
      })
      const digest: UseCases['milestones']['digest'] = async ({ project, zone, holidays, last }) => {
        forge.reads += 1
        forge.given.push(last)
        await forge.before()
        const at = new Date(now())
        if (forge.trouble) return forge.trouble
        return {
          kind: 'digest',
          memory: { at: now(), milestones: {} },
          view: {
            project,
            projectName: 'acme/web',
            zone,
            holidays,
            at,
            today: '2026-11-20',
            milestones: [],
            complete: true,
            searched: { count: 0, complete: true },
            gone: [],
            unread: forge.isEmpty ? [] : [aMilestone({ title: `Read ${forge.reads}` })],
            last: null,
          },
        }
      }
      const requests: UseCases['mergeRequests']['digest'] = async ({ project, zone, staleDays }) => {
        forge.reads += 1
        if (forge.trouble && forge.trouble.kind !== 'digest') return forge.trouble
        return {
          kind: 'requests',
          project,
          projectName: 'acme/web',
          zone,
          staleDays,
          team: null,
          unlooked: [],
          at: new Date(now()),
          today: '2026-11-20',
          searched: { count: 0, complete: true },
          groups: { ready: forge.isEmpty ? [] : [aMergeRequest()], review: [], stale: [] },
        }
      }
      return {
        ...services,
        forge: { ...services.forge, access: forge.access },
        milestones: { ...services.milestones, digest },
        mergeRequests: { ...services.mergeRequests, digest: requests },
      }
    },
  }
}

/** Posts each key once, waits while Slack is down, drops what comes too late, and looks where it may be there. */
export function outboxTo(slack: Slack, now: () => number): Outbox {
  const settled = new Map<string, PostResult>()
  const waiting = new Map<string, number>()
  const post = async (
    to: string,
    content: Content,
    {
      key = '',
      expiresAt = Number.POSITIVE_INFINITY,
      mayBePosted = false,
    }: Parameters<Outbox['post']>[2] = {},
  ): Promise<PostResult> => {
    const name = `${to} ${key}`
    const known = settled.get(name)
    if (known) return known
    const settle = (posted: PostResult) => {
      settled.set(name, posted)
      return posted
    }
    const found = slack.stands.find((each) => each.to === to && each.key === key)
    if (mayBePosted && slack.mayLook === false) return settle({ kind: 'unconfirmed' })
    if (mayBePosted && found) return settle({ kind: 'posted', ts: String(found.at) })
    if (now() > Math.min(expiresAt, waiting.get(name) ?? expiresAt))
      return settle({ kind: 'refused', reason: 'too-late' })
    switch (slack.mood) {
      case 'is-down':
        waiting.set(name, expiresAt)
        return { kind: 'waiting', outcome: Promise.resolve({ kind: 'unconfirmed' }) }
      case 'has-no-such-channel':
        if (to.startsWith('C')) return { kind: 'not-there', reason: 'channel_not_found' }
        break
      case 'refuses':
        if (to.startsWith('C'))
          return settle({ kind: 'refused', reason: 'restricted_action', permanent: true })
        break
      case 'takes':
      case 'loses-the-answer':
        break
    }
    slack.stands.push({ ...content, to, key, at: now() })
    return settle(
      slack.mood === 'loses-the-answer' && to.startsWith('C')
        ? { kind: 'unconfirmed' }
        : { kind: 'posted', ts: String(now()) },
    )
  }
  return {
    post: ({ channel }, content, posting) => post(channel, content, posting),
    direct: ({ user }, content, posting) => post(user, content, posting),
    update: async () => 'updated',
    remove: async () => true,
    updateDirect: async () => 'updated',
    whisper: async () => true,
  }
}

/** What the chat says of the owner, where it says something; else whether they are connected. */
export function judgeOf(
  forge: Forge,
  now: () => number,
  office?: DigestScene['office'],
): AuthorizeBackground {
  return async ({ team, channel, user }) => {
    if (office?.verdict) return office.verdict
    const context = await roomOf(forge, now).contextOf({ team, channel, user, userName: '' })
    return context.forge.access === 'own'
      ? { kind: 'allowed', context }
      : { kind: 'denied', why: 'not-connected' }
  }
}
