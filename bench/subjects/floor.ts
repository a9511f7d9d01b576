import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { Agent, request } from 'undici'
import { z } from 'zod'
import { listCard, Row, viewCard } from './card.ts'

// The least that could do it: node:http, an HMAC, and raw undici for the same calls; nothing checked, and
// nothing kept.

const [world = '', secret = ''] = process.argv.slice(2)
const key = createSecretKey(Buffer.from(secret))
const dispatcher = new Agent({ connections: 32 })
const seen = new Set<string>()

const Press = z.object({
  channel: z.object({ id: z.string() }),
  message: z.object({ ts: z.string() }),
  actions: z.array(z.object({ value: z.string() })),
})

async function read(path: string, method: 'GET' | 'PUT' = 'GET', body: object | null = null) {
  const answer = await request(`${world}/api/v3/projects/42/${path}`, {
    dispatcher,
    method,
    headers: { 'private-token': 'bench', 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  return JSON.parse(await answer.body.text())
}

async function tell(method: string, message: object): Promise<void> {
  const answer = await request(`${world}/slack/${method}`, {
    dispatcher,
    method: 'POST',
    headers: { authorization: 'Bearer bench', 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  await answer.body.text()
}

async function view(iid: string) {
  const at = `merge_requests/${100_000 + Number(iid)}`
  const [mr, commits, { changes }] = await Promise.all([
    read(at),
    read(`${at}/commits`),
    read(`${at}/changes`),
  ])
  return viewCard(Row.parse(mr), commits.length, changes.length)
}

async function command(channel: string, text: string): Promise<void> {
  const [verb, reference = ''] = text.split(' ')
  const blocks =
    verb === 'list'
      ? listCard(await read('merge_requests?state=opened&page=1&per_page=10'))
      : await view(reference.slice(1))
  const message = { channel, text: verb, blocks }
  await tell('chat.postMessage', message)
}

async function press(payload: string): Promise<void> {
  const { channel, message, actions } = Press.parse(JSON.parse(payload))
  const [iid = '', sha] = actions[0]?.value.split(' ') ?? []
  await view(iid)
  await read(`merge_requests/${100_000 + Number(iid)}/merge`, 'PUT', { sha })
  const card = { channel: channel.id, ts: message.ts, text: 'merged', blocks: await view(iid) }
  await tell('chat.update', card)
  const line = { channel: channel.id, thread_ts: message.ts, text: 'merged' }
  await tell('chat.postMessage', line)
}

const server = createServer((incoming, response) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk) => chunks.push(chunk))
  incoming.on('end', async () => {
    const body = Buffer.concat(chunks).toString()
    const at = incoming.headers['x-slack-request-timestamp']
    const signature = createHmac('sha256', key).update(`v0:${at}:${body}`).digest()
    const given = Buffer.from(String(incoming.headers['x-slack-signature']).slice(3), 'hex')
    if (given.length !== signature.length || !timingSafeEqual(given, signature))
      return void response.writeHead(401).end()
    const fields = new URLSearchParams(body)
    const payload = fields.get('payload')
    const id = fields.get('trigger_id') ?? String(given)
    const isNew = !seen.has(id)
    response.writeHead(200).end()
    if (!isNew) return
    seen.add(id)
    void (payload ? press(payload) : command(fields.get('channel_id') ?? '', fields.get('text') ?? ''))
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`listening ${typeof address === 'object' ? address?.port : 0}\n`)
})
