import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { connect } from '../support/connect.ts'
import { startElsewhere } from '../support/external-process.ts'
import {
  API,
  actionIds,
  forgeKind,
  isReply,
  type Message,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

const fault = (match: string, kind: string, times = 1) =>
  sandbox.call('/sandbox/fault', { target: 'forge', match, kind, times })
const view = (iid: number, user = 'ann') =>
  sandbox.asks(user, `/mr view !${iid}`, ({ text }) => text.startsWith(`!${iid} `))
const sent = async (method: string) =>
  (await sandbox.ledger()).filter((call) => call.method === method && call.path.includes('/merge_requests/'))
const merged = (card: Message, user = 'ann') =>
  sandbox.sees(user, ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
const seenBy = async (user: string, fits: (message: Message) => boolean) =>
  (await inChannel(user)).filter(fits)

/** What the person sees there, without what is told in threads. */
const inChannel = async (user: string) =>
  (await sandbox.messages(user)).filter((message) => !isReply(message))

describe('one effect and one answer', () => {
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  beforeEach(() => sandbox.reset())
  afterAll(() => sandbox.stop())

  test('a double click: one call, one answer', async () => {
    const card = await view(12)
    const before = (await inChannel('ann')).length
    await fault(`PUT ${API}/projects/42/merge_requests`, 'slow:1500')
    await Promise.all(Array.from({ length: 5 }, () => sandbox.press('ann', card, 'mr.merge')))
    await merged(card)
    expect(await sent('PUT')).toHaveLength(1)
    expect(await inChannel('ann')).toHaveLength(before)
  })

  test('two people at once: one call, and the second one gets no other answer', async () => {
    const card = await view(13)
    const before = {
      ann: (await inChannel('ann')).length,
      bob: (await inChannel('bob')).length,
    }
    await fault(`PUT ${API}/projects/42/merge_requests`, 'slow:400')
    await Promise.all([sandbox.command('ann', '/mr close !13'), sandbox.command('bob', '/mr close !13')])
    await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Closed'))
    expect(await sent('PUT')).toHaveLength(1)
    expect(await inChannel('ann')).toHaveLength(before.ann)
    expect(await inChannel('bob')).toHaveLength(before.bob)
  })

  test('a button and a slash command together: one call, and the second one is told so privately', async () => {
    const card = await view(12)
    await sandbox.command('ann', '/mr merge !12')
    const question = await sandbox.sees('ann', (message) =>
      /^mr\.merge.*,dismiss$/.test(actionIds(message).join()),
    )
    await sandbox.call('/sandbox/press', { user: 'ann', channel: 'web', ts: card.ts, action_id: 'mr.merge' })
    const { view: form } = await sandbox.modal('ann', (shown) => JSON.stringify(shown).includes('Merge !12?'))
    const asks = JSON.stringify(form).includes('"when-build-succeeds"')
    await fault(`PUT ${API}/projects/42/merge_requests`, 'slow:2000')
    await sandbox.submit('ann', asks ? { 'when-build-succeeds': 'false' } : {})
    await expect.poll(() => sent('PUT')).toHaveLength(1)
    await sandbox.press('ann', question, 'mr.merge')
    await merged(card)
    const isSecond = ({ text }: Message) => text.includes('is already merged. Merged as')
    expect(await sandbox.sees('ann', isSecond)).toMatchObject({ ephemeral: true })
    expect(await sent('PUT')).toHaveLength(1)
    expect(await seenBy('bob', isSecond)).toEqual([])
  })

  test('asked again within ten minutes: nothing is sent again, and it is told that it is done already', async () => {
    const isMine = ({ ephemeral }: Message) => ephemeral
    const [subscribing, unsubscribing] =
      forgeKind === 'today'
        ? ['POST subscribe', 'POST unsubscribe']
        : ['POST subscription', 'DELETE subscription']
    const sentAs = async (call: string) =>
      (await sandbox.ledger()).filter(({ method, path }) => `${method} ${path.split('/').at(-1)}` === call)
        .length
    await sandbox.asks('ann', '/mr unsubscribe !12', isMine)
    const again = await sandbox.asks('ann', '/mr unsubscribe !12', isMine)
    expect(again.text).toContain('Already done a moment ago.')
    expect(await sentAs(unsubscribing)).toBe(1)
    // Something else was done to it in between, so the same words mean a new change.
    await sandbox.asks('ann', '/mr subscribe !12', isMine)
    const anew = await sandbox.asks('ann', '/mr unsubscribe !12', isMine)
    expect(anew.text).not.toContain('Already done')
    expect(await sentAs(unsubscribing)).toBe(2)
    expect(await sentAs(subscribing)).toBe(1)
  })

  test('who wants it all the same can have it done once more', async () => {
    await sandbox.asks('ann', '/mr todo !12', ({ ephemeral }) => ephemeral)
    const again = await sandbox.asks('ann', '/mr todo !12', ({ ephemeral }) => ephemeral)
    expect(again.text).toContain('Already done a moment ago.')
    await sandbox.press('ann', again, 'mr.todo')
    await sandbox.sees('ann', ({ text }) => text.includes('already on your to-do list'))
    // Only the call itself can tell whether it is still on the list.
    expect(await sent('POST')).toHaveLength(3)
  })

  test('asked again after somebody undid it at the server: it is done again, never called done already', async () => {
    const undo = async (path: string, body: object) =>
      expect(
        (await sandbox.api('sandbox-ann', `/projects/42/merge_requests/${path}`, { method: 'PUT', body }))
          .status,
      ).toBe(200)
    const read = async (id: number) =>
      z
        .looseObject({ title: z.string(), sha: z.string() })
        .parse((await sandbox.api('sandbox-ann', `/projects/42/merge_requests/${id}`)).body)
    /** What comes while the first is still being done is a double click. */
    const becomes = async (typed: string, answer: string, id: number, wanted: object) => {
      await sandbox.asks('ann', typed, ({ text }) => text.startsWith(answer))
      expect(await read(id)).toMatchObject(wanted)
    }

    const close = ['/mr close !13', '!13: Closed by ann', 5013, { state: 'closed' }] as const
    await becomes(...close)
    await undo('5013', { state_event: 'reopen' })
    await becomes(...close)

    const { title } = await read(5012)
    const edit = '/mr edit !12 --title "Another title"'
    const edited = [edit, '!12: ann changed the title', 5012, { title: 'Another title' }] as const
    await becomes(...edited)
    await undo('5012', { title })
    await becomes(...edited)

    // Every cancel fails at servers that shipped.
    if (forgeKind === 'shipped') return
    const { sha } = await read(5011)
    const armed = { sha, merge_when_build_succeeds: true }
    const canceled = [
      '/mr cancel !11',
      '!11: ann turned off auto-merge',
      5011,
      { merge_when_build_succeeds: false },
    ] as const
    await undo('5011/merge', armed)
    await becomes(...canceled)
    await undo('5011/merge', armed)
    await becomes(...canceled)

    // Nothing was undone this time.
    const again = await sandbox.asks('ann', '/mr cancel !11', ({ ephemeral }) => ephemeral)
    expect(again.text).toMatch(/^Already done a moment ago/)
  })

  test('what is done to one merge request is done in the order in which it was asked for', async () => {
    const card = await view(13)
    await fault(`PUT ${API}/projects/42/merge_requests`, 'slow:800')
    await sandbox.command('ann', '/mr close !13')
    await expect.poll(() => sent('PUT')).toHaveLength(1)
    await sandbox.command('bob', '/mr reopen !13')
    await sandbox.sees('bob', (message) => message.ts === card.ts && words(message).includes('reopened'))
    expect((await sent('PUT')).map(({ body }) => body)).toEqual([
      { state_event: 'close' },
      { state_event: 'reopen' },
    ])
  })
})

describe('an answer that does not come', () => {
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  beforeEach(() => sandbox.reset())
  afterAll(() => sandbox.stop())

  test('the reply is lost and the forge cannot be read: it is being checked, and then the same message tells', async () => {
    await sandbox.asks('ann', '/milestone list', ({ text }) => text.includes('milestone'))
    await fault(`PUT ${API}/projects/42/milestones`, 'drop-reply')
    await sandbox.command('ann', '/milestone edit %3 --description "A new one"')
    await fault(`GET ${API}/projects/42/milestones`, 'slow:3500', 1)
    const checking = await sandbox.sees('ann', ({ text }) => text.startsWith('Checking /milestone edit %3.'))
    expect(checking.ephemeral).toBe(false)
    const told = await sandbox.sees(
      'ann',
      ({ ts, text }) => ts === checking.ts && !text.startsWith('Checking'),
    )
    expect(told.edited).toBe(true)
    expect(words(told)).toContain('A new one')
  })

  test('a merge that takes long is announced, and the announcement becomes the card', async () => {
    await sandbox.command('ann', '/mr merge !12')
    const question = await sandbox.sees('ann', (message) => actionIds(message).includes('mr.merge'))
    await fault(`PUT ${API}/projects/42/merge_requests`, 'slow:4000')
    await sandbox.press('ann', question, 'mr.merge')
    const checking = await sandbox.sees('ann', ({ text }) => text.startsWith('Checking /mr merge !12.'))
    const card = await merged(checking)
    expect(actionIds(card)).toEqual([])
    expect(await seenBy('bob', ({ text }) => text.includes('Merged as'))).toHaveLength(1)
    expect(await sent('PUT')).toHaveLength(1)
  })

  test('a merge by the button of a card that takes long: the card says so, and no other message', async () => {
    const card = await view(12)
    await fault(`PUT ${API}/projects/42/merge_requests`, 'slow:4000')
    await sandbox.press('ann', card, 'mr.merge')
    await sandbox.sees('bob', ({ ts, text }) => ts === card.ts && text.includes('Merging…'))
    await merged(card, 'bob')
    expect(await seenBy('bob', ({ text }) => text.startsWith('Checking'))).toEqual([])
  })

  test('a card that Slack does not let say so is the card of the merge in the end', async () => {
    const card = await view(12)
    const before = (await inChannel('bob')).length
    await fault(`PUT ${API}/projects/42/merge_requests`, 'slow:4000')
    await sandbox.call('/sandbox/fault', {
      target: 'slack',
      match: 'chat.update',
      kind: 'status:503',
      times: 1,
    })
    await sandbox.press('ann', card, 'mr.merge')
    await merged(card, 'bob')
    expect(await inChannel('bob')).toHaveLength(before)
    expect(await sent('PUT')).toHaveLength(1)
  })

  test('what was asked for with --private is announced and told to nobody else', async () => {
    const before = (await inChannel('bob')).length
    await fault(`PUT ${API}/projects/42/milestones`, 'slow:4000')
    await sandbox.command('ann', '/milestone edit %3 --description "A quiet word" --private')
    await sandbox.sees('ann', ({ ephemeral, text }) => ephemeral && text.startsWith('Checking /milestone'))
    await sandbox.sees('ann', (message) => message.ephemeral && words(message).includes('A quiet word'))
    expect(await inChannel('bob')).toHaveLength(before)
  })
})

describe('a bot that is killed in the middle of a sentence', () => {
  let folder: string
  let started: Awaited<ReturnType<typeof startElsewhere>>[] = []
  let environment: Record<string, string>

  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  beforeEach(async () => {
    await sandbox.reset()
    // A store of its own: the same commit is merged again, which another one would remember.
    folder = await mkdtemp(join(tmpdir(), 'greenlight-killed-'))
    environment = { DATA_DIR: folder, GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}` }
  })
  afterEach(async () => {
    for (const bot of started) bot.process.kill('SIGKILL')
    await Promise.all(started.map(({ ended }) => ended))
    started = []
    await rm(folder, { recursive: true, force: true })
  })
  afterAll(() => sandbox.stop())

  const killed = async (doing: () => Promise<void>) => {
    const start = async () => {
      const bot = await startElsewhere(sandbox, environment)
      started.push(bot)
      return bot
    }
    const bot = await start()
    await doing()
    bot.process.kill('SIGKILL')
    await bot.ended
    return start()
  }
  const reached = async (method: string, path: string) => {
    await expect
      .poll(async () =>
        (await sandbox.ledger()).filter((call) => call.method === method && call.path.includes(path)),
      )
      .not.toHaveLength(0)
  }

  test('after the call and before its answer: the sentence is finished after the restart, and nothing is sent again', async () => {
    let card: Message | undefined
    const bot = await killed(async () => {
      await connect(sandbox, 'ann', 'sandbox-ann')
      card = await view(12)
      await fault(`PUT ${API}/projects/42/merge_requests`, 'slow:60000')
      await sandbox.press('ann', card, 'mr.merge')
      await reached('PUT', '/merge_requests/')
      const { ts } = card
      await sandbox.sees('bob', (message) => message.ts === ts && message.text.includes('Merging…'))
    })
    const { ts } = card ?? { ts: '' }
    const told = await sandbox.sees(
      'ann',
      (message) => message.ts === ts && message.text.includes('Merged as'),
    )
    expect(words(told)).toMatch(/asked for the merge; \S+ shows it merged\.$/)
    expect(await sent('PUT')).toHaveLength(1)
    await bot.stop()
  })

  test('a double click before it was killed: one answer after the restart, and nobody is told that it did not happen', async () => {
    let card: Message | undefined
    let before = { ann: 0, bob: 0 }
    const bot = await killed(async () => {
      await connect(sandbox, 'ann', 'sandbox-ann')
      card = await view(12)
      before = {
        ann: (await inChannel('ann')).length,
        bob: (await inChannel('bob')).length,
      }
      await fault(`PUT ${API}/projects/42/merge_requests`, 'slow:60000')
      await Promise.all([sandbox.press('ann', card, 'mr.merge'), sandbox.press('ann', card, 'mr.merge')])
      await reached('PUT', '/merge_requests/')
    })
    await merged(card ?? (await view(12)))
    await bot.stop()
    expect(await inChannel('ann')).toHaveLength(before.ann)
    expect(await inChannel('bob')).toHaveLength(before.bob)
    expect(await sent('PUT')).toHaveLength(1)
  })

  test('an answer that was wanted with --private is told to nobody else after the restart either', async () => {
    let before = 0
    const bot = await killed(async () => {
      await connect(sandbox, 'ann', 'sandbox-ann')
      before = (await inChannel('bob')).length
      await fault(`PUT ${API}/projects/42/milestones`, 'slow:60000')
      await sandbox.command('ann', '/milestone edit %3 --description "A quiet word" --private')
      await reached('PUT', '/milestones/')
    })
    await sandbox.sees('ann', (message) => message.ephemeral && words(message).includes('A quiet word'))
    expect(await inChannel('bob')).toHaveLength(before)
    await bot.stop()
  })

  test('before the call: it is done after the restart, once', async () => {
    const bot = await killed(async () => {
      await connect(sandbox, 'ann', 'sandbox-ann')
      const before = (await sandbox.ledger()).length
      await fault(`GET ${API}/projects/42/merge_requests`, 'slow:5000', 1)
      await sandbox.command('ann', '/mr close !13')
      await expect.poll(async () => (await sandbox.ledger()).length).toBeGreaterThan(before)
    })
    await sandbox.sees('ann', ({ text }) => text.startsWith('!13 ') && text.includes('Closed'))
    expect(await sent('PUT')).toHaveLength(1)
    await bot.stop()
  })
})
