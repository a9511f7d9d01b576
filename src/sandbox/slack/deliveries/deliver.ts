import { createHmac, randomBytes } from 'node:crypto'
import { type Json, textIn, WrongInput } from '../json.ts'
import { bot } from '../seed.ts'
import type { Channel, Person } from '../workspace.ts'
import type { World } from '../world.ts'

/** Slack's time limit for an app's answer. */
const LIMIT = 3_000
const FORM = 'application/x-www-form-urlencoded'

export interface Ack {
  readonly ok: boolean
  readonly error?: 'dispatch_failed' | 'operation_timeout'
  readonly milliseconds: number
  /** The body of the app's answer; empty when there was none. */
  readonly body: string
}

/** Sends a slash command as a form of its own fields. */
export async function deliverCommand(world: World, fields: Readonly<Record<string, string>>): Promise<Ack> {
  return await deliver(world, 'slash_command', fields, new URLSearchParams(fields).toString(), FORM)
}

export async function deliverPayload(world: World, payload: Json): Promise<Ack> {
  const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString()
  return await deliver(world, textIn(payload.type), payload, body, FORM)
}

async function deliver(world: World, name: string, request: Json, body: string, type: string): Promise<Ack> {
  const at = new Date(world.now()).toISOString()
  const stopwatch = performance.now()
  const { status, answer, isLate } = await post(world, body, type)
  const milliseconds = Math.round(performance.now() - stopwatch)
  world.ledger.add({ at, kind: 'delivery', name, request, status, answer, milliseconds })
  if (status === 200) return { ok: true, milliseconds, body: answer }
  return { ok: false, error: isLate ? 'operation_timeout' : 'dispatch_failed', milliseconds, body: '' }
}

async function post(world: World, body: string, type: string) {
  const seconds = Math.floor(world.now() / 1000)
  const hmac = createHmac('sha256', world.app.signingSecret)
  const digest = hmac.update(`v0:${seconds}:${body}`).digest('hex')
  try {
    const response = await fetch(world.requestUrl, {
      method: 'POST',
      headers: {
        // A parameter such as a charset makes Bolt's own receiver refuse the request.
        'content-type': type,
        'user-agent': 'Slackbot 1.0 (sandbox)',
        'x-slack-request-timestamp': String(seconds),
        'x-slack-signature': `v0=${digest}`,
      },
      body: new TextEncoder().encode(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT),
    })
    return { status: response.status, answer: await response.text(), isLate: false }
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return { status: null, answer: '', isLate }
  }
}

export function interaction(world: World, person: Person) {
  const { id, domain, enterprise } = world.team
  return {
    token: 'sandbox',
    api_app_id: world.app.appId,
    team: { id, domain, enterprise_id: enterprise?.id, enterprise_name: enterprise?.name },
    enterprise: enterprise ? { id: enterprise.id, name: enterprise.name } : null,
    is_enterprise_install: world.isOrgWide,
    user: { id: person.id, username: person.name, name: person.name, team_id: homeOf(world, person) },
  }
}

/** Fields of an interaction in a view, which belongs to the organisation where the app is installed there. */
export function interactionInView(world: World, person: Person): Json {
  const fields = interaction(world, person)
  if (!world.isOrgWide) return fields
  return { ...fields, team: null, user: { ...fields.user, team_id: world.app.teamId } }
}

/** A view as it is delivered: with the workspace where it is open, and the holder of the installation. */
export function viewIn(world: World, view: Json): Json {
  const { id: team_id, enterprise } = world.team
  return { ...view, team_id, app_installed_team_id: world.isOrgWide && enterprise ? enterprise.id : team_id }
}

/** A person’s own workspace: of those in an organisation the first, in whichever they are. */
export function homeOf({ app, team }: World, person: Person): string {
  return person.team ?? team.enterprise?.teams[0] ?? app.teamId
}

export function stamp(world: World): string {
  return (world.now() / 1000).toFixed(6)
}

export async function openHome(world: World, person: Person): Promise<Ack> {
  const view = world.views.home(person.id)?.view
  const channel = person.id.replace(/^U/, 'D')
  return await sendEvent(world, 'app_home_opened', { user: person.id, channel, tab: 'home', view })
}

/** A person adds the bot to a channel; the app is told once it is there. */
export async function addBot(world: World, person: Person, { id: channel }: Channel): Promise<Ack> {
  await world.backend.call('conversations.join', { channel }, bot.id)
  return await tellJoined(world, channel, person.id)
}

/** A person removes the bot from a channel; the app is told nothing, as it does not subscribe to that. */
export async function removeBot(world: World, { id: channel }: Channel): Promise<void> {
  const answer = await world.backend.call('conversations.leave', { channel }, bot.id)
  if (answer?.ok !== true) throw new WrongInput(`The bot did not leave: ${textIn(answer?.error)}.`)
  world.changed()
}

/** Tells the app that its bot is in a channel; without an inviter it has joined by itself. */
export async function tellJoined(world: World, channel: string, inviter?: string): Promise<Ack> {
  const event = { user: bot.id, channel, channel_type: 'C', team: world.app.teamId, inviter }
  return await sendEvent(world, 'member_joined_channel', event)
}

export const REMOVALS = [
  'app_uninstalled',
  'tokens_revoked',
  'team_access_revoked',
  'team_access_granted',
] as const

/** Tells the app that it was removed; `whose`: the users whose tokens were revoked, the bot's own when left out. */
export async function sendRemoval(
  world: World,
  type: (typeof REMOVALS)[number],
  whose: { readonly bot?: readonly string[]; readonly oauth?: readonly string[] } = { bot: [bot.id] },
): Promise<Ack> {
  if (type.startsWith('team_')) return await sendEvent(world, type, { team_ids: [world.app.teamId] })
  const tokens = { bot: whose.bot ?? [], oauth: whose.oauth ?? [] }
  return await sendEvent(world, type, type === 'tokens_revoked' ? { tokens } : {})
}

export async function sendEvent(world: World, type: string, event: object): Promise<Ack> {
  const { teamId, appId } = world.app
  const enterprise = world.team.enterprise?.id ?? null
  const isOfBot = { enterprise_id: enterprise, team_id: teamId, user_id: bot.id, is_bot: true }
  const envelope = {
    token: 'sandbox',
    type: 'event_callback',
    team_id: teamId,
    enterprise_id: enterprise ?? undefined,
    api_app_id: appId,
    event_id: `Ev${randomBytes(6).toString('hex').toUpperCase()}`,
    event_time: Math.floor(world.now() / 1000),
    authorizations: [{ ...isOfBot, is_enterprise_install: world.isOrgWide }],
    is_ext_shared_channel: false,
    event: { type, event_ts: stamp(world), ...event },
  }
  return await deliver(world, type, envelope, JSON.stringify(envelope), 'application/json')
}
