import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { checkMessageBlocks, checkView } from '../block-kit/check.ts'
import { COMPOSER, linksIn } from '../deliveries/said.ts'
import { answerCall, readArguments } from '../http/answer.ts'
import { asObject, type Json, objectsIn, parseJson, textIn, withIds } from '../json.ts'
import { findMessage, postEphemeral } from '../messages.ts'
import { findPerson } from '../seed.ts'
import type { ShownView } from '../workspace.ts'
import type { World } from '../world.ts'
import {
  botsInfo,
  channelId,
  channelToPost,
  conversationsHistory,
  conversationsInfo,
  conversationsJoin,
  conversationsReplies,
  forward,
  Refused,
  refuse,
  requireScope,
  usergroupsList,
  usersInfo,
} from './conversations.ts'

/** Serves `/api/<method>`: form, JSON or multipart in, Slack's JSON out; only the app's own token is accepted. */
export async function serveWebApi(
  world: World,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = url.pathname.slice('/api/'.length)
  const body = await readArguments(request)
  const { token: tokenArgument, ...args } = { ...Object.fromEntries(url.searchParams), ...body }
  const [, tokenHeader] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  const token = tokenHeader ?? textIn(tokenArgument)
  const headers = { 'x-oauth-scopes': world.manifest.scopes.join(',') }
  if (token === world.app.botToken) return await answerApi(world, { method, args, headers }, response)
  await answerCall(world, { kind: 'api', name: method, request: args }, response, async () => ({
    status: 200,
    body: refuse('invalid_auth'),
  }))
}

interface ApiCall {
  readonly method: string
  readonly args: Json
  readonly headers?: Readonly<Record<string, string>>
}

export async function answerApi(
  world: World,
  { method, args: { token: _, ...args }, headers }: ApiCall,
  response: ServerResponse,
): Promise<void> {
  await answerCall(world, { kind: 'api', name: method, request: args }, response, async () => ({
    status: 200,
    body: world.isInstalled ? await callMethod(world, method, args) : refuse('account_inactive'),
    headers,
  }))
}

type Method = (world: World, args: Json) => Promise<Json>

/** Methods in which the gateway does more than the backend. */
const gatewayMethods: Readonly<Record<string, Method>> = {
  'bots.info': botsInfo,
  'chat.postEphemeral': chatPostEphemeral,
  'chat.postMessage': chatPostMessage,
  'chat.unfurl': chatUnfurl,
  'chat.update': chatUpdate,
  'conversations.history': conversationsHistory,
  'conversations.info': conversationsInfo,
  'conversations.join': conversationsJoin,
  'conversations.replies': conversationsReplies,
  'usergroups.list': usergroupsList,
  'users.info': usersInfo,
  'views.open': viewsOpen,
  'views.publish': viewsPublish,
  'views.push': viewsPush,
  'views.update': viewsUpdate,
}

/** Families of methods that the backend answers alone; its other calls are no part of Slack's API. */
const FORWARDED =
  /^(auth\.test|team\.info|chat\.delete|(conversations|users|reactions|pins|bookmarks|files)\.)/

/** Answers one call of the Web API; `args` are parsed, the token is already checked. */
async function callMethod(world: World, method: string, args: Json): Promise<Json> {
  const own = Object.hasOwn(gatewayMethods, method) ? gatewayMethods[method] : undefined
  if (!own) return FORWARDED.test(method) ? await forward(world, method, args) : refuse('unknown_method')
  return await own(world, args).catch((fault: unknown) => {
    if (fault instanceof Refused) return fault.answer
    throw fault
  })
}

const metadata = z.strictObject({
  event_type: z.string().min(1).max(255),
  event_payload: z.record(z.string(), z.unknown()),
})

/** Posts for everybody; the bot must be a member, unless its scopes have `chat:write.public`. */
async function chatPostMessage(world: World, args: Json): Promise<Json> {
  const checked = parseContent(args)
  const channel = await channelToPost(world, args)
  return await forward(world, 'chat.postMessage', { ...args, ...checked, channel })
}

/** Shows a message to one person; the gateway stores it, since Slack never gives it back. */
async function chatPostEphemeral(world: World, args: Json): Promise<Json> {
  const { blocks = [] } = parseContent(args)
  const channel = await channelToPost(world, args)
  const words = { text: textIn(args.text), blocks, thread: textIn(args.thread_ts) || undefined }
  const answer = await postEphemeral(world, channel, textIn(args.user), words, 'app')
  return answer ?? refuse('unknown_method')
}

/** Edits one of the bot's own messages; ephemeral ones cannot be found. */
async function chatUpdate(world: World, args: Json): Promise<Json> {
  return await forward(world, 'chat.update', { ...args, ...parseContent(args) })
}

