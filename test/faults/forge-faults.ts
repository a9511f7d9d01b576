import type { End, Fault, FaultProxy, Rule } from '../support/fault-proxy.ts'
import { compressed, headLength, httpReply, withBody } from '../support/http-bytes.ts'
import { type Person, wordsOf } from './person.ts'
import type { WriteVerb } from './write-verbs.ts'

/** What a fault is arranged with, right before the person’s last step. */
export interface Stage {
  readonly toForge: FaultProxy
  readonly elsewhere: FaultProxy
  readonly verb: WriteVerb
  /** Reads that the bot makes between the last step and the write. */
  readonly readsBefore: number
  /** Somebody else, whose commands change nothing. */
  readonly bystander: Person
  /** Thrown dice, from the seed of the run: at least 0, less than 1. */
  readonly random: number
}

/** One row of reliability.md table 3.3, or a kind of it. */
export interface ForgeFault {
  /** As in the table: B1 to B43. */
  readonly row: string
  readonly name: string
  /**
   * What the bot is told about its write: that it was done, that it was refused, that it never left, or nothing
   * that it could rely on.
   */
  readonly tells: 'done' | 'refused' | 'unsent' | 'nothing'
  /** The forge cannot be read afterwards, or does not tell the truth then. */
  readonly blind?: true
  /** It is so from the first word on, with this address of the forge. */
  readonly from?: (stage: Pick<Stage, 'toForge'>) => string
  /** The forge itself says that it was so already, or lets one think so. */
  readonly already?: (verb: WriteVerb) => boolean
  readonly fits?: (verb: WriteVerb) => boolean
  /** It is over by itself after so long, in ms; a cell that is answered later met no fault. */
  readonly lastsMs?: number
  /** Must be among the words. */
  readonly says?: RegExp
  readonly arrange: (stage: Stage) => void | Promise<void>
}

const WRITES = ['POST', 'PUT', 'DELETE']
const FOREVER = Number.POSITIVE_INFINITY

/** Must never be shown or logged as it is. */
export const CANARY = 'canary-raw-b0dy'
const PAGE = `<html><head><title>Sign in</title></head><body>${CANARY} /app/lib/merge.rb:42</body></html>`
const TRACE = `NoMethodError: undefined method ${CANARY}\n\tapp/services/merge_service.rb:42:in 'execute'`
const ONE_MB = 1024 * 1024

/** What hits the one write of the cell, and what begins with it. */
function atWrite(fault: Fault, next: readonly Rule[] = []): ForgeFault['arrange'] {
  return ({ toForge }) => toForge.rule({ methods: WRITES, fault, next })
}

const answers = (bytes: Buffer, effect: boolean, end?: End): Fault => ({
  kind: 'reply',
  bytes,
  effect,
  ...(end ? { end } : {}),
})

/** Every read after the write fails. */
const READS_DOWN: readonly Rule[] = [
  { methods: ['GET'], times: FOREVER, fault: answers(httpReply(503, TRACE), false) },
]

/** The same reply in place of the forge’s, with the effect and without it. */
function bothWays(row: string, name: string, bytes: Buffer, end?: End): ForgeFault[] {
  return [false, true].map((effect) => ({
    row,
    name: `${name}-${effect ? 'after' : 'before'}`,
    tells: 'nothing',
    arrange: atWrite(answers(bytes, effect, end)),
  }))
}

function refusal(row: string, name: string, bytes: Buffer): ForgeFault {
  return { row, name, tells: 'refused', arrange: atWrite(answers(bytes, false)) }
}

const lost = (row: string, name: string, fault: Fault, next: readonly Rule[] = []): ForgeFault => ({
  row,
  name,
  tells: 'nothing',
  ...(next.length > 0 ? { blind: true } : {}),
  arrange: atWrite(fault, next),
})

const https = ({ toForge }: Pick<Stage, 'toForge'>) => toForge.url.replace('http:', 'https:')

const unsent: readonly ForgeFault[] = [
  {
    row: 'B1',
    name: 'no-such-host',
    tells: 'unsent',
    from: () => 'https://forge.invalid',
    arrange() {},
  },
  {
    row: 'B2',
    name: 'refused',
    tells: 'unsent',
    from: ({ toForge }) => toForge.url,
    arrange: ({ toForge }) => toForge.become('refuse'),
  },
  {
    row: 'B2',
    name: 'refused-at-write',
    tells: 'nothing',
    blind: true,
    arrange: ({ toForge, readsBefore }) =>
      readsBefore === 0
        ? toForge.become('refuse')
        : toForge.rule({ skip: readsBefore - 1, fault: { kind: 'then-refuse' } }),
  },
  {
    row: 'B3',
    name: 'connect-hangs',
    tells: 'unsent',
    from: https,
    arrange: ({ toForge }) => toForge.become('mute'),
  },
  { row: 'B4', name: 'no-tls', tells: 'unsent', from: https, arrange() {} },
]

