/** A person’s status in Slack, seen from one workspace; `unknown` when Slack did not report it. */
export type ChatPerson = 'admin' | 'member' | 'guest' | 'outsider' | 'deactivated' | 'unknown'

/**
 * The kind of conversation that a request comes from. `shared`: people of another workspace read it;
 * `unseen`: the bot may not look into it, so others may be there; `unknown`: Slack did not report it.
 */
export type ChatPlace = 'channel' | 'direct' | 'shared' | 'unseen' | 'unknown'

/**
 * The bot’s ability to post in a conversation. `absent`: it is not a member, or may not see it; `closed`: it is a
 * conversation of two other people, which nobody can join; `unknown`: Slack did not report it.
 */
export type Presence = 'there' | 'absent' | 'closed' | 'archived' | 'unknown'

/** A channel of a workspace; where a message goes, a person’s id stands for their direct messages. */
export interface ChannelRef {
  readonly team: string
  readonly channel: string
}

/** A change of a channel that Slack reports; `moved`: it has another id from now on. */
export type ChannelChange = ChannelRef &
  (
    | { readonly change: 'moved'; readonly to: string }
    | { readonly change: 'renamed' | 'archived' | 'deleted' }
  )

export interface Recipient {
  readonly team: string
  readonly user: string
}

/** A person as Slack reports them. */
export interface ChatUser {
  readonly status: ChatPerson
  /** The display name; null when Slack did not report it. */
  readonly name: string | null
  /** The zone (`Europe/Berlin`) that the person has set; null when Slack did not report it. */
  readonly zone: string | null
}

/** The kind of a conversation, and whether the bot can post there. */
export interface Conversation {
  readonly place: ChatPlace
  readonly presence: Presence
}

/** A public channel that is not archived. */
export interface PublicChannel {
  readonly id: string
  /** Without a `#`. */
  readonly name: string
  /** True when the bot is a member. */
  readonly isMember: boolean
}

/** `joined` also when the bot was there already; `reason` is Slack’s own word. */
export type JoinResult =
  | { readonly kind: 'joined' }
  | { readonly kind: 'refused'; readonly reason: string }
  /** Slack gave no trustworthy answer. */
  | { readonly kind: 'unknown' }

/** A group of people in Slack that is mentioned by its handle, such as `web-team`; with the ids of its people. */
export interface UserGroup {
  readonly id: string
  readonly handle: string
  readonly users: readonly string[]
}

/** Asks Slack who a person is and what a conversation is. No method ever rejects. */
export interface Chat {
  person(team: string, user: string): Promise<ChatUser>
  /** An empty `channel` is a surface that one person sees alone, and so `direct`. */
  conversation(team: string, channel: string): Promise<Conversation>
  /** True when the person can read a channel: it is public, or they are a member; false when Slack did not say. */
  canRead(team: string, channel: string, user: string): Promise<boolean>
  /** Finds a user group by its id (`S0WEB`) or handle (`web-team`); null when Slack names none. */
  userGroup(team: string, group: string): Promise<UserGroup | null>
  /** Some five thousand of the public channels; null when Slack did not report them. */
  publicChannels(team: string): Promise<readonly PublicChannel[] | null>
  join(team: string, channel: string): Promise<JoinResult>
}

/** The caller’s role for permissions: their status in Slack, or manager of the channel. */
export type Role = ChatPerson | 'manager'

/** The caller of a Slack request; ids as Slack gives them, compared whole. */
export interface SlackCaller {
  readonly team: string
  /** The person’s own workspace. */
  readonly userTeam: string
  /** The workspace in which the bot is installed; null until Slack has reported it. */
  readonly installedTeam: string | null
  /** The app that the request is for; absent where Slack names none. */
  readonly app?: string
  /** This bot’s own app; null until Slack has reported it. */
  readonly installedApp?: string | null
}

/** True when the request is for this installation of this app and the person belongs to its workspace. */
export function isMember({ team, userTeam, installedTeam, app, installedApp = null }: SlackCaller): boolean {
  const isForThisApp = app === undefined || installedApp === null || app === installedApp
  const isForThisTeam = installedTeam === null || installedTeam === team
  return team !== '' && userTeam === team && isForThisTeam && isForThisApp
}
