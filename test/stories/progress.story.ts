import { afterAll, beforeAll, expect, test } from 'vitest'
import { actionIds, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const isProgress = ({ bot, ephemeral, text }: Message) => bot && !ephemeral && text.startsWith('%3 ')
const titleOf = ({ title }: Record<string, unknown>) => JSON.stringify(title)

test('how far a milestone is: words, a chart, its numbers, and what is at risk', async () => {
  const shown = await sandbox.asks('ann', '/milestone burndown %3', isProgress)
  const seen = words(shown)
  const { body } = await sandbox.api('sandbox-ann', '/projects/42/milestones?iid=3')
  const [milestone] = body as { id: number }[]
  const issues = (
    await sandbox.api('sandbox-ann', `/projects/42/milestones/${milestone?.id}/issues?per_page=100`)
  ).body as { state: string }[]
  const closed = issues.filter(({ state }) => state === 'closed').length
  expect(seen).toContain(`${closed} of ${issues.length} issues closed`)
  expect(seen).toMatch(/Behind by about \d+ issues?|Ahead by about \d+ issues?|On the ideal line/)
  expect(seen).toMatch(/\d+ working days left after today/)
  expect(seen).toContain('Days in Europe/Berlin')
  expect(shown.blocks.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['data_visualization', 'table']),
  )
  expect(seen).toMatch(/At risk: \d+ of \d+ open issues/)
})

test('the others open in a modal, and so does what each number means', async () => {
  const shown = await sandbox.asks('bob', '/milestone progress %3', isProgress)
  expect(words(shown)).toContain('and 1 more at risk')
  await sandbox.press('bob', shown, actionIds(shown).find((id) => id.startsWith('milestone.details')) ?? '')
  const { view } = await sandbox.modal('bob', (each) => titleOf(each).includes('%3'))
  expect(JSON.stringify(view)).toMatch(/\d issues at risk of \d open issues/)
  await sandbox.press('bob', shown, 'milestone.counted')
  const counted = await sandbox.modal('bob', (each) => titleOf(each).includes('How counted'))
  expect(JSON.stringify(counted.view)).toContain('Ideal line')
})

test('a milestone without a due date, and one that is not there', async () => {
  const dateless = await sandbox.asks('ann', '/milestone progress Ideas', ({ text }) =>
    text.startsWith('%4 '),
  )
  expect(words(dateless)).toContain('No due date')
  expect(dateless.text).toContain('Neither ahead nor behind: without a due date there is no ideal line')
  const none = await sandbox.asks('ann', '/milestone progress %99', ({ ephemeral }) => ephemeral)
  expect(none.text).toContain('The progress cannot be shown')
})
