import { z } from 'zod'
import { selectOption } from '../block-kit/blocks.ts'
import { asObject, type Json, objectsIn, parseJson, textIn, WrongInput } from '../json.ts'
import { isTypeAhead, type Values } from '../state/views.ts'
import type { Person } from '../workspace.ts'
import type { World } from '../world.ts'
import { deliverPayload, interactionInView, viewIn } from './deliver.ts'
import { type ElementQuery, findElement, stateOf } from './submit.ts'

const answered = z.strictObject({ options: z.array(selectOption).max(100) })

/** The options for what was typed, or Slack's error when the app gave none in time or none that fit. */
interface Suggested {
  readonly ok: boolean
  readonly options: readonly Json[]
  readonly error?: string
}

export async function suggest(
  world: World,
  person: Person,
  viewId: string,
  query: ElementQuery,
  typed: string,
): Promise<Suggested> {
  const open = world.views.find(viewId)
  if (open?.person !== person.id) throw new WrongInput(`${person.name} has no open view ${viewId}.`)
  const blocks = objectsIn(open.view.blocks)
  const { blockId, element } = findElement(blocks, query, 'view')
  if (!isTypeAhead(element)) throw new WrongInput(`${query.action_id} has its options already.`)
  const least = typeof element.min_query_length === 'number' ? element.min_query_length : 3
  if (typed.length < least) return { ok: true, options: [] }
  const ack = await deliverPayload(world, {
    ...interactionInView(world, person),
    type: 'block_suggestion',
    container: { type: 'view', view_id: viewId },
    action_id: element.action_id,
    block_id: blockId,
    value: typed,
    view: { ...viewIn(world, open.view), state: stateOf(blocks, {}) },
  })
  if (!ack.ok) return { ok: false, options: [], error: `The options failed with the error "${ack.error}".` }
  const answer = answered.safeParse(parseJson(ack.body))
  if (!answer.success) return { ok: false, options: [], error: 'The app answered with no valid options.' }
  world.views.offer(viewId, blockId, answer.data.options)
  return { ok: true, options: answer.data.options }
}

/**
 * Returns the values of a form with options for what a script has typed into its selects: typed as a person does, and
 * chosen from what the app then offers. Texts for a select of several are divided by commas.
 */
export async function chooseTyped(
  world: World,
  person: Person,
  viewId: string,
  entered: Values,
): Promise<Values> {
  const chosen: Record<string, unknown> = { ...entered }
  for (const block of objectsIn(world.views.find(viewId)?.view.blocks)) {
    const id = textIn(block.block_id)
    const element = asObject(block.element)
    const value = entered[id]
    if (!element || !isTypeAhead(element) || value === undefined || value === null || value === '') continue
    const isOne = element.type === 'external_select'
    const texts = Array.isArray(value)
      ? value.map(String)
      : isOne
        ? [String(value)]
        : splitWords(String(value))
    const query = { action_id: textIn(element.action_id), block_id: id }
    const values = []
    for (const text of texts) values.push(await choose(world, person, viewId, query, text))
    chosen[id] = isOne ? values[0] : values
  }
  return chosen
}

async function choose(world: World, person: Person, viewId: string, query: ElementQuery, text: string) {
  const { element: known } = findElement(world.views.withOffers(viewId), query, 'view')
  if (objectsIn(known.options).some(({ value }) => value === text)) return text
  const { options, error } = await suggest(world, person, viewId, query, text)
  if (error) throw new WrongInput(error)
  const labels = options.map((option) => [option, textIn(asObject(option.text)?.text)] as const)
  const fits = (test: (label: string, value: string) => boolean) =>
    labels.find(([{ value }, label]) => test(label, textIn(value)))?.[0]
  const found =
    fits((label, value) => value === text || label === text) ?? fits((label) => label.includes(text))
  if (found) return textIn(found.value)
  const offered = labels.map(([, label]) => label).join(', ')
  throw new WrongInput(`Nothing that is offered fits ${text}: ${offered || 'nothing is'}.`)
}

function splitWords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}
