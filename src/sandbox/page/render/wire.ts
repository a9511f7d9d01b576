import type { z } from 'zod'
import type { block } from '../../slack/block-kit/blocks.ts'

/** A block as the workspace lets it through. */
export type KnownBlock = z.infer<typeof block>
export type Block<Type extends KnownBlock['type']> = Extract<KnownBlock, { type: Type }>

export type Action = Block<'actions'>['elements'][number]
/** A field of a form. */
export type Entry = Block<'input'>['element']
export type ElementOf<Type extends (Action | Entry)['type']> = Extract<Action | Entry, { type: Type }>

export type TextObject = Block<'context'>['elements'][number]
export type Confirmation = NonNullable<Action['confirm']>
export type Cell = Block<'table'>['rows'][number][number]

/** A view; Slack answers with null for keys that it lacks. */
export interface WireView {
  readonly title?: TextObject | null
  readonly submit?: TextObject | null
  readonly close?: TextObject | null
  readonly blocks: readonly Readonly<Record<string, unknown>>[]
}

/** The reader's time zone (an IANA name), the time in ms UTC, and the date there (`YYYY-MM-DD`). */
export interface Reader {
  readonly zone: string
  readonly now: number
  readonly today: string
}

/** Names for the ids in a message, and the reader's zone and day for its dates. */
export interface Names {
  readonly reader: Reader
  readonly users: readonly { readonly id: string; readonly name: string }[]
  readonly channels: readonly { readonly id: string; readonly name: string }[]
  readonly userGroups: readonly { readonly id: string; readonly name: string }[]
}

export interface RenderContext {
  readonly names: Names
  /** Unique on the page: the message or the view, and then the block's number in it. */
  readonly key: string
  /** Errors of a modal's last submission, by block id. */
  readonly errors: Readonly<Record<string, string>>
}

/** The address of a control; the browser finds the control again by it after the message was redrawn. */
export interface Place {
  readonly blockId: string | undefined
  readonly key: string
}
