import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import {
  actionIds,
  element,
  forgeKind,
  type Message,
  type Sandbox,
  startSandbox,
  valueLabelled,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const Menu = z.looseObject({
  options: z.array(z.object({ value: z.string(), text: z.looseObject({ text: z.string() }) })),
})
const mine = ({ ephemeral, text }: Message) => ephemeral && / for you\. /.test(text)
const queueOf = (user: string) => sandbox.asks(user, '/mr', mine)
const says = (fits: string) => (message: Message) => message.ephemeral && message.text.includes(fits)

async function requestOf(iid: number) {
  const { body } = await sandbox.api('sandbox-root', `/projects/42/merge_requests?iid=${iid}`)
  const [found] = z.array(z.object({ id: z.number(), iid: z.number() })).parse(body)
  if (!found) throw new Error(`There is no !${iid}`)
  return found
}

const snooze14 = (until = '') =>
  sandbox.asks('ann', `/mr snooze !14 ${until}`, says('acme/web!14 is snoozed until'))

test('what is snoozed is out of its person’s queue, which counts it, and nothing is sent', async () => {
  expect(words(await queueOf('ann'))).toContain('!14 ')
  const sent = await sandbox.writes(async () => {
    const said = await snooze14()
    expect(actionIds(said)).toEqual(['mr.snooze'])
    const queue = await queueOf('ann')
    expect(words(queue)).not.toContain('!14 ')
    expect(words(queue)).toContain('1 snoozed')
    await sandbox.press('ann', queue, 'mr.queue:snoozed')
    const opened = await sandbox.sees('ann', says('Snoozed: !14.'))
    expect(words(opened)).toContain('acme/web!14 Translate the cart into Dutch')
    await sandbox.press('ann', opened, 'overflow:back', {
      value: valueLabelled(opened, '!14 Translate the cart into Dutch'),
    })
    await sandbox.sees('ann', says('!14 is back in your queue.'))
    expect(words(await queueOf('ann'))).toContain('!14 ')
  })
  expect(sent).toEqual([])
})

test('a snooze is of one person alone', async () => {
  await sandbox.asks('bob', '/mr snooze !14', says('acme/web!14 is snoozed until'))
  expect(words(await queueOf('ann'))).toContain('!14 ')
})

test('it comes back at its time', async () => {
  const said = await snooze14('until tomorrow 9:00')
  expect(said.text).toMatch(/^acme\/web!14 is snoozed until <!date\^\d+\^.*>, or until it changes\.$/)
  expect(words(await queueOf('ann'))).toContain('1 snoozed')
  await sandbox.call('/sandbox/clock', { days: 2 })
  const queue = await queueOf('ann')
  expect(words(queue)).toContain('!14 ')
  expect(words(queue)).not.toContain('snoozed')
})

test('it comes back when it changes', async () => {
  await snooze14('2w')
  expect(words(await queueOf('ann'))).not.toContain('!14 ')
  const change = async (path: string, method: string, body: object, version = 'v3') =>
    sandbox.api('sandbox-root', `/projects/42/merge_requests/${path}`, { method, body, version })
  if (forgeKind === 'today') {
    const { status } = await change('14/notes', 'POST', { body: 'One more thought' }, 'v4')
    expect(status).toBe(201)
  } else {
    const { id } = await requestOf(14)
    await change(`${id}`, 'PUT', { state_event: 'close' })
    await change(`${id}`, 'PUT', { state_event: 'reopen' })
  }
  expect(words(await queueOf('ann'))).toContain('!14 ')
})

test('triage leaves it out as well', async () => {
  const isList = ({ ephemeral, text }: Message) => ephemeral && text.includes('open merge request')
  expect(words(await sandbox.asks('ann', '/mr triage', isList))).toContain('!14 ')
  await snooze14()
  const triage = await sandbox.asks('ann', '/mr triage', isList)
  expect(words(triage)).not.toContain('!14 ')
  expect(words(triage)).toContain('1 snoozed.')
})

test('the list asks until when in a form', async () => {
  const queue = await queueOf('ann')
  const { options } = Menu.parse(element(queue, 'overflow:snooze'))
  const value = options.find(({ text }) => text.text.startsWith('!14 '))?.value ?? ''
  await sandbox.press('ann', queue, 'overflow:snooze', { value })
  await sandbox.modal('ann', (view) => JSON.stringify(view).includes('Snooze !14'))
  const { errors } = await sandbox.submit('ann', { until: 'monday 9:00' })
  expect(errors).toEqual({})
  await sandbox.sees('ann', says('acme/web!14 is snoozed until'))
})

test('a time that nobody can read is asked for again', async () => {
  const said = await sandbox.asks('ann', '/mr snooze !14 some day', says('It isn’t snoozed.'))
  expect(said.text).toContain('I can’t read “some day”. Try tomorrow, monday 9:00, 2d or change.')
  expect((await sandbox.asks('ann', '/mr snooze !14 off', says('isn’t snoozed'))).text).toBe(
    '!14 isn’t snoozed.',
  )
  expect((await sandbox.asks('ann', '/mr snooze !6', says('isn’t open'))).text).toContain(
    'acme/web!6 isn’t open.',
  )
})
