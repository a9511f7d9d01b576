import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDurable } from '../../../src/durable/open.ts'
import { unknownDirectory } from '../../../src/services/access/access-context.ts'
import { createHandler } from '../../../src/slack/handle.ts'
import type { SubmitAnswer } from '../../../src/slack/interaction.ts'
import { createFindPosted } from '../../../src/slack/outgoing/find-posted.ts'
import { createOutgoing } from '../../../src/slack/outgoing/outgoing.ts'
import { createPosting } from '../../../src/slack/outgoing/posting.ts'
import { finishTexts } from '../../../src/slack/outgoing/prepare.ts'
import { createRespond } from '../../../src/slack/outgoing/respond.ts'
import { createSlackApi } from '../../../src/slack/outgoing/web-api.ts'
import { button } from '../../../src/views/button.ts'
import { formView } from '../../../src/views/form.ts'
import { unconnectedHome } from '../../../src/views/home.ts'
import { plain } from '../../../src/views/reply.ts'
import { bold, lines, link, text } from '../../../src/views/rich-text.ts'
import { temporaryStore } from '../../store/temporary.ts'
import { preparing } from '../fake-slack.ts'
import {
  claimOver,
  keptLog,
  listen,
  recordingDispatch,
  unknownForm,
  workspaces,
} from '../recording-handlers.ts'

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
let url: string

beforeAll(async () => {
  url = `http://127.0.0.1:${await listen(server)}/api/`
})
afterAll(() => server.close())
beforeEach(() => {
  arrived = []
})

const said = `It says ${TOKEN} at https://ann:hunter22@git.example.com/x`
/** A name that is not longer than what is shown of one. */
const username = `${TOKEN} at https://ann:hunter22@git.example.com/x`
const content = {
  text: said,
  blocks: [
    ...plain(said),
    lines([bold(said), text(said), link(`https://git.example.com/x?private_token=${TOKEN}`, said)]),
    {
      type: 'actions' as const,
      elements: [button(`Do ${TOKEN}`, { verb: 'mr.merge', input: { sha: 'f'.repeat(40) } })],
    },
  ],
}
const view = formView({
  callbackId: 'mr.edit',
  title: `Edit ${TOKEN}`,
  summary: said,
  yes: 'Save',
  privateMetadata: '{"responseUrl":"https://hooks.slack.com/actions/T1/2/abcdefgh"}',
  fields: [
    {
      id: 'title',
      label: said,
      help: said,
      required: true,
      input: 'text',
      choices: [],
      options: [],
      value: said,
    },
    {
      id: 'kind',
      label: 'kind',
      help: '',
      required: true,
      input: 'choice' as const,
      choices: ['a'],
      options: [],
      value: 'a',
    },
  ],
})
const at = { team: 'T1', channel: 'C1', user: 'U1' }

test('whatever way out a message takes, nothing of a token’s shape is in it, and all else is', async () => {
  const web = { workspaces, slackApiUrl: url, log: keptLog().log }
  const store = await temporaryStore()
  const api = createSlackApi(web)
  const durable = await openDurable({ file: '' }, { store, failed: () => {} })
  const posts = createPosting({
    api,
    findPosted: createFindPosted(web),
    store,
    durable,
    now: Date.now,
    log: web.log,
  })
  await durable.open()
  onTestFinished(async () => void (await durable.close()))
  const prepare = preparing({ tokens: store.actionTokens })
  const { outbox, respond } = createOutgoing(prepare, { posts, api, respond: createRespond(url, web.log) })
  const home = unconnectedHome({ restored: { username }, serviceReads: true, projects: 1 })
  const ways = [
    outbox.post(at, content),
    outbox.update({ ...at, ts: '1.1' }, content),
    outbox.whisper(at, content),
    outbox.direct(at, content),
    outbox.openView({ ...at, triggerId: '1.1' }, view),
    outbox.updateView({ ...at, view: 'V1' }, view),
    outbox.publishHome(at, home),
    respond({ ...at, responseUrl: `${url}respond` }, { ...content, to: 'person', replace: false }),
  ]
  await Promise.all(ways)
  await posts.stop()
  expect(arrived).toHaveLength(ways.length)
  for (const body of arrived) {
    expect(body).not.toContain(TOKEN)
    expect(body).not.toContain('hunter22')
    expect(body).toContain('[secret]')
    expect(body).toContain('git.example.com/x')
  }
})

test('what machines read stays as it is: ids, what a modal remembers, what a button stands for', () => {
  const [, , actions] = finishTexts(content, '').blocks.slice(-3)
  expect(finishTexts(view, '')).toMatchObject({
    type: 'modal',
    callback_id: 'mr.edit',
    private_metadata: view.private_metadata,
    blocks: [{}, { block_id: 'title' }, { block_id: 'kind', element: { options: [{ value: 'a' }] } }],
  })
  expect(JSON.stringify(actions)).toContain('f'.repeat(40))
})

test('a text without such a shape goes out as it came, whoever’s secret is in it', () => {
  const clean = {
    text: 'Merged as e83c5163316f89bfbde7d9ab23ca2e25604af290 kqzjxwvbnmlkjhgfdsaq',
    blocks: plain('Merged'),
  }
  expect(finishTexts(clean, '')).toEqual(clean)
})

test('nor is one in what a submitted modal is answered with', async () => {
  const store = await temporaryStore()
  const answered = (answer: SubmitAnswer) =>
    createHandler({
      unfold: async () => {},
      dispatch: recordingDispatch(async () => answer).dispatch,
      uninstalls: { has: async () => false },
      resolve: {
        action: async () => null,
        submission: async (submission) => ({ submission, form: unknownForm }),
      },
      prepare: preparing({ tokens: store.actionTokens }),
      respond: async () => true,
      isInstalled: async () => true,
      welcome: async () => {},
      chat: unknownDirectory,
      channelChanged: async () => {},
      uninstalled: async () => {},
    })({
      ...at,
      kind: 'submission',
      userTeam: 'T1',
      userName: 'ann',
      viewId: 'V1',
      callbackId: 'mr.edit',
      privateMetadata: '',
      values: { title: 'New title' },
      found: { kind: 'found', ...unknownForm },
      claim: claimOver(store, 'r1', keptLog().log),
    })
  for (const answer of [
    { response_action: 'errors' as const, errors: { title: said } },
    { response_action: 'update' as const, view: { ...view } },
  ]) {
    const told = JSON.stringify(await answered(answer))
    expect(told).not.toContain(TOKEN)
    expect(told).toContain('[secret]')
  }
  expect(await answered(undefined)).toBeUndefined()
})
