import { isNewTo, THREAD_EVENTS } from '../../model/channel-watch.ts'
import { isFinished } from '../../model/merge-request.ts'
import { MergeRequestEvent } from '../../model/merge-request-event.ts'
import {
  type CardNote,
  type CardState,
  checkOf,
  differs,
  isOlder,
  lastBuildOf,
  parseCardState,
  serializeCardState,
} from '../../model/merge-request-state.ts'
import { needsSince } from '../../model/needs-since.ts'
import type { Need } from '../../model/nudge.ts'
import type { Store } from '../../store/store.ts'
import type { MergeRequestKey, NewMergeRequestEvent } from '../../store/tables/merge-request-events.ts'
import { openThreadsOf } from './card.ts'
import { diffStates, firstState, watchedEvents } from './diff-states.ts'

interface RecordedChange {
  /** The state that a card shows now; if the observed one is older than the stored one, the stored one. */
  readonly shows: CardState
  readonly events: readonly MergeRequestEvent[]
  /** The revision of the latest stored state. */
  readonly revision: number
  /** True when people or some channels are to be told of it. */
  readonly mustBeAnnounced?: boolean
}

/** A merge-request event with the key that identifies it, however often it is observed. */
export interface NamedEvent {
  readonly key: string
  readonly event: MergeRequestEvent
}

/** The comments since the last state. */
export interface NewComments {
  readonly ids: readonly number[]
  readonly mentions: readonly Need[]
}

export interface NoteOptions {
  readonly channel?: string
  /** An auto-merge event, in its own words. */
  readonly wait?: NamedEvent
  /** Absent where they weren’t counted: they are news to whoever counts next. */
  readonly comments?: NewComments
}

/** Maximum number of tries: of two concurrent writes, the one whose revision is outdated starts over. */
const MAX_TRIES = 10

/** Stores the observed state and the resulting events in one transaction. */
export function createChangeRecorder(
  store: Pick<Store, 'mergeRequestStates' | 'channelWatches' | 'autoMerges' | 'cards' | 'policies'>,
) {
  /** True when it was opened after a channel watch for new merge requests began. */
  async function isNew({ team, project, iid }: MergeRequestKey): Promise<boolean> {
    const watches = await store.channelWatches.runningOf(team, project)
    return watches.some((watch) => isNewTo(watch, iid))
  }

  async function isAskedFor(name: MergeRequestKey): Promise<boolean> {
    const watches = await store.channelWatches.runningOf(name.team, name.project)
    if ((await openThreadsOf(store, name)).length > 0) return true
    return watches.some(({ filter }) => THREAD_EVENTS.some((event) => filter.events.includes(event)))
  }

  return {
    async note(
      name: MergeRequestKey,
      observed: CardState,
      { channel, wait, comments }: NoteOptions = {},
    ): Promise<RecordedChange> {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const last = await store.mergeRequestStates.find(name)
        const before = last ? parseCardState(last.state) : null
        if (before && isOvertaken(observed, before))
          return { shows: before, events: [], revision: last?.revision ?? 0 }
        const revision = last?.revision ?? 0
        const complete = completed(observed, before, comments !== undefined)
        // An auto-merge that is followed is announced with its reason, by whoever follows it.
        const followed = await store.autoMerges.find(name.team, name.project, name.iid)
        const reported = wait?.event.kind ?? observed.note?.event ?? (followed ? 'disarmed' : undefined)
        const found = before
          ? diffStates(before.view.mr, observed.view, reported)
          : (await isNew(name))
            ? firstState(observed.view, reported)
            : []
        // The revisions of a restored store start over.
        const nth = `${revision + 1} ${observed.at.getTime()}`
        const fresh = found.map((event) => ({ key: `${event.kind} ${nth}`, event }))
        const ended = wait ? [quietWhereKnown(wait, before, observed)] : []
        const all: NamedEvent[] = [...ownEventOf(observed, channel), ...fresh, ...ended]
        const needs = needsEvents(complete, before, nth, comments?.mentions)
        const isWatched = before !== null && (await isAskedFor(name))
        const watched = isWatched ? watchedEvents(before, complete, reported, comments?.ids ?? []) : []
        const toChannels = watched.map((event) => ({ key: `${event.kind} ${nth}`, event }))
        const shows = { ...complete, ...noteOf(all, observed, before) }
        if (before && all.length + needs.length + watched.length === 0 && isSame(before, shows))
          return { shows, events: [], revision }
        const rows = [...all, ...toChannels, ...needs].map(written)
        if (await store.mergeRequestStates.record(name, revision, serializeCardState(shows), rows)) {
          return {
            shows,
            revision: revision + 1,
            events: all.map(({ event }) => event),
            mustBeAnnounced: needs.length + watched.length > 0,
          }
        }
      }
      throw new Error(`${name.project}!${name.iid} is written by too many at once`)
    },
  }
}

