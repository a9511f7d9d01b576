import { asObject, type Json, textIn } from '../json.ts'
import { held, isEmpty } from './fill.ts'
import type { Values } from './state.ts'

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
        : problem(element, textIn(holding.value))
      return error ? [[textIn(block.block_id), error]] : []
    }),
  )
}

function problem(element: Json, value: string): string | undefined {
  const { min_length: least, max_length: most } = element
  if (typeof least === 'number' && value.length < least) return `Please enter at least ${least} characters.`
  if (typeof most === 'number' && value.length > most) return `Please enter at most ${most} characters.`
  return element.type === 'number_input' ? numberProblem(element, value) : undefined
}

function numberProblem(element: Json, value: string): string | undefined {
  const number = Number(value)
  if (value.trim() === '' || Number.isNaN(number)) return 'Please enter a number.'
  if (element.is_decimal_allowed !== true && !Number.isInteger(number)) return 'Please enter a whole number.'
  const { min_value: least, max_value: most } = element
  if (least !== undefined && number < Number(least))
    return `Please enter a number of at least ${String(least)}.`
  if (most !== undefined && number > Number(most)) return `Please enter a number of at most ${String(most)}.`
  return undefined
}
