import type { Recipient } from '../../model/directory.ts'
import type { StoreTransaction } from '../../store/context.ts'
import type { ActionPayload, ActionTokens, TokenScope } from '../../store/tables/action-tokens.ts'

/** A value, and the place where a token replaces it. */
interface Slot extends ActionPayload {
  put(id: string): void
}

/** The characters that Slack takes: docs.slack.dev, “Button element”, “Option object” and “Modal views”. */
const MAX_BUTTON_VALUE = 2000
export const MAX_OPTION_VALUE = 150
const MAX_METADATA = 3000

/** Returns the action under which a modal’s metadata is sealed; no button has such an action id. */
function actionOfView(callbackId: string): string {
  return `view ${callbackId}`
}

export function findMetadata(
  tokens: Pick<ActionTokens, 'find'>,
  { team, user }: Recipient,
  { callbackId, privateMetadata }: { readonly callbackId: string; readonly privateMetadata: string },
): ReturnType<ActionTokens['find']> {
  return tokens.find(privateMetadata, { team, user, channel: '', action: actionOfView(callbackId) })
}

/** Returns the places of values in blocks or in a view: in buttons, menu options and a modal’s metadata. */
export function slotsIn(shape: object): Slot[] {
  const slots: Slot[] = []
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) slots.push(...slotsOf(value))
    for (const inner of Object.values(value)) collect(inner)
  }
  collect(shape)
  return slots
}

/** Puts tokens there, in place; a value too long for its place is stored with the transaction, if there is one. */
export async function issueTokens(
  tokens: ActionTokens,
  scope: TokenScope,
  slots: readonly Slot[],
  transaction?: StoreTransaction,
): Promise<void> {
  const ids = await tokens.keep(scope, slots, transaction)
  for (const [index, slot] of slots.entries()) slot.put(ids[index] ?? '')
}

function slotsOf(holder: object): Slot[] {
  if (isButton(holder)) return [slotOf(holder, holder.action_id, MAX_BUTTON_VALUE)]
  // An option that opens an address has no other value.
  if (isMenu(holder))
    return holder.options
      .filter((option) => isOption(option) && !('url' in option))
      .map((option) => slotOf(option, holder.action_id, MAX_OPTION_VALUE))
  if (!remembers(holder)) return []
  const action = actionOfView('callback_id' in holder ? String(holder.callback_id) : '')
  const put = (id: string) => {
    holder.private_metadata = id
  }
  return [{ action, value: holder.private_metadata, limit: MAX_METADATA, put }]
}

function slotOf(holder: { value: string }, action: string, limit: number): Slot {
  const put = (id: string) => {
    holder.value = id
  }
  return { action, value: holder.value, limit, put }
}

type Pressable = { action_id: string }

function isButton(holder: object): holder is Pressable & { value: string } {
  return isPressable(holder, 'button') && isOption(holder)
}

function isMenu(holder: object): holder is Pressable & { options: { value: string }[] } {
  const isMenuOfVerbs = isPressable(holder, 'static_select') && holder.action_id.startsWith('overflow:')
  return (
    (isPressable(holder, 'overflow') || isMenuOfVerbs) && 'options' in holder && Array.isArray(holder.options)
  )
}

function isPressable(holder: object, type: string): holder is Pressable {
  return (
    'type' in holder && holder.type === type && 'action_id' in holder && typeof holder.action_id === 'string'
  )
}

function isOption(holder: object): holder is { value: string } {
  return 'value' in holder && typeof holder.value === 'string'
}

function remembers(holder: object): holder is { private_metadata: string } {
  return 'private_metadata' in holder && typeof holder.private_metadata === 'string'
}
