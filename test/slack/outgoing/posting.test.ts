import { describe, expect, test } from 'vitest'
import { createSlackApi } from '../../../src/slack/outgoing/web-api.ts'
import { temporaryStore } from '../../store/temporary.ts'
import { keptLog, workspaces } from '../recording-handlers.ts'
import { aLife, aSlack, QUICK, room, words } from './postings.ts'
import * as slackDouble from './slack-double.ts'

const {
  BLACK_HOLE,
  DOWN,
  DOWN_AFTER,
  EMPTY,
  EMPTY_AFTER,
  HTML,
  HTML_AFTER,
  no,
  REPLY_LOST,
  REQUEST_LOST,
  SILENCE_AFTER,
  slower,
} = slackDouble

async function aScene() {
  const slack = await aSlack()
  const store = await temporaryStore()
  const life = await aLife(store, slack)
  const posts = () => slack.calls.filter(({ method }) => method === 'chat.postMessage').length
  const looks = () => slack.calls.filter(({ method }) => method === 'conversations.history').length
  return { slack, store, life, outbox: life, posts, looks }
}

describe('a post', () => {
  test('goes out at once, with its fingerprint, and nobody looks for it', async () => {
    const { slack, outbox, looks } = await aScene()
    const posted = await outbox.post(room, words('Merged'), { key: 'answer:k7mq2xpe' })
    expect(posted).toEqual({ kind: 'posted', ts: slack.there[0]?.ts })
    expect(slack.there).toMatchObject([
      {
        channel: 'C1',
        text: 'Merged',
        metadata: {
          event_type: 'greenlight_post',
          event_payload: { key: 'answer:k7mq2xpe', fingerprint: expect.stringMatching(/^[\w-]{43}$/) },
        },
      },
    ])
    expect(looks()).toBe(0)
  })

  test('of the same key is the same post, and answers with the same ts', async () => {
    const { slack, outbox } = await aScene()
    const both = await Promise.all([
      outbox.post(room, words('One'), { key: 'k' }),
      outbox.post(room, words('Another'), { key: 'k' }),
    ])
    expect(both[0]).toEqual(both[1])
    expect(await outbox.post(room, words('A third'), { key: 'k' })).toEqual(both[0])
    expect(slack.texts('C1')).toHaveLength(1)
  })

  test('is stored and not sent where the app was uninstalled', async () => {
    const { slack, store, posts } = await aScene()
    await store.uninstalls.report('T1')
    await store.uninstalls.confirm('T1')
    const life = await aLife(store, slack, { timing: { ...QUICK, patienceMs: 100 } })
    expect((await life.post(room, words('Merged'))).kind).toBe('waiting')
    expect(posts()).toBe(0)
  })

  test('goes into the thread that it belongs to, and not to the channel', async () => {
    const { slack, outbox } = await aScene()
    await outbox.post(room, words('Head'))
    const [head] = slack.there
    await outbox.post(room, words('Reply'), { thread: head?.ts ?? '' })
    expect(slack.there[1]).toMatchObject({ text: 'Reply', thread: head?.ts })
    expect(slack.calls.some(({ args }) => 'reply_broadcast' in args)).toBe(false)
  })
})

describe.each([
  ['that is stored', {}],
  ['in memory', { isTransient: true }],
])('a post %s whose answer leaves it open', (_how, how) => {
  test.each([
    ['the reply was lost', REPLY_LOST],
    ['503 after it was done', DOWN_AFTER],
    ['a page of HTML after it was done', HTML_AFTER],
    ['JSON that says nothing after it was done', EMPTY_AFTER],
    ['fatal_error after it was done', no('fatal_error', true)],
    ['silence after it was done', SILENCE_AFTER],
  ])('is found and not sent again: %s', async (_, mishap) => {
    const { slack, outbox, posts } = await aScene()
    slack.next('chat.postMessage', mishap)
    expect(await outbox.post(room, words('Once'), how)).toEqual({ kind: 'posted', ts: slack.there[0]?.ts })
    expect(slack.texts('C1')).toEqual(['Once'])
    expect(posts()).toBe(1)
  })

  test.each([
    ['the request was lost', REQUEST_LOST],
    ['503', DOWN],
    ['a page of HTML', HTML],
    ['JSON that says nothing', EMPTY],
    ['internal_error', no('internal_error')],
    ['silence', BLACK_HOLE],
  ])('is sent again when it is not there: %s', async (_, mishap) => {
    const { slack, outbox, posts, looks } = await aScene()
    slack.next('chat.postMessage', mishap)
    expect(await outbox.post(room, words('Once'), how)).toMatchObject({ kind: 'posted' })
    expect(slack.texts('C1')).toEqual(['Once'])
    expect(posts()).toBe(2)
    expect(looks()).toBeGreaterThan(0)
  })
})

