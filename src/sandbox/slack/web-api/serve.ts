import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerCall, readArguments } from '../http/answer.ts'
import { type Json, textIn } from '../json.ts'
import type { World } from '../world.ts'
import { chatDelete, chatPostEphemeral, chatPostMessage, chatUpdate } from './chat.ts'
import {
  botsInfo,
  conversationsHistory,
  conversationsInfo,
  conversationsReplies,
  passOn,
  refuse,
  usersInfo,
} from './conversations.ts'
import { viewsOpen, viewsPublish, viewsPush, viewsUpdate } from './views.ts'

/** Serves `/api/<method>`: form, JSON or multipart in, Slack's JSON out; only the app's own token is taken. */
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
  await answerCall(world, { kind: 'api', name: method, request: args }, response, async () => ({
    status: 200,
    body: await answerTo(world, token, method, args),
  }))
}

async function answerTo(
  world: World,
  token: string | undefined,
  method: string,
  args: Record<string, unknown>,
) {
  if (token !== world.app.botToken) return refuse('invalid_auth')
  return world.isInstalled ? await callMethod(world, method, args) : refuse('account_inactive')
}

type Method = (world: World, args: Json) => Promise<Json>

/** Methods in which the gateway does more than the backend. */
const ours: Readonly<Record<string, Method>> = {
  'bots.info': botsInfo,
  'chat.delete': chatDelete,
  'chat.postEphemeral': chatPostEphemeral,
  'chat.postMessage': chatPostMessage,
  'chat.update': chatUpdate,
  'conversations.history': conversationsHistory,
  'conversations.info': conversationsInfo,
  'conversations.replies': conversationsReplies,
  'users.info': usersInfo,
  'views.open': viewsOpen,
  'views.publish': viewsPublish,
  'views.push': viewsPush,
  'views.update': viewsUpdate,
}

/** Families that the backend answers alone; the rest of what it has is no part of Slack's API. */
const PASSED_ON = /^(auth\.test|team\.info|(conversations|users|reactions|pins|bookmarks|files)\.)/

/** Answers one call of the Web API; `args` are parsed, the token is already checked. */
async function callMethod(world: World, method: string, args: Json): Promise<Json> {
  const own = Object.hasOwn(ours, method) ? ours[method] : undefined
  if (own) return await own(world, args)
  return PASSED_ON.test(method) ? await passOn(world, method, args) : refuse('unknown_method')
}
