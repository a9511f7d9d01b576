import { choices, type IntegrationKind, key, needed, plainText, tick, url } from '../integration-parameter.ts'

const COLORS = choices('yellow', 'red', 'green', 'purple', 'gray', 'random')

const IRC_ADDRESS = {
  pattern: /^ircs?:\/\/\S+$/,
  problem: 'must be an address that begins with irc:// or ircs://',
}

/** Integrations that post events to a group chat. */
export const chatKinds = [
  {
    name: 'campfire',
    title: 'Campfire',
    what: 'Tells a Campfire room about pushes.',
    parameters: [
      needed(key('token', 'Token', 'API token of the Campfire account that posts')),
      plainText(
        'subdomain',
        'Subdomain',
        'The first part of the Campfire address: acme of acme.campfirenow.com',
      ),
      plainText('room', 'Room', 'Name or number of the room'),
    ],
  },
  {
    name: 'flowdock',
    title: 'Flowdock',
    what: 'Tells a Flowdock flow about pushes.',
    parameters: [needed(key('token', 'Token', 'Token of the flow'))],
  },
  {
    name: 'hipchat',
    title: 'HipChat',
    what: 'Tells a HipChat room what happens in the project.',
    parameters: [
      needed(key('token', 'Token', 'Token of the room')),
      plainText('color', 'Colour', 'Background of the messages', COLORS),
      tick('notify', 'Notify', 'Alert the people in the room to each message'),
      plainText('room', 'Room', 'Name or number of the room'),
      plainText('api_version', 'API version', 'Blank means v2', choices('v1', 'v2')),
      url('server', 'Server', 'Address of your own server; blank means the public one'),
    ],
  },
  {
    name: 'irker',
    title: 'Irker (IRC gateway)',
    what: 'Tells IRC channels about pushes, by way of an Irker gateway.',
    parameters: [
      needed(
        plainText(
          'recipients',
          'Recipients',
          'Channels or people, divided by spaces: irc://irc.example.com/#web',
          {
            type: 'words',
            joint: ' ',
          },
        ),
      ),
      plainText(
        'default_irc_uri',
        'Default IRC address',
        'Put before recipients that have no address of their own',
        {
          type: 'text',
          shape: IRC_ADDRESS,
        },
      ),
      plainText('server_port', 'Gateway port', 'Port of the Irker gateway; blank means 6659', {
        type: 'integer',
        min: 1,
        max: 65_535,
      }),
      plainText('server_host', 'Gateway host', 'Host of the Irker gateway; blank means localhost'),
      tick('colorize_messages', 'Colours', 'Write the messages in colour'),
    ],
  },
  {
    name: 'slack',
    title: 'Slack',
    what: 'Posts what happens in the project to a Slack channel, by an incoming webhook.',
    parameters: [
      needed({ ...url('webhook', 'Webhook', 'Address of the incoming webhook'), secret: true }),
      plainText('username', 'User name', 'Name under which the messages appear'),
      plainText('channel', 'Channel', 'Channel for the messages; blank means the one of the webhook'),
    ],
  },
] as const satisfies readonly IntegrationKind[]

const MAIL_ADDRESSES = {
  type: 'words',
  joint: ' ',
  shape: { pattern: /^[^\s@]+@[^\s@]+$/, problem: 'must be e-mail addresses divided by spaces' },
} as const

const PRIORITIES = {
  type: 'choice',
  choices: [
    { value: '-2', label: 'lowest' },
    { value: '-1', label: 'low' },
    { value: '0', label: 'normal' },
    { value: '1', label: 'high' },
  ],
} as const

const SOUNDS = choices(
  'pushover',
  'bike',
  'bugle',
  'cashregister',
  'classical',
  'cosmic',
  'falling',
  'gamelan',
  'incoming',
  'intermission',
  'magic',
  'mechanical',
  'pianobar',
  'siren',
  'spacealarm',
  'tugboat',
  'alien',
  'climb',
  'persistent',
  'echo',
  'updown',
  'none',
)

/** Integrations that send notices, watch dependencies, or link to a wiki. */
export const noticeKinds = [
  {
    name: 'emails-on-push',
    title: 'Emails on push',
    what: 'Sends the commits of each push by e-mail.',
    parameters: [
      needed(plainText('recipients', 'Recipients', 'E-mail addresses, divided by spaces', MAIL_ADDRESSES)),
      tick('disable_diffs', 'Without diffs', 'Leave the changed lines out'),
      tick(
        'send_from_committer_email',
        'From the committer',
        'Send from the committer’s address where the domain allows it',
      ),
    ],
  },
  {
    name: 'external-wiki',
    title: 'External wiki',
    what: 'Sends people to a wiki elsewhere.',
    parameters: [needed(url('external_wiki_url', 'Wiki address', 'Address of the wiki'))],
  },
  {
    name: 'gemnasium',
    title: 'Gemnasium',
    what: 'Watches the dependencies of the project and warns about outdated and vulnerable ones.',
    parameters: [
      needed(key('api_key', 'API key', 'Your personal key at Gemnasium')),
      needed(key('token', 'Token', 'The slug of the project at Gemnasium')),
    ],
  },
  {
    name: 'pushover',
    title: 'Pushover',
    what: 'Sends a notice of each push to phones and desktops.',
    parameters: [
      needed(key('api_key', 'API key', 'Key of the Pushover application')),
      needed(key('user_key', 'User key', 'Key of the Pushover user or group')),
      needed(plainText('priority', 'Priority', 'How urgent the notices are', PRIORITIES)),
      plainText('device', 'Device', 'Name of one device; blank means all that are active'),
      plainText('sound', 'Sound', 'Blank means the sound that the device is set to', SOUNDS),
    ],
  },
] as const satisfies readonly IntegrationKind[]