describe('a post whose answer leaves it open', () => {
  test('is looked for in its thread', async () => {
    const { slack, outbox } = await aScene()
    await outbox.post(room, words('Head'))
    slack.next('chat.postMessage', REPLY_LOST)
    await outbox.post(room, words('Reply'), { thread: slack.there[0]?.ts ?? '' })
    expect(slack.texts('C1')).toEqual(['Head', 'Reply'])
  })

  test('is looked for in the conversation with its person', async () => {
    const { slack, outbox } = await aScene()
    slack.next('chat.postMessage', REPLY_LOST, REQUEST_LOST)
    expect(await outbox.direct({ team: 'T1', user: 'U1' }, words('One'))).toMatchObject({ kind: 'posted' })
    expect(await outbox.direct({ team: 'T1', user: 'U2' }, words('Two'))).toMatchObject({ kind: 'posted' })
    expect([slack.texts('DU1'), slack.texts('DU2')]).toEqual([['One'], ['Two']])
  })

  test('is looked for on later pages as well', async () => {
    const { slack, outbox } = await aScene()
    slack.mishap = (method) => {
      if (method !== 'chat.postMessage') return undefined
      slack.mishap = () => undefined
      setImmediate(() => {
        for (let index = 0; index < 250; index += 1) slack.say({ channel: 'C1', text: `chatter ${index}` })
      })
      return REPLY_LOST
    }
    await outbox.post(room, words('Once'))
    expect(slack.texts('C1').filter((text) => text === 'Once')).toHaveLength(1)
  })

  test('is looked for within Slack’s limit for apps that are distributed commercially', async () => {
    const { slack, store, outbox } = await aScene()
    await outbox.post(room, words('Before'))
    await expect.poll(async () => (await store.backlog()).posts.count).toBe(0)
    const searches: Readonly<Record<string, string>>[] = []
    let freeAt = 0
    let isSaid = false
    slack.mishap = (method, args) => {
      if (method === 'conversations.history') {
        searches.push(args)
        if (performance.now() < freeAt) return slower(1)
        freeAt = performance.now() + 900
        return undefined
      }
      if (method !== 'chat.postMessage' || isSaid) return undefined
      isSaid = true
      setImmediate(() => {
        for (let index = 0; index < 40; index += 1) slack.say({ channel: 'C1', text: `chatter ${index}` })
      })
      return REPLY_LOST
    }
    const posted = await outbox.post(room, words('Once'))
    const outcome = posted.kind === 'waiting' ? await posted.outcome : posted
    expect(outcome).toMatchObject({ kind: 'posted' })
    expect(slack.texts('C1').filter((text) => text === 'Once')).toHaveLength(1)
    const newest = slack.there.find(({ text }) => text === 'Before')?.ts
    expect(new Set(searches.map(({ limit, oldest }) => `${limit} after ${oldest}`))).toEqual(
      new Set([`15 after ${newest}`]),
    )
  })

  test('is not missed where others were posted while nobody knew what became of it', async () => {
    const { slack, store } = await aScene()
    const outbox = await aLife(store, slack, { timing: { ...QUICK, lagMs: 1_500 } })
    slack.next('chat.postMessage', REPLY_LOST)
    slack.next('conversations.history', DOWN, DOWN)
    const digest = outbox.post(room, words('digest'), { isAnswer: false })
    await expect.poll(() => slack.texts('C1')).toEqual(['digest'])
    await Promise.all([digest, outbox.post(room, words('answer'))])
    await digest
    expect(slack.texts('C1')).toEqual(['digest', 'answer'])
  })

  test('is not taken for a look-alike of another app, of another bot or of a person', async () => {
    const { slack, outbox } = await aScene()
    slack.mishap = (method, { metadata = '{}' }) => {
      if (method !== 'chat.postMessage') return undefined
      slack.mishap = () => undefined
      const copied = { channel: 'C1', text: 'Look-alike', metadata: JSON.parse(metadata) }
      slack.say({ ...copied, bot: 'B1', app: 'AOTHER' })
      slack.say({ ...copied, bot: 'BOTHER', app: 'A1' })
      slack.say(copied)
      return REQUEST_LOST
    }
    await outbox.post(room, words('Mine'))
    expect(slack.texts('C1')).toEqual(['Look-alike', 'Look-alike', 'Look-alike', 'Mine'])
  })

  test('is not sent again where the bot may not look, and counts as unconfirmed', async () => {
    const { slack, outbox, posts } = await aScene()
    slack.mishap = (method) => (method === 'conversations.history' ? no('missing_scope') : undefined)
    slack.next('chat.postMessage', REQUEST_LOST)
    expect(await outbox.post(room, words('Perhaps'), { key: 'k' })).toEqual({ kind: 'unconfirmed' })
    expect(await outbox.post(room, words('Perhaps'), { key: 'k' })).toEqual({ kind: 'unconfirmed' })
    expect(posts()).toBe(1)
  })
})

