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
import type { MergeRequestKey, NewMergeRequestEvent } from '../store/tables/merge-request-events.ts'
import { diffStates, firstState } from './diff-states.ts'

/** The result of recording an observed state. */
export interface RecordedChange {
  /** The state that a card shows now; if the observed one is older than the stored one, the stored one. */
  readonly shows: CardState
  /** The events since the previous observed state. */
  readonly stories: readonly MergeRequestEvent[]
  /** The revision of the latest stored state. */
  readonly revision: number
}

/** A merge-request event with the key that identifies it, however often it is observed. */
export interface NamedEvent {
  readonly event: string
  readonly story: MergeRequestEvent
}

export interface NoteOptions {
  /** The channel in which the person of the note acted. */
  readonly channel?: string
  /** An auto-merge event, in its own words. */
  readonly wait?: NamedEvent
}

/** Stores the observed state and the resulting events in one transaction. */
export interface ChangeRecorder {
  note(name: MergeRequestKey, shows: CardState, options?: NoteOptions): Promise<RecordedChange>
}

/** Maximum number of tries: of two concurrent writes, the one whose revision is outdated starts over. */
const TRIES = 10

export function createChangeRecorder(
  store: Pick<Store, 'mergeRequestStates' | 'channelWatches'>,
): ChangeRecorder {
  /** True when it was opened after a channel watch for new merge requests began. */
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
        // The revisions of a restored store start over.
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

/** True for a slow, outdated read. The forge’s time alone does not prove it: it goes back after a restore. */
function isOvertaken(seen: CardState, before: CardState): boolean {
  return isOlder(seen.view.mr, before.view.mr) && seen.at < before.at
}

/** Returns the operation as an event with a stable key, so that a second delivery is not announced. */
function deedOf({ note, view, at }: CardState, channel: string | undefined): NamedEvent[] {
  if (!note?.by || !note.did) return []
  const story = { kind: note.did, words: note.words, by: note.by, channel: channel ?? null }
  return [{ event: `${note.did} ${note.by} ${view.mr.updated_at ?? at.getTime()}`, story }]
}

/** Makes an event quiet if a chat command led to its notification before: only its person needs it now. */
function quietWhereKnown(wait: NamedEvent, before: CardState | null, seen: CardState): NamedEvent {
  const isKnown = isFinished(seen.view.mr) && before?.view.mr.state === seen.view.mr.state
  return isKnown ? { ...wait, story: { ...wait.story, quiet: true } } : wait
}

function isSame(before: CardState, after: CardState): boolean {
  return writeSeen({ ...before, at: after.at }) === writeSeen(after)
}

/** Completes a listed state without commits, files and approvals; they stay the same while the head does. */
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

/** Returns the note: a person’s action stays until a newer event; an observation, until the state changes. */
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
