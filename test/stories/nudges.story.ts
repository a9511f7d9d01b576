import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { followed } from '../support/followed.ts'
import {
  forgeApi,
  type Message,
  type Sandbox,
  startSandbox,
  valueLabelled,
  words,
} from '../support/sandbox.ts'
import { goTo, goToWork } from '../support/working-hours.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(async () => {
  await sandbox.reset()
  await goToWork(sandbox)
  if (forgeApi === 'v4') return
  // Without a call that names the caller, people are known by what they have created.
  for (const [who, branch] of [
    ['ann', 'feature/blinking-banner --target feature/dutch'],
    ['bob', 'feature/blinking-banner'],
  ] as const)
    await sandbox.asks(who, `/mr create --source ${branch} --title News`, ({ text }) => text.includes('News'))
})
afterAll(() => sandbox.stop())

const [ANN, BOB] = [2, 3]
const isAbout = (iid: number) => (message: Message) =>
  message.bot && message.text.includes(`acme/web!${iid} `)
const toBob = async (iid = 12) => (await sandbox.messages('bob', 'dm')).filter(isAbout(iid))
const told = (iid = 12) => sandbox.sees('bob', isAbout(iid), 'dm')

const Found = z.array(z.object({ id: z.number() })).length(1)

/** Changes a merge request at the forge itself, as this person. */
async function change(who: string, iid: number, body: object): Promise<void> {
  const { body: found } = await sandbox.api(`sandbox-${who}`, `/projects/42/merge_requests?iid=${iid}`)
  const [{ id } = { id: 0 }] = Found.parse(found)
  const { status } = await sandbox.api(`sandbox-${who}`, `/projects/42/merge_requests/${id}`, {
    method: 'PUT',
    body,
  })
  expect(status).toBe(200)
}

describe('whoever is needed', () => {
  test('is told once in a direct message, which goes on to say how it stands, and nobody else is', async () => {
    await followed(sandbox)
    await change('ann', 12, { assignee_id: BOB })
    const message = await told()
    expect(words(message)).toMatch(/assigned/)
    expect(message.ephemeral).toBe(false)
    expect((await sandbox.messages('ann', 'dm')).some(isAbout(12))).toBe(false)
    await change('ann', 12, { state_event: 'close' })
    await sandbox.sees('bob', ({ ts, text }) => ts === message.ts && text.endsWith(': Closed'), 'dm')
    expect(await toBob()).toHaveLength(1)
  })

  test('can snooze it there', async () => {
    await followed(sandbox)
    await change('ann', 12, { assignee_id: BOB })
    await sandbox.press('bob', await told(), 'mr.snooze', { channel: 'dm' })
    await sandbox.modal('bob', (view) => JSON.stringify(view).includes('Snooze !12'))
    await sandbox.submit('bob', { until: 'change' })
    await sandbox.sees('bob', ({ text }) => text.includes('acme/web!12 is snoozed until it changes'), 'dm')
    const queue = await sandbox.asks('bob', '/mr', ({ text }) => / for you\. /.test(text))
    expect(words(queue)).not.toContain('!12 ')
    expect(words(queue)).toContain('1 snoozed')
  })

  test('hears of it at the start of the next working day, once', async () => {
    await followed(sandbox)
    await goTo(sandbox, 6, 15)
    await change('ann', 12, { assignee_id: BOB })
    await change('ann', 14, { assignee_id: BOB })
    await sandbox.asks('ann', '/mr view !12', ({ bot, text }) => bot && text.startsWith('!12'))
    await goTo(sandbox, 1, 13)
    expect([...(await toBob(12)), ...(await toBob(14))]).toEqual([])
    // Nine o’clock in New York.
    await goTo(sandbox, 1, 15)
    await told(12)
    await told(14)
    expect(await toBob(12)).toHaveLength(1)
  })

  test('stops messages of a kind with one press, and gets them again with another', async () => {
    await followed(sandbox)
    await change('ann', 12, { assignee_id: BOB })
    const message = await told()
    const stop = valueLabelled(message, 'Stop these: assignments')
    await sandbox.press('bob', message, 'overflow', { channel: 'dm', value: stop })
    const off = await sandbox.sees('bob', ({ text }) => text.startsWith('Assignments are off'), 'dm')
    await change('ann', 14, { assignee_id: BOB })
    await change('bob', 13, { assignee_id: ANN })
    await sandbox.sees('ann', isAbout(13), 'dm')
    const shown = await sandbox.asks('bob', '/greenlight notify hours', ({ text }) =>
      text.includes('Assignments: off'),
    )
    expect(shown.ephemeral).toBe(true)
    await sandbox.press('bob', off, 'greenlight.notify', { channel: 'dm' })
    await sandbox.modal('bob', (view) => JSON.stringify(view).includes('checkboxes'))
    await sandbox.submit('bob', { 'ticked.kinds': ['assigned'] })
    await sandbox.sees('bob', ({ text }) => text.includes('Assignments: on'), 'dm')
    await change('ann', 16, { assignee_id: BOB })
    await told(16)
    expect(await toBob(14)).toEqual([])
  })

  test('is not told of their own acts', async () => {
    await followed(sandbox)
    await sandbox.asks('bob', '/mr edit !12 --assignee @me', ({ text }) => text.includes('!12'))
    await change('ann', 14, { assignee_id: BOB })
    await told(14)
    expect(await toBob(12)).toEqual([])
  })
})

describe.runIf(forgeApi === 'v4')('on today’s servers', () => {
  const today = async (who: string, path: string, body: object, method = 'POST') => {
    const response = await fetch(`${sandbox.forgeUrl}/api/v4${path}`, {
      method,
      headers: { 'private-token': `sandbox-${who}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.ok).toBe(true)
  }

  test('a review that is asked for, and comments of others, come in one message', async () => {
    await followed(sandbox)
    await today('ann', '/projects/42/merge_requests/12', { reviewer_ids: [BOB] }, 'PUT')
    const message = await told()
    expect(words(message)).toMatch(/wants your review|Your review is wanted/)
    await sandbox.press('bob', message, 'mr.view', { channel: 'dm' })
    await sandbox.sees('bob', ({ bot, text }) => bot && text.startsWith('!12 '), 'dm')
  })

  test('comments of others are told to the author, and the author’s own are not', async () => {
    await followed(sandbox)
    const { body } = await sandbox.api('sandbox-bob', '/projects/42/merge_requests?state=opened')
    const Own = z.array(z.object({ iid: z.number(), author: z.object({ id: z.number() }) }))
    const iid = Own.parse(body).find(({ author }) => author.id === BOB)?.iid ?? 0
    await today('bob', `/projects/42/merge_requests/${iid}/notes`, { body: 'Mine, for a start' })
    await today('ann', `/projects/42/merge_requests/${iid}/notes`, { body: 'Please <!channel> rename it' })
    const message = await told(iid)
    expect(message.text).toContain('commented: “Please &lt;!channel&gt; rename it”')
    expect(words(message)).not.toContain('Mine')
    await today('ann', `/projects/42/merge_requests/${iid}/notes`, { body: 'And this one' })
    await sandbox.sees('bob', ({ ts, text }) => ts === message.ts && text.includes('And this one'), 'dm')
    expect(await toBob(iid)).toHaveLength(1)
  })
})
