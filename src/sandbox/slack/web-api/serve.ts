import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerCall } from '../http/app-call.ts'
import { readArguments } from '../http/body.ts'
import { textIn } from '../json.ts'
import type { World } from '../world.ts'
import { callMethod } from './methods.ts'
import { refuse } from './refusal.ts'

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
