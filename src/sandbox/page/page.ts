import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLocalRequest } from '../loopback.ts'
import type { Workspace } from '../slack/start.ts'
import { createAssets } from './assets.ts'
import type { Verb } from './render/shell.ts'

interface AboutApp {
  readonly verbs: readonly Verb[]
  isConnected(person: string): Promise<boolean>
}

/** Serves the page of a workspace; the renderer is loaded with the first request. */
export function createPage(workspace: Workspace, app: AboutApp) {
  const asset = createAssets()
  const events = createEvents(workspace)

  async function answer(url: URL, response: ServerResponse): Promise<void> {
    if (url.pathname.startsWith('/assets/')) {
      const found = await asset(url.pathname.slice('/assets/'.length))
      return found ? send(response, 200, found.type, found.body) : notFound(response)
    }
    if (url.pathname === '/page/events') return events.open(response)
    const shell = await import('./render/shell.ts')
    if (url.pathname === '/') return send(response, 200, 'text/html', shell.renderPage(workspace, app.verbs))
    const render = await import('./render/render.ts')
    const user = oneOf(workspace.people, url.searchParams.get('user'))
    if (url.pathname === '/page/views' && user)
      return send(response, 200, 'text/html', render.renderViews(workspace.views(user), workspace, user))
    if (url.pathname === '/page/state' && user) {
      const state = await shell.pageState(workspace, user, app.isConnected)
      return send(response, 200, 'application/json', JSON.stringify(state))
    }
    const channel = oneOf([...workspace.channels, workspace.direct], url.searchParams.get('channel'))
    if (url.pathname === '/page/messages' && user && channel) {
      const messages = await workspace.messages(channel, user)
      const thread = url.searchParams.get('thread')
      const drawn =
        thread === null
          ? render.renderMessages(messages, workspace, user)
          : render.renderThread(messages, thread, workspace, user)
      return send(response, 200, 'text/html', drawn)
    }
    return notFound(response)
  }

  return {
    /** Answers `/`, `/assets/*`, `/page/*`; false for other paths. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const url = URL.parse(request.url ?? '/', 'http://sandbox')
      if (!url || !(url.pathname === '/' || /^\/(assets|page)\//.test(url.pathname))) return false
      protect(response)
      if (!isLocalRequest(request))
        send(response, 403, 'text/plain', 'The chat page answers only to pages of its own on this machine.\n')
      else if (request.method !== 'GET') send(response, 405, 'text/plain', 'Only GET is answered here.\n')
      else await answer(url, response)
      return true
    },
    close: events.close,
  }
}

function oneOf(list: readonly { readonly name: string }[], name: string | null): string | undefined {
  return list.find((each) => each.name === name)?.name
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body)
}

function notFound(response: ServerResponse): void {
  send(response, 404, 'text/plain', 'There is nothing here.\n')
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

function protect(response: ServerResponse): void {
  response.setHeader('content-security-policy', POLICY)
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('cache-control', 'no-store')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
}

/** Event streams: one `change` to every open page after a change of the workspace; simultaneous changes are one. */
function createEvents(workspace: Workspace) {
  const streams = new Set<ServerResponse>()
  let planned: NodeJS.Immediate | undefined
  const notify = () => {
    planned = undefined
    for (const stream of streams) stream.write('event: change\ndata:\n\n')
  }
  const stop = workspace.onChange(() => {
    planned ??= setImmediate(notify)
  })
  return {
    open(response: ServerResponse) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('retry: 1000\n\n')
      streams.add(response)
      response.on('close', () => streams.delete(response))
    },
    close() {
      stop()
      clearImmediate(planned)
      for (const stream of streams) stream.end()
    },
  }
}