const lostOnTheWay: readonly ForgeFault[] = [
  lost('B5', 'request-lost-rst', { kind: 'drop-request', end: 'rst' }),
  lost('B5', 'request-lost-fin', { kind: 'drop-request', end: 'fin' }),
  lost('B5', 'black-hole', { kind: 'drop-request', end: 'silence' }),
  lost('B5', 'request-lost-reads-down', { kind: 'drop-request', end: 'rst' }, READS_DOWN),
  lost('B6', 'reply-lost-rst', { kind: 'drop-reply', end: 'rst' }),
  lost('B6', 'reply-lost-fin', { kind: 'drop-reply', end: 'fin' }),
  lost('B6', 'reply-lost-reads-down', { kind: 'drop-reply', end: 'rst' }, READS_DOWN),
  lost('B7', 'cut-in-header-rst', { kind: 'cut', after: 'header', end: 'rst' }),
  lost('B7', 'cut-in-header-fin', { kind: 'cut', after: 'header', end: 'fin' }),
  lost('B8', 'cut-in-body-rst', { kind: 'cut', after: 'body', end: 'rst' }),
  lost('B8', 'cut-in-body-fin', { kind: 'cut', after: 'body', end: 'fin' }),
  {
    row: 'B8',
    name: 'cut-anywhere',
    tells: 'nothing',
    arrange: ({ toForge, random }) =>
      toForge.rule({
        methods: WRITES,
        fault: { kind: 'cut', after: 1 + Math.floor(random * 200), end: random < 0.5 ? 'rst' : 'fin' },
      }),
  },
  lost('B9', 'cut-close-delimited', answers(httpReply(200, '{"id": 1, "sta', { sized: false }), true, 'fin')),
  lost('B10', 'silence-before-header', { kind: 'drop-reply', end: 'silence' }),
  lost('B10', 'silence-in-body', { kind: 'cut', after: 'body', end: 'silence' }),
  lost('B11', 'drip', { kind: 'drip', ms: 400 }),
  {
    row: 'B12',
    name: 'half-open',
    tells: 'nothing',
    arrange({ toForge, readsBefore }) {
      toForge.rule({ skip: Math.max(0, readsBefore - 1), fault: { kind: 'half-open' } })
    },
  },
  { row: 'B13', name: 'slow', tells: 'done', arrange: atWrite({ kind: 'delay', ms: 1_500 }) },
  lost('B13', 'too-slow', { kind: 'delay', ms: 30_000 }),
]

const notTheAnswer: readonly ForgeFault[] = [
  ...bothWays('B14', 'page', httpReply(200, PAGE, { headers: { 'content-type': 'text/html' } })),
  ...bothWays('B15', 'empty', httpReply(200)),
  ...bothWays('B16', 'null', httpReply(200, 'null')),
  ...bothWays('B17', 'wrong-shape', httpReply(200, { unexpected: CANARY })),
  ...bothWays('B17', 'truncated-json', httpReply(200, `{"title": "${CANARY}", "st`)),
  ...bothWays('B18', 'list-for-object', httpReply(200, [{ id: 1, title: CANARY }])),
  ...bothWays('B18', 'text-for-object', httpReply(200, `"${CANARY}"`)),
  {
    row: 'B19',
    name: 'unknown-state-and-fields',
    tells: 'done',
    arrange: atWrite({
      kind: 'change',
      change: (reply) => changed(reply, (thing) => ({ ...thing, state: 'frozen', weight: 9, more: {} })),
    }),
  },
  {
    row: 'B20',
    name: 'odd-numbers-and-dates',
    tells: 'nothing',
    arrange: atWrite({
      kind: 'change',
      change: (reply) =>
        changed(reply, (thing) => ({
          ...thing,
          id: 2 ** 60,
          iid: '14',
          created_at: 'yesterday',
          due_date: 7,
        })),
    }),
  },
  {
    row: 'B22',
    name: 'stale-reads',
    tells: 'done',
    arrange: atWrite({ kind: 'delay', ms: 0 }, [{ methods: ['GET'], times: 3, fault: { kind: 'stale' } }]),
  },
  {
    row: 'B22',
    name: 'stale-reads-after-lost-reply',
    tells: 'nothing',
    arrange: atWrite({ kind: 'drop-reply', end: 'rst' }, [
      { methods: ['GET'], times: 3, fault: { kind: 'stale' } },
    ]),
  },
  lost('B22', 'stale-for-good', { kind: 'drop-reply', end: 'rst' }, [
    { methods: ['GET'], times: FOREVER, fault: { kind: 'stale' } },
  ]),
  {
    ...refusal('B24', 'not-modified', httpReply(304)),
    tells: 'nothing',
    already: ({ takes304 = false }) => takes304,
  },
]

