import { describe, expect, test } from 'vitest'
import type { ExecutionResult } from '../../../src/commands/command.ts'
import { integrationRemove } from '../../../src/commands/integration/remove.ts'
import { integrationSet } from '../../../src/commands/integration/set.ts'
import { integrationView } from '../../../src/commands/integration/view.ts'
import { readForm, requestedForm } from '../../../src/interactions/form.ts'
import { parseCommand } from '../../../src/interactions/parse-command.ts'
import { type MissingSet, withoutUnsupported } from '../../../src/interactions/unsupported-verbs.ts'
import type { Feature } from '../../../src/model/forge-feature.ts'
import {
  type Edition,
  type IntegrationName,
  integrationKind,
  integrationNames,
  plainOf,
} from '../../../src/model/integration-kinds.ts'
import { checkView } from '../../../src/sandbox/slack/block-kit/check.ts'
import { execute } from '../../support/execute.ts'
import { anIntegration, recordedServices } from '../../support/recorded-services.ts'
import type { RecordedContext } from '../../support/use-cases.ts'

const FORGE = 'https://git.example.com'
const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
const first = { confirmed: false }

/** A context at whose forge an integration stands as `told`. */
async function services(name: IntegrationName, told: Record<string, unknown>, edition: Edition = 'document') {
  const { room, calls } = recordedServices()
  const plain = await room.contextOf({ team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' })
  const view = anIntegration(name, told, edition)
  const services: RecordedContext = {
    ...plain,
    workspace: { ...plain.workspace, integrations: { ...plain.workspace.integrations, edition } },
    integrations: { ...plain.integrations, view: async () => ({ kind: 'view', view }) },
  }
  return { calls, services }
}

const NEVER = { id: null, active: false, properties: {} }

function formIn(executed: ExecutionResult) {
  if (executed.kind !== 'form') throw new Error(executed.kind)
  return executed
}

async function openForm(name: IntegrationName, told: Record<string, unknown>, input: object = {}) {
  const { services: withView } = await services(name, told)
  return formIn(await execute(integrationSet, { project: 42, kind: name, ...input }, withView, asking, first))
}

describe('the form made from the table', () => {
  test.each(integrationNames.filter((name) => plainOf(integrationKind(name)).length > 0))(
    'of %s is such as Slack takes and asks for everything but secrets',
    async (name) => {
      const request = await openForm(name, NEVER)
      expect(request.inputs.map((input) => input.name)).toEqual(
        plainOf(integrationKind(name)).map((parameter) => `filled.${parameter.name}`),
      )
      for (const parameter of plainOf(integrationKind(name))) {
        const input = request.inputs.find((candidate) => candidate.name === `filled.${parameter.name}`)
        expect(input?.required).toBe(parameter.required)
      }
      expect(checkView(requestedForm(integrationSet, request, '{}'))).toBeUndefined()
      expect(request.input).toEqual({ project: 42, kind: name, withheld: [] })
    },
  )

  test('holds what is there: texts, the chosen value, ticks', async () => {
    const request = await openForm('hipchat', {
      properties: { room: 'lobby', color: 'red', notify: '1', token: 'canary' },
    })
    expect(request.inputs.map(({ name, value }) => [name, value])).toEqual([
      ['filled.color', 'red'],
      ['filled.notify', 'true'],
      ['filled.room', 'lobby'],
      ['filled.api_version', ''],
      ['filled.server', ''],
    ])
    expect(JSON.stringify(request)).not.toContain('canary')
    expect(requestedForm(integrationSet, request, '{}').blocks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ element: expect.objectContaining({ initial_options: expect.anything() }) }),
      ]),
    )
  })

  test('leaves out what is too long for it and addresses with a user name, and says so', async () => {
    const request = await openForm('irker', {
      properties: { recipients: 'x'.repeat(3001), default_irc_uri: 'irc://u:canary@irc.example.com' },
    })
    expect(request.about).toContain('Stays as it is: recipients, default_irc_uri')
    expect(request.input).toMatchObject({ withheld: ['recipients', 'default_irc_uri'] })
    expect(JSON.stringify(request)).not.toContain('canary')
  })

  test('begins with ticks that are safe, for what was never set', async () => {
    const request = await openForm('drone-ci', NEVER)
    expect(request.inputs.find(({ name }) => name === 'filled.enable_ssl_verification')?.value).toBe('true')
  })

  test('holds what was typed when something of it was missing', async () => {
    const request = await openForm('irker', NEVER, { draft: { server_port: '6660' } })
    expect(request.inputs.find(({ name }) => name === 'filled.server_port')?.value).toBe('6660')
  })

  test('tells wrong values at their inputs', () => {
    const settled = { project: 42, kind: 'irker', withheld: [] }
    const values = { 'filled.recipients': '#web', 'filled.server_port': '0', 'filled.default_irc_uri': 'x' }
    expect(readForm(integrationSet, values, FORGE, settled)).toEqual({
      kind: 'errors',
      errors: {
        'filled.server_port': 'This must be a number from 1 to 65535.',
        'filled.default_irc_uri': 'This must be an address that begins with irc:// or ircs://.',
      },
    })
    expect(readForm(integrationSet, { 'filled.recipients': ' ' }, FORGE, settled)).toEqual({
      kind: 'errors',
      errors: { 'filled.recipients': 'This is needed.' },
    })
  })
})

