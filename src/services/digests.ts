import type { Role } from '../model/directory.ts'
import { cronOf, printSchedule, type Schedule } from '../model/schedule.ts'
import type { Store } from '../store/store.ts'
import type { Digest, DigestSettings, WhenEmpty } from '../store/tables/digests.ts'
import type { Actor } from './access/credentials.ts'
import { readBaseline } from './digest/baseline.ts'
import { slotsAfter } from './digest/slots.ts'
import type { Failure } from './failure.ts'
import type { Digested, Milestones } from './milestones.ts'
import type { Projects } from './projects.ts'

export type { Digest, WhenEmpty } from '../store/tables/digests.ts'
export { EMPTY } from '../store/tables/digests.ts'
export { readBaseline } from './digest/baseline.ts'
export { cronProblem, slotsAfter, slotsBetween } from './digest/slots.ts'

/** So many times to come are shown of a digest. */
const NEXT = 3
/** A double press is one, in ms. */
const MOMENT_MS = 10_000
/** So many digests a channel has at most: all of them fit into one message. */
export const MOST_DIGESTS = 10

/** A digest of a channel, and the next times that it comes. */
export interface ShownDigest {
  readonly digest: Digest
  /** `acme/web` */
  readonly projectName: string
  readonly next: readonly Date[]
}

/** A digest as somebody asks for it; what is left out stays as it is where the digest is there. */
export interface DigestWish {
  readonly project: number
  readonly schedule: Schedule
  /** The person’s own, where none is named and the digest is new. */
  readonly usualZone: string | null
  readonly zone?: string
  /** Days (`YYYY-MM-DD`). */
  readonly holidays?: readonly string[]
  readonly empty?: WhenEmpty
}

export type DigestTurnedOn =
  /** `changed`: it was there with other settings. `resumed`: it was paused. `already`: nothing is new. */
  | { readonly kind: 'on' | 'changed' | 'resumed' | 'already'; readonly shown: ShownDigest }
  | { readonly kind: 'too-many' | 'no-zone' }
  /** It runs for somebody else, and only they, a steward or an admin may change it. */
  | { readonly kind: 'not-yours'; readonly shown: ShownDigest }
  | Failure

export type DigestTurnedOff =
  | { readonly kind: 'off'; readonly shown: ShownDigest }
  | { readonly kind: 'none' }
  /** There are several, or none of this number. */
  | { readonly kind: 'which'; readonly asked: number | null; readonly there: readonly ShownDigest[] }
  /** Only its owner, a steward of the channel or an admin may. */
  | { readonly kind: 'not-yours'; readonly shown: ShownDigest }

/** What a digest of a project says now, and the one of this channel that says the same by itself. */
export type DigestLook = (Digested & { readonly shown: ShownDigest | null }) | Failure

/** The milestone digests of the channel in which somebody asks. */
export interface Digests {
  on(wish: DigestWish, role: Role): Promise<DigestTurnedOn>
  off(id: number | null, role: Role): Promise<DigestTurnedOff>
  /** Oldest first. */
  list(): Promise<readonly ShownDigest[]>
  /**
   * Reads with what this person may read with. `id`: of several digests of the project the one that is meant, else
   * the first one; `zone`: for days, where the channel has none.
   */
  look(project: number, zone: string, id: number | null): Promise<DigestLook>
  /** The same, to be posted for all; `again` when somebody has had it posted a moment ago. */
  now(project: number, zone: string): Promise<DigestLook | { readonly kind: 'again' }>
}

