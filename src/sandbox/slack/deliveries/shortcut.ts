import { findMessage } from '../messages.ts'
import type { Channel, Person } from '../workspace.ts'
import type { World } from '../world.ts'
import { WrongInput } from '../wrong-input.ts'
import { sayFailure } from './command.ts'
import { type Ack, deliverPayload, interaction, stamp } from './deliver.ts'

/** A person uses one of the app's shortcuts on a message. */
export async function useShortcut(
  world: World,
  person: Person,
  channel: Channel,
  ts: string,
  callbackId: string,
): Promise<Ack> {
  const known = world.manifest.shortcuts.map((shortcut) => shortcut.callbackId)
  if (!known.includes(callbackId)) {
    throw new WrongInput(`There is no shortcut ${callbackId}; there is ${known.join(', ') || 'none'}.`)
  }
  const message = await findMessage(world, channel.id, ts)
  if (message === undefined) {
    throw new WrongInput(`There is no message with the ts ${ts} in #${channel.name} that takes shortcuts.`)
  }
  const target = { channel: channel.id, person: person.id, thread: undefined }
  const ack = await deliverPayload(world, {
    ...interaction(world, person),
    type: 'message_action',
    callback_id: callbackId,
    trigger_id: world.triggers.issue(person.id),
    response_url: world.responseUrls.issue(target),
    action_ts: stamp(world),
    message_ts: ts,
    channel: { id: channel.id, name: channel.name },
    message,
  })
  if (!ack.ok) await sayFailure(world, target, `The shortcut failed with the error "${ack.error}"`)
  return ack
}
