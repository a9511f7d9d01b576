import { randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { storeFile } from '../../src/store/engine.ts'
import { parseKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { type QuotingForge, startQuotingForge } from '../support/echoing-forge.ts'
import { type Elsewhere, startElsewhere } from '../support/external-process.ts'
import { linkingIn } from '../support/linking.ts'
import { element, forgeApi, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const UPPER = LOWER.toUpperCase()
const DIGITS = '0123456789'
const any = (alphabet: string) => alphabet[randomInt(alphabet.length)] ?? ''
const word = (length = 20) => Array.from({ length }, () => any(LOWER)).join('')

/** Every secret that the bot was given or stores, by what it is; none but the bot token has a known shape. */
const secrets = new Map<string, string>()
const made = (what: string, secret = word()) => {
  secrets.set(what, secret)
  return secret
}

/** As many characters of the same kinds, behind the same beginning where that makes it a token by its shape. */
function like(secret: string): string {
  const [shape = ''] = /^(?:xox[a-z]-|whsec_)/.exec(secret) ?? []
  const others = [...secret.slice(shape.length)].map((character) => {
    const alphabet = [LOWER, UPPER, DIGITS].find((each) => each.includes(character))
    return alphabet ? any(alphabet) : character
  })
  return shape + others.join('')
}

const encodings: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  hex: (text) => Buffer.from(text).toString('hex'),
  decimal: (text) => Buffer.from(text).join(','),
  base64: (text) => Buffer.from(text).toString('base64'),
  base64url: (text) => Buffer.from(text).toString('base64url'),
  url: (text) => encodeURIComponent(text),
}

/** Each beginning of a secret, itself included. */
const beginnings = (secret: string, shortest = 1) =>
  Array.from({ length: secret.length - shortest + 1 }, (_, at) => secret.slice(0, at + shortest))

/** A member, a guest and somebody of another workspace. */
const ASKERS = ['bob', 'gus', 'eve'] as const

let sandbox: Sandbox
let forge: QuotingForge
let bot: Elsewhere
let folder: string

beforeAll(async () => {
  sandbox = await startSandbox()
  forge = await startQuotingForge(sandbox.forgeUrl)
  folder = await mkdtemp(join(tmpdir(), 'greenlight-others-'))
  const key = randomBytes(32)
  made('a key in base64', key.toString('base64'))
  made('a key in hex', key.toString('hex'))
  const keys = `k1:${key.toString('base64')}`
  const ofAnn = made('the token of an account')
  const ofBob = word()
  const service = made('the service token')
  forge.takes(ofAnn, 'sandbox-ann')
  forge.takes(ofBob, 'sandbox-bob')
  forge.takes(service, 'sandbox-root')
  const store = await openStore({
    file: storeFile(folder),
    keys: parseKeyRing(keys),
    forge: forge.url,
    now: Date.now,
  })
  await store.accounts.save('T0ACME', 'U0ANN', ofAnn)
  await store.accounts.save('T0ACME', 'U0BOB', ofBob)
  const renewal = (what: string) => ({ refreshToken: made(what), expiresAt: Date.now() + 3_600_000 })
  await store.installations.save({
    team: 'T0BETA',
    enterprise: null,
    app: 'A0BOT',
    botId: 'B0BETA',
    botUserId: 'U0BETA',
    scopes: 'chat:write',
    installedBy: 'U0ANN',
    token: made('the bot token of another workspace'),
    renewal: renewal('the refresh token of another workspace'),
  })
  await store.close()
  bot = await startElsewhere(sandbox, {
    DATA_DIR: folder,
    FORGE_URL: forge.url,
    FORGE_TOKEN: service,
    SLACK_SIGNING_SECRET_PREVIOUS: made('the signing secret before this one'),
    METRICS_TOKEN: made('the token of metrics'),
    GREENLIGHT_KEYS: keys,
    ...(forgeApi === 'v4'
      ? {
          FORGE_WEBHOOK_SECRET: made('the secret of the webhook'),
          FORGE_WEBHOOK_SIGNING_TOKEN: made(
            'the signing token of the webhook',
            `whsec_${randomBytes(32).toString('base64')}`,
          ),
          FORGE_OAUTH_APP_ID: 'application',
          FORGE_OAUTH_APP_SECRET: made('the secret of the application'),
        }
      : {}),
  })
  made('the signing secret', bot.signingSecret)
  const waiting = made('a token that waits for its code')
  forge.takes(waiting, 'sandbox-cy')
  const linking = linkingIn(sandbox)
  expect((await linking.enter(await linking.link('cy'), waiting)).status).toBe(200)
  await saveIntegrationSecret(made('the secret of an integration', `${word(9)}7${word(9)}`))
})
afterAll(async () => {
  await bot.stop()
  forge.close()
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

async function saveIntegrationSecret(password: string): Promise<void> {
  const asked = await sandbox.asks(
    'ann',
    '/integration set bamboo bamboo_url=https://bamboo.example.com build_key=WEB-MAIN username=builder --project web',
    ({ text }) => text.startsWith('Enter the password for '),
  )
  const page = String(element(asked, 'open').url)
  expect((await fetch(page, { method: 'POST', body: new URLSearchParams({ password }) })).status).toBe(200)
  const question = await sandbox.sees('ann', ({ text }) => text.startsWith('Save '))
  await sandbox.press('ann', question, 'integration.set')
  await sandbox.sees('ann', ({ ts, text }) => ts >= question.ts && /saved /i.test(text))
}

/** What an answer says, without the words that were typed and its reference. */
function said(answer: Message, typed: string): string {
  const own = (text: string) => text.replace(/[…".,”]+$/, '')
  const masked = (text: string) =>
    text.replace(/[^\s“"`]{4,}/g, (found) => (typed.includes(own(found)) ? '*' : found))
  // Bytes in decimal are read as numbers of merge requests.
  return masked(`${answer.text} ${words(answer)}`)
    .replace(/<!date\^\d+/g, '<!date')
    .replace(/!?\b\d{1,3}\b/g, '*')
    .replace(/\*[ *!…”.]*/g, '*')
}

/** Answers to a text with a secret, or parts of it, and to one that is like it. */
async function answers(user: string, secret: string, typed: (secret: string) => string) {
  const [real, other] = [typed(secret), typed(like(secret))]
  const answerTo = async (text: string) =>
    said(await sandbox.asks(user, text, ({ bot: isBot }) => isBot), text)
  return [await answerTo(real), await answerTo(other)]
}

describe('what is typed is answered as random text of that length is', () => {
  test.for(ASKERS)('each beginning of each secret in each encoding, by %s', async (user) => {
    expect(secrets.size).toBeGreaterThanOrEqual(11)
    for (const [what, secret] of secrets)
      for (const [encoding, encode] of Object.entries(encodings)) {
        const parts = (whole: string) => beginnings(whole, 4).map(encode).join(' ')
        const [real, other] = await answers(user, secret, (whole) => `/mr close ${parts(whole)}`)
        expect([what, encoding, real]).toEqual([what, encoding, other])
      }
  })

  test.for(ASKERS)('a secret on the way to the server and back, by %s', async (user) => {
    for (const [what, secret] of secrets)
      for (const typed of [
        (whole: string) => `/mr list ${whole.slice(0, 12)}`,
        (whole: string) => `/mr list "${whole}"`,
        (whole: string) => `/greenlight watch ${whole}`,
      ]) {
        const [real, other] = await answers(user, secret, typed)
        expect([what, typed('…'), real]).toEqual([what, typed('…'), other])
      }
  })

  test('a secret in a form', async () => {
    for (const [what, secret] of secrets) {
      const errors = []
      for (const whole of [secret, like(secret)]) {
        // A refused form stays open until the next one takes its place.
        const earlier = (await sandbox.views('bob')).modal?.id
        await sandbox.command('bob', '/milestone create')
        const opened = async () => {
          const { modal } = await sandbox.views('bob')
          return modal && modal.id !== earlier && modal.view.callback_id
        }
        await expect.poll(opened).toBe('milestone.create')
        const parts = [whole, ...Object.values(encodings).map((encode) => encode(whole.slice(0, -1)))]
        const answer = await sandbox.submit('bob', { title: `About ${whole}`, description: parts.join('\n') })
        errors.push(answer.errors)
      }
      expect([what, errors[0]]).toEqual([what, errors[1]])
    }
  })
})

const Offered = z.object({ options: z.array(z.object({ text: z.string() })) })

describe('what is at the server is shown to everybody as it is', () => {
  const shapeless = () => [...secrets].filter(([, secret]) => !/^(?:xox|whsec_)/.test(secret))

  test('another person’s token and every other secret in titles', async () => {
    const found = await sandbox.api('sandbox-root', '/projects/42/merge_requests?iid=12')
    const [{ id } = { id: 0 }] = z.array(z.object({ id: z.number() })).parse(found.body)
    for (const [what, secret] of shapeless())
      for (const shown of [
        secret,
        secret.slice(0, 11),
        encodings.hex?.(secret),
        encodings.decimal?.(secret),
      ]) {
        const title = `About ${shown}`.slice(0, 200)
        await sandbox.api('sandbox-root', `/projects/42/merge_requests/${id}`, {
          method: 'PUT',
          body: { title },
        })
        for (const user of ['ann', 'bob']) {
          const card = await sandbox.asks(
            user,
            '/mr view !12 --private',
            ({ bot: isBot, text }) => isBot && text.startsWith('!12 '),
          )
          expect([what, words(card)]).toEqual([what, expect.stringContaining(title)])
          expect([what, card.text]).toEqual([what, expect.stringContaining(title.slice(0, 100))])
        }
      }
  })

  test('and in the options of selects', async () => {
    for (const [, secret] of shapeless())
      await sandbox.api('sandbox-root', '/projects/42/milestones', {
        method: 'POST',
        body: { title: `Rotate ${secret}` },
      })
    await sandbox.command('bob', '/mr create')
    const { id: view_id } = await sandbox.modal('bob', ({ callback_id: opened }) => opened === 'mr.create')
    const offered = async (value: string) => {
      const at = { user: 'bob', view_id, action_id: 'milestone', block_id: 'milestone', value }
      return Offered.parse(await sandbox.call('/sandbox/options', at)).options.map(({ text }) => text)
    }
    // A list that was read shortly before is offered once more.
    for (const [, secret] of shapeless())
      for (const value of [secret, secret.slice(0, 9)])
        await expect
          .poll(() => offered(value), { timeout: 90_000, interval: 500 })
          .toContainEqual(expect.stringContaining(`Rotate ${secret}`))
  })
})
