/** Names that mentions in a message are replaced with, by id. */
export interface Names {
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
