import { asObject, type Json, objectsIn, textIn } from '../json.ts'
import { WrongInput } from '../wrong-input.ts'

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

/** All elements with an action id, in the order in which they are shown. */
export function elementsIn(blocks: readonly Json[]): readonly Found[] {
  return blocks.flatMap((block) => {
    const singles = [block.accessory, block.element].map(asObject).filter((value) => value !== undefined)
    const own = [...objectsIn(block.elements), ...objectsIn(block.actions), ...singles]
    return [
      ...own
        .filter((element) => typeof element.action_id === 'string')
        .map((element) => ({ blockId: textIn(block.block_id), element })),
      ...elementsIn(objectsIn(block.child_blocks)),
    ]
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
