import { z } from 'zod'
import { withIds } from '../block-ids.ts'
import { checkMessageBlocks } from '../block-kit/check.ts'
import { asObject, type Json, objectsIn, parseJson, textIn } from '../json.ts'
import { decorate, postEphemeral } from '../messages.ts'
import { findChannel } from '../seed.ts'
import type { World } from '../world.ts'
import { refuse, refuseBlocks, refusePost } from './conversations.ts'

const metadata = z.strictObject({
  event_type: z.string().min(1).max(255),
  event_payload: z.record(z.string(), z.unknown()),
})

/** Posts for all to see; the bot must be a member, unless its scopes have `chat:write.public`. */
export async function chatPostMessage(world: World, args: Json): Promise<Json> {
  const checked = checkWords(args)
  if (checked.refused) return checked.refused
  const channel = channelId(args.channel)
  const stranger = await refusePost(world, channel)
  if (stranger) return stranger
  return await write(world, 'chat.postMessage', { ...args, ...checked.words, channel })
}

/** Shows a message to one person; the gateway remembers it, since Slack never gives it back. */
export async function chatPostEphemeral(world: World, args: Json): Promise<Json> {
  const checked = checkWords(args)
  if (checked.refused) return checked.refused
  const channel = channelId(args.channel)
  const stranger = await refusePost(world, channel)
  if (stranger) return stranger
  const words = {
    text: textIn(args.text),
    blocks: checked.words.blocks ?? [],
    thread: textIn(args.thread_ts) || undefined,
  }
  const answer = await postEphemeral(world, channel, textIn(args.user), words, 'app')
  return answer ?? refuse('unknown_method')
}

/** Edits one of the bot's own messages; ephemerals cannot be found. */
export async function chatUpdate(world: World, args: Json): Promise<Json> {
  const checked = checkWords(args)
  if (checked.refused) return checked.refused
  return await write(world, 'chat.update', { ...args, ...checked.words, channel: channelId(args.channel) })
}

/** Takes one of the bot's own messages away. */
export async function chatDelete(world: World, args: Json): Promise<Json> {
  return await write(world, 'chat.delete', { ...args, channel: channelId(args.channel) })
}

async function write(world: World, method: string, args: Json): Promise<Json> {
  const answer = await world.backend.call(method, args, 'app')
  if (answer === undefined) return refuse('unknown_method')
  if (answer.ok === true) world.changed()
  const message = asObject(answer.message)
  return message ? { ...answer, message: decorate(world, message) } : answer
}

interface Words {
  readonly blocks?: readonly Json[]
  readonly metadata?: unknown
}
type Checked =
  | { readonly words: Words; readonly refused?: never }
  | { readonly refused: Json; readonly words?: never }

/** Reads blocks and metadata, which come as JSON text in a form, and checks both. */
function checkWords(args: Json): Checked {
  const meta = given(args.metadata)
  if (meta !== undefined && !metadata.safeParse(meta).success) {
    return { refused: refuse('invalid_metadata_format') }
  }
  const withMeta = meta === undefined ? {} : { metadata: meta }
  const blocks = given(args.blocks)
  if (blocks === undefined) return { words: withMeta }
  if (!Array.isArray(blocks)) return { refused: refuse('invalid_blocks_format') }
  const refusal = checkMessageBlocks(blocks)
  return refusal
    ? { refused: refuseBlocks(refusal) }
    : { words: { ...withMeta, blocks: withIds(objectsIn(blocks)) } }
}

function given(value: unknown): unknown {
  if (value === undefined || value === '') return undefined
  return typeof value === 'string' ? (parseJson(value) ?? value) : value
}

function channelId(channel: unknown): string {
  return findChannel(textIn(channel))?.id ?? textIn(channel)
}
