import type { IncomingMessage } from 'node:http'
import type { SandboxControls } from '../controls.ts'
import type { HttpAnswer } from '../http/answer.ts'
import { readBody, readJson, UnreadableBody } from '../http/body.ts'
import type { Json } from '../json.ts'
import type { World } from '../world.ts'
import { gets, posts } from './calls.ts'

/** Serves `/sandbox/<call>`: JSON in, JSON out; what is wrong with a call is said in one sentence. */
export async function serveJsonApi(
  world: World,
  controls: SandboxControls,
  url: URL,
  request: IncomingMessage,
): Promise<HttpAnswer> {
  const name = url.pathname.slice('/sandbox/'.length)
  const isGet = request.method === 'GET'
  const table = isGet ? gets : posts
  const call = Object.hasOwn(table, name) ? table[name] : undefined
  if (call === undefined || (!isGet && request.method !== 'POST')) {
    const error = `There is no ${request.method} /sandbox/${name}.`
    return { status: 404, body: { ok: false, error } }
  }
  const raw = isGet ? Object.fromEntries(url.searchParams) : await readPosted(request)
  return { status: 200, body: await call(world, controls, raw) }
}

async function readPosted(request: IncomingMessage): Promise<Json> {
  const body = await readBody(request)
  if (body.length === 0) return {}
  const [type] = (request.headers['content-type'] ?? '').split(';')
  if (type?.trim().toLowerCase() === 'application/json') return readJson(body)
  throw new UnreadableBody(415, 'The body must be application/json.')
}
