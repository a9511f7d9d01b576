import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import type { SubmitAnswer } from '../../../src/slack/interaction.ts'
import { createBoltApp } from '../../../src/slack/receive/bolt-app.ts'
import { InFlight } from '../../../src/slack/receive/in-flight.ts'
import { SocketReceiver } from '../../../src/slack/receive/socket-receiver.ts'
import {
  claimOnce,
  claimsOf,
  echoed,
  homeBody,
  keptLog,
  listen,
  pressBody,
  recordingHandler,
  slashBody,
  submitBody,
  suggestBody,
  workspaces,
} from '../recording-handlers.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

interface Slack {
  readonly url: string
  readonly opened: string[]
  readonly sockets: WebSocket[]
  /** Fails the next `times` calls of apps.connections.open. */
  fail(times: number): void
  /** Ends the TCP connection of a socket. */
  drop(index: number): void
}

/** Slack's side: `apps.connections.open` over HTTP, and the socket that it points to. */
async function startSlack({ leavesTcpOpen = false } = {}): Promise<Slack> {
  const opened: string[] = []
  const sockets: WebSocket[] = []
  const drops: (() => void)[] = []
  let failing = 0
  const server: Server = createServer((request, response) => {
    opened.push(`${request.url} ${request.headers.authorization}`)
    failing -= 1
    if (failing >= 0) return void response.writeHead(503).end()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ok: true, url: `ws://127.0.0.1:${port}/link` }))
  })
  const port = await listen(server)
  const gateway = new WebSocketServer({ server })
  gateway.on('connection', (socket, { socket: tcp }) => {
    drops.push(() => tcp.destroy())
    if (leavesTcpOpen) tcp.end = () => tcp
    sockets.push(socket)
    socket.send(JSON.stringify({ type: 'hello', num_connections: 1 }))
  })
  closing.push(async () => {
    for (const socket of gateway.clients) socket.terminate()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const fail = (times: number) => {
    failing = times
  }
  const drop = (index: number) => drops[index]?.()
  return { url: `http://127.0.0.1:${port}/api/`, opened, sockets, fail, drop }
}

async function startBot(
  slack: Slack,
  {
    before,
    claim = claimOnce(),
  }: {
    before?: (kind: string, interaction: unknown) => Promise<SubmitAnswer>
    claim?: (key: string) => Promise<boolean>
  } = {},
) {
  const { log, lines } = keptLog()
  const { handle, seen } = recordingHandler(before)
  const inFlight = new InFlight()
  const receiver = new SocketReceiver({
    appToken: 'xapp-1-testtesttest',
    slackApiUrl: slack.url,
    explainRejection: async (err) => Promise.reject(err),
    log,
  })
  const app = await createBoltApp({
    receiver,
    claims: claimsOf({ claim, handle, log, inFlight }),
    suggest: echoed,
    choose: async () => {},
    workspaces,
    slackApiUrl: slack.url,
    log,
    inFlight,
  })
  await app.start()
  closing.push(() => app.stop())
  return { app, receiver, inFlight, seen, lines }
}

/** The newest socket, once the bot stands on it. */
async function connectedSocket(
  slack: Slack,
  bot: { receiver: { connected(): boolean } },
): Promise<WebSocket> {
  await expect.poll(() => bot.receiver.connected()).toBe(true)
  const socket = slack.sockets.at(-1)
  if (socket === undefined) throw new Error('no socket')
  return socket
}

let envelopes = 0
const envelope = (type: string, payload: unknown, more: object = {}) => {
  envelopes += 1
  return { type, envelope_id: `e${envelopes}`, payload, accepts_response_payload: true, ...more }
}
const slash = () => envelope('slash_commands', Object.fromEntries(new URLSearchParams(slashBody())))

/** Sends an envelope and gives the acknowledgement that comes back. */
async function deliver(socket: WebSocket, message: object): Promise<unknown> {
  const answer = once(socket, 'message')
  socket.send(JSON.stringify(message))
  return JSON.parse(String((await answer)[0]))
}

test('a slash command is acknowledged and reaches the surface, and its copies run nothing', async () => {
  const slack = await startSlack()
  const bot = await startBot(slack)
  const socket = await connectedSocket(slack, bot)
  const message = slash()
  for (let copy = 0; copy < 3; copy += 1) {
    expect(await deliver(socket, message)).toEqual({ envelope_id: message.envelope_id, payload: {} })
  }
  expect(bot.seen).toMatchObject([
    { kind: 'command', interaction: { command: '/mr', text: 'list', user: 'U1' } },
  ])
  expect(slack.opened).toEqual(['/api/apps.connections.open Bearer xapp-1-testtesttest'])
})

test('an event that comes again in another envelope runs once, and an only delivery that is a retry runs', async () => {
  const slack = await startSlack()
  const bot = await startBot(slack)
  const socket = await connectedSocket(slack, bot)
  const body: unknown = JSON.parse(homeBody('EvS1'))
  await deliver(socket, envelope('events_api', body))
  await deliver(socket, envelope('events_api', body, { retry_attempt: 1, retry_reason: 'timeout' }))
  await deliver(socket, envelope('events_api', JSON.parse(homeBody('EvS2')), { retry_attempt: 2 }))
  await bot.inFlight.drain(5_000)
  expect(bot.seen.map(({ kind }) => kind)).toEqual(['home', 'home'])
})

test('a press is acknowledged though the surface throws', async () => {
  const slack = await startSlack()
  const bot = await startBot(slack, { before: () => Promise.reject(new Error('no')) })
  const socket = await connectedSocket(slack, bot)
  expect(await deliver(socket, envelope('interactive', pressBody()))).toMatchObject({ payload: {} })
  await bot.inFlight.drain(5_000)
  expect(bot.lines.join('')).toContain('request failed')
})

test('a submission is acknowledged with what the surface returns', async () => {
  const slack = await startSlack()
  const answer: SubmitAnswer = { response_action: 'errors', errors: { title: 'Too long' } }
  const bot = await startBot(slack, { before: async () => answer })
  const socket = await connectedSocket(slack, bot)
  expect(await deliver(socket, envelope('interactive', submitBody()))).toMatchObject({ payload: answer })
})

test('what is typed into a select is acknowledged with its options, and is not kept', async () => {
  const slack = await startSlack()
  const bot = await startBot(slack, { claim: () => Promise.reject(new Error('kept')) })
  const socket = await connectedSocket(slack, bot)
  expect(await deliver(socket, envelope('interactive', suggestBody('mai')))).toMatchObject({
    payload: { options: [{ text: { text: 'mai' }, value: 'mai' }] },
  })
  expect(bot.seen).toEqual([])
})

describe('nothing that comes in ends the bot', () => {
  test.each<[string, string]>([
    ['null', 'null'],
    ['text', '"x"'],
    ['no JSON', '{'],
    ['an envelope without a payload', '{"type":"slash_commands","envelope_id":"x"}'],
    ['an event envelope without an event', '{"type":"events_api","envelope_id":"x","payload":{}}'],
    ['an event envelope of null', '{"type":"events_api","envelope_id":"x","payload":{"event":null}}'],
    ['an unknown type', '{"type":"close"}'],
    ['a key __proto__', '{"type":"slash_commands","envelope_id":"x","payload":{"__proto__":{}}}'],
    [
      'nesting',
      `{"type":"slash_commands","envelope_id":"x","payload":${'{"a":'.repeat(50)}1${'}'.repeat(51)}`,
    ],
  ])('%s is ignored and the next command runs', async (_, text) => {
    const slack = await startSlack()
    const bot = await startBot(slack)
    const socket = await connectedSocket(slack, bot)
    socket.send(text)
    await deliver(socket, slash())
    expect(bot.seen).toHaveLength(1)
    expect(bot.lines.join('')).toContain('was ignored')
  })

  test('an interaction that Bolt cannot read is acknowledged, so that it does not come again', async () => {
    const slack = await startSlack()
    const bot = await startBot(slack)
    const socket = await connectedSocket(slack, bot)
    expect(
      await deliver(socket, envelope('interactive', { type: 'block_actions', actions: [null] })),
    ).toMatchObject({
      payload: {},
    })
    expect(bot.seen).toEqual([])
  })

  test('a command whose acknowledgement cannot be sent any more runs all the same', async () => {
    const slack = await startSlack()
    const claimed = Promise.withResolvers<boolean>()
    const begun = Promise.withResolvers<void>()
    const claim = () => {
      begun.resolve()
      return claimed.promise
    }
    const bot = await startBot(slack, { claim })
    const socket = await connectedSocket(slack, bot)
    socket.send(JSON.stringify(slash()))
    await begun.promise
    slack.fail(1_000)
    socket.terminate()
    await expect.poll(() => bot.receiver.connected()).toBe(false)
    claimed.resolve(true)
    await expect.poll(() => bot.seen.length).toBe(1)
    expect(bot.lines.join('')).toContain('acknowledgement failed')
  })

  test('a claim that fails leaves the delivery unacknowledged, and it runs when it comes again', async () => {
    const slack = await startSlack()
    const claims = [Promise.reject(new Error('disk full')), Promise.resolve(true)]
    claims[0]?.catch(() => {})
    const bot = await startBot(slack, { claim: () => claims.shift() ?? Promise.resolve(true) })
    const socket = await connectedSocket(slack, bot)
    const message = slash()
    socket.send(JSON.stringify(message))
    await expect.poll(() => bot.lines.join('')).toContain('disk full')
    expect(bot.seen).toEqual([])
    await deliver(socket, message)
    expect(bot.seen).toHaveLength(1)
  })
})

describe('the connection', () => {
  test('is made in the background when Slack cannot be reached at first, and again when it is lost', async () => {
    const slack = await startSlack()
    slack.fail(1)
    const bot = await startBot(slack)
    expect(bot.receiver.connected()).toBe(false)
    const first = await connectedSocketLater(slack, bot)
    first.terminate()
    await expect.poll(() => slack.sockets.length).toBe(2)
    await deliver(await connectedSocket(slack, bot), slash())
    expect(bot.seen).toHaveLength(1)
    expect(bot.lines.join('')).toContain('the connection to Slack failed')
  })

  test('is renewed when Slack asks for it', async () => {
    const slack = await startSlack()
    const bot = await startBot(slack)
    const socket = await connectedSocket(slack, bot)
    socket.send(JSON.stringify({ type: 'disconnect', reason: 'refresh_requested' }))
    await expect.poll(() => slack.sockets.length).toBe(2)
    await deliver(await connectedSocket(slack, bot), slash())
    expect(bot.seen).toHaveLength(1)
  })

  test('is replaced before it is left: every command in flight is acknowledged, and the bot never deaf', async () => {
    const slack = await startSlack({ leavesTcpOpen: true })
    const accepting = Promise.withResolvers<boolean>()
    const bot = await startBot(slack, { claim: () => accepting.promise })
    const old = await connectedSocket(slack, bot)
    const connected = new Set<boolean>()
    const watching = setInterval(() => connected.add(bot.receiver.connected()), 5)
    closing.push(async () => clearInterval(watching))
    const acknowledged: string[] = []
    let isLeft = false
    old.on('message', (data) => acknowledged.push(JSON.parse(String(data)).envelope_id))
    old.once('close', () => {
      isLeft = true
    })

    const commands = Array.from({ length: 20 }, slash)
    for (const command of commands.slice(0, 10)) old.send(JSON.stringify(command))
    old.send(JSON.stringify({ type: 'disconnect', reason: 'warning' }))
    old.send(JSON.stringify({ type: 'disconnect', reason: 'refresh_requested' }))
    for (const command of commands.slice(10)) old.send(JSON.stringify(command))
    await expect.poll(() => slack.sockets.length).toBe(2)
    expect(isLeft).toBe(false)
    accepting.resolve(true)
    await expect
      .poll(() => acknowledged.toSorted())
      .toEqual(commands.map(({ envelope_id: id }) => id).toSorted())

    // The old one is left, and is closed long after that.
    await expect.poll(() => old.readyState).toBeGreaterThan(1)
    await deliver(await connectedSocket(slack, bot), slash())
    slack.drop(0)
    await expect.poll(() => isLeft).toBe(true)
    await deliver(await connectedSocket(slack, bot), slash())
    expect([...connected]).toEqual([true])
    expect(bot.seen).toHaveLength(22)
    expect(slack.sockets).toHaveLength(2)
  })

  test('stays while Slack refuses the next one, and is replaced as soon as it does not', async () => {
    const slack = await startSlack()
    const bot = await startBot(slack)
    const old = await connectedSocket(slack, bot)
    slack.fail(2)
    old.send(JSON.stringify({ type: 'disconnect', reason: 'refresh_requested' }))
    await expect.poll(() => slack.opened.length).toBeGreaterThan(1)
    expect(bot.receiver.connected()).toBe(true)
    await deliver(old, slash())
    await expect.poll(() => slack.sockets.length).toBe(2)
    await deliver(await connectedSocket(slack, bot), slash())
    expect(bot.seen).toHaveLength(2)
  })

  test('is closed by stopping, after what was accepted is answered', async () => {
    const slack = await startSlack()
    const gate = Promise.withResolvers<undefined>()
    const begun = Promise.withResolvers<void>()
    const bot = await startBot(slack, {
      before: () => {
        begun.resolve()
        return gate.promise
      },
    })
    const socket = await connectedSocket(slack, bot)
    const answer = deliver(socket, envelope('interactive', submitBody()))
    await begun.promise
    const closed = once(socket, 'close')
    const stopped = bot.app.stop().then(() => 'stopped')
    socket.send(JSON.stringify(slash()))
    const pong = once(socket, 'pong').then(() => 'still open')
    socket.ping()
    expect(await Promise.race([stopped, pong])).toBe('still open')
    gate.resolve(undefined)
    expect(await answer).toMatchObject({ payload: {} })
    await stopped
    await closed
    expect(bot.seen).toHaveLength(1)
    expect(bot.receiver.connected()).toBe(false)
    expect(slack.opened).toHaveLength(1)
  })

  async function connectedSocketLater(slack: Slack, bot: { receiver: { connected(): boolean } }) {
    await expect.poll(() => bot.receiver.connected()).toBe(true)
    return connectedSocket(slack, bot)
  }
})
