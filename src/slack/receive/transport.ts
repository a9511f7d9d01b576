import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Receiver } from '@slack/bolt'
import { HttpReceiver, type HttpReceiverOptions } from './http-receiver.ts'
import { createSocketReceiver } from './socket-receiver.ts'

export interface TransportSettings {
  readonly apiUrl: string
  readonly transport:
    | { readonly kind: 'http'; readonly signingSecrets: readonly [string, ...string[]] }
    | { readonly kind: 'socket'; readonly appToken: string }
}

/** The connection from Slack: Bolt’s receiver, and the functions for the HTTP server. */
export interface Transport {
  readonly receiver: Receiver
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  connected(): boolean
}

/** Opens the configured connection from Slack; signatures are checked against `now` (ms UTC). */
export function openTransport(
  { transport, apiUrl }: TransportSettings,
  { now, ...common }: Omit<HttpReceiverOptions, 'signingSecrets'>,
): Transport {
  if (transport.kind === 'socket') {
    const { appToken } = transport
    const socket = createSocketReceiver({ ...common, appToken, slackApiUrl: apiUrl })
    return { receiver: socket, handle: async () => false, connected: () => socket.connected() }
  }
  const { signingSecrets } = transport
  const http = new HttpReceiver({ ...common, signingSecrets, ...(now && { now }) })
  return { receiver: http, handle: http.handle, connected: () => true }
}
