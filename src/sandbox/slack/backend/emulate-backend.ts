import { randomBytes, randomInt } from 'node:crypto'
import { createEmulator } from 'emulate'
import { asObject, type Json, objectsIn, textIn } from '../json.ts'
import { APP_ID, BOT_ID, bot, channels, channelsWithBot, people } from '../seed.ts'
import type { Team } from '../workspace.ts'

/** The administrator that emulate always has: no member of anything here, and shown as Ann in what it created. */
const EMULATE_ADMIN = 'U000000001'
const EMULATE_TEAM = 'T000000001'

/**
 * Stores channels, messages and people and answers the plain part of Slack's Web API. The gateway around it adds the
 * rest, so that any backend with these calls can replace it.
 */
export type SlackBackend = Awaited<ReturnType<typeof startEmulateBackend>>

/**
 * Starts emulate with the sandbox's people and channels and no messages; `scopes` limit the app's token, and `now` (ms
 * UTC) dates the messages.
 */
export async function startEmulateBackend(team: Team, scopes: readonly string[], now: () => number) {
  const tokens = makeTokens()
  const { url, emulator } = await startEmulator({ slack: emulateSeed(team, tokens, scopes) })
  let calls = 0
  const ask = async (method: string, args: unknown, as: string) => {
    const all = tokens.get(as) ?? []
    calls += 1
    const response = await fetch(`${url}/api/${method}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${all[calls % all.length]}`,
        'content-type': 'application/json',
        // On a busy machine emulate ends a kept-alive connection while a call is on its way.
        connection: 'close',
      },
      body: JSON.stringify(args),
    })
    const answer = asObject(await response.json())
    if (response.ok) return answer
    if (response.status === 404) return undefined
    throw new Error(`${method}: emulate answered with status ${response.status}.`)
  }
  const toBackend = await mapIds(team, ask)
  const toSandbox = new Map([...toBackend].map(([ours, theirs]) => [theirs, ours]))
  toSandbox.set(EMULATE_ADMIN, people[0]?.id ?? bot.id)
  const stamps = createStamps(now)
  /**
   * Calls a Web API method; returns Slack's answer, or undefined when the backend has no such method. `as` is a user
   * id, with all the user's rights, or `app`: the bot within its token's scopes.
   */
  const call = async (method: string, args: Json, as: string) => {
    const answer = await ask(method, renameIds(restamped(args, stamps.toBackend), toBackend), as)
    return asObject(restamped(renameIds(answer, toSandbox, EMULATE_ADMIN), stamps.toSandbox))
  }
  await seedChannels(call)
  return { call, close: () => emulator.close() }
}

/**
 * emulate accepts requests from any page of the browser, so it listens at a loopback address that nobody can guess;
 * where there is only one such address (not on Linux), only its port is unknown.
 */
async function startEmulator(seed: Record<string, Json>) {
  const hidden = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`
  const start = async (hostname: string) => {
    const emulator = await createEmulator({ service: 'slack', port: 0, hostname, seed })
    return { emulator, url: `http://${hostname}:${new URL(emulator.url).port}` }
  }
  return await start(hidden).catch(() => start('127.0.0.1'))
}

type Ask = (method: string, args: Json, as: string) => Promise<Json | undefined>

/** Maps our ids of people and channels to those that emulate generates: ours by name, other ones as they are. */
async function mapIds(team: Team, ask: Ask): Promise<Map<string, string>> {
  const users = await ask('users.list', { limit: 1000 }, bot.id)
  const conversations = await ask('conversations.list', { limit: 1000 }, bot.id)
  const given = [...objectsIn(users?.members), ...objectsIn(conversations?.channels)]
  const ids = new Map(given.map((entry) => [textIn(entry.name), textIn(entry.id)]))
  const ours = [...people, ...channels].map(({ id, name }) => [id, ids.get(name) ?? id] as const)
  return new Map([...ours, [team.id, EMULATE_TEAM]])
}

/** Sets members and topics as seeded: emulate's own channels have its administrator and its topics. */
async function seedChannels(call: Ask): Promise<void> {
  const author = people[0]?.id ?? bot.id
  for (const { id: channel, name, topic, isShared } of channels) {
    const present = people.filter(({ is }) => isShared || is !== 'stranger')
    const members = channelsWithBot.includes(name) ? [...present, bot] : present
    for (const { id } of members) await call('conversations.join', { channel }, id)
    await call('conversations.setTopic', { channel, topic }, author)
    const history = await call('conversations.history', { channel }, author)
    for (const { ts } of objectsIn(history?.messages)) await call('chat.delete', { channel, ts }, author)
  }
}

