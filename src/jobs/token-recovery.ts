import { type ChannelWatch, type GroupWatch, sinceIidAfterPause } from '../model/channel-watch.ts'
import { SERVER } from '../model/server-name.ts'
import type { NotificationContext } from '../notifications/context.ts'
import { type BackgroundWork, DIGEST_WORK } from '../services/access/background-access.ts'
import { isFailure } from '../services/failure.ts'
import { listRecent } from '../services/mr/recent.ts'
import type { Digest } from '../store/tables/digests.ts'
import { DIGEST_NAMES } from '../views/digest/list.ts'
import { plain } from '../views/reply.ts'

/** Maximum interval between checks that the forge accepts a token again, in ms. */
const LOOK_EVERY_MS = 600_000

interface TokenRecoveryOptions extends NotificationContext {
  /** Called with the error of an item that could not be checked; the others continue. */
  readonly failed: (error: unknown) => void
}

/**
 * Resumes channel watches and digests that paused for a refused token, once the forge accepts it or another
 * one of the same person: checks every ten minutes, and after that person used or linked their account.
 */
export function createTokenRecovery(options: TokenRecoveryOptions) {
  const { store, authorizeBackground, outbox, now, failed } = options
  /** Time of the last check of each, ms UTC; a replica without an entry checks once more. */
  let checkedAt = new Map<string, number>()

  /** `group`: the one whose watch it is, which has no project. */
  async function isAccepted(unasked: BackgroundWork, group: string): Promise<boolean> {
    const verdict = await authorizeBackground(unasked)
    if (verdict.kind !== 'allowed') return false
    const { context } = verdict
    const { project } = unasked
    if (project === null) return !isFailure(await context.workspace.watches.groups.read(group))
    return !isFailure(await listRecent(context, { project, page: 1 }))
  }

  /** True when it can resume; calls the forge only when something may have changed. */
  async function recovers(
    key: string,
    unasked: BackgroundWork,
    pausedAt: number,
    group = '',
  ): Promise<boolean> {
    const account = await store.accounts.find(unasked.team, unasked.user)
    if (!account) return false
    const name = `${unasked.team} ${key}`
    const before = checkedAt.get(name) ?? pausedAt
    const isUsed = Math.max(account.linkedAt, account.lastUsedAt ?? 0) > before
    // A clock that was set back does not lengthen the wait.
    if (!isUsed && Math.abs(now() - before) < LOOK_EVERY_MS) return false
    checkedAt.set(name, now())
    return isAccepted(unasked, group)
  }

  async function notifyOwner(
    { team, channel, user }: BackgroundWork,
    what: string,
    key: string,
  ): Promise<void> {
    const text = `${SERVER} accepts your sign-in again, so I go on ${what} in <#${channel}>.`
    await outbox.direct({ team, user }, { text, blocks: plain(text) }, { key })
  }

  async function recoverWatch(watch: ChannelWatch, pausedAt: number): Promise<void> {
    const { channel, project } = watch
    const key = `watch-resumed:${channel}:${project}:${pausedAt}`
    if (!(await recovers(key, { kind: 'watch', ...watch }, pausedAt))) return
    if (await store.channelWatches.resume(watch, sinceIidAfterPause(watch, now())))
      await notifyOwner({ kind: 'watch', ...watch }, 'telling of merge requests', key)
  }

  async function recoverGroup(watch: GroupWatch, pausedAt: number): Promise<void> {
    const { team, channel, user, groupId } = watch
    const unasked = { kind: 'watch', team, channel, user, project: null } as const
    const key = `group-watch-resumed:${channel}:${groupId}:${pausedAt}`
    if (!(await recovers(key, unasked, pausedAt, String(groupId)))) return
    if (await store.groupWatches.resume(watch)) await notifyOwner(unasked, 'telling of merge requests', key)
  }

  async function recoverDigest(digest: Digest, owner: string, pausedAt: number): Promise<void> {
    const { channel, id } = digest
    const key = `digest-resumed:${channel}:${id}:${pausedAt}`
    const unasked = { ...digest, kind: DIGEST_WORK[digest.kind], user: owner }
    if (!(await recovers(key, unasked, pausedAt))) return
    if (await store.digests.resume(digest))
      await notifyOwner(unasked, `posting ${DIGEST_NAMES[digest.kind]}s`, key)
  }

  return async (): Promise<void> => {
    const watches = await store.channelWatches.paused('token-refused')
    const groups = await store.groupWatches.paused('token-refused')
    const digests = await store.digests.paused('token-refused')
    for (const watch of watches) if (watch.paused) await recoverWatch(watch, watch.paused.at).catch(failed)
    for (const group of groups) if (group.paused) await recoverGroup(group, group.paused.at).catch(failed)
    for (const digest of digests)
      if (digest.paused && digest.owner !== null)
        await recoverDigest(digest, digest.owner, digest.paused.at).catch(failed)
    if (watches.length + groups.length + digests.length === 0) checkedAt = new Map()
  }
}
