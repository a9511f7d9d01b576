interface Scope {
  readonly scope: string
  readonly why: string
  /** The loss without it, as the end of a sentence. */
  readonly without: string
  /** Whoever installs the app may leave it out. */
  readonly optional: boolean
}

const needed = (scope: string, why: string, without: string): Scope => ({
  scope,
  why,
  without,
  optional: false,
})
const optional = (scope: string, why: string, without: string): Scope => ({
  scope,
  why,
  without,
  optional: true,
})

const NO_CARDS = 'links get no card'
const NO_REPLIES = 'replies stay in Slack'
const NO_SEARCH = 'a message whose answer Slack lost is not sent again'

/** The scopes of the bot’s token. */
export const SCOPES: readonly Scope[] = [
  needed('commands', 'the slash commands and the shortcuts', 'nothing can be typed'),
  needed('chat:write', 'cards, answers and edits of them', 'nothing is answered'),
  needed(
    'users:read',
    'whether somebody is an admin, a member or a guest, and which app the token is of',
    'nothing works',
  ),
  needed(
    'channels:read',
    'whether a public channel is shared with another workspace',
    'nothing works in public channels',
  ),
  needed(
    'groups:read',
    'the same for a private channel that the bot is in',
    'nothing works in private channels',
  ),
  needed('im:read', 'whether a conversation is a direct message', 'nothing works in direct messages'),
  needed(
    'mpim:read',
    'the same for a conversation of several people',
    'nothing works in conversations of several people',
  ),
  optional(
    'im:history',
    'what is written to the bot in a direct message, and whether a message whose answer was lost is there',
    `direct messages are not read, and ${NO_SEARCH}`,
  ),
  optional(
    'app_mentions:read',
    'what is said to `@greenlight` in a channel or a thread',
    'mentions are not answered',
  ),
  optional('links:read', 'which merge request a message links to', NO_CARDS),
  optional('links:write', 'a short card under such a link', NO_CARDS),
  optional(
    'channels:join',
    'adding itself to a public channel, when somebody asks for that',
    'only /invite adds the bot to a channel',
  ),
  optional('usergroups:read', 'who is in a group such as `@web-team`', 'people are named one by one'),
  optional(
    'channels:history',
    'replies to a card in a public channel, where they are to be comments, and whether a message whose answer was lost ' +
      'is there, so that none is posted twice',
    `${NO_REPLIES}, and ${NO_SEARCH}`,
  ),
  optional('groups:history', 'the same for a private channel', `${NO_REPLIES}, and ${NO_SEARCH}`),
  optional('mpim:history', 'the same for a conversation of several people', NO_SEARCH),
]

/** The scopes that an installation asks for. */
export const BOT_SCOPES: readonly string[] = SCOPES.map(({ scope }) => scope)

/** The scopes of the bot’s token for docs/reference/settings.md, as Markdown. */
export function scopeTable(): string {
  const rows = SCOPES.map(
    (one) => `| \`${one.scope}\`${one.optional ? ' (optional)' : ''} | ${one.why} | ${one.without} |`,
  )
  return ['| Scope | What for | Without it |', '|---|---|---|', ...rows].join('\n')
}
