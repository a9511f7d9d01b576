import { z } from 'zod'
import { checkView } from '../block-kit/check.ts'
import { asObject, type Json, objectsIn, parseJson, textIn, WrongInput } from '../json.ts'
import type { Values } from '../state/views.ts'
import type { Person } from '../workspace.ts'
import type { World } from '../world.ts'
import { deliverPayload, interactionInView, viewIn } from './deliver.ts'

/** Text of Slack's client in a modal when the app fails it. */
const TROUBLE = 'We had some trouble connecting. Try again?'

interface Submitted {
  readonly ok: boolean
  readonly errors?: Readonly<Record<string, string>>
  readonly error?: string
}

const reply = z.discriminatedUnion('response_action', [
  z.looseObject({ response_action: z.literal('errors'), errors: z.record(z.string(), z.string()) }),
  z.looseObject({ response_action: z.enum(['update', 'push']), view: z.unknown() }),
])

/** A person submits their topmost modal; the app's acknowledgement decides what happens to it. */
export async function submit(world: World, person: Person, viewId: string, typed: Values) {
  const open = world.views.top(person.id)
  if (open?.id !== viewId)
    throw new WrongInput(`The modal ${viewId} is not the one that ${person.name} sees.`)
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

function applyResponse(world: World, person: Person, viewId: string, body: string): Submitted {
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

function showErrors(world: World, viewId: string, errors: Readonly<Record<string, string>>): Submitted {
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
  const open = world.views.top(person.id)
  if (open?.id !== viewId)
    throw new WrongInput(`The modal ${viewId} is not the one that ${person.name} sees.`)
  const all = open.view.clear_on_close === true
  const closed = world.views.close(person.id, all)
  world.changed()
  for (const { view } of closed.filter((gone) => gone.view.notify_on_close === true)) {
    await deliverPayload(world, {
      ...interactionInView(world, person),
      type: 'view_closed',
      view,
      is_cleared: all,
    })
  }
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

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/**
 * Reports an element's value as Slack does (`selected_option`, `value`); undefined for an element without one. `value`
 * is the person's choice: undefined keeps the initial value, null clears it. Throws WrongInput for a choice that is not
 * offered.
 */
export function readElement(element: Json, value?: unknown): Json | undefined {
  switch (element.type) {
    case 'plain_text_input':
      return { value: value === undefined ? (element.initial_value ?? null) : inputText(value) }
    case 'datepicker':
      return {
        selected_date:
          value === undefined
            ? (element.initial_date ?? null)
            : matching(value, DAY, 'a day of the calendar, as 2027-01-15'),
      }
    case 'timepicker':
      return {
        selected_time:
          value === undefined
            ? (element.initial_time ?? null)
            : matching(value, TIME, 'a time of the day, as 08:00'),
      }
    case 'static_select':
    case 'external_select':
    case 'radio_buttons':
    case 'overflow':
      return {
        selected_option: value === undefined ? (element.initial_option ?? null) : option(element, value),
      }
    case 'multi_external_select':
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

function inputText(value: unknown): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new WrongInput('This input takes one text.')
}

function matching(value: unknown, pattern: RegExp, what: string): string | null {
  const text = inputText(value)
  if (text === null || pattern.test(text)) return text
  throw new WrongInput(`This input takes ${what}.`)
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