describe('a channel', () => {
  test('gets one post at a time, in order, and not faster than its pace', async () => {
    const { slack, outbox } = await aScene()
    const all = ['1', '2', '3', '4', '5']
    await Promise.all(all.map((text) => outbox.post(room, words(text))))
    expect(slack.texts('C1')).toEqual(all)
    const gaps = slack.there.slice(1).map(({ at }, index) => at - (slack.there[index]?.at ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(QUICK.perChannelMs - 2)
  })

  test('never lets what speaks by itself hold up answers, nor the other way round', async () => {
    const { slack, outbox } = await aScene()
    const news = ['n1', 'n2', 'n3', 'n4', 'n5']
    const said = news.map((text) => outbox.post(room, words(text), { isAnswer: false }))
    await expect.poll(() => slack.texts('C1')).toContain('n1')
    const answers = ['a1', 'a2'].map((text) => outbox.post(room, words(text)))
    await Promise.all([...said, ...answers])
    const texts = slack.texts('C1')
    expect(texts.filter((text) => news.includes(text))).toEqual(news)
    expect(texts.filter((text) => !news.includes(text))).toEqual(['a1', 'a2'])
    // They take turns.
    expect(texts.indexOf('a2')).toBeLessThan(texts.indexOf('n5'))
  })

  test('that Slack slows down waits for as long as Slack says, and no other waits with it', async () => {
    const { slack, outbox } = await aScene()
    slack.next('chat.postMessage', slower(1))
    const began = performance.now()
    const slow = outbox.post(room, words('slow'))
    await expect.poll(() => slack.calls.length).toBeGreaterThan(2)
    expect(await outbox.post({ team: 'T1', channel: 'C2' }, words('quick'))).toMatchObject({ kind: 'posted' })
    expect(slack.texts('C1')).toEqual([])
    expect(await slow).toMatchObject({ kind: 'posted' })
    expect((slack.there[1]?.at ?? 0) - began).toBeGreaterThanOrEqual(1_000)
    expect(slack.texts('C1')).toEqual(['slow'])
  })

  test('where nobody knows yet what became of a digest gets its answers all the same', async () => {
    const { slack, store } = await aScene()
    const outbox = await aLife(store, slack, { timing: { ...QUICK, lagMs: 1_500 } })
    slack.next('chat.postMessage', DOWN)
    const digest = outbox.post(room, words('digest'), { isAnswer: false })
    await expect.poll(() => slack.calls.some(({ method }) => method === 'conversations.history')).toBe(true)
    const answer = outbox.post(room, words('answer'))
    await Promise.all([digest, answer])
    expect(slack.texts('C1')).toEqual(['answer', 'digest'])
  })
})

test('what is in memory keeps its order and the pace of the channel, beside what is stored', async () => {
  const { slack, outbox } = await aScene()
  const all = ['1', '2', '3', '4']
  const read = all.map((text) => outbox.post(room, words(text), { isTransient: true }))
  await Promise.all([...read, outbox.post(room, words('stored'))])
  expect(slack.texts('C1').filter((text) => text !== 'stored')).toEqual(all)
  const gaps = slack.there.slice(1).map(({ at }, index) => at - (slack.there[index]?.at ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(QUICK.perChannelMs - 2)
})

test('what Slack never takes holds up nothing else', async () => {
  const { slack, outbox } = await aScene()
  slack.mishap = (method, { text }) =>
    method === 'chat.postMessage' && text === 'never' ? no('fatal_error') : undefined
  const never = outbox.post(room, words('never'))
  await outbox.post(room, words('other'))
  expect(slack.texts('C1')).toEqual(['other'])
  slack.mishap = () => undefined
  expect(await never).toMatchObject({ kind: 'posted' })
})

describe('a post that Slack refuses', () => {
  test.each(['channel_not_found', 'not_in_channel'])('because the bot is not there: %s', async (reason) => {
    const { slack, outbox, posts } = await aScene()
    slack.next('chat.postMessage', no(reason))
    expect(await outbox.post(room, words('x'))).toEqual({ kind: 'not-there', reason })
    expect(posts()).toBe(1)
  })

  test.each(['is_archived', 'restricted_action', 'account_inactive', 'token_revoked', 'no_permission'])(
    'for good, with its reason: %s',
    async (reason) => {
      const { slack, outbox, posts } = await aScene()
      slack.next('chat.postMessage', no(reason))
      expect(await outbox.post(room, words('x'))).toEqual({ kind: 'refused', reason, permanent: true })
      expect(posts()).toBe(1)
    },
  )

  test.each(['invalid_blocks', 'msg_too_long'])(
    'as unreadable goes out as plain text: %s',
    async (reason) => {
      const { slack, outbox, life } = await aScene()
      slack.next('chat.postMessage', no(reason))
      const long = 'All that is to be said. '.repeat(500)
      const content = { text: long, blocks: [{ type: 'divider' }] } as const
      expect(await outbox.post(room, async () => content)).toMatchObject({ kind: 'posted' })
      expect(slack.there).toHaveLength(1)
      expect(slack.there[0]?.text.length).toBeLessThanOrEqual(3_000)
      expect(JSON.stringify(slack.there[0]?.blocks)).not.toContain('divider')
      expect(life.lines.join()).toMatch(/"level":50.*could not read a post/)
    },
  )

  test('also as plain text is refused, once', async () => {
    const { slack, outbox, posts } = await aScene()
    slack.next('chat.postMessage', no('invalid_blocks'), no('invalid_blocks'))
    expect(await outbox.post(room, words('x'))).toEqual({ kind: 'refused', reason: 'invalid_blocks' })
    expect(posts()).toBe(2)
  })
})

describe('while Slack is down', () => {
  test('who posts is told that it waits, and later that it is there', async () => {
    const { slack, store } = await aScene()
    const life = await aLife(store, slack, { timing: { ...QUICK, patienceMs: 200 } })
    slack.mishap = () => DOWN
    const posted = await life.post(room, words('Patience'), { key: 'k' })
    if (posted.kind !== 'waiting') throw new Error(`It is ${posted.kind}`)
    slack.mishap = () => undefined
    expect(await posted.outcome).toEqual({ kind: 'posted', ts: slack.there[0]?.ts })
    expect(slack.texts('C1')).toEqual(['Patience'])
  })

  test('answers grow too old, and one sentence in their place says how many there were', async () => {
    const slack = await aSlack()
    let ahead = 0
    const now = () => Date.now() + ahead
    const store = await temporaryStore({ now })
    const accepted = Promise.withResolvers<void>()
    const life = await aLife(store, slack, {
      now,
      timing: { ...QUICK, patienceMs: 50 },
      at: (point) => (point === 'before send' ? accepted.promise : undefined),
    })
    slack.mishap = () => DOWN
    const waiting = await Promise.all([
      life.post(room, words('One')),
      life.post(room, words('Two')),
      life.post(room, words('Digest'), { isAnswer: false, expiresAt: now() + 6 * 3_600_000 }),
      life.direct({ team: 'T1', user: 'U1' }, words('To you'), { isAnswer: true }),
    ])
    ahead = 31 * 60_000
    accepted.resolve()
    const ends = waiting.map((one) => (one.kind === 'waiting' ? one.outcome : one))
    // It was never sent, and so it is dropped while Slack is down.
    expect(await ends[1]).toMatchObject({ reason: 'too-late' })
    slack.mishap = () => undefined
    expect((await Promise.all(ends)).map((end) => ('reason' in end ? end.reason : end.kind))).toEqual([
      'too-late',
      'too-late',
      'posted',
      'too-late',
    ])
    await expect.poll(() => [slack.texts('C1').length, slack.texts('DU1').length]).toEqual([2, 1])
    expect(slack.texts('C1')).toEqual(
      expect.arrayContaining(['Digest', expect.stringMatching(/^I couldn’t bring 2 answers here/)]),
    )
    expect(slack.texts('DU1')).toEqual([expect.stringMatching(/^I couldn’t bring 1 answer here/)])
  })

  test('an answer that Slack does not want before it is too old is given up at once', async () => {
    const { slack, outbox } = await aScene()
    slack.next('chat.postMessage', slower(3_600))
    expect(await outbox.post(room, words('x'))).toEqual({ kind: 'refused', reason: 'too-late' })
  })
})

describe('an edit', () => {
  test('is tried once more where Slack asks for a short pause, and fails where it asks for a long one', async () => {
    const slack = await aSlack()
    const api = createSlackApi({ workspaces, slackApiUrl: slack.url, log: keptLog().log })
    const edits = () => slack.calls.filter(({ method }) => method === 'chat.update').length
    slack.next('chat.update', slower(0))
    expect(await api.update({ ...room, ts: '1.1' }, await words('x')())).toBe('updated')
    expect(edits()).toBe(2)
    slack.next('chat.update', slower(60))
    expect(await api.update({ ...room, ts: '1.1' }, await words('x')())).toBe('failed')
    expect(edits()).toBe(3)
  })
})
