import type { webApi } from '@slack/bolt'
import { z } from 'zod'

const PAGES = 20
const Conversations = z.object({
  channels: z.array(z.looseObject({ id: z.string(), user: z.string().optional() })),
  response_metadata: z.object({ next_cursor: z.string().default('') }).default({ next_cursor: '' }),
})

/**
 * Returns the conversation of the bot with a person; Slack opens it on the first message, and without one there
 * is none.
 */
export async function findDirectChannel(
  { conversations }: Pick<webApi.WebClient, 'conversations'>,
  user: string,
): Promise<string | null> {
  let cursor = ''
  for (let page = 0; page < PAGES; page += 1) {
    const answer = await conversations.list({ types: 'im', limit: 1_000, ...(cursor ? { cursor } : {}) })
    const { channels, response_metadata } = Conversations.parse(answer)
    const found = channels.find((channel) => channel.user === user)
    if (found) return found.id
    cursor = response_metadata.next_cursor
    if (cursor === '') break
  }
  return null
}