describe('at a forge of today', () => {
  test('the form of jira asks for no project key, and what it brings needs and holds none', async () => {
    const { services: withView, calls } = await services('jira', NEVER, 'today')
    const input = { project: 42, kind: 'jira' as const }
    const request = formIn(await execute(integrationSet, input, withView, asking, first))
    expect(request.inputs.map(({ name }) => name)).not.toContain('filled.project_key')
    expect(request.about).not.toContain('project_key')
    const reading = readForm(
      integrationSet,
      { 'filled.url': 'https://jira.example.com', 'filled.active': ['true'] },
      FORGE,
      request.input,
    )
    if (reading.kind !== 'given') throw new Error(reading.kind)
    await execute(integrationSet, reading.given.raw, withView, asking, { confirmed: false, filled: true })
    expect(calls.at(-1)?.args[0]).toEqual({
      project: 42,
      name: 'jira',
      projectName: 'acme/web',
      replaces: false,
      values: { active: 'yes', url: 'https://jira.example.com', username: '', jira_issue_transition_id: '' },
    })
  })

  test.each([
    ['jira', 'project_key=WEB'],
    ['redmine', 'description=x'],
    ['custom-issue-tracker', 'title=x'],
  ] as const)('%s has no value %s', async (kind, values) => {
    const { services: withView, calls } = await services(kind, NEVER, 'today')
    const done = await execute(integrationSet, { project: 42, kind, values }, withView, asking, first)
    expect(JSON.stringify(done)).toContain(`has no value called ${values.split('=')[0]}`)
    expect(calls).toEqual([])
  })

  test('help and forms name only the kinds that it has, and the others are read all the same', () => {
    const missing = (feature: Feature) =>
      feature === 'integrations-today' ? { why: 'older', next: 'newer' } : null
    const kindOf = (missed: MissingSet) =>
      withoutUnsupported(integrationSet, missed).fields.find(({ key }) => key === 'kind')
    expect(kindOf(() => null)?.choices).not.toContain('hipchat')
    expect(kindOf(() => null)?.help).not.toContain('hipchat')
    expect(kindOf(missing)?.choices).toContain('hipchat')
    expect(kindOf(missing)?.help).toContain('hipchat')
    for (const missed of [() => null, missing])
      expect(parseCommand('integration', 'set hipchat', FORGE, missed).kind).toBe('given')
    const unknown = parseCommand('integration', 'set hipchta', FORGE, () => null)
    if (unknown.kind !== 'refused') throw new Error(unknown.kind)
    expect(unknown.refusal.fix).toMatch(/^Type one of asana/)
    expect(unknown.refusal.fix).not.toContain('hipchat')
  })
})

describe('a filled-in form decides everything that it showed', () => {
  test('what is empty is emptied, an empty tick is a no, and what was not shown stays', async () => {
    const { services: withView, calls } = await services('irker', NEVER)
    const reading = readForm(
      integrationSet,
      { 'filled.recipients': '#web', 'filled.colorize_messages': [], 'filled.server_host': null },
      FORGE,
      { project: 42, kind: 'irker', withheld: ['default_irc_uri'] },
    )
    if (reading.kind !== 'given') throw new Error(reading.kind)
    await execute(integrationSet, reading.given.raw, withView, asking, { confirmed: false, filled: true })
    expect(calls.at(-1)).toEqual({
      method: 'integrations.set',
      args: [
        {
          project: 42,
          name: 'irker',
          values: { recipients: '#web', server_port: '', server_host: '', colorize_messages: 'no' },
        },
      ],
    })
  })
})

