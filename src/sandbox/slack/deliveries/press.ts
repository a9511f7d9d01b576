import { asObject, type Json, objectsIn, parseJson, textIn, WrongInput } from '../json.ts'
import { findMessage, postEphemeral } from '../messages.ts'
import { readResponse, showResponse } from '../response-posts.ts'
import { findChannel, findPerson, userGroups } from '../seed.ts'
import type { ResponseTarget } from '../state/triggers.ts'
import type { Values } from '../state/views.ts'
import type { Channel, Person } from '../workspace.ts'
import type { World } from '../world.ts'
import {
  type Ack,
  deliverCommand,
  deliverPayload,
  interaction,
  interactionInView,
  stamp,
  viewIn,
} from './deliver.ts'
import { type ElementQuery, findElement, type Match, readElement, stateOf } from './submit.ts'

/** A person presses a button of a message, or chooses an option there; it may be an ephemeral message. */
export async function pressInMessage(
  world: World,
  person: Person,
  channel: Channel,
  ts: string,
  query: ElementQuery,
): Promise<Ack> {
  const stored = world.ephemerals.get(ts)
  const isEphemeral = stored?.person === person.id && stored.channel === channel.id
  const message = isEphemeral ? undefined : await findMessage(world, channel.id, ts)
  if (!isEphemeral && message === undefined)
    throw new WrongInput(`${person.name} sees no message with the ts ${ts} in #${channel.name}.`)
  const blocks = isEphemeral ? stored.blocks : objectsIn(message?.blocks)
  const found = findElement(blocks, query, 'message')
  const thread = isEphemeral ? stored.thread_ts : threadOfReply(message)
  const original = { ts, ephemeral: isEphemeral }
  const target = { channel: channel.id, person: person.id, thread, original }
  const ack = await deliverPayload(world, {
    ...interaction(world, person),
    type: 'block_actions',
    container: {
      type: 'message',
      message_ts: ts,
      channel_id: channel.id,
      is_ephemeral: isEphemeral,
      thread_ts: thread,
    },
    channel: { id: channel.id, name: channel.name },
    message,
    trigger_id: world.triggers.issue(person.id),
    response_url: world.responseUrls.issue(target),
    state: stateOf(blocks, {}),
    actions: [action(world, found, query.value)],
  })
  if (!ack.ok) await postFailure(world, target, `The app failed with the error "${ack.error}"`)
  return ack
}

/** Actions on a message of the channel are answered in the channel, even when it has replies. */
function threadOfReply(message: Json | undefined): string | undefined {
  const thread = textIn(message?.thread_ts)
  return thread === '' || thread === message?.ts ? undefined : thread
}

/** A person presses a button of a modal or of the Home tab; `values` are the current values of the inputs. */
export async function pressInView(
  world: World,
  person: Person,
  viewId: string,
  query: ElementQuery,
  values: Values,
): Promise<Ack> {
  const open = world.views.find(viewId)
  if (open?.person !== person.id) throw new WrongInput(`${person.name} has no open view ${viewId}.`)
  const blocks = world.views.withOffers(viewId)
  const found = findElement(blocks, query, 'view')
  const block = blocks.find(({ block_id }) => block_id === found.blockId)
  const isInput = block?.type === 'input'
  if (isInput && block.dispatch_action !== true)
    throw new WrongInput(`What is entered into ${found.blockId} is sent with the modal, and not before.`)
  const entered = isInput ? { ...values, [found.blockId]: query.value } : values
  const state = stateOf(blocks, { ...open.entered, ...entered })
  world.views.enter(viewId, entered)
  return await deliverPayload(world, {
    ...interactionInView(world, person),
    type: 'block_actions',
    container: { type: 'view', view_id: viewId },
    trigger_id: world.triggers.issue(person.id, viewId),
    view: { ...viewIn(world, open.view), state },
    state,
    actions: [action(world, found, query.value)],
  })
}

function action(world: World, { blockId, element }: Match, value: unknown): Json {
  const type = textIn(element.type)
  const base = { type, action_id: element.action_id, block_id: blockId, action_ts: stamp(world) }
  if (type === 'overflow' && value === undefined)
    throw new WrongInput('An overflow menu needs the value of the option that is chosen.')
  const { placeholder, text, value: own, style, url } = element
  const holding = readElement(element, value)
  return holding ? { ...base, ...holding, placeholder } : { ...base, text, value: own, style, url }
}

