import { isNewTo } from '../model/channel-watch.ts'
import { isFinished } from '../model/merge-request.ts'
import { MergeRequestEvent } from '../model/merge-request-event.ts'
import {
  type CardNote,
  type CardState,
  differs,
  isOlder,
  readSeen,
  writeSeen,
} from '../model/merge-request-state.ts'
import type { Store } from '../store/store.ts'
import type { MergeRequestKey, NewMergeRequestEvent } from '../store/tables/merge-request-states.ts'
import { diffStates, firstState } from './diff-states.ts'

/** What a look at a merge request brought. */
export interface RecordedChange {
  /** What a card shows now; of an answer that was older than what is known, what is known. */
  readonly shows: CardState
  /** What happened since the look before. */
  readonly stories: readonly MergeRequestEvent[]
  /** Of the sighting that is known now. */
  readonly revision: number
}

/** A story that is one event however often it is seen. */
export interface NamedEvent {
  readonly event: string
  readonly story: MergeRequestEvent
}

export interface NoteOptions {
  /** Where the person of the note did it. */
  readonly channel?: string
  /** How a wait went, in its own words. */
  readonly wait?: NamedEvent
}

/** Remembers what was seen of merge requests, and with it, in one step, what has happened since. */
export interface ChangeRecorder {
  note(name: MergeRequestKey, shows: CardState, options?: NoteOptions): Promise<RecordedChange>
}

/** Two looks at once are told apart by the revision that they found; the later one looks again. */
const TRIES = 10

export function createChangeRecorder(
  store: Pick<Store, 'mergeRequestStates' | 'channelWatches'>,
): ChangeRecorder {
  /** Whether it was opened after somebody wanted to know of what is opened. */
  async function isNew({ team, project, iid }: MergeRequestKey): Promise<boolean> {
    const feeds = await store.channelWatches.running()
    return feeds.some((feed) => feed.team === team && feed.project === project && isNewTo(feed, iid))
  }

  return {
    async note(name, seen, { channel, wait } = {}) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const last = await store.mergeRequestStates.find(name)
        const before = last ? readSeen(last.state) : null
        if (before && isOvertaken(seen, before))
          return { shows: before, stories: [], revision: last?.revision ?? 0 }
        const revision = last?.revision ?? 0
        const told = wait?.story.kind ?? seen.note?.did
        const found = before
          ? diffStates(before.view.mr, seen.view, told)
          : (await isNew(name))
            ? firstState(seen.view, told)
            : []
        // The revisions of a store that was put back from a copy begin anew.
        const nth = `${revision + 1} ${seen.at.getTime()}`
        const fresh = found.map((story) => ({ event: `${story.kind} ${nth}`, story }))
        const ended = wait ? [quietWhereKnown(wait, before, seen)] : []
        const all: NamedEvent[] = [...deedOf(seen, channel), ...fresh, ...ended]
        const shows = { ...seen, view: wholeView(seen, before), ...noteOf(all, seen, before) }
        if (before && all.length === 0 && isSame(before, shows)) return { shows, stories: [], revision }
        if (await store.mergeRequestStates.record(name, revision, writeSeen(shows), all.map(written)))
          return { shows, stories: all.map(({ story }) => story), revision: revision + 1 }
      }
      throw new Error(`${name.project}!${name.iid} is written by too many at once`)
    },
  }
}

/** A look that took long. The time of the forge alone does not tell: one that is restored from a backup goes back. */
function isOvertaken(seen: CardState, before: CardState): boolean {
  return isOlder(seen.view.mr, before.view.mr) && seen.at < before.at
}

/** The same deed is told once, also when its answer is brought a second time. */
function deedOf({ note, view, at }: CardState, channel: string | undefined): NamedEvent[] {
  if (!note?.by || !note.did) return []
  const story = { kind: note.did, words: note.words, by: note.by, channel: channel ?? null }
  return [{ event: `${note.did} ${note.by} ${view.mr.updated_at ?? at.getTime()}`, story }]
}

/** What was told before, when somebody did it in chat, is news only for who waited. */
function quietWhereKnown(wait: NamedEvent, before: CardState | null, seen: CardState): NamedEvent {
  const isKnown = isFinished(seen.view.mr) && before?.view.mr.state === seen.view.mr.state
  return isKnown ? { ...wait, story: { ...wait.story, quiet: true } } : wait
}

function isSame(before: CardState, after: CardState): boolean {
  return writeSeen({ ...before, at: after.at }) === writeSeen(after)
}

/** A list tells no commits, files and approvals; while the head stays, they stay. */
function wholeView({ view }: CardState, before: CardState | null): CardState['view'] {
  if (!before || before.view.mr.sha !== view.mr.sha) return view
  const approvals = view.approvals ?? before.view.approvals
  const rules = view.rules ?? before.view.rules
  return {
    ...view,
    ...(view.preparing
      ? {}
      : { commits: view.commits ?? before.view.commits, files: view.files ?? before.view.files }),
    ...(approvals === undefined ? {} : { approvals }),
    ...(rules === undefined ? {} : { rules }),
  }
}

/** What somebody did stays on the card until something new is to be said; what was seen, while it is as it was. */
function noteOf(
  all: readonly NamedEvent[],
  { note, view }: CardState,
  before: CardState | null,
): { readonly note?: CardNote } {
  if (note) return { note }
  if (all.length > 0) return { note: { words: all.map(({ story }) => story.words).join(' ') } }
  const stays = before?.note && (before.note.by !== undefined || !differs(before.view.mr, view.mr))
  return stays ? { note: before.note } : {}
}

function written({ event, story }: NamedEvent): NewMergeRequestEvent {
  return { key: event, event: JSON.stringify(MergeRequestEvent.parse(story)) }
}
