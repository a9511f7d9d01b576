import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'undici'
import { z } from 'zod'
import type { Participant } from './participants.ts'
import { type Arrival, personAt, SECRET, TEAM, type World } from './world.ts'

/** So many channels in which people write in turn: a bot posts to one at most once a second. */
export const CHANNELS = 512
const agent = new Agent({ connections: 512 })

/** Where something is asked for, and by whom. */
export type Place = ReturnType<typeof placeAt>

export function placeAt(channel: number) {
  return { user: personAt(channel), channel: `C0P${String(channel).padStart(3, '0')}` }
}

/** From the request until it is acknowledged, and until the message of its end, in ms. */
type Timing = Readonly<{ ackMs: number; doneMs: number }>

/** Something that a person does. Throws unless the right answer comes. */
export type Act = (url: string, place: Place) => Promise<Timing>

/** Sends a form as Slack does, signed; @throws Error unless it is acknowledged. */
export async function deliver(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const body = new URLSearchParams(fields).toString()
  const at = String(Math.floor(Date.now() / 1_000))
  const signature = createHmac('sha256', SECRET).update(`v0:${at}:${body}`).digest('hex')
  const signed = { 'x-slack-request-timestamp': at, 'x-slack-signature': `v0=${signature}` }
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...signed }
  const answer = await request(`${url}/slack/events`, { dispatcher: agent, method: 'POST', body, headers })
  await answer.body.dump()
  if (answer.statusCode !== 200) throw new Error(`The request was answered with ${answer.statusCode}`)
}

export function slash({ origin }: World, { user, channel }: Place, text: string, command = '/mr') {
  const trigger_id = randomUUID()
  const response_url = `${origin}/slack/respond/${channel}/${trigger_id}`
  const ids = { team_id: TEAM, user_id: user, user_name: user.toLowerCase(), channel_id: channel }
  return { ...ids, command, text, api_app_id: 'A0BENCH', trigger_id, response_url }
}

/** A message in the channel, and not what is announced in a thread or edited. */
const isAnswer = ({ method, fields }: Arrival) => method !== 'chat.update' && !fields.thread_ts

/** Types a command; it ends with the next message in its channel, which must hold all of `words`. */
export function typed(world: World, text: string, words: readonly string[], command?: string): Act {
  return async (url, place) => {
    const arrives = world.next(place.channel, isAnswer)
    const [timing, { fields }] = await timed(arrives, () => deliver(url, slash(world, place, text, command)))
    const said = `${fields.text} ${fields.blocks}`
    const missing = words.filter((word) => !said.includes(word))
    if (missing.length > 0) throw new Error(`There is no ${missing} in ${said.slice(0, 900)}`)
    return timing
  }
}

async function timed(arrives: Promise<Arrival>, start: () => Promise<void>): Promise<[Timing, Arrival]> {
  const before = performance.now()
  await start()
  const ackMs = performance.now() - before
  const found = await arrives
  return [{ ackMs, doneMs: found.at - before }, found]
}

const Button = z.object({ action_id: z.string().regex(/merge\b/), value: z.string() })
const Block = z.object({ block_id: z.string().default('b'), elements: z.array(z.unknown()).default([]) })

/** A press on the Merge button of a card, as Slack sends it; `trigger_id` names the form that it opens. */
function pressed({ origin }: World, { user, channel }: Place, { ts, fields }: Arrival) {
  const trigger_id = randomUUID()
  const blocks = z.array(Block).parse(JSON.parse(fields.blocks ?? '[]'))
  const buttons = blocks.flatMap(({ block_id, elements }) => {
    const found = elements.map((one) => Button.safeParse(one).data).find((one) => one !== undefined)
    return found ? [{ ...found, type: 'button', block_id, action_ts: ts }] : []
  })
  const [action] = buttons
  if (!action) throw new Error(`The card has no button to merge: ${fields.blocks}`)
  const response_url = `${origin}/slack/respond/${channel}/${trigger_id}`
  const container = { type: 'message', message_ts: ts, channel_id: channel, is_ephemeral: false }
  const place = { channel: { id: channel, name: channel }, container, message: { ts, text: '' } }
  const press = { ...byPerson('block_actions', user), trigger_id, response_url, ...place, actions: [action] }
  return { trigger_id, fields: { payload: JSON.stringify(press) } }
}

/** The form that was opened, submitted as it stands; a form is taken once. */
function submitted({ user }: Place, { fields }: Arrival): Record<string, string> {
  const known = { id: `V${randomUUID()}`, app_installed_team_id: TEAM, state: { values: {} } }
  const view = { ...JSON.parse(fields.view ?? '{}'), ...known }
  return { payload: JSON.stringify({ ...byPerson('view_submission', user), trigger_id: randomUUID(), view }) }
}

function byPerson(type: string, user: string) {
  const who = { id: user, username: user, name: user, team_id: TEAM }
  return { type, team: { id: TEAM, domain: 'bench' }, user: who, api_app_id: 'A0BENCH' }
}

export type Pending = Awaited<ReturnType<typeof question>>

let newest = 20_000

/** Returns a merge request above those of the lists: none is seen or merged twice. */
export function nextIid(): number {
  newest += 1
  // Of every third the build failed, and of every fifth an approval is missing.
  return newest % 3 === 0 || newest % 5 === 0 ? nextIid() : newest
}

/** Shows a card, presses its Merge, and returns what submits the form; of who asks nothing more, the press itself. */
export async function question(world: World, url: string, place: Place, hasForm: boolean) {
  const iid = nextIid()
  const card = world.next(place.channel, isAnswer)
  await deliver(url, slash(world, place, `view !${iid}`))
  const press = pressed(world, place, await card)
  if (!hasForm) return { iid, place, ...press }
  const form = world.next(press.trigger_id)
  await deliver(url, press.fields)
  return { iid, place, fields: submitted(place, await form) }
}

/** Confirms a merge; it ends when its card says so. @throws Error unless it is merged. */
export async function merge(world: World, url: string, pending: Pending | undefined): Promise<Timing> {
  if (!pending) throw new Error('There is no form to submit')
  const { iid, place, fields } = pending
  const isEdit = (one: Arrival) => one.method === 'chat.update' && /merged/i.test(one.fields.text ?? '')
  const [timing] = await timed(world.next(place.channel, isEdit), () => deliver(url, fields))
  if (!world.isMerged(iid)) throw new Error(`!${iid} isn’t merged`)
  return timing
}

/** What doing it some times has cost: CPU for each, and the times of all. */
export type Batch = Readonly<{ cpuUs: number; ackMs: readonly number[]; doneMs: readonly number[] }>

/** Where the next batch goes on, so that no channel comes again soon. */
let offset = 0

/** Does it so many times with so many in flight, and reads what the process took for each. */
export async function batch(one: Participant, act: Act, count: number, inFlight = 1): Promise<Batch> {
  const before = await one.usage()
  const timings: Timing[] = []
  let index = 0
  const work = async () => {
    while (index < count) {
      index += 1
      offset += 1
      timings.push(await act(one.url, placeAt(offset % CHANNELS)))
    }
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  const cpuUs = ((await one.usage()).cpuUs - before.cpuUs) / count
  return { cpuUs, ackMs: timings.map(({ ackMs }) => ackMs), doneMs: timings.map(({ doneMs }) => doneMs) }
}
