import type { Json } from './json.ts'
import { postMessage } from './messages.ts'
import { findPerson } from './seed.ts'
import type { Channel, Person } from './workspace.ts'
import type { World } from './world.ts'

/** How a message is posted that is more than a person’s own words. */
export interface Said {
  /** The message that it answers. */
  readonly thread?: string | undefined
  /** As an app may give its own messages; people cannot see it. */
  readonly metadata?: Json | undefined
  /** Another app posts it, which was allowed to in the name of the person. */
  readonly byApp?: boolean | undefined
}

/** A person posts a message; what they type becomes Slack's markup as in Slack's own composer. Gives its ts. */
export async function say(
  world: World,
  person: Person,
  channel: Channel,
  text: string,
  { thread, metadata, byApp }: Said = {},
): Promise<string | undefined> {
  const ts = await postMessage(
    world,
    channel.id,
    { text: asMarkup(text), blocks: [], thread, metadata },
    person.id,
  )
  if (byApp && ts !== undefined) world.foreign.add(ts)
  return ts
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
