import { connect } from 'node:net'
import { fc, test as property } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HttpReceiver } from '../../../src/slack/receive/http-receiver.ts'
import {
  type Doorstep,
  FORM,
  homeBody,
  keptLog,
  openDoorstep,
  PREVIOUS,
  payloadBody,
  pressBody,
  send,
  sign,
  slashBody,
} from '../recording-handlers.ts'

const JSON_TYPE = 'application/json'

let step: Doorstep
beforeAll(async () => {
  step = await openDoorstep()
})
afterAll(() => step.close())

/** Sends, and counts what reached a surface because of it. */
async function runs(...sent: Parameters<typeof send>) {
  const before = step.seen.length
  const answer = await send(...sent)
  await Promise.all(step.ended)
  return { ...answer, runs: step.seen.length - before }
}

describe('who may come in', () => {
  test('a signed slash command is acknowledged with an empty 200 and reaches the surface', async () => {
    expect(await runs(step.url, sign(slashBody()))).toEqual({
      status: 200,
      type: undefined,
      text: '',
      runs: 1,
    })
  })

  test('the previous secret still signs, a third does not', async () => {
    expect(await runs(step.url, sign(slashBody(), { secret: PREVIOUS }))).toMatchObject({
      status: 200,
      runs: 1,
    })
    const foreign = sign(slashBody(), { secret: 'a-third-secret-0123456789' })
    expect(await runs(step.url, foreign)).toEqual({ status: 401, type: undefined, text: '', runs: 0 })
  })

  test.each([
    ['301 seconds old', -302],
    ['a day old', -86_400],
    ['301 seconds in the future', 302],
    ['a day in the future', 86_400],
  ])('a request that is %s is refused though it is signed', async (_, offset) => {
    const at = Math.floor(Date.now() / 1000) + offset
    expect(await runs(step.url, sign(slashBody(), { at }))).toMatchObject({ status: 401, runs: 0 })
    expect(step.lines.at(-1)).toContain('"reason":"clock"')
  })

  test.each([-299, 299])('a request %d seconds away from our clock is accepted', async (offset) => {
    const at = Math.floor(Date.now() / 1000) + offset
    expect(await runs(step.url, sign(slashBody(), { at }))).toMatchObject({ status: 200, runs: 1 })
  })

  test.each([
    [-301, 401],
    [-300, 200],
    [300, 200],
    [301, 401],
  ])('exactly %d seconds away, by a clock that stands still: %d', async (offset, status) => {
    const at = 1_795_000_000
    const still = await openDoorstep({ now: () => at * 1000 })
    const answer = await send(still.url, sign(slashBody(), { at: at + offset }))
    await still.close()
    expect(answer.status).toBe(status)
  })

  test.each(['x-slack-signature', 'x-slack-request-timestamp'])(
    'a missing or doubled %s is refused',
    async (name) => {
      const { headers, body } = sign(slashBody())
      const { [name]: value, ...without } = headers
      expect(await runs(step.url, { headers: without, body })).toMatchObject({ status: 401, runs: 0 })
      const doubled = { ...without, [name]: [value ?? '', value ?? ''] }
      expect(await runs(step.url, { headers: doubled, body })).toMatchObject({ status: 401, runs: 0 })
    },
  )

  test.each<[string, (signature: string) => string]>([
    ['in capitals', (signature) => `v0=${signature.slice(3).toUpperCase()}`],
    ['with more behind it', (signature) => `${signature}=1`],
    ['with a blank inside', (signature) => signature.replace('=', '= ')],
  ])('the signature %s is refused, or a replay would pass as another request', async (_, spelled) => {
    const { headers, body } = sign(slashBody())
    const other = { ...headers, 'x-slack-signature': spelled(headers['x-slack-signature'] ?? '') }
    expect(await runs(step.url, { headers: other, body })).toMatchObject({ status: 401, runs: 0 })
  })

  test.each(['', ' '.repeat(40), 'short', '123456789012345'])(
    'the signing secret %j refuses construction',
    (secret) => {
      const { log } = keptLog()
      const common = { explainRejection: async () => null, log }
      expect(() => new HttpReceiver({ ...common, signingSecrets: [secret] })).toThrow(/secret/)
      expect(
        () => new HttpReceiver({ ...common, signingSecrets: ['a-right-secret-0123456789', secret] }),
      ).toThrow(/secret/)
    },
  )
})

