import {
  branches,
  type IntegrationKind,
  key,
  needed,
  password,
  plainText,
  tick,
  url,
} from '../integration-parameter.ts'

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
