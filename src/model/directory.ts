/** What the chat tells of somebody, seen from one workspace; `unknown` when it did not tell. */
export type ChatPerson = 'admin' | 'member' | 'guest' | 'outsider' | 'deactivated' | 'unknown'

/**
 * What the chat tells of the conversation in which something is asked. `shared`: people of another workspace read
 * it; `unseen`: the bot may not look into it, so others may be there; `unknown`: the chat did not tell.
 */
export type ChatPlace = 'channel' | 'direct' | 'shared' | 'unseen' | 'unknown'

/**
 * Whether the bot can post in a conversation. `absent`: it is no member, or may not see it; `unknown`: the chat did
 * not tell.
 */
export type Presence = 'there' | 'absent' | 'archived' | 'unknown'

/** Asks the chat who somebody is, and what a conversation is. None of it ever rejects. */
export interface Chat {
  person(team: string, user: string): Promise<ChatPerson>
  /** What people call somebody; null when the chat did not tell. */
  name(team: string, user: string): Promise<string | null>
  /** The zone (`Europe/Berlin`) that somebody has set; null when the chat did not tell. */
  zone(team: string, user: string): Promise<string | null>
  /** An empty `channel` is a surface that one person sees alone, and so `direct`. */
  place(team: string, channel: string): Promise<ChatPlace>
  presence(team: string, channel: string): Promise<Presence>
}

/** Who asks, as far as rights go: what the chat tells, and whether they are a steward of the channel. */
export type Role = ChatPerson | 'steward'