describe('ten thousand mutated signed requests', () => {
  let own: Doorstep
  beforeAll(async () => {
    own = await openDoorstep()
  })
  afterAll(() => own.close())

  const flip = (bytes: Buffer, bit: number): Buffer => {
    const copy = Buffer.from(bytes)
    const index = Math.floor(bit / 8) % copy.length
    copy[index] = (copy[index] ?? 0) ^ (1 << (bit % 8))
    return copy
  }
  /** Header bytes below the blank are no HTTP; such a flip would test Node's parser and not the door. */
  const sendable = (bytes: Buffer): boolean => bytes.every((byte) => byte > 32 && byte !== 127)
  const mutation = fc.record({
    target: fc.constantFrom('timestamp', 'body', 'signature'),
    bit: fc.nat({ max: 4_000 }),
  })

  property.prop([fc.array(mutation, { minLength: 50, maxLength: 50 })], { numRuns: 200 })(
    'not one of them is accepted',
    async (mutations) => {
      const answers = mutations.map(({ target, bit }) => {
        const { headers, body } = sign(slashBody())
        let signature: Buffer = Buffer.from(headers['x-slack-signature'] ?? '')
        let timestamp: Buffer = Buffer.from(headers['x-slack-request-timestamp'] ?? '')
        let bytes: Buffer = Buffer.from(body)
        if (target === 'body') bytes = flip(bytes, bit)
        else if (target === 'signature') signature = flip(signature, sendable(flip(signature, bit)) ? bit : 0)
        else timestamp = flip(timestamp, sendable(flip(timestamp, bit)) ? bit : 0)
        const mutated = {
          ...headers,
          'x-slack-signature': signature.toString('latin1'),
          'x-slack-request-timestamp': timestamp.toString('latin1'),
        }
        return send(own.url, { headers: mutated, body: bytes })
      })
      for (const { status } of await Promise.all(answers)) expect(status).toBe(401)
      expect(own.seen).toEqual([])
    },
  )
})

describe('a delivery that comes again', () => {
  test('five hundred copies at once run once, and every copy is answered with 200', async () => {
    const signed = sign(slashBody())
    const before = step.seen.length
    const answers = await Promise.all(Array.from({ length: 500 }, () => send(step.url, signed)))
    await Promise.all(step.ended)
    expect(answers.filter(({ status, text }) => status === 200 && text === '')).toHaveLength(500)
    expect(step.seen.length - before).toBe(1)
  })

  test('an event that Slack sends again, newly signed, runs once', async () => {
    const body = homeBody('Ev1')
    const at = Math.floor(Date.now() / 1000)
    const first = sign(body, { type: JSON_TYPE, at: at - 5 })
    const again = sign(body, { type: JSON_TYPE, at })
    const retry = { ...again, headers: { ...again.headers, 'x-slack-retry-num': '1' } }
    expect(await runs(step.url, first)).toMatchObject({ status: 200, runs: 1 })
    expect(await runs(step.url, retry)).toMatchObject({ status: 200, runs: 0 })
  })

  test('an event whose only delivery is a retry runs', async () => {
    const signed = sign(homeBody('Ev2'), { type: JSON_TYPE })
    const retry = {
      ...signed,
      headers: { ...signed.headers, 'x-slack-retry-num': '3', 'x-slack-retry-reason': 'http_timeout' },
    }
    expect(await runs(step.url, retry)).toMatchObject({ status: 200, runs: 1 })
  })
})

