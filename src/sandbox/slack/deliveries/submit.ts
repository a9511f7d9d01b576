import { z } from 'zod'
import { selectOption } from '../block-kit/blocks.ts'
import { checkView } from '../block-kit/check.ts'
import { asObject, type Json, objectsIn, parseJson, textIn, WrongInput } from '../json.ts'
import { isTypeAhead, type Values } from '../state/views.ts'
import type { Person } from '../workspace.ts'
import type { World } from '../world.ts'
import { deliverPayload, interactionInView, viewIn } from './deliver.ts'

/** Text of Slack's client in a modal when the app fails it. */
const TROUBLE = 'We had some trouble connecting. Try again?'

const reply = z.discriminatedUnion('response_action', [
  z.looseObject({ response_action: z.literal('errors'), errors: z.record(z.string(), z.string()) }),
  z.looseObject({ response_action: z.enum(['update', 'push']), view: z.unknown() }),
])

function topModal(world: World, person: Person, viewId: string) {
  const open = world.views.top(person.id)
  if (open?.id === viewId) return open
  throw new WrongInput(`The modal ${viewId} is not the one that ${person.name} sees.`)
}

/** A person submits their topmost modal; the app's acknowledgement decides what happens to it. */
export async function submit(world: World, person: Person, viewId: string, typed: Values) {
  const open = topModal(world, person, viewId)
  const blocks = world.views.withOffers(viewId)
  refuseUnknown(blocks, typed)
  const values = { ...open.entered, ...typed }
  const missing = findMissingInput(blocks, values)
  if (Object.keys(missing).length > 0) return showErrors(world, viewId, missing)
  const ack = await deliverPayload(world, {
    ...interactionInView(world, person),
    type: 'view_submission',
    trigger_id: world.triggers.issue(person.id, viewId),
    view: { ...viewIn(world, open.view), state: stateOf(blocks, values) },
    response_urls: [],
  })
  return ack.ok ? applyResponse(world, person, viewId, ack.body) : { ok: false, error: TROUBLE }
}

function applyResponse(world: World, person: Person, viewId: string, body: string) {
  const answer = asObject(parseJson(body))
  const isCleared = answer?.response_action === 'clear'
  if (isCleared || body.trim() === '' || (answer && answer.response_action === undefined)) {
    // The app may have opened another modal while it was called.
    if (world.views.top(person.id)?.id === viewId) world.views.close(person.id, isCleared)
    world.changed()
    return { ok: true }
  }
  const parsed = reply.safeParse(answer)
  if (!parsed.success) return { ok: false, error: TROUBLE }
  if (parsed.data.response_action === 'errors') return showErrors(world, viewId, parsed.data.errors)
  const next = asObject(parsed.data.view)
  if (next === undefined || next.type !== 'modal' || checkView(next)) return { ok: false, error: TROUBLE }
  const isOnTop = parsed.data.response_action === 'push'
  const shown = isOnTop ? world.views.push(person.id, next) : world.views.update(viewId, next)
  world.changed()
  return shown ? { ok: true } : { ok: false, error: TROUBLE }
}

function showErrors(world: World, viewId: string, errors: Readonly<Record<string, string>>) {
  world.views.setErrors(viewId, errors)
  world.changed()
  return { ok: false, errors }
}

function refuseUnknown(blocks: readonly Json[], values: Values): void {
  const inputs = blocks.filter(({ type }) => type === 'input').map((block) => textIn(block.block_id))
  const unknown = Object.keys(values).find((id) => !blocks.some((block) => block.block_id === id))
  if (unknown === undefined) return
  throw new WrongInput(`The modal has no block ${unknown}; its inputs are ${inputs.join(', ') || 'none'}.`)
}

/** A person closes their topmost modal; the app is told where the view asked for that. */
export async function closeView(world: World, person: Person, viewId: string): Promise<void> {
  const is_cleared = topModal(world, person, viewId).view.clear_on_close === true
  const closed = world.views.close(person.id, is_cleared)
  world.changed()
  const about = { ...interactionInView(world, person), type: 'view_closed', is_cleared }
  for (const { view } of closed.filter((gone) => gone.view.notify_on_close === true))
    await deliverPayload(world, { ...about, view })
}

export interface Match {
  readonly blockId: string
  readonly element: Json
}

export interface ElementQuery {
  readonly action_id: string
  readonly block_id?: string
  readonly value?: unknown
}

