import { asObject, type Json, objectsIn, textIn } from '../json.ts'
import { decorate, wholeHistory } from '../messages.ts'
import { findChannel } from '../seed.ts'
import type { World } from '../world.ts'
import { refuseStranger } from './membership.ts'
import { refuse } from './refusal.ts'

const MAX_PAGE = 999
const DEFAULT_PAGE = 100
const STAMP = /^\d{1,12}(\.\d{1,6})?$/

/** Messages of a channel without the replies in threads, newest first, between `oldest` and `latest`, in pages. */
export async function conversationsHistory(world: World, args: Json): Promise<Json> {
  return await read(world, args, 'newest first', (channel) => wholeHistory(world, channel, 'app'))
}

/** A message and the replies to it, oldest first, in pages. */
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
  const channel = findChannel(textIn(args.channel))?.id ?? textIn(args.channel)
  const stranger = await refuseStranger(world, channel)
  if (stranger) return stranger
  const answer = await all(channel)
  if (answer?.ok !== true) return answer ?? refuse('unknown_method')
  const wrong = wrongArgument(args)
  if (wrong) return refuse(wrong)
  const wanted = objectsIn(answer.messages).filter((message) => isBetween(textIn(message.ts), args))
  const from = stampOf(textIn(args.cursor))
  const isReached = (ts: string) => (order === 'newest first' ? !isBefore(from, ts) : !isBefore(ts, from))
  const ahead = from === '' ? wanted : wanted.filter(({ ts }) => isReached(textIn(ts)))
  const size = Math.min(Number(args.limit ?? DEFAULT_PAGE), MAX_PAGE)
  const next = ahead[size]
  return {
    ...answer,
    messages: ahead.slice(0, size).map((message) => {
      const { metadata, ...rest } = decorate(world, message)
      return isTrue(args.include_all_metadata) && metadata !== undefined ? { ...rest, metadata } : rest
    }),
    has_more: next !== undefined,
    response_metadata: { next_cursor: next === undefined ? '' : cursorAt(textIn(next.ts)) },
  }
}

/** Slack's code for an argument that it does not take. */
function wrongArgument({ oldest, latest, cursor, limit }: Json): string | undefined {
  if (textIn(oldest) !== '' && !STAMP.test(textIn(oldest))) return 'invalid_ts_oldest'
  if (textIn(latest) !== '' && !STAMP.test(textIn(latest))) return 'invalid_ts_latest'
  if (textIn(cursor) !== '' && stampOf(textIn(cursor)) === '') return 'invalid_cursor'
  if (limit !== undefined && !(Number.isInteger(Number(limit)) && Number(limit) > 0)) return 'invalid_limit'
  return undefined
}

/** A cursor is opaque, as Slack's are: it names the message that the next page begins with. */
function cursorAt(ts: string): string {
  return Buffer.from(`next_ts:${ts}`).toString('base64')
}

/** The timestamp in a cursor; empty when it is none. */
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
  const [seconds = '', fraction = ''] = one.split('.')
  const [otherSeconds = '', otherFraction = ''] = other.split('.')
  if (Number(seconds) !== Number(otherSeconds)) return Number(seconds) < Number(otherSeconds)
  return fraction.padEnd(6, '0') < otherFraction.padEnd(6, '0')
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true' || value === '1' || value === 1
}

/** Any other call about a channel goes to the backend, with the channel's name turned into its id. */
export async function passOn(world: World, method: string, args: Json): Promise<Json> {
  const named = textIn(args.channel)
  const channel = findChannel(named)?.id ?? named
  const answer = await world.backend.call(method, named === '' ? args : { ...args, channel }, 'app')
  if (answer === undefined) return refuse('unknown_method')
  if (answer.ok === true && !/(list|info|test|members|get)$/i.test(method)) world.changed()
  const message = asObject(answer.message)
  return message ? { ...answer, message: decorate(world, message) } : answer
}
