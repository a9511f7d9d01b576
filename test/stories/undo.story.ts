import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  actionIds,
  forgeKind,
  type Message,
  mergeRequestPath,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const Request = z.object({
  id: z.number(),
  iid: z.number(),
  state: z.string(),
  title: z.string(),
  labels: z.array(z.string()),
  milestone: z.object({ id: z.number() }).nullable(),
})

async function requestOf(iid: number) {
  const { body } = await sandbox.api('sandbox-root', `/projects/42/merge_requests?iid=${iid}&state=all`)
  const [found] = z.array(Request).parse(body)
  if (!found) throw new Error(`There is no !${iid}`)
  return found
}

/** Somebody else changes it at the server. */
const elsewhere = async (iid: number, body: object) =>
  sandbox.api('sandbox-bob', `/projects/42/merge_requests/${(await requestOf(iid)).id}`, {
    method: 'PUT',
    body,
  })

const isCard = (iid: number, fits: string) => (message: Message) =>
  message.bot && !message.ephemeral && message.text.startsWith(`!${iid} `) && words(message).includes(fits)
const isPrivate = ({ ephemeral }: Message) => ephemeral
const says = (fits: string) => (message: Message) => message.ephemeral && message.text.includes(fits)

/** What was sent, without the reads. */
async function sentBy(doing: () => Promise<unknown>) {
  const calls = await sandbox.writes(doing)
  return calls.map(({ method, path, body }) => ({ method, path, body }))
}

const closed = () => sandbox.asks('ann', '/mr close !10', isCard(10, 'closed it.'))

describe('closing', () => {
  test('is undone by one press, and a second press sends nothing', async () => {
    const card = await closed()
    expect(actionIds(card)).toContain('mr.reopen:undo')
    const path = mergeRequestPath(42, await requestOf(10))
    const sent = await sentBy(async () => {
      const press = () => sandbox.press('ann', card, 'mr.reopen:undo')
      await Promise.all([press(), press()])
      await sandbox.sees('ann', isCard(10, 'reopened it.'))
      // What is asked afterwards is answered afterwards.
      await sandbox.command('ann', '/mr close !10')
      await sandbox.sees('ann', isCard(10, 'closed it.'))
    })
    expect(sent).toEqual([
      { method: 'PUT', path, body: { state_event: 'reopen' } },
      { method: 'PUT', path, body: { state_event: 'close' } },
    ])
    const audit = await sandbox.asks('ann', '/greenlight audit', isPrivate)
    expect(words(audit)).toMatch(/mr reopen.*!10/)
  })

  test('is not undone by anybody else', async () => {
    const card = await closed()
    const sent = await sentBy(async () => {
      await sandbox.press('bob', card, 'mr.reopen:undo')
      await sandbox.sees(
        'bob',
        ({ ephemeral, text }) => ephemeral && /^Only <@\w+> can undo that\./.test(text),
      )
    })
    expect(sent).toEqual([])
    expect((await requestOf(10)).state).toBe('closed')
  })

  test('can be undone for fifteen minutes', async () => {
    const card = await closed()
    await sandbox.call('/sandbox/clock', { ms: 15 * 60_000 })
    const sent = await sentBy(async () => {
      await sandbox.press('ann', card, 'mr.reopen:undo')
      expect(actionIds(await sandbox.sees('ann', says('Too late to undo.')))).toEqual(['mr.reopen'])
    })
    expect(sent).toEqual([])
  })

  test.runIf(forgeKind === 'today')('is left alone when somebody closed it once more', async () => {
    const card = await closed()
    await sandbox.call('/sandbox/clock', { ms: 60_000 })
    await elsewhere(10, { state_event: 'reopen' })
    await elsewhere(10, { state_event: 'close' })
    const sent = await sentBy(async () => {
      await sandbox.press('ann', card, 'mr.reopen:undo')
      await sandbox.sees('ann', says('It has changed since. Nothing was undone.'))
    })
    expect(sent).toEqual([])
    expect((await requestOf(10)).state).toBe('closed')
  })
})

test('reopening is undone', async () => {
  const card = await sandbox.asks('ann', '/mr reopen !6', isCard(6, 'reopened it.'))
  await sandbox.press('ann', card, 'mr.close:undo')
  await sandbox.sees('ann', isCard(6, 'closed it.'))
  expect((await requestOf(6)).state).toBe('closed')
})

