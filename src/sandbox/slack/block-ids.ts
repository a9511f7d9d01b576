import { randomInt } from 'node:crypto'
import { asObject, type Json } from './json.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Elements that act, and therefore get an action id of Slack's making when the app gave none. */
const ACTING = /^(button|overflow|checkboxes|static_select|plain_text_input)$/

/** The blocks as Slack stores them: every block with a block id, every element that acts with an action id. */
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
  const value = block[key]
  if (Array.isArray(value)) return { [key]: value.map(withActionId) }
  return value === undefined ? {} : { [key]: withActionId(value) }
}

function withActionId(value: unknown): unknown {
  const element = asObject(value)
  if (element === undefined || typeof element.type !== 'string' || !ACTING.test(element.type)) return value
  return { ...element, action_id: element.action_id ?? shortId() }
}

function shortId(): string {
  return Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
