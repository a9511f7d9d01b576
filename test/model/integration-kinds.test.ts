import { describe, expect, test } from 'vitest'
import {
  integrationKind,
  integrationNames,
  isIntegrationName,
  isSlug,
  namesIn,
  plainOf,
  secretsOf,
} from '../../src/model/integration-kinds.ts'
import { readValue } from '../../src/model/integration-parameter.ts'
import { madeUp } from '../support/integration-values.ts'

/** Part 4.3 of the API document, with the names that servers gave to what it writes as `vendor`; `!` is required. */
const DOCUMENT = {
  asana: 'api_key! restrict_to_branch',
  assembla: 'token! subdomain',
  bamboo: 'bamboo_url! build_key! username! password!',
  buildkite: 'token! project_url! enable_ssl_verification',
  campfire: 'token! subdomain room',
  'custom-issue-tracker': 'new_issue_url! issues_url! project_url! description title',
  'drone-ci': 'token! drone_url! enable_ssl_verification',
  'emails-on-push': 'recipients! disable_diffs send_from_committer_email',
  'external-wiki': 'external_wiki_url!',
  flowdock: 'token!',
  gemnasium: 'api_key! token!',
  hipchat: 'token! color notify room api_version server',
  irker: 'recipients! default_irc_uri server_port server_host colorize_messages',
  jira: 'active url! project_key! username password jira_issue_transition_id',
  pivotaltracker: 'token! restrict_to_branch',
  pushover: 'api_key! user_key! priority! device sound',
  redmine: 'new_issue_url! issues_url! project_url! description',
  slack: 'webhook! username channel',
  teamcity: 'teamcity_url! build_type! username! password!',
}

test('there are the nineteen kinds of the document, under their public names, and no other', () => {
  expect(integrationNames).toEqual(Object.keys(DOCUMENT))
  expect(isIntegrationName('slack')).toBe(true)
  expect(isIntegrationName('toString')).toBe(false)
})

describe('today’s servers', () => {
  const parametersOf = (name: 'jira' | 'redmine' | 'custom-issue-tracker' | 'slack') =>
    integrationKind(name, 'today')
      .parameters.map(({ name: parameter, required }) => `${parameter}${required ? '!' : ''}`)
      .join(' ')

  test('have three kinds no more', () => {
    const gone = ['flowdock', 'gemnasium', 'hipchat']
    expect(namesIn('today')).toEqual(integrationNames.filter((name) => !gone.includes(name)))
    expect(namesIn('document')).toEqual(integrationNames)
  })

  test('take other parameters for three kinds, and the same for the others', () => {
    expect(parametersOf('jira')).toBe('active url! username password! jira_issue_transition_id')
    expect(parametersOf('redmine')).toBe('new_issue_url! issues_url! project_url!')
    expect(parametersOf('custom-issue-tracker')).toBe('new_issue_url! issues_url! project_url!')
    expect(parametersOf('slack')).toBe(DOCUMENT.slack)
  })
})

describe.each(Object.entries(DOCUMENT))('%s', (name, listed) => {
  const kind = integrationKind(isIntegrationName(name) ? name : 'slack')

  test('takes what the document lists, in its order, and needs what it needs', () => {
    const taken = kind.parameters.map(({ name: parameter, required }) => `${parameter}${required ? '!' : ''}`)
    expect(taken.join(' ')).toBe(listed)
  })

  test('keeps tokens, keys, passwords and webhooks off the chat, and nothing else', () => {
    const secrets = secretsOf(kind).map(({ name: parameter }) => parameter)
    const SECRET = /^(?:token|api_key|user_key|password|webhook)$/
    expect(secrets).toEqual(
      kind.parameters.map(({ name: parameter }) => parameter).filter((parameter) => SECRET.test(parameter)),
    )
    expect([...secrets, ...plainOf(kind).map(({ name: parameter }) => parameter)]).toHaveLength(
      kind.parameters.length,
    )
  })

  test('says in plain words what it does and what each value is; a tick in at most 75 characters', () => {
    expect(kind.what).toMatch(/^[A-Z].*\.$/)
    for (const { help, label, value } of kind.parameters) {
      expect(help).toMatch(/[^.]$/)
      expect(label.length).toBeLessThanOrEqual(48)
      if (value.type === 'boolean') expect(help.length).toBeLessThanOrEqual(75)
    }
  })

  test('takes a right value for each, and what a form is filled in with', () => {
    const { values, secrets } = madeUp(kind.name as 'slack')
    for (const parameter of kind.parameters) {
      const typed = values[parameter.name] ?? secrets[parameter.name] ?? ''
      expect(readValue(parameter, typed)).toMatchObject({ ok: true })
      if (parameter.preset !== undefined) expect(readValue(parameter, parameter.preset).ok).toBe(true)
    }
  })
})

test('a pushover notice has four priorities and the 22 sounds, a hipchat message six colours', () => {
  const choicesOf = (name: 'pushover' | 'hipchat', parameter: string) => {
    const value = integrationKind(name).parameters.find((candidate) => candidate.name === parameter)?.value
    return value?.type === 'choice' ? value.choices.map((choice) => choice.value) : []
  }
  expect(choicesOf('pushover', 'priority')).toEqual(['-2', '-1', '0', '1'])
  expect(choicesOf('pushover', 'sound')).toHaveLength(22)
  expect(choicesOf('hipchat', 'color')).toEqual(['yellow', 'red', 'green', 'purple', 'gray', 'random'])
})

test.each(['', '-a', 'A', 'a/b', '..', 'a b', 'a%2fb', 'ä', 'a'.repeat(65)])(
  '“%s” is no path segment',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)
