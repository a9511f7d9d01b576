import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Log } from '../log/log.ts'
import { withTimeout } from '../model/deadline.ts'
import type {
  ChannelRef,
  Chat,
  ChatPerson,
  ChatPlace,
  ChatUser,
  Conversation,
  JoinResult,
  Presence,
  PublicChannel,
  UserGroup,
} from '../model/directory.ts'
import { withoutServerMark } from '../model/server-name.ts'
import { zoneNamed } from '../model/zone.ts'
import type { Origin } from './interaction.ts'
import { nextPage, readPages, slackError, webClient } from './web-client.ts'
import type { Workspaces } from './workspaces.ts'

/** Lifetime of a cached answer from Slack, in ms; guests and leavers are noticed after it. */
const TTL_MS = 2 * 60_000
/** Largest number of people, and of conversations, in the cache. */
const MAX_ENTRIES = 2_000
/** Workspaces whose list of channels is in the cache. */
const MAX_WORKSPACES = 100
/** Longest wait for Slack, in ms: a modal must open within three seconds of the person’s action. */
const DEADLINE_MS = 2_000

const name = z.string().overwrite(withoutServerMark).nullish().catch(null)

const userFields = z.looseObject({
  id: z.string(),
  team_id: z.string(),
  deleted: z.boolean().default(false),
  is_bot: z.boolean().default(false),
  is_stranger: z.boolean().default(false),
  /** The person in their organisation; absent elsewhere. */
  enterprise_user: z
    .object({
      teams: z.array(z.string()).default([]),
      is_admin: z.boolean().default(false),
      is_owner: z.boolean().default(false),
    })
    .nullish()
    .catch(null),
  tz: z.string().nullish().catch(null),
  name,
  real_name: name,
  profile: z
    .object({ display_name: z.string().nullish().catch(null) })
    .nullish()
    .catch(null),
})
const usersInfo = z.object({ user: userFields })

type UserFields = z.infer<typeof userFields>

/** The fields of an active account; without them this person’s role is unknown. */
const account = z.object({
  is_admin: z.boolean(),
  is_owner: z.boolean().default(false),
  is_primary_owner: z.boolean().default(false),
  is_restricted: z.boolean(),
  is_ultra_restricted: z.boolean(),
})

const conversationsInfo = z.object({
  channel: z.object({
    id: z.string(),
    is_im: z.boolean().default(false),
    is_private: z.boolean().default(false),
    is_shared: z.boolean().optional(),
    is_ext_shared: z.boolean().optional(),
    is_member: z.boolean().optional(),
    is_archived: z.boolean().default(false),
  }),
})

const usergroupsList = z.object({
  usergroups: z.array(
    z.object({ id: z.string(), handle: z.string(), users: z.array(z.string()).default([]) }),
  ),
})

const conversationsList = z.object({
  channels: z.array(
    z.object({
      id: z.string(),
      name: z.string().overwrite(withoutServerMark),
      is_member: z.boolean().default(false),
      is_archived: z.boolean().default(false),
      is_private: z.boolean().default(false),
    }),
  ),
  response_metadata: nextPage,
})

const conversationsMembers = z.object({ members: z.array(z.string()), response_metadata: nextPage })

/** Most entries of a page, and most pages, of a list of channels or of members. */
const PAGE_SIZE = 1_000
const MAX_PAGES = 5

type ChannelFields = z.infer<typeof conversationsInfo>['channel']

/** Slack’s errors for a conversation that the bot may not see. */
const NOT_VISIBLE_ERRORS = new Set(['channel_not_found', 'not_in_channel'])

interface SlackConversation extends Conversation {
  readonly isPrivate: boolean
}

const NOT_VISIBLE: SlackConversation = { place: 'unseen', presence: 'absent', isPrivate: true }
const UNKNOWN_CONVERSATION: SlackConversation = { place: 'unknown', presence: 'unknown', isPrivate: true }

const UNKNOWN_USER: ChatUser = { status: 'unknown', name: null, zone: null }

interface ChatDirectoryOptions {
  readonly workspaces: Pick<Workspaces, 'as'>
  readonly slackApiUrl: string
  readonly log: Log
  /** ms, from a monotonic clock */
  readonly now?: () => number
}

