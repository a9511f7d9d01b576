import { millisecondsInDay } from 'date-fns/constants'
import { isOpen, type MergeRequest } from '../../model/merge-request.ts'
import { endsSnooze, SNOOZE_DAYS, type SnoozeTime, snoozedStateOf } from '../../model/snooze.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import { findMergeRequest, type MergeRequestName } from './read.ts'

export type SnoozeOutcome =
  /** `until`: null where only a change ends it. */
  | { readonly kind: 'snoozed'; readonly mr: MergeRequest; readonly until: Date | null }
  | { readonly kind: 'brought-back' | 'not-snoozed'; readonly name: MergeRequestName }
  | { readonly kind: 'not-open'; readonly mr: MergeRequest }
  | { readonly kind: 'no-time'; readonly problem: string }
  | Failure

/** Leaves a merge request out of the caller’s own lists and messages, until it changes or until a time. */
export async function snooze(
  context: ForgeContext,
  name: MergeRequestName,
  time: SnoozeTime,
): Promise<SnoozeOutcome> {
  const { project, mr: iid } = name
  const { team, user } = context.caller
  if (time.kind === 'wrong') return { kind: 'no-time', problem: time.problem }
  if (time.kind === 'off') {
    const ended = await context.store.snoozes.end({ team, user, project, iid })
    return { kind: ended ? 'brought-back' : 'not-snoozed', name }
  }
  return withOwnAccount(context, async (session): Promise<SnoozeOutcome> => {
    const found = await findMergeRequest(session, name, context.forge.ids)
    if (found.kind !== 'found') return found
    const { mr } = found
    if (!isOpen(mr)) return { kind: 'not-open', mr }
    const expiresAt = time.kind === 'until' ? time.at : context.now() + SNOOZE_DAYS * millisecondsInDay
    await context.store.snoozes.set({ team, user, project, iid, state: snoozedStateOf(mr), expiresAt })
    return { kind: 'snoozed', mr, until: time.kind === 'until' ? new Date(time.at) : null }
  })
}

/** Splits off what the caller has snoozed; the snooze of one that has changed since is over. */
export async function withoutSnoozed(
  { caller, store: { snoozes } }: Pick<ForgeContext, 'caller' | 'store'>,
  items: readonly MergeRequest[],
): Promise<{ readonly shown: readonly MergeRequest[]; readonly snoozed: readonly MergeRequest[] }> {
  const all = await snoozes.of(caller.team, caller.user)
  const snoozed: MergeRequest[] = []
  for (const mr of items) {
    const snooze = all.find(isSnoozeOf(mr))
    if (!snooze) continue
    if (endsSnooze(snooze.state, mr)) await snoozes.end(snooze)
    else snoozed.push(mr)
  }
  return { shown: items.filter((mr) => !snoozed.includes(mr)), snoozed }
}

/** Returns the time in ms UTC at which the caller’s snooze of it ends; null when it is not snoozed. */
export async function snoozedUntil(
  { caller, store }: Pick<ForgeContext, 'caller' | 'store'>,
  mr: MergeRequest,
): Promise<number | null> {
  const snooze = (await store.snoozes.of(caller.team, caller.user)).find(isSnoozeOf(mr))
  return snooze && !endsSnooze(snooze.state, mr) ? snooze.expiresAt : null
}

function isSnoozeOf({ project_id, iid }: MergeRequest) {
  return (one: { readonly project: number; readonly iid: number }) =>
    one.project === project_id && one.iid === iid
}
