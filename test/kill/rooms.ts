import { channels, channelsWithBot } from '../../src/sandbox/slack/seed.ts'

/** A channel takes a message a second, so there are many. */
const COUNT = 150

/** Channels for digests and commands, beside those that the sandbox has. */
export const rooms = Array.from({ length: COUNT }, (_, index) => ({
  id: `C0KILL${index}`,
  name: `kill-${index}`,
  topic: 'Where the bot is killed',
}))

/** Before the workspace starts, once in a process: it is made from the lists of its seed. */
export function addRooms(): void {
  if (channels.some(({ id }) => id === rooms[0]?.id)) return
  Reflect.apply(Array.prototype.push, channels, rooms)
  Reflect.apply(
    Array.prototype.push,
    channelsWithBot,
    rooms.map(({ name }) => name),
  )
}
