import { afterAll, beforeAll, expect, test } from 'vitest'
import { actionIds, forgeKind, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const isProgress = ({ bot, ephemeral, text }: Message) => bot && !ephemeral && text.includes(' (%3) ')
const isShown = (words: string) => (view: Record<string, unknown>) => JSON.stringify(view).includes(words)

test('how far a milestone is: words, and a line from three days on', async () => {
  const shown = await sandbox.asks('ann', '/milestone burndown %3', isProgress)
  const seen = words(shown)
  const { body } = await sandbox.api('sandbox-ann', '/projects/42/milestones?iid=3')
  const [milestone] = body as { id: number }[]
  const issues = (
    await sandbox.api('sandbox-ann', `/projects/42/milestones/${milestone?.id}/issues?per_page=100`)
  ).body as { state: string }[]
  const closed = issues.filter(({ state }) => state === 'closed').length
  expect(seen).toContain(`${closed} of ${issues.length} closed (`)
  expect(seen).toMatch(/(Behind|Ahead) by about \d+ : 5 closed, \d+ expected by today|On track/)
  expect(seen).toMatch(/\d+ working days left/)
  expect(seen).toContain('days in Berlin')
  const hasLine = shown.blocks.some(({ type }) => type === 'data_visualization')
  expect(hasLine).toBe(forgeKind === 'today')
  expect(shown.text).toContain(
    hasLine ? 'Open issues (ideal): ' : 'The burndown starts with 3 counted days; 1 is there.',
  )
})

test('what is at risk opens in a modal, and so do the issues and what each number means', async () => {
  const shown = await sandbox.asks('bob', '/milestone progress %3', isProgress)
  const risks = actionIds(shown).find((id) => id.startsWith('milestone.details:at-risk')) ?? ''
  await sandbox.press('bob', shown, risks)
  const { view } = await sandbox.modal('bob', isShown('at risk'))
  expect(JSON.stringify(view)).toMatch(/\d of \d open issues at risk/)
  await sandbox.press('bob', shown, 'milestone.counted')
  const counted = await sandbox.modal('bob', isShown('How it’s counted'))
  expect(JSON.stringify(counted.view)).toContain('Even pace')
})

test.runIf(forgeKind === 'today')(
  'the modal of the burndown sends its chart to one person alone',
  async () => {
    const shown = await sandbox.asks('ann', '/milestone view %3', isProgress)
    const before = (await sandbox.messages('ann')).length
    await sandbox.press('bob', shown, 'milestone.details:burndown')
    const { id } = await sandbox.modal('bob', isShown('Show chart'))
    expect(
      await sandbox.call('/sandbox/press', { user: 'bob', view_id: id, action_id: 'milestone.progress' }),
    ).toMatchObject({
      ok: true,
    })
    const hasChart = ({ blocks, ephemeral }: Message) =>
      ephemeral && blocks.some(({ type }) => type === 'data_visualization')
    await sandbox.sees('bob', hasChart)
    expect((await sandbox.messages('ann')).length).toBe(before)
  },
)

test('a milestone without a due date, and one that is not there', async () => {
  const dateless = await sandbox.asks('ann', '/milestone progress Ideas', ({ text }) =>
    text.includes(' (%4) '),
  )
  expect(words(dateless)).toContain('No due date')
  expect(dateless.text).not.toMatch(/ahead|behind/i)
  const none = await sandbox.asks('ann', '/milestone progress %99', ({ ephemeral }) => ephemeral)
  expect(none.text).toContain('Milestone %99 isn’t there, or you can’t see it.')
})
