import { type Json, textIn } from '../json.ts'
import { held } from './fill.ts'
import { elementsIn } from './find-element.ts'

/** What people entered, by block id: the value of the one element of that block. */
export type Values = Readonly<Record<string, unknown>>

/** `state.values` of a message or view: what each of its elements holds, by block id and action id. */
export function stateOf(blocks: readonly Json[], values: Values): Json {
  const state: Record<string, Record<string, Json>> = {}
  for (const { blockId, element } of elementsIn(blocks)) {
    const type = textIn(element.type)
    const holding = type === 'overflow' ? undefined : held(element, values[blockId])
    if (holding) state[blockId] = { ...state[blockId], [textIn(element.action_id)]: { type, ...holding } }
  }
  return { values: state }
}
