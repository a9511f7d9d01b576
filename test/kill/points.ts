import type { FaultProxy, Rule } from '../support/fault-proxy.ts'

/** Which way an exchange goes: from Slack to the bot, from the bot to Slack, or from the bot to the forge. */
export type Way = 'toBot' | 'toSlack' | 'toForge'

/** A moment at which the bot is killed, as it can be seen from outside. */
export interface Point {
  readonly name: string
  readonly way: Way
  readonly at: 'request' | 'effect' | 'reply'
  readonly exchange: Pick<Rule, 'methods' | 'target' | 'body'>
  /** It comes about once for each of so many digests and commands; one of 25 when left out. */
  readonly onceIn?: number
  /** It comes while the bot starts, and then it starts once more. */
  readonly isStart?: true
}

const WRITES = { methods: ['POST', 'PUT', 'DELETE'] } as const
const POST = /chat\.postMessage/
const DIGEST = /digest%3A|digest:/

/** At each of them, some of what follows is not done, and nobody has said so. */
export const points: readonly Point[] = [
  { name: 'accepted, before the ack', way: 'toBot', at: 'effect', exchange: {}, onceIn: 2 },
  { name: 'acked, before anything', way: 'toBot', at: 'reply', exchange: {}, onceIn: 2 },
  { name: 'forge is read', way: 'toForge', at: 'effect', exchange: { methods: ['GET'] }, onceIn: 2 },
  { name: 'forge write on its way', way: 'toForge', at: 'request', exchange: WRITES },
  { name: 'forge write arrived', way: 'toForge', at: 'effect', exchange: WRITES },
  { name: 'forge write answered', way: 'toForge', at: 'reply', exchange: WRITES },
  { name: 'post on its way', way: 'toSlack', at: 'request', exchange: { target: POST } },
  { name: 'post arrived', way: 'toSlack', at: 'effect', exchange: { target: POST } },
  { name: 'post answered, not marked', way: 'toSlack', at: 'reply', exchange: { target: POST } },
  { name: 'digest on its way', way: 'toSlack', at: 'request', exchange: { target: POST, body: DIGEST } },
  { name: 'digest arrived', way: 'toSlack', at: 'effect', exchange: { target: POST, body: DIGEST } },
  {
    name: 'digest answered, not marked',
    way: 'toSlack',
    at: 'reply',
    exchange: { target: POST, body: DIGEST },
  },
  { name: 'private answer on its way', way: 'toSlack', at: 'request', exchange: { target: /^\/response\// } },
  { name: 'private answer arrived', way: 'toSlack', at: 'effect', exchange: { target: /^\/response\// } },
  { name: 'history is read', way: 'toSlack', at: 'effect', exchange: { target: /conversations\.history/ } },
  { name: 'edit arrived', way: 'toSlack', at: 'effect', exchange: { target: /chat\.update/ } },
  { name: 'starting', way: 'toSlack', at: 'effect', exchange: { target: /auth\.test/ }, isStart: true },
]

/** Calls back once, when the bot comes to that point; the exchange goes no further. */
export function watchFor(
  { way, at, exchange }: Point,
  proxies: Readonly<Record<Way, FaultProxy>>,
  skip: number,
  reached: () => void,
): void {
  proxies[way].rule({ ...exchange, skip, fault: { kind: 'halt', at, reached } })
}
