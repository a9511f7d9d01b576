import { asObject, type Json, objectsIn, textIn } from '../json.ts'
import { decorate } from '../messages.ts'
import { findChannel } from '../seed.ts'
import type { World } from '../world.ts'
import { refuseStranger } from './membership.ts'
import { refuse } from './refusal.ts'

const MAX_PAGE = 999
const DEFAULT_PAGE = 100

/** Messages of a channel, newest first, between `oldest` and `latest`, in pages. */
export async function conversationsHistory(world: World, args: Json): Promise<Json> {
  return await read(world, 'conversations.history', args)
}

/** A message and the replies to it, oldest first, in pages. */
export async function conversationsReplies(world: World, args: Json): Promise<Json> {
  return await read(world, 'conversations.replies', args)
}

async function read(world: World, method: string, args: Json): Promise<Json> {
  const channel = findChannel(textIn(args.channel))?.id ?? textIn(args.channel)
  const stranger = await refuseStranger(world, channel)
  if (stranger) return stranger
  const answer = await world.backend.call(method, { channel, ts: args.ts, limit: 1000 }, 'app')
  if (answer?.ok !== true) return answer ?? refuse('unknown_method')
  const wanted = objectsIn(answer.messages).filter((message) => isBetween(textIn(message.ts), args))
  const start = Math.max(
    0,
    wanted.findIndex(({ ts }) => ts === args.cursor),
  )
  const size = Math.min(Number(args.limit) || DEFAULT_PAGE, MAX_PAGE)
  const next = wanted[start + size]
  return {
    ...answer,
    messages: wanted.slice(start, start + size).map((message) => {
      const { metadata, ...rest } = decorate(world, message)
      return isTrue(args.include_all_metadata) && metadata !== undefined ? { ...rest, metadata } : rest
    }),
    has_more: next !== undefined,
    response_metadata: { next_cursor: next?.ts ?? '' },
  }
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
