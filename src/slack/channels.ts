import { webApi } from '@slack/bolt'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Log } from '../log/log.ts'
import type { ChannelRef, JoinResult, PublicChannel } from '../model/directory.ts'
import { withoutServerMark } from '../model/server-name.ts'
import type { Workspaces } from './workspaces.ts'

/** One page of a list; empty where it is the last one. */
const cursor = z.object({ next_cursor: z.string().default('') }).default({ next_cursor: '' })

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
  response_metadata: cursor,
})

const conversationsMembers = z.object({ members: z.array(z.string()), response_metadata: cursor })

/** Most entries of a page, and most pages, of a list of channels or of members. */
const PAGE_SIZE = 1_000
const MAX_PAGES = 5

/** Workspaces whose list of channels is kept. */
const MAX_WORKSPACES = 100

/** The channels of workspaces, and the bot’s and people’s membership in them. */
export function createConversations({
  workspaces,
  client,
  log,
  ttlMs,
}: {
  readonly workspaces: Pick<Workspaces, 'as'>
  readonly client: Pick<webApi.WebClient, 'conversations'>
  readonly log: Pick<Log, 'warn'>
  readonly ttlMs: number
}) {
  const cache = new LRUCache<string, Promise<readonly PublicChannel[]>>({ max: MAX_WORKSPACES, ttl: ttlMs })

  async function read(team: string): Promise<readonly PublicChannel[]> {
    const found = await readAllPages(async (next) => {
      const request = { types: 'public_channel', exclude_archived: true, limit: PAGE_SIZE, ...next }
      const answer = conversationsList.parse(
        await workspaces.as(team, (auth) => client.conversations.list({ ...auth, ...request })),
      )
      return { items: answer.channels, cursor: answer.response_metadata.next_cursor }
    })
    return found
      .filter(({ is_archived: isArchived, is_private: isPrivate }) => !isArchived && !isPrivate)
      .map(({ id, name, is_member: isMember }) => ({ id, name, isMember }))
  }

  return {
    /** The public channels that are not archived; kept for `ttlMs`. Rejects when Slack did not report them. */
    listed(team: string): Promise<readonly PublicChannel[]> {
      const known = cache.get(team)
      if (known) return known
      const reading = read(team)
      cache.set(team, reading)
      reading.catch(() => {
        if (cache.peek(team) === reading) cache.delete(team)
      })
      return reading
    },
    /** Rejects when Slack did not report them. */
    members: ({ team, channel }: ChannelRef): Promise<readonly string[]> =>
      readAllPages(async (next) => {
        const request = { channel, limit: PAGE_SIZE, ...next }
        const answer = conversationsMembers.parse(
          await workspaces.as(team, (auth) => client.conversations.members({ ...auth, ...request })),
        )
        return { items: answer.members, cursor: answer.response_metadata.next_cursor }
      }),
    /** Never rejects. */
    async join({ team, channel }: ChannelRef): Promise<JoinResult> {
      cache.delete(team)
      try {
        await workspaces.as(team, (auth) => client.conversations.join({ ...auth, channel }))
        return { kind: 'joined' }
      } catch (err) {
        log.warn({ err, team, channel }, 'Slack did not let the bot into a channel')
        const isRefused = err instanceof webApi.WebAPIPlatformError
        return isRefused ? { kind: 'refused', reason: err.data.error } : { kind: 'unknown' }
      }
    },
    forget: (): void => cache.clear(),
  }
}

/** Reads pages one after the other, up to the most of them. */
async function readAllPages<Item>(
  ask: (next: {
    readonly cursor?: string
  }) => Promise<{ readonly items: readonly Item[]; readonly cursor: string }>,
): Promise<readonly Item[]> {
  const all: Item[] = []
  let from = ''
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, cursor: next } = await ask(from === '' ? {} : { cursor: from })
    all.push(...items)
    if (next === '') break
    from = next
  }
  return all
}
