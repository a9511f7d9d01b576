import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createRequestReader, headLength, type RawRequest, withFields } from './http-bytes.ts'

/** How a connection ends: with a reset, in good order, or not at all. */
export type End = 'rst' | 'fin' | 'silence'

/** What goes wrong with one exchange. */
export type Fault =
  /** The request is lost: the server behind never hears of it. */
  | { readonly kind: 'drop-request'; readonly end: End }
  /** The server behind answers, and its whole answer is lost. */
  | { readonly kind: 'drop-reply'; readonly end: End }
  /** The answer ends after so many bytes, or in the middle of its header or body. */
  | { readonly kind: 'cut'; readonly after: number | 'header' | 'body'; readonly end: End }
  | { readonly kind: 'delay'; readonly ms: number }
  /** One byte at a time. */
  | { readonly kind: 'drip'; readonly ms: number }
  /** These bytes in place of the answer. `effect`: the server behind gets the request all the same. */
  | { readonly kind: 'reply'; readonly effect: boolean; readonly bytes: Buffer; readonly end?: End }
  | { readonly kind: 'change'; readonly change: (reply: Buffer) => Buffer }
  /** The answer that this request had the last time, if it had one. */
  | { readonly kind: 'stale' }
  /** All goes well, and every connection that is open now is reset when it is used again. */
  | { readonly kind: 'half-open' }
  /** All goes well, and then nobody listens any more. */
  | { readonly kind: 'then-refuse' }
  /** Nothing goes on from here: before the server behind hears of it, when it has answered, or when that was given. */
  | { readonly kind: 'halt'; readonly at: 'request' | 'effect' | 'reply'; readonly reached: () => void }

export interface Rule {
  /** `GET`, or several; every method when left out. */
  readonly methods?: readonly string[]
  readonly target?: RegExp
  readonly body?: RegExp
  /** So many that match pass unharmed first. */
  readonly skip?: number
  /** How many are hit; one when left out. */
  readonly times?: number
  readonly fault: Fault
  /** Rules that begin when this one has hit for the first time. */
  readonly next?: readonly Rule[]
}

export interface FaultProxy {
  /** `http://127.0.0.1:<port>`, the base URL to be given out in place of the server’s own. */
  readonly url: string
  readonly port: number
  /** What came, oldest first, and what went wrong with it. */
  readonly seen: readonly { readonly method: string; readonly target: string; readonly fault?: string }[]
  /** The first rule that matches a request hits it. */
  rule(...rules: readonly Rule[]): void
  /** `refuse`: nobody listens. `mute`: connections are taken, and nothing is ever read from them. */
  become(mode: Mode): Promise<void>
  /** No rules, nothing seen, open. Connections of before end. */
  clear(): Promise<void>
  close(): Promise<void>
}

type Mode = 'open' | 'refuse' | 'mute'

/** So that what was written arrives before the reset that overtakes it. */
const BEFORE_RESET_MS = 15

/**
 * Stands between a client and the server at `target` on this machine, and does what its rules say; `otherwise` is
 * asked about what no rule hits.
 */
