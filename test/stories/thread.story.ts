import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { lookedSince } from '../support/followed.ts'
import { forgeKind, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

/** What the option of the menu in the message stands for. */
async function chosen({ blocks }: Message, label: string): Promise<string> {
  const option = z.looseObject({ text: z.object({ text: z.string() }), value: z.string().optional() })
  const element = z.looseObject({ options: z.array(option).default([]) })
  const elements = blocks.flatMap((block) => z.array(element).catch([]).parse(block.elements))
  const found = elements.flatMap(({ options }) => options).find(({ text }) => text.text === label)
  return found?.value ?? ''
}

const isPrivate = ({ ephemeral }: Message) => ephemeral

test.runIf(forgeKind !== 'today')('an older server says that it cannot', async () => {
  const { text } = await sandbox.asks('ann', '/greenlight thread on', isPrivate)
  expect(text).toContain('doesn’t offer /greenlight thread')
})

describe.runIf(forgeKind === 'today')('replies to a card', () => {
  const turn = (to: string) => sandbox.asks('ann', `/greenlight thread ${to}`)
  const card = (iid = 12) =>
    sandbox.asks('ann', `/mr view !${iid}`, ({ bot, text }) => bot && text.startsWith(`!${iid} `))
  const reply = async (user: string, { ts: thread_ts }: Message, text: string, how: object = {}) =>
    String((await sandbox.call('/sandbox/say', { user, channel: 'web', text, thread_ts, ...how })).ts)
  const edit = (user: string, ts: string, text: string) =>
    sandbox.call('/sandbox/edit', { user, channel: 'web', ts, text })
  const told = (user: string, text: string) =>
    sandbox.sees(user, (message) => message.ephemeral && message.text.includes(text))
  const Note = z.looseObject({
    id: z.number(),
    body: z.string(),
    author: z.looseObject({ username: z.string() }),
    system: z.boolean(),
  })
  const notes = async (iid = 12) => {
    const path = `/projects/42/merge_requests/${iid}/notes?sort=asc`
    const { body } = await sandbox.api('sandbox-root', path, { method: 'GET', version: 'v4' })
    return z
      .array(Note)
      .parse(body)
      .filter(({ system }) => !system)
  }
  const said = async (iid?: number) =>
    (await notes(iid)).map(({ author, body }) => `${author.username}: ${body}`)
  const becomes = (all: readonly string[], iid?: number) => expect.poll(() => said(iid)).toEqual(all)

  test('stay in Slack until a manager says otherwise', async () => {
    const before = await said()
    const root = await card()
    expect((await turn('')).text).toContain('Threads of cards are off. Replies to a card stay in Slack.')
    await reply('bob', root, 'Only among us')
    expect((await sandbox.asks('bob', '/greenlight thread on', isPrivate)).text).toContain(
      'Only a channel manager or a workspace admin can do this',
    )
    await reply('bob', root, 'Still only among us')
    const on = await turn('on')
    expect(on).toMatchObject({ ephemeral: false })
    expect(on.text).toContain('Threads of cards are on.')
    await sandbox.call('/sandbox/say', { user: 'bob', channel: 'web', text: 'Beside any thread' })
    await reply('bob', on, 'In another thread')
    await reply('bob', root, 'Into the open')
    await becomes([...before, 'bob: Into the open'])
    expect((await turn('off')).text).toContain('Threads of cards are off.')
    await reply('bob', root, 'Among us again')
    await reply('bob', root, 'And again')
    await lookedSince(sandbox)
    await becomes([...before, 'bob: Into the open'])
  })

  test('that come hours late become comments when their author still wants it', async () => {
    const before = await said()
    await turn('on')
    const root = await card()
    const text = 'Two “things” & 12 more --title, see below'
    const ts = await reply('bob', root, text, { held: true })
    await sandbox.call('/sandbox/clock', { hours: 2, at_once: true })
    await sandbox.call('/sandbox/deliver', { user: 'bob', channel: 'web', ts })
    const isAsked = ({ ephemeral, text: words }: Message) => ephemeral && words.startsWith('Not done yet')
    const asked = await sandbox.sees('bob', isAsked)
    await lookedSince(sandbox)
    await becomes(before)
    await sandbox.press('bob', asked, 'mr.comment')
    await becomes([...before, `bob: ${text}`])
    await expect.poll(async () => (await sandbox.messages('bob', 'web')).filter(isAsked)).toEqual([])
  })

  test('become comments of their authors, who are told so once', async () => {
    const before = await said()
    const root = await card()
    await turn('on')
    const ts = await reply('bob', root, '@ann see https://example.com/a?b=1&c=2 <b>')
    const first = await told('bob', 'Your replies to cards here become comments on')
    expect(first.thread_ts).toBe(root.ts)
    await becomes([...before, 'bob: @ann see https://example.com/a?b=1&c=2 <b>'])
    await sandbox.call('/sandbox/deliver', { user: 'bob', channel: 'web', ts })
    await reply('bob', root, 'Yes')
    await reply('bob', root, 'Yes')
    await becomes([...before, 'bob: @ann see https://example.com/a?b=1&c=2 <b>', 'bob: Yes', 'bob: Yes'])
    await lookedSince(sandbox)
    const thread = (await sandbox.messages('bob')).filter(({ thread_ts }) => thread_ts === root.ts)
    expect(thread.filter(({ bot }) => bot)).toHaveLength(1)
  })

  test('what would run there, what looks like a secret, and what mentions the bot stays', async () => {
    const root = await card()
    await turn('on')
    const calls = await sandbox.writes(async () => {
      await reply('ann', root, 'Fine.\n/merge')
      expect((await told('ann', 'would run the line that starts with /merge')).text).toContain(
        'This stayed in Slack.',
      )
      await reply('ann', root, 'glpat-abcdefghijklmnopqrst')
      expect((await told('ann', 'That looks like a secret.')).text).toContain('This stayed in Slack.')
      await reply('ann', root, '@greenlight view')
    })
    expect(calls).toEqual([])
  })

  test('somebody who is not connected is told so once in a thread, and may connect', async () => {
    const before = await said()
    const root = await card()
    await turn('on')
    await reply('cy', root, 'From outside')
    const offer = await told('cy', 'Connect your')
    expect(offer.text).toMatch(/^This stayed in Slack\. /)
    expect(offer.blocks.at(-1)).toMatchObject({ elements: [{ text: { text: 'Connect' } }] })
    await reply('cy', root, 'Again from outside')
    await reply('bob', root, 'I am in')
    await becomes([...before, 'bob: I am in'])
    const answers = (await sandbox.messages('cy')).filter(isPrivate)
    expect(answers.filter(({ text }) => text.includes('Connect your'))).toHaveLength(1)
  })

  test('an edit follows, and one that would run stays', async () => {
    const before = await said()
    const root = await card()
    const early = await reply('bob', root, 'Before it was on')
    await turn('on')
    const ts = await reply('bob', root, 'Looks god to me')
    await becomes([...before, 'bob: Looks god to me'])
    await edit('bob', ts, 'Looks good to me')
    await becomes([...before, 'bob: Looks good to me'])
    await edit('bob', ts, '/approve')
    await told('bob', 'would run the line that starts with /approve')
    await edit('bob', early, 'Changed')
    await edit('bob', ts, 'Looks very good to me')
    await becomes([...before, 'bob: Looks very good to me'])
  })

  test('an answer of the server that is lost is looked for: there is one comment', async () => {
    const before = await said()
    const root = await card()
    await turn('on')
    await sandbox.call('/sandbox/fault', { target: 'forge', match: 'POST', kind: 'drop-reply', times: 1 })
    const ts = await reply('bob', root, 'Said once')
    await told('bob', 'Your replies to cards here become comments')
    await becomes([...before, 'bob: Said once'])
    await edit('bob', ts, 'Said better')
    await becomes([...before, 'bob: Said better'])
  })

  describe('from the server', () => {
    const today = async (who: string, path: string, body: object) => {
      const init = { method: 'POST', body, version: 'v4' }
      const answer = await sandbox.api(`sandbox-${who}`, `/projects/42/merge_requests/12${path}`, init)
      expect(answer.status, path).toBe(201)
      return answer.body
    }
    const Thread = z.looseObject({ id: z.string(), notes: z.tuple([Note]) })
    const inThread = async (root: Message) =>
      (await sandbox.messages('bob')).filter(({ bot, thread_ts }) => bot && thread_ts === root.ts)
    const comes = (root: Message, text: string) =>
      sandbox.sees('bob', ({ thread_ts, text: shown }) => thread_ts === root.ts && shown.includes(text))

    async function opened() {
      const root = await card()
      await turn('on')
      await lookedSince(sandbox)
      return root
    }

    test('comments stand in the thread with who and where, but for those from there and internal ones', async () => {
      const root = await opened()
      await reply('bob', root, 'From the channel')
      const position = { position_type: 'text', new_path: 'shop/cart.ts', new_line: 4 }
      await today('ann', '/notes', { body: 'Not for everybody', internal: true })
      await today('ann', '/discussions', { body: 'Please <!channel> rename\nand more', position })
      const comment = await comes(
        root,
        'Ann Archer commented on shop/cart.ts:4: “Please &lt;!channel&gt; rename”',
      )
      expect(words(comment)).toContain('and more')
      await today('cy', '/notes', { body: 'A word of Cy' })
      await comes(root, 'Cy Carter commented: “A word of Cy”')
      await lookedSince(sandbox)
      const thread = (await inThread(root)).map(({ text }) => text).join()
      expect(thread).not.toContain('Not for everybody')
      expect(thread).not.toContain('From the channel')
    })

    test('a reply answers the discussion, and who may resolves it', async () => {
      const root = await opened()
      const {
        id,
        notes: [first],
      } = Thread.parse(await today('ann', '/discussions', { body: 'Why is that?' }))
      const comment = await comes(root, 'Why is that?')
      await sandbox.press('bob', comment, 'mr.comment')
      await sandbox.submit('bob', { text: 'Because of that.' })
      await told('bob', 'Commented on')
      const written = await sandbox.ledger()
      expect(written.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
        path: expect.stringContaining(`/discussions/${id}/notes`),
        user: 'bob',
        body: { body: 'Because of that.' },
      })
      await comes(root, 'Bob Baker commented: “Because of that.”')
      const value = await chosen(comment, 'Resolve')
      await sandbox.press('bob', comment, 'overflow', { value })
      const resolved = await sandbox.sees('bob', ({ ts, edited }) => ts === comment.ts && edited)
      expect(words(resolved)).toContain('Resolved')
      const note = (await notes()).find((one) => one.id === first.id)
      expect(note).toMatchObject({ resolved: true, resolved_by: { username: 'bob' } })
      const again = await sandbox.asks('ann', `/mr resolve !12 ${first.id}`, isPrivate)
      expect(again.text).toContain('is resolved already')
    })

    test('a single comment becomes a discussion by a reply, and has nothing to resolve', async () => {
      const root = await opened()
      const single = Note.parse(await today('ann', '/notes', { body: 'One word' }))
      const comment = await comes(root, 'One word')
      expect(words(comment)).not.toContain('Resolve')
      const { text } = await sandbox.asks('bob', `/mr resolve !12 ${single.id}`, isPrivate)
      expect(text).toContain('starts no discussion')
      await sandbox.call('/sandbox/fault', { target: 'forge', match: 'POST', kind: 'drop-reply', times: 1 })
      await sandbox.press('bob', comment, 'mr.comment')
      await sandbox.submit('bob', { text: 'Two words' })
      await told('bob', 'didn’t answer, and it shows your comment')
      expect((await notes()).filter(({ body }) => body === 'Two words')).toHaveLength(1)
    })
  })
})
