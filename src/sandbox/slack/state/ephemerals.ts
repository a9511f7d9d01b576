import type { Json } from '../json.ts'

/** A message that one person sees until the page is loaded anew; the sandbox keeps it until the reset. */
interface Ephemeral {
  readonly ts: string
  readonly channel: string
  readonly person: string
  readonly text: string
  readonly blocks: readonly Json[]
  readonly thread: string | undefined
  readonly edited: boolean
}

/** Ephemeral messages of all people: Slack gives an app no way to read them back, so the gateway keeps them. */
export class Ephemerals {
  readonly #messages = new Map<string, Ephemeral>()

  add(message: Ephemeral): void {
    this.#messages.set(message.ts, message)
  }

  /** The message with this ts, if this person sees it in this channel. */
  find(channel: string, person: string, ts: string): Ephemeral | undefined {
    const message = this.#messages.get(ts)
    return message?.channel === channel && message.person === person ? message : undefined
  }

  /** What this person sees in this channel. */
  shownTo(person: string, channel: string): readonly Ephemeral[] {
    return [...this.#messages.values()].filter(
      (message) => message.person === person && message.channel === channel,
    )
  }

  /** Puts other words in the place of the message; false when it is gone. */
  replace(ts: string, text: string, blocks: readonly Json[]): boolean {
    const message = this.#messages.get(ts)
    if (message) this.#messages.set(ts, { ...message, text, blocks, edited: true })
    return message !== undefined
  }

  delete(ts: string): void {
    this.#messages.delete(ts)
  }

  clear(): void {
    this.#messages.clear()
  }
}

/** Timestamps of the messages that another app posted in somebody’s name. */
export class Foreign {
  readonly #stamps = new Set<string>()

  add(ts: string): void {
    this.#stamps.add(ts)
  }

  has(ts: string): boolean {
    return this.#stamps.has(ts)
  }

  clear(): void {
    this.#stamps.clear()
  }
}
