import type { MergeRequest } from '../model/merge-request.ts'
import type { MergeRequestView } from '../model/merge-request-view.ts'
import type { Story, StoryKind } from '../model/story.ts'
import type { Services } from '../services/services.ts'
import type { Trouble } from '../services/trouble.ts'
import type { Store } from '../store/store.ts'
import type { Watch } from '../store/watches.ts'
import type { Cards } from './cards.ts'
import type { Named } from './chronicle.ts'
import type { Outbox } from './outbox.ts'
import { tellRefusedToken } from './refused-token.ts'
import { lossWords, type Turn, turnOf, turnWords } from './wait-words.ts'

const LONGEST_DAYS = 7
const DAY_MS = 86_400_000

const OUTLASTED = `I stop following the wait after ${LONGEST_DAYS} days. The forge may still merge it.`

/** Has what happened to a merge request told, without waiting for it. */
export type Tell = (team: string, key: { readonly project: number; readonly iid: number }) => void

/**
 * How a look at a wait went: it goes on, as far as is known; something has happened to it, and is told; or it was
 * cancelled or armed anew while the forge was asked.
 */
export type Went = 'on' | 'told' | 'overtaken'

/** Acts on what a look at a merge that waits has brought, with the rights of the person who armed it. */
export interface Follow {
  /** `mr`: the merge request as a list shows it; undefined when the list does not hold it. */
  seen(watch: Watch, mr: MergeRequest | undefined, services: Services): Promise<Went>
  /** The look failed. */
  unseen(watch: Watch, trouble: Trouble, services: Services): Promise<void>
  /** Nothing was learned: the wait goes on, unless it has lasted for too long. */
  goOn(watch: Watch): Promise<void>
}

const KINDS: Readonly<Record<Turn, StoryKind>> = {
  merged: 'merged',
  closed: 'closed',
  moved: 'disarmed',
  ended: 'disarmed',
  pushed: 'pushed',
}

/**
 * Brings what happens to waits to their cards and to the people who wait. What is to be told is kept before anything
 * is said, and a watch ends after its end was told; one that was cancelled or armed anew meanwhile is left alone.
 */
export function createFollow({
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
}): Follow {
  async function seen(watch: Watch, mr: MergeRequest | undefined, services: Services): Promise<Went> {
    if (mr && turnOf(watch, mr) === null) {
      await goOn(watch)
      return 'on'
    }
    // A list may lag: what is acted on is read alone, and with its commits.
    const looked = await services.mergeRequests.view({ project: watch.project, mr: watch.iid })
    if (!(await isCurrent(watch))) return 'overtaken'
    if (looked.kind !== 'view') {
      await unseen(watch, looked, services)
      return 'on'
    }
    const turn = turnOf(watch, looked.view.mr)
    await (turn === null ? goOn(watch) : show(watch, turn, looked.view))
    return turn === null ? 'on' : 'told'
  }

  async function unseen(watch: Watch, trouble: Trouble, services: Services): Promise<void> {
    if (trouble.kind === 'token-refused') await tellRefusedToken(watch, services, { store, outbox })
    const words = lossWords(trouble, services.access)
    await (words === null ? goOn(watch) : giveUp(watch, words))
  }

  async function goOn(watch: Watch): Promise<void> {
    if (now() - watch.since >= LONGEST_DAYS * DAY_MS) await giveUp(watch, OUTLASTED)
  }

  async function giveUp(watch: Watch, words: string): Promise<void> {
    if (!(await isCurrent(watch))) return
    const lost = waitStory(watch, 'lost', 'lost', words, null)
    await store.stories.add(watch, { event: lost.event, story: JSON.stringify(lost.story) })
    tell(watch.team, watch)
  }

  async function show(watch: Watch, turn: Turn, view: MergeRequestView): Promise<void> {
    const { sha } = view.mr
    const goesOnAt = turn === 'pushed' ? sha : null
    // A branch may come back to where it was.
    const how = turn === 'pushed' ? `${turn} ${sha} ${view.mr.updated_at}` : `${turn} ${sha}`
    const wait = waitStory(watch, KINDS[turn], how, turnWords(turn, view, watch), goesOnAt)
    if (await cards.see(watch.team, { view, at: new Date(now()) }, wait)) tell(watch.team, watch)
  }

  async function isCurrent({ team, project, iid, since }: Watch): Promise<boolean> {
    return (await store.watches.find(team, project, iid))?.since === since
  }

  return { seen, unseen, goOn }
}

function waitStory(
  { user, channel, since, sha }: Watch,
  kind: StoryKind,
  how: string,
  words: string,
  goesOnAt: string | null,
): Named {
  const quiet = kind === 'lost' ? { quiet: true as const } : {}
  const story: Story = {
    kind,
    words,
    by: null,
    channel: null,
    ...quiet,
    wait: { user, channel, since, sha, goesOnAt },
  }
  return { event: `wait ${since} ${how}`, story }
}
