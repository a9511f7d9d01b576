import { z } from 'zod'
import { asObject, type Json, objectsIn, parseJson } from '../json.ts'
import { findMessage } from '../messages.ts'
import type { Channel, Person } from '../workspace.ts'
import type { World } from '../world.ts'
import { WrongInput } from '../wrong-input.ts'
import { deliverPayload, interaction } from './deliver.ts'
import { findElement } from './find-element.ts'

const suggestions = z.union([
  z.looseObject({ options: z.array(z.unknown()).max(100) }),
  z.looseObject({ option_groups: z.array(z.unknown()).max(100) }),
])

/** Where an external select stands: in a message of a channel, or in a view. */
type SelectPlace = { readonly channel: Channel; readonly ts: string } | { readonly viewId: string }

/** A person types into an external select: asks the app for options; undefined when it gives none. */
export async function suggest(
  world: World,
  person: Person,
  place: SelectPlace,
  actionId: string,
  typed: string,
): Promise<Json | undefined> {
  const { blocks, where } = await lookAt(world, person, place)
  const { blockId } = findElement(blocks, { action_id: actionId }, 'viewId' in place ? 'view' : 'message')
  const ack = await deliverPayload(world, {
    ...interaction(world, person),
    ...where,
    type: 'block_suggestion',
    action_id: actionId,
    block_id: blockId,
    value: typed,
  })
  return suggestions.safeParse(asObject(parseJson(ack.body))).data
}

async function lookAt(world: World, person: Person, place: SelectPlace) {
  if ('viewId' in place) {
    const open = world.views.find(place.viewId)
    if (open?.person !== person.id) throw new WrongInput(`${person.name} has no open view ${place.viewId}.`)
    return {
      blocks: objectsIn(open.view.blocks),
      where: { view: open.view, container: { type: 'view', view_id: place.viewId } },
    }
  }
  const { channel, ts } = place
  const ephemeral = world.ephemerals.find(channel.id, person.id, ts)
  const message = ephemeral ? undefined : await findMessage(world, channel.id, ts)
  if (ephemeral === undefined && message === undefined) {
    throw new WrongInput(`${person.name} sees no message with the ts ${ts} in #${channel.name}.`)
  }
  const container = {
    type: 'message',
    message_ts: ts,
    channel_id: channel.id,
    is_ephemeral: ephemeral !== undefined,
  }
  return {
    blocks: objectsIn((ephemeral ?? message)?.blocks),
    where: { container, channel: { id: channel.id, name: channel.name }, ...(message ? { message } : {}) },
  }
}
