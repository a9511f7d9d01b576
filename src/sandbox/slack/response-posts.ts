import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { checkMessageBlocks } from './block-kit/check.ts'
import { answerCall, type HttpAnswer, readBody } from './http/answer.ts'
import { asObject, type Json, parseJson, withIds } from './json.ts'
import { postEphemeral, postMessage } from './messages.ts'
import { bot } from './seed.ts'
import type { ResponseTarget } from './state/triggers.ts'
import { refuse } from './web-api/conversations.ts'
import type { World } from './world.ts'

const posted = z.looseObject({
  text: z.string().optional(),
  blocks: z.array(z.record(z.string(), z.unknown())).optional(),
  response_type: z.enum(['ephemeral', 'in_channel']).default('ephemeral'),
  replace_original: z.union([z.boolean(), z.stringbool()]).default(false),
  delete_original: z.union([z.boolean(), z.stringbool()]).default(false),
  thread_ts: z.string().optional(),
})
type Posted = z.infer<typeof posted>

/** Serves `/response/<id>`: an app's late answer to an interaction. */
export async function serveResponsePost(
  world: World,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = asObject(parseJson((await readBody(request)).toString('utf8')))
  await answerCall(world, { kind: 'response_url', name: url.pathname, request: body ?? {} }, response, () =>
    respond(world, url.pathname.slice('/response/'.length), body),
  )
}

async function respond(world: World, id: string, body: Json | undefined): Promise<HttpAnswer> {
  const target = world.responseUrls.use(id)
  if (typeof target === 'string') return { status: 404, body: refuse(target) }
  const parsed = posted.safeParse(body)
  if (!parsed.success) return { status: 400, body: refuse('invalid_payload') }
  const refused = await showResponse(world, target, parsed.data)
  return refused ? { status: 400, body: refused } : { status: 200, body: { ok: true } }
}

/** Shows an app's response, as a slash command's own reply or through a response_url; returns a refusal. */
export async function showResponse(
  world: World,
  target: ResponseTarget,
  { text = '', blocks = [], ...reply }: Posted,
): Promise<Json | undefined> {
  const { channel, person, original } = target
  if (original && reply.delete_original) {
    if (original.ephemeral) world.ephemerals.delete(original.ts)
    else await world.backend.call('chat.delete', { channel, ts: original.ts }, bot.id)
    world.changed()
    return undefined
  }
  const refusal = checkMessageBlocks(blocks)
  if (refusal) return refuse(refusal.error, refusal.messages)
  if (text === '' && blocks.length === 0) return refuse('no_text')
  const words = { text, blocks, thread: reply.thread_ts ?? target.thread }
  if (original && reply.replace_original)
    return await replaceOriginal(world, channel, original, { text, blocks: withIds(blocks) })
  if (reply.response_type === 'in_channel') await postMessage(world, channel, words, bot.id)
  else await postEphemeral(world, channel, person, words)
  return undefined
}

export function readResponse(body: Json): Posted | undefined {
  return posted.safeParse(body).data
}

async function replaceOriginal(
  world: World,
  channel: string,
  { ts, ephemeral }: NonNullable<ResponseTarget['original']>,
  words: { readonly text: string; readonly blocks: readonly Json[] },
): Promise<Json | undefined> {
  if (ephemeral) {
    const before = world.ephemerals.get(ts)
    if (!before) return refuse('message_not_found')
    world.ephemerals.set(ts, { ...before, ...words, edited: true })
  } else {
    const answer = await world.backend.call('chat.update', { channel, ts, ...words }, bot.id)
    if (answer?.ok !== true) return answer
  }
  world.changed()
  return undefined
}
