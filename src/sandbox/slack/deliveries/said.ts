import { asObject } from '../json.ts'
import { bot, DIRECT } from '../seed.ts'
import type { Channel, Person } from '../workspace.ts'
import type { World } from '../world.ts'
import { homeOf, sendEvent } from './deliver.ts'

/** Reports a message of a person to the app: that it is mentioned, and links of its domains. */
export async function reportMessage(
  world: World,
  person: Person,
  channel: Channel,
  said: { readonly ts: string; readonly text: string; readonly thread?: string | undefined },
): Promise<void> {
  const { ts, text, thread } = said
  const answer = await world.backend.call('conversations.info', { channel: channel.id }, bot.id)
  const isMember = channel.name === DIRECT.name || asObject(answer?.channel)?.is_member === true
  const about = {
    ...{ user: person.id, channel: channel.id, user_team: homeOf(world, person) },
    ...(thread === undefined ? {} : { thread_ts: thread }),
  }
  const urls = linksIn(world, text)
  if (urls.length > 0)
    await sendEvent(world, 'link_shared', {
      ...{ ...about, message_ts: ts, is_bot_user_member: isMember, source: 'conversations_history' },
      unfurl_id: `${channel.id}.${ts}`,
      links: urls.map((url) => ({ domain: URL.parse(url)?.host ?? '', url })),
    })
  if (isMember && channel.name !== DIRECT.name && text.includes(`<@${bot.id}>`))
    await sendEvent(world, 'app_mention', { ...about, ts, text })
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
