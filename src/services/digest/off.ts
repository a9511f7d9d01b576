import { millisecondsInDay } from 'date-fns/constants'
import type { DigestKind } from '../../model/digest.ts'
import type { Role } from '../../model/directory.ts'
import type { ForgeContext } from '../context.ts'
import { list, mayChange, type ShownDigest, show } from './list.ts'

export type DisableDigestOutcome =
  | { readonly kind: 'off'; readonly shown: ShownDigest }
  /** It comes again after some days. */
  | { readonly kind: 'snoozed'; readonly shown: ShownDigest }
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
