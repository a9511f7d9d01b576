import { millisecondsInDay } from 'date-fns/constants'
import { type DigestKind, STALE_DAYS } from '../../model/digest.ts'
import type { Role } from '../../model/directory.ts'
import { cronOf, printSchedule, type Schedule } from '../../model/schedule.ts'
import type { Digest, DigestSettings, WhenEmpty } from '../../store/tables/digests.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, isFailure } from '../failure.ts'
import { list as listMilestones } from '../milestone/list.ts'
import { findTeam } from '../mr/queue.ts'
import { listRecent } from '../mr/recent.ts'
import type { NoPerson } from '../users.ts'
import { list, mayChange, type ShownDigest, show } from './list.ts'

export { EMPTY } from '../../store/tables/digests.ts'

/** Most digests per channel: all of them fit into one message. */
export const MAX_DIGESTS = 10

/** A requested digest; for an existing digest, omitted fields keep their value. */
export interface EnableDigestInput {
  readonly kind: DigestKind
  readonly project: number
  /** The digest to change; without it, the one of the same project, schedule and team. */
  readonly id?: number
  readonly role: Role
  readonly schedule: Schedule
  /** The person’s own zone, used for a new digest without a named one. */
  readonly usualZone: string | null
  readonly zone?: string
  readonly holidays?: readonly string[]
  readonly empty?: WhenEmpty
  readonly staleDays?: number
  /** A user group as it is typed or mentioned; null for everybody’s merge requests. */
  readonly team?: string | null
}

export type EnableDigestOutcome =
  /** `changed`: it existed with other settings. `resumed`: it was paused. `already`: nothing is new. */
  | { readonly kind: 'on' | 'changed' | 'resumed' | 'already'; readonly shown: ShownDigest }
  | { readonly kind: 'too-many' | 'no-zone' }
  /** The digest to change was turned off. */
  | { readonly kind: 'digest-gone' }
  /** The digest runs for another person; only they, a manager or an admin may change it. */
  | { readonly kind: 'not-yours'; readonly shown: ShownDigest }
  /** The team is no group whose people are known. */
  | NoPerson
  | Failure

/** Compares a stored user group with one that is typed or mentioned: by its id in Slack, or by its name. */
export function isSameTeam(stored: string | null, named: string | null): boolean {
  if (stored === null || named === null) return stored === named
  return stored.split('|')[0] === named.split('|')[0] || stored.endsWith(`|${named}>`)
}

/** Turns a digest on, or changes the one with the same project, schedule and team. */
export async function enableDigest(
  context: ForgeContext,
  input: EnableDigestInput,
): Promise<EnableDigestOutcome> {
  const { caller, store } = context
  const { team, channel, user } = caller
  const { kind, project, id, zone, usualZone, holidays, empty, staleDays } = input
  // The caller must be able to read the digest’s contents.
  const unreadable = await readFailureOf(context, input)
  if (unreadable !== null) return unreadable
  const group = input.team ? await findTeam(context.forge.users, input.team) : null
  if (group && group.kind !== 'group') return group
  const schedule = printSchedule(input.schedule)
  const digests = await store.digests.list(team, channel)
  const ofKind = digests.filter((each) => each.kind === kind)
  const chosen = ofKind.find((each) => each.id === id)
  if (id !== undefined && !chosen) return { kind: 'digest-gone' }
  const kept = input.team === undefined ? (chosen?.userGroup ?? null) : null
  const userGroup = group ? `<!subteam^${group.id}|@${group.handle}>` : kept
  const same = ofKind.find(
    (each) => each.project === project && each.schedule === schedule && isSameTeam(each.userGroup, userGroup),
  )
  const existing = chosen ?? same
  if (same && existing && same.id !== existing.id)
    return { kind: 'already', shown: await show(context, same) }
  const days = zone ?? existing?.zone ?? usualZone
  if (days === null) return { kind: 'no-zone' }
  const settings: DigestSettings = {
    kind,
    project,
    schedule,
    cron: cronOf(input.schedule),
    zone: days,
    holidays: holidays?.toSorted() ?? existing?.holidays ?? [],
    empty: empty ?? existing?.empty ?? 'skip',
    staleDays: kind === 'mr' ? (staleDays ?? existing?.staleDays ?? STALE_DAYS) : null,
    userGroup,
  }
  if (existing) return change(context, existing, settings, input.role)
  if (digests.length >= MAX_DIGESTS) return { kind: 'too-many' }
  const added = await store.digests.add({ team, channel, user }, settings)
  return { kind: 'on', shown: await show(context, added) }
}

async function readFailureOf(
  context: ForgeContext,
  { kind, project }: EnableDigestInput,
): Promise<Failure | null> {
  const read =
    kind === 'mr'
      ? await listRecent(context, { project, page: 1 })
      : await listMilestones(context, { project, state: 'active' })
  return isFailure(read) ? read : null
}

async function change(
  context: ForgeContext,
  existing: Digest,
  settings: DigestSettings,
  role: Role,
): Promise<EnableDigestOutcome> {
  const { digests } = context.store
  const { project, schedule, zone, empty, holidays, staleDays, userGroup } = settings
  const isSame =
    existing.project === project &&
    existing.schedule === schedule &&
    existing.zone === zone &&
    existing.empty === empty &&
    existing.staleDays === staleDays &&
    existing.userGroup === userGroup &&
    existing.holidays.join() === holidays.join()
  const rests = existing.paused !== null || existing.settledUntil > context.now()
  if (isSame && !rests) return { kind: 'already', shown: await show(context, existing) }
  if (existing.paused === null && !mayChange(existing, role, context))
    return { kind: 'not-yours', shown: await show(context, existing) }
  await digests.renew(existing, context.caller.user, settings)
  const changed = (await digests.find(existing)) ?? existing
  return { kind: rests ? 'resumed' : 'changed', shown: await show(context, changed) }
}

export type DisableDigestOutcome =
  /** A snoozed one comes again after some days. */
  | { readonly kind: 'off' | 'snoozed'; readonly shown: ShownDigest }
  | { readonly kind: 'none' }
  /** There are several, or none with this number. */
  | { readonly kind: 'which'; readonly requested: number | null; readonly there: readonly ShownDigest[] }
  /** Only its owner, a manager of the channel or an admin may turn it off. */
  | { readonly kind: 'not-yours'; readonly shown: ShownDigest }

/** Turns off a digest of the channel, for some `days` or for good; without an id, the only one of its kind. */
export async function disableDigest(
  context: ForgeContext,
  {
    kind,
    id,
    role,
    days = null,
  }: {
    readonly kind: DigestKind
    readonly id: number | null
    readonly role: Role
    readonly days?: number | null
  },
): Promise<DisableDigestOutcome> {
  const there = await list(context, kind)
  const [only] = there
  if (!only) return { kind: 'none' }
  const match =
    id === null ? (there.length === 1 ? only : undefined) : there.find(({ digest }) => digest.id === id)
  if (!match) return { kind: 'which', requested: id, there }
  if (!mayChange(match.digest, role, context)) return { kind: 'not-yours', shown: match }
  if (days !== null) {
    await context.store.digests.snooze(match.digest, context.now() + days * millisecondsInDay)
    const snoozed = await context.store.digests.find(match.digest)
    return snoozed ? { kind: 'snoozed', shown: await show(context, snoozed) } : { kind: 'none' }
  }
  const isRemoved = await context.store.digests.remove(match.digest)
  return isRemoved ? { kind: 'off', shown: match } : { kind: 'none' }
}
