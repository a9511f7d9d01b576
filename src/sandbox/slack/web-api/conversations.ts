import { homeOf, tellJoined } from '../deliveries/deliver.ts'
import { asObject, type Json, objectsIn, textIn } from '../json.ts'
import { botRecord, decorate, wholeHistory } from '../messages.ts'
import { BOT_ID, bot, findChannel, findPerson, userGroups } from '../seed.ts'
import type { Enterprise } from '../workspace.ts'
import type { World } from '../world.ts'

const MAX_PAGE = 999
const DEFAULT_PAGE = 100
const STAMP = /^\d{1,12}(\.\d{1,6})?$/

/** Lists messages of a channel without thread replies, newest first, between `oldest` and `latest`, in pages. */
export async function conversationsHistory(world: World, args: Json): Promise<Json> {
  return await read(world, args, 'newest first', (channel) => wholeHistory(world, channel, 'app'))
}

export async function conversationsReplies(world: World, args: Json): Promise<Json> {
  return await read(world, args, 'oldest first', async (channel) => {
    const answer = await world.backend.call('conversations.replies', { channel, ts: args.ts }, 'app')
    if (answer?.ok !== true || objectsIn(answer.messages).length > 0) return answer
    return refuse('thread_not_found')
  })
}

async function read(
  world: World,
  args: Json,
  order: 'newest first' | 'oldest first',
  all: (channel: string) => Promise<Json | undefined>,
): Promise<Json> {
  const channel = channelId(args.channel)
  await requireMember(world, channel)
  const answer = await all(channel)
  if (answer?.ok !== true) return answer ?? refuse('unknown_method')
  const wrong = wrongArgument(args)
  if (wrong) return refuse(wrong)
  const inRange = objectsIn(answer.messages).filter(({ ts }) => isBetween(textIn(ts), args))
  const from = stampOf(textIn(args.cursor))
  const isReached = (ts: string) => (order === 'newest first' ? !isBefore(from, ts) : !isBefore(ts, from))
  const ahead = from === '' ? inRange : inRange.filter(({ ts }) => isReached(textIn(ts)))
  const size = Math.min(Number(args.limit ?? DEFAULT_PAGE), MAX_PAGE)
  const next = ahead[size]
  return {
    ...answer,
    messages: ahead.slice(0, size).map((message) => {
      const { metadata, ...rest } = decorate(world, message)
      return isTrue(args.include_all_metadata) && metadata !== undefined ? { ...rest, metadata } : rest
    }),
    has_more: next !== undefined,
    response_metadata: { next_cursor: next ? btoa(`next_ts:${next.ts}`) : '' },
  }
}

/** Returns Slack's error code for an invalid argument. */
function wrongArgument({ oldest, latest, cursor, limit }: Json): string | undefined {
  if (textIn(oldest) !== '' && !STAMP.test(textIn(oldest))) return 'invalid_ts_oldest'
  if (textIn(latest) !== '' && !STAMP.test(textIn(latest))) return 'invalid_ts_latest'
  if (textIn(cursor) !== '' && stampOf(textIn(cursor)) === '') return 'invalid_cursor'
  if (limit !== undefined && !(Number.isInteger(Number(limit)) && Number(limit) > 0)) return 'invalid_limit'
  return undefined
}

function stampOf(cursor: string): string {
  const [, ts = ''] = /^next_ts:(.+)$/.exec(Buffer.from(cursor, 'base64').toString('utf8')) ?? []
  return STAMP.test(ts) ? ts : ''
}

function isBetween(ts: string, args: Json): boolean {
  const oldest = textIn(args.oldest)
  const latest = textIn(args.latest)
  if (isTrue(args.inclusive) && (ts === oldest || ts === latest)) return true
  return (oldest === '' || isBefore(oldest, ts)) && (latest === '' || isBefore(ts, latest))
}

/** Compares timestamps without a float, which would lose their last digits. */
function isBefore(one: string, other: string): boolean {
  return sortable(one) < sortable(other)
}

function sortable(ts: string): string {
  const [seconds = '', fraction = ''] = ts.split('.')
  return `${seconds.padStart(12, '0')}.${fraction.padEnd(6, '0')}`
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === '1' || value === 1
}

/** The id of a channel that is given by its id or its name. */
export function channelId(given: unknown): string {
  return findChannel(textIn(given))?.id ?? textIn(given)
}

export async function forward(world: World, method: string, args: Json): Promise<Json> {
  const channel = channelId(args.channel)
  const answer = await world.backend.call(method, channel === '' ? args : { ...args, channel }, 'app')
  if (answer === undefined) return refuse('unknown_method')
  if (answer.ok === true && !/(list|info|test|members|get)$/i.test(method)) world.changed()
  const message = asObject(answer.message)
  return message ? { ...answer, message: decorate(world, message) } : answer
}

