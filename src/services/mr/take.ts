import type { Role } from '../../model/directory.ts'
import { needsSomebody } from '../../model/merge-request.ts'
import { withOwnAccount } from '../access/credentials.ts'
import { reaches } from '../access/permission.ts'
import type { ForgeContext } from '../context.ts'
import type { Failure } from '../failure.ts'
import { findMergeRequest, type MergeRequestName } from './read.ts'

interface TakeInput extends MergeRequestName {
  /** Gives it back instead. */
  readonly back: boolean
  readonly role: Role
}

export type TakeOutcome =
  | { readonly kind: 'claimed' | 'given-back'; readonly name: MergeRequestName }
  /** Somebody has it: the Slack id, and since when in ms UTC; `back`: it was to be given back. */
  | {
      readonly kind: 'held'
      readonly name: MergeRequestName
      readonly by: string
      readonly at: number
      readonly back: boolean
    }
  | { readonly kind: 'free' | 'not-queued'; readonly name: MergeRequestName }
  | Failure

/** Takes a merge request of the channel’s queue, so that everybody sees who has it; of several people one gets it. */
export function take(context: ForgeContext, { back, role, ...name }: TakeInput): Promise<TakeOutcome> {
  const { caller, store } = context
  const { team, channel, user } = caller
  const key = { team, channel, project: name.project, iid: name.mr }
  return withOwnAccount(context, async (session): Promise<TakeOutcome> => {
    const found = await findMergeRequest(session, name, context.forge.ids)
    if (found.kind !== 'found') return found
    if (!needsSomebody(found.mr)) return { kind: 'not-queued', name }
    if (!back && (await store.queueCards.claim(key, user))) return { kind: 'claimed', name }
    const card = await store.queueCards.find(key)
    if (!card || card.day !== null) return { kind: 'not-queued', name }
    const { claimedBy: by, claimedAt } = card
    if (by === null) return { kind: 'free', name }
    if (!back && by === user) return { kind: 'claimed', name }
    if (back && (by === user || reaches(role, 'manager'))) {
      await store.queueCards.release(key, by)
      return { kind: 'given-back', name }
    }
    return { kind: 'held', name, by, at: claimedAt ?? context.now(), back }
  })
}
