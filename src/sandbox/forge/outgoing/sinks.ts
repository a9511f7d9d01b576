import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createLineServer, type Server, type Socket } from 'node:net'
import { FaultQueue, type PlannedFault } from '../../faults.ts'
import { Ledger } from '../../ledger.ts'
import { delayAnswer } from '../http/faults.ts'
import { warn } from '../world.ts'

/** A call that arrived in a sink, with every secret masked. */
export type SinkEntry = {
  /** ms UTC by the sandbox's clock. */
  readonly at: number
} & (
  | {
      readonly sink: 'http'
      readonly method: string
      readonly url: string
      readonly headers: Readonly<Record<string, string>>
      readonly body: string
    }
  | {
      readonly sink: 'smtp'
      readonly from: string
      readonly to: readonly string[]
      readonly subject: string
      readonly text: string
      readonly html: string | null
    }
  | { readonly sink: 'tcp'; readonly line: string }
)
export type SinkName = SinkEntry['sink']

/**
 * Kinds of sink faults.
 * - `down`: the connection is refused
 * - `hang`: the sink takes everything and never answers
 * - `slow:<ms>`: its answer comes that much later
 * - `refuse`: it refuses the credentials
 * - `status:<code>`: the HTTP sink answers with this status
 * - `none`: ends the faults planned before
 */
export const SINK_FAULTS = /^(?:down|hang|refuse|slow:\d{1,6}|status:[3-5]\d\d|none)$/

const MAX_ENTRIES = 500
const BODY_LIMIT_BYTES = 1024 * 1024
const SHOWN_HEADERS = new Set(['content-type', 'user-agent'])
const MASK = '[secret]'
/** Values up to this length may be words, such as a user's name, or parts of words. */
const SHORT = 7

interface SinksOptions {
  readonly now: () => number
  /** Runs after something has arrived. */
  readonly changed: () => void
}

/** Local stand-ins for the services that integrations call. Each starts to listen when it is first needed. */
export class Sinks {
  readonly #options: SinksOptions
  readonly #outages = new FaultQueue(SINK_FAULTS)
  readonly #faults = new FaultQueue(SINK_FAULTS)
  readonly #entries = new Ledger<SinkEntry>(MAX_ENTRIES)
  readonly #listening = new Map<SinkName, Promise<Listening>>()
  readonly #secrets = new Set<string>()

  constructor(options: SinksOptions) {
    this.#options = options
  }

  plan(fault: PlannedFault): void {
    const isOutage = fault.kind === 'down'
    if (isOutage || fault.kind === 'none') this.#outages.plan(fault)
    if (!isOutage) this.#faults.plan(fault)
  }

  /** Returns the port to connect to; during a planned outage one on which nothing listens. */
  async portFor(sink: SinkName, name: string): Promise<number> {
    if (this.#outages.take(name) === undefined) return (await this.#started(sink)).port
    const closed = await listening(createLineServer())
    await closed.close()
    return closed.port
  }

  async addresses(): Promise<Readonly<Record<SinkName, string>>> {
    const [http, smtp, tcp] = await Promise.all([
      this.#started('http'),
      this.#started('smtp'),
      this.#started('tcp'),
    ])
    return {
      http: `http://${HOST}:${http.port}`,
      smtp: `smtp://${HOST}:${smtp.port}`,
      tcp: `tcp://${HOST}:${tcp.port}`,
    }
  }

  /** Lists what has arrived, oldest first. */
  entries(): readonly SinkEntry[] {
    return this.#entries.entries()
  }

  /** Masks these values in everything that arrives from now on. */
  hide(secrets: readonly string[]): void {
    for (const secret of secrets.flatMap(spellings)) if (secret !== '') this.#secrets.add(secret)
  }

  clear(): void {
    this.#entries.clear()
    this.#outages.clear()
    this.#faults.clear()
    this.#secrets.clear()
  }

  async close(): Promise<void> {
    const all = await Promise.allSettled(this.#listening.values())
    this.#listening.clear()
    for (const one of all) if (one.status === 'fulfilled') await one.value.close()
  }

  #started(sink: SinkName): Promise<Listening> {
    const known = this.#listening.get(sink)
    if (known !== undefined) return known
    const starting = { http: () => this.#http(), smtp: () => this.#smtp(), tcp: () => this.#tcp() }[sink]()
    this.#listening.set(sink, starting)
    return starting
  }

  #http(): Promise<Listening> {
    return listening(createServer((request, response) => void this.#answer(request, response).catch(warn)))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
    const url = `${scheme}://${headers.host ?? HOST}${request.url ?? '/'}`
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of request) {
      size += chunk.length
      if (size > BODY_LIMIT_BYTES) return void response.writeHead(413).end()
      chunks.push(chunk)
    }
    const shown = Object.entries(headers).flatMap(([name, value]) => {
      if (SHOWN_HEADERS.has(name)) return [[name, this.#masked(String(value))]]
      return name === 'authorization' || /token|key|secret/.test(name) ? [[name, MASK]] : []
    })
    this.#add({
      sink: 'http',
      method,
      url: this.#masked(url),
      headers: Object.fromEntries(shown),
      body: this.#masked(Buffer.concat(chunks).toString()),
    })
    const fault = this.#faults.take(`http ${method} ${url}`)
    if (fault === 'hang') return
    await delayAnswer(fault)
    const [, named] = /^status:(\d+)$/.exec(fault ?? '') ?? []
    const status = fault === 'refuse' ? 401 : Number(named ?? 200)
    response.writeHead(status, { 'content-type': 'application/json', location: '/' }).end('{}')
  }

  #smtp(): Promise<Listening> {
    return listenForMail({
      fault: () => this.#faults.take('smtp'),
      receive: ({ from, to, subject, text, html }) =>
        this.#add({
          sink: 'smtp',
          from,
          to,
          subject: this.#masked(subject),
          text: this.#masked(text),
          html: html === null ? null : this.#masked(html),
        }),
    })
  }

  #tcp(): Promise<Listening> {
    return listening(createLineServer({ allowHalfOpen: true }, (socket) => this.#readLines(socket)))
  }

  #readLines(socket: Socket): void {
    const fault = this.#faults.take('tcp')
    socket.on('error', () => {})
    if (fault === 'refuse') return void socket.resetAndDestroy()
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
      const lines = text.split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) this.#add({ sink: 'tcp', line: this.#masked(line) })
      if (text.length > BODY_LIMIT_BYTES) socket.destroy()
    })
    if (fault !== 'hang') socket.on('end', () => void delayAnswer(fault).then(() => socket.end()))
  }

  #add(entry: SinkEntry extends infer E ? (E extends SinkEntry ? Omit<E, 'at'> : never) : never): void {
    this.#entries.add({ ...entry, at: this.#options.now() })
    this.#options.changed()
  }

  #masked(text: string): string {
    // A longer secret may contain a shorter one.
    const longestFirst = [...this.#secrets].toSorted((one, other) => other.length - one.length)
    return longestFirst.reduce((left, secret) => withoutSecret(left, secret), text)
  }
}

