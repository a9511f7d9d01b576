import { z } from 'zod'
import type { DecodedRequest } from '../interaction.ts'
import { readSaid, type Typed } from './typed.ts'

const text = z.string()
const id = text.min(1)
const maybe = text.nullish()
/** Bolt searches these with `in`, which throws for a non-object. */
const inside = z.object({}).optional()

const event = z.object({
  type: text,
  channel: z.union([text, z.object({})]).optional(),
  user: z.union([text, z.object({})]).optional(),
  item: inside,
  subteam: inside,
})
const envelope = z.object({
  event,
  event_id: text.optional().catch(undefined),
  enterprise_id: maybe,
  authorizations: z.array(z.object({})).optional(),
})

const homeOpened = envelope
  .extend({
    team_id: id,
    api_app_id: maybe,
    event: event.extend({
      type: z.literal('app_home_opened'),
      user: id,
      channel: text.optional(),
      tab: z.literal('home').nullish(),
      bot_id: z.undefined().optional(),
    }),
  })
  .transform((sent): DecodedRequest => {
    const { team_id: team, event_id: eventId } = sent
    const { user, channel = '' } = sent.event
    const origin = { team, userTeam: team, user, userName: user, channel }
    return { kind: 'home', ...origin, ...addressesOf(sent), ...(eventId && { eventId }) }
  })

/** The app was removed from a workspace, or from the organisation of an org-wide installation. */
const uninstall = envelope
  .extend({
    team_id: maybe,
    authorizations: z
      .array(z.object({ is_enterprise_install: z.boolean().nullish(), enterprise_id: maybe }))
      .optional(),
    event: z.union([
      event.extend({ type: z.literal('app_uninstalled') }),
      // The bot does not use people’s tokens; without its own token it counts as removed.
      event.extend({
        type: z.literal('tokens_revoked'),
        tokens: z.object({ bot: z.array(text).nonempty() }),
      }),
    ]),
  })
  .transform(({ team_id, authorizations = [], event_id: eventId }): DecodedRequest => {
    const [first] = authorizations
    const team = first?.is_enterprise_install ? first.enterprise_id : team_id
    return team ? { kind: 'uninstall', team, ...(eventId && { eventId }) } : { kind: 'ignored' }
  })

/** An organisation lets the token of its org-wide installation act in some of its workspaces, or not any more. */
const accessChanged = envelope
  .extend({
    event: event.extend({
      type: z.enum(['team_access_revoked', 'team_access_granted']),
      team_ids: z.tuple([id], id),
    }),
  })
  .transform((sent): DecodedRequest => {
    const { event_id: eventId } = sent
    const { team_ids: teams } = sent.event
    return { kind: 'uninstall', team: teams[0], teams, ...(eventId && { eventId }) }
  })

/** A channel became private or shared, and has another id since. */
const channelMoved = envelope
  .extend({
    team_id: id,
    event: event.extend({
      type: z.literal('channel_id_changed'),
      old_channel_id: id,
      new_channel_id: id,
    }),
  })
  .transform(({ team_id: team, event_id: eventId, event: sent }): DecodedRequest => {
    const moved = { change: 'moved', channel: sent.old_channel_id, to: sent.new_channel_id } as const
    return { kind: 'channel', team, ...moved, ...(eventId && { eventId }) }
  })

const CHANNEL_CHANGES = {
  channel_rename: 'renamed',
  group_rename: 'renamed',
  channel_archive: 'archived',
  group_archive: 'archived',
  channel_deleted: 'deleted',
  group_deleted: 'deleted',
} as const

const channelChanged = envelope
  .extend({
    team_id: id,
    event: event.extend({
      type: z.enum([
        'channel_rename',
        'group_rename',
        'channel_archive',
        'group_archive',
        'channel_deleted',
        'group_deleted',
      ]),
      channel: z.union([id, z.object({ id }).transform((channel) => channel.id)]),
    }),
  })
  .transform(({ team_id: team, event_id: eventId, event: sent }): DecodedRequest => {
    const change = CHANNEL_CHANGES[sent.type]
    return { kind: 'channel', team, channel: sent.channel, change, ...(eventId && { eventId }) }
  })

/** The bot was added to a channel: Slack names the bot’s own user in the authorizations. */
const joined = envelope
  .extend({
    team_id: id,
    api_app_id: maybe,
    authorizations: z.tuple([z.object({ user_id: id })], z.unknown()),
    event: event.extend({ type: z.literal('member_joined_channel'), user: id, channel: id }),
  })
  .transform((sent): DecodedRequest => {
    const { team_id: team, event_id: eventId, authorizations } = sent
    const { user, channel } = sent.event
    if (user !== authorizations[0].user_id) return { kind: 'ignored' }
    const origin = { team, userTeam: team, user, userName: user, channel }
    return { kind: 'joined', ...origin, ...addressesOf(sent), ...(eventId && { eventId }) }
  })

/** A message of a person; Slack names the app of everything else. */
const ofPerson = event.extend({
  user: id,
  channel: id,
  team: maybe,
  user_team: maybe,
  thread_ts: maybe,
  bot_id: z.undefined().optional(),
})

const mentioned = envelope
  .extend({
    team_id: id,
    api_app_id: maybe,
    event: ofPerson.extend({ type: z.literal('app_mention'), ts: id, text }),
  })
  .transform((sent): DecodedRequest => {
    const { ts, thread_ts: root, text: mention } = sent.event
    return {
      kind: 'command',
      ...originOf(sent),
      ...readMention(mention),
      saidTs: ts,
      mention: { thread: root ?? ts, isReply: root !== undefined && root !== null && root !== ts },
    }
  })

