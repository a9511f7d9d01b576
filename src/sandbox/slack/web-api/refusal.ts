import type { Refusal } from '../block-kit/check.ts'
import type { Json } from '../json.ts'

/** Slack's way of saying no; findings of the Block Kit check ride along. */
export function refuse(error: string, messages: readonly string[] = []): Json {
  return { ok: false, error, ...(messages.length > 0 ? { response_metadata: { messages } } : {}) }
}

/** The same, for what the Block Kit check found. */
export function refuseBlocks({ error, messages }: Refusal): Json {
  return refuse(error, messages)
}
