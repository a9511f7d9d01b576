import { randomBytes } from 'node:crypto'
import { z } from 'zod'

export type Json = Readonly<Record<string, unknown>>

const object = z.record(z.string(), z.unknown())

/** Returns the value when it is an object and no array; undefined otherwise. */
export function asObject(value: unknown): Json | undefined {
  return object.safeParse(value).data
}

/** Returns the objects of a list; none when the value is no list. */
export function objectsIn(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map(asObject).filter((item) => item !== undefined) : []
}

/** Returns the value when it is text; empty otherwise. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An action that a person, or a script in their place, cannot do here; the message is one sentence. */
export class WrongInput extends Error {}

/** Interactive elements, which get a generated action id when the app gave none. */
const CONTROLS = /^(button|overflow|checkboxes|radio_buttons|static_select|plain_text_input)$/

/** The blocks as Slack stores them: every block with a block id, every interactive element with an action id. */
export function withIds(blocks: readonly Json[]): Json[] {
  return blocks.map((block) => ({
    ...block,
    block_id: block.block_id ?? shortId(),
    ...named(block, 'elements'),
    ...named(block, 'accessory'),
    ...named(block, 'element'),
  }))
}

function named(block: Json, key: string): Json {
  return block[key] === undefined ? {} : { [key]: withActionId(block[key]) }
}

function withActionId(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withActionId)
  const element = asObject(value)
  if (element === undefined || typeof element.type !== 'string' || !CONTROLS.test(element.type)) return value
  return { ...element, action_id: element.action_id ?? shortId() }
}

function shortId(): string {
  return randomBytes(4).toString('base64url').slice(0, 5)
}
