import { checkView } from '../block-kit/check.ts'
import { asObject, type Json, parseJson, textIn } from '../json.ts'
import { findPerson } from '../seed.ts'
import type { ShownView } from '../workspace.ts'
import type { World } from '../world.ts'
import { refuse, refuseBlocks } from './conversations.ts'

/** Opens a modal for the person whose trigger id this is. */
export async function viewsOpen(world: World, args: Json): Promise<Json> {
  const read = readView(args, 'modal')
  if (read.refused) return read.refused
  const owner = world.triggers.exchange(triggerId(args))
  if (typeof owner === 'string') return refuse(owner)
  return shown(world, world.views.open(owner.user, read.view))
}

/** Puts a modal on top of the one in which the person acted; at most three lie on each other. */
export async function viewsPush(world: World, args: Json): Promise<Json> {
  const read = readView(args, 'modal')
  if (read.refused) return read.refused
  const owner = world.triggers.exchange(triggerId(args))
  if (typeof owner === 'string') return refuse(owner)
  const parent = owner.view === undefined ? undefined : world.views.find(owner.view)
  if (parent?.view.type !== 'modal') return refuse('view_not_found')
  const view = world.views.push(owner.user, read.view)
  return view ? shown(world, view) : refuse('push_limit_reached')
}

/** Changes an open view, by `view_id`; a `hash` guards against a lost race. */
export async function viewsUpdate(world: World, args: Json): Promise<Json> {
  const target = world.views.find(textIn(args.view_id))
  if (target === undefined) return refuse('not_found')
  const read = readView(args, textIn(target.view.type))
  if (read.refused) return read.refused
  if (lostRace(target, args)) return refuse('hash_conflict')
  const view = world.views.update(target.id, read.view)
  return view ? shown(world, view) : refuse('not_found')
}

/** Shows a person's Home tab. */
export async function viewsPublish(world: World, args: Json): Promise<Json> {
  const person = findPerson(textIn(args.user_id))
  if (person === undefined || person.id !== args.user_id) return refuse('user_not_found')
  const read = readView(args, 'home')
  if (read.refused) return read.refused
  if (lostRace(world.views.home(person.id), args)) return refuse('hash_conflict')
  return shown(world, world.views.publish(person.id, read.view))
}

function shown(world: World, view: Json): Json {
  world.changed()
  return { ok: true, view }
}

function triggerId(args: Json): string {
  return textIn(args.trigger_id) || textIn(args.interactivity_pointer)
}

function lostRace(target: ShownView | undefined, args: Json): boolean {
  const hash = textIn(args.hash)
  return target !== undefined && hash !== '' && hash !== target.view.hash
}

type Read = { readonly view: Json; readonly refused?: never } | { readonly refused: Json }

function readView(args: Json, type: string): Read {
  const view = asObject(typeof args.view === 'string' ? parseJson(args.view) : args.view)
  if (view === undefined)
    return { refused: refuse('invalid_arguments', ['[ERROR] missing required field: view']) }
  const refusal = checkView(view)
  if (refusal) return { refused: refuseBlocks(refusal) }
  if (view.type === type) return { view }
  return { refused: refuse('invalid_arguments', [`[ERROR] must be a ${type} [json-pointer:/view/type]`]) }
}
