import { createHmac, createSecretKey, hash, randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { Agent, request } from 'undici'
import { z } from 'zod'
import { MergeRequest } from '../../src/model/merge-request.ts'
import { slotsIn } from '../../src/slack/actions/issue-tokens.ts'
import { finishTexts } from '../../src/slack/outgoing/prepare.ts'
import { parsePayload } from '../../src/slack/receive/payload.ts'
import { createSignatureCheck } from '../../src/slack/receive/signature.ts'
import { encrypt } from '../../src/store/encrypted-text.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { mergeRequestList } from '../../src/views/mr/list.ts'
import { groupWrites } from './durable.ts'

// `/mr list` by hand, with what the bot promises of it and none of its layers: a request is on disk before it is
// acknowledged, and runs once; its answer is on disk before it is sent; both are encrypted; texts are free of tokens;
// the values of buttons stay here; an unchanged answer of the server is not read again. Nobody is asked who may do what,
// nothing is retried, and no message waits for the one before, although the store is asked whether it should.

const [world = '', secret = '', file = ''] = process.argv.slice(2)
const dispatcher = new Agent({ connections: 32 })
const keys = newKeyRing()
const fingerprintKey = createSecretKey(randomBytes(32))
const checkSignature = createSignatureCheck([secret])
const log = pino(pino.destination('/dev/null'))
const REST_MS = 1_000
const TOKENS_MS = 30 * 24 * 60 * 60_000

const database = openSqlite(file)
database.exec(`
  create table requests (reference text primary key, team text, user text, payload text, accepted_at integer) strict;
  create table work (
    key text primary key, partition text, input text, ended_at integer, position integer
  ) strict;
  create index work_by_end on work (ended_at);
  create index work_by_position on work (position);
  create table tokens (
    id text primary key, fingerprint text unique, team text, channel text, payloads text, expires_at integer
  ) strict;
  create index tokens_by_expiry on tokens (expires_at);
  create table posts (
    id text primary key, team text, channel text, key text, state text, content text, ts text, created_at integer,
    unique (team, channel, key)
  ) strict;
  create index posts_by_state on posts (state, team, channel);
  create table rests (team text, channel text, free_at integer, primary key (team, channel)) strict;
`)
const addWork = database.prepare(
  'insert into work values (?, ?, ?, null, (select coalesce(max(position), 0) + 1 from work)) on conflict do nothing',
)
const addRequest = database.prepare('insert into requests values (?, ?, ?, ?, ?)')
const addTokens = database.prepare(
  'insert into tokens values (?, ?, ?, ?, ?, ?) on conflict (fingerprint) do update set expires_at = excluded.expires_at returning id',
)
const findQueue = database.prepare(`
  select (select count(*) from posts where state = 'sending') as pending,
    (select id from posts where state = 'sending' and team = ? and channel = ? limit 1) as ahead,
    (select free_at from rests where team = ? and channel = ? and free_at > ?) as free_at`)
const addPost = database.prepare("insert into posts values (?, ?, ?, ?, 'sending', ?, null, ?)")
const endPost = database.prepare("update posts set state = 'posted', ts = ?, content = null where id = ?")
const pauseChannel = database.prepare(
  'insert into rests values (?, ?, ?) on conflict (team, channel) do update set free_at = excluded.free_at',
)
const endWork = database.prepare('update work set ended_at = ?, input = null where key = ?')
const dropRequest = database.prepare('delete from requests where reference = ?')

/** Ends of requests, which are written with what comes next. */
const ends: (() => void)[] = []
const write = groupWrites(database, () => {
  for (const end of ends.splice(0)) end()
})

const Command = z.object({
  team_id: z.string(),
  user_id: z.string(),
  channel_id: z.string(),
  text: z.string(),
})
type Command = z.infer<typeof Command>
const Posted = z.object({ ts: z.string() })
const Id = z.object({ id: z.string() })

const sealed = (text: string, table: string, column: string, row: readonly string[]) =>
  encrypt(keys, text, { table, column, row })

const fingerprintOf = (of: readonly (string | null)[]) =>
  createHmac('sha256', fingerprintKey).update(JSON.stringify(of)).digest('base64url')

const PATH =
  '/api/v3/projects/42/merge_requests?state=opened&page=1&per_page=10&order_by=updated_at&sort=desc'
const known = new Map<string, { readonly etag: string; readonly items: readonly MergeRequest[] }>()

async function readList(user: string): Promise<readonly MergeRequest[]> {
  const token = `token-of-${user}-xxxxxxxxxxxx`
  const name = hash('sha256', JSON.stringify([token, PATH]), 'base64')
  const before = known.get(name)
  const condition = before ? { 'if-none-match': before.etag } : {}
  const answer = await request(world + PATH, {
    dispatcher,
    headers: { 'private-token': token, ...condition },
  })
  const text = await answer.body.text()
  if (answer.statusCode === 304 && before) return before.items
  const items = z.array(MergeRequest).parse(JSON.parse(text))
  known.set(name, { etag: String(answer.headers.etag), items })
  return items
}

/** Reads and shows the list, and stores the end of the request. */
async function list(reference: string, workKey: string, command: Command): Promise<void> {
  const { team_id: team, channel_id: channel, user_id: user } = command
  const page = { items: await readList(user), page: 1, nextPage: 2, total: null }
  const question = { project: 42, projectName: 'acme/web', state: 'opened', filters: {} } as const
  const { message } = mergeRequestList(
    page,
    { ...question, orderBy: 'updated_at', sort: 'desc' },
    { user, now: new Date(), audience: 'others' },
  )
  if (!message) throw new Error('A list is a message.')
  const { text, blocks } = finishTexts(message, 'GitLab')
  const [id, key] = [randomUUID(), `answer:${reference}`]
  await write(() => {
    issueTokens(team, channel, blocks)
    findQueue.get(team, channel, team, channel, Date.now())
    const content = sealed(JSON.stringify({ text, blocks }), 'posts', 'content', [id, team, channel])
    addPost.run(id, team, channel, key, content, Date.now())
    pauseChannel.run(team, channel, Date.now() + REST_MS)
  })
  const metadata = {
    event_type: 'answer',
    event_payload: { key, fingerprint: fingerprintOf([team, channel, key]) },
  }
  const answer = await request(`${world}/slack/chat.postMessage`, {
    dispatcher,
    method: 'POST',
    body: JSON.stringify({ channel, text, blocks, metadata }),
    headers: { authorization: 'Bearer xoxb-bench', 'content-type': 'application/json; charset=utf-8' },
  })
  const { ts } = Posted.parse(await answer.body.json())
  ends.push(() => {
    endPost.run(ts, id)
    pauseChannel.run(team, channel, Date.now() + REST_MS)
    endWork.run(Date.now(), workKey)
    dropRequest.run(reference)
  })
  log.info({ verb: 'mr.list', team, channel, user, reference }, 'command')
}

/** Stores the values of buttons, and puts tokens in their places. */
function issueTokens(team: string, channel: string, blocks: object): void {
  const slots = slotsIn(blocks)
  const payloads = JSON.stringify(slots.map(({ action, value }) => [action, value]))
  const fresh = randomBytes(16).toString('base64url')
  const fingerprint = fingerprintOf([team, channel, payloads])
  const body = sealed(payloads, 'tokens', 'payloads', [fresh, team])
  const { id } = Id.parse(addTokens.get(fresh, fingerprint, team, channel, body, Date.now() + TOKENS_MS))
  for (const [index, slot] of slots.entries()) slot.put(`${id}.${index}`)
}

/** False for a request that has come before. */
function accept(reference: string, workKey: string, command: Command): boolean {
  const { team_id: team, user_id: user } = command
  const { changes } = addWork.run(workKey, `${team} ${user}`, JSON.stringify({ reference }))
  if (changes !== 1) return false
  const payload = sealed(JSON.stringify(command), 'requests', 'payload', [reference, team])
  addRequest.run(reference, team, user, payload, Date.now())
  return true
}

const server = createServer((incoming, response) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk) => chunks.push(chunk))
  incoming.on('end', async () => {
    const body = Buffer.concat(chunks).toString('utf8')
    const verdict = checkSignature(incoming.headers, body, Date.now())
    if (!verdict.genuine) return void response.writeHead(401).end()
    const command = Command.parse(parsePayload(incoming.headers['content-type'], body))
    const [reference, workKey] = [randomBytes(6).toString('base64url'), hash('sha256', verdict.signature)]
    const isNew = await write(() => accept(reference, workKey, command))
    response.writeHead(200).end()
    if (isNew) await list(reference, workKey, command)
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`listening ${typeof address === 'object' ? address?.port : 0}\n`)
})