const REDIRECTS = [
  [301, 'same'],
  [302, 'other'],
  [307, 'other'],
  [308, 'same'],
] as const

const redirects = REDIRECTS.map(
  ([status, origin]): ForgeFault => ({
    row: 'B26',
    name: `redirect-${status}-${origin}-origin`,
    tells: 'refused',
    arrange({ toForge, elsewhere }) {
      const base = origin === 'same' ? toForge.url : elsewhere.url
      const location = `${base}/users/sign_in`
      toForge.rule({
        methods: WRITES,
        fault: answers(httpReply(status, '', { headers: { location } }), false),
      })
    },
  }),
)

const FIELD_WORDS = { message: { title: ['is too short (minimum is 3 characters)', 'is <!channel>'] } }

const refusals: readonly ForgeFault[] = [
  refusal('B27', '400-text', httpReply(400, { message: '400 (Bad request) "title" not given' })),
  refusal('B27', '400-list', httpReply(400, { message: ['is too short', 'is odd'] })),
  refusal('B27', '400-object', httpReply(400, FIELD_WORDS)),
  refusal('B27', '400-page', httpReply(400, PAGE, { headers: { 'content-type': 'text/html' } })),
  refusal('B27', '422-list', httpReply(422, { message: ['title is too short'] })),
  refusal('B28', '401-may-not', httpReply(401, { message: '401 Unauthorized' })),
  {
    row: 'B29',
    name: '401-dead-token',
    tells: 'refused',
    arrange: ({ toForge }) =>
      toForge.rule({
        methods: WRITES,
        fault: answers(httpReply(401, { message: '401 Unauthorized' }), false),
        next: [{ times: FOREVER, fault: answers(httpReply(401, { message: '401 Unauthorized' }), false) }],
      }),
  },
  refusal('B30', '403', httpReply(403, { message: '403 Forbidden for private_token=sandbox-ann' })),
  refusal('B30', '403-page', httpReply(403, PAGE, { headers: { 'content-type': 'text/html' } })),
  refusal('B31', '404', httpReply(404, { message: '404 Not found' })),
  {
    ...refusal('B31', '404-after', httpReply(404, { message: '404 Not found' })),
    fits: ({ verb }) => /delete|disable|remove/.test(verb),
    already: () => true,
    arrange: atWrite(answers(httpReply(404, { message: '404 Not found' }), true)),
  },
  refusal('B32', '405', httpReply(405, { message: '405 Method Not Allowed' })),
  refusal(
    'B32',
    '405-of-a-router',
    httpReply(405, { error: '405 Not Allowed' }, { headers: { allow: 'OPTIONS, GET, HEAD' } }),
  ),
  refusal('B33', '406', httpReply(406, { message: '406 Not Acceptable' })),
  ...[405, 406, 409, 422].map(
    (status): ForgeFault => ({
      row: 'B33',
      name: `${status}-after`,
      tells: 'refused',
      already: () => true,
      fits: ({ looksAfter = [] }) => looksAfter.includes(status) && looksAfter.length > 2,
      arrange: atWrite(answers(httpReply(status, { message: 'Method Not Allowed' }), true)),
    }),
  ),
  refusal('B34', '409', httpReply(409, { message: 'SHA does not match HEAD of source branch' })),
  refusal('B35', '410', httpReply(410, { message: 'API V3 is no longer supported. Use API V4 instead.' })),
  ...bothWays('B35', '408', httpReply(408, 'Request Timeout')),
  ...bothWays('B35', '425', httpReply(425, 'Too Early')),
  refusal('B36', '413', httpReply(413, PAGE)),
  refusal('B36', '431', httpReply(431)),
]