/** Masks a secret wherever it stands; a short one only where it is a whole value of an address, a form or a JSON. */
function withoutSecret(text: string, secret: string): string {
  if (secret.length > SHORT) return text.replaceAll(secret, MASK)
  return text.replaceAll(secret, (_, at: number) => {
    const isValue = VALUE_STARTS.test(text.slice(0, at)) && VALUE_ENDS.test(text.slice(at + secret.length))
    return isValue ? MASK : secret
  })
}

const VALUE_STARTS = /(?:[/=:]|(?<!\\)")$/
const VALUE_ENDS = /^(?:[/?&#"]|$)/

/**
 * Lists the forms in which a secret can stand in an address or a body. Of an address only the part after the host is
 * one, and of a pair also its first part.
 */
function spellings(secret: string): string[] {
  const url = URL.parse(secret.trim())
  const [first = ''] = secret.split(':')
  const whole = [secret, secret.trim(), ...(first.length > SHORT ? [first] : [])]
  const parts = url?.host ? [url.pathname + url.search, url.pathname] : whole
  return parts
    .filter((part) => part !== '/')
    .flatMap((part) => [
      part,
      encodeURIComponent(part),
      new URLSearchParams([['', part]]).toString().slice(1),
      JSON.stringify(part).slice(1, -1),
      part.replaceAll(/[^\x21-\x7e]/g, ''),
    ])
}

const HOST = '127.0.0.1'

interface Listening {
  readonly port: number
  close(): Promise<void>
}

/** Listens on a free port of this machine. */
async function listening(server: Server): Promise<Listening> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, HOST, resolve)
  })
  server.unref()
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { port, close }
}

/** A mail that has arrived; the addresses are those of its envelope. */
interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

/** Listens for mail. `fault` takes the fault that the next one meets: `hang`, `slow:<ms>`, or any other for a refusal. */
async function listenForMail({
  fault,
  receive,
}: {
  fault: () => string | undefined
  receive: (mail: ReceivedMail) => void
}): Promise<Listening> {
  const [{ SMTPServer }, { simpleParser }] = await Promise.all([import('smtp-server'), import('mailparser')])
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: (_address, _session, callback) => {
      const kind = fault()
      if (kind === 'hang') return
      const refusal = Object.assign(new Error('Authentication credentials invalid'), { responseCode: 535 })
      const isTaken = kind === undefined || kind.startsWith('slow:')
      void delayAnswer(kind).then(() => callback(isTaken ? null : refusal))
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, callback) => {
      simpleParser(stream)
        .then(({ subject = '', text = '', html }) => {
          const to = rcptTo.map(({ address }) => address)
          receive({ from: mailFrom ? mailFrom.address : '', to, subject, text, html: html || null })
          callback()
        })
        .catch(callback)
    },
  })
  mail.on('error', () => {})
  return listening(mail.server)
}
