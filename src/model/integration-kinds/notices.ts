import type { IntegrationKind } from '../integration-kind.ts'
import { choices, key, needed, plain, tick, url } from '../integration-parameter.ts'

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
  ...['pushover', 'bike', 'bugle', 'cashregister', 'classical', 'cosmic', 'falling', 'gamelan', 'incoming'],
  ...['intermission', 'magic', 'mechanical', 'pianobar', 'siren', 'spacealarm', 'tugboat', 'alien', 'climb'],
  ...['persistent', 'echo', 'updown', 'none'],
)

/** Integrations that send notices, watch dependencies, or link to a wiki. */
export const noticeKinds = [
  {
    name: 'emails-on-push',
    slug: 'emails-on-push',
    title: 'Emails on push',
    what: 'Sends the commits of each push by e-mail.',
    parameters: [
      needed(plain('recipients', 'Recipients', 'E-mail addresses, divided by spaces', MAIL_ADDRESSES)),
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
    slug: 'external-wiki',
    title: 'External wiki',
    what: 'Sends people to a wiki elsewhere in place of the forge’s own.',
    parameters: [needed(url('external_wiki_url', 'Wiki address', 'Address of the wiki'))],
  },
  {
    name: 'gemnasium',
    slug: 'gemnasium',
    title: 'Gemnasium',
    what: 'Watches the dependencies of the project and warns about outdated and vulnerable ones.',
    parameters: [
      needed(key('api_key', 'API key', 'Your personal key at Gemnasium')),
      needed(key('token', 'Token', 'The slug of the project at Gemnasium')),
    ],
  },
  {
    name: 'pushover',
    slug: 'pushover',
    title: 'Pushover',
    what: 'Sends a notice of each push to phones and desktops.',
    parameters: [
      needed(key('api_key', 'API key', 'Key of the Pushover application')),
      needed(key('user_key', 'User key', 'Key of the Pushover user or group')),
      needed(plain('priority', 'Priority', 'How urgent the notices are', PRIORITIES)),
      plain('device', 'Device', 'Name of one device; blank means all that are active'),
      plain('sound', 'Sound', 'Blank means the sound that the device is set to', SOUNDS),
    ],
  },
] as const satisfies readonly IntegrationKind[]
