import { describe, expect, onTestFinished, test } from 'vitest'
import { decode } from '../../../src/slack/receive/decode.ts'
import { createPlanOf } from '../../../src/slack/receive/plan.ts'
import { commentText, createReadReply } from '../../../src/slack/receive/read-reply.ts'
import { temporaryStore } from '../../store/temporary.ts'
import { failStatements } from '../../support/failing-statements.ts'
import { IN_MEMORY } from '../../support/memory-store.ts'
import { keptLog, openDoorstep, requestWork, send, sign } from '../recording-handlers.ts'

const envelope = (event: object) => ({
  type: 'event_callback',
  team_id: 'T1',
  api_app_id: 'A1',
  event_id: 'Ev1',
  authorizations: [{ user_id: 'UBOT' }],
  event: { type: 'message', channel: 'C1', channel_type: 'channel', ...event },
})
const decoded = (event: object) => decode(envelope(event))
const reply = { user: 'U1', ts: '1.1', thread_ts: '1.0', text: 'Yes' }

describe('a reply', () => {
  test.each([
    ['in a public channel', {}],
    ['in a private one', { channel_type: 'group' }],
    ['with a file', { subtype: 'file_share' }],
    ['that is also sent to the channel', { subtype: 'thread_broadcast' }],
  ])('%s is read', (_, more) => {
    const read = {
      kind: 'reply',
      team: 'T1',
      channel: 'C1',
      user: 'U1',
      thread: '1.0',
      ts: '1.1',
      text: 'Yes',
    }
    expect(decoded({ ...reply, ...more })).toMatchObject({ ...read, edits: false, saidTs: '1.1' })
  })

  test.each([
    ['of the bot itself, or of another app', { bot_id: 'B1' }],
    ['that mentions the bot', { text: '<@UBOT> merge' }],
    ['that is the first message', { thread_ts: '1.1' }],
    ['in no thread', { thread_ts: undefined }],
    ['in a conversation of several people', { channel_type: 'mpim' }],
    ['that says that somebody joined', { subtype: 'channel_join' }],
    ['of a bot, by its subtype', { subtype: 'bot_message' }],
    ['that was deleted', { subtype: 'message_deleted', previous_message: reply }],
  ])('%s is none', (_, more) => {
    expect(decoded({ ...reply, ...more })).toEqual({ kind: 'ignored' })
  })

  const edited = { subtype: 'message_changed', ts: '1.2', previous_message: reply }
  const message = { ...reply, type: 'message', text: 'No', edited: { user: 'U1', ts: '1.2' } }

  test('that is edited is read with its new text', () => {
    const read = {
      kind: 'reply',
      user: 'U1',
      ts: '1.1',
      thread: '1.0',
      text: 'No',
      edits: true,
      eventId: 'Ev1',
    }
    expect(decoded({ ...edited, message })).toMatchObject(read)
    expect(decoded({ ...edited, message })).not.toHaveProperty('saidTs')
  })

  test.each([
    ['of which a link got a preview', { text: 'Yes' }],
    ['that nobody has edited', { edited: undefined }],
    ['of an app', { bot_id: 'B1' }],
    ['that is in no thread', { thread_ts: undefined }],
  ])('%s is not edited', (_, more) => {
    expect(decoded({ ...edited, message: { ...message, ...more } })).toEqual({ kind: 'ignored' })
  })
})

test('a reply of which the store could not say what it is is asked for again, and becomes a comment then', async () => {
  const store = await temporaryStore(IN_MEMORY)
  const channel = { team: 'T1', channel: 'C1' }
  await store.cards.remember({ ...channel, ts: '1.0', project: 42, iid: 12, sha: null, finished: false })
  await store.policies.change({ ...channel, user: 'U1' }, (rules) => ({ ...rules, thread: true }))
  const { claims, seen, register } = requestWork(store, {
    planOf: createPlanOf({
      tokens: store.actionTokens,
      forgeUrl: '',
      readCommand: () => Promise.reject(new Error('It is no command.')),
      readReply: createReadReply({ store, nameOf: async () => null }),
      log: keptLog().log,
    }),
  })
  const step = await openDoorstep({ claims, seen })
  onTestFinished(() => step.close())
  register()
  const sent = () => send(step.url, sign(JSON.stringify(envelope(reply)), { type: 'application/json' }))
  const repaired = failStatements((statement) => statement.includes('"cards"'))
  expect(await sent()).toMatchObject({ status: 503 })
  repaired()
  expect(await sent()).toMatchObject({ status: 200 })
  await expect
    .poll(() => seen)
    .toMatchObject([{ kind: 'command', interaction: { command: '/mr comment', text: '!12 Yes' } }])
})

describe('the text of a comment', () => {
  const nameOf = async (user: string) => (user === 'U1' ? { username: 'ann' } : { name: '@all [x](y) Ünal' })

  test.each([
    ['<@U1> and <@U2>', '@ann and all xy Ünal'],
    ['<@U1|Ann>', '@ann'],
    ['see <https://a.example/?a=1&amp;b=2>', 'see https://a.example/?a=1&b=2'],
    ['see <https://a.example|the [page]>', 'see [the page](https://a.example)'],
    ['<mailto:a@b.example|a@b.example>', 'a@b.example'],
    ['<#C1|general> <!channel> <!subteam^S1|@web-team>', '#general channel web-team'],
    ['<!date^1^{date}|today>', 'today'],
    ['a &lt;b&gt; &amp;amp; c', 'a <b> &amp; c'],
    ['  two\n\nlines ', 'two\n\nlines'],
  ])('of %s', async (said, text) => {
    expect(await commentText(said, nameOf)).toBe(text)
  })
})
