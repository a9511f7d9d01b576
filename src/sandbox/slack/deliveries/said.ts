import { setTimeout as sleep } from 'node:timers/promises'
import { asObject } from '../json.ts'
import { bot, DIRECT_NAME } from '../seed.ts'
import type { Channel, Person, Unfurl } from '../workspace.ts'
import type { World } from '../world.ts'
import { homeOf, sendEvent, stamp } from './deliver.ts'

interface Said {
  readonly ts: string
  readonly text: string
  readonly thread?: string
  /** Only of an edit: the text before it. */
  readonly before?: string
}

/** Reports a message of a person to the app: that it is mentioned or written to, and links of its domains. */
export async function reportMessage(world: World, person: Person, channel: Channel, said: Said) {
  const { ts, text, thread, before } = said
  const answer = await world.backend.call('conversations.info', { channel: channel.id }, bot.id)
  const isDirect = channel.name === DIRECT_NAME
  const isMember = isDirect || asObject(answer?.channel)?.is_member === true
  const about = { user: person.id, channel: channel.id, user_team: homeOf(world, person), thread_ts: thread }
  await sendLinks(world, linksIn(world, text), {
    ...about,
    message_ts: ts,
    is_bot_user_member: isMember,
    source: 'conversations_history',
    unfurl_id: `${channel.id}.${ts}`,
  })
  const edited = before === undefined ? undefined : { user: person.id, ts: stamp(world) }
  if (!isDirect && isMember && text.includes(`<@${bot.id}>`))
    await sendEvent(world, 'app_mention', { ...about, ts, text, edited })
  // Every channel here is a public one.
  const mayRead = world.manifest.scopes.includes('channels:history')
  const isRead = isDirect ? !world.manifest.isDirectReadOnly : isMember && mayRead
  if (!isRead) return
  const channel_type = isDirect ? 'im' : 'channel'
  const message = { ts, text, thread_ts: thread }
  const event = edited
    ? {
        subtype: 'message_changed',
        hidden: true,
        channel: channel.id,
        channel_type,
        message: { type: 'message', user: person.id, ...message, edited },
        previous_message: { type: 'message', user: person.id, ...message, text: before },
        ts: stamp(world),
      }
    : { ...about, ...message, channel_type, team: about.user_team }
  await sendEvent(world, 'message', event)
}

/** Sends `link_shared` for these links, if there are any. */
async function sendLinks(world: World, urls: readonly string[], about: object): Promise<void> {
  if (urls.length === 0) return
  const links = urls.map((url) => ({ domain: URL.parse(url)?.host ?? '', url }))
  await sendEvent(world, 'link_shared', { ...about, links })
}

/** As Slack names the channel of a message that is still being written. */
export const COMPOSER = 'COMPOSER'
/** Longest wait for cards, in ms. */
const PREVIEW_MS = 2_000

/** Tells the app of the links in what a person writes; returns the cards that it gives, which only this person sees. */
export async function reportDraft(world: World, person: Person, text: string): Promise<readonly Unfurl[]> {
  const urls = linksIn(world, text)
  if (urls.length === 0) return []
  const id = `${COMPOSER}.${person.id}.${stamp(world)}`
  world.drafts.set(id, text)
  await sendLinks(world, urls, {
    user: person.id,
    channel: COMPOSER,
    user_team: homeOf(world, person),
    message_ts: id,
    is_bot_user_member: false,
    source: 'composer',
    unfurl_id: id,
  })
  for (const end = performance.now() + PREVIEW_MS; performance.now() < end; await sleep(50)) {
    const cards = world.unfurls.get(`${COMPOSER} ${id}`)
    if (cards) return cards
  }
  return []
}

/** Returns the links of the app's domains in a message, each once. */
export function linksIn({ unfurlDomains }: World, text: string): string[] {
  const all = [...text.matchAll(/<(https?:[^<|>]+)(?:\|[^<>]*)?>/g)].map(([, url = '']) => url)
  const isOwn = (url: string) => {
    const { host, hostname } = URL.parse(url) ?? { host: '', hostname: '' }
    return unfurlDomains.some((domain) => host === domain || `.${hostname}`.endsWith(`.${domain}`))
  }
  return [...new Set(all.map((url) => url.replaceAll('&amp;', '&')))].filter(isOwn)
}
