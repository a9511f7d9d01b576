import type { MergeRequestEvent } from '../../model/merge-request-event.ts'
import type { ForgeContext } from '../context.ts'
import type { MergeRequestName } from './read.ts'

// Auto-merges are recorded so that their end can be reported.

type Recording = Pick<ForgeContext, 'caller' | 'store' | 'now'>

/** `sha`: the head at which auto-merge was set. */
export async function recordAutoMerge(
  { caller: { team, user, channel }, store, now }: Recording,
  { project, mr: iid, sha }: MergeRequestName & { readonly sha: string },
): Promise<void> {
  await store.autoMerges.add({ team, channel, user, project, iid, sha, since: now() })
}

/** Ends it, or reports to another owner who did what (`turned off auto-merge.`). */
export async function endAutoMerge(
  { caller: { team, user, channel }, store }: Recording,
  { project, mr: iid }: MergeRequestName,
  words: string,
): Promise<void> {
  const autoMerge = await store.autoMerges.find(team, project, iid)
  if (!autoMerge) return
  if (autoMerge.user === user) {
    await store.autoMerges.end(autoMerge)
    return
  }
  const { since, sha } = autoMerge
  const wait = { user: autoMerge.user, channel: autoMerge.channel, since, sha, goesOnAt: null }
  const event: MergeRequestEvent = { kind: 'disarmed', words, by: user, channel, quiet: true, wait }
  const key = `wait ${since} ended by ${user}`
  await store.mergeRequestEvents.add({ team, project, iid }, { key, event: JSON.stringify(event) })
}

/** Ends this person’s own; another person’s stays until its end was observed and reported. */
export async function endOwnAutoMerge(
  { caller: { team, user }, store }: Recording,
  { project, mr: iid }: MergeRequestName,
): Promise<void> {
  const autoMerge = await store.autoMerges.find(team, project, iid)
  if (autoMerge?.user === user) await store.autoMerges.end(autoMerge)
}
