import type { Noun } from './command.ts'
import { nouns, registry } from './registry.ts'

export const MESSAGE_SHORTCUT = { name: 'Act on this message', callback_id: 'act-on-message' } as const

/** The shortcut that works everywhere, also on phones. */
export const GLOBAL_SHORTCUT = { name: 'New merge request', callback_id: 'new-merge-request' } as const

export const BOT_NAME = 'greenlight'

interface Place {
  /** The address at which Slack and browsers reach the bot; null: nobody from outside does. */
  readonly origin: string | null
  /** Slack is reached, and reaches nobody. */
  readonly socket: boolean
  /** The server whose links are shown with a card; null: none are. */
  readonly forgeHost: string | null
  /** The start of the name of each command: `gl-` for `/gl-mr`. */
  readonly prefix: string
}

/** Operators put their own in the place of these. */
const EXAMPLE: Place = {
  origin: 'https://greenlight.example.com',
  socket: false,
  forgeHost: 'forge.example.com',
  prefix: '',
}

/** The app manifest for Slack, derived from the verbs (its schema has major version 1). */
export function manifestOf({ origin, socket, forgeHost, prefix } = EXAMPLE) {
  const requestUrl = socket ? undefined : `${origin}/slack/events`
  return {
    _metadata: { major_version: 1 },
    display_information: {
      name: 'Greenlight',
      description: 'Merge requests and milestones, run from the channel',
      long_description:
        'Merge requests and milestones of your GitLab server, in the channel where you talk about them. See what is ' +
        'open, what is ready and what is in the way, merge from a card that stays up to date, and get digests on your schedule. ' +
        'Everybody acts with their own account, and nothing is merged that they have not seen.',
      background_color: '#1f6f43',
    },
    features: {
      app_home: { home_tab_enabled: true, messages_tab_enabled: true, messages_tab_read_only_enabled: false },
      bot_user: { display_name: BOT_NAME, always_online: true },
      slash_commands: [...nouns.values()].map((noun) => ({
        command: `/${prefix}${noun.name}`,
        url: requestUrl,
        description: noun.about,
        usage_hint: usageHint(noun),
        should_escape: noun.mentions ?? false,
      })),
      shortcuts: [
        {
          ...MESSAGE_SHORTCUT,
          type: 'message',
          description: 'Open the merge request or milestone that a message names',
        },
        { ...GLOBAL_SHORTCUT, type: 'global', description: 'Create a merge request' },
      ],
      unfurl_domains: forgeHost === null ? undefined : [forgeHost],
    },
    oauth_config: {
      redirect_urls: origin === null ? undefined : [`${origin}/slack/oauth_redirect`],
      scopes: {
        bot: [...BOT_SCOPES],
        bot_optional: SCOPES.filter((one) => one.optional).map(({ scope }) => scope),
      },
    },
    settings: {
      event_subscriptions: {
        request_url: requestUrl,
        bot_events: [
          'app_home_opened',
          'app_mention',
          'app_uninstalled',
          'channel_archive',
          'channel_deleted',
          'channel_id_changed',
          'channel_rename',
          'group_archive',
          'group_deleted',
          'group_rename',
          'link_shared',
          'member_joined_channel',
          'message.channels',
          'message.groups',
          'message.im',
          'team_access_granted',
          'team_access_revoked',
          'tokens_revoked',
        ],
      },
      interactivity: { is_enabled: true, request_url: requestUrl, message_menu_options_url: requestUrl },
      // An organisation installs at the redirect address.
      org_deploy_enabled: origin !== null,
      socket_mode_enabled: socket,
      token_rotation_enabled: false,
    },
  }
}

/** Returns what every server has of what people need first: `[list | 12 | merge 12 | help]`; Slack shows one line. */
function usageHint({ first, verbs }: Noun): string {
  const everywhere = first?.filter(({ command }) => command.requires === undefined).map(({ typed }) => typed)
  const words = everywhere ?? verbs.map(({ path }) => path.slice(1).join(' '))
  return `[${[...words, 'help'].filter((word) => word !== '').join(' | ')}]`
}

/** The table of docs/reference/commands.md, as Markdown. */
export function commandTable(): string {
  const rows = registry.map(({ path, summary, effect, requires, examples }) => {
    const example = `/${path.join(' ')} ${examples[0].typed}`.trim()
    const servers = requires ? 'newer' : 'all'
    return `| \`/${path.join(' ')}\` | ${summary} | ${effect} | ${servers} | \`${example}\` |`
  })
  return [
    '| Command | What it does | Effect | Servers | Example |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    NOTE,
  ].join('\n')
}

const NOTE = 'Commands marked “newer” aren’t offered on [older servers](servers.md).'

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
