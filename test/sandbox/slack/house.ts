import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll, beforeEach } from 'vitest'
import { z } from 'zod'
import type { PlannedFault } from '../../../src/sandbox/faults.ts'
import type { FinishedBuild } from '../../../src/sandbox/forge/start.ts'
import { type SandboxSlack, startSlack } from '../../../src/sandbox/slack/start.ts'

const MANIFEST = `
display_information:
  name: Greenlight
features:
  slash_commands:
    - command: /mr
      url: https://example.com/slack/events
      description: Merge requests
      usage_hint: list
    - command: /milestone
      description: Milestones
  shortcuts:
    - name: Show merge request
      type: message
      callback_id: show
      description: Shows the card
oauth_config:
  scopes:
    bot:
      - commands
      - chat:write
      - channels:history
      - channels:read
      - channels:join
    bot_optional:
      - users:read
settings:
  interactivity:
    is_enabled: true
`

const json = z.record(z.string(), z.unknown())
export type Json = z.infer<typeof json>

/** What the little app was sent. */
export interface Delivery {
  readonly headers: IncomingHttpHeaders
  readonly signed: boolean
  /** Fields of a slash command, the parsed payload of an interaction, or an event's envelope. */
  readonly content: Json
}

interface Reply {
  readonly status: number
  readonly body?: string
}

/** The workspace behind a real server, and a real little app that takes its deliveries. */
export interface House {
  readonly url: string
  readonly slack: SandboxSlack
  readonly deliveries: Delivery[]
  readonly builds: FinishedBuild[]
  readonly forgeFaults: PlannedFault[]
  readonly hookFaults: PlannedFault[]
  /** How often the rest of the sandbox was asked to start anew. */
  resets: number
  /** How often the forge was asked to empty its ledger. */
  forgets: number
  /** Milliseconds that the workspace's clock is ahead. */
  ahead: number
  /** What the app does with a delivery; 200 without a body at first. */
  onDelivery: (delivery: Delivery) => Reply | Promise<Reply>
  api(method: string, args: Json, token?: string): Promise<Json>
  post(path: string, body: Json): Promise<{ status: number; body: Json }>
  get(path: string): Promise<Json>
  close(): Promise<void>
}

/** A house that is there for the tests of a file, or anew for each of them. */
export function houseForTests(forEach: 'file' | 'test' = 'file'): House {
  const house = {} as House
  const before = forEach === 'file' ? beforeAll : beforeEach
  before(async () => {
    await open(house)
    return house.close
  })
  return house
}

async function open(house: House): Promise<void> {
  house.ahead = 0
  const app = createServer()
  const appUrl = await listen(app)
  const front = createServer()
  const url = await listen(front)
  const slack = await startSlack({
    origin: url,
    requestUrl: `${appUrl}/slack/events`,
    manifest: MANIFEST,
    forge: {
      async finishBuild(build) {
        house.builds.push(build)
        return build.branch !== 'gone'
      },
      runningBuilds: async () => [
        { project: 42, path: 'acme/web', branch: 'topic', sha: 'a'.repeat(40), started_at: '' },
      ],
      startBuild: async (_project, branch) => branch === 'topic',
      push: async ({ branch }) => branch === 'topic',
      requests: async () => [],
      onChange: () => {},
      sinkEntries: () => [],
      sinkFault: () => {},
      imitate: () => undefined,
      revoke: (token) => (token === 'sandbox-ann' ? 'sandbox-ann-again' : undefined),
      hold: async ({ iid }) => iid === 12,
      demand: async ({ project }) => project === 42,
      withdraw: (user) => (user === 'ann' ? 1 : 0),
      secrets: () => [],
      fault: (fault) => house.forgeFaults.push(fault),
      hookFault: (fault) => house.hookFaults.push(fault),
      ledger: () => (house.forgets === 0 ? [{ method: 'GET', path: '/at/the/forge' }] : []),
      forget() {
        house.forgets += 1
      },
      deliveries: () => [{ event: 'Push Hook', status: 200 }],
    },
    async onReset() {
      house.resets += 1
    },
    async onMove(ms) {
      house.ahead += ms
    },
    now: () => Date.now() + house.ahead,
  })
  front.on('request', async (request, response) => {
    if (!(await slack.handle(request, response))) response.writeHead(418).end('not mine')
  })
  app.on('request', async (request, response) => {
    const body = await text(request)
    const content = readDelivery(body, request.headers['content-type'] ?? '')
    const signed = isSigned(slack.app.signingSecret, request.headers, body)
    const delivery = { headers: request.headers, signed, content }
    house.deliveries.push(delivery)
    const reply = await house.onDelivery(delivery)
    response.writeHead(reply.status).end(reply.body)
  })
  const rest: Omit<House, 'ahead'> = {
    url,
    slack,
    deliveries: [],
    builds: [],
    forgeFaults: [],
    hookFaults: [],
    resets: 0,
    forgets: 0,
    onDelivery: () => ({ status: 200 }),
    async api(method, args, token = slack.app.botToken) {
      const response = await fetch(`${url}/api/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(args),
      })
      return json.parse(await response.json())
    },
    async post(path, body) {
      const response = await fetch(new URL(path, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: response.status, body: json.parse(await response.json()) }
    },
    get: async (path) => json.parse(await (await fetch(new URL(path, url))).json()),
    async close() {
      await slack.close()
      await Promise.all([stop(app), stop(front)])
    },
  }
  Object.assign(house, rest)
}

/** The last thing that the app was sent. */
export function lastDelivery(house: House): Json {
  return house.deliveries.at(-1)?.content ?? {}
}

/** The texts that a person sees in a channel, oldest first. */
export async function textsFor(house: House, person: string, channel = 'web'): Promise<readonly string[]> {
  return (await house.slack.messages(channel, person)).map((message) => message.text)
}

function readDelivery(body: string, type: string): Json {
  if (type === 'application/json') return json.parse(JSON.parse(body))
  const fields = Object.fromEntries(new URLSearchParams(body))
  return fields.payload === undefined ? fields : json.parse(JSON.parse(fields.payload))
}

function isSigned(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  const base = `v0:${headers['x-slack-request-timestamp']}:${body}`
  const expected = `v0=${createHmac('sha256', secret).update(base).digest('hex')}`
  return headers['x-slack-signature'] === expected
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = z.object({ port: z.number() }).parse(server.address())
  return `http://127.0.0.1:${address.port}`
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
