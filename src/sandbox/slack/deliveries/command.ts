import { asObject, parseJson, WrongInput } from '../json.ts'
import { postEphemeral } from '../messages.ts'
import { readResponse, showResponse } from '../response-posts.ts'
import { findChannel, findPerson, TEAM } from '../seed.ts'
import type { ResponseTarget } from '../state/triggers.ts'
import type { Channel, Person } from '../workspace.ts'
import type { World } from '../world.ts'
import { type Ack, deliverForm } from './deliver.ts'

/** A person types a slash command; what the app puts into its 200 is shown, and so is its failure. */
export async function runCommand(
  world: World,
  person: Person,
  channel: Channel,
  command: string,
  text: string,
): Promise<Ack> {
  const known = world.manifest.commands.map((entry) => entry.command)
  const entry = world.manifest.commands.find((candidate) => candidate.command === command)
  if (entry === undefined) {
    throw new WrongInput(`${command} is no command of this workspace; it has ${known.join(', ')}.`)
  }
  const target: ResponseTarget = { channel: channel.id, person: person.id, thread: undefined }
  const ack = await deliverForm(world, 'slash_command', {
    token: 'sandbox',
    team_id: TEAM.id,
    team_domain: TEAM.domain,
    channel_id: channel.id,
    channel_name: channel.name,
    user_id: person.id,
    user_name: person.name,
    command,
    text: entry.escapes ? withIds(text) : text,
    api_app_id: world.app.appId,
    is_enterprise_install: 'false',
    response_url: world.responseUrls.issue(target),
    trigger_id: world.triggers.issue(person.id),
  })
  const failure = ack.ok ? await showReply(world, target, ack.body) : ack.error
  if (failure === undefined) return ack
  await sayFailure(world, target, `${command} failed with the error "${failure}"`)
  return ack
}

/** `@ann` and `#web` as Slack sends them to a command that wants ids: `<@U0ANN|ann>`, `<#C0WEB|web>`. */
function withIds(text: string): string {
  return text.replace(/(^|\s)([@#])(\w+)/g, (whole, before, sign, name) => {
    const named = sign === '@' ? findPerson(name) : findChannel(name)
    return named ? `${before}<${sign}${named.id}|${named.name}>` : whole
  })
}

/** Tells the person in the channel, and nobody else, that the app failed. */
export async function sayFailure(world: World, target: ResponseTarget, text: string): Promise<void> {
  await postEphemeral(world, target.channel, target.person, { text, blocks: [], thread: target.thread })
}

/** Shows the body of an acknowledgement: JSON as a message, anything else as its text; gives Slack's refusal. */
async function showReply(world: World, target: ResponseTarget, body: string): Promise<string | undefined> {
  if (body.trim() === '') return undefined
  const reply = readResponse(asObject(parseJson(body)) ?? { text: body })
  if (reply === undefined) return 'invalid_payload'
  const refused = await showResponse(world, target, reply)
  return refused && String(refused.error)
}
