import { expect, onTestFinished, test } from 'vitest'
import { createExplainFailure } from '../../../src/slack/replies/storage-outage.ts'
import { openDatabase, processClock } from '../../../src/store/context.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { migrate } from '../../../src/store/migrate.ts'
import { openSqlite, sqliteDialect } from '../../../src/store/sqlite.ts'
import { StoreOutage } from '../../../src/store/store-error.ts'
import { createIdempotencyKeys } from '../../../src/store/tables/idempotency-keys.ts'
import { createPendingRequests } from '../../../src/store/tables/pending-requests.ts'

import { temporaryFile } from '../../store/temporary.ts'
import { slackEnd } from '../fake-slack.ts'
import {
  homeBody,
  openDoorstep,
  payloadBody,
  pressBody,
  requestWork,
  send,
  sign,
  slashBody,
  submitBody,
} from '../recording-handlers.ts'

const FULL =
  'I can’t take commands right now: my storage is full. Your request wasn’t kept. Your admin can see why ' +
  'in the log.'
const JSON_TYPE = 'application/json'

/** A front door over a store on a disk without a free page, which gets some when the test gives it some. */
async function doorOnFullDisk() {
  const database = openSqlite(temporaryFile())
  const db = openDatabase(sqliteDialect(database))
  const none = { lock: async () => {}, putAside: async () => {} }
  await migrate(db, none, Date.now)
  const ground = {
    db,
    keys: newKeyRing(),
    forge: '',
    now: Date.now,
    realTime: processClock,
  }
  const pendingRequests = createPendingRequests(ground)
  database.exec(`pragma max_page_count = ${database.prepare('pragma page_count').get()?.page_count}`)
  const fill = async () => {
    for (let key = 0; ; key += 1)
      await db.transaction().execute((transaction) =>
        pendingRequests.add(transaction, {
          reference: `r${key}`,
          workKey: `${key}`,
          team: 'T',
          user: 'U',
          payload: '',
        }),
      )
  }
  // There is room inside of the pages that are there.
  await expect(fill()).rejects.toBeInstanceOf(StoreOutage)
  const slack = slackEnd()
  const { claims, seen, begun, register } = requestWork({
    database: db,
    pendingRequests,
    idempotencyKeys: createIdempotencyKeys(ground),
  })
  const step = await openDoorstep({ claims, seen, works: begun, respond: slack.respond })
  register()
  onTestFinished(async () => {
    await step.close()
    await db.destroy()
  })
  return { step, slack, database, freed: () => database.exec('pragma max_page_count = 1000000') }
}

test('with a full disk the person of a command is told in words, and it is worked on when there is space again', async () => {
  const { step, freed } = await doorOnFullDisk()
  const told = await send(step.url, sign(slashBody()))
  expect(told.status).toBe(200)
  expect(JSON.parse(told.text)).toEqual({ response_type: 'ephemeral', text: FULL })
  expect(step.seen).toEqual([])
  freed()
  const taken = await send(step.url, sign(slashBody()))
  expect(taken).toMatchObject({ status: 200, text: '' })
  await Promise.all(step.ended)
  expect(step.seen.map(({ kind }) => kind)).toEqual(['command'])
})

test('who submits a form is told in the form', async () => {
  const { step } = await doorOnFullDisk()
  const told = await send(step.url, sign(payloadBody(submitBody())))
  expect(told.status).toBe(200)
  expect(JSON.parse(told.text)).toEqual({ response_action: 'errors', errors: { title: FULL } })
  expect(step.seen).toEqual([])
})

test('who presses a button is told beside it', async () => {
  const { step, slack } = await doorOnFullDisk()
  expect(await send(step.url, sign(payloadBody(pressBody())))).toMatchObject({ status: 200, text: '' })
  expect(slack.messages).toEqual([{ text: FULL, blocks: [] }])
  expect(step.seen).toEqual([])
})

test('where nobody can be told, Slack is asked to try again', async () => {
  const { step } = await doorOnFullDisk()
  expect(await send(step.url, sign(homeBody('Ev1'), { type: JSON_TYPE }))).toMatchObject({ status: 503 })
})

test.each(['unreachable', 'broken'] as const)(
  'of a store that is %s it is not said that nothing was changed',
  async (reason) => {
    const step = await openDoorstep({
      claim: () => Promise.reject(new StoreOutage(reason, new Error('gone'))),
    })
    onTestFinished(() => step.close())
    const { text } = await send(step.url, sign(slashBody()))
    expect(text).toContain('I can’t take commands right now')
    expect(text).toContain('look before you ask again')
    expect(text).not.toContain('Nothing was changed')
  },
)

test('any other fault is answered as before', async () => {
  const step = await openDoorstep({ claim: () => Promise.reject(new Error('a fault of ours')) })
  onTestFinished(() => step.close())
  expect(await send(step.url, sign(slashBody()))).toMatchObject({ status: 503, text: '' })
})

test.each([
  ['an outage', new StoreOutage('full', ''), FULL],
  ['another fault', new Error('x'), 'Something went wrong on my side, and nothing was changed. Try again.'],
])('%s of a read is said to whoever asked, and to nobody else', async (_, error, text) => {
  const said: unknown[] = []
  const explain = createExplainFailure(
    async (to, answer) => {
      said.push([to.responseUrl, answer])
      return true
    },
    {
      async whisper({ channel, user, thread }, content) {
        said.push([channel, user, thread, content.text])
        return true
      },
    },
  )
  const command = {
    kind: 'command',
    team: 'T1',
    userTeam: 'T1',
    user: 'UANN',
    userName: 'ann',
    channel: 'CWEB',
    command: '/mr',
    text: 'list',
  } as const
  await explain(error, command)
  expect(said).toEqual([])
  await explain(error, { ...command, responseUrl: 'https://hooks.slack.com/r' })
  expect(said).toEqual([['https://hooks.slack.com/r', { text, blocks: [], to: 'person', replace: false }]])
  await explain(error, { ...command, saidTs: '2.1', mention: { thread: '2.1', isReply: false } })
  await explain(error, { ...command, saidTs: '2.2', mention: { thread: '2.1', isReply: true } })
  expect(said.slice(1)).toEqual([
    ['CWEB', 'UANN', undefined, text],
    ['CWEB', 'UANN', '2.1', text],
  ])
})