/** Once and then no more, or for as long as anybody tries; with what in `Retry-After`. */
const RETRY_AFTER: readonly (readonly ['once' | 'for-good', string, string | undefined])[] = [
  ['once', 'none', undefined],
  ['once', '1-second', '1'],
  ['once', 'past-date', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['for-good', 'date', new Date(Date.now() + 60_000).toUTCString()],
  ['for-good', 'absurd', '99999999'],
  ['for-good', 'negative', '-5'],
  ['for-good', 'garbage', 'soon'],
]

const busy = RETRY_AFTER.map(([often, name, after]): ForgeFault => {
  const reply = httpReply(429, 'Retry later', {
    headers: after === undefined ? {} : { 'retry-after': after },
  })
  const times = often === 'once' ? 1 : FOREVER
  return {
    row: 'B37',
    name: `429-${often}-${name}`,
    tells: 'refused',
    arrange: ({ toForge }) => toForge.rule({ methods: WRITES, times, fault: answers(reply, false) }),
  }
})

const downs: readonly ForgeFault[] = [
  ...bothWays('B38', '500', httpReply(500, TRACE)),
  ...bothWays('B38', '500-json', httpReply(500, { message: '500 Internal Server Error' })),
  ...bothWays('B39', '502', httpReply(502, PAGE)),
  ...bothWays('B39', '504', httpReply(504, PAGE)),
  ...bothWays('B40', '503', httpReply(503, PAGE)),
  ...bothWays('B40', '503-retry-after', httpReply(503, '', { headers: { 'retry-after': '2' } })),
  lost('B39', '504-after-reads-down', answers(httpReply(504, PAGE), true), READS_DOWN),
]

const unreadable: readonly ForgeFault[] = [
  ...bothWays('B41', 'garbage', Buffer.from('\u0000\u0001\u0002 not HTTP at all\r\n\r\n'), 'fin'),
  ...bothWays('B41', 'long-header', httpReply(200, '{}', { headers: { 'x-long': 'x'.repeat(20_000) } })),
  ...bothWays('B41', '1xx-flood', Buffer.from('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(20_000)), 'fin'),
  ...bothWays('B42', 'huge', httpReply(200, `{"title": "${'x'.repeat(9 * ONE_MB)}"}`)),
  {
    row: 'B42',
    name: 'compressed',
    tells: 'nothing',
    arrange: atWrite({ kind: 'change', change: compressed }),
  },
]

const BROKEN_READS: readonly (readonly [string, Buffer])[] = [
  ['503', httpReply(503, TRACE)],
  ['page', httpReply(200, PAGE, { headers: { 'content-type': 'text/html' } })],
  ['null', httpReply(200, 'null')],
  ['truncated', httpReply(200, '[{"id": 1')],
  ['401', httpReply(401, { message: '401 Unauthorized' })],
  ['403', httpReply(403, { message: '403 Forbidden' })],
  ['404', httpReply(404, { message: '404 Not found' })],
  ['429', httpReply(429, '', { headers: { 'retry-after': '120' } })],
  ['304', httpReply(304)],
  ['302', httpReply(302, '', { headers: { location: 'https://elsewhere.example.com/' } })],
]

/** The forge is broken before the write is sent: nothing is to be sent then. */
const readsFail = BROKEN_READS.map(
  ([name, reply]): ForgeFault => ({
    row: 'B25',
    name: `reads-fail-${name}`,
    tells: 'unsent',
    // Where nothing was ever set, there are servers that answer 404.
    ...(name === '404' ? { fits: ({ verb }) => !verb.startsWith('integration.') } : {}),
    arrange: ({ toForge }) =>
      toForge.rule({ methods: ['GET'], times: FOREVER, fault: answers(reply, false) }),
  }),
)

const AT_ONCE = 8
/** Words of a refusal while the breaker is open. */
const BREAKER_WORDS = /\bsince\b/

const breaker: ForgeFault = {
  row: 'B43',
  name: 'breaker-open',
  tells: 'unsent',
  says: BREAKER_WORDS,
  lastsMs: 10_000,
  async arrange({ toForge, bystander }) {
    await toForge.become('refuse')
    const before = await bystander.messages()
    await Promise.all(Array.from({ length: AT_ONCE }, () => bystander.types('/mr view !12')))
    await bystander.waits(
      async () => ((await bystander.news(before)).length >= AT_ONCE ? true : undefined),
      20_000,
    )
    // On a machine that stood still meanwhile, the breaker may have counted fewer of them.
    const answered = await bystander.messages()
    await bystander.types('/mr view !12')
    await bystander.sees(answered, (message) => BREAKER_WORDS.test(wordsOf(message)), 5_000)
    await toForge.become('open')
  },
}

/** All goes well: what every other cell is compared with. */
export const noFault: ForgeFault = { row: 'B0', name: 'none', tells: 'done', arrange() {} }

export const forgeFaults: readonly ForgeFault[] = [
  ...unsent,
  ...lostOnTheWay,
  ...notTheAnswer,
  ...readsFail,
  ...redirects,
  ...refusals,
  ...busy,
  ...downs,
  ...unreadable,
  breaker,
]

/** The reply with something else in its body, when that is an object. */
function changed(reply: Buffer, change: (thing: object) => object): Buffer {
  const body: unknown = JSON.parse(reply.subarray(headLength(reply)).toString())
  if (typeof body !== 'object' || body === null) return reply
  return withBody(reply, Buffer.from(JSON.stringify(change(body))))
}
