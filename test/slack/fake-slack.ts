import type { Button } from '@slack/types'
import { z } from 'zod'
import { createOutgoing, type Outgoing, type Senders } from '../../src/slack/outgoing/outgoing.ts'
import { createPrepare, type Prepare, type PrepareOptions } from '../../src/slack/outgoing/prepare.ts'
import type { Respond } from '../../src/slack/outgoing/respond.ts'
import type { WebOutbox } from '../../src/slack/outgoing/web-api.ts'
import type { Content } from '../../src/views/post.ts'

export const View = z.looseObject({
  callback_id: z.string().default(''),
  private_metadata: z.string().default(''),
  blocks: z.array(z.looseObject({ block_id: z.string().optional() })),
})
export type View = z.infer<typeof View>

/** Slack’s end of the way out: what arrived there, oldest first, as it was sent. */
export interface SlackEnd {
  readonly outbox: WebOutbox
  readonly respond: Respond
  readonly messages: Content[]
  readonly views: View[]
  /** All of both, in the order in which it left; never emptied. */
  readonly left: object[]
  /** Whether Slack opens a form. */
  opens: boolean
}

export function slackEnd(): SlackEnd {
  const took = async ({ text, blocks }: Content) => {
    end.messages.push({ text, blocks })
    end.left.push({ text, blocks })
    return true
  }
  const posted = async (content: Content) => {
    await took(content)
    return { kind: 'posted', ts: `${end.messages.length}.1` } as const
  }
  const shows = async (view: object) => {
    end.left.push(view)
    return end.opens && end.views.push(View.parse(view)) > 0
  }
  const end: SlackEnd = {
    outbox: {
      post: (_, content) => posted(content),
      direct: (_, content) => posted(content),
      update: async (_, content) => ((await took(content)) ? 'updated' : 'gone'),
      updateDirect: async (_, content) => ((await took(content)) ? 'updated' : 'gone'),
      remove: async () => true,
      unfurl: async () => true,
      whisper: (_, content) => took(content),
      openView: async (_, view) => ((await shows(view)) ? `V${end.views.length}` : null),
      updateView: async (_, view) => ((await shows(view)) ? 'h1' : null),
      publishHome: (_, view) => shows(view),
    },
    respond: async (_, answer) => answer === 'delete' || took(answer),
    messages: [],
    views: [],
    left: [],
    opens: true,
  }
  return end
}

/** Shows every button to everybody, unless it is told otherwise. */
export function preparing(options: Pick<PrepareOptions, 'tokens'> & Partial<PrepareOptions>): Prepare {
  const all = () => true
  const filter = {
    person: async () => all,
    channel: async () => all,
    ofPerson: () => all,
    ofChannel: () => all,
  }
  return createPrepare({ filter, serverName: 'git.example.com', ...options })
}

/** The ways out to this end. */
export function outgoingTo({ outbox, respond }: SlackEnd, prepare: Prepare): Outgoing {
  const posts: Senders['posts'] = {
    post: async (to, content) => outbox.post(to, await content()),
    direct: async (to, content) => outbox.direct(to, await content()),
  }
  return createOutgoing(prepare, { posts, api: outbox, respond })
}

/** A message that is nothing but this button. */
export function messageWith(button: Button): Content {
  return { text: 'Press it', blocks: [{ type: 'actions', elements: [button] }] }
}

const Pressable = z.looseObject({
  action_id: z.string(),
  value: z.string().optional(),
  options: z.array(z.looseObject({ value: z.string() })).optional(),
})
export type Pressable = z.infer<typeof Pressable>

/** Everything in a message that can be pressed, in order. */
export function pressables({ blocks }: { readonly blocks: readonly object[] }): Pressable[] {
  return blocks.flatMap((block) => {
    const elements = 'elements' in block && Array.isArray(block.elements) ? block.elements : []
    const all = 'accessory' in block ? [...elements, block.accessory] : elements
    return all.flatMap((element) => Pressable.safeParse(element).data ?? [])
  })
}

/** Everything in a message or view that says what it stands for. */
export function meaningsIn(shape: unknown): string[] {
  if (typeof shape !== 'object' || shape === null) return []
  const own: string[] = []
  if ('private_metadata' in shape) own.push(String(shape.private_metadata))
  if ('action_id' in shape && 'value' in shape) own.push(String(shape.value))
  if ('type' in shape && shape.type === 'overflow' && 'options' in shape && Array.isArray(shape.options))
    own.push(...shape.options.flatMap((option) => ('url' in option ? [] : [String(option.value)])))
  return [...own, ...Object.values(shape).flatMap(meaningsIn)]
}

/** What is sealed, or the id of what is stored. */
export const ID = /^[\w-]{22,}$/
