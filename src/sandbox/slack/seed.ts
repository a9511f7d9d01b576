import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Channel, Person } from './workspace.ts'

export const TEAM = { id: 'T0ACME', name: 'Acme', domain: 'acme' } as const
export const APP_ID = 'A0GREENLIGHT'
export const BOT_ID = 'B0GREENLIGHT'

/** An app of another developer, which may post in people's names. */
export const OTHER_APP = { id: 'A0OTHER', botId: 'B0OTHER', name: 'Another app' } as const

export const bot: Person = { id: 'U0GREENLIGHT', name: 'greenlight', realName: 'Greenlight' }

export const people: readonly Person[] = [
  { id: 'U0ANN', name: 'ann', realName: 'Ann Archer', zone: 'Europe/Berlin', is: 'admin' },
  { id: 'U0BOB', name: 'bob', realName: 'Bob Baker', zone: 'America/New_York' },
  { id: 'U0CY', name: 'cy', realName: 'Cy Carter', zone: 'Asia/Kolkata' },
  { id: 'U0GUS', name: 'gus', realName: 'Gus Gardner', zone: 'Europe/London', is: 'guest' },
  {
    id: 'U0EVE',
    name: 'eve',
    realName: 'Eve Ellis',
    zone: 'Australia/Sydney',
    is: 'stranger',
    team: 'T0PARTNER',
  },
]

/** A user group, mentioned by its name: `@web-team`. */
export interface UserGroup {
  readonly id: string
  readonly name: string
  /** Ids of people. */
  readonly members: readonly string[]
}

export const userGroups: readonly UserGroup[] = [
  { id: 'S0WEB', name: 'web-team', members: ['U0ANN', 'U0BOB', 'U0CY'] },
]

export const channels: readonly Channel[] = [
  { id: 'C0WEB', name: 'web', topic: 'The web shop: merge requests and milestones' },
  { id: 'C0GENERAL', name: 'general', topic: 'Everything that is for everybody' },
  { id: 'C0RANDOM', name: 'random', topic: 'Whatever else is on your mind (greenlight is not a member)' },
  { id: 'C0PARTNERS', name: 'partners', topic: 'With people of another workspace', isShared: true },
]

/** Placeholder for the bot's direct messages with the person in question. */
export const DIRECT: Channel = { id: '', name: 'dm', topic: 'What Greenlight tells you alone' }

/** The name that Slack gives to every conversation of two. */
export const DIRECT_NAME = 'directmessage'

/** Short names of the channels that the bot has been invited to. */
export const channelsWithBot: readonly string[] = ['web', 'general', 'partners']

const messages = z.array(z.object({ channel: z.string(), person: z.string(), text: z.string() }))
export const conversation = messages.parse(
  JSON.parse(readFileSync(new URL('./conversation.json', import.meta.url), 'utf8')),
)

export function findPerson(nameOrId: string): Person | undefined {
  return people.find(({ id, name }) => nameOrId === id || nameOrId === name)
}

/** Finds the channel with this short name, `#name` or id. */
export function findChannel(nameOrId: string): Channel | undefined {
  const key = nameOrId.replace(/^#/, '')
  return channels.find(({ id, name }) => key === id || key === name)
}
