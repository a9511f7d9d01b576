import { millisecondsInDay } from 'date-fns/constants'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestEvent, MergeRequestEventKind } from '../../model/merge-request-event.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import type { PauseReason } from '../../model/pause.ts'
import { SERVER } from '../../model/server-name.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { Failure } from '../../services/failure.ts'
import { view } from '../../services/mr/view.ts'
import type { AutoMerge } from '../../store/tables/auto-merges.ts'
import { connectButton } from '../../views/button.ts'
import { plain } from '../../views/reply.ts'
import { count, escaped } from '../../views/text.ts'
import { fullReference } from '../cards/card.ts'
import type { Cards } from '../cards/cards.ts'
import type { NamedEvent } from '../cards/record-changes.ts'
import type { NotificationContext } from '../context.ts'
import { type AutoMergeChange, autoMergeWords, changeOf, deniedWords, pauseReasonText } from './messages.ts'

const MAX_TRACKED_DAYS = 7

const OUTLASTED = `I stopped following this auto-merge after ${MAX_TRACKED_DAYS} days. ${SERVER} might still merge it.`

/** Starts to announce a merge request’s events, without waiting for the end. */
export type Announce = (team: string, key: { readonly project: number; readonly iid: number }) => void

/**
 * The result of a check of an auto-merge: it continues, as far as is known; an event happened and is being
 * announced; or it was cancelled or armed again during the request to the forge.
 */
type TrackResult = 'on' | 'changed' | 'overtaken'

const KINDS: Readonly<Record<AutoMergeChange, MergeRequestEventKind>> = {
  merged: 'merged',
  closed: 'closed',
  moved: 'disarmed',
  ended: 'disarmed',
  pushed: 'pushed',
}

/**
 * Brings auto-merge events to their cards and people. An event is stored before any notification, and an
 * auto-merge ends after its end was announced; one that was cancelled or armed again meanwhile is left alone.
 */
export function createAutoMergeTracker(
  options: Omit<NotificationContext, 'authorizeBackground'> & {
    readonly cards: Cards
    readonly announce: Announce
  },
) {
  const { store, cards, outbox, now, announce } = options
  async function observe(
    autoMerge: AutoMerge,
    mr: MergeRequest | undefined,
    context: ForgeContext,
  ): Promise<TrackResult> {
    if (mr && changeOf(autoMerge, mr) === null) {
      await goOn(autoMerge)
      return 'on'
    }
    // A list may lag: the merge request is read alone, with its commits, before acting on it.
    const read = await view(context, { project: autoMerge.project, mr: autoMerge.iid })
    if (!(await isCurrent(autoMerge))) return 'overtaken'
    if (read.kind !== 'view') {
      await unseen(autoMerge, read, context)
      return 'on'
    }
    const change = changeOf(autoMerge, read.view.mr)
    await (change === null ? goOn(autoMerge) : show(autoMerge, change, read.view))
    return change === null ? 'on' : 'changed'
  }

  async function unseen(autoMerge: AutoMerge, failure: Failure, context: ForgeContext): Promise<void> {
    if (failure.kind === 'token-refused') await notifyDeadToken(autoMerge, context, { store, outbox })
    const words = pauseReasonText(failure, context.forge.access)
    await (words === null ? goOn(autoMerge) : giveUp(autoMerge, words))
  }

  async function goOn(autoMerge: AutoMerge): Promise<void> {
    if (now() - autoMerge.since >= MAX_TRACKED_DAYS * millisecondsInDay) await giveUp(autoMerge, OUTLASTED)
  }

  async function giveUp(autoMerge: AutoMerge, words: string): Promise<void> {
    if (!(await isCurrent(autoMerge))) return
    const lost = waitEvent(autoMerge, 'lost', 'lost', words, null)
    await store.mergeRequestEvents.add(autoMerge, { key: lost.key, event: JSON.stringify(lost.event) })
    announce(autoMerge.team, autoMerge)
  }

  async function show(autoMerge: AutoMerge, change: AutoMergeChange, view: MergeRequestView): Promise<void> {
    const { sha } = view.mr
    const goesOnAt = change === 'pushed' ? sha : null
    // A branch may return to an earlier head.
    const how = change === 'pushed' ? `${change} ${sha} ${view.mr.updated_at}` : `${change} ${sha}`
    const wait = waitEvent(autoMerge, KINDS[change], how, autoMergeWords(change, view, autoMerge), goesOnAt)
    const observed = { view, at: new Date(now()) }
    if (await cards.record(autoMerge.team, observed, { wait, reader: autoMerge.user }))
      announce(autoMerge.team, autoMerge)
  }

  async function isCurrent({ team, project, iid, since }: AutoMerge): Promise<boolean> {
    return (await store.autoMerges.find(team, project, iid))?.since === since
  }

  return {
    /** `mr`: the merge request as listed; undefined when the list does not contain it. */
    observe,
    /** The read failed. */
    unseen,
    /** Nothing was learned: the auto-merge continues, unless it has lasted too long. */
    goOn,
    /** Its person may no longer request it, there or at all. */
    denied: (autoMerge: AutoMerge, why: PauseReason): Promise<void> => giveUp(autoMerge, deniedWords(why)),
  }
}

/** Acts on the result of a check of an auto-merge, with the rights of the person who armed it. */
export type AutoMergeTracker = ReturnType<typeof createAutoMergeTracker>

function waitEvent(
  { user, channel, since, sha }: AutoMerge,
  kind: MergeRequestEventKind,
  how: string,
  words: string,
  goesOnAt: string | null,
): NamedEvent {
  const quiet = kind === 'lost' ? { quiet: true as const } : {}
  const wait = { user, channel, since, sha, goesOnAt }
  const event: MergeRequestEvent = { kind, words, by: null, channel: null, ...quiet, wait }
  return { key: `wait ${since} ${how}`, event }
}

const MAX_NAMED = 10

/**
 * Tells a person which auto-merges cannot be followed because the forge refuses their credential, once in 24
 * hours for everything that meets the refusal. The auto-merges stay, and continue once the person reconnects.
 */
async function notifyDeadToken(
  autoMerge: AutoMerge,
  { workspace: { accounts } }: ForgeContext,
  { store, outbox }: Pick<NotificationContext, 'store' | 'outbox'>,
): Promise<void> {
  if (!(await accounts.refused())) return
  const all = await store.autoMerges.all()
  const theirs = all.filter(({ team, user }) => team === autoMerge.team && user === autoMerge.user)
  const names = await Promise.all(theirs.slice(0, MAX_NAMED).map((one) => fullReference(store, one)))
  const more = theirs.length > MAX_NAMED ? ` and ${theirs.length - MAX_NAMED} more` : ''
  const text = escaped(
    `Your ${SERVER} sign-in has expired, so I can’t follow ${count(theirs.length, 'auto-merge')}: ` +
      `${names.join(', ')}${more}. ${SERVER} might still merge. Reconnect and I’ll go on.`,
  )
  const content = { text, blocks: [...plain(text), ...connectButton()] }
  if (!(await outbox.whisper(autoMerge, content))) await outbox.direct(autoMerge, content)
}
