import type { End, Fault } from '../support/fault-proxy.ts'
import { httpReply } from '../support/http-bytes.ts'

/** One row of reliability.md table 3.4, or a kind of it. */
export interface SlackFault {
  /** As in the table: C1 to C9. */
  readonly row: string
  readonly name: string
  /** The calls that it can happen to; all when left out. */
  readonly calls?: readonly SlackCall[]
  /** Slack does what it is asked, and cannot say so. */
  readonly unheard?: true
  readonly fault: Fault
}

/** What the bot calls at Slack. */
export type SlackCall = 'post' | 'edit' | 'respond' | 'open' | 'whisper' | 'ask'

const PAGE = '<html><head><title>Slack</title></head><body>Be right back</body></html>'
const html = { headers: { 'content-type': 'text/html' } }

const answers = (bytes: Buffer, effect: boolean, end?: End): Fault => ({
  kind: 'reply',
  bytes,
  effect,
  ...(end ? { end } : {}),
})

function bothWays(row: string, name: string, bytes: Buffer, calls?: readonly SlackCall[]): SlackFault[] {
  return [false, true].map((effect) => ({
    row,
    name: `${name}-${effect ? 'after' : 'before'}`,
    ...(calls ? { calls } : {}),
    ...(effect ? { unheard: true } : {}),
    fault: answers(bytes, effect),
  }))
}

/** A no of the Web API’s. */
function no(row: string, error: string, calls: readonly SlackCall[]): SlackFault {
  return { row, name: error, calls, fault: answers(httpReply(200, { ok: false, error }), false) }
}

const POSTING = ['post', 'edit', 'whisper'] as const
const OF_THE_API = [...POSTING, 'open', 'ask'] as const

export const slackFaults: readonly SlackFault[] = [
  { row: 'C1', name: 'reply-lost-rst', unheard: true, fault: { kind: 'drop-reply', end: 'rst' } },
  { row: 'C1', name: 'reply-lost-fin', unheard: true, fault: { kind: 'drop-reply', end: 'fin' } },
  { row: 'C1', name: 'cut-in-body', unheard: true, fault: { kind: 'cut', after: 'body', end: 'fin' } },
  { row: 'C2', name: 'request-lost', fault: { kind: 'drop-request', end: 'rst' } },
  { row: 'C2', name: 'black-hole', fault: { kind: 'drop-request', end: 'silence' } },
  { row: 'C2', name: 'silence-after', unheard: true, fault: { kind: 'drop-reply', end: 'silence' } },
  ...bothWays('C2', '500', httpReply(500, PAGE, html)),
  ...bothWays('C2', '503', httpReply(503, '')),
  { row: 'C3', name: '429', fault: answers(httpReply(429, ''), false) },
  {
    row: 'C3',
    name: '429-1-second',
    fault: answers(httpReply(429, '', { headers: { 'retry-after': '1' } }), false),
  },
  {
    row: 'C3',
    name: '429-an-hour',
    fault: answers(httpReply(429, '', { headers: { 'retry-after': '3600' } }), false),
  },
  ...['channel_not_found', 'is_archived', 'not_in_channel', 'restricted_action'].map((error) =>
    no('C4', error, POSTING),
  ),
  ...['account_inactive', 'token_revoked', 'no_permission'].map((error) => no('C4', error, OF_THE_API)),
  ...['invalid_blocks', 'msg_too_long'].map((error) => no('C5', error, POSTING)),
  ...['expired_trigger_id', 'exchanged_trigger_id'].map((error) => no('C6', error, ['open'])),
  ...['expired_url', 'used_url'].map(
    (error): SlackFault => ({
      row: 'C7',
      name: error,
      calls: ['respond'],
      fault: answers(httpReply(404, { ok: false, error }), false),
    }),
  ),
  ...bothWays('C8', 'page', httpReply(200, PAGE, html), OF_THE_API),
  ...bothWays('C8', 'truncated-json', httpReply(200, '{"ok": true, "chan'), OF_THE_API),
  ...['fatal_error', 'internal_error', 'service_unavailable', 'request_timeout'].flatMap((error) =>
    bothWays('C9', error, httpReply(200, { ok: false, error }), OF_THE_API),
  ),
]