describe('what may come in', () => {
  test.each([FORM, `${FORM}; charset=utf-8`, `${FORM};charset="UTF-8"`, 'Application/X-WWW-Form-Urlencoded'])(
    'a form as %s is read',
    async (type) => {
      expect(await runs(step.url, sign(slashBody(), { type }))).toMatchObject({ status: 200, runs: 1 })
      expect(await runs(step.url, sign(payloadBody(pressBody()), { type }))).toMatchObject({
        status: 200,
        runs: 1,
      })
    },
  )

  test.each([JSON_TYPE, `${JSON_TYPE}; charset=utf-8`])('JSON as %s is read', async (type) => {
    expect(await runs(step.url, sign(homeBody(`Ev-${type}`), { type }))).toMatchObject({
      status: 200,
      runs: 1,
    })
  })

  test('every character of a command arrives as it was typed', async () => {
    const text = 'merge !12 "a & b" +1 50% é 日本 🚀 = \\'
    await runs(step.url, sign(slashBody({ text })))
    expect(step.seen.at(-1)).toMatchObject({ kind: 'command', interaction: { text } })
  })

  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
  test.each<[string, string, string?]>([
    ['payload=null', 'payload=null'],
    ['a payload that is a list', 'payload=%5B%5D'],
    ['a payload that is text', 'payload=%22x%22'],
    ['a payload that is a number', 'payload=1'],
    ['an empty payload', 'payload='],
    ['a payload that is no JSON', 'payload=%7B'],
    ['a payload beside other fields', `${payloadBody(pressBody())}&ssl_check=1`],
    ['a doubled payload', `${payloadBody(pressBody())}&${payloadBody(pressBody())}`],
    ['a doubled key', `${slashBody()}&user_id=U2`],
    ['a doubled key, once encoded', `${slashBody()}&user%5Fid=U2`],
    ['a key __proto__', `${slashBody()}&__proto__=x`],
    [
      'a key __proto__ inside',
      payloadBody(pressBody()).replace('%7B', '%7B%22__proto__%22%3A%7B%22a%22%3A1%7D%2C'),
    ],
    [
      'a hundred and more fields',
      `${slashBody()}${Array.from({ length: 100 }, (_, index) => `&a${index}=1`).join('')}`,
    ],
    ['an empty form', ''],
    ['a form that says nothing', 'a=1'],
    ['a command without a person', 'command=%2Fmr'],
    ['JSON nested 33 levels deep', deep(33), JSON_TYPE],
    ['JSON nested 100,000 levels deep', deep(100_000), JSON_TYPE],
    ['lists nested deep', `payload=${'['.repeat(100_000)}`],
    ['JSON null', 'null', JSON_TYPE],
    ['a JSON list', '[]', JSON_TYPE],
    ['JSON with a byte order mark', `\uFEFF${homeBody('EvBom')}`, JSON_TYPE],
    ['an event that is text', '{"type":"event_callback","event":"x"}', JSON_TYPE],
    ['an event that is null', '{"type":"event_callback","event":null}', JSON_TYPE],
    ['an unknown type', '{"type":"something_new"}', JSON_TYPE],
    ['a press without a button', payloadBody(pressBody({ actions: [] }))],
    ['a press of null', payloadBody(pressBody({ actions: [null] }))],
    ['a press by nobody', payloadBody(pressBody({ user: null }))],
    ['a press in no channel', payloadBody(pressBody({ channel: null }))],
    ['an event in no channel', homeBody('EvNull', { channel: null }), JSON_TYPE],
    ['an event about a text', homeBody('EvItem', { item: 'x' }), JSON_TYPE],
    ['a submission without a view', payloadBody({ type: 'view_submission', user: { id: 'U1' } })],
    ['a shortcut without a name', payloadBody({ type: 'shortcut', user: { id: 'U1' } })],
    ['text', slashBody(), 'text/plain'],
    ['a form in another charset', slashBody(), `${FORM}; charset=utf-16`],
    ['a challenge that is no text', '{"type":"url_verification","challenge":{}}', JSON_TYPE],
  ])('%s, signed, is refused with an empty 400 and nothing crashes', async (_, body, type = FORM) => {
    expect(await runs(step.url, sign(body, { type }))).toEqual({
      status: 400,
      type: undefined,
      text: '',
      runs: 0,
    })
    expect(await runs(step.url, sign(slashBody()))).toMatchObject({ status: 200, runs: 1 })
  })

  test('bytes that are not UTF-8 are refused', async () => {
    const { createHmac } = await import('node:crypto')
    const body = Buffer.from(`${slashBody()}&more=\xff`, 'latin1')
    const signed = sign('')
    const at = signed.headers['x-slack-request-timestamp']
    const hex = createHmac('sha256', PREVIOUS).update(`v0:${at}:`).update(body).digest('hex')
    const headers = { ...signed.headers, 'x-slack-signature': `v0=${hex}` }
    expect(await runs(step.url, { headers, body })).toMatchObject({ status: 401, runs: 0 })
  })

  property.prop([fc.oneof(fc.json({ depthSize: 'large' }), fc.string()), fc.boolean()], { numRuns: 1_000 })(
    'no signed body whatsoever brings it down',
    async (text, isForm) => {
      const signed = isForm
        ? sign(`payload=${encodeURIComponent(text.toWellFormed())}`)
        : sign(text, { type: JSON_TYPE })
      expect((await runs(step.url, signed)).runs).toBe(0)
    },
  )

  test('5 MB are refused with an empty 413 and are not kept', async () => {
    const signed = sign(`text=${'a'.repeat(5 * 1024 * 1024)}`)
    expect(await runs(step.url, signed)).toEqual({ status: 413, type: undefined, text: '', runs: 0 })
  })

  test('a body just under the limit is read', async () => {
    const signed = sign(slashBody({ text: 'a'.repeat(1024 * 1024 - 1_000) }))
    expect(await runs(step.url, signed)).toMatchObject({ status: 200, runs: 1 })
  })

  test('a body that does not arrive in time is refused with 408 and the connection is closed', async () => {
    const socket = connect(step.port, '127.0.0.1')
    socket.write('POST /slack/events HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf')
    const chunks: Buffer[] = []
    for await (const chunk of socket) chunks.push(chunk)
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\n/s)
  })

  test('a sender that leaves in the middle of a body does no harm', async () => {
    const socket = connect(step.port, '127.0.0.1')
    const arrived = step.ended.length
    socket.write('POST /slack/events HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf', () =>
      socket.destroy(),
    )
    await expect.poll(() => step.ended.length).toBeGreaterThan(arrived)
    await Promise.all(step.ended)
    expect(await runs(step.url, sign(slashBody()))).toMatchObject({ status: 200, runs: 1 })
  })

  test('a refusal is one log line without a word of the body', async () => {
    const before = step.lines.length
    await runs(step.url, sign(`${slashBody({ text: 'my-secret-word' })}&user_id=U2`))
    expect(step.lines.slice(before)).toHaveLength(1)
    expect(step.lines.at(-1)).toContain('"status":400,"reason":"payload"')
    expect(step.lines.join('')).not.toContain('my-secret-word')
  })
})

