import {
  type DigestKind,
  hasNoReminder,
  isTeamUnknown,
  type RequestDigest,
  STALE_DAYS,
} from '../../model/digest.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, isFailure } from '../failure.ts'
import { compose, type DigestResult, readBaseline } from '../milestone/digest.ts'
import { composeRequests } from '../mr/digest.ts'
import { type ShownDigest, show } from './list.ts'
import { isSameTeam } from './on.ts'

/** Time within which a second press counts as a double press, in ms. */
const DOUBLE_PRESS_MS = 10_000

/**
 * `id`: the digest, by default the project’s first; `team`: the first about this user group, or with null about
 * everybody; `zone`: for days, when the channel has no such digest.
 */
interface PreviewInput {
  readonly kind: DigestKind
  readonly project: number
  readonly zone: string
  readonly id?: number | null
  readonly team?: string | null
}

/** The current content of a project’s digest, and this channel’s own digest of it. */
export type DigestPreview = DigestContent | Failure
export type DigestContent = (DigestResult | RequestDigest) & { readonly shown: ShownDigest | null }

export async function preview(
  context: ForgeContext,
  { kind, project, zone, id = null, team }: PreviewInput,
): Promise<DigestPreview> {
  const { caller, store } = context
  const digests = await store.digests.list(caller.team, caller.channel)
  const ofProject = digests.filter((each) => each.kind === kind && each.project === project)
  const ofTeam = ofProject.filter((each) => team === undefined || isSameTeam(each.userGroup, team))
  const digest = ofTeam.find((each) => each.id === id) ?? ofTeam[0]
  const shown = digest ? await show(context, digest) : null
  const days = digest?.zone ?? zone
  if (kind === 'mr') {
    const staleDays = digest?.staleDays ?? STALE_DAYS
    const userGroup = team === undefined ? (digest?.userGroup ?? null) : team
    const read = await composeRequests(context, { project, zone: days, staleDays, userGroup })
    return read.kind === 'requests' ? { ...read, shown } : read
  }
  const last = digest ? await store.digestSlots.lastBaseline(digest) : null
  const read = await compose(context, {
    project,
    zone: days,
    holidays: digest?.holidays ?? [],
    // A preview shows what the channel will see.
    audience: 'others',
    last: readBaseline(last),
  })
  return read.kind === 'digest' ? { ...read, shown } : read
}

/** Composes the same for posting; `again` when one was posted a moment ago. */
export async function postNow(
  context: ForgeContext,
  input: Omit<PreviewInput, 'id'>,
): Promise<DigestPreview | { readonly kind: 'again' }> {
  const read = await preview(context, input)
  if (isFailure(read)) return read
  if (read.kind === 'requests' && (hasNoReminder(read) || isTeamUnknown(read))) return read
  return (await isFirst(context, input)) ? read : { kind: 'again' }
}

/** True when no digest was posted in this time slot or the one before. */
async function isFirst(
  { caller, store, now }: ForgeContext,
  { kind, project, team: of = '' }: Omit<PreviewInput, 'id'>,
): Promise<boolean> {
  const { team, channel } = caller
  const part = Math.floor(now() / DOUBLE_PRESS_MS)
  const claim = (nth: number) =>
    store.idempotencyKeys.claim(`digest now ${kind} ${team} ${channel} ${project} ${of} ${nth}`)
  return (await claim(part - 1)) && (await claim(part))
}
