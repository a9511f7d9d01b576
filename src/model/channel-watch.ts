import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import type { EpochMs } from './fields.ts'
import type { Pause } from './pause.ts'

/** The events that are posted where none is named. */
const USUAL_EVENTS = ['new', 'merged', 'closed'] as const
/** The events that are posted in the thread of a card, and only where they are named. */
export const THREAD_EVENTS = ['approved', 'ready', 'build', 'review', 'comments'] as const
/** The end of a milestone is a message of its own, and only where it is named. */
export const WATCH_EVENTS = [...USUAL_EVENTS, ...THREAD_EVENTS, 'milestones'] as const
export type WatchEvent = (typeof WATCH_EVENTS)[number]

/** Returns the named events; where none is named, the usual ones that are not denied. */
export function eventsOf(chosen: Readonly<Partial<Record<WatchEvent, boolean>>>): WatchEvent[] {
  const named = WATCH_EVENTS.filter((event) => chosen[event] === true)
  return named.length > 0 ? named : USUAL_EVENTS.filter((event) => chosen[event] !== false)
}

/** No list tells of these: more is read of every open merge request. */
const UNLISTED_EVENTS: ReadonlySet<WatchEvent> = new Set(['approved', 'ready', 'build'])

export function wantsUnlisted({ filter }: Pick<ChannelWatch, 'filter'>): boolean {
  return filter.events.some((event) => UNLISTED_EVENTS.has(event))
}

const names = z.array(z.string())

/** The filter of a channel watch; every given condition must hold. */
export const WatchFilter = z.object({
  events: z.array(z.enum(WATCH_EVENTS)),
  /** User names or display names at the forge. */
  authors: names.optional(),
  notAuthors: names.optional(),
  /** The same; null for none. */
  assignees: names.nullable().optional(),
  reviewers: names.nullable().optional(),
  milestone: z
    .union([z.number(), z.string(), z.object({ iid: z.number(), group: z.string().nullable() })])
    .nullable()
    .optional(),
  /** Each of these words must occur in the title or the description. */
  words: names.optional(),
  labels: names.optional(),
  /** True when all of the labels are required instead of any one of them. */
  allLabels: z.boolean().default(false),
  notLabels: names.optional(),
  /** The source or the target branch; `feature/*` matches every branch with that prefix. */
  branch: z.string().optional(),
  drafts: z.boolean().default(false),
  bots: z.boolean().default(false),
  /** The channel is a queue of what needs somebody, and posts no events; its days are those of this zone. */
  queue: z.object({ zone: z.string() }).optional(),
})
export type WatchFilter = z.infer<typeof WatchFilter>

export function isNewTo({ sinceIid }: Pick<ChannelWatch, 'sinceIid'>, iid: number): boolean {
  return sinceIid >= 0 && iid > sinceIid
}

/** Length of a pause after which a watch skips merge requests opened during it, in ms. */
const LONG_PAUSE_MS = millisecondsInDay

/** Returns the iid above which merge requests are new to a watch that goes on after a pause. */
export function sinceIidAfterPause({ sinceIid, paused }: ChannelWatch, now: EpochMs): number {
  return isLongPaused({ paused }, now) ? -1 : sinceIid
}

/** True after a pause that is too long to catch up on. */
export function isLongPaused({ paused }: Pick<ChannelWatch, 'paused'>, now: EpochMs): boolean {
  return paused !== null && now - paused.at > LONG_PAUSE_MS
}

/** A channel that receives events of a project; times in ms UTC. */
export interface ChannelWatch {
  readonly team: string
  readonly channel: string
  readonly project: number
  /** The group whose watch has brought it; null where somebody has turned it on for the project itself. */
  readonly groupId: number | null
  /** The person who turned the watch on. */
  readonly user: string
  readonly filter: WatchFilter
  /** Highest iid when the watch was turned on; higher ones are new. -1: taken from the next poll. */
  readonly sinceIid: number
  /** ActiveMilestones as JSON: those that were active at the last check, whose end is news. */
  readonly milestones: string
  readonly since: number
  readonly checkedAt: number
  /** Reason and time of the pause; null while the watch runs. */
  readonly paused: { readonly why: Pause; readonly at: number } | null
}

/** A channel that receives events of all projects of a group; each has a channel watch of its own. */
export interface GroupWatch
  extends Pick<ChannelWatch, 'team' | 'channel' | 'user' | 'filter' | 'since' | 'paused'> {
  readonly groupId: number
  /** `acme/backend`, as the forge wrote it when the watch was turned on. */
  readonly path: string
  /** Time of the last look at which projects the group has; 0 for one that is due. */
  readonly listedAt: number
}