describe('what the door answers itself', () => {
  test('a signed challenge is returned', async () => {
    const signed = sign('{"type":"url_verification","challenge":"abc"}', { type: JSON_TYPE })
    expect(await runs(step.url, signed)).toMatchObject({ status: 200, text: '{"challenge":"abc"}', runs: 0 })
  })

  test('ssl_check=1 is answered and runs nothing, whatever comes with it', async () => {
    expect(await runs(step.url, sign(`${slashBody()}&ssl_check=1`))).toMatchObject({
      status: 200,
      text: '',
      runs: 0,
    })
  })

  test.each(['0', 'true', '', '01'])('ssl_check=%s is no check, and the command runs', async (value) => {
    expect(await runs(step.url, sign(`${slashBody()}&ssl_check=${value}`))).toMatchObject({
      status: 200,
      runs: 1,
    })
  })

  test.each(['ssl_check=1', '{"type":"url_verification","challenge":"abc"}'])(
    '%s unsigned is refused',
    async (body) => {
      const headers = { 'content-type': body.startsWith('{') ? JSON_TYPE : FORM }
      expect(await runs(step.url, { headers, body })).toEqual({
        status: 401,
        type: undefined,
        text: '',
        runs: 0,
      })
    },
  )

  test('a GET is refused with 405', async () => {
    expect(await send(step.url, { headers: {}, body: '' }, 'GET')).toMatchObject({ status: 405, text: '' })
  })

  test.each(['/', '/slack/event', '/slack/events/', '/healthz'])('%s is not its own', async (path) => {
    expect(await send(step.url.replace('/slack/events', path), sign(slashBody()))).toMatchObject({
      status: 404,
    })
    expect(await step.ended.at(-1)).toBe(false)
  })
})
