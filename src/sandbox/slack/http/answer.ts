import type { IncomingMessage, ServerResponse } from 'node:http'
import { delayAnswer } from '../../faults.ts'
import { asObject, type Json, parseJson, textIn } from '../json.ts'
import type { SlackLedgerEntry, World } from '../world.ts'

/** An answer before it is written; a `body` other than text becomes JSON. */
export interface HttpAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export function send(response: ServerResponse, { status, body, headers }: HttpAnswer): void {
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(isText ? body : JSON.stringify(body))
}

const GARBAGE: HttpAnswer = {
  status: 200,
  body: '<html><body>Not what you asked for</body></html>',
  headers: { 'content-type': 'text/html' },
}

interface AppCall {
  readonly kind: Exclude<SlackLedgerEntry['kind'], 'delivery'>
  readonly name: string
  readonly request: Json
}

/** Answers an app's call with its planned fault or by `effect`, and adds it to the ledger. */
export async function answerCall(
  world: World,
  call: AppCall,
  response: ServerResponse,
  effect: () => Promise<HttpAnswer>,
): Promise<void> {
  const started = world.now()
  response.setHeader('date', new Date(started).toUTCString())
  const stopwatch = performance.now()
  const fault = world.faults.take(call.name)
  const answer = before(world, call, fault) ?? (fault === 'drop-request' ? null : await effect())
  world.ledger.add({
    ...call,
    at: new Date(started).toISOString(),
    status: answer?.status ?? null,
    answer: answer?.body ?? null,
    milliseconds: Math.round(performance.now() - stopwatch),
    fault,
  })
  await delayAnswer(fault)
  if (answer === null || fault === 'drop-reply') response.destroy()
  else send(response, fault === 'garbage' ? GARBAGE : answer)
}

function before(world: World, call: AppCall, fault = ''): HttpAnswer | undefined {
  const [kind, digits] = fault.split(':')
  switch (kind) {
    case 'status':
      return digits === '429' ? tooMany(1) : { status: Number(digits), body: 'planned fault' }
    case 'pace': {
      const seconds = tooSoon(world, call, Number(digits))
      return seconds > 0 ? tooMany(seconds) : undefined
    }
    case 'redirect':
      return { status: 302, body: '', headers: { location: `${world.origin}/elsewhere` } }
    default:
      return undefined
  }
}

/** Returns the seconds for which this call must wait, as Slack reports them; 0 when it is accepted. */
function tooSoon({ lastAccepted }: World, { name, request }: AppCall, milliseconds: number): number {
  const key = `${name} ${textIn(request.channel)}`
  const waits = (lastAccepted.get(key) ?? Number.NEGATIVE_INFINITY) + milliseconds - performance.now()
  if (waits > 0) return Math.ceil(waits / 1000)
  lastAccepted.set(key, performance.now())
  return 0
}

function tooMany(seconds: number): HttpAnswer {
  return { status: 429, body: 'planned fault', headers: { 'retry-after': String(seconds) } }
}

const MAX_BYTES = 1024 * 1024

/** A request that cannot be read, with the status and the sentence of the response. */
export class UnreadableBody extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Reads the whole body, at most 1 MB; throws UnreadableBody beyond that. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  // A destroyed request could not be answered any more.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > MAX_BYTES) throw new UnreadableBody(413, 'The body is larger than 1 MB.')
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/** Parses the arguments in a body: JSON, a form, or multipart, as Slack's clients send them. */
export async function readArguments(request: IncomingMessage): Promise<Json> {
  const body = await readBody(request)
  const type = request.headers['content-type'] ?? 'application/x-www-form-urlencoded'
  if (body.length === 0) return {}
  if (type.startsWith('application/json')) return readJson(body)
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  } catch {
    throw new UnreadableBody(400, 'The body is no form.')
  }
}

/** Parses a JSON object; throws UnreadableBody for anything else. */
export function readJson(body: Buffer): Json {
  const value = asObject(parseJson(body.toString('utf8')))
  if (value === undefined) throw new UnreadableBody(400, 'The body is no JSON object.')
  return value
}
