import {
  type Parameter,
  password,
  required,
  secret,
  switchOf,
  text,
  url,
  whole,
  wordOf,
} from './parameter.ts'

/** An integration that a project can have. */
export interface Kind {
  readonly slug: string
  readonly title: string
  readonly parameters: readonly Parameter[]
  /** Whether it takes `active`, which switches it on or off. */
  readonly switchable?: true
}

const COLOURS = ['yellow', 'red', 'green', 'purple', 'gray', 'random']
const SOUNDS = [
  ...['pushover', 'bike', 'bugle', 'cashregister', 'classical', 'cosmic', 'falling', 'gamelan', 'incoming'],
  ...['intermission', 'magic', 'mechanical', 'pianobar', 'siren', 'spacealarm', 'tugboat', 'alien', 'climb'],
  ...['persistent', 'echo', 'updown', 'none'],
]

const token = required(secret(text('token')))
const apiKey = required(secret(text('api_key')))
const account = [required(text('username')), required(password('password'))]
const branches = text('restrict_to_branch')
const verifies = switchOf('enable_ssl_verification')
const tracker = ['project_url', 'issues_url', 'new_issue_url'].map((name) => required(url(name)))

/** The kinds of the API document. */
export const KINDS: readonly Kind[] = [
  { slug: 'asana', title: 'Asana', parameters: [apiKey, branches] },
  { slug: 'assembla', title: 'Assembla', parameters: [token, text('subdomain')] },
  {
    slug: 'bamboo',
    title: 'Atlassian Bamboo CI',
    parameters: [required(url('bamboo_url')), required(text('build_key')), ...account],
  },
  { slug: 'buildkite', title: 'Buildkite', parameters: [token, required(url('project_url')), verifies] },
  { slug: 'campfire', title: 'Campfire', parameters: [token, text('subdomain'), text('room')] },
  {
    slug: 'custom-issue-tracker',
    title: 'Custom Issue Tracker',
    parameters: [...tracker, text('description'), text('title')],
  },
  { slug: 'drone-ci', title: 'Drone CI', parameters: [token, required(url('drone_url')), verifies] },
  {
    slug: 'emails-on-push',
    title: 'Emails on push',
    parameters: [
      required(text('recipients')),
      switchOf('disable_diffs'),
      switchOf('send_from_committer_email'),
    ],
  },
  { slug: 'external-wiki', title: 'External Wiki', parameters: [required(url('external_wiki_url'))] },
  { slug: 'flowdock', title: 'Flowdock', parameters: [token] },
  { slug: 'gemnasium', title: 'Gemnasium', parameters: [apiKey, token] },
  {
    slug: 'hipchat',
    title: 'HipChat',
    parameters: [
      token,
      wordOf('color', COLOURS),
      switchOf('notify'),
      text('room'),
      wordOf('api_version', ['v1', 'v2']),
      url('server'),
    ],
  },
  {
    slug: 'irker',
    title: 'Irker (IRC gateway)',
    parameters: [
      required(text('recipients')),
      text('default_irc_uri'),
      whole('server_port', 1, 65_535),
      text('server_host'),
      switchOf('colorize_messages'),
    ],
  },
  { slug: 'pivotaltracker', title: 'PivotalTracker', parameters: [token, branches] },
  {
    slug: 'pushover',
    title: 'Pushover',
    parameters: [
      apiKey,
      required(secret(text('user_key'))),
      required(whole('priority', -2, 1)),
      text('device'),
      wordOf('sound', SOUNDS),
    ],
  },
  { slug: 'redmine', title: 'Redmine', parameters: [...tracker, text('description')] },
  {
    slug: 'slack',
    title: 'Slack',
    parameters: [required(secret(url('webhook'))), text('username'), text('channel')],
  },
  {
    slug: 'teamcity',
    title: 'JetBrains TeamCity CI',
    parameters: [required(url('teamcity_url')), required(text('build_type')), ...account],
  },
  {
    slug: 'jira',
    title: 'JIRA',
    parameters: [
      required(url('url')),
      required(text('project_key')),
      text('username'),
      password('password'),
      { ...text('jira_issue_transition_id'), preset: '2' },
    ],
    switchable: true,
  },
]

/** The kind with this slug; servers of that time took underscores for dashes. */
export function kindOf(slug: string): Kind | undefined {
  return KINDS.find((kind) => kind.slug === slug.replaceAll('_', '-'))
}

/** The names under which any integration takes a token, a key or a password. */
export const SECRET_NAMES: ReadonlySet<string> = new Set(
  KINDS.flatMap((kind) => kind.parameters.filter((parameter) => parameter.secret).map(({ name }) => name)),
)