/** Looks up people and conversations in Slack, and caches the answers for two minutes. */
export function createChatDirectory(options: ChatDirectoryOptions): Chat & { forget(): void } {
  const { workspaces, slackApiUrl, log, now = () => performance.now() } = options
  const client = webClient({ slackApiUrl, log })
  const limits = {
    max: MAX_ENTRIES,
    ttl: TTL_MS,
    perf: { now },
    ttlResolution: 0,
    ignoreFetchAbort: true,
  }
  const people = new LRUCache<string, ChatUser, { readonly team: string; readonly user: string }>({
    ...limits,
    fetchMethod: (_key, _stale, { context }) => askPerson(context.team, context.user),
  })
  const places = new LRUCache<string, SlackConversation, ChannelRef>({
    ...limits,
    fetchMethod: (_key, _stale, { context }) => askPlace(context),
  })
  const groups = new LRUCache<string, readonly UserGroup[]>({ ...limits, fetchMethod: askGroups })
  const channels = new LRUCache<string, readonly PublicChannel[]>({
    ...limits,
    max: MAX_WORKSPACES,
    fetchMethod: askChannels,
  })

  async function askPerson(team: string, user: string): Promise<ChatUser> {
    const found = usersInfo.parse(
      await workspaces.as(team, (auth) => client.users.info({ ...auth, user })),
    ).user
    return { status: statusOf(found, team, user), name: nameOf(found), zone: zoneNamed(found.tz ?? '') }
  }

  async function askPlace({ team, channel }: ChannelRef): Promise<SlackConversation> {
    try {
      const response = await workspaces.as(team, (auth) => client.conversations.info({ ...auth, channel }))
      const { channel: found } = conversationsInfo.parse(response)
      return { place: placeOf(found, channel), presence: presenceOf(found), isPrivate: found.is_private }
    } catch (err) {
      if (!NOT_VISIBLE_ERRORS.has(slackError(err))) throw err
      // The ids of conversations of two people begin with D.
      return channel.startsWith('D') ? { ...NOT_VISIBLE, presence: 'closed' } : NOT_VISIBLE
    }
  }

  async function askGroups(team: string): Promise<readonly UserGroup[]> {
    try {
      const response = await workspaces.as(team, (auth) =>
        client.usergroups.list({ ...auth, include_users: true }),
      )
      return usergroupsList.parse(response).usergroups
    } catch (err) {
      // A workspace may leave this scope out.
      if (slackError(err) === 'missing_scope') return []
      throw err
    }
  }

  async function askChannels(team: string): Promise<readonly PublicChannel[]> {
    const request = { types: 'public_channel', exclude_archived: true, limit: PAGE_SIZE }
    const pages = readPages(MAX_PAGES, async (cursor) =>
      conversationsList.parse(
        await workspaces.as(team, (auth) => client.conversations.list({ ...auth, ...request, cursor })),
      ),
    )
    const all: PublicChannel[] = []
    for await (const page of pages)
      for (const { id, name, is_member, is_archived, is_private } of page.channels)
        if (!is_archived && !is_private) all.push({ id, name, isMember: is_member })
    return all
  }

  async function isMember({ team, channel }: ChannelRef, user: string): Promise<boolean> {
    const pages = readPages(MAX_PAGES, async (cursor) =>
      conversationsMembers.parse(
        await workspaces.as(team, (auth) =>
          client.conversations.members({ ...auth, channel, limit: PAGE_SIZE, cursor }),
        ),
      ),
    )
    for await (const { members } of pages) if (members.includes(user)) return true
    return false
  }

  /** Returns undefined when Slack did not answer in time; failures are not cached. */
  function inTime<Value>(what: string, fetched: Promise<Value | undefined>): Promise<Value | undefined> {
    const value = fetched.catch((err: unknown) => {
      log.warn({ err }, `Slack did not tell ${what}`)
      return undefined
    })
    return withTimeout(DEADLINE_MS, value, undefined)
  }

  async function person(team: string, user: string): Promise<ChatUser> {
    const key = JSON.stringify([team, user])
    const known = people.get(key)
    if (known) return known
    const fetched = people.fetch(key, { context: { team, user } })
    return (await inTime('who somebody is', fetched)) ?? UNKNOWN_USER
  }

  async function conversation(team: string, channel: string): Promise<SlackConversation> {
    if (channel === '') return { place: 'direct', presence: 'there', isPrivate: true }
    const key = JSON.stringify([team, channel])
    const known = places.get(key)
    if (known) return known
    const found = await inTime('what a conversation is', places.fetch(key, { context: { team, channel } }))
    // After inviting the bot, people retry at once.
    if (found?.presence !== 'there') places.delete(key)
    return found ?? UNKNOWN_CONVERSATION
  }

  return {
    person,
    conversation,
    async canRead(team, channel, user) {
      if (!(await conversation(team, channel)).isPrivate) return true
      return (await inTime('who is in a channel', isMember({ team, channel }, user))) ?? false
    },
    async userGroup(team, group) {
      // Slack answers this twenty times in a minute for a whole workspace.
      const found = await inTime('which user groups there are', groups.fetch(team))
      return found?.find(({ id, handle }) => id === group || handle === group) ?? null
    },
    publicChannels: async (team) => (await inTime('which channels there are', channels.fetch(team))) ?? null,
    async join(team, channel): Promise<JoinResult> {
      channels.delete(team)
      try {
        await workspaces.as(team, (auth) => client.conversations.join({ ...auth, channel }))
        return { kind: 'joined' }
      } catch (err) {
        log.warn({ err, team, channel }, 'Slack did not let the bot into a channel')
        const reason = slackError(err)
        return reason === '' ? { kind: 'unknown' } : { kind: 'refused', reason }
      }
    },
    forget() {
      people.clear()
      groups.clear()
      places.clear()
      channels.clear()
    },
  }
}

