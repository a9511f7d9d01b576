import { asObject, type Json } from '../json.ts'
import { bot } from '../seed.ts'
import type { World } from '../world.ts'
import { refuse } from './refusal.ts'

/** Slack's refusal when the bot is no member of the channel; other faults of the channel are not looked for. */
export async function refuseStranger(world: World, channel: string): Promise<Json | undefined> {
  const info = asObject((await world.backend.call('conversations.info', { channel }, bot.id))?.channel)
  const stranger = info?.is_channel === true && info.is_member !== true
  return stranger ? refuse('not_in_channel') : undefined
}

/** The same for posting, which the scope `chat:write.public` allows everywhere. */
export async function refusePost(world: World, channel: string): Promise<Json | undefined> {
  if (world.manifest.scopes?.includes('chat:write.public')) return undefined
  return await refuseStranger(world, channel)
}
