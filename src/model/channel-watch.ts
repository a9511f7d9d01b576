import { z } from 'zod'
import type { Pause } from './pause.ts'

/** What a channel feed may tell of. */
export const WATCH_EVENTS = ['new', 'merged', 'closed'] as const
export type WatchEvent = (typeof WATCH_EVENTS)[number]

const names = z.array(z.string())

/** What a channel wants to be told of a project; everything that is given must hold. */
export const WatchFilter = z.object({
  events: z.array(z.enum(WATCH_EVENTS)),
  /** User names or display names at the forge. */
  authors: names.optional(),
  notAuthors: names.optional(),
  labels: names.optional(),
  /** Whether all of the labels are wanted, and not any one of them. */
  allLabels: z.boolean().default(false),
  notLabels: names.optional(),
  /** The source or the target; `feature/*` stands for every branch that begins so. */
  branch: z.string().optional(),
  drafts: z.boolean().default(false),
  bots: z.boolean().default(false),
})
export type WatchFilter = z.infer<typeof WatchFilter>

/** Whether one of this iid was opened after the feed was turned on. */
export function isNewTo({ sinceIid }: Pick<ChannelWatch, 'sinceIid'>, iid: number): boolean {
  return sinceIid >= 0 && iid > sinceIid
}

/** A channel that is told of a project; times in ms UTC. */
export interface ChannelWatch {
  readonly team: string
  readonly channel: string
  readonly project: number
  /** Who turned it on. */
  readonly user: string
  readonly filter: WatchFilter
  /** The highest iid there was then: what comes after it is new. -1: what there is at the next look. */
  readonly sinceIid: number
  readonly since: number
  readonly checkedAt: number
  /** Why and when it stopped; null while it runs. */
  readonly paused: { readonly why: Pause; readonly at: number } | null
}
