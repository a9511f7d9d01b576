import type { ServerResponse } from 'node:http'
import type { Oddity } from './held-forge.ts'

/** Stands in every body that nobody may read in an answer. */
export const RAW = 'R4W-B0DY'

const JSON_TYPE = { 'content-type': 'application/json' }
const send = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (response: ServerResponse) => void response.writeHead(status, { ...JSON_TYPE, ...headers }).end(text)
}
const page = (status: number) => {
  return send(status, `<html><body><h1>${RAW}</h1></body></html>`, { 'content-type': 'text/html' })
}
const trace = `NoMethodError: undefined method ${RAW}\n  /srv/app/lib/api.rb:12:in \`merge'`

/** What an answer means for what was asked: a definite no, or nothing that can be relied on. */
type Meaning = 'no' | 'unknown'

export interface Row extends Oddity {
  readonly name: string
  readonly meaning: Meaning
  /** Words that the answer must hold, whatever the verb is. */
  readonly says?: RegExp
  /** Calls go unanswered, so that their deadline has to pass. */
  readonly hangs?: true
}

const no = (name: string, answer: Oddity['answer'], says?: RegExp, more: Partial<Row> = {}): Row => {
  return { name, meaning: 'no', answer, ...(says ? { says } : {}), ...more }
}
const busy = (name: string, retryAfter: string | null, says: RegExp): Row =>
  no(
    `429, Retry-After ${name}`,
    send(429, trace, retryAfter === null ? {} : { 'retry-after': retryAfter }),
    says,
  )

const LATER = /asks for \d\d minutes before the next try\. .*Try again after <!date\^\d+\^[^|>]+\|[^>]+>\./
const SOON = /asks for a pause before the next try\. .*Try again in a minute\./

const CANNOT = /account can’t do this\. Ask a maintainer|^You can’t (?:merge this|delete acme\/web!\d+)\. /

/** Answers that say no. */
export const REFUSALS: readonly Row[] = [
  no('401, and the token reads', send(401, { message: '401 Unauthorized' }), CANNOT),
  no(
    '401, and to the read too',
    send(401, { message: '401 Unauthorized' }),
    /^.+ no longer accepts your sign-in\. /,
    {
      afterwards: send(401, { message: '401 Unauthorized' }),
    },
  ),
  no('401, and 404 to the read', send(401, { message: '401 Unauthorized' }), CANNOT, {
    afterwards: send(404, { message: '404 Not Found' }),
  }),
  no(
    '401, and the read hangs',
    send(401, { message: '401 Unauthorized' }),
    /doesn’t say whether your token or a right is missing\. Try again in a minute, or connect again\./,
    {
      afterwards: () => {},
      hangs: true,
    },
  ),
  no('403', send(403, { message: '403 Forbidden' }), CANNOT),
  no('404', send(404, { message: '404 Not Found' })),
  no('405', send(405, { message: 'Method Not Allowed' })),
  no('405 of a proxy', send(405, `<h1>${RAW}</h1>`, { allow: 'GET' })),
  no('406', send(406, { message: 'Method Not Allowed' })),
  no('409', send(409, { message: 'It is in conflict' })),
  no('422, a string', send(422, { message: 'Branch cannot be merged' })),
  no('422, by field', send(422, { message: { title: ['is too silly'] } }), /Title is too silly|too silly/),
  no('422, a list', send(422, { message: ['Title is too silly', 'Nope'] }), /too silly/),
  no('422, a page', page(422)),
  no('422, a trace', send(422, trace)),
  no('400', send(400, { message: '400 (Bad request) "title" not given' }), /title/),
  no('410', send(410, { message: 'API V3 is no longer supported' }), /API v4.*Tell your admin/),
  no('413', page(413), /(?:Payload|Content) Too Large.*Make it shorter/),
  no(
    '301 to the same host',
    send(301, RAW, { location: '/users/sign_in' }),
    /pointed to another page instead of answering\. Tell your admin/,
  ),
  no(
    '301 elsewhere',
    send(301, RAW, { location: 'https://new.example.com/' }),
    /points to new\.example\.com.*Tell your admin/,
  ),
  busy('3600', '3600', LATER),
  busy('as a date', new Date(Date.now() + 3_600_000).toUTCString(), LATER),
  busy('missing', null, SOON),
  busy('absurd', '99999999', SOON),
  busy('garbage', 'soon', SOON),
  busy('negative', '-5', SOON),
]

const unknown = (name: string, answer: Oddity['answer'], meaning: Meaning = 'unknown'): Row => ({
  name,
  meaning,
  answer,
})

/** Answers that tell nothing of what came of a write. */
export const RIDDLES: readonly Row[] = [
  unknown('304', (response) => void response.writeHead(304).end()),
  unknown('408', send(408, { message: 'Request Timeout' })),
  unknown('500, a string', send(500, { message: '500 Internal Server Error' })),
  unknown('500, a trace', send(500, trace)),
  unknown('502, a page', page(502)),
  unknown('503', send(503, '')),
  unknown('504, a page', page(504)),
  unknown('200, a page', page(200)),
  unknown('200, cut', send(200, `{"id":1012,"title":"${RAW}`)),
  unknown('a reset connection', (response) => void response.destroy()),
  { ...unknown('no answer', () => {}), hangs: true },
  unknown('200, empty', send(200, '')),
  unknown('200, null', send(200, 'null')),
  unknown('200, another shape', send(200, { odd: RAW })),
]
