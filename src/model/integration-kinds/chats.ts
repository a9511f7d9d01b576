import type { IntegrationKind } from '../integration-kind.ts'
import { choices, key, needed, plain, tick, url } from '../integration-parameter.ts'

const COLORS = choices('yellow', 'red', 'green', 'purple', 'gray', 'random')

const IRC_ADDRESS = {
  pattern: /^ircs?:\/\/\S+$/,
  problem: 'must be an address that begins with irc:// or ircs://',
}

/** Integrations that post events to a group chat. */
export const chatKinds = [
  {
    name: 'campfire',
    slug: 'campfire',
    title: 'Campfire',
    what: 'Tells a Campfire room about pushes.',
    parameters: [
      needed(key('token', 'Token', 'API token of the Campfire account that posts')),
      plain('subdomain', 'Subdomain', 'The first part of the Campfire address: acme of acme.campfirenow.com'),
      plain('room', 'Room', 'Name or number of the room'),
    ],
  },
  {
    name: 'flowdock',
    slug: 'flowdock',
    title: 'Flowdock',
    what: 'Tells a Flowdock flow about pushes.',
    parameters: [needed(key('token', 'Token', 'Token of the flow'))],
  },
  {
    name: 'hipchat',
    slug: 'hipchat',
    title: 'HipChat',
    what: 'Tells a HipChat room what happens in the project.',
    parameters: [
      needed(key('token', 'Token', 'Token of the room')),
      plain('color', 'Colour', 'Background of the messages', COLORS),
      tick('notify', 'Notify', 'Alert the people in the room to each message'),
      plain('room', 'Room', 'Name or number of the room'),
      plain('api_version', 'API version', 'Blank means v2', choices('v1', 'v2')),
      url('server', 'Server', 'Address of your own server; blank means the public one'),
    ],
  },
  {
    name: 'irker',
    slug: 'irker',
    title: 'Irker (IRC gateway)',
    what: 'Tells IRC channels about pushes, by way of an Irker gateway.',
    parameters: [
      needed(
        plain(
          'recipients',
          'Recipients',
          'Channels or people, divided by spaces: irc://irc.example.com/#web',
          {
            type: 'words',
            joint: ' ',
          },
        ),
      ),
      plain(
        'default_irc_uri',
        'Default IRC address',
        'Put before recipients that have no address of their own',
        {
          type: 'text',
          shape: IRC_ADDRESS,
        },
      ),
      plain('server_port', 'Gateway port', 'Port of the Irker gateway; blank means 6659', {
        type: 'integer',
        min: 1,
        max: 65_535,
      }),
      plain('server_host', 'Gateway host', 'Host of the Irker gateway; blank means localhost'),
      tick('colorize_messages', 'Colours', 'Write the messages in colour'),
    ],
  },
  {
    name: 'slack',
    slug: 'slack',
    title: 'Slack',
    what: 'Posts what happens in the project to a Slack channel, by an incoming webhook.',
    parameters: [
      needed({ ...url('webhook', 'Webhook', 'Address of the incoming webhook'), secret: true }),
      plain('username', 'User name', 'Name under which the messages appear'),
      plain('channel', 'Channel', 'Channel for the messages; blank means the one of the webhook'),
    ],
  },
] as const satisfies readonly IntegrationKind[]
