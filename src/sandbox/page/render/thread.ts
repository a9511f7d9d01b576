import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ShownMessage } from '../workspace.ts'
import { momentWords } from './dates.ts'
import type { Reader } from './scene.ts'

/** A message of the channel, and what was answered to it, oldest first. */
export interface Thread {
  /** Undefined when the message is gone, and its answers are still there. */
  readonly root: ShownMessage | undefined
  readonly ts: string
  readonly replies: readonly ShownMessage[]
}

/** The messages of a channel by the message that they belong to, in the order of those. */
export function threadsOf(messages: readonly ShownMessage[]): readonly Thread[] {
  const ofThread = new Map<string, { root: ShownMessage | undefined; ts: string; replies: ShownMessage[] }>()
  // An ephemeral may share its ts with another message.
  const alone: Thread[] = []
  for (const shown of messages.toSorted(byTime)) {
    const ts = shown.thread_ts ?? shown.ts
    const isReply = ts !== shown.ts
    const known = ofThread.get(ts)
    if (known && isReply) known.replies.push(shown)
    else if (known?.root) alone.push({ root: shown, ts, replies: [] })
    else if (known) known.root = shown
    else
      ofThread.set(ts, isReply ? { root: undefined, ts, replies: [shown] } : { root: shown, ts, replies: [] })
  }
  return [...ofThread.values(), ...alone].sort((one, other) => Number(one.ts) - Number(other.ts))
}

/** The line that opens and closes a thread: how many replies there are, and of when the last one is. */
export function threadLine(replies: readonly ShownMessage[], reader: Reader): string {
  const count = replies.length === 1 ? '1 reply' : `${replies.length} replies`
  const last = replies.at(-1)
  const when = momentWords(Number(last?.ts ?? 0) * 1000, reader)
  return renderToStaticMarkup(h('summary', null, count, h('span', { className: 'last' }, ` last ${when}`)))
}

function byTime(one: ShownMessage, other: ShownMessage): number {
  return Number(one.ts) - Number(other.ts)
}
