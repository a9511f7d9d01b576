import { z } from 'zod'
import { checkView } from '../block-kit/check.ts'
import { asObject, type Json, objectsIn, parseJson, textIn, WrongInput } from '../json.ts'
import type { Person } from '../workspace.ts'
import type { World } from '../world.ts'
import { deliverPayload, interaction } from './deliver.ts'
import { findMissingInput, stateOf, type Values } from './elements.ts'

/** What Slack's client says in a modal when the app fails it. */
const TROUBLE = 'We had some trouble connecting. Try again?'

/** What became of a submission. */
interface Submitted {
  readonly ok: boolean
  readonly errors?: Readonly<Record<string, string>>
  readonly error?: string
}

const reply = z.discriminatedUnion('response_action', [
  z.looseObject({ response_action: z.literal('errors'), errors: z.record(z.string(), z.string()) }),
  z.looseObject({ response_action: z.literal('update'), view: z.unknown() }),
])

/** A person submits their topmost modal; the app's acknowledgement says what happens to it. */
export async function submit(
  world: World,
  person: Person,
  viewId: string,
  values: Values,
): Promise<Submitted> {
  const open = world.views.top(person.id)
  if (open?.id !== viewId)
    throw new WrongInput(`The modal ${viewId} is not the one that ${person.name} sees.`)
  const blocks = objectsIn(open.view.blocks)
  refuseUnknown(blocks, values)
  const missing = findMissingInput(blocks, values)
  if (Object.keys(missing).length > 0) return showErrors(world, viewId, missing)
  const ack = await deliverPayload(world, {
    ...interaction(world, person),
    type: 'view_submission',
    trigger_id: world.triggers.issue(person.id, viewId),
    view: { ...open.view, state: stateOf(blocks, values) },
    response_urls: [],
  })
  return ack.ok ? obey(world, person, viewId, ack.body) : { ok: false, error: TROUBLE }
}

function obey(world: World, person: Person, viewId: string, body: string): Submitted {
  const answer = asObject(parseJson(body))
  if (body.trim() === '' || (answer && answer.response_action === undefined)) {
    // The app may have opened another modal while it was asked.
    if (world.views.top(person.id)?.id === viewId) world.views.close(person.id, false)
    world.changed()
    return { ok: true }
  }
  const parsed = reply.safeParse(answer)
  if (!parsed.success) return { ok: false, error: TROUBLE }
  if (parsed.data.response_action === 'errors') return showErrors(world, viewId, parsed.data.errors)
  const next = asObject(parsed.data.view)
  if (next === undefined || next.type !== 'modal' || checkView(next)) return { ok: false, error: TROUBLE }
  const shown = world.views.update(viewId, next)
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

/** A person closes their topmost modal; the app hears of it where the view asked for that. */
export async function closeView(world: World, person: Person, viewId: string): Promise<void> {
  const open = world.views.top(person.id)
  if (open?.id !== viewId)
    throw new WrongInput(`The modal ${viewId} is not the one that ${person.name} sees.`)
  const all = open.view.clear_on_close === true
  const closed = world.views.close(person.id, all)
  world.changed()
  for (const { view } of closed.filter((gone) => gone.view.notify_on_close === true)) {
    await deliverPayload(world, {
      ...interaction(world, person),
      type: 'view_closed',
      view,
      is_cleared: all,
    })
  }
}
