import { z } from 'zod'
import type { ShownMessage } from '../../src/sandbox/slack/workspace.ts'
import type { Lane } from './environment.ts'

/** Somebody at the sandbox's Slack, in #web. */
export interface Person {
  readonly user: string
  types(text: string): Promise<void>
  presses(message: ShownMessage, actionId: string): Promise<void>
  /** The id of the open modal, the one that holds these words. */
  modal(words?: string): string | undefined
  /** Waits for a modal, the one that holds these words; gives its id. */
  opened(words?: string): Promise<string>
  /** The value of the first choice in the modal whose label begins like this. */
  choice(label: string): Promise<string>
  submits(values: Readonly<Record<string, string>>): Promise<void>
  /** Everything that this person sees there. */
  messages(): Promise<readonly ShownMessage[]>
  /** What has come or was changed since an earlier look. */
  news(since: readonly ShownMessage[]): Promise<readonly ShownMessage[]>
  /** Asks again after each change until there is an answer; fails when there is none in time. */
  waits<Found>(forWhat: () => Promise<Found | undefined>, patienceMs: number): Promise<Found>
  /** The first new message that fits. */
  sees(
    since: readonly ShownMessage[],
    fits: (message: ShownMessage) => boolean,
    patienceMs?: number,
  ): Promise<ShownMessage>
}

const Answer = z.looseObject({ ok: z.boolean() })
const CHANNEL = 'web'

export function personAt({ slack, origin }: Lane, user: string): Person {
  const call = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${origin}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user, ...body }),
    })
    const answer = Answer.parse(await response.json())
    if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${JSON.stringify(answer)}`)
  }
  const person: Person = {
    user,
    async types(text) {
      const [command = '', ...rest] = text.split(' ')
      await call('command', { channel: CHANNEL, command, text: rest.join(' ') })
    },
    presses: ({ ts }, actionId) => call('press', { channel: CHANNEL, ts, action_id: actionId }),
    modal(words = '') {
      const { modal } = slack.views(user)
      return modal && JSON.stringify(modal.view).includes(words) ? modal.id : undefined
    },
    opened: (words) => person.waits(async () => person.modal(words), 20_000),
    choice: (label) =>
      person.waits(async () => {
        const view = JSON.stringify(slack.views(user).modal?.view ?? {})
        return new RegExp(`"text":"${label}[^{}]*\\},"value":"([^"]+)"`).exec(view)?.[1]
      }, 20_000),
    async submits(values) {
      await call('submit', { view_id: await person.opened(), values })
    },
    messages: () => slack.messages(CHANNEL, user),
    async news(since) {
      const known = new Map(since.map((message) => [message.ts, contentOf(message)]))
      const all = await person.messages()
      return all.filter((message) => message.bot && known.get(message.ts) !== contentOf(message))
    },
    waits: (forWhat, patienceMs) =>
      new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer)
          forget()
        }
        const look = () => {
          forWhat().then(
            (found) => {
              if (found === undefined) return
              end()
              resolve(found)
            },
            (error: unknown) => {
              end()
              reject(error)
            },
          )
        }
        const forget = slack.onChange(look)
        const timer = setTimeout(() => {
          end()
          reject(new Error(`Nothing came within ${patienceMs} ms`))
        }, patienceMs)
        look()
      }),
    sees: (since, fits, patienceMs = 20_000) =>
      person.waits(async () => (await person.news(since)).find(fits), patienceMs),
  }
  return person
}

function contentOf({ text, blocks }: ShownMessage): string {
  return JSON.stringify([text, blocks])
}

/** All that is to be read in a message: its text, and the words of its blocks. */
export function wordsOf({ text, blocks }: Pick<ShownMessage, 'text' | 'blocks'>): string {
  const found = [text]
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        if (key === 'text' && typeof inner === 'string') found.push(inner)
        else walk(inner)
  }
  walk(blocks)
  return found.join(' ').replace(/\s+/g, ' ')
}
