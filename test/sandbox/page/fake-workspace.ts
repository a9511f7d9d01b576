import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import type { SinkEntry } from '../../../src/sandbox/forge/outgoing/sinks.ts'
import type { ForgeRequest, RunningBuild } from '../../../src/sandbox/forge/start.ts'
import { createPage } from '../../../src/sandbox/page/page.ts'
import type { Workspace } from '../../../src/sandbox/slack/start.ts'
import type { ShownMessage, ShownView } from '../../../src/sandbox/slack/workspace.ts'

export interface Call {
  readonly path: string
  readonly body: unknown
}

/** A workspace whose state a test sets, behind the real page on a real server that notes every call. */
export interface Served {
  readonly url: string
  readonly workspace: Workspace
  /** Calls to `/sandbox/*` since the start. */
  readonly calls: Call[]
  /** Answers to the next calls, first in first out; `{ok: true}` when there is none. */
  readonly answers: { status: number; body: unknown }[]
  readonly messages: Map<string, ShownMessage[]>
  readonly views: Map<string, { modal: ShownView | null; home: ShownView | null }>
  /** The builds that run. */
  readonly builds: RunningBuild[]
  /** What integrations sent. */
  readonly sinks: SinkEntry[]
  /** The merge requests that are open or merged. */
  readonly requests: ForgeRequest[]
  /** The people who have connected an account. */
  readonly connected: Set<string>
  /** The workspace’s time, ms UTC. */
  readonly time: { now: number }
  /** Tells the open pages that something has changed. */
  changed(): void
  /** Resolves with the next call that is not yet in `calls`. */
  nextCall(): Promise<Call>
  close(): Promise<void>
}

/** Names one message: channel, then the minute that its `ts` says. */
export function shown(minute: number, part: Partial<ShownMessage> = {}): ShownMessage {
  return {
    ts: `${1_790_000_000 + minute * 60}.000100`,
    channel: 'C1',
    user: 'UBOT',
    bot: true,
    text: 'A message.',
    blocks: [],
    ephemeral: false,
    edited: false,
    ...part,
  }
}

/** Serves the chat page over a workspace that holds what the test puts into it. */
export async function serve({ isReadOnly = false } = {}): Promise<Served> {
  const messages = new Map<string, ShownMessage[]>()
  const views: Served['views'] = new Map()
  const listeners = new Set<() => void>()
  const calls: Call[] = []
  const answers: Served['answers'] = []
  const waiting: ((call: Call) => void)[] = []
  const builds: RunningBuild[] = []
  const requests: ForgeRequest[] = []
  const sinks: SinkEntry[] = []
  const connected = new Set(['ann', 'bob'])
  const time = { now: 1_790_000_000_000 }
  const workspace: Workspace = {
    teamName: 'Acme',
    bot: { id: 'UBOT', name: 'greenlight', realName: 'Greenlight' },
    people: [
      { id: 'U1', name: 'ann', realName: 'Ann Avila', zone: 'Europe/Berlin' },
      { id: 'U2', name: 'bob', realName: 'Bob Brandt', zone: 'America/New_York' },
      { id: 'U3', name: 'cy', realName: 'Cy Castro' },
    ],
    userGroups: [],
    channels: [
      { id: 'C1', name: 'web', topic: 'The web shop: merge requests of acme/web' },
      { id: 'C2', name: 'general', topic: 'Everything else' },
    ],
    direct: { id: '', name: 'dm', topic: 'What Greenlight tells you alone', isReadOnly },
    commands: [
      { command: '/mr', description: 'Merge requests of this channel', escapes: true },
      { command: '/milestone', description: 'Milestones and their digests', escapes: false },
      { command: '/greenlight', description: 'Connect your account', escapes: false },
    ],
    now: () => time.now,
    builds: async () => builds,
    sinks: () => sinks,
    requests: async () => requests,
    globalShortcuts: [{ name: 'New merge request', callbackId: 'new' }],
    shortcuts: [{ name: 'Show the merge request', callbackId: 'mr.from-message' }],
    messages: async (channel, person) => messages.get(`${channel}/${person}`) ?? messages.get(channel) ?? [],
    views: (person) => views.get(person) ?? { modal: null, home: null },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const verbs = [
    ['/mr', 'list', 'List merge requests'],
    ['/mr', 'merge', 'Merge a merge request'],
    ['/mr', 'view', 'Show a merge request'],
    ['/milestone', 'digest on', 'Turn the digest on'],
    ['/milestone', 'digest off', 'Turn the digest off'],
  ].map(([command = '', words = '', summary = '']) => ({ command, words, summary }))
  const page = createPage(workspace, { verbs, isConnected: async (person) => connected.has(person) })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await page.handle(request, response)) return
    if (request.method !== 'POST') {
      response.writeHead(404).end()
      return
    }
    const call: Call = { path: request.url ?? '', body: JSON.parse(await readText(request)) }
    const { status, body } = answers.shift() ?? { status: 200, body: { ok: true, acked_ms: 3 } }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    calls.push(call)
    waiting.shift()?.(call)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    workspace,
    calls,
    answers,
    messages,
    views,
    builds,
    sinks,
    requests,
    connected,
    time,
    changed: () => {
      for (const listener of listeners) listener()
    },
    nextCall: () => new Promise((resolve) => waiting.push(resolve)),
    async close() {
      page.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
