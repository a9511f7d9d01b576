import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSecrets } from '../../../src/log/secrets.ts'
import { createFindPosted } from '../../../src/slack/outgoing/find-posted.ts'
import { createDurableOutbox } from '../../../src/slack/outgoing/outbox.ts'
import {
  redacted,
  redactingHandlers,
  redactingOutbox,
  redactingRespond,
} from '../../../src/slack/outgoing/redact.ts'
import { createRespond } from '../../../src/slack/outgoing/respond.ts'
import { createSlackApi } from '../../../src/slack/outgoing/web-api.ts'
import { decodeViewSubmission } from '../../../src/slack/receive/decode.ts'
import { button } from '../../../src/views/button.ts'
import { formView } from '../../../src/views/form.ts'
import { homeView } from '../../../src/views/home.ts'
import { plain } from '../../../src/views/reply.ts'
import { bold, lines, link, text } from '../../../src/views/rich-text.ts'
import { temporaryStore } from '../../store/temporary.ts'
import { keptLog, listen, recordingSurfaces, submitBody } from '../recording-handlers.ts'

const KNOWN = 'kqzjxwvbnmlkjhgfdsaq'
const secrets = createSecrets([KNOWN])
const { scrub } = secrets
const TOKEN = 'glpat-AbCdEfGhIjKlMnOpQrSt'

/** What came to Slack, in order. */
let arrived: string[] = []
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body = Buffer.concat(parts).toString()
  const isForm = request.headers['content-type']?.includes('form')
  arrived.push(isForm ? [...new URLSearchParams(body).values()].join('\n') : body)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true,"ts":"1.1","channel":"C1"}')
})
let api: string

beforeAll(async () => {
  api = `http://127.0.0.1:${await listen(server)}/api/`
})
afterAll(() => server.close())
beforeEach(() => {
  arrived = []
})

const said = `It says ${KNOWN} and ${TOKEN} at https://ann:hunter22@git.example.com/x`
const content = {
  text: said,
  blocks: [
    ...plain(said),
    lines([bold(said), text(said), link(`https://git.example.com/x?private_token=${KNOWN}`, said)]),
    {
      type: 'actions' as const,
      elements: [button(`Do ${TOKEN}`, { verb: 'mr.merge', input: { sha: 'f'.repeat(40) } })],
    },
  ],
}
const view = formView({
  callbackId: 'mr.edit',
  title: `Edit ${KNOWN}`,
  summary: said,
  yes: 'Save',
  privateMetadata: '{"responseUrl":"https://hooks.slack.com/actions/T1/2/abcdefgh"}',
  fields: [
    { id: 'title', label: said, help: said, required: true, input: 'text', choices: [], value: said },
    { id: 'kind', label: 'kind', help: '', required: true, input: 'choice', choices: ['a'], value: 'a' },
  ],
})
const at = { team: 'T1', channel: 'C1', user: 'U1' }

test('whatever way out a message takes, no secret is in it, and all else is', async () => {
  const web = { token: 'xoxb-test', slackApiUrl: api, log: keptLog().log }
  const identity = { known: () => false, current: () => new Promise<never>(() => {}), app: () => null }
  const posting = createDurableOutbox({
    sender: createSlackApi(web),
    lookUp: createFindPosted({ ...web, identity }),
    store: await temporaryStore(),
    now: Date.now,
    log: web.log,
  })
  const outbox = redactingOutbox(posting.outbox, scrub)
  const respond = redactingRespond(createRespond(api, keptLog().log), scrub)
  const home = homeView({
    connected: false,
    restored: false,
    serviceReads: true,
    projects: [said],
    verbs: [],
  })
  const ways = [
    outbox.post(at, content),
    outbox.update({ ...at, ts: '1.1' }, content),
    outbox.whisper(at, content),
    outbox.direct(at, content),
    outbox.openView({ ...at, triggerId: '1.1' }, view),
    outbox.updateView({ ...at, view: 'V1' }, view),
    outbox.publishHome(at, home),
    respond({ ...at, responseUrl: `${api}respond` }, { ...content, to: 'person', replace: false }),
  ]
  await Promise.all(ways)
  await posting.stop()
  expect(arrived).toHaveLength(ways.length)
  for (const body of arrived) {
    expect(body).not.toContain(KNOWN)
    expect(body).not.toContain(TOKEN)
    expect(body).not.toContain('hunter22')
    expect(body).toContain('[secret]')
    expect(body).toContain('git.example.com/x')
  }
})

test('what machines read stays as it is: ids, what a modal remembers, what a button stands for', () => {
  const [, , actions] = redacted(content, scrub).blocks.slice(-3)
  expect(redacted(view, scrub)).toMatchObject({
    type: 'modal',
    callback_id: 'mr.edit',
    private_metadata: view.private_metadata,
    blocks: [{}, { block_id: 'title' }, { block_id: 'kind', element: { options: [{ value: 'a' }] } }],
  })
  expect(JSON.stringify(actions)).toContain('f'.repeat(40))
})

test('a text without a secret goes out as it came', () => {
  const clean = { text: 'Merged as e83c5163316f89bfbde7d9ab23ca2e25604af290', blocks: plain('Merged') }
  expect(redacted(clean, scrub)).toEqual(clean)
})

test('nor is one in what a submitted modal is answered with', async () => {
  const delivery = decodeViewSubmission(submitBody())
  if (!delivery) throw new Error('The form cannot be read')
  for (const answer of [
    { response_action: 'errors' as const, errors: { title: said } },
    { response_action: 'update' as const, view: { ...view } },
  ]) {
    const { surfaces } = recordingSurfaces(async () => answer)
    const told = JSON.stringify(await redactingHandlers(surfaces, secrets).submitted(delivery))
    expect(told).not.toContain(KNOWN)
    expect(told).not.toContain(TOKEN)
    expect(told).toContain('[secret]')
  }
  const { surfaces } = recordingSurfaces(async () => undefined)
  expect(await redactingHandlers(surfaces, secrets).submitted(delivery)).toBeUndefined()
})
