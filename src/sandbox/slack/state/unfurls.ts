import type { Json } from '../json.ts'

/** A card under a link of a message. */
export interface Unfurl {
  readonly url: string
  readonly blocks: readonly Json[]
}

export class Unfurls {
  readonly #shown = new Map<string, readonly Unfurl[]>()

  show(channel: string, ts: string, unfurls: readonly Unfurl[]): void {
    const urls = new Set(unfurls.map(({ url }) => url))
    const others = this.of(channel, ts).filter(({ url }) => !urls.has(url))
    this.#shown.set(`${channel} ${ts}`, [...others, ...unfurls])
  }

  of(channel: string, ts: string): readonly Unfurl[] {
    return this.#shown.get(`${channel} ${ts}`) ?? []
  }

  clear(): void {
    this.#shown.clear()
  }
}