/** Refuses when the bot is no member of the channel; other faults of the channel are not checked. */
async function requireMember(world: World, channel: string): Promise<void> {
  const info = asObject((await world.backend.call('conversations.info', { channel }, bot.id))?.channel)
  if (info?.is_channel === true && info.is_member !== true) throw new Refused('not_in_channel')
}

/** Returns the id of a channel; refuses when the bot is no member and has no `chat:write.public` either. */
export async function channelToPost(world: World, args: Json): Promise<string> {
  const channel = channelId(args.channel)
  if (!world.manifest.scopes.includes('chat:write.public')) await requireMember(world, channel)
  return channel
}

export function requireScope({ manifest: { scopes } }: World, scope: string): void {
  if (!scopes.includes(scope)) throw new Refused('missing_scope')
}

/** A refusal of a Web API call, thrown from anywhere below it. */
export class Refused extends Error {
  readonly answer: Json

  constructor(error: string, messages: readonly string[] = []) {
    super(error)
    this.answer = refuse(error, messages)
  }
}

export function refuse(error: string, messages: readonly string[] = []): Json {
  return { ok: false, error, response_metadata: messages.length > 0 ? { messages } : undefined }
}

/** Combines the backend's name of a person with their role in the seed. */
export async function usersInfo(world: World, args: Json): Promise<Json> {
  const answer = await forward(world, 'users.info', args)
  const user = asObject(answer.user)
  if (user === undefined) return answer
  const person = findPerson(textIn(user.id))
  const is = person?.is ?? 'member'
  const { enterprise } = world.team
  return {
    ...answer,
    user: {
      ...user,
      team_id: person ? homeOf(world, person) : world.app.teamId,
      ...(enterprise && person?.team === undefined ? enterpriseFields(enterprise, is) : {}),
      is_admin: is === 'admin',
      is_owner: false,
      is_primary_owner: false,
      is_restricted: is === 'guest',
      is_ultra_restricted: false,
      is_stranger: is === 'stranger',
      deleted: false,
      ...zoneFields(person?.zone ?? 'UTC', world.now()),
    },
  }
}

/** The part of a person that only an organisation has: the workspaces in which they are. */
function enterpriseFields({ id, name, teams }: Enterprise, is: string): Json {
  const roles = { is_admin: is === 'admin', is_owner: false }
  return { enterprise_user: { id: 'W0', enterprise_id: id, enterprise_name: name, ...roles, teams } }
}

/** A person's zone as Slack shows it: its id, its label, and its current offset from UTC in seconds. */
function zoneFields(zone: string, now: number): Json {
  const part = (timeZoneName: 'long' | 'longOffset') =>
    new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(part('longOffset')) ?? []
  const seconds = Number(hours) * 3_600 + Number(minutes) * 60
  return { tz: zone, tz_label: part('long'), tz_offset: sign === '-' ? -seconds : seconds }
}

/** Describes a conversation, and whether people of another workspace are in it. */
export async function conversationsInfo(world: World, args: Json): Promise<Json> {
  const answer = await forward(world, 'conversations.info', args)
  const channel = asObject(answer.channel)
  if (channel === undefined) return answer
  const isShared = findChannel(textIn(channel.id))?.isShared ?? false
  return {
    ...answer,
    channel: {
      ...channel,
      is_shared: isShared,
      is_ext_shared: isShared,
      is_org_shared: false,
      is_pending_ext_shared: false,
    },
  }
}

/** Adds the app's bot to a channel: all of the sandbox's are public. The app is told once it is there. */
export async function conversationsJoin(world: World, args: Json): Promise<Json> {
  requireScope(world, 'channels:join')
  const channel = findChannel(textIn(args.channel))
  if (channel === undefined) return refuse('channel_not_found')
  const before = asObject((await conversationsInfo(world, { channel: channel.id })).channel)
  if (before?.is_member === true) return { ok: true, channel: before, warning: 'already_in_channel' }
  await world.backend.call('conversations.join', { channel: channel.id }, bot.id)
  world.changed()
  // Slack answers before it delivers the event.
  setTimeout(() => void tellJoined(world, channel.id).catch(() => {}))
  return await conversationsInfo(world, { channel: channel.id })
}

export async function usergroupsList(world: World, args: Json): Promise<Json> {
  requireScope(world, 'usergroups:read')
  const usergroups = userGroups.flatMap(({ id, name }) => {
    const members = world.groupMembers.get(id)
    const users = textIn(args.include_users) === 'true' ? members : undefined
    return members ? [{ id, handle: name, name, users }] : []
  })
  return { ok: true, usergroups }
}

export async function botsInfo(world: World, args: Json): Promise<Json> {
  requireScope(world, 'users:read')
  if (textIn(args.bot) !== BOT_ID) return refuse('bot_not_found')
  return { ok: true, bot: botRecord(world) }
}
