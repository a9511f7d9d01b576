import type { ServerResponse } from 'node:http'
import type { Workspace } from './workspace.ts'

/** Streams that tell the open pages to look again. */
export interface Events {
  /** Keeps the response open until the browser or the page's end closes it. */
  open(response: ServerResponse): void
  close(): void
}

/** Sends one `change` to every open page after each change of the workspace; changes at one moment are one. */
export function createEvents(workspace: Workspace): Events {
  const streams = new Set<ServerResponse>()
  let planned: NodeJS.Immediate | undefined
  const tell = () => {
    planned = undefined
    for (const stream of streams) stream.write('event: change\ndata:\n\n')
  }
  const stop = workspace.onChange(() => {
    planned ??= setImmediate(tell)
  })
  return {
    open(response) {
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
