import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
import { type QuotingForge, startQuotingForge } from '../support/echoing-forge.ts'
import { type Elsewhere, startElsewhere } from '../support/external-process.ts'
import { type Linking, linkingIn } from '../support/linking.ts'
import { everyByteIn, everythingIn, planting } from '../support/planted.ts'
import { element, type Message, type Sandbox, startSandbox } from '../support/sandbox.ts'

const planted = planting()
const { plant } = planted
const NOUNS = ['mr', 'milestone', 'deploy-key', 'integration', 'greenlight'] as const
const PEOPLE = ['ann', 'bob', 'cy'] as const

let sandbox: Sandbox
let forge: QuotingForge
let bot: Elsewhere
let folder: string
let linking: Linking

beforeAll(async () => {
  sandbox = await startSandbox()
  forge = await startQuotingForge(sandbox.forgeUrl)
  folder = await mkdtemp(join(tmpdir(), 'greenlight-planted-'))
  const service = plant('the service token', 'word')
  forge.takes(service, 'sandbox-root')
  const key = randomBytes(32).toString('base64')
  bot = await startElsewhere(sandbox, {
    DATA_DIR: folder,
    FORGE_URL: forge.url,
    FORGE_TOKEN: service,
    SLACK_SIGNING_SECRET_PREVIOUS: plant('the signing secret before this one', 'word'),
    GREENLIGHT_KEYS: `k1:${key}`,
  })
  linking = linkingIn(sandbox)
  for (const user of PEOPLE) await link(user)
})
afterAll(async () => {
  await bot.stop()
  forge.close()
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Links a person to their account with a token that nobody would take for one. */
async function link(user: (typeof PEOPLE)[number]): Promise<void> {
  const token = plant('the link page, a token that the forge takes', 'word')
  forge.takes(token, `sandbox-${user}`)
  await linking.relink(user, token)
}

/** Types something with a secret in it: nothing comes of it but a private answer that says what to do. */
async function isRefused(user: string, typed: string): Promise<Message> {
  let answer: Message | undefined
  const writes = await sandbox.writes(async () => {
    answer = await sandbox.asks(user, typed, ({ bot: isBot }) => isBot)
  })
  expect([typed, writes]).toEqual([typed, []])
  expect(answer?.ephemeral).toBe(true)
  expect(answer?.text).toMatch(/it’s now in Slack: (?:change|make) /)
  if (!answer) throw new Error('There was no answer')
  return answer
}

test('typed into a command of every noun', async () => {
  for (const noun of NOUNS) {
    for (const shape of ['forge', 'deploy', 'slack', 'app', 'hosted', 'cloud', 'web'] as const)
      await isRefused('ann', `/${noun} list ${plant(`/${noun} with the shape of a token`, shape)}`)
    await isRefused('ann', `/${noun} set x password=${plant(`/${noun} password=`, 'word')}`)
    await isRefused('bob', `/${noun} list "token: ${plant(`/${noun} token:`, 'password')}"`)
    await isRefused('bob', `/${noun} list --token ${plant(`/${noun} --token`, 'word')}`)
    await isRefused('cy', `/${noun} list --secret=${plant(`/${noun} --secret=`, 'word')} --private`)
    await isRefused(
      'cy',
      `/${noun} view https://ann:${plant(`/${noun} in an address`, 'password')}@git.example.com/x`,
    )
  }
})

test('typed for a text of each verb', async () => {
  for (const { path, fields } of registry)
    for (const { name } of fields.filter(({ kind }) => kind === 'text'))
      await isRefused(
        'ann',
        `/${path.join(' ')} --${name} "It is ${plant('for a text of a verb', 'forge')}."`,
      )
})

test('typed after connect, and as a private key', async () => {
  for (const words of ['connect', 'connect --private', 'conect', 'link', 'login', 'token'])
    await isRefused('cy', `/greenlight ${words} ${plant('after /greenlight connect', 'word')}`)
  const { privateKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  await isRefused('ann', `/deploy-key add CI ${privateKey.replaceAll('\n', ' ')}`)
  expect(await everythingIn(sandbox)).not.toContain(privateKey.split('\n')[1])
})

test('filled into forms', async () => {
  for (const [typed, others] of [
    ['/mr edit !12', {}],
    ['/mr create', { source: 'feature/filters' }],
    ['/milestone create', {}],
    ['/deploy-key add', { key: 'ssh-ed25519 AAAA' }],
  ] as const) {
    await sandbox.command('ann', typed)
    const [noun, verb] = typed.slice(1).split(' ')
    await sandbox.modal('ann', ({ callback_id: opened }) => opened === `${noun}.${verb}`)
    for (const shape of ['forge', 'slack', 'hosted', 'cloud'] as const) {
      const secret = plant(`the form of ${typed}`, shape)
      const writes = await sandbox.writes(async () => {
        const { errors } = await sandbox.submit('ann', { ...others, title: `About ${secret}` })
        expect([typed, errors]).toMatchObject([typed, { title: expect.stringContaining('change it') }])
      })
      expect(writes).toEqual([])
    }
    const named = plant(`the form of ${typed}, by its name`, 'word')
    const { errors } = await sandbox.submit('ann', { ...others, title: `password=${named}` })
    expect(errors.title).toMatch(/change it/)
  }
})

test('entered on the page for tokens, and not taken by the forge', async () => {
  for (const shape of ['word', 'forge', 'password', 'hosted', 'web'] as const) {
    const page = await linking.link('ann', 'general')
    for (let tries = 0; tries < 4; tries += 1) {
      const entered = await linking.enter(
        page,
        plant('the link page, a token that the forge does not take', shape),
      )
      expect(entered.status).toBe(422)
      expect(planted.foundIn(await entered.text())).toEqual([])
    }
  }
})

test('entered on the page for secrets: a forge that takes them, one that refuses, one that quotes them', async () => {
  for (const [kind, values, names] of [
    ['slack', 'channel=#web', ['webhook']],
    ['pushover', 'priority=high', ['api_key', 'user_key']],
    ['bamboo', 'bamboo_url=https://bamboo.example.com build_key=WEB-MAIN username=builder', ['password']],
  ] as const) {
    for (const answer of ['takes', 'quotes', 'fails'] as const) {
      const asked = await sandbox.asks(
        'ann',
        `/integration set ${kind} ${values} --project web`,
        ({ text }) => text.startsWith('Enter the '),
      )
      const secrets = Object.fromEntries(
        names.map((name) => {
          const secret = plant(
            `the page for secrets, the forge ${answer}`,
            name === 'webhook' ? 'word' : 'password',
          )
          return [name, name === 'webhook' ? `https://hooks.example.com/${secret}` : secret]
        }),
      )
      const entered = await fetch(String(element(asked, 'open').url), {
        method: 'POST',
        body: new URLSearchParams(secrets),
      })
      expect(entered.status).toBe(200)
      expect(planted.foundIn(await entered.text())).toEqual([])
      const question = await sandbox.sees(
        'ann',
        ({ ts, text }) => Number(ts) > Number(asked.ts) && text.startsWith('Save '),
      )
      if (answer !== 'takes')
        forge.quotesOnce(() => ({
          status: answer === 'quotes' ? 422 : 500,
          body: JSON.stringify({ message: { base: [`is wrong: ${Object.values(secrets).join(' ')}`] } }),
        }))
      await sandbox.press('ann', question, 'integration.set')
      await sandbox.sees(
        'ann',
        ({ ts, text }) => ts >= question.ts && /saved |couldn.t save|can.t tell|Checking/i.test(text),
      )
    }
  }
  await sandbox.asks('ann', '/integration view bamboo', ({ text }) => text.includes('Bamboo'))
})

test('in what strangers wrote: titles, descriptions, labels, milestones, keys, branches', async () => {
  const root = 'sandbox-root'
  const found = await sandbox.api(root, '/projects/42/merge_requests?iid=12')
  expect(found.status).toBe(200)
  const id = (found.body as { id: number }[])[0]?.id ?? 0
  const way = 'in the words of a stranger'
  for (const shape of ['forge', 'slack', 'hosted', 'cloud', 'web', 'app', 'deploy'] as const) {
    const secret = plant(`${way}, a title`, shape)
    await sandbox.api(root, `/projects/42/merge_requests/${id}`, {
      method: 'PUT',
      body: {
        title: `Use ${secret} now`,
        description: `It is ${plant(`${way}, a description`, shape)} and https://u:${plant(`${way}, an address`, 'password')}@x.example`,
        labels: `a,${plant(`${way}, a label`, shape)}`,
      },
    })
    for (const typed of ['/mr view !12', '/mr list', '/mr edit !12', '/mr commits !12'])
      await sandbox.command('ann', typed)
    await sandbox.asks('ann', '/mr view !12 --private', ({ text }) => text.includes('[secret]'))
  }
  const milestone = plant(`${way}, a milestone`, 'forge')
  await sandbox.api(root, '/projects/42/milestones', {
    method: 'POST',
    body: { title: `Rotate ${milestone}` },
  })
  await sandbox.asks('bob', '/milestone list', ({ text }) => text.includes('milestone'))
  await sandbox.asks('cy', '/mr changes !12', ({ bot: isBot }) => isBot)
})

test('quoted by a forge that fails, in every way that it can', async () => {
  const way = 'quoted by the forge'
  const quotes: Readonly<
    Record<string, (token: string) => ReturnType<Parameters<QuotingForge['quotesOnce']>[0]>>
  > = {
    'a message': (token) => ({ status: 400, body: JSON.stringify({ message: `The token ${token} is odd` }) }),
    'a list': (token) => ({
      status: 403,
      body: JSON.stringify({ message: { base: [`no ${token}`, token] } }),
    }),
    'an address': (token) => ({
      status: 422,
      body: JSON.stringify({ message: `See https://x.example/?private_token=${token}` }),
    }),
    'user info': (token) => ({
      status: 409,
      body: JSON.stringify({ error: `https://oauth2:${token}@x.example` }),
    }),
    'a header': (token) => ({ status: 400, body: JSON.stringify({ error: `PRIVATE-TOKEN: ${token}` }) }),
    base64: (token) => ({
      status: 400,
      body: JSON.stringify({ message: `Basic ${Buffer.from(`ann:${token}`).toString('base64')}` }),
    }),
    cut: (token) => ({ status: 400, body: JSON.stringify({ message: `${'x'.repeat(285)} ${token}` }) }),
    'plain text': (token) => ({ status: 404, body: `No ${token} here` }),
    'a page': (token) => ({ status: 500, body: `<html>${token}</html>` }),
    'half of JSON': (token) => ({ status: 200, body: `{"title":"${token}` }),
    'a place elsewhere': (token) => ({
      status: 302,
      body: '',
      headers: { location: `https://${token}.example/?private_token=${token}` },
    }),
    'a shape that is not ours': (token) => ({ status: 200, body: JSON.stringify({ [token]: token }) }),
    'another token': () => ({
      status: 400,
      body: JSON.stringify({ message: `It has ${plant(way, 'forge')} and ${plant(way, 'slack')}` }),
    }),
  }
  for (const quote of Object.values(quotes))
    for (const [user, typed] of [
      ['ann', '/mr view !9'],
      ['bob', '/milestone list'],
      ['ann', '/mr todo !10'],
    ] as const) {
      forge.quotesOnce(quote)
      await sandbox.asks(user, typed, ({ bot: isBot }) => isBot)
    }
})

test('quoted to somebody who reads with the service token', async () => {
  await sandbox.asks('cy', '/greenlight disconnect', ({ text }) => text.includes('disconnected'))
  forge.quotesOnce((token) => ({ status: 400, body: JSON.stringify({ message: `Service ${token} is odd` }) }))
  const answer = await sandbox.asks('cy', '/mr view !9', ({ bot: isBot }) => isBot)
  expect(planted.foundIn(answer.text)).toEqual([])
})

test('in requests that nobody should send: paths, queries, headers, signed bodies', async () => {
  const send = (path: string, init: RequestInit = {}) => fetch(`${bot.url}${path}`, init)
  for (const path of [
    '/link/',
    '/secret/',
    '/audit/',
    '/',
    '/slack/events?token=',
    '/healthz?private_token=',
  ])
    expect(
      (await send(`${path}${plant('in the address of a request', 'forge')}`)).status,
    ).toBeGreaterThanOrEqual(200)
  for (const header of [
    'authorization',
    'private-token',
    'cookie',
    'user-agent',
    'x-slack-signature',
    'referer',
  ])
    await send('/slack/events', {
      method: 'POST',
      headers: { [header]: plant(`in the header ${header}`, 'hosted') },
    })
  for (const body of [
    `payload=${encodeURIComponent(JSON.stringify({ type: plant('in a signed body', 'forge') }))}`,
    `command=%2Fmr&text=${plant('in a signed body', 'slack')}`,
    JSON.stringify({ type: 'event_callback', event: plant('in a signed body', 'cloud') }),
    `payload=${plant('in a signed body', 'word')}`,
  ]) {
    const at = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', bot.signingSecret).update(`v0:${at}:${body}`).digest('hex')
    await send('/slack/events', {
      method: 'POST',
      headers: {
        'content-type': body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded',
        'x-slack-request-timestamp': at,
        'x-slack-signature': `v0=${signature}`,
      },
      body,
    })
  }
})

test('while Slack fails, and while the forge is gone', async () => {
  for (const kind of ['status:503', 'garbage', 'drop-reply', 'drop-request']) {
    await sandbox.call('/sandbox/fault', { target: 'slack', match: 'chat.postMessage', kind, times: 1 })
    forge.quotesOnce((token) => ({ status: 400, body: JSON.stringify({ message: `Odd: ${token}` }) }))
    await sandbox.command('ann', '/mr view !9')
    await sandbox.command('ann', '/mr list')
  }
  const secret = plant('a link that is never confirmed', 'word')
  forge.takes(secret, 'sandbox-ann')
  expect((await linking.enter(await linking.link('ann', 'general'), secret)).status).toBe(200)
})

test('of two hundred secrets, planted in twenty ways and more, none can be read anywhere', async () => {
  expect(planted.secrets.size).toBeGreaterThanOrEqual(200)
  expect(planted.ways.size).toBeGreaterThanOrEqual(20)
  const places = {
    'the log': bot.output(),
    'the database': await everyByteIn(folder),
    Slack: await everythingIn(sandbox),
  }
  process.stdout.write(
    `${planted.secrets.size} secrets were planted in ${planted.ways.size} ways; looked through:\n`,
  )
  for (const [place, content] of Object.entries(places)) {
    process.stdout.write(`  ${place}, ${Buffer.byteLength(content).toLocaleString('en')} bytes\n`)
    expect([place, planted.foundIn(content)]).toEqual([place, []])
  }
  // What is looked for would be found: the words around the secrets are there.
  expect(places.Slack).toContain('[secret]')
  expect(places['the log']).toContain('a token was entered and not taken')
  expect(places['the database'].includes('k1')).toBe(true)
})
