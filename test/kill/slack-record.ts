import { z } from 'zod'
import type { SandboxSlack } from '../../src/sandbox/slack/start.ts'
import type { SlackLedgerEntry } from '../../src/sandbox/slack/world.ts'

/** Something that the workspace took from the bot, whether the bot heard of it or not. */
export interface Taken {
  readonly how: 'post' | 'edit' | 'private'
  /** A person’s id for a direct message; empty where a response_url stands for it. */
  readonly channel: string
  /** Whom alone it was shown to, and the path of the response_url that it came by. */
  readonly user: string | null
  readonly by: string | null
  /** All that was sent, as JSON. */
  readonly words: string
  /** The key of a post. */
  readonly key: string | null
}

const Answer = z.looseObject({ ok: z.boolean() })
const Payload = z.object({ event_payload: z.object({ key: z.string() }) })
const Typed = z.object({ text: z.string(), response_url: z.string() })
const HOW = { 'chat.postMessage': 'post', 'chat.update': 'edit', 'chat.postEphemeral': 'private' } as const

export type SlackRecord = Pick<ReturnType<typeof recordOf>, 'taken' | 'urlOf'>

/** Keeps what the workspace’s own ledger forgets after a thousand exchanges. */
export function recordOf(slack: Pick<SandboxSlack, 'ledger' | 'onChange'>) {
  const taken: Taken[] = []
  /** The path of the response_url that came with a command, by its text. */
  const urls = new Map<string, string>()
  let last: SlackLedgerEntry | undefined

  function read(): void {
    const entries = slack.ledger()
    const from = last ? entries.lastIndexOf(last) + 1 : 0
    for (const entry of entries.slice(from)) {
      const found = takenOf(entry)
      if (found) taken.push(found)
      const typed = entry.kind === 'delivery' ? Typed.safeParse(entry.request).data : undefined
      if (typed) urls.set(typed.text, new URL(typed.response_url).pathname)
    }
    last = entries.at(-1) ?? last
  }

  const forget = slack.onChange(read)
  const timer = setInterval(read, 100)
  return {
    taken(): readonly Taken[] {
      read()
      return taken
    },
    urlOf: (text: string) => urls.get(text),
    close() {
      clearInterval(timer)
      forget()
    },
  }
}

function takenOf({ kind, name, request, answer, status }: SlackLedgerEntry): Taken | null {
  const words = JSON.stringify(request)
  if (kind === 'response_url') {
    const taken = { how: 'private', channel: '', user: null, by: name, words, key: null } as const
    return status === 200 ? taken : null
  }
  const how = Object.entries(HOW).find(([method]) => method === name)?.[1]
  if (kind !== 'api' || !how || Answer.safeParse(answer).data?.ok !== true) return null
  const user = typeof request.user === 'string' ? request.user : null
  return { how, channel: String(request.channel), user, by: null, words, key: keyOf(request.metadata) }
}

function keyOf(metadata: unknown): string | null {
  const read: unknown = typeof metadata === 'string' ? JSON.parse(metadata) : metadata
  return Payload.safeParse(read).data?.event_payload.key ?? null
}