function checkedBlocks(blocks: readonly unknown[]): Json[] {
  const refusal = checkMessageBlocks(blocks)
  if (refusal) throw new Refused(refusal.error, refusal.messages)
  return withIds(objectsIn(blocks))
}

/** Parses blocks and metadata, which come as JSON text in a form, and checks both; only those that are given. */
function parseContent(args: Json): { blocks?: readonly Json[]; metadata?: unknown } {
  const meta = given(args.metadata)
  if (meta !== undefined && !metadata.safeParse(meta).success) throw new Refused('invalid_metadata_format')
  const blocks = given(args.blocks)
  if (blocks !== undefined && !Array.isArray(blocks)) throw new Refused('invalid_blocks_format')
  return { metadata: meta, blocks: blocks && checkedBlocks(blocks) }
}

function given(value: unknown): unknown {
  if (value === undefined || value === '') return undefined
  return typeof value === 'string' ? (parseJson(value) ?? value) : value
}

async function viewsOpen(world: World, args: Json): Promise<Json> {
  const view = readView(args, 'modal')
  return shown(world, world.views.open(ownerOf(world, args).user, view))
}

/** Puts a modal on top of the one in which the person acted; a stack has at most three. */
async function viewsPush(world: World, args: Json): Promise<Json> {
  const view = readView(args, 'modal')
  const owner = ownerOf(world, args)
  const parent = owner.view === undefined ? undefined : world.views.find(owner.view)
  if (parent?.view.type !== 'modal') return refuse('view_not_found')
  return shown(world, world.views.push(owner.user, view), 'push_limit_reached')
}

/** Changes an open view, by `view_id`; a `hash` guards against a lost race. */
async function viewsUpdate(world: World, args: Json): Promise<Json> {
  const target = world.views.find(textIn(args.view_id))
  if (target === undefined) return refuse('not_found')
  const next = readView(args, textIn(target.view.type))
  if (hashConflict(target, args)) return refuse('hash_conflict')
  return shown(world, world.views.update(target.id, next))
}

async function viewsPublish(world: World, args: Json): Promise<Json> {
  const person = findPerson(textIn(args.user_id))
  if (person === undefined || person.id !== args.user_id) return refuse('user_not_found')
  const view = readView(args, 'home')
  if (hashConflict(world.views.home(person.id), args)) return refuse('hash_conflict')
  return shown(world, world.views.publish(person.id, view))
}

function shown(world: World, view: Json | undefined, otherwise = 'not_found'): Json {
  if (!view) return refuse(otherwise)
  world.changed()
  return { ok: true, view }
}

function ownerOf(world: World, args: Json) {
  const owner = world.triggers.exchange(textIn(args.trigger_id) || textIn(args.interactivity_pointer))
  if (typeof owner === 'string') throw new Refused(owner)
  return owner
}

function hashConflict(target: ShownView | undefined, args: Json): boolean {
  const hash = textIn(args.hash)
  return target !== undefined && hash !== '' && hash !== target.view.hash
}

function readView(args: Json, type: string): Json {
  const view = asObject(given(args.view))
  const refusal = view && checkView(view)
  if (refusal) throw new Refused(refusal.error, refusal.messages)
  if (view?.type === type) return view
  const finding = view ? `must be a ${type} [json-pointer:/view/type]` : 'missing required field: view'
  throw new Refused('invalid_arguments', [`[ERROR] ${finding}`])
}

/** Shows cards under links of a message: only links that it holds, and of the app's own domains. */
async function chatUnfurl(world: World, args: Json): Promise<Json> {
  requireScope(world, 'links:write')
  const isDraft = textIn(args.source) === 'composer'
  const channel = isDraft ? COMPOSER : channelId(args.channel)
  const ts = textIn(isDraft ? args.unfurl_id : args.ts)
  const written = isDraft ? world.drafts.get(ts) : (await findMessage(world, channel, ts))?.text
  if (written === undefined) return refuse('cannot_find_message')
  const unfurls = asObject(given(args.unfurls))
  if (unfurls === undefined) return refuse('invalid_unfurls_format')
  const links = linksIn(world, textIn(written))
  const cards = Object.entries(unfurls).map(([url, unfurl]) => {
    if (!links.includes(url)) throw new Refused('cannot_unfurl_url')
    const blocks = asObject(unfurl)?.blocks
    if (!Array.isArray(blocks)) throw new Refused('invalid_unfurls_format')
    return { url, blocks: checkedBlocks(blocks) }
  })
  const key = `${channel} ${ts}`
  const others = (world.unfurls.get(key) ?? []).filter(({ url }) => !cards.some((card) => card.url === url))
  world.unfurls.set(key, [...others, ...cards])
  world.changed()
  return { ok: true }
}
