import { mergeRequestCard } from '../blocks/merge-request/card.ts'
import { plain } from '../blocks/reply.ts'
import { escaped } from '../blocks/text.ts'
import type { MergeRequest } from '../model/merge-request.ts'
import type { MergeRequestView } from '../model/merge-request-view.ts'
import type { Services } from '../services/services.ts'
import type { Trouble } from '../services/trouble.ts'
import type { Store } from '../store/store.ts'
import type { Watch } from '../store/watches.ts'
import type { Cards } from './cards.ts'
import type { Outbox } from './outbox.ts'
import { tellRefusedToken } from './refused-token.ts'
import { lossWords, type Turn, turnOf, turnWords } from './wait-words.ts'

/** So often is one thing brought to Slack before it is given up. */
const TRIES = 10
const LONGEST_DAYS = 7
const DAY_MS = 86_400_000

const OUTLASTED = `I stop following the wait after ${LONGEST_DAYS} days. The forge may still merge it.`
const STALE = 'Slack did not take every edit, so a card may still show how it stood before.'

/** A wait, and what is remembered of it from one look to the next. */
export interface Followed {
  readonly watch: Watch
  readonly effort: Effort
}

/** How far the telling of one thing has come. */
export interface Effort {
  about: Turn | 'lost' | null
  tries: number
  /** A copy in the channel where the merge was armed tells it. */
  shownHere: boolean
}

/** Acts on what a look at a wait has brought. */
export interface Follow {
  /** `mr`: the merge request as a list shows it; undefined when the list does not hold it. */
  seen(followed: Followed, mr: MergeRequest | undefined, services: Services): Promise<void>
  /** The look failed. */
  unseen(followed: Followed, trouble: Trouble, services: Services): Promise<void>
  /** Nothing was learned: the wait goes on, unless it has lasted for too long. */
  goOn(followed: Followed): Promise<void>
}

/**
 * Brings what happens to waits to their cards and to the people who wait. A watch is ended after its end was
 * told, so what Slack does not take is tried again at the next look; a watch that was cancelled or armed anew
 * meanwhile is left alone.
 */
export function createFollow({
  store,
  cards,
  outbox,
  now,
}: {
  readonly store: Store
  readonly cards: Cards
  readonly outbox: Outbox
  readonly now: () => number
}): Follow {
  async function seen(followed: Followed, mr: MergeRequest | undefined, services: Services): Promise<void> {
    const { watch } = followed
    if (mr && turnOf(watch, mr) === null) return goOn(followed)
    // A list may lag: what is acted on is read alone, and with its commits.
    const looked = await services.mergeRequests.view({ project: watch.project, mr: watch.iid })
    if (looked.kind !== 'view') return unseen(followed, looked, services)
    const turn = turnOf(watch, looked.view.mr)
    await (turn === null ? goOn(followed) : show(followed, turn, looked.view))
  }

  async function unseen(followed: Followed, trouble: Trouble, services: Services): Promise<void> {
    if (trouble.kind === 'token-refused')
      await tellRefusedToken(followed.watch, services, { store, outbox, nameOf })
    const words = lossWords(trouble, services.access)
    await (words === null ? goOn(followed) : giveUp(followed, words))
  }

  async function goOn(followed: Followed): Promise<void> {
    if (now() - followed.watch.since >= LONGEST_DAYS * DAY_MS) await giveUp(followed, OUTLASTED)
  }

  async function giveUp({ watch, effort }: Followed, words: string): Promise<void> {
    tryAgain(effort, 'lost')
    if (await tell(watch, effort, words)) await store.watches.end(watch)
  }

  async function show({ watch, effort }: Followed, turn: Turn, view: MergeRequestView): Promise<void> {
    if (!(await isCurrent(watch))) return
    tryAgain(effort, turn)
    const words = turnWords(turn, view, watch)
    const card = mergeRequestCard(view, { now: new Date(now()), note: { words }, post: false })
    const { channels, failed } = await cards.refresh(watch.team, card)
    effort.shownHere ||= channels.includes(watch.channel)
    if (failed > 0 && effort.tries < TRIES) return
    const cardsTellIt = turn === 'merged' && failed === 0 && effort.shownHere
    if (!cardsTellIt && !(await tell(watch, effort, failed > 0 ? `${words} ${STALE}` : words))) return
    if (turn === 'pushed' && view.mr.sha !== null) await store.watches.move(watch, view.mr.sha)
    else await store.watches.end(watch)
    effort.about = null
  }

  /** False when it is not told: the watch is not current any more, or a later try may get through. */
  async function tell(watch: Watch, { tries }: Effort, sentence: string): Promise<boolean> {
    if (!(await isCurrent(watch))) return false
    const text = escaped(`${await nameOf(watch)}: ${sentence}`)
    const content = { text, blocks: plain(text) }
    if (await outbox.whisper(watch, content)) return true
    const { kind } = await outbox.direct(watch, content)
    return kind === 'posted' || kind === 'unconfirmed' || tries >= TRIES
  }

  async function isCurrent({ team, project, iid, since }: Watch): Promise<boolean> {
    return (await store.watches.find(team, project, iid))?.since === since
  }

  /** `acme/web!12`: a direct message has no channel that would tell the project. */
  async function nameOf({ team, project, iid }: Watch): Promise<string> {
    const known = await store.projects.list(team)
    const path = known.find((row) => row.project === project && row.path !== null)?.path
    return path ? `${path}!${iid}` : `!${iid} in project ${project}`
  }

  return { seen, unseen, goOn }
}

/** Each thing that is to be told has its own number of tries. */
function tryAgain(effort: Effort, about: Turn | 'lost'): void {
  if (effort.about !== about) Object.assign(effort, { about, tries: 0, shownHere: false })
  effort.tries += 1
}
