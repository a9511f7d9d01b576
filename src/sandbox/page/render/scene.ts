/** Who reads: where they are (an IANA name), and which day it is there (`YYYY-MM-DD`). */
export interface Reader {
  readonly zone: string
  readonly today: string
}

/** What a message is read with: names for the ids in it, and the reader’s zone and day for its dates. */
export interface Names {
  readonly reader: Reader
  readonly users: readonly { readonly id: string; readonly name: string }[]
  readonly channels: readonly { readonly id: string; readonly name: string }[]
}

/** What surrounds the blocks that are drawn. */
export interface Scene {
  readonly names: Names
  /** Unique on the page: the message or the view, and then the block's number in it. */
  readonly key: string
  /** Errors of a modal's last submission, by block id. */
  readonly errors: Readonly<Record<string, string>>
}

/** Where a control stands; the browser finds it again by this after the message was drawn anew. */
export interface Place {
  readonly blockId: string
  /** Unique on the page. */
  readonly key: string
}
