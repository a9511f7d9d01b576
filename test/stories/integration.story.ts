import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { integrationKind, namesIn, plainOf, retiredNames } from '../../src/model/integration-kinds.ts'
import { wireValue } from '../../src/model/integration-parameter.ts'
import { connect } from '../support/connect.ts'
import { startElsewhere } from '../support/external-process.ts'
import { madeUp } from '../support/integration-values.ts'
import {
  API,
  element,
  forgeKind,
  type Message,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(async () => {
  await sandbox.stop()
})

const isToday = forgeKind === 'today'
const edition = isToday ? 'today' : 'document'
const WORD = isToday ? 'integrations' : 'services'
const path = (slug: string) => `${API}/projects/43/${WORD}/${slug}`
const setting = async (slug: string, token = 'sandbox-ann') =>
  (await sandbox.api(token, `/projects/43/services/${slug}`)).body as {
    active: boolean
    properties: Record<string, unknown>
  }

const enter = (link: string, secrets: Record<string, string>) =>
  fetch(link, { method: 'POST', body: new URLSearchParams(secrets) })

/** Types the command and gives the address of the page that its private answer leads to. */
async function linkOf(user: string, typed: string): Promise<string> {
  const answer = await sandbox.asks(
    user,
    typed,
    ({ ephemeral, text }) => ephemeral && text.startsWith('Enter the '),
  )
  return String(element(answer, 'open').url)
}

/** The question that follows the page. */
const question = (user: string, not: readonly Message[] = []) =>
  sandbox.sees(
    user,
    ({ ephemeral, text, ts }) =>
      ephemeral && text.startsWith('Save ') && !not.some((known) => known.ts === ts),
  )

/** Everything that any person of the workspace can read, and what the process wrote. */
async function everythingReadable(): Promise<string> {
  const read: unknown[] = [sandbox.output(), await sandbox.ledger()]
  for (const user of ['ann', 'bob', 'cy']) {
    for (const channel of ['web', 'general']) read.push(await sandbox.messages(user, channel))
    read.push(await sandbox.views(user))
  }
  return JSON.stringify(read)
}

test('a kind without secrets: typed, set by one call, shown, changed after a question, removed by its name', async () => {
  const set = await sandbox.writes(() =>
    sandbox.asks(
      'ann',
      '/integration set --project api external-wiki external_wiki_url=https://wiki.example.com/web',
      ({ ephemeral, text }) => !ephemeral && /saved External wiki of acme\/api\. It is on\./.test(text),
    ),
  )
  expect(set).toMatchObject([
    {
      method: 'PUT',
      path: path('external-wiki'),
      body: { external_wiki_url: 'https://wiki.example.com/web' },
      user: 'ann',
      status: 200,
    },
  ])

  const shown = await sandbox.asks('bob', '/integration view external-wiki --project api', ({ text }) =>
    /can’t do this/.test(text),
  )
  expect(shown.ephemeral).toBe(true)
  const view = await sandbox.asks(
    'ann',
    '/integration show external-wiki --project api',
    ({ ephemeral }) => !ephemeral,
  )
  expect(words(view)).toContain('https://wiki.example.com/web')

  const replace = await sandbox.asks(
    'ann',
    '/integration edit --project api external-wiki external_wiki_url=https://wiki.example.com/new',
    ({ ephemeral, text }) => ephemeral && text.startsWith('Change '),
  )
  expect(words(replace)).toMatch(/wiki\.example\.com\/web .*→ .*wiki\.example\.com\/new/)
  const replaced = await sandbox.writes(async () => {
    await sandbox.press('ann', replace, 'integration.set')
    await expect
      .poll(async () => (await setting('external-wiki')).properties.external_wiki_url)
      .toBe('https://wiki.example.com/new')
  })
  expect(replaced).toHaveLength(1)

  await sandbox.command('ann', '/integration remove external-wiki --project api')
  await sandbox.modal('ann')
  const kept = await sandbox.submit('ann', { phrase: 'external wiki' })
  expect(kept.errors.phrase).toContain('That isn’t external-wiki')
  const removed = await sandbox.writes(async () => {
    expect(await sandbox.submit('ann', { phrase: 'external-wiki' })).toMatchObject({ ok: true })
    await sandbox.sees('ann', ({ text, ephemeral }) => !ephemeral && text.includes('removed External wiki'))
  })
  expect(removed).toMatchObject([{ method: 'DELETE', path: path('external-wiki'), user: 'ann' }])
  expect((await setting('external-wiki')).active).toBe(false)
  const nothing = await sandbox.writes(() =>
    sandbox.asks('ann', '/integration rm external-wiki --project api', ({ text }) =>
      text.includes('isn’t set up'),
    ),
  )
  expect(nothing).toEqual([])
})

test('a kind with a secret: a form, the page, a question, and one call for two presses', async () => {
  await sandbox.command('ann', '/integration set slack --project api')
  const { view } = await sandbox.modal('ann')
  expect(JSON.stringify(view)).not.toContain('"filled.webhook"')
  expect((await sandbox.submit('ann', { 'filled.channel': '#ops', 'filled.username': 'Build bot' })).ok).toBe(
    true,
  )
  const answer = await sandbox.sees(
    'ann',
    ({ ephemeral, text }) => ephemeral && text.startsWith('Enter the '),
  )
  const link = String(element(answer, 'open').url)
  expect(link).toMatch(new RegExp(`^${sandbox.url}/secret/[\\w-]{22}$`))

  const page = await (await fetch(link)).text()
  for (const told of ['acme/api', '#ops', 'Build bot', 'Acme Git']) expect(page).toContain(told)
  const { secrets } = madeUp('slack')
  const before = await sandbox.writes(async () => {
    expect((await enter(link, secrets)).status).toBe(200)
    await question('ann')
  })
  expect(before).toEqual([])
  expect((await enter(link, secrets)).status).toBe(404)

  const asked = await question('ann')
  const press = (user: string) =>
    sandbox.call('/sandbox/press', {
      user,
      channel: 'web',
      ts: asked.ts,
      action_id: 'integration.set',
    })
  const after = await sandbox.writes(async () => {
    await Promise.all([press('ann'), press('ann')])
    await sandbox.sees('ann', ({ text, ephemeral }) => !ephemeral && /saved Slack of acme\/api/.test(text))
    await sandbox.asks(
      'ann',
      '/integration view slack --project api',
      ({ text }) => text === 'Slack of acme/api: on.',
    )
  })
  expect(after.map(({ method, path: where, user }) => [method, where, user])).toEqual([
    ['PUT', path('slack'), 'ann'],
  ])
  expect(after[0]?.body).toMatchObject({ channel: '#ops', username: 'Build bot' })
  expect((await setting('slack')).properties).toMatchObject({ ...secrets, channel: '#ops' })
  expect(await everythingReadable()).not.toContain('canary')
})

describe('all kinds: set, shown, and removed', () => {
  test.runIf(isToday).each(retiredNames)('%s is told to be gone, and nothing is sent', async (name) => {
    const sent = await sandbox.writes(async () => {
      for (const typed of [`set ${name}`, `set ${name} room=lobby`, `view ${name}`, `remove ${name}`]) {
        const answer = await sandbox.asks(
          'ann',
          `/integration ${typed} --project api`,
          ({ ephemeral }) => ephemeral,
        )
        expect(answer.text).toContain(`no longer has ${integrationKind(name).title}`)
      }
    })
    expect(sent).toEqual([])
  })

  test('the list and the help name the kinds that the forge has, and no other', async () => {
    const list = await sandbox.asks('ann', '/integration list --project api', ({ ephemeral }) => !ephemeral)
    const help = await sandbox.asks('ann', '/integration help set', ({ ephemeral }) => ephemeral)
    for (const told of [words(list), words(help)]) {
      for (const name of namesIn(edition)) expect(told).toContain(name)
      if (isToday) for (const name of retiredNames) expect(told).not.toContain(name)
    }
  })

  test.runIf(isToday)('jira needs its password and no project key', async () => {
    await sandbox.command('ann', '/integration set jira --project api')
    expect(JSON.stringify((await sandbox.modal('ann')).view)).not.toContain('project_key')
    const filled = await sandbox.submit('ann', { 'filled.url': 'https://jira.example.com' })
    expect(filled.ok).toBe(true)
    const answer = await sandbox.sees(
      'ann',
      ({ ephemeral, text }) => ephemeral && text.startsWith('Enter the '),
    )
    const refused = await enter(String(element(answer, 'open').url), {})
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('This is required.')
  })

  test.each(namesIn(edition))('%s', async (name) => {
    const kind = integrationKind(name, edition)
    const { title } = kind
    const { values, secrets, typed } = madeUp(name, edition)
    const hasSecrets = Object.keys(secrets).length > 0

    const set = await sandbox.writes(async () => {
      const command = `/integration set --project api ${name} ${typed}`.trim()
      if (hasSecrets) {
        const link = await linkOf('ann', command)
        expect((await enter(link, secrets)).status).toBe(200)
        await sandbox.press('ann', await question('ann'), 'integration.set')
      } else await sandbox.command('ann', command)
      await sandbox.sees(
        'ann',
        ({ text, ephemeral }) => !ephemeral && text.includes(`saved ${title} of acme/api`),
      )
    })
    const plain = Object.fromEntries(
      plainOf(kind).map((parameter) => {
        const value = values[parameter.name] ?? ''
        return [parameter.name, wireValue(parameter, value)]
      }),
    )
    expect(set).toMatchObject([{ method: 'PUT', path: path(name), user: 'ann', status: 200, body: plain }])
    const known = kind.parameters.map((parameter) => parameter.name)
    expect(Object.keys(set[0]?.body ?? {}).filter((sent) => !known.includes(sent))).toEqual([])
    expect((await setting(name, 'sandbox-root')).properties).toMatchObject(secrets)

    const view = await sandbox.asks(
      'ann',
      `/integration view ${name} --project api`,
      ({ text }) => text === `${title} of acme/api: on.`,
    )
    for (const [parameter, value] of Object.entries(values))
      if (parameter !== 'active')
        expect(words(view)).toMatch(new RegExp(`${parameter} : +.*${shownPart(value)}`))
    const states = words(view).match(/: +(?:set|hidden by [^ ]+)/g) ?? []
    expect(states.length).toBeGreaterThanOrEqual(Object.keys(secrets).length)

    const list = await sandbox.asks('ann', '/integration list --project api', ({ ephemeral }) => !ephemeral)
    expect(list.text).toContain('Integrations of acme/api: 1 on')
    expect(words(list)).toContain(`${title} (${name}): on`)

    const removed = await sandbox.writes(async () => {
      await sandbox.command('ann', `/integration remove ${name} --project api`)
      await sandbox.modal('ann')
      expect(await sandbox.submit('ann', { phrase: name })).toMatchObject({ ok: true })
      await sandbox.sees('ann', ({ text, ephemeral }) => !ephemeral && text.includes(`removed ${title}`))
    })
    expect(removed).toMatchObject([{ method: 'DELETE', path: path(name), user: 'ann' }])
    expect((await setting(name)).active).toBe(false)
    expect(await everythingReadable()).not.toContain('canary')
  })
})

/** As it is shown: a tick is a word, a choice may have its number behind it. */
const shownPart = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('what is set in the channel’s project is listed first, and the others are named', async () => {
  const list = await sandbox.asks('ann', '/integration ls', ({ ephemeral }) => !ephemeral)
  expect(list.text).toMatch(
    /^Integrations of acme\/web: 2 on\. External wiki: on\. Slack: on\. (?:Not set up|Off, or not offered by [^:]+(?::\d+)?): asana, /,
  )
  await sandbox.press('ann', list, 'integration.view', {
    label: 'Settings of External wiki',
  })
  await sandbox.sees('ann', ({ text }) => text === 'External wiki of acme/web: on.')
})

test('a secret in the command is refused by name, never repeated, and nothing is sent', async () => {
  const typed = [
    '/integration set slack webhook=https://hooks.example.com/canary-typed',
    '/integration set bamboo password="canary typed" build_key=X',
    '/integration set slak token=canary-typed',
    '/integration sett hipchat --token canary-typed',
    '/integration view asana api-key: canary-typed',
    '/integration set slack "webhok=https://hooks.example.com/canary-typed" username=x',
    '/integration set slack https://hooks.example.com/canary-typed',
  ]
  const sent = await sandbox.writes(async () => {
    for (const command of typed) {
      const answer = await sandbox.asks('ann', command, ({ ephemeral }) => ephemeral)
      expect(JSON.stringify(answer)).not.toContain('canary')
      if (!command.endsWith('slack https://hooks.example.com/canary-typed'))
        expect(words(answer)).toMatch(
          /is a secret\. I didn’t use it, but it’s now in Slack: change it\..*private page/s,
        )
    }
  })
  expect(sent).toEqual([])
})

test('what is missing or wrong is named before anything is sent, with a way to the form', async () => {
  const sent = await sandbox.writes(async () => {
    const answer = await sandbox.asks(
      'ann',
      '/integration set irker server_port=70000 colour=red',
      ({ ephemeral }) => ephemeral,
    )
    expect(words(answer)).toMatch(/server_port must be a number from 1 to 65535/)
    expect(words(answer)).toMatch(/recipients is missing/)
    expect(words(answer)).toMatch(/no value called colour/)
    await sandbox.press('ann', answer, 'integration.set')
    await sandbox.modal('ann')
    const refused = await sandbox.submit('ann', {
      'filled.recipients': '#web',
      'filled.default_irc_uri': 'http://x',
      'filled.server_port': 'many',
    })
    expect(refused.errors).toEqual({
      'filled.default_irc_uri': 'This must be an address that begins with irc:// or ircs://.',
      'filled.server_port': 'This must be a number from 1 to 65535.',
    })
  })
  expect(sent).toEqual([])
})

test('bob, who may not, is told so once, and sends nothing', async () => {
  const sent = await sandbox.writes(async () => {
    for (const verb of ['list', 'view slack', 'set slack', 'set irker recipients=#web', 'remove slack']) {
      const answer = await sandbox.asks(
        'bob',
        `/integration ${verb} --project api`,
        ({ ephemeral }) => ephemeral,
      )
      expect(answer.text).toContain('can’t do this')
    }
  })
  expect(sent).toEqual([])
})

test('a link that somebody else opens sends nothing without the person’s own press', async () => {
  const link = await linkOf('ann', '/integration set slack --project api channel=#ops')
  const sent = await sandbox.writes(async () => {
    expect((await enter(link, { webhook: 'https://hooks.example.com/canary-of-bob' })).status).toBe(200)
    const asked = await question('ann')
    expect((await sandbox.messages('bob')).some(({ text }) => text.startsWith('Save '))).toBe(false)
    const { value } = element(asked, 'integration.set')
    const stolen = await sandbox.call('/sandbox/press', {
      user: 'bob',
      channel: 'web',
      ts: asked.ts,
      action_id: 'integration.set',
      value,
    })
    expect(stolen.ok).toBe(false)
    await sandbox.press('ann', asked, 'integration.set:forget')
    await sandbox.sees('ann', ({ ephemeral, text }) => ephemeral && text.startsWith('Discarded.'))
  })
  expect(sent).toEqual([])
})

test('a form that is filled in with what is there sends what was changed in it, after a question', async () => {
  await sandbox.asks(
    'ann',
    '/integration set --project api irker recipients=#web server_host=irker.example.com',
    ({ text }) => text.includes('saved Irker'),
  )
  await sandbox.command('ann', '/integration set irker --project api')
  const { view } = await sandbox.modal('ann')
  expect(JSON.stringify(view)).toContain('"initial_value":"irker.example.com"')
  await sandbox.submit('ann', { 'filled.recipients': '#web #ops', 'filled.server_host': '' })
  const asked = await sandbox.sees('ann', ({ ephemeral, text }) => ephemeral && text.startsWith('Change '))
  const before = new Set((await sandbox.messages('ann')).map(({ ts }) => ts))
  const isNews = ({ text, ts }: Message) => text.includes('saved Irker') && !before.has(ts)
  const sent = await sandbox.writes(async () => {
    await sandbox.press('ann', asked, 'integration.set')
    await sandbox.sees('ann', isNews)
  })
  expect(sent).toMatchObject([{ method: 'PUT', body: { recipients: '#web #ops', server_host: '' } }])
  const told = await sandbox.sees('ann', isNews)
  // The servers that shipped take a blank value for none.
  if (forgeKind === 'shipped') expect(told.text).toContain('shows other values than I sent: Gateway host')
  else expect(told.text).not.toContain('other values')
})

test('words that this API has no call for are answered as such', async () => {
  const answer = await sandbox.asks('ann', '/integration disable slack', ({ ephemeral }) => ephemeral)
  expect(answer.text).toContain('I can’t only switch an integration off.')
})

test('a slug that this forge does not know is told as such, and one of the configuration is used', async () => {
  const bot = await startElsewhere(sandbox, {
    FORGE_INTEGRATION_SLUGS: 'campfire=team-chat,drone-ci=drone_ci',
  })
  try {
    await connect(sandbox, 'ann', 'sandbox-ann')

    const sent = await sandbox.writes(async () => {
      for (const verb of ['view', 'set', 'remove']) {
        const answer = await sandbox.asks(
          'ann',
          `/integration ${verb} campfire`,
          ({ ephemeral }) => ephemeral,
        )
        expect(answer.text).toMatch(/doesn’t offer Campfire\. .*“team-chat”.*FORGE_INTEGRATION_SLUGS/)
      }
      // Today’s servers know a slug by one spelling only.
      await sandbox.asks('ann', '/integration view drone-ci', ({ text }) =>
        isToday ? text.includes('“drone_ci”') : text.startsWith('Drone CI of '),
      )
      const list = await sandbox.asks('ann', '/integration list', ({ ephemeral }) => !ephemeral)
      if (!isToday) expect(list.text).toMatch(/Not offered by 127\.0\.0\.1:\d+: campfire\./)
    })
    expect(sent).toEqual([])
    const asking = (await sandbox.ledger()).map(({ path: where }) => where)
    expect(asking).toContain(`${API}/projects/42/${WORD}/drone_ci`)
  } finally {
    await bot.stop()
    await sandbox.call('/sandbox/app', { request_url: `${sandbox.url}/slack/events` })
  }
})
