import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Receiver } from '@slack/bolt'
import type { Log } from '../../log/log.ts'
import { createRespond } from '../outgoing/respond.ts'
import type { Claims } from './claims.ts'
import { HttpReceiver } from './http-receiver.ts'
import { createSocketReceiver } from './socket-receiver.ts'

export interface TransportSettings {
  readonly apiUrl: string
  readonly transport:
    | { readonly kind: 'http'; readonly signingSecrets: readonly [string, ...string[]] }
    | { readonly kind: 'socket'; readonly appToken: string }
}

/** The way in from Slack: what Bolt listens to, and what the server asks. */
export interface Transport {
  readonly receiver: Receiver
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  connected(): boolean
}

/** The way in from Slack that the configuration asks for; `now` (ms UTC) is what its signatures are dated by. */
export function openTransport(
  { transport, apiUrl }: TransportSettings,
  { claim, drop }: Pick<Claims, 'claim' | 'drop'>,
  log: Log,
  now: () => number,
): Transport {
  const respond = createRespond(apiUrl, log)
  if (transport.kind === 'socket') {
    const socket = createSocketReceiver({
      appToken: transport.appToken,
      slackApiUrl: apiUrl,
      claim,
      drop,
      respond,
      log,
    })
    return { receiver: socket, handle: async () => false, connected: () => socket.connected() }
  }
  const door = new HttpReceiver({ signingSecrets: transport.signingSecrets, claim, drop, respond, log, now })
  return {
    receiver: door,
    handle: (request, response) => door.handle(request, response),
    connected: () => true,
  }
}