/** Lists all elements with an action id, in display order. */
function elementsIn(blocks: readonly Json[]): readonly Match[] {
  return blocks.flatMap((block) => {
    const singles = [block.accessory, block.element].map(asObject).filter((value) => value !== undefined)
    return [...objectsIn(block.elements), ...singles]
      .filter((element) => typeof element.action_id === 'string')
      .map((element) => ({ blockId: textIn(block.block_id), element }))
  })
}

/** Finds the element that is meant; throws WrongInput when none or several match. */
export function findElement(blocks: readonly Json[], query: ElementQuery, place: string): Match {
  const candidates = elementsIn(blocks).filter(
    ({ blockId, element }) =>
      element.action_id === query.action_id &&
      (query.block_id === undefined || query.block_id === blockId) &&
      (query.value === undefined || element.type !== 'button' || textIn(element.value) === query.value),
  )
  const [found, second] = candidates
  if (found === undefined) {
    const names = [...new Set(elementsIn(blocks).map(({ element }) => textIn(element.action_id)))]
    const there = names.length > 0 ? `it has ${names.join(', ')}` : 'it has nothing to press'
    throw new WrongInput(`There is no such element (${query.action_id}) in this ${place}; ${there}.`)
  }
  if (second !== undefined)
    throw new WrongInput(`Several elements of this ${place} fit ${query.action_id}: add block_id or value.`)
  return found
}

/** Builds `state.values` of a message or view: the value of each of its elements, by block id and action id. */
export function stateOf(blocks: readonly Json[], values: Values): Json {
  const state: Record<string, Record<string, Json>> = {}
  for (const { blockId, element } of elementsIn(blocks)) {
    const type = textIn(element.type)
    const holding = type === 'overflow' ? undefined : readElement(element, values[blockId])
    if (holding) state[blockId] = { ...state[blockId], [textIn(element.action_id)]: { type, ...holding } }
  }
  return { values: state }
}

/**
 * Reports an element's value as Slack does (`selected_option`, `value`); undefined for an element without one. `value`
 * is the person's choice: undefined keeps the initial value, null clears it. Throws WrongInput for a choice that is not
 * offered.
 */
export function readElement(element: Json, value?: unknown): Json | undefined {
  const entered = (initial: unknown, read: (given: unknown) => unknown) =>
    value === undefined ? (initial ?? null) : read(value)
  switch (element.type) {
    case 'plain_text_input':
      return { value: entered(element.initial_value, inputText) }
    case 'datepicker':
      return { selected_date: entered(element.initial_date, dayText) }
    case 'timepicker':
      return { selected_time: entered(element.initial_time, timeText) }
    case 'static_select':
    case 'external_select':
    case 'radio_buttons':
    case 'overflow':
      return { selected_option: entered(element.initial_option, (one) => option(element, one)) }
    case 'multi_external_select':
    case 'checkboxes':
      return {
        selected_options: entered(element.initial_options ?? [], (chosen) =>
          (chosen === null || chosen === '' ? [] : [chosen].flat()).map((one) => option(element, one)),
        ),
      }
    default:
      return undefined
  }
}

function inputText(value: unknown): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new WrongInput('This input takes one text.')
}

function dayText(value: unknown): string | null {
  const text = inputText(value)
  if (text === null || /^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  throw new WrongInput('This input takes a day of the calendar, as 2027-01-15.')
}

function timeText(value: unknown): string | null {
  const text = inputText(value)
  if (text === null || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)) return text
  throw new WrongInput('This input takes a time of the day, as 08:00.')
}

function option(element: Json, value: unknown): Json | null {
  if (value === null || value === '') return null
  const groups = objectsIn(element.option_groups).flatMap((group) => objectsIn(group.options))
  const options = [...objectsIn(element.options), ...groups]
  const found = options.find((candidate) => candidate.value === value)
  if (found) return found
  const values = options.map((candidate) => textIn(candidate.value)).join(', ')
  throw new WrongInput(`${String(value)} is not one of the options: ${values}.`)
}

/** Checks a form as Slack's own client does before it calls the app: errors by block id. */
function findMissingInput(blocks: readonly Json[], values: Values): Record<string, string> {
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const element = asObject(block.element)
      const holding =
        block.type === 'input' && element ? readElement(element, values[textIn(block.block_id)]) : undefined
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

const answered = z.strictObject({ options: z.array(selectOption).max(100) })

/** Returns the options for what was typed, or Slack's error when the app gave none in time or none that fit. */
export async function suggest(
  world: World,
  person: Person,
  viewId: string,
  query: ElementQuery,
  typed: string,
): Promise<{ ok: boolean; options: readonly Json[]; error?: string }> {
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
    const texts = isOne || Array.isArray(value) ? [value].flat().map(String) : splitWords(String(value))
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