/**
 * Returns the person’s own workspace: that of the request for everybody who belongs to it. In an organisation Slack may
 * name another of its workspaces for a person who is in several, so it is asked who they are in this one. Elsewhere what
 * it names is all that counts.
 */
export async function homeOf(
  chat: Pick<Chat, 'person'>,
  { team, userTeam, user, enterprise }: Pick<Origin, 'team' | 'userTeam' | 'user' | 'enterprise'>,
): Promise<string> {
  if (userTeam === team || enterprise === undefined) return userTeam
  return (await chat.person(team, user)).status === 'outsider' ? userTeam : team
}

function statusOf(found: UserFields, team: string, user: string): ChatPerson {
  const { id, team_id: home, deleted, is_bot: isBot, is_stranger: isStranger } = found
  if (id !== user) throw new Error('Slack told of somebody else')
  if (deleted) return 'deactivated'
  const { enterprise_user: organisation } = found
  const isAtHome = home === team
  if (isStranger || isBot || !(isAtHome || organisation?.teams.includes(team))) return 'outsider'
  const { is_restricted, is_ultra_restricted, is_admin, is_owner, is_primary_owner } = account.parse(found)
  if (is_restricted || is_ultra_restricted) return 'guest'
  // The admin of another workspace of the organisation is none here.
  const isAdminHere = isAtHome && (is_admin || is_owner || is_primary_owner)
  return isAdminHere || organisation?.is_admin || organisation?.is_owner ? 'admin' : 'member'
}

/** Returns the name as Slack shows it, or null; an empty name counts as none. */
function nameOf({ profile, real_name: realName, name }: UserFields): string | null {
  return profile?.display_name || realName || name || null
}

function placeOf(found: ChannelFields, channel: string): ChatPlace {
  const { id, is_im: isDirect, is_shared: isShared, is_ext_shared: isExternal } = found
  if (id !== channel) throw new Error('Slack told of another conversation')
  if (isShared || isExternal) return 'shared'
  if (isDirect) return 'direct'
  // Deny by default: without Slack’s word that only our workspace is in a channel, it may be shared.
  if (isShared === undefined || isExternal === undefined) throw new Error('Slack did not tell who is in it')
  return 'channel'
}

/** Slack reports no membership for direct messages and for private channels that the bot may see. */
function presenceOf({ is_archived: isArchived, is_member: isMember = true }: ChannelFields): Presence {
  if (isArchived) return 'archived'
  return isMember ? 'there' : 'absent'
}
