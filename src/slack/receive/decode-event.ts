import { z } from 'zod'
import type { DecodedRequest } from '../interaction.ts'
import { readSaid, type Typed } from './read-command.ts'

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

/** An event in a workspace. */
const inTeam = envelope.extend({ team_id: id, api_app_id: maybe })

const homeOpened = inTeam
  .extend({
    event: event.extend({
      type: z.literal('app_home_opened'),
      user: id,
      channel: text.optional(),
      tab: z.literal('home').nullish(),
      bot_id: z.undefined().optional(),
    }),
  })
  .transform((sent): DecodedRequest => ({ kind: 'home', ...originOf(sent) }))

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
    return team ? { kind: 'uninstall', team, eventId } : { kind: 'ignored' }
  })

/** An organisation lets the token of its org-wide installation act in some of its workspaces, or not any more. */
const accessChanged = envelope
  .extend({
    event: event.extend({
      type: z.enum(['team_access_revoked', 'team_access_granted']),
      team_ids: z.tuple([id], id),
    }),
  })
  .transform(({ event_id: eventId, event: { team_ids: teams } }): DecodedRequest => {
    return { kind: 'uninstall', team: teams[0], teams, eventId }
  })

/** A channel became private or shared, and has another id since. */
const channelMoved = inTeam
  .extend({
    event: event.extend({
      type: z.literal('channel_id_changed'),
      old_channel_id: id,
      new_channel_id: id,
    }),
  })
  .transform(({ team_id: team, event_id: eventId, event: sent }): DecodedRequest => {
    const { old_channel_id: channel, new_channel_id: to } = sent
    return { kind: 'channel', team, channel, change: 'moved', to, eventId }
  })

const CHANNEL_CHANGES = {
  channel_rename: 'renamed',
  group_rename: 'renamed',
  channel_archive: 'archived',
  group_archive: 'archived',
  channel_deleted: 'deleted',
  group_deleted: 'deleted',
} as const

const channelChanged = inTeam
  .extend({
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
    return { kind: 'channel', team, channel: sent.channel, change: CHANNEL_CHANGES[sent.type], eventId }
  })

/** The bot, as Slack names it in the authorizations. */
const ofBot = z.tuple([z.object({ user_id: id })], z.unknown())

/** The bot was added to a channel. */
const joined = inTeam
  .extend({
    authorizations: ofBot,
    event: event.extend({ type: z.literal('member_joined_channel'), user: id, channel: id }),
  })
  .transform((sent): DecodedRequest => {
    if (sent.event.user !== sent.authorizations[0].user_id) return { kind: 'ignored' }
    return { kind: 'joined', ...originOf(sent) }
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

const mentioned = inTeam
  .extend({ event: ofPerson.extend({ type: z.literal('app_mention'), ts: id, text }) })
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

/** A new message; Slack marks edits, and messages of others, with a subtype. */
const message = ofPerson.extend({
  type: z.literal('message'),
  subtype: z.enum(['file_share', 'thread_broadcast']).nullish(),
  ts: id,
  text,
})

/** A message to the bot in their own conversation. */
const saidDirectly = inTeam
  .extend({ event: message.extend({ channel_type: z.literal('im') }) })
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

/** A public and a private channel. */
const channelType = z.enum(['channel', 'group'])

const replied = inTeam
  .extend({
    authorizations: ofBot,
    event: message.extend({ channel_type: channelType, thread_ts: id }),
  })
  .transform((sent): DecodedRequest => {
    const { ts, thread_ts: thread, text: words } = sent.event
    if (ts === thread || isMentioned(sent.authorizations, words)) return { kind: 'ignored' }
    return { kind: 'reply', ...originOf(sent), thread, ts, text: words, edits: false, saidTs: ts }
  })

/** Slack reports in the same way that a link in the message got a preview: its text is as before then. */
const replyEdited = inTeam
  .extend({
    authorizations: ofBot,
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

/** A message that mentions the bot is a command, and no reply. */
function isMentioned([{ user_id: bot }]: z.infer<typeof ofBot>, words: string): boolean {
  return words.includes(`<@${bot}>`) || words.includes(`<@${bot}|`)
}

const linksShared = inTeam
  .extend({
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
  sent: Pick<z.infer<typeof inTeam>, 'team_id' | 'api_app_id' | 'event_id' | 'enterprise_id'> & {
    readonly event: Partial<Pick<z.infer<typeof ofPerson>, 'channel' | 'user_team' | 'team'>> & {
      readonly user: string
    }
  },
) {
  const { team_id: team, event_id: eventId, enterprise_id: enterprise } = sent
  const { user, channel = '', user_team: home, team: other } = sent.event
  return {
    team,
    userTeam: home || other || team,
    user,
    userName: user,
    channel,
    ...addressesOf(sent),
    enterprise: enterprise || undefined,
    eventId,
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

/** Returns the app that the request is for, and the two reply addresses that it may carry. */
export function addressesOf(
  sent: Partial<Record<'api_app_id' | 'response_url' | 'trigger_id', string | null>>,
) {
  return {
    app: sent.api_app_id || undefined,
    responseUrl: sent.response_url || undefined,
    triggerId: sent.trigger_id || undefined,
  }
}