/** emulate allows 5,000 calls an hour for each token, so every actor has many. */
const TOKENS_EACH = 40

/**
 * Creates fresh tokens, which never leave the process, of everybody who can act in the backend: each person, the bot, and
 * `app` (the bot within its scopes).
 */
function makeTokens(): ReadonlyMap<string, readonly string[]> {
  const actors = [...people.map(({ id }) => id), bot.id, 'app']
  return new Map(actors.map((actor) => [actor, Array.from({ length: TOKENS_EACH }, secretToken)]))
}

const APP = { app_id: APP_ID, bot_id: BOT_ID, bot_user_id: bot.id }

function emulateSeed(
  { name, domain }: Team,
  tokens: ReturnType<typeof makeTokens>,
  scopes: readonly string[],
) {
  return {
    team: { name, domain },
    users: people.map(({ name, realName }) => ({ name, real_name: realName })),
    channels: channels.map(({ name, topic }) => ({ name, topic })),
    oauth_apps: [
      {
        ...APP,
        client_id: secretToken(),
        client_secret: secretToken(),
        name: bot.realName,
        redirect_uris: [],
        bot_name: bot.name,
      },
    ],
    tokens: [...tokens].flatMap(([actor, all]) => all.map((token) => seedToken(actor, token, scopes))),
    strict_scopes: true,
  }
}

function seedToken(actor: string, token: string, scopes: readonly string[]) {
  const person = people.find(({ id }) => id === actor)
  if (person) return { token, type: 'user', user: person.name }
  return { ...APP, token, type: 'bot', user: bot.id, scopes: actor === 'app' ? scopes : undefined }
}

function secretToken(): string {
  return randomBytes(24).toString('hex')
}

/**
 * Copies a value with every text that is an id, or a comma-separated list of ids, renamed; entries of lists that are,
 * or belong to, the `hidden` id are left out.
 */
function renameIds(value: unknown, names: ReadonlyMap<string, string>, hidden?: string): unknown {
  if (typeof value === 'string') {
    if (!/^[A-Z0-9]+(,[A-Z0-9]+)*$/.test(value)) return value
    const ids = value.split(',').map((id) => names.get(id) ?? id)
    return ids.join(',')
  }
  const isHidden = (item: unknown) =>
    hidden !== undefined && (item === hidden || asObject(item)?.id === hidden)
  if (Array.isArray(value))
    return value.filter((item) => !isHidden(item)).map((item) => renameIds(item, names, hidden))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, renameIds(inner, names, hidden)]),
  )
}

/** Fields with message timestamps in a backend's arguments and answers. */
const NAMES: ReadonlySet<string> = new Set(['ts', 'thread_ts', 'message_ts', 'latest_reply', 'timestamp'])
const STAMP = /^[1-9]\d{9}\.\d{6,}$/

/** Copies a value with every message timestamp renamed. */
function restamped(value: unknown, rename: (stamp: string) => string, name = ''): unknown {
  if (typeof value === 'string') return NAMES.has(name) && STAMP.test(value) ? rename(value) : value
  // An app's own content is left alone.
  if (typeof value !== 'object' || value === null || name === 'blocks' || name === 'metadata') return value
  if (Array.isArray(value)) return value.map((item) => restamped(item, rename))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, restamped(inner, rename, key)]))
}

/**
 * Dates messages by the sandbox's clock where a backend uses the machine's: each has one timestamp here and another
 * there. As in Slack a message is never older than the one before it, also when the clock was moved back.
 */
function createStamps(now: () => number) {
  const ours = new Map<string, string>()
  const theirs = new Map<string, string>()
  let lastMicros = 0
  const issue = (stamp: string) => {
    lastMicros = Math.max(now() * 1000, lastMicros + 1)
    const digits = String(lastMicros)
    const issued = `${digits.slice(0, -6)}.${digits.slice(-6)}`
    ours.set(stamp, issued)
    theirs.set(issued, stamp)
    return issued
  }
  return {
    toSandbox: (stamp: string) => ours.get(stamp) ?? issue(stamp),
    /** An unknown one stays. */
    toBackend: (stamp: string) => theirs.get(stamp) ?? stamp,
  }
}
