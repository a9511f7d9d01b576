import type { End, Fault, Rule } from '../support/fault-proxy.ts'
import { httpReply } from '../support/http-bytes.ts'

/** One row of reliability.md table 3.4, or a kind of it. */
export interface SlackFault {
  /** As in the table: C1 to C13; Slack that is down for hours (C14) is tried with a clock that can be moved. */
  readonly row: string
  readonly name: string
  /** The calls that it can happen to; all when left out. */
  readonly calls?: readonly SlackCall[]
  /** Slack does what it is asked, and cannot say so. */
  readonly unheard?: true
  /** The log has an error, for what should never happen. */
  readonly alarms?: true
  /** The bot may find out by itself what became of it: told is what is, once, and where it belongs. */
  readonly settles?: true
  /** Goes wrong besides. */
  readonly also?: Rule
  /** Goes wrong from before the start. */
  readonly atStart?: Rule
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
    settles: true,
    ...(calls ? { calls } : {}),
    ...(effect ? { unheard: true } : {}),
    fault: answers(bytes, effect),
  }))
}

/** A no of the Web API’s. */
function no(row: string, error: string, calls: readonly SlackCall[]): SlackFault {
  return { row, name: error, calls, fault: answers(httpReply(200, { ok: false, error }), false) }
}

/** What is said whenever somebody looks for a message. */
function history(bytes: Buffer): Rule {
  return { target: /conversations\.history/, times: Number.POSITIVE_INFINITY, fault: answers(bytes, false) }
}

const POSTING = ['post', 'edit', 'whisper'] as const
const OF_THE_API = [...POSTING, 'open', 'ask'] as const

export const slackFaults: readonly SlackFault[] = [
  {
    row: 'C1',
    name: 'reply-lost-rst',
    unheard: true,
    settles: true,
    fault: { kind: 'drop-reply', end: 'rst' },
  },
  {
    row: 'C1',
    name: 'reply-lost-fin',
    unheard: true,
    settles: true,
    fault: { kind: 'drop-reply', end: 'fin' },
  },
  {
    row: 'C1',
    name: 'cut-in-body',
    unheard: true,
    settles: true,
    fault: { kind: 'cut', after: 'body', end: 'fin' },
  },
  { row: 'C2', name: 'request-lost', settles: true, fault: { kind: 'drop-request', end: 'rst' } },
  { row: 'C2', name: 'black-hole', fault: { kind: 'drop-request', end: 'silence' } },
  {
    row: 'C2',
    name: 'silence-after',
    unheard: true,
    settles: true,
    fault: { kind: 'drop-reply', end: 'silence' },
  },
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
  ...['invalid_blocks', 'msg_too_long'].map(
    (error): SlackFault => ({ ...no('C5', error, POSTING), alarms: true }),
  ),
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
  {
    row: 'C10',
    name: 'auth-test-down',
    calls: ['post', 'respond'],
    atStart: { target: /auth\.test/, times: 2, fault: answers(httpReply(503, ''), false) },
    // Nothing is wrong any more by then.
    fault: { kind: 'delay', ms: 0 },
  },
  ...['missing_scope', 'not_in_channel'].map(
    (error): SlackFault => ({
      row: 'C11',
      name: `history-${error}`,
      calls: ['post'],
      unheard: true,
      also: history(httpReply(200, { ok: false, error })),
      fault: { kind: 'drop-reply', end: 'rst' },
    }),
  ),
  {
    row: 'C11',
    name: 'history-429',
    calls: ['post'],
    unheard: true,
    settles: true,
    also: { ...history(httpReply(429, '', { headers: { 'retry-after': '1' } })), times: 1 },
    fault: { kind: 'drop-reply', end: 'rst' },
  },
  {
    row: 'C11',
    name: 'history-lags',
    calls: ['post'],
    unheard: true,
    settles: true,
    also: { ...history(httpReply(200, { ok: true, messages: [] })), times: 1 },
    fault: { kind: 'drop-reply', end: 'rst' },
  },
  ...['token_expired', 'invalid_auth'].map((error) => no('C12', error, OF_THE_API)),
  ...['message_not_found', 'cant_update_message'].map((error) => no('C13', error, ['edit'])),
]
