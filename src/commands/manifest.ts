import type { Noun } from './command.ts'
import { nouns, registry } from './registry.ts'

export const MESSAGE_SHORTCUT = { name: 'Act on this message', callback_id: 'act-on-message' } as const

/** The shortcut that works everywhere, also on phones. */
export const GLOBAL_SHORTCUT = { name: 'New merge request', callback_id: 'new-merge-request' } as const

export const BOT_NAME = 'greenlight'

interface Addresses {
  /** Where Slack reaches the bot; null for Socket Mode, in which nobody has to. */
  readonly origin: string | null
  /** The server whose links are shown with a card; null: none are. */
  readonly forgeHost: string | null
}

/** Operators put their own in the place of these. */
const EXAMPLE: Addresses = { origin: 'https://greenlight.example.com', forgeHost: 'forge.example.com' }

/** Scopes of the bot’s token, with the reason for each. */
const SCOPES = {
  commands: 'the slash commands and the shortcuts',
  'chat:write': 'cards, answers and edits of them',
  'app_mentions:read': 'what is said to `@greenlight` in a channel or a thread',
  'links:read': 'which merge request a message links to',
  'links:write': 'a short card under such a link',
  'users:read': 'whether somebody is an admin, a member or a guest, and which app the token is of',
  'channels:read': 'whether a public channel is shared with another workspace',
  'channels:join': 'adding itself to a public channel, when somebody asks for that',
  'groups:read': 'the same for a private channel that the bot is in',
  'im:read': 'whether a conversation is a direct message',
  'mpim:read': 'the same for a conversation of several people',
  'channels:history':
    'whether a message whose answer was lost is in a public channel, so that none is posted twice; without it, such a message is not sent again and its person is told',
  'groups:history': 'the same for a private channel',
  'im:history': 'the same for a direct message, and what is written to the bot there',
  'mpim:history': 'the same for a conversation of several people',
} as const

/** The scopes that an installation asks for. */
export const BOT_SCOPES: readonly string[] = Object.keys(SCOPES)

/** The app manifest for Slack, derived from the verbs (its schema has major version 1). */
export function manifestOf({ origin, forgeHost } = EXAMPLE) {
  const requestUrl = origin === null ? undefined : `${origin}/slack/events`
  return {
    _metadata: { major_version: 1 },
    display_information: {
      name: 'Greenlight',
      description: 'Merge requests and milestones, run from the channel',
      background_color: '#1f6f43',
    },
    features: {
      app_home: { home_tab_enabled: true, messages_tab_enabled: true, messages_tab_read_only_enabled: false },
      bot_user: { display_name: BOT_NAME, always_online: true },
      slash_commands: [...nouns.values()].map((noun) => ({
        command: `/${noun.name}`,
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
      scopes: { bot: [...BOT_SCOPES] },
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
          'message.im',
          'team_access_granted',
          'team_access_revoked',
          'tokens_revoked',
        ],
      },
      interactivity: { is_enabled: true, request_url: requestUrl, message_menu_options_url: requestUrl },
      org_deploy_enabled: false,
      socket_mode_enabled: origin === null,
      token_rotation_enabled: false,
    },
  }
}

/** Returns what every server has of what people need first: `[list | 12 | merge 12 | help]`; Slack shows one line. */
function usageHint({ first, verbs }: Noun): string {
  const everywhere = first?.filter(({ command }) => command.requires === null).map(({ typed }) => typed)
  const words = everywhere ?? verbs.map(({ path }) => path.slice(1).join(' '))
  return `[${[...words, 'help'].filter((word) => word !== '').join(' | ')}]`
}

/** The table of docs/commands.md, as Markdown. */
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

/** The scopes of the bot’s token for docs/setup.md, as Markdown. */
export function scopeTable(): string {
  const rows = Object.entries(SCOPES).map(([scope, why]) => `| \`${scope}\` | ${why} |`)
  return ['| Scope | What for |', '|---|---|', ...rows].join('\n')
}
