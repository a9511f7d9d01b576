import { randomInt } from 'node:crypto'
import { createEmulator } from 'emulate'
import { asObject, type Json, objectsIn, textIn } from '../json.ts'
import { bot, channels, channelsWithBot, people, TEAM } from '../seed.ts'
import { emulateSeed, makeTokens } from './emulate-seed.ts'
import { renameIds } from './rename-ids.ts'
import type { SlackBackend } from './slack-backend.ts'
import { Timestamps } from './timestamps.ts'

/** The administrator that emulate always has: no member of anything here, and Ann where it made something. */
const EMULATE_ADMIN = 'U000000001'
const EMULATE_TEAM = 'T000000001'

/**
 * Starts emulate with the sandbox's people and channels, empty of messages; `scopes` bound the app's token, and
 * `now` (ms UTC) dates the messages.
 */
export async function startEmulateBackend(
  scopes: readonly string[] | undefined,
  now: () => number,
): Promise<SlackBackend> {
  const tokens = makeTokens()
  const { url, emulator } = await startEmulator({ slack: emulateSeed(tokens, scopes) })
  let calls = 0
  const ask = async (method: string, args: object, as: string) => {
    const all = tokens.get(as) ?? []
    calls += 1
    const response = await fetch(`${url}/api/${method}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${all[calls % all.length]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(args),
    })
    const answer = asObject(await response.json())
    if (response.ok) return answer
    if (response.status === 404) return undefined
    throw new Error(`${method}: emulate answered with status ${response.status}.`)
  }
  const toBackend = await learnIds(ask)
  const toSandbox = new Map([...toBackend].map(([ours, theirs]) => [theirs, ours]))
  toSandbox.set(EMULATE_ADMIN, people[0]?.id ?? bot.id)
  const stamps = new Timestamps(now)
  const call: SlackBackend['call'] = async (method, args, as) => {
    const given = asObject(renameIds(stamps.toBackend(args), toBackend)) ?? {}
    const answer = asObject(renameIds(await ask(method, given, as), toSandbox, EMULATE_ADMIN))
    return answer && stamps.toSandbox(answer)
  }
  await settle(call)
  return { call, close: () => emulator.close() }
}

/**
 * emulate lets any page of the browser in that finds it, so it hides at a loopback address that nobody can
 * guess; where there is only one such address (not on Linux), it hides at a port.
 */
async function startEmulator(seed: Record<string, Json>) {
  const hidden = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`
  const start = async (hostname: string) => {
    const emulator = await createEmulator({ service: 'slack', port: 0, hostname, seed })
    return { emulator, url: `http://${hostname}:${new URL(emulator.url).port}` }
  }
  return await start(hidden).catch(() => start('127.0.0.1'))
}

type Ask = (method: string, args: object, as: string) => Promise<Json | undefined>

/** emulate makes up ids for people and channels: ours by name, theirs as they were given. */
async function learnIds(ask: Ask): Promise<Map<string, string>> {
  const users = await ask('users.list', { limit: 1000 }, bot.id)
  const conversations = await ask('conversations.list', { limit: 1000 }, bot.id)
  const given = [...objectsIn(users?.members), ...objectsIn(conversations?.channels)]
  const ids = new Map(given.map((entry) => [textIn(entry.name), textIn(entry.id)]))
  const ours = [...people, ...channels].map(({ id, name }) => [id, ids.get(name) ?? id] as const)
  return new Map([...ours, [TEAM.id, EMULATE_TEAM]])
}

/** Members and topics as seeded: emulate's own channels come with its administrator and its topics. */
async function settle(call: SlackBackend['call']): Promise<void> {
  const author = people[0]?.id ?? bot.id
  for (const { id: channel, name, topic, isShared } of channels) {
    const here = people.filter(({ is }) => isShared || is !== 'stranger')
    const members = channelsWithBot.includes(name) ? [...here, bot] : here
    for (const { id } of members) await call('conversations.join', { channel }, id)
    await call('conversations.setTopic', { channel, topic }, author)
    const history = await call('conversations.history', { channel }, author)
    for (const { ts } of objectsIn(history?.messages)) await call('chat.delete', { channel, ts }, author)
  }
}
