import type { Channel, Person, Team } from './workspace.ts'

export const TEAM: Team = { id: 'T0ACME', name: 'Acme', domain: 'acme' }
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

/** User groups, mentioned by their names: `@web-team`. */
export const userGroups: readonly { id: string; name: string; members: readonly string[] }[] = [
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

/** Messages that are there from the start: channel, person, text. */
export const conversation = [
  ['C0WEB', 'U0ANN', 'Morning. A few merge requests are ready for the next release.'],
  ['C0WEB', 'U0CY', 'Good. How far along is the milestone?'],
  ['C0GENERAL', 'U0BOB', 'The office is closed on Friday. The release is not.'],
  ['C0GENERAL', 'U0ANN', 'Thanks. Progress on the milestone goes to #web as usual.'],
  ['C0RANDOM', 'U0CY', 'Lunch at noon? There is a new noodle place around the corner.'],
  ['C0RANDOM', 'U0BOB', 'I am in. Give me five minutes.'],
  ['C0PARTNERS', 'U0ANN', 'Welcome, everybody. Ask here about the interface.'],
  ['C0PARTNERS', 'U0EVE', 'Hello from the other side. When is the next release?'],
] as const

export function findPerson(nameOrId: string): Person | undefined {
  return people.find(({ id, name }) => nameOrId === id || nameOrId === name)
}

/** Finds the channel with this short name, `#name` or id. */
export function findChannel(nameOrId: string): Channel | undefined {
  const key = nameOrId.replace(/^#/, '')
  return channels.find(({ id, name }) => key === id || key === name)
}
