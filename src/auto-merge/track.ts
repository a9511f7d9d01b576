import { fullReference } from '../cards/card.ts'
import type { Cards } from '../cards/cards.ts'
import type { NamedEvent } from '../cards/record-changes.ts'
import type { MergeRequest } from '../model/merge-request.ts'
import type { MergeRequestEvent, MergeRequestEventKind } from '../model/merge-request-event.ts'
import type { MergeRequestView } from '../model/merge-request-view.ts'
import type { Loss } from '../model/pause.ts'
import type { Outbox } from '../outbox/port.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Failure } from '../services/failure.ts'
import { view } from '../services/mr/view.ts'
import type { Store } from '../store/store.ts'
import type { AutoMerge } from '../store/tables/auto-merges.ts'
import { connectButton } from '../views/button.ts'
import { plain } from '../views/reply.ts'
import { count, escaped } from '../views/text.ts'
import { type AutoMergeChange, autoMergeWords, changeOf, deniedWords, lossWords } from './messages.ts'

const LONGEST_DAYS = 7
const DAY_MS = 86_400_000

const OUTLASTED = `I stop following the wait after ${LONGEST_DAYS} days. The forge may still merge it.`

/** Starts to announce a merge request’s events, without waiting for the end. */
export type Tell = (team: string, key: { readonly project: number; readonly iid: number }) => void

/**
 * The result of a check of an auto-merge: it continues, as far as is known; an event happened and is being
 * announced; or it was cancelled or armed again during the request to the forge.
 */
export type TrackResult = 'on' | 'told' | 'overtaken'

/** Acts on the result of a check of an auto-merge, with the rights of the person who armed it. */
export interface AutoMergeTracker {
  /** `mr`: the merge request as listed; undefined when the list does not contain it. */
  observe(watch: AutoMerge, mr: MergeRequest | undefined, context: ForgeContext): Promise<TrackResult>
  /** Its person may no longer request it, there or at all. */
  denied(watch: AutoMerge, why: Loss): Promise<void>
  /** The read failed. */
  unseen(watch: AutoMerge, failure: Failure, context: ForgeContext): Promise<void>
  /** Nothing was learned: the auto-merge continues, unless it has lasted too long. */
  goOn(watch: AutoMerge): Promise<void>
}

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
export function createAutoMergeTracker({
  store,
  cards,
  outbox,
  now,
  tell,
}: {
  readonly store: Store
  readonly cards: Cards
  readonly outbox: Outbox
  readonly now: () => number
  readonly tell: Tell
}): AutoMergeTracker {
  async function observe(
    watch: AutoMerge,
    mr: MergeRequest | undefined,
    context: ForgeContext,
  ): Promise<TrackResult> {
    if (mr && changeOf(watch, mr) === null) {
      await goOn(watch)
      return 'on'
    }
    // A list may lag: the merge request is read alone, with its commits, before acting on it.
    const read = await view(context, { project: watch.project, mr: watch.iid })
    if (!(await isCurrent(watch))) return 'overtaken'
    if (read.kind !== 'view') {
      await unseen(watch, read, context)
      return 'on'
    }
    const change = changeOf(watch, read.view.mr)
    await (change === null ? goOn(watch) : show(watch, change, read.view))
    return change === null ? 'on' : 'told'
  }

  async function unseen(watch: AutoMerge, failure: Failure, context: ForgeContext): Promise<void> {
    if (failure.kind === 'token-refused') await notifyDeadToken(watch, context, { store, outbox })
    const words = lossWords(failure, context.access)
    await (words === null ? goOn(watch) : giveUp(watch, words))
  }

  async function goOn(watch: AutoMerge): Promise<void> {
    if (now() - watch.since >= LONGEST_DAYS * DAY_MS) await giveUp(watch, OUTLASTED)
  }

  async function giveUp(watch: AutoMerge, words: string): Promise<void> {
    if (!(await isCurrent(watch))) return
    const lost = waitEvent(watch, 'lost', 'lost', words, null)
    await store.mergeRequestEvents.add(watch, { key: lost.key, event: JSON.stringify(lost.event) })
    tell(watch.team, watch)
  }

  async function show(watch: AutoMerge, change: AutoMergeChange, view: MergeRequestView): Promise<void> {
    const { sha } = view.mr
    const goesOnAt = change === 'pushed' ? sha : null
    // A branch may return to an earlier head.
    const how = change === 'pushed' ? `${change} ${sha} ${view.mr.updated_at}` : `${change} ${sha}`
    const wait = waitEvent(watch, KINDS[change], how, autoMergeWords(change, view, watch), goesOnAt)
    const observed = { view, at: new Date(now()) }
    if (await cards.see(watch.team, observed, { wait, reader: watch.user })) tell(watch.team, watch)
  }

  async function isCurrent({ team, project, iid, since }: AutoMerge): Promise<boolean> {
    return (await store.autoMerges.find(team, project, iid))?.since === since
  }

  return {
    observe,
    unseen,
    goOn,
    denied: (watch, why) => giveUp(watch, deniedWords(why)),
  }
}

function waitEvent(
  { user, channel, since, sha }: AutoMerge,
  kind: MergeRequestEventKind,
  how: string,
  words: string,
  goesOnAt: string | null,
): NamedEvent {
  const quiet = kind === 'lost' ? { quiet: true as const } : {}
  const event: MergeRequestEvent = {
    kind,
    words,
    by: null,
    channel: null,
    ...quiet,
    wait: { user, channel, since, sha, goesOnAt },
  }
  return { key: `wait ${since} ${how}`, event }
}

const NAMED = 10

/**
 * Tells a person which auto-merges cannot be followed because the forge refuses their credential, once in 24
 * hours for everything that meets the refusal. The auto-merges stay, and continue once the person reconnects.
 */
async function notifyDeadToken(
  watch: AutoMerge,
  { accounts }: ForgeContext,
  {
    store,
    outbox,
  }: {
    readonly store: Pick<Store, 'autoMerges' | 'projects'>
    readonly outbox: Outbox
  },
): Promise<void> {
  if (!(await accounts.refused())) return
  const all = await store.autoMerges.all()
  const theirs = all.filter(({ team, user }) => team === watch.team && user === watch.user)
  const names = await Promise.all(theirs.slice(0, NAMED).map((one) => fullReference(store, one)))
  const more = theirs.length > NAMED ? ` and ${theirs.length - NAMED} more` : ''
  const text = escaped(
    `The forge does not accept your token or sign-in any more, so I cannot follow ${count(theirs.length, 'wait')} for a build: ` +
      `${names.join(', ')}${more}. The forge may still merge. Connect again, or wait until it is accepted again, and I go on.`,
  )
  const content = { text, blocks: [...plain(text), connectButton()] }
  if (!(await outbox.whisper(watch, content))) await outbox.direct(watch, content)
}
