import { nouns, registry, verbsOf } from './registry.ts'

/** The only message shortcut; its form leads to every verb. */
export const MESSAGE_SHORTCUT = { name: 'Act on this message', callback_id: 'act-on-message' } as const

/** The name to mention and invite the bot by. */
export const BOT_NAME = 'greenlight'

/** The delivery URL for everything from Slack; operators put their own host here. */
const REQUEST_URL = 'https://greenlight.example.com/slack/events'

/** Scopes of the bot’s token, with the reason for each. */
const SCOPES = {
  commands: 'the slash commands and the message shortcut',
  'chat:write': 'cards, answers and edits of them',
  'users:read': 'whether somebody is an admin, a member or a guest, and which app the token is of',
  'channels:read': 'whether a public channel is shared with another workspace',
  'groups:read': 'the same for a private channel that the bot is in',
  'im:read': 'whether a conversation is a direct message',
  'mpim:read': 'the same for a conversation of several people',
  'channels:history':
    'whether a message whose answer was lost is in a public channel, so that none is posted twice; without it, such a message is not sent again and its person is told',
  'groups:history': 'the same for a private channel',
  'im:history': 'the same for a direct message',
  'mpim:history': 'the same for a conversation of several people',
} as const

/** The app manifest for Slack, derived from the verbs (its schema has major version 1). */
export function manifestOf() {
  return {
    _metadata: { major_version: 1 },
    display_information: {
      name: 'Greenlight',
      description: 'Merge requests and milestones, run from the channel',
      background_color: '#1f6f43',
    },
    features: {
      app_home: { home_tab_enabled: true, messages_tab_enabled: true, messages_tab_read_only_enabled: true },
      bot_user: { display_name: BOT_NAME, always_online: true },
      slash_commands: [...nouns].map(([noun, { about: description, mentions = false }]) => ({
        command: `/${noun}`,
        url: REQUEST_URL,
        description,
        usage_hint: usageHint(noun),
        should_escape: mentions,
      })),
      shortcuts: [
        {
          ...MESSAGE_SHORTCUT,
          type: 'message',
          description: 'Choose what to do with the merge request or milestone that a message names',
        },
      ],
    },
    oauth_config: { scopes: { bot: Object.keys(SCOPES) } },
    settings: {
      event_subscriptions: {
        request_url: REQUEST_URL,
        bot_events: ['app_home_opened', 'app_uninstalled', 'tokens_revoked'],
      },
      interactivity: { is_enabled: true, request_url: REQUEST_URL },
      org_deploy_enabled: false,
      socket_mode_enabled: false,
      token_rotation_enabled: false,
    },
  }
}

/** Marks a verb that needs a feature some forges lack. */
const MARK = '*'

/** `list | merge | approve* | help (* where the forge offers it)` */
function usageHint(noun: string): string {
  const verbs = verbsOf(noun)
  const words = verbs.map(({ path, requires }) => `${path.slice(1).join(' ')}${requires ? MARK : ''}`)
  const note = verbs.some(({ requires }) => requires) ? ` (${MARK} where the forge offers it)` : ''
  return `${[...words, 'help'].join(' | ')}${note}`
}

/** The command table of the README, as Markdown. */
export function commandTable(): string {
  const rows = registry.map(({ path, summary, effect, requires, examples }) => {
    const example = `/${path.join(' ')} ${examples[0].typed}`.trim()
    const forges = requires ? 'today’s servers' : 'all'
    return `| \`/${path.join(' ')}\` | ${summary} | ${effect} | ${forges} | \`${example}\` |`
  })
  return [
    '| Command | What it does | Effect | Forges | Example |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    NOTE,
  ].join('\n')
}

const NOTE =
  'What is marked “today’s servers” needs something that only their API has: it is offered where Greenlight speaks that. Elsewhere it stands in no help, menu or card, and typed all the same it answers why.'

/** The scopes of the bot’s token for the README, as Markdown. */
export function scopeTable(): string {
  const rows = Object.entries(SCOPES).map(([scope, why]) => `| \`${scope}\` | ${why} |`)
  return ['| Scope | What for |', '|---|---|', ...rows].join('\n')
}
