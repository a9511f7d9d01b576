import {
  branches,
  choices,
  type IntegrationKind,
  key,
  needed,
  password,
  plainText,
  tick,
  url,
} from './integration-parameter.ts'

const certificates = {
  ...tick('enable_ssl_verification', 'Certificates', 'Check the certificate of the server'),
  preset: 'true',
}

export const buildKinds = [
  {
    name: 'bamboo',
    title: 'Atlassian Bamboo CI',
    what: 'Starts a Bamboo build on each push and shows its result on the commit.',
    parameters: [
      needed(url('bamboo_url', 'Bamboo address', 'Root address, such as https://bamboo.example.com')),
      needed(plainText('build_key', 'Build key', 'Key of the build plan, such as WEB-MAIN')),
      needed(plainText('username', 'User name', 'A Bamboo user who may start builds')),
      needed(password('Password of that Bamboo user')),
    ],
  },
  {
    name: 'buildkite',
    title: 'Buildkite',
    what: 'Starts a Buildkite build on each push and shows its result on the commit.',
    parameters: [
      needed(key('token', 'Token', 'Token from the repository settings of the Buildkite pipeline')),
      needed(url('project_url', 'Pipeline address', 'Address of the pipeline at Buildkite')),
      certificates,
    ],
  },
  {
    name: 'drone-ci',
    title: 'Drone CI',
    what: 'Starts a Drone build on each push and merge request and shows its result on the commit.',
    parameters: [
      needed(key('token', 'Token', 'Token of this project in Drone')),
      needed(url('drone_url', 'Drone address', 'Root address, such as https://drone.example.com')),
      certificates,
    ],
  },
  {
    name: 'teamcity',
    title: 'JetBrains TeamCity CI',
    what: 'Starts a TeamCity build on each push and shows its result on the commit.',
    parameters: [
      needed(url('teamcity_url', 'TeamCity address', 'Root address, such as https://teamcity.example.com')),
      needed(plainText('build_type', 'Build configuration', 'Id of the build configuration')),
      needed(plainText('username', 'User name', 'A TeamCity user who may start builds by hand')),
      needed(password('Password of that TeamCity user')),
    ],
  },
] as const satisfies readonly IntegrationKind[]

const ALL_BRANCHES = 'Names divided by commas; blank means all branches'

const PROJECT_KEY = {
  pattern: /^[A-Z][A-Z0-9_]*$/,
  problem: 'must be the key in capital letters, such as WEB',
}
const DIGITS = { pattern: /^\d{1,9}$/, problem: 'must be a number' }

const issuePages = [
  needed(url('new_issue_url', 'New issue', 'Address of the page that makes an issue')),
  needed(url('issues_url', 'Issues', 'Address of an issue, with :id in place of its number')),
  needed(url('project_url', 'Project', 'Address of the project in the tracker')),
]

/** Integrations that link to issues elsewhere, or write commits to them. */
export const trackerKinds = [
  {
    name: 'asana',
    title: 'Asana',
    what: 'Adds commit messages to the Asana tasks that they name, and closes tasks that they fix.',
    parameters: [
      needed(key('api_key', 'API key', 'Token of a user who can see the tasks')),
      branches(ALL_BRANCHES),
    ],
  },
  {
    name: 'assembla',
    title: 'Assembla',
    what: 'Adds commits to an Assembla space.',
    parameters: [
      needed(key('token', 'Token', 'Token of the space')),
      plainText(
        'subdomain',
        'Subdomain',
        'The first part of the Assembla address: acme of acme.assembla.com',
      ),
    ],
  },
  {
    name: 'custom-issue-tracker',
    title: 'Custom issue tracker',
    what: 'Sends people to a tracker of your own for issues.',
    parameters: [
      ...issuePages,
      plainText('description', 'Description', 'What people read about it'),
      plainText('title', 'Title', 'How it is called on the forge'),
    ],
  },
  {
    name: 'pivotaltracker',
    title: 'PivotalTracker',
    what: 'Adds commit messages as comments to the Pivotal Tracker stories that they name.',
    parameters: [needed(key('token', 'Token', 'API token of a user')), branches(ALL_BRANCHES)],
  },
  {
    name: 'redmine',
    title: 'Redmine',
    what: 'Sends people to Redmine for issues.',
    parameters: [...issuePages, plainText('description', 'Description', 'What people read about it')],
  },
  {
    name: 'jira',
    title: 'JIRA',
    what: 'Links and closes the JIRA issues that commits and merge requests name.',
    parameters: [
      { ...tick('active', 'On', 'Switch the integration on'), preset: 'true' },
      needed(url('url', 'JIRA address', 'Address that leads to the JIRA project')),
      needed(
        plainText('project_key', 'Project key', 'Short key of the JIRA project, in capital letters', {
          type: 'text',
          shape: PROJECT_KEY,
        }),
      ),
      plainText('username', 'User name', 'The JIRA user in whose name issues are changed'),
      password('Password of that JIRA user'),
      plainText(
        'jira_issue_transition_id',
        'Transition',
        'Number of the transition that closes issues; blank means 2',
        {
          type: 'text',
          shape: DIGITS,
        },
      ),
    ],
  },
] as const satisfies readonly IntegrationKind[]

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
