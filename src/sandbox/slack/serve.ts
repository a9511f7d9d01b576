import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFromHere } from '../loopback.ts'
import { type HttpAnswer, send, UnreadableBody } from './http/answer.ts'
import { WrongInput } from './json.ts'
import { serveJsonApi } from './json-api/calls.ts'
import { serveResponsePost } from './response-posts.ts'
import { serveWebApi } from './web-api/serve.ts'
import type { SandboxControls } from './workspace.ts'
import type { World } from './world.ts'

/** Answers what belongs to the workspace; false, with nothing done, for all other paths. */
export async function serve(
  world: World,
  controls: SandboxControls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = URL.parse(`http://sandbox${request.url}`)
  const [, family] = /^\/(api|response|sandbox)\//.exec(url?.pathname ?? '') ?? []
  if (url === null || family === undefined) return false
  if (!isFromHere(request)) {
    send(response, refusal(403, 'Only this machine and its own page may ask.'))
    return true
  }
  try {
    if (family === 'api') await serveWebApi(world, url, request, response)
    else if (family === 'response') await serveResponsePost(world, url, request, response)
    else send(response, await serveJsonApi(world, controls, url, request))
  } catch (error) {
    if (!response.headersSent) send(response, failure(error))
  }
  return true
}

function failure(error: unknown): HttpAnswer {
  if (error instanceof WrongInput) return refusal(400, error.message)
  if (error instanceof UnreadableBody) {
    return { ...refusal(error.status, error.message), headers: { connection: 'close' } }
  }
  return refusal(500, `The sandbox itself failed: ${error instanceof Error ? error.message : String(error)}`)
}

function refusal(status: number, error: string): HttpAnswer {
  return { status, body: { ok: false, error } }
}