export async function callShortcut(
  world: World,
  person: Person,
  channel: Channel,
  ts: string,
  callbackId: string,
): Promise<Ack> {
  requireShortcut('shortcut', world.manifest.shortcuts, callbackId)
  const message = await findMessage(world, channel.id, ts)
  if (message === undefined)
    throw new WrongInput(`There is no message with the ts ${ts} in #${channel.name} that takes shortcuts.`)
  const target = { channel: channel.id, person: person.id }
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
  if (!ack.ok) await postFailure(world, target, `The shortcut failed with the error "${ack.error}"`)
  return ack
}

export async function callGlobalShortcut(world: World, person: Person, callbackId: string): Promise<Ack> {
  requireShortcut('global shortcut', world.manifest.globalShortcuts, callbackId)
  return await deliverPayload(world, {
    ...interaction(world, person),
    type: 'shortcut',
    callback_id: callbackId,
    trigger_id: world.triggers.issue(person.id),
    action_ts: stamp(world),
  })
}

function requireShortcut(kind: string, all: World['manifest']['shortcuts'], callbackId: string): void {
  const known = all.map((shortcut) => shortcut.callbackId)
  if (known.includes(callbackId)) return
  throw new WrongInput(`There is no ${kind} ${callbackId}; there is ${known.join(', ') || 'none'}.`)
}

/** A person types a slash command; the body of the app's 200 is shown, and so is its failure. */
export async function runCommand(
  world: World,
  person: Person,
  channel: Channel,
  command: string,
  text: string,
): Promise<Ack> {
  const known = world.manifest.commands.map((entry) => entry.command)
  const entry = world.manifest.commands.find((candidate) => candidate.command === command)
  if (entry === undefined)
    throw new WrongInput(`${command} is no command of this workspace; it has ${known.join(', ')}.`)
  const target: ResponseTarget = { channel: channel.id, person: person.id }
  const { enterprise } = world.team
  const ack = await deliverCommand(world, {
    token: 'sandbox',
    team_id: world.app.teamId,
    team_domain: world.team.domain,
    channel_id: channel.id,
    channel_name: channel.name,
    user_id: person.id,
    user_name: person.name,
    command,
    text: entry.escapes ? withIds(text) : text,
    api_app_id: world.app.appId,
    ...(enterprise ? { enterprise_id: enterprise.id, enterprise_name: enterprise.name } : {}),
    is_enterprise_install: String(world.isOrgWide),
    response_url: world.responseUrls.issue(target),
    trigger_id: world.triggers.issue(person.id),
  })
  const failure = ack.ok ? await showReply(world, target, ack.body) : ack.error
  if (failure === undefined) return ack
  await postFailure(world, target, `${command} failed with the error "${failure}"`)
  return ack
}

/**
 * Replaces names with ids, as Slack does for a command with `escapes`: `<@U0ANN|ann>`, `<#C0WEB|web>` and
 * `<!subteam^S0WEB|@web-team>`.
 */
function withIds(text: string): string {
  return text.replace(/(^|\s)([@#])([\w-]+)/g, (whole, before, sign, name) => {
    const group = sign === '@' ? userGroups.find((one) => one.name === name) : undefined
    if (group) return `${before}<!subteam^${group.id}|@${group.name}>`
    const named = sign === '@' ? findPerson(name) : findChannel(name)
    return named ? `${before}<${sign}${named.id}|${named.name}>` : whole
  })
}

async function postFailure(world: World, target: ResponseTarget, text: string): Promise<void> {
  await postEphemeral(world, target.channel, target.person, { text, blocks: [], thread: target.thread })
}

/** Shows the body of an acknowledgement: JSON as a message, anything else as its text; returns Slack's refusal. */
async function showReply(world: World, target: ResponseTarget, body: string): Promise<string | undefined> {
  if (body.trim() === '') return undefined
  const reply = readResponse(asObject(parseJson(body)) ?? { text: body })
  if (reply === undefined) return 'invalid_payload'
  const refused = await showResponse(world, target, reply)
  return refused && String(refused.error)
}
