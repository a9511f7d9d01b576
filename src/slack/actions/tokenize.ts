import type { StoreTransaction } from '../../store/context.ts'
import type { ActionPayload, ActionTokens, TokenScope } from '../../store/tables/action-tokens.ts'

/** A value to store and to replace with a token. */
interface Slot extends ActionPayload {
  put(id: string): void
}

/** Returns the action under which a modal’s metadata is stored; no button has such an action id. */
export function actionOfView(callbackId: string): string {
  return `view ${callbackId}`
}

/**
 * Returns a copy of blocks or of a view with tokens instead of values: in buttons, menu options and a modal’s
 * metadata. The values are stored before it resolves, or with the transaction.
 */
export async function tokenize<Shape extends object>(
  tokens: ActionTokens,
  scope: TokenScope,
  shape: Shape,
  transaction?: StoreTransaction,
): Promise<Shape> {
  const copy = structuredClone(shape)
  const slots = slotsIn(copy)
  const ids = await tokens.keep(scope, slots, transaction)
  for (const [index, slot] of slots.entries()) slot.put(ids[index] ?? '')
  return copy
}

function slotsIn(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return []
  return [...slotsOf(value), ...Object.values(value).flatMap(slotsIn)]
}

function slotsOf(holder: object): Slot[] {
  if (isButton(holder)) return [slotOf(holder, holder.action_id)]
  // An option that opens an address has no other value.
  if (isMenu(holder))
    return holder.options
      .filter((option) => isOption(option) && !('url' in option))
      .map((option) => slotOf(option, holder.action_id))
  if (!remembers(holder)) return []
  const action = actionOfView('callback_id' in holder ? String(holder.callback_id) : '')
  const put = (id: string) => {
    holder.private_metadata = id
  }
  return [{ action, value: holder.private_metadata, put }]
}

function slotOf(holder: { value: string }, action: string): Slot {
  const put = (id: string) => {
    holder.value = id
  }
  return { action, value: holder.value, put }
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
