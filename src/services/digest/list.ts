import type { DigestKind } from '../../model/digest.ts'
import type { Role } from '../../model/directory.ts'
import type { Digest } from '../../store/tables/digests.ts'
import type { ForgeContext } from '../context.ts'
import { slotsAfter } from './slots.ts'

export type { Digest } from '../../store/tables/digests.ts'

/** The number of upcoming times shown for a digest. */
const NEXT = 3

export interface ShownDigest {
  readonly digest: Digest
  /** `acme/web` */
  readonly projectName: string
  readonly next: readonly Date[]
}

/** Lists the channel’s digests, oldest first; only those of one kind, if it is given. */
export async function list(context: ForgeContext, kind?: DigestKind): Promise<readonly ShownDigest[]> {
  const { team, channel } = context.caller
  const digests = await context.store.digests.list(team, channel)
  return Promise.all(
    digests
      .filter((digest) => kind === undefined || digest.kind === kind)
      .map((digest) => show(context, digest)),
  )
}

export async function show(
  { workspace: { projects }, now }: ForgeContext,
  digest: Digest,
): Promise<ShownDigest> {
  const next = digest.paused ? [] : slotsAfter(digest, Math.max(now(), digest.settledUntil), NEXT)
  return {
    digest,
    projectName: await projects.title(digest.project),
    next: next.map((slot) => new Date(slot)),
  }
}

/** True for its owner, managers of the channel and admins. */
export function mayChange({ owner }: Digest, role: Role, { caller }: ForgeContext): boolean {
  return owner === caller.user || role === 'manager' || role === 'admin'
}