export function createDigests(
  store: Pick<Store, 'digests' | 'digestSlots' | 'idempotencyKeys'>,
  { team, channel, user }: Actor,
  ground: { readonly milestones: Milestones; readonly projects: Projects; readonly now: () => number },
): Digests {
  const { milestones, projects, now } = ground

  async function shown(digest: Digest): Promise<ShownDigest> {
    const next = digest.paused ? [] : slotsAfter(digest, Math.max(now(), digest.settledUntil), NEXT)
    return {
      digest,
      projectName: await projects.title(digest.project),
      next: next.map((slot) => new Date(slot)),
    }
  }

  function mayChange({ owner }: Digest, role: Role): boolean {
    return owner === user || role === 'steward' || role === 'admin'
  }

  async function turnOn(wish: DigestWish, role: Role): Promise<DigestTurnedOn> {
    const { project, zone, usualZone, holidays, empty } = wish
    const schedule = printSchedule(wish.schedule)
    const there = await store.digests.list(team, channel)
    const known = there.find((each) => each.project === project && each.schedule === schedule)
    const meant = zone ?? known?.zone ?? usualZone
    if (meant === null) return { kind: 'no-zone' }
    const settings: DigestSettings = {
      ...{ project, schedule, cron: cronOf(wish.schedule), zone: meant },
      holidays: holidays?.toSorted() ?? known?.holidays ?? [],
      empty: empty ?? known?.empty ?? 'skip',
    }
    if (known) return renew(known, settings, role)
    if (there.length >= MOST_DIGESTS) return { kind: 'too-many' }
    return { kind: 'on', shown: await shown(await store.digests.add({ team, channel, user }, settings)) }
  }

  async function renew(known: Digest, settings: DigestSettings, role: Role): Promise<DigestTurnedOn> {
    const { zone, empty, holidays } = settings
    const isSame = known.zone === zone && known.empty === empty && known.holidays.join() === holidays.join()
    if (isSame && known.paused === null) return { kind: 'already', shown: await shown(known) }
    if (known.paused === null && !mayChange(known, role))
      return { kind: 'not-yours', shown: await shown(known) }
    await store.digests.renew(known, user, settings)
    const renewed = (await store.digests.find(known)) ?? known
    return { kind: known.paused ? 'resumed' : 'changed', shown: await shown(renewed) }
  }

  async function list(): Promise<readonly ShownDigest[]> {
    return Promise.all((await store.digests.list(team, channel)).map(shown))
  }

  async function look(project: number, zone: string, id: number | null): Promise<DigestLook> {
    const there = await store.digests.list(team, channel)
    const ofProject = there.filter((each) => each.project === project)
    const digest = ofProject.find((each) => each.id === id) ?? ofProject[0]
    const last = digest ? await store.digestSlots.lastBaseline(digest) : null
    const read = await milestones.digest({
      project,
      zone: digest?.zone ?? zone,
      holidays: digest?.holidays ?? [],
      // A look at it says what the channel is told.
      audience: 'others',
      last: readBaseline(last),
    })
    return read.kind === 'digest' ? { ...read, shown: digest ? await shown(digest) : null } : read
  }

  /** Whether nobody has had one posted within the last moment: of this part of time, and of the one before. */
  async function isFirstIn(project: number): Promise<boolean> {
    const part = Math.floor(now() / MOMENT_MS)
    const claim = (of: number) =>
      store.idempotencyKeys.claim(`digest now ${team} ${channel} ${project} ${of}`)
    return (await claim(part - 1)) && (await claim(part))
  }

  return {
    list,
    async on(wish, role) {
      // Who turns it on must be able to read what it tells.
      const readable = await milestones.list({ project: wish.project, state: 'active' })
      return readable.kind === 'list' ? turnOn(wish, role) : readable
    },
    async off(id, role) {
      const there = await list()
      const [only] = there
      if (!only) return { kind: 'none' }
      const meant =
        id === null ? (there.length === 1 ? only : undefined) : there.find(({ digest }) => digest.id === id)
      if (!meant) return { kind: 'which', asked: id, there }
      if (!mayChange(meant.digest, role)) return { kind: 'not-yours', shown: meant }
      return (await store.digests.remove(meant.digest)) ? { kind: 'off', shown: meant } : { kind: 'none' }
    },
    look,
    async now(project, zone) {
      const read = await look(project, zone, null)
      return read.kind !== 'digest' || (await isFirstIn(project)) ? read : { kind: 'again' }
    },
  }
}
