import { asObject, type Json, objectsIn, textIn, WrongInput } from '../json.ts'

/** An element that acts, and the block that holds it. */
export interface Found {
  readonly blockId: string
  readonly element: Json
}

/** What a script says of the element that it means. */
export interface Wanted {
  readonly action_id: string
  readonly block_id?: string | undefined
  readonly value?: unknown
}

/** What people entered, by block id: the value of the one element of that block. */
export type Values = Readonly<Record<string, unknown>>

/** All elements with an action id, in the order in which they are shown. */
function elementsIn(blocks: readonly Json[]): readonly Found[] {
  return blocks.flatMap((block) => {
    const singles = [block.accessory, block.element].map(asObject).filter((value) => value !== undefined)
    return [...objectsIn(block.elements), ...singles]
      .filter((element) => typeof element.action_id === 'string')
      .map((element) => ({ blockId: textIn(block.block_id), element }))
  })
}

/** The one element that is meant; throws WrongInput when it is not there, or not the only one. */
export function findElement(blocks: readonly Json[], wanted: Wanted, place: string): Found {
  const candidates = elementsIn(blocks).filter(
    ({ blockId, element }) =>
      element.action_id === wanted.action_id &&
      (wanted.block_id === undefined || wanted.block_id === blockId) &&
      (wanted.value === undefined || element.type !== 'button' || textIn(element.value) === wanted.value),
  )
  const [found, second] = candidates
  if (found === undefined) {
    const names = [...new Set(elementsIn(blocks).map(({ element }) => textIn(element.action_id)))]
    const there = names.length > 0 ? `it has ${names.join(', ')}` : 'it has nothing to press'
    throw new WrongInput(`There is no such element (${wanted.action_id}) in this ${place}; ${there}.`)
  }
  if (second !== undefined) {
    throw new WrongInput(`Several elements of this ${place} fit ${wanted.action_id}: add block_id or value.`)
  }
  return found
}

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

/**
 * What an element holds, as Slack reports it (`selected_option`, `value`); undefined for an element that holds
 * nothing. `value` is what the person chose: undefined for what was there from the start, null for nothing. Throws
 * WrongInput for a choice that is not offered.
 */
export function held(element: Json, value?: unknown): Json | undefined {
  switch (element.type) {
    case 'plain_text_input':
      return { value: value === undefined ? (element.initial_value ?? null) : typed(value) }
    case 'static_select':
    case 'overflow':
      return {
        selected_option: value === undefined ? (element.initial_option ?? null) : option(element, value),
      }
    case 'checkboxes': {
      const chosen = value === null || value === '' ? [] : Array.isArray(value) ? value : [value]
      return {
        selected_options:
          value === undefined ? (element.initial_options ?? []) : chosen.map((one) => option(element, one)),
      }
    }
    default:
      return undefined
  }
}

function typed(value: unknown): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new WrongInput('This input takes one text.')
}

function option(element: Json, value: unknown): Json | null {
  if (value === null || value === '') return null
  const groups = objectsIn(element.option_groups).flatMap((group) => objectsIn(group.options))
  const offered = [...objectsIn(element.options), ...groups]
  const found = offered.find((candidate) => candidate.value === value)
  if (found) return found
  const values = offered.map((candidate) => textIn(candidate.value)).join(', ')
  throw new WrongInput(`${String(value)} is not one of the options: ${values}.`)
}

/** What Slack's own client finds wrong with a form before it asks the app: errors by block id. */
export function findMissingInput(blocks: readonly Json[], values: Values): Record<string, string> {
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const element = asObject(block.element)
      const holding =
        block.type === 'input' && element ? held(element, values[textIn(block.block_id)]) : undefined
      if (element === undefined || holding === undefined) return []
      const error = isEmpty(holding)
        ? block.optional !== true && 'Please complete this required field.'
        : lengthProblem(element, textIn(holding.value))
      return error ? [[textIn(block.block_id), error]] : []
    }),
  )
}

function isEmpty(holding: Json): boolean {
  return Object.values(holding).every(
    (value) => value === null || value === '' || (Array.isArray(value) && value.length === 0),
  )
}

function lengthProblem({ min_length: least, max_length: most }: Json, value: string): string | undefined {
  if (typeof least === 'number' && value.length < least) return `Please enter at least ${least} characters.`
  if (typeof most === 'number' && value.length > most) return `Please enter at most ${most} characters.`
  return undefined
}
