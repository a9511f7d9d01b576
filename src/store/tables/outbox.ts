/** How a post stands: `waiting` and `sending` go on, all others are final. */
export type PostState =
  | 'waiting'
  /** It left, or was about to. */
  | 'sending'
  | 'posted'
  | 'not-there'
  | 'refused'
  | 'unconfirmed'
  /** Its time ended first. */
  | 'too-late'

export interface OutboxRow {
  id: string
  team: string
  /** A person’s id for a direct message. */
  channel: string
  /** The person of a direct message. */
  user: string | null
  key: string
  thread: string | null
  /** 0 goes first. */
  priority: number
  /** Counted within the channel: no clock has a say in the order. */
  position: number
  /** Sealed, as JSON; null when it is final, and in a row that sums up. */
  content: string | null
  state: PostState
  /** It may be in the channel already: it is looked for before it is sent. */
  maybeThere: number
  /** How often it was sent; grows with each sending, so that who was overtaken is known. */
  tries: number
  /** The process that put it here. */
  owner: string
  /** ms UTC, as people take it. */
  createdAt: number
  expiresAt: number
  /** Real ms UTC: looked at not before that. */
  dueAt: number
  /** Real ms UTC: what may be on its way is there by then, or never. */
  settledAt: number
  sentAt: number | null
  ts: string | null
  reason: string | null
  /** Whether it is summed up when it is dropped. */
  missed: number
  /** How many dropped answers this row sums up; null in every other row. */
  drops: number | null
}

export interface PostPaceRow {
  team: string
  channel: string
  /** Real ms UTC: nothing is posted there before. */
  freeAt: number
  /** How long that was when it was written, in ms: a clock that was set back makes it no longer. */
  rest: number
}

export interface PostMarkRow {
  team: string
  /** Sealed: what the marks of posts are made with. It stays the same, also over a change of the key ring. */
  secret: string
}
