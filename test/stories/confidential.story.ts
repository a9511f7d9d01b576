import { afterAll, beforeAll, expect, test } from 'vitest'
import { actionIds, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

/** The confidential issue #24 of %2, which !15 closes. */
const TITLE = 'Vouchers can be guessed'
const NAMES = /Vouchers can be guessed|#24\b|issues\/24\b/
const CALLED = 'a confidential issue'
const isOpen = ({ bot, ephemeral }: Message) => bot && !ephemeral
const isPrivate = ({ ephemeral }: Message) => ephemeral
const all = (message: Message) => `${message.text} ${JSON.stringify(message.blocks)}`

test.each([
  ['/milestone issues %2', true],
  ['/milestone progress %2', false],
  ['/mr closes !15', true],
  ['/milestone digest now', false],
  ['/milestone view %2', false],
])('%s counts it in the channel and does not name it', async (typed, isListed) => {
  const shown = await sandbox.asks('ann', typed, isOpen)
  expect(all(shown)).not.toMatch(NAMES)
  if (isListed) expect(words(shown)).toContain(CALLED)
})

test.each(['/milestone issues %2 --private', '/mr closes !15 --private', '/milestone view %2 --private'])(
  '%s names it to the one who may read it',
  async (typed) => {
    const shown = await sandbox.asks('ann', typed, isPrivate)
    expect(all(shown)).toMatch(NAMES)
    expect((await sandbox.messages('bob')).map(all).join(' ')).not.toMatch(NAMES)
  },
)

test('a preview of a digest says what the channel would be told', async () => {
  const shown = await sandbox.asks('ann', '/milestone digest preview', isPrivate)
  expect(all(shown)).not.toMatch(NAMES)
  expect(shown.text).toContain('%2')
})

test('the question before a milestone is closed is only for the one who asks', async () => {
  const shown = await sandbox.asks('ann', '/milestone close %2', isPrivate)
  expect(all(shown)).toContain(TITLE)
  await sandbox.press('ann', shown, actionIds(shown).find((id) => id.startsWith('milestone.close')) ?? '')
  const closed = await sandbox.sees('ann', ({ text }) => / closed .*\(%2\)/.test(text))
  expect(all(closed)).not.toMatch(NAMES)
})

test('a list that is opened behind a button in the channel shows it in a modal only', async () => {
  await sandbox.reset()
  const shown = await sandbox.asks('ann', '/milestone view %2', isOpen)
  await sandbox.press('ann', shown, actionIds(shown).find((id) => id === 'milestone.details:issues') ?? '')
  await sandbox.modal('ann', (view) => JSON.stringify(view).includes(TITLE))
  await sandbox.command('ann', '/milestone details %2 at-risk')
  await sandbox.modal('ann', (view) =>
    [TITLE, ' at risk'].every((part) => JSON.stringify(view).includes(part)),
  )
  expect((await sandbox.messages('bob')).map(all).join(' ')).not.toMatch(NAMES)
  expect(sandbox.output()).not.toContain(TITLE)
})
