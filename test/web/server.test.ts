import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { startMain, unreachableWorld } from '../support/main.ts'

const FLOOD = 1_000

/** What strangers can do with a connection. */
const strangers = [
  ['send nothing', ''],
  ['begin a request and stop', 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ['were answered by a probe', 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['were answered that nothing is there', 'GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['were answered by a page', `GET /link/${'a'.repeat(22)} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ['do not send the form of a page', form(`/link/${'a'.repeat(22)}`)],
  ['do not send the body of an event of the server', form('/forge/events')],
  ['do not send the body of a request of Slack', form('/slack/events')],
  ['do not send the body of what nobody reads', form('/nothing')],
  ['were refused as Slack', 'POST /slack/events HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n'],
] as const

function form(path: string): string {
  return `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 99\r\n\r\nx`
}

const world = unreachableWorld()
let bot: ReturnType<typeof startMain>
let [folder, port] = ['', 0]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenlight-server-'))
  port = await freePort()
  bot = startMain({
    ...world,
    FORGE_WEBHOOK_SECRET: '8f742231b10e8888abcd99yyyzzz85a5',
    DATA_DIR: folder,
    PORT: String(port),
  })
  await bot.says(/"listening"/)
})
afterAll(async () => {
  await bot?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Opens connections and sends this on each. */
async function open(count: number, words: string): Promise<Socket[]> {
  const opened = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    for (const socket of opened) socket.destroy()
  })
  for (const socket of opened) socket.on('error', () => {}).resume()
  await Promise.all(opened.map((socket) => once(socket, 'connect')))
  for (const socket of opened) if (words !== '') socket.write(words)
  return opened
}

/** Each on a connection of its own, as a prober’s. */
async function probe(): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } })
  return status
}

/** The head and the body of a request as Slack signs it, and the answer that it wants. */
function slackRequest() {
  const challenge = crypto.randomUUID()
  const body = JSON.stringify({ type: 'url_verification', challenge })
  const at = String(Math.floor(Date.now() / 1_000))
  const sum = createHmac('sha256', world.SLACK_SIGNING_SECRET).update(`v0:${at}:${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-slack-request-timestamp': at,
    'x-slack-signature': `v0=${sum}`,
  }
  return { headers, body, challenge }
}

/** Sends a request of Slack’s on a new connection; returns whether it was answered as Slack wants. */
async function askAsSlack(): Promise<boolean> {
  const { headers, body, challenge } = slackRequest()
  const response = await fetch(`http://127.0.0.1:${port}/slack/events`, { method: 'POST', headers, body })
  return (await response.text()).includes(challenge)
}

test.each(strangers)(
  '%#: Slack and probes are answered beside 1,000 connections that %s',
  async (_, words) => {
    await open(FLOOD, words)
    for (let times = 0; times < 5; times += 1)
      expect([await probe(), await askAsSlack()]).toEqual([200, true])
  },
)

test.each(strangers)(
  '%#: connections that %s are ended, before one on which Slack was answered',
  async (_, words) => {
    const [kept] = await open(1, '')
    if (!kept) throw new Error('There is no connection')
    let said = ''
    kept.on('data', (bytes) => {
      said += String(bytes)
    })
    const ask = async () => {
      const { headers, body, challenge } = slackRequest()
      const lines = Object.entries({ host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}`)
      kept.write(`POST /slack/events HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
      await expect.poll(() => said).toContain(challenge)
    }
    await ask()
    const opened = await open(3, words)
    // One that sends a byte now and then is not waited for any longer.
    const dribble = setInterval(() => opened[0]?.writable && words !== '' && opened[0].write('x'), 200)
    onTestFinished(() => clearInterval(dribble))
    await Promise.all(opened.map((socket) => socket.closed || once(socket, 'close')))
    await ask()
  },
)

test('two hundred requests at once on as many connections of one address, as of a proxy, are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, probe))
  expect(new Set(answers)).toEqual(new Set([200]))
})