/** True for a slow, outdated read. The forge’s time alone does not prove it: it goes back after a restore. */
function isOvertaken(observed: CardState, before: CardState): boolean {
  return isOlder(observed.view.mr, before.view.mr) && observed.at < before.at
}

/** Returns the operation as an event with a stable key, so that a second delivery is not announced. */
function ownEventOf({ note, view, at }: CardState, channel: string | undefined): NamedEvent[] {
  if (!note?.by || !note.event) return []
  const { words, by, groups } = note
  const event = { kind: note.event, words, by, channel: channel ?? null, groups }
  return [{ key: `${note.event} ${note.by} ${view.mr.updated_at ?? at.getTime()}`, event }]
}

/** Returns the people whom it needs since the previous state, as one event that only they hear of. */
function needsEvents(
  after: CardState,
  before: CardState | null,
  nth: string,
  mentions: readonly Need[] | undefined,
): NamedEvent[] {
  const { note } = after
  const needs = needsSince(before, after, mentions)
  if (needs.length === 0) return []
  const event = { kind: 'needs', words: '', by: note?.by ?? null, channel: null, quiet: true, needs } as const
  return [{ key: `needs ${nth}`, event }]
}

/** Makes an event quiet if a chat command led to its notification before: only its person needs it now. */
function quietWhereKnown(wait: NamedEvent, before: CardState | null, observed: CardState): NamedEvent {
  const isKnown = isFinished(observed.view.mr) && before?.view.mr.state === observed.view.mr.state
  return isKnown ? { ...wait, event: { ...wait.event, quiet: true } } : wait
}

function isSame(before: CardState, after: CardState): boolean {
  // Parsed, so that its fields have the order of those before.
  const stored = parseCardState(serializeCardState({ ...after, at: before.at }))
  return serializeCardState(before) === serializeCardState(stored)
}

/** Keeps what this read doesn’t tell, and does not count comments that nobody has read. */
function completed(observed: CardState, before: CardState | null, isCounted: boolean): CardState {
  const view = wholeView(observed, before)
  const checked = checkOf({ view, checked: before?.checked })
  const user_notes_count = before && !isCounted ? before.view.mr.user_notes_count : view.mr.user_notes_count
  const lastBuild = lastBuildOf({ view, lastBuild: before?.lastBuild })
  return { ...observed, view: { ...view, mr: { ...view.mr, user_notes_count } }, checked, lastBuild }
}

/** Completes a listed state without build, commits, files and approvals; they stay while the head does. */
function wholeView({ view }: CardState, before: CardState | null): CardState['view'] {
  if (!before) return view
  const changesRequestedBy = view.changesRequestedBy ?? before.view.changesRequestedBy
  if (before.view.mr.sha !== view.mr.sha) return { ...view, changesRequestedBy }
  const { head_pipeline: known } = before.view.mr
  const { head_pipeline: seen = known } = view.mr
  const isSameBuild = seen?.id === known?.id && seen?.status === known?.status
  const build = seen && isSameBuild ? { ...seen, failed_jobs: seen.failed_jobs ?? known?.failed_jobs } : seen
  const approvals = view.approvals ?? before.view.approvals
  const rules = view.rules ?? before.view.rules
  return {
    ...view,
    mr: { ...view.mr, head_pipeline: build },
    ...(view.preparing
      ? {}
      : { commits: view.commits ?? before.view.commits, files: view.files ?? before.view.files }),
    approvals,
    rules,
    changesRequestedBy,
  }
}

/** Returns the note: a person’s action stays until a newer event; an observation, until the state changes. */
function noteOf(
  all: readonly NamedEvent[],
  { note, view }: CardState,
  before: CardState | null,
): { readonly note?: CardNote } {
  if (note) return { note }
  if (all.length > 0) return { note: { words: all.map(({ event }) => event.words).join(' ') } }
  const stays = before?.note && (before.note.by !== undefined || !differs(before.view.mr, view.mr))
  return stays ? { note: before.note } : {}
}

function written({ key, event }: NamedEvent): NewMergeRequestEvent {
  return { key, event: JSON.stringify(MergeRequestEvent.parse(event)) }
}