/** A message to the bot in their own conversation; Slack marks edits, and messages of others, with a subtype. */
const saidDirectly = envelope
  .extend({
    team_id: id,
    api_app_id: maybe,
    event: ofPerson.extend({
      type: z.literal('message'),
      channel_type: z.literal('im'),
      subtype: z.enum(['file_share', 'thread_broadcast']).nullish(),
      ts: id,
      text,
    }),
  })
  .transform((sent): DecodedRequest => {
    const { ts, thread_ts: root, text: words } = sent.event
    return {
      kind: 'command',
      ...originOf(sent),
      ...readMention(words),
      saidTs: ts,
      mention: root ? { thread: root, isReply: true } : undefined,
    }
  })

/** The bot, as Slack names it in the authorizations: what mentions it is a command, and no reply. */
const addressed = z.tuple([z.object({ user_id: id })], z.unknown())
/** A public and a private channel. */
const channelType = z.enum(['channel', 'group'])

const replied = envelope
  .extend({
    team_id: id,
    api_app_id: maybe,
    authorizations: addressed,
    event: ofPerson.extend({
      type: z.literal('message'),
      channel_type: channelType,
      subtype: z.enum(['file_share', 'thread_broadcast']).nullish(),
      ts: id,
      thread_ts: id,
      text,
    }),
  })
  .transform((sent): DecodedRequest => {
    const { ts, thread_ts: thread, text: words } = sent.event
    if (ts === thread || isMentioned(sent.authorizations, words)) return { kind: 'ignored' }
    return { kind: 'reply', ...originOf(sent), thread, ts, text: words, edits: false, saidTs: ts }
  })

/** Slack reports in the same way that a link in the message got a preview: its text is as before then. */
const replyEdited = envelope
  .extend({
    team_id: id,
    api_app_id: maybe,
    authorizations: addressed,
    event: event.extend({
      type: z.literal('message'),
      channel_type: channelType,
      subtype: z.literal('message_changed'),
      channel: id,
      message: ofPerson.omit({ channel: true, item: true, subteam: true }).extend({
        ts: id,
        thread_ts: id,
        text,
        edited: z.object({ user: id }),
      }),
      previous_message: z.object({ text: text.optional() }).optional(),
    }),
  })
  .transform((sent): DecodedRequest => {
    const { message, previous_message: before, channel } = sent.event
    const { ts, thread_ts: thread, text: words, user } = message
    const isSame = words === before?.text || message.edited.user !== user || ts === thread
    if (isSame || isMentioned(sent.authorizations, words)) return { kind: 'ignored' }
    const origin = originOf({ ...sent, event: { ...message, channel } })
    return { kind: 'reply', ...origin, thread, ts, text: words, edits: true }
  })

function isMentioned([{ user_id: bot }]: z.infer<typeof addressed>, words: string): boolean {
  return words.includes(`<@${bot}>`) || words.includes(`<@${bot}|`)
}

const linksShared = envelope
  .extend({
    team_id: id,
    api_app_id: maybe,
    event: ofPerson.extend({
      type: z.literal('link_shared'),
      message_ts: id,
      // While it is being written, `channel` is COMPOSER (docs.slack.dev/messaging/unfurling-links-in-messages).
      source: z.enum(['conversations_history', 'composer']).optional(),
      unfurl_id: id.optional(),
      is_bot_user_member: z.boolean().optional(),
      links: z.array(z.object({ url: text })),
    }),
  })
  .transform((sent): DecodedRequest => {
    const {
      message_ts: ts,
      links,
      source,
      unfurl_id: unfurlId = null,
      is_bot_user_member: isThere,
    } = sent.event
    const isComposing = source === 'composer'
    if (isComposing ? unfurlId === null : isThere === false) return { kind: 'ignored' }
    const composing = isComposing ? unfurlId : null
    return { kind: 'links', ...originOf(sent), ts, composing, urls: links.map(({ url }) => url) }
  })

function originOf(
  sent: Pick<z.infer<typeof envelope>, 'event_id' | 'enterprise_id'> &
    Addressed & {
      readonly team_id: string
      readonly event: Pick<z.infer<typeof ofPerson>, 'user' | 'channel' | 'user_team' | 'team'>
    },
) {
  const { team_id: team, event_id: eventId, enterprise_id: enterprise } = sent
  const { user, channel, user_team: home, team: other } = sent.event
  const userTeam = home || other || team
  return {
    team,
    userTeam,
    user,
    userName: user,
    channel,
    ...addressesOf(sent),
    ...(enterprise && { enterprise }),
    ...(eventId && { eventId }),
  }
}

/** Reads `@greenlight merge` as `/mr merge`, and `@greenlight milestone list` as `/milestone list`. */
function readMention(mention: string): Typed {
  const addressed = mention.slice(Math.max(0, mention.indexOf('<@')))
  const words = addressed.replace(/^(?:<@[A-Z0-9]+(?:\|[^>]*)?>[\s,:]*)+/, '').trim()
  return readSaid(words === '' ? 'help' : words)
}

const otherEvent = envelope.transform((): DecodedRequest => ({ kind: 'ignored' }))

export const slackEvent = z.union([
  homeOpened,
  uninstall,
  accessChanged,
  channelMoved,
  channelChanged,
  joined,
  mentioned,
  saidDirectly,
  replied,
  replyEdited,
  linksShared,
  otherEvent,
])

/** The addresses that a request of Slack may carry. */
interface Addressed {
  readonly api_app_id?: string | null
  readonly response_url?: string | null
  readonly trigger_id?: string | null
}

/** Returns the app that the request is for, and the two reply addresses that it may carry. */
export function addressesOf(sent: Addressed) {
  return {
    ...(sent.api_app_id && { app: sent.api_app_id }),
    ...(sent.response_url && { responseUrl: sent.response_url }),
    ...(sent.trigger_id && { triggerId: sent.trigger_id }),
  }
}
