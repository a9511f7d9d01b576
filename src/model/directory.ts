/** A person’s status in Slack, seen from one workspace; `unknown` when Slack did not report it. */
export type ChatPerson = 'admin' | 'member' | 'guest' | 'outsider' | 'deactivated' | 'unknown'

/**
 * The kind of conversation that a request comes from. `shared`: people of another workspace read it;
 * `unseen`: the bot may not look into it, so others may be there; `unknown`: Slack did not report it.
 */
export type ChatPlace = 'channel' | 'direct' | 'shared' | 'unseen' | 'unknown'

/**
 * The bot’s ability to post in a conversation. `absent`: it is not a member, or may not see it; `unknown`:
 * Slack did not report it.
 */
export type Presence = 'there' | 'absent' | 'archived' | 'unknown'

/** Asks Slack who a person is and what a conversation is. No method ever rejects. */
export interface Chat {
  person(team: string, user: string): Promise<ChatPerson>
  /** The person’s display name; null when Slack did not report it. */
  name(team: string, user: string): Promise<string | null>
  /** The zone (`Europe/Berlin`) that the person has set; null when Slack did not report it. */
  zone(team: string, user: string): Promise<string | null>
  /** An empty `channel` is a surface that one person sees alone, and so `direct`. */
  place(team: string, channel: string): Promise<ChatPlace>
  presence(team: string, channel: string): Promise<Presence>
}

/** The caller’s role for permissions: their status in Slack, or steward of the channel. */
export type Role = ChatPerson | 'steward'
