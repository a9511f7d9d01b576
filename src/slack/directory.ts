import { webApi } from '@slack/bolt'
import { z } from 'zod'
import type { Log } from '../log/log.ts'
import type { Chat, ChatPerson, ChatPlace, Presence } from '../model/directory.ts'
import { zoneNamed } from '../model/zone.ts'
import { webClientOptions } from './outgoing/web-client-options.ts'
import { createTtlCache } from './ttl-cache.ts'
import { withTimeout } from './with-timeout.ts'

/** For so long what Slack told is taken to be so, in ms: who is made a guest or leaves is one so soon. */
const GOOD_FOR_MS = 2 * 60_000
/** How many people, and how many conversations, are remembered. */
const MOST = 2_000
/** A modal must open within three seconds of what the person did. */
const DEADLINE_MS = 2_000

const answer = z.object({ user: z.record(z.string(), z.unknown()) })
const somebody = z.object({
  id: z.string(),
  team_id: z.string(),
  deleted: z.boolean().default(false),
  is_bot: z.boolean().default(false),
  is_stranger: z.boolean().default(false),
  tz: z.string().nullish().catch(null),
  name: z.string().nullish().catch(null),
  real_name: z.string().nullish().catch(null),
  profile: z
    .object({ display_name: z.string().nullish().catch(null) })
    .nullish()
    .catch(null),
})
/** What a living account has; without it nobody knows what this person may do. */
const account = z.object({
  is_admin: z.boolean(),
  is_owner: z.boolean().default(false),
  is_primary_owner: z.boolean().default(false),
  is_restricted: z.boolean(),
  is_ultra_restricted: z.boolean(),
})

const conversation = z.object({
  channel: z.object({
    id: z.string(),
    is_im: z.boolean().default(false),
    is_shared: z.boolean().optional(),
    is_ext_shared: z.boolean().optional(),
    is_member: z.boolean().optional(),
    is_archived: z.boolean().default(false),
  }),
})

type Conversation = z.infer<typeof conversation>['channel']

/** Slack’s words for a conversation that is not for the bot to see. */
const UNSEEN = new Set(['channel_not_found', 'not_in_channel'])

/** What a conversation is, and whether the bot can post there. */
interface Somewhere {
  readonly place: ChatPlace
  readonly presence: Presence
}

const UNTOLD: Somewhere = { place: 'unknown', presence: 'unknown' }

interface Somebody {
  readonly person: ChatPerson
  readonly name: string | null
  readonly zone: string | null
}

export interface ChatDirectoryOptions {
  readonly token: string
  readonly slackApiUrl: string
  readonly log: Log
  /** ms, of a clock that nobody sets */
  readonly now?: () => number
}

/** Asks Slack who people are and what conversations are, and remembers it for two minutes. */
export function createChatDirectory({
  token,
  slackApiUrl,
  log,
  now = () => performance.now(),
}: ChatDirectoryOptions): Chat & { forget(): void } {
  const client = new webApi.WebClient(token, webClientOptions(slackApiUrl, log))
  const people = createTtlCache<Somebody>({ goodFor: GOOD_FOR_MS, most: MOST, now })
  const places = createTtlCache<Somewhere>({
    ...{ goodFor: GOOD_FOR_MS, most: MOST, now },
    // Whoever invites the bot tries again at once.
    keeps: ({ presence }) => presence === 'there',
  })

  async function askPerson(team: string, user: string): Promise<Somebody> {
    const told = answer.parse(await client.users.info({ user })).user
    const { tz } = somebody.parse(told)
    return { person: personOf(told, team, user), name: nameOf(told), zone: zoneNamed(tz ?? '') }
  }

  async function askPlace(channel: string): Promise<Somewhere> {
    try {
      const told = await client.conversations.info({ channel })
      const { channel: found } = conversation.parse(told)
      return { place: placeOf(found, channel), presence: presenceOf(found) }
    } catch (err) {
      if (err instanceof webApi.WebAPIPlatformError && UNSEEN.has(err.data.error))
        return { place: 'unseen', presence: 'absent' }
      throw err
    }
  }

  /** What is not known is not remembered, so that it is asked again. */
  async function ask<Told>(
    recent: ReturnType<typeof createTtlCache<Told>>,
    key: string,
    what: string,
    call: () => Promise<Told>,
  ): Promise<Told | 'unknown'> {
    const told = recent.of(key, call).catch((err: unknown) => {
      log.warn({ err }, `Slack did not tell ${what}`)
      return 'unknown' as const
    })
    return withTimeout(DEADLINE_MS, told, 'unknown')
  }

  async function learn(team: string, user: string): Promise<Somebody> {
    const told = await ask(people, JSON.stringify([team, user]), 'who somebody is', () =>
      askPerson(team, user),
    )
    return told === 'unknown' ? { person: told, name: null, zone: null } : told
  }

  async function find(team: string, channel: string): Promise<Somewhere> {
    if (channel === '') return { place: 'direct', presence: 'there' }
    const told = await ask(places, JSON.stringify([team, channel]), 'what a conversation is', () =>
      askPlace(channel),
    )
    return told === 'unknown' ? UNTOLD : told
  }

  return {
    person: async (team, user) => (await learn(team, user)).person,
    name: async (team, user) => (await learn(team, user)).name,
    zone: async (team, user) => (await learn(team, user)).zone,
    place: async (team, channel) => (await find(team, channel)).place,
    presence: async (team, channel) => (await find(team, channel)).presence,
    forget() {
      people.clear()
      places.clear()
    },
  }
}

function personOf(told: unknown, team: string, user: string): ChatPerson {
  const { id, team_id: home, deleted, is_bot: isBot, is_stranger: isStranger } = somebody.parse(told)
  if (id !== user) throw new Error('Slack told of somebody else')
  if (deleted) return 'deactivated'
  if (home !== team || isStranger || isBot) return 'outsider'
  const { is_restricted, is_ultra_restricted, is_admin, is_owner, is_primary_owner } = account.parse(told)
  if (is_restricted || is_ultra_restricted) return 'guest'
  return is_admin || is_owner || is_primary_owner ? 'admin' : 'member'
}

/** As Slack itself shows it: an empty name is none. */
function nameOf(told: unknown): string | null {
  const { profile, real_name: realName, name } = somebody.parse(told)
  return profile?.display_name || realName || name || null
}

function placeOf(told: Conversation, channel: string): ChatPlace {
  const { id, is_im: isDirect, is_shared: isShared, is_ext_shared: isExternal } = told
  if (id !== channel) throw new Error('Slack told of another conversation')
  if (isShared || isExternal) return 'shared'
  if (isDirect) return 'direct'
  // Deny by default: a channel of which Slack does not say that it is ours alone may be shared.
  if (isShared === undefined || isExternal === undefined) throw new Error('Slack did not tell who is in it')
  return 'channel'
}

/** Of a direct message, and of a private channel that it may see, Slack does not say that the bot is in it. */
function presenceOf({ is_archived: isArchived, is_member: isMember = true }: Conversation): Presence {
  if (isArchived) return 'archived'
  return isMember ? 'there' : 'absent'
}
