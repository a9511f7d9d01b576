import { z } from 'zod'
import { findAcrossBlocks } from './across-blocks.ts'
import { block } from './blocks.ts'
import { appId, plainText } from './text.ts'
import { finding, wordIssues } from './wording.ts'

/** Measured on Slack: over this length of the blocks' JSON a message is refused whatever it holds. */
const MAX_BLOCKS_JSON = 13_200
const MAX_VIEW_BYTES = 250 * 1024

/** Why Slack would refuse: its error code, and its findings with JSON pointers. */
export interface Refusal {
  readonly error: string
  readonly messages: readonly string[]
}

const messageBlocks = z.array(block).max(50)
const viewFields = {
  blocks: z.array(block).max(100),
  private_metadata: z.string().max(3000).optional(),
  callback_id: appId.or(z.literal('')).optional(),
  external_id: appId.or(z.literal('')).optional(),
}
const view = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('modal'),
    ...viewFields,
    title: plainText(24),
    submit: plainText(24).optional(),
    close: plainText(24).optional(),
    clear_on_close: z.boolean().optional(),
    notify_on_close: z.boolean().optional(),
    submit_disabled: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('home'), ...viewFields }),
])

/** Checks a message's blocks against Slack's limits: at most 50, 13,200 characters of JSON, known keys only. */
export function checkMessageBlocks(blocks: unknown): Refusal | undefined {
  const parsed = messageBlocks.safeParse(blocks)
  const messages = parsed.success
    ? findAcrossBlocks(parsed.data, 'message', ['blocks'])
    : wordIssues(parsed.error.issues, blocks, ['blocks'])
  if (messages.length > 0) return { error: 'invalid_blocks', messages }
  return JSON.stringify(blocks).length > MAX_BLOCKS_JSON
    ? { error: 'msg_blocks_too_long', messages: [] }
    : undefined
}

/** Checks a modal or a Home tab: sizes, titles, metadata, and that a modal with inputs can be submitted. */
export function checkView(candidate: unknown): Refusal | undefined {
  const parsed = view.safeParse(candidate)
  if (!parsed.success) {
    return { error: 'invalid_arguments', messages: wordIssues(parsed.error.issues, candidate, ['view']) }
  }
  if (Buffer.byteLength(JSON.stringify(candidate)) > MAX_VIEW_BYTES) {
    return { error: 'view_too_large', messages: [] }
  }
  const found = findAcrossBlocks(parsed.data.blocks, parsed.data.type, ['view', 'blocks'])
  const hasInput = parsed.data.blocks.some(({ type }) => type === 'input')
  const cannotSubmit = parsed.data.type === 'modal' && hasInput && parsed.data.submit === undefined
  const messages = cannotSubmit ? [...found, finding('missing required field: submit', ['view'])] : found
  return messages.length > 0 ? { error: 'invalid_arguments', messages } : undefined
}
