import { postMessage } from './messages.ts'
import { findPerson } from './seed.ts'
import type { Channel, Person } from './workspace.ts'
import type { World } from './world.ts'

/** A person posts a message; what they type becomes Slack's markup as in Slack's own composer. */
export async function say(world: World, person: Person, channel: Channel, text: string): Promise<void> {
  await postMessage(world, channel.id, { text: asMarkup(text), blocks: [] }, person.id)
}

/** Escapes what would be markup, links addresses, and turns `@ann` into a mention. */
function asMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/https?:\/\/[^\s"'`]+/g, (address) => `<${address}>`)
    .replace(/(^|\s)@(\w+)/g, (whole, before, name) => {
      const person = findPerson(name)
      return person ? `${before}<@${person.id}>` : whole
    })
}
