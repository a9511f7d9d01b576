import type { webApi } from '@slack/bolt'
import { z } from 'zod'
import type { Recipient } from '../../model/directory.ts'
import type { Workspaces } from '../workspaces.ts'

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
  workspaces: Pick<Workspaces, 'as'>,
  { conversations }: Pick<webApi.WebClient, 'conversations'>,
  { team, user }: Recipient,
): Promise<string | null> {
  let cursor = ''
  for (let page = 0; page < PAGES; page += 1) {
    const from = { types: 'im', limit: 1_000, cursor: cursor || undefined }
    const answer = await workspaces.as(team, (auth) => conversations.list({ ...auth, ...from }))
    const { channels, response_metadata } = Conversations.parse(answer)
    const found = channels.find((channel) => channel.user === user)
    if (found) return found.id
    cursor = response_metadata.next_cursor
    if (cursor === '') break
  }
  return null
}
