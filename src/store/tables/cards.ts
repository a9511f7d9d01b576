export interface CardRow {
  team: string
  channel: string
  ts: string
  project: number
  iid: number
  sha: string | null
  finished: number
  /** Who asked for it or last acted on it, with whose rights it is kept up to date; null once they are forgotten. */
  askedBy: string | null
  /** Null when it is not watched any more. */
  watchedUntil: number | null
  /** When it was last edited or posted. */
  shownAt: number | null
  /** Which sighting it shows; null when that is not known. */
  revision: number | null
  /** 1: a feed of its channel posted it. */
  fromFeed: number
  /** Since when it is not kept up to date, because whoever asked for it may not read it there; else null. */
  pausedAt: number | null
}

export interface WatchRow {
  team: string
  channel: string
  user: string
  project: number
  iid: number
  sha: string
  since: number
}

export interface PollRow {
  team: string
  project: number
  /** The newest `updated_at` that was answered, in ms UTC by the forge’s clock; null before the first answer. */
  newest: number | null
  /** When `newest` last became newer. */
  movedAt: number
  checkedAt: number
  /** When what the list did not hold was last looked up by iid. */
  sweptAt: number
  /** Who could read last; empty for the service token. */
  reader: string | null
}

export interface SightingRow {
  team: string
  project: number
  iid: number
  /** Sealed: the merge request as it was last seen. */
  seen: string
  revision: number
  seenAt: number
}

export interface StoryRow {
  team: string
  project: number
  iid: number
  /** What makes it one event, however often it is seen: `merged 1a2b…`. */
  event: string
  sequence: number
  /** Sealed: what happened, in words. */
  story: string
  seenAt: number
  /** How often it was tried to tell it. */
  tries: number
  told: number
}

export interface FeedRow {
  team: string
  channel: string
  project: number
  /** Who turned it on: it runs while they may read the project. */
  user: string
  /** What it tells, as JSON: see FeedWants in the model. */
  wants: string
  /** The highest iid there was when it was turned on: what comes after it is new. -1 in a copy of the store. */
  after: number
  since: number
  /** When it was last seen that its owner may read the project. */
  checkedAt: number
  /** Why it stopped: see Pause in the model; null while it runs. */
  paused: string | null
  pausedAt: number | null
}
