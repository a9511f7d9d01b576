import { setTimeout as sleep } from 'node:timers/promises'
import { asObject } from '../json.ts'
import { bot, DIRECT_NAME } from '../seed.ts'
import type { Unfurl } from '../state/views.ts'
import type { Channel, Person } from '../workspace.ts'
import type { World } from '../world.ts'
import { homeOf, sendEvent, stamp } from './deliver.ts'

/** A message of a person; `edited` when it is reported after an edit. */
interface Said {
  readonly ts: string
  readonly text: string
  readonly thread?: string
  readonly edited?: boolean
  /** The text before the edit. */
  readonly before?: string
}

/** Reports a message of a person to the app: that it is mentioned or written to, and links of its domains. */
export async function reportMessage(world: World, person: Person, channel: Channel, said: Said) {
  const { ts, text, thread, edited, before } = said
  const answer = await world.backend.call('conversations.info', { channel: channel.id }, bot.id)
  const isDirect = channel.name === DIRECT_NAME
  const isMember = isDirect || asObject(answer?.channel)?.is_member === true
  const about = {
    user: person.id,
    channel: channel.id,
    user_team: homeOf(world, person),
    thread_ts: thread,
  }
  const urls = linksIn(world, text)
  if (urls.length > 0)
    await sendEvent(world, 'link_shared', {
      ...about,
      message_ts: ts,
      is_bot_user_member: isMember,
      source: 'conversations_history',
      unfurl_id: `${channel.id}.${ts}`,
      links: urls.map((url) => ({ domain: URL.parse(url)?.host ?? '', url })),
    })
  const edit = edited ? { edited: { user: person.id, ts: stamp(world) } } : {}
  if (!isDirect && isMember && text.includes(`<@${bot.id}>`))
    await sendEvent(world, 'app_mention', { ...about, ts, text, ...edit })
  const isRead = isDirect ? !world.manifest.isDirectReadOnly : isMember && mayRead(world)
  if (!isRead) return
  const channel_type = isDirect ? 'im' : 'channel'
  const message = { ts, text, thread_ts: thread }
  await sendEvent(
    world,
    'message',
    edited
      ? {
          subtype: 'message_changed',
          hidden: true,
          channel: channel.id,
          channel_type,
          message: { type: 'message', user: person.id, ...message, ...edit },
          previous_message: { type: 'message', user: person.id, ...message, text: before },
          ts: stamp(world),
        }
      : { ...about, ...message, channel_type, team: homeOf(world, person) },
  )
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
  await sendEvent(world, 'link_shared', {
    user: person.id,
    channel: COMPOSER,
    user_team: homeOf(world, person),
    message_ts: id,
    is_bot_user_member: false,
    source: 'composer',
    unfurl_id: id,
    links: urls.map((url) => ({ domain: URL.parse(url)?.host ?? '', url })),
  })
  for (const end = performance.now() + PREVIEW_MS; performance.now() < end; await sleep(50)) {
    const cards = world.unfurls.get(`${COMPOSER} ${id}`)
    if (cards) return cards
  }
  return []
}

/** True where the app may read what people write in public channels; every channel here is one. */
function mayRead({ manifest: { scopes } }: World): boolean {
  return scopes?.includes('channels:history') ?? false
}

/** Returns the links of the app's domains in a message, each once. */
export function linksIn({ unfurlDomains }: Pick<World, 'unfurlDomains'>, text: string): string[] {
  const all = [...text.matchAll(/<(https?:[^<|>]+)(?:\|[^<>]*)?>/g)].map(([, url = '']) => url)
  const isOwn = (url: string) => {
    const { host, hostname } = URL.parse(url) ?? { host: '', hostname: '' }
    return unfurlDomains.some((domain) => host === domain || `.${hostname}`.endsWith(`.${domain}`))
  }
  return [...new Set(all.map((url) => url.replaceAll('&amp;', '&')))].filter(isOwn)
}