describe('what is there already is replaced only after a question', () => {
  test('that names what changes and carries an id and no value', async () => {
    const { services: withView, calls } = await services('irker', {
      properties: { recipients: '#old', server_host: 'irker.example.com' },
    })
    const values = 'recipients=#new server_host=irker.example.com'
    const asked = await execute(
      integrationSet,
      { project: 42, kind: 'irker', values },
      withView,
      asking,
      first,
    )
    if (asked.kind !== 'ask') throw new Error(asked.kind)
    expect(JSON.stringify(asked.blocks)).toMatch(/#old.*→.*#new/)
    expect(JSON.stringify(asked.blocks)).not.toContain('irker.example.com')
    expect(JSON.stringify(asked.blocks)).toContain('also turns it on')
    expect(asked.input).toEqual({ project: 42, kind: 'irker', held: 'held' })
    expect(calls.map(({ method }) => method)).toEqual(['integrations.hold'])

    await execute(integrationSet, asked.input, withView, asking, { confirmed: true })
    expect(calls.at(-1)).toEqual({ method: 'integrations.confirm', args: ['held'] })
  })

  test('what was held can be forgotten instead', async () => {
    const { services: withView, calls } = await services('slack', NEVER)
    const input = { project: 42, kind: 'slack', held: 'held', discard: true }
    const done = await execute(integrationSet, input, withView, asking, { confirmed: true })
    expect(calls).toEqual([{ method: 'integrations.discard', args: ['held'] }])
    expect(JSON.stringify(done)).toContain('Discarded')
  })
})

test('a kind with secrets sends nothing: it leads to the page, with what will change', async () => {
  const { services: withView, calls } = await services('slack', {
    properties: { webhook: 'canary', channel: '#old' },
  })
  const done = await execute(
    integrationSet,
    { project: 42, kind: 'slack', values: 'channel=#new' },
    withView,
    asking,
    first,
  )
  expect(calls).toEqual([
    {
      method: 'integrations.enter',
      args: [
        {
          project: 42,
          name: 'slack',
          values: { channel: '#new' },
          projectName: 'acme/web',
          replaces: true,
        },
      ],
    },
  ])
  expect(JSON.stringify(done)).toMatch(/#old.*→.*#new/)
  expect(JSON.stringify(done)).toContain('https://greenlight.example.com/secret/n')
  expect(JSON.stringify(done)).not.toContain('canary')
})

test('who is led to the page is told that something is there already', async () => {
  const { services: withView } = await services('flowdock', { properties: { token: 'canary' } })
  const done = await execute(integrationSet, { project: 42, kind: 'flowdock' }, withView, asking, first)
  expect(JSON.stringify(done)).toContain('This replaces the secrets that are set now.')
})

test('a kind of secrets alone has no form and leads to the page at once', async () => {
  const { services: withView, calls } = await services('flowdock', NEVER)
  await execute(integrationSet, { project: 42, kind: 'flowdock' }, withView, asking, first)
  expect(calls.map(({ method }) => method)).toEqual(['integrations.enter'])
})

test('a view says of a secret only whether it is set, and of one that is not shown that it is not', async () => {
  const shown = async (name: IntegrationName, properties: Record<string, unknown>) => {
    const { services: withView } = await services(name, { properties })
    const done = await execute(integrationView, { project: 42, kind: name }, withView, asking, first)
    return JSON.stringify(done)
  }
  expect(await shown('slack', { webhook: 'canary' })).not.toContain('canary')
  expect(await shown('bamboo', { username: 'builder' })).toContain('hidden by')
  const address = await shown('bamboo', { bamboo_url: 'https://ann:canary@bamboo.example.com' })
  expect(address).toContain('https://…@bamboo.example.com')
  expect(address).toContain('without user name and password')
  expect(address).not.toContain('canary')
})

test('removing asks for the name, and lists what is lost without a secret', async () => {
  const { services: withView } = await services('slack', {
    properties: { webhook: 'canary', channel: '#ops' },
  })
  const asked = await execute(integrationRemove, { project: 42, kind: 'slack' }, withView, asking, first)
  expect(asked).toMatchObject({ kind: 'type', phrase: 'slack', yes: 'Remove' })
  expect(JSON.stringify(asked)).toContain('#ops')
  expect(JSON.stringify(asked)).not.toContain('canary')
})