export async function startFaultProxy(
  target: string,
  otherwise: (request: RawRequest) => Fault | undefined = () => undefined,
  ownPort = 0,
): Promise<FaultProxy> {
  const behind = Number(new URL(target).port)
  const open = new Set<Socket>()
  const doomed = new WeakSet<Socket>()
  const past = new Map<string, Buffer>()
  let rules: { readonly rule: Rule; skip: number; left: number; began: boolean }[] = []
  let seen: { method: string; target: string; fault?: string }[] = []
  let mode: Mode = 'open'
  let life = new AbortController()

  const server: Server = createServer((client) => {
    open.add(client)
    client.once('close', () => open.delete(client))
    client.on('error', () => client.destroy())
    if (mode === 'mute') return void client.pause()
    const read = createRequestReader()
    let turn: Promise<void> = Promise.resolve()
    client.on('data', (chunk: Buffer) => {
      if (doomed.has(client)) return void client.resetAndDestroy()
      for (const request of read(chunk))
        turn = turn.then(() => answer(client, request)).catch(() => void client.destroy())
    })
  })

  function add(more: readonly Rule[]): void {
    for (const rule of more) rules.push({ rule, skip: rule.skip ?? 0, left: rule.times ?? 1, began: false })
  }

  function faultOf(request: RawRequest): Fault | undefined {
    const { method, target: path } = request
    const hit = rules.find(({ rule, left }) => {
      const { methods, target: pattern, body } = rule
      if (left <= 0 || !(methods?.includes(method) ?? true) || !(pattern?.test(path) ?? true)) return false
      return body?.test(request.body.toString()) ?? true
    })
    if (!hit) return otherwise(request)
    if (hit.skip > 0) {
      hit.skip -= 1
      return undefined
    }
    hit.left -= 1
    if (hit.rule.next && !hit.began) add(hit.rule.next)
    hit.began = true
    return hit.rule.fault
  }

  async function answer(client: Socket, request: RawRequest): Promise<void> {
    const { method, target: path } = request
    const name = `${method} ${path}`
    const fault = faultOf(request)
    seen.push({ method, target: path, ...(fault ? { fault: fault.kind } : {}) })
    if (fault?.kind === 'drop-request') return finish(client, fault.end)
    if (fault?.kind === 'halt' && fault.at === 'request') return fault.reached()
    if (fault?.kind === 'reply' && !fault.effect) return send(client, fault.bytes, fault.end)
    const stale = fault?.kind === 'stale' ? past.get(name) : undefined
    const reply = stale ?? (await forward(behind, request))
    past.set(name, reply)
    await pass(client, reply, fault)
  }

  async function pass(client: Socket, reply: Buffer, fault: Fault | undefined): Promise<void> {
    switch (fault?.kind) {
      case 'drop-reply':
        return finish(client, fault.end)
      case 'cut':
        return send(client, reply.subarray(0, cutAt(reply, fault.after)), fault.end)
      case 'reply':
        return send(client, fault.bytes, fault.end)
      case 'change':
        return send(client, fault.change(reply))
      case 'delay':
        await pause(fault.ms, undefined, { signal: life.signal })
        return send(client, reply)
      case 'drip':
        for (const byte of reply) {
          if (client.destroyed) return
          client.write(Buffer.of(byte))
          await pause(fault.ms, undefined, { signal: life.signal })
        }
        return
      case 'half-open':
        await send(client, reply)
        for (const socket of open) doomed.add(socket)
        return
      case 'halt':
        if (fault.at === 'reply') await send(client, reply)
        return fault.reached()
      case 'then-refuse':
        return refuse(() => client.end(reply))
      default:
        return send(client, reply)
    }
  }

  /** Ends the listening and every connection, this one after its last words. */
  async function refuse(lastWords: () => void = () => {}): Promise<void> {
    mode = 'refuse'
    server.close()
    lastWords()
    for (const socket of open) socket.end()
  }

  async function listen(port: number): Promise<number> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : port
  }

  const port = await listen(ownPort)
  const become = async (next: Mode) => {
    if (next === 'refuse' && mode !== 'refuse') await refuse()
    else if (mode === 'refuse' && next !== 'refuse') await listen(port)
    mode = next
  }
  const endAll = () => {
    life.abort()
    life = new AbortController()
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    get seen() {
      return seen
    },
    rule: (...more) => add(more),
    become,
    async clear() {
      rules = []
      seen = []
      past.clear()
      endAll()
      await become('open')
    },
    async close() {
      endAll()
      if (server.listening) server.close()
    },
  }
}

/** The whole answer of the server behind, as on a connection that stays open. */
async function forward(port: number, { head, body }: RawRequest): Promise<Buffer> {
  const upstream = connect(port, '127.0.0.1')
  upstream.write(Buffer.concat([Buffer.from(withFields(head, { connection: 'close' }), 'latin1'), body]))
  const reply = Buffer.concat(await upstream.toArray())
  if (reply.length === 0) throw new Error('The server behind ended the connection')
  const length = headLength(reply)
  const open = withFields(reply.subarray(0, length).toString('latin1'), { connection: '', 'keep-alive': '' })
  return Buffer.concat([Buffer.from(open, 'latin1'), reply.subarray(length)])
}

function cutAt(reply: Buffer, after: number | 'header' | 'body'): number {
  const head = headLength(reply)
  if (after === 'header') return Math.floor(head / 2)
  return after === 'body' ? head + Math.floor((reply.length - head) / 2) : after
}

async function send(client: Socket, bytes: Buffer, end?: End): Promise<void> {
  if (client.destroyed) return
  await new Promise<void>((written) => {
    client.write(bytes, () => written())
  })
  if (end === 'rst') await pause(BEFORE_RESET_MS)
  if (end) finish(client, end)
}

function finish(client: Socket, end: End): void {
  if (end === 'rst') client.resetAndDestroy()
  else if (end === 'fin') client.end()
}
