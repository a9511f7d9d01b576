import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'

/** What goes wrong with a call: whether it takes effect, and what the caller gets. */
export interface Mishap {
  readonly effect: boolean
  readonly answer:
    | 'reset'
    | 'silence'
    | { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> }
}

const PAGE = '<html><body>Be right back</body></html>'

export const REQUEST_LOST: Mishap = { effect: false, answer: 'reset' }
export const REPLY_LOST: Mishap = { effect: true, answer: 'reset' }
export const BLACK_HOLE: Mishap = { effect: false, answer: 'silence' }
export const SILENCE_AFTER: Mishap = { effect: true, answer: 'silence' }
export const DOWN: Mishap = { effect: false, answer: { status: 503, body: '' } }
export const DOWN_AFTER: Mishap = { effect: true, answer: { status: 503, body: '' } }
export const HTML: Mishap = { effect: false, answer: { status: 200, body: PAGE } }
export const HTML_AFTER: Mishap = { effect: true, answer: { status: 200, body: PAGE } }
export const EMPTY: Mishap = { effect: false, answer: { status: 200, body: {} } }
export const EMPTY_AFTER: Mishap = { effect: true, answer: { status: 200, body: {} } }
export const no = (error: string, effect = false): Mishap => ({
  effect,
  answer: { status: 200, body: { ok: false, error } },
})
export const slower = (seconds: number): Mishap => ({
  effect: false,
  answer: { status: 429, body: '', headers: { 'retry-after': String(seconds) } },
})

/** A message that is in a channel. */
export interface There {
  readonly ts: string
  readonly channel: string
  readonly text: string
  readonly blocks: readonly unknown[]
  readonly thread: string
  readonly metadata: unknown
  /** Of who posted it; empty for a person. */
  readonly bot: string
  readonly app: string
  /** When it arrived, on the monotonic clock. */
  readonly at: number
}

export interface SlackDouble {
  /** With a slash at the end, as SLACK_API_URL. */
  readonly url: string
  readonly there: There[]
  readonly calls: { readonly method: string; readonly args: Readonly<Record<string, string>> }[]
  /** Asked for every call; what it gives happens to it. */
  mishap: (method: string, args: Readonly<Record<string, string>>) => Mishap | undefined
  /** The next calls of this method go so; afterwards all is well. */
  next(method: string, ...mishaps: readonly Mishap[]): void
  /** Somebody else posts. */
  say(message: Partial<There> & Pick<There, 'channel' | 'text'>): void
  texts(channel: string): string[]
  close(): Promise<void>
}

const BOT = { user: 'UBOT', id: 'B1', app: 'A1', team: 'T1' }

/** Slack’s end of the Web API, as far as posts need it, over HTTP: what happens to a call is up to the test. */
export async function startSlackDouble(): Promise<SlackDouble> {
  const there: There[] = []
  const calls: SlackDouble['calls'] = []
  const planned = new Map<string, Mishap[]>()
  let clock = 0

  function add(message: Partial<There> & Pick<There, 'channel' | 'text'>): There {
    clock += 1
    const ts = `17${String(clock).padStart(8, '0')}.000100`
    const added = {
      blocks: [],
      thread: '',
      metadata: undefined,
      bot: '',
      app: '',
      ...message,
      ts,
      at: performance.now(),
    }
    there.push(added)
    return added
  }

  function wire({ ts, text, blocks, metadata, bot, app, thread }: There, withMetadata: boolean): object {
    return {
      type: 'message',
      ts,
      text,
      blocks,
      ...(thread ? { thread_ts: thread } : {}),
      ...(bot ? { bot_id: bot, app_id: app } : { user: 'USOMEBODY' }),
      ...(withMetadata && metadata !== undefined ? { metadata } : {}),
    }
  }

  function page(all: readonly There[], args: Readonly<Record<string, string>>): object {
    const found = all.filter(({ ts }) => ts > (args.oldest ?? ''))
    const start = Math.max(
      0,
      found.findIndex(({ ts }) => ts === args.cursor),
    )
    const size = Number(args.limit ?? 100)
    const next = found[start + size]?.ts ?? ''
    const messages = found
      .slice(start, start + size)
      .map((one) => wire(one, args.include_all_metadata === 'true'))
    return { ok: true, messages, has_more: next !== '', response_metadata: { next_cursor: next } }
  }

  const methods: Readonly<Record<string, (args: Readonly<Record<string, string>>) => object>> = {
    'auth.test': () => ({ ok: true, user_id: BOT.user, team_id: BOT.team, bot_id: BOT.id }),
    'bots.info': () => ({ ok: true, bot: { id: BOT.id, app_id: BOT.app } }),
    'chat.postMessage': ({ channel = '', text = '', blocks = '[]', metadata, thread_ts: thread = '' }) => {
      const direct = channel.startsWith('U') ? `D${channel}` : channel
      const said = { channel: direct, text, thread, bot: BOT.id, app: BOT.app }
      const read = {
        blocks: z.array(z.unknown()).parse(JSON.parse(blocks)),
        metadata: metadata && JSON.parse(metadata),
      }
      const { ts } = add({ ...said, ...read })
      return { ok: true, ts, channel: direct }
    },
    'chat.update': ({ channel = '', ts = '' }) => ({ ok: true, channel, ts }),
    'conversations.list': () => ({
      ok: true,
      channels: [...new Set(there.map(({ channel }) => channel))]
        .filter((channel) => channel.startsWith('D'))
        .map((id) => ({ id, user: id.slice(1) })),
    }),
    'conversations.history': (args) =>
      page(
        there.filter(({ channel, thread }) => channel === args.channel && thread === '').toReversed(),
        args,
      ),
    'conversations.replies': (args) =>
      page(
        there.filter(
          ({ channel, ts, thread }) => channel === args.channel && [ts, thread].includes(args.ts ?? ''),
        ),
        args,
      ),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray()).toString()
    const args = request.headers['content-type']?.startsWith('application/json')
      ? fieldsOf(body)
      : Object.fromEntries(new URLSearchParams(body))
    const method = (request.url ?? '').slice('/api/'.length)
    calls.push({ method, args })
    const mishap = planned.get(method)?.shift() ?? double.mishap(method, args)
    const result = mishap?.effect === false ? undefined : methods[method]?.(args)
    if (mishap?.answer === 'silence') return
    if (mishap?.answer === 'reset') return void request.socket.destroy()
    const {
      status,
      body: words,
      headers,
    } = mishap?.answer ?? { status: 200, body: result ?? { ok: false, error: 'unknown_method' } }
    response.writeHead(status, headers)
    response.end(typeof words === 'string' ? words : JSON.stringify(words))
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const double: SlackDouble = {
    url: `http://127.0.0.1:${port}/api/`,
    there,
    calls,
    mishap: () => undefined,
    next(method, ...mishaps) {
      planned.set(method, [...(planned.get(method) ?? []), ...mishaps])
    },
    say: (message) => void add(message),
    texts: (channel) => there.filter((one) => one.channel === channel).map(({ text }) => text),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return double
}

/** Returns the fields of a JSON object as a form would hold them. */
function fieldsOf(body: string): Record<string, string> {
  const fields = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(body)))
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}
