import { asObject, textIn } from './json.ts'
import { bot, DIRECT } from './seed.ts'
import type { Channel, Person } from './workspace.ts'
import type { World } from './world.ts'

/** The channel that was named; for the bot’s direct messages that of this person, opened when it was not yet. */
export async function channelFor(world: World, channel: Channel, { id }: Person): Promise<Channel> {
  if (channel !== DIRECT) return channel
  const answer = await world.backend.call('conversations.open', { users: id }, bot.id)
  return { ...DIRECT, id: textIn(asObject(answer?.channel)?.id), name: 'directmessage' }
}