describe('an edit', () => {
  const edited = () =>
    sandbox.asks(
      'ann',
      '/mr edit !10 --title "Another title" --labels urgent --milestone %3',
      isCard(10, 'changed '),
    )

  test('gets its values back in one call', async () => {
    const was = await requestOf(10)
    const card = await edited()
    expect((await requestOf(10)).title).toBe('Another title')
    const sent = await sentBy(async () => {
      await sandbox.press('ann', card, 'mr.edit:undo')
      await sandbox.sees('ann', isCard(10, was.title))
    })
    expect(sent).toHaveLength(1)
    expect(await requestOf(10)).toEqual(was)
  })

  test('stays when somebody changed one of its fields since', async () => {
    const card = await edited()
    await elsewhere(10, { title: 'A third title' })
    const sent = await sentBy(async () => {
      await sandbox.press('ann', card, 'mr.edit:undo')
      await sandbox.sees('ann', says('It has changed since. Nothing was undone.'))
    })
    expect(sent).toEqual([])
    expect((await requestOf(10)).title).toBe('A third title')
  })

  test('stays when somebody closed it since', async () => {
    const card = await edited()
    await elsewhere(10, { state_event: 'close' })
    const sent = await sentBy(async () => {
      await sandbox.press('ann', card, 'mr.edit:undo')
      await sandbox.sees('ann', says('It has changed since. Nothing was undone.'))
    })
    expect(sent).toEqual([])
  })
})

test('following is undone where only whoever asked sees it', async () => {
  const answer = await sandbox.asks('ann', '/mr subscribe !13', isPrivate)
  expect(answer.text).toBe('You now follow acme/web!13.')
  await sandbox.press('ann', answer, 'mr.unsubscribe:undo')
  await sandbox.sees('ann', says('You no longer follow acme/web!13.'))
})

describe('a milestone', () => {
  const Milestones = z.array(
    z.object({
      iid: z.number(),
      id: z.number(),
      state: z.string(),
      title: z.string(),
      due_date: z.string().nullable(),
    }),
  )
  async function milestoneOf(iid: number) {
    const { body } = await sandbox.api('sandbox-root', '/projects/42/milestones')
    const found = Milestones.parse(body).find((one) => one.iid === iid)
    if (!found) throw new Error(`There is no %${iid}`)
    return found
  }
  const isDone = (fits: string) => (message: Message) =>
    message.bot && !message.ephemeral && words(message).includes(fits)
  const activated = () =>
    sandbox.asks('ann', '/milestone edit %3 --due none --title "Another sprint"', isDone('edited'))

  test('is closed and opened again', async () => {
    const { state } = await milestoneOf(3)
    expect(state).toBe('active')
    const question = await sandbox.asks('ann', '/milestone close %3', isPrivate)
    await sandbox.press('ann', question, 'milestone.close')
    const card = await sandbox.sees('ann', isDone(' closed '))
    await sandbox.press('ann', card, 'milestone.activate:undo')
    await sandbox.sees('ann', isDone(' reopened '))
    expect((await milestoneOf(3)).state).toBe('active')
  })

  test('gets its title and its date back', async () => {
    const was = await milestoneOf(3)
    const card = await activated()
    expect((await milestoneOf(3)).due_date).toBeNull()
    const sent = await sentBy(async () => {
      await sandbox.press('ann', card, 'milestone.edit:undo')
      await sandbox.sees('ann', isDone(`the title “${was.title}”`))
    })
    expect(sent).toHaveLength(1)
    expect(await milestoneOf(3)).toEqual(was)
  })

  test('keeps what somebody changed since', async () => {
    const card = await activated()
    const { id } = await milestoneOf(3)
    await sandbox.api('sandbox-root', `/projects/42/milestones/${id}`, {
      method: 'PUT',
      body: { title: 'A third' },
    })
    const sent = await sentBy(async () => {
      await sandbox.press('ann', card, 'milestone.edit:undo')
      await sandbox.sees('ann', says('It has changed since. Nothing was undone.'))
    })
    expect(sent).toEqual([])
    expect((await milestoneOf(3)).title).toBe('A third')
  })
})

test('what cannot be taken back offers nothing', async () => {
  const card = await sandbox.asks('ann', '/mr comment !10 Nice', () => true)
  expect(actionIds(card).filter((id) => id.endsWith(':undo'))).toEqual([])
  const created = await sandbox.asks(
    'ann',
    '/milestone create "Sprint 77"',
    ({ bot, text }) => bot && text.includes('Sprint 77'),
  )
  expect(actionIds(created).filter((id) => id.endsWith(':undo'))).toEqual([])
})

test('a menu can still be used beside it', async () => {
  const card = await closed()
  await sandbox.press('ann', card, 'overflow', { label: 'Reopen' })
  await sandbox.sees('ann', isCard(10, 'reopened it.'))
})
