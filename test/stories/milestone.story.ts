import { afterAll, beforeAll, expect, test } from 'vitest'
import { actionIds, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox

interface Milestone {
  readonly id: number
  readonly iid: number
  readonly title: string
  readonly state: string
  readonly due_date: string | null
}

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  await sandbox.stop()
})

const milestones = async () =>
  (await sandbox.api('sandbox-ann', '/projects/42/milestones')).body as Milestone[]
const openIssues = async ({ id }: Milestone) =>
  (
    (await sandbox.api('sandbox-ann', `/projects/42/milestones/${id}/issues`)).body as {
      state: string
      title: string
    }[]
  ).filter(({ state }) => state !== 'closed')

test('the list shows active milestones by due date and says which are late or have no date', async () => {
  await sandbox.command('ann', '/milestone list')
  const list = await sandbox.sees('ann', ({ text }) => text.includes('active milestones in acme/web'))
  const shown = words(list)
  const active = (await milestones()).filter(({ state }) => state === 'active')
  for (const { title } of active) expect(shown).toContain(title)
  expect(shown).toMatch(/\d+ days? late/)
  expect(shown).toContain('without a due date')
  const dues = active.map(({ due_date }) => due_date).filter((date) => date !== null)
  expect(dues.length).toBeGreaterThan(1)
})

test('a milestone opens by number, by title and by the button of its row', async () => {
  const [first] = (await milestones()).filter(({ state }) => state === 'active')
  if (!first) throw new Error('The seed has no active milestone')
  await sandbox.command('ann', `/milestone view %${first.iid}`)
  const byNumber = await sandbox.sees('ann', ({ text, bot }) => bot && text.startsWith(`%${first.iid} `))
  expect(words(byNumber)).toMatch(/of \d+ issues? closed|No issues/)
  await sandbox.command('bob', `/milestone view ${first.title}`, 'web')
  await sandbox.sees('bob', ({ text, ts }) => text.startsWith(`%${first.iid} `) && ts !== byNumber.ts)
})

test('closing one with open issues names them and asks; the button closes it, and activate opens it again', async () => {
  const all = (await milestones()).filter(({ state }) => state === 'active')
  const counted = await Promise.all(
    all.map(async (milestone) => ({ milestone, open: await openIssues(milestone) })),
  )
  const found = counted.find(({ open }) => open.length > 0)
  if (!found) throw new Error('The seed has no milestone with open issues')
  const { milestone, open } = found

  await sandbox.command('ann', `/milestone close %${milestone.iid}`)
  const question = await sandbox.sees(
    'ann',
    ({ ephemeral, text }) => ephemeral && text.startsWith(`Close %${milestone.iid}`),
  )
  for (const { title } of open.slice(0, 15)) expect(words(question)).toContain(title)
  expect((await milestones()).find(({ id }) => id === milestone.id)?.state).toBe('active')

  await sandbox.press('ann', question, 'milestone.close')
  const closed = await sandbox.sees('ann', ({ text }) => text.includes('closed %'))
  expect((await milestones()).find(({ id }) => id === milestone.id)?.state).toBe('closed')
  expect(actionIds(closed)).toContain('milestone.activate')

  await sandbox.press('ann', closed, 'milestone.activate')
  await sandbox.sees('ann', ({ text }) => text.includes('activated %'))
  expect((await milestones()).find(({ id }) => id === milestone.id)?.state).toBe('active')
  await sandbox.command('ann', `/milestone activate %${milestone.iid}`)
  await sandbox.sees('ann', ({ ephemeral, text }) => ephemeral && text.includes('was active already'))
})

test('bob, who may not change milestones, is told so and nothing changes', async () => {
  const closed = (await milestones()).find(({ state }) => state === 'closed')
  if (!closed) throw new Error('The seed has no closed milestone')
  await sandbox.command('bob', `/milestone activate %${closed.iid}`)
  await sandbox.sees('bob', ({ ephemeral, text }) => ephemeral && text.includes('may not do this'))
  expect((await milestones()).find(({ id }) => id === closed.id)?.state).toBe('closed')
})

test('the issues of a milestone, open ones first', async () => {
  const [milestone] = (await milestones()).filter(({ state }) => state === 'active')
  if (!milestone) throw new Error('The seed has no active milestone')
  await sandbox.command('ann', `/milestone issues %${milestone.iid}`)
  const list = await sandbox.sees(
    'ann',
    ({ text, bot }) => bot && text.startsWith(`%${milestone.iid} `) && text.includes(':'),
  )
  for (const { title } of (await openIssues(milestone)).slice(0, 15)) expect(words(list)).toContain(title)
})

test('a milestone that is shown is edited in place by its own buttons, also by way of the question', async () => {
  const [milestone] = (await milestones()).filter(({ state }) => state === 'active')
  if (!milestone) throw new Error('The seed has no active milestone')
  const shown = await sandbox.asks('ann', `/milestone view %${milestone.iid}`, ({ ephemeral }) => !ephemeral)
  const before = new Set((await sandbox.messages('ann')).map(({ ts }) => ts))
  await sandbox.press('ann', shown, 'milestone.close')
  const question = await sandbox.sees('ann', ({ ephemeral, ts }) => ephemeral && !before.has(ts))
  await sandbox.press('ann', question, 'milestone.close')
  const closed = await sandbox.sees('ann', ({ ts, text }) => ts === shown.ts && text.includes('closed %'))
  expect(actionIds(closed)).toContain('milestone.activate')
  await sandbox.press('ann', closed, 'milestone.activate')
  const active = await sandbox.sees('ann', ({ ts, text }) => ts === shown.ts && text.includes('activated %'))
  expect(actionIds(active)).toContain('milestone.close')
  expect(
    (await sandbox.messages('ann')).filter(({ ts, ephemeral }) => !ephemeral && !before.has(ts)),
  ).toEqual([])
})
