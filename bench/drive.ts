import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'undici'
import { z } from 'zod'
import type { Subject, Usage } from './subject.ts'
import { type Arrival, TEAM, type World } from './world.ts'

export const SECRET = '8f742231b10e8888abcd99yyyzzz85a5'
/** So many people, each in a channel of their own. */
export const PEOPLE = 32
const agent = new Agent({ connections: 512 })

/** Channels in which they write, in turn: the bot posts to one at most once a second. */
export const CHANNELS = 512

export const personAt = (index: number) => `U0P${String(index % PEOPLE).padStart(3, '0')}`

/** Where an operation is asked for, and by whom. */
export interface Place {
  readonly user: string
  readonly channel: string
  /** Counts the operations of a batch, from 0. */
  readonly index: number
}

/** One operation: from the request until the message of its end, in ms. */
export interface Timing {
  readonly ackMs: number
  readonly doneMs: number
}

/** What a batch of operations has cost. */
export interface Batch {
  readonly count: number
  readonly cpuUs: number
  readonly acksMs: readonly number[]
  readonly donesMs: readonly number[]
  readonly wallMs: number
  readonly before: Usage
  readonly after: Usage
}

/** One operation of a batch. */
export type Operation = (url: string, place: Place) => Promise<Timing>

/** A form as Slack sends it, signed. */
export async function deliver(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await send(url, signed(fields))
}

interface Signed {
  readonly body: string
  readonly headers: Record<string, string>
}

export function signed(fields: Readonly<Record<string, string>>): Signed {
  const body = new URLSearchParams(fields).toString()
  const at = String(Math.floor(Date.now() / 1_000))
  const signature = createHmac('sha256', SECRET).update(`v0:${at}:${body}`).digest('hex')
  return {
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-slack-request-timestamp': at,
      'x-slack-signature': `v0=${signature}`,
    },
  }
}

/** @throws Error unless it is acknowledged. */
export async function send(url: string, { body, headers }: Signed): Promise<void> {
  const answer = await request(`${url}/slack/events`, { dispatcher: agent, method: 'POST', headers, body })
  await answer.body.dump()
  if (answer.statusCode !== 200) throw new Error(`The request was answered with ${answer.statusCode}`)
}

export function slash(
  { origin }: World,
  { user, channel }: Omit<Place, 'index'>,
  text: string,
  command = '/mr',
): Record<string, string> {
  const id = randomUUID()
  return {
    team_id: TEAM,
    user_id: user,
    user_name: user.toLowerCase(),
    channel_id: channel,
    command,
    text,
    api_app_id: 'A0BENCH',
    trigger_id: id,
    response_url: `${origin}/respond/${channel}/${id}`,
  }
}

/** A message in the channel, and not what happens to be announced in a thread or edited. */
export const isAnswer = ({ method, body }: Arrival) => method !== 'chat.update' && !body.includes('thread_ts')

/** Types a command; it ends with the next message in its channel, which must hold `word`. */
export function typed(
  world: World,
  textOf: (index: number) => string,
  word: (index: number) => string,
  command?: string,
): Operation {
  return (url, place) =>
    timed(
      () => world.next(place.channel, isAnswer),
      () => deliver(url, slash(world, place, textOf(place.index), command)),
      ({ body }) => body.includes(word(place.index)),
    )
}

/** @throws Error when the answer does not come, or is another one. */
export async function timed(
  arrival: () => Promise<Arrival>,
  start: () => Promise<void>,
  isRight: (arrival: Arrival) => boolean,
): Promise<Timing> {
  const arrives = arrival()
  const before = performance.now()
  await start()
  const ackMs = performance.now() - before
  const found = await arrives
  if (!isRight(found)) throw new Error(`Another answer came: ${found.method} ${found.body.slice(0, 600)}`)
  return { ackMs, doneMs: found.at - before }
}

/** A button of a message, and where it stands. */
export interface Button {
  readonly ts: string
  readonly action: string
  readonly block: string
  readonly value: string
}

/** A press as Slack sends it; `trigger` names the form that it opens. */
export function pressed(
  { origin }: World,
  place: Omit<Place, 'index'>,
  { ts, action, block, value }: Button,
  trigger: string = randomUUID(),
): Record<string, string> {
  const { channel } = place
  const payload = {
    type: 'block_actions',
    ...byPerson(place.user),
    trigger_id: trigger,
    response_url: `${origin}/respond/${channel}/${trigger}`,
    channel: { id: channel, name: channel },
    container: { type: 'message', message_ts: ts, channel_id: channel, is_ephemeral: false },
    message: { ts, type: 'message', text: '' },
    actions: [{ type: 'button', action_id: action, block_id: block, value, action_ts: ts }],
  }
  return { payload: JSON.stringify(payload) }
}

const Opened = z.object({ view: z.string().transform((view) => View.parse(JSON.parse(view))) })
const View = z.looseObject({ callback_id: z.string(), private_metadata: z.string() })

/** The form that was opened, submitted as it stands. */
export function submitted({ user }: Omit<Place, 'index'>, opened: Arrival): Record<string, string> {
  const { view } = Opened.parse(Object.fromEntries(new URLSearchParams(opened.body)))
  const payload = {
    type: 'view_submission',
    ...byPerson(user),
    trigger_id: randomUUID(),
    // A form is taken once.
    view: { ...view, id: `V${randomUUID()}`, app_installed_team_id: TEAM, state: { values: {} } },
  }
  return { payload: JSON.stringify(payload) }
}

function byPerson(user: string) {
  return {
    team: { id: TEAM, domain: 'bench' },
    user: { id: user, username: user, name: user, team_id: TEAM },
    api_app_id: 'A0BENCH',
  }
}

export interface BatchSize {
  readonly count: number
  readonly inFlight: number
}

/** Runs so many operations with so many in flight, and reads what they cost. */
export async function runBatch(
  subject: Subject,
  operation: Operation,
  { count, inFlight }: BatchSize,
): Promise<Batch> {
  const before = await subject.usage('reset')
  const startedAt = performance.now()
  const timings: Timing[] = []
  let next = 0
  const work = async (worker: number) => {
    const own = Math.floor(CHANNELS / inFlight)
    for (let turn = 0; next < count; turn += 1) {
      const index = next
      next += 1
      const channel = worker * own + ((offset + turn) % own)
      timings.push(await operation(subject.url, { ...placeAt(channel), index }))
    }
  }
  await Promise.all(Array.from({ length: inFlight }, (_, worker) => work(worker)))
  offset += Math.ceil(count / inFlight)
  const wallMs = performance.now() - startedAt
  const after = await subject.usage()
  return {
    count,
    wallMs,
    before,
    after,
    cpuUs: (after.cpuUs - before.cpuUs) / count,
    acksMs: timings.map(({ ackMs }) => ackMs),
    donesMs: timings.map(({ doneMs }) => doneMs),
  }
}

/** Where the next batch goes on, so that no channel comes again soon. */
let offset = 0

export function placeAt(channel: number): Omit<Place, 'index'> {
  return { user: personAt(channel), channel: `C0P${String(channel).padStart(3, '0')}` }
}

const Posted = z.object({ blocks: z.string().optional() })

/** The blocks of a message, as WebClient or a response_url sends them. */
export function blocksOf({ body }: Arrival): unknown {
  if (body.startsWith('{')) return z.object({ blocks: z.unknown() }).parse(JSON.parse(body)).blocks
  return JSON.parse(Posted.parse(Object.fromEntries(new URLSearchParams(body))).blocks ?? '[]')
}
