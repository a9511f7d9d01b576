const account = { username: 'builder', password: 'p4ssword' }
const tracker = {
  project_url: 'https://tracker.acme.example/web',
  issues_url: 'https://tracker.acme.example/web/:id',
  new_issue_url: 'https://tracker.acme.example/web/new',
}

/** What each kind must be given and may be given, with the names of that time. */
export const SETTINGS: readonly {
  slug: string
  title: string
  required: Record<string, string | number>
  optional: Record<string, string | number | boolean>
}[] = [
  {
    slug: 'asana',
    title: 'Asana',
    required: { api_key: 's3cret' },
    optional: { restrict_to_branch: 'main, stable' },
  },
  {
    slug: 'assembla',
    title: 'Assembla',
    required: { token: 's3cret' },
    optional: { subdomain: 'acme' },
  },
  {
    slug: 'bamboo',
    title: 'Atlassian Bamboo CI',
    required: { bamboo_url: 'https://ci.acme.example', build_key: 'WEB-MAIN', ...account },
    optional: {},
  },
  {
    slug: 'buildkite',
    title: 'Buildkite',
    required: { token: 's3cret', project_url: 'https://ci.acme.example/web' },
    optional: { enable_ssl_verification: false },
  },
  {
    slug: 'campfire',
    title: 'Campfire',
    required: { token: 's3cret' },
    optional: { subdomain: 'acme', room: 'web' },
  },
  {
    slug: 'custom-issue-tracker',
    title: 'Custom Issue Tracker',
    required: tracker,
    optional: { description: 'Ours', title: 'Our tracker' },
  },
  {
    slug: 'drone-ci',
    title: 'Drone CI',
    required: { token: 's3cret', drone_url: 'http://drone.acme.example' },
    optional: { enable_ssl_verification: true },
  },
  {
    slug: 'emails-on-push',
    title: 'Emails on push',
    required: { recipients: 'ann@acme.example bob@acme.example' },
    optional: { disable_diffs: true, send_from_committer_email: false },
  },
  {
    slug: 'external-wiki',
    title: 'External Wiki',
    required: { external_wiki_url: 'https://wiki.acme.example/other' },
    optional: {},
  },
  { slug: 'flowdock', title: 'Flowdock', required: { token: 's3cret' }, optional: {} },
  {
    slug: 'gemnasium',
    title: 'Gemnasium',
    required: { api_key: 's3cret', token: 'acme-web' },
    optional: {},
  },
  {
    slug: 'hipchat',
    title: 'HipChat',
    required: { token: 's3cret' },
    optional: {
      color: 'purple',
      notify: true,
      room: 'web',
      api_version: 'v1',
      server: 'https://chat.acme.example',
    },
  },
  {
    slug: 'irker',
    title: 'Irker (IRC gateway)',
    required: { recipients: 'irc://irc.acme.example/web' },
    optional: {
      default_irc_uri: 'irc://irc.acme.example/',
      server_port: 6659,
      server_host: 'localhost',
      colorize_messages: true,
    },
  },
  {
    slug: 'pivotaltracker',
    title: 'PivotalTracker',
    required: { token: 's3cret' },
    optional: { restrict_to_branch: 'main' },
  },
  {
    slug: 'pushover',
    title: 'Pushover',
    required: { api_key: 's3cret', user_key: 's3cret-too', priority: -2 },
    optional: { device: 'phone', sound: 'cosmic' },
  },
  { slug: 'redmine', title: 'Redmine', required: tracker, optional: { description: 'Ours' } },
  {
    slug: 'slack',
    title: 'Slack',
    required: { webhook: 'https://hooks.example.com/services/T1/B1/s3cret' },
    optional: { username: 'forge', channel: '#general' },
  },
  {
    slug: 'teamcity',
    title: 'JetBrains TeamCity CI',
    required: { teamcity_url: 'https://ci.acme.example', build_type: 'Web_Main', ...account },
    optional: {},
  },
  {
    slug: 'jira',
    title: 'JIRA',
    required: { url: 'https://tracker.acme.example', project_key: 'WEB' },
    optional: { username: 'forge', password: 'p4ssword', jira_issue_transition_id: '31' },
  },
]
