import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { initialOf, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const isPrivate = ({ ephemeral }: Message) => ephemeral
const Inputs = z.array(
  z.looseObject({
    block_id: z.string().optional(),
    element: z.looseObject({}).optional(),
  }),
)

/** What the inputs of the person’s modal hold, by block id. */
async function held(user: string, about: RegExp): Promise<Record<string, string>> {
  const { view } = await sandbox.modal(user, (each) => about.test(JSON.stringify(each)))
  const inputs = Inputs.parse(view.blocks).filter(({ element }) => element !== undefined)
  return Object.fromEntries(inputs.map(({ block_id = '', element }) => [block_id, initialOf(element)]))
}

const fault = (kind: string, match = 'POST') =>
  sandbox.call('/sandbox/fault', { target: 'forge', match, kind, times: 1 })

test('a title that is taken is said at the title; put right in the same form, the milestone is made', async () => {
  await sandbox.command('ann', '/milestone create')
  const { id } = await sandbox.modal('ann')
  const calls = await sandbox.writes(async () => {
    const values = { title: '2.3 Checkout', description: 'Kept words' }
    const refused = await sandbox.submit('ann', values)
    expect(refused.ok).toBe(false)
    expect(refused.errors.title).toMatch(/There’s already a milestone of that title: .*\(%2\)/)
    expect((await sandbox.modal('ann')).id).toBe(id)
    expect(await sandbox.submit('ann', { ...values, title: '2.5 Returns' })).toMatchObject({ ok: true })
    await sandbox.sees('ann', ({ text }) => text.includes('2.5 Returns (%'))
  })
  expect(calls).toMatchObject([{ body: { title: '2.5 Returns', description: 'Kept words' } }])
  expect(
    (await sandbox.messages('ann')).filter(({ text }) => text.includes('I didn’t create a milestone')),
  ).toEqual([])
})

test('a branch that is not there is said at the branch', async () => {
  await sandbox.command('ann', '/mr create')
  await sandbox.modal('ann')
  const refused = await sandbox.submit('ann', {
    source: 'feature/nowhere',
    title: 'Blink',
    description: 'Kept',
  })
  expect(refused.ok).toBe(false)
  expect(refused.errors.source ?? Object.values(refused.errors).join()).toMatch(/branch/i)
})

test('a quick action in a description is said at the description', async () => {
  await sandbox.command('ann', '/mr edit !12')
  await sandbox.modal('ann')
  const refused = await sandbox.submit('ann', { description: 'Done.\n/merge' })
  expect(refused.errors.description).toMatch(/would run the line that starts with \/merge as a command\./)
})

test('a forge that is slow to refuse: the message opens the form as it was filled in', async () => {
  await sandbox.command('ann', '/milestone create')
  await sandbox.modal('ann')
  await fault('slow:2600', 'GET')
  await fault('status:422')
  const values = { title: 'Sprint 77', description: 'Many words\nthat took long', due: '2027-01-15' }
  expect(await sandbox.submit('ann', values)).toMatchObject({ ok: true })
  const said = await sandbox.sees(
    'ann',
    (message) => isPrivate(message) && words(message).includes('Open the form again'),
  )
  await sandbox.press('ann', said, 'draft')
  expect(await held('ann', /Refused: /)).toEqual(values)
  const calls = await sandbox.writes(async () => {
    expect(await sandbox.submit('ann', values)).toMatchObject({ ok: true })
    await sandbox.sees('ann', ({ text }) => text.includes('> created Sprint 77 (%5) in acme/web. '))
  })
  expect(calls).toMatchObject([{ body: { title: 'Sprint 77', description: values.description } }])
})

test('what others changed meanwhile: the form comes anew, with what one had typed in it', async () => {
  await sandbox.command('ann', '/milestone edit %3')
  await sandbox.modal('ann')
  const path = `/projects/42/milestones/303`
  await sandbox.api('sandbox-root', path, { method: 'PUT', body: { title: 'Bob was faster' } })
  await sandbox.submit('ann', { title: 'Mine', description: 'Kept words' })
  const said = await sandbox.sees('ann', (message) => words(message).includes('Somebody changed '))
  await sandbox.press('ann', said, 'draft')
  expect(await held('ann', /Kept words/)).toMatchObject({ title: 'Mine', description: 'Kept words' })
  const calls = await sandbox.writes(async () => {
    await sandbox.submit('ann', { title: 'Mine', description: 'Kept words' })
    await sandbox.sees('ann', ({ text }) => text.includes(' edited '))
  })
  expect(calls).toMatchObject([{ body: { title: 'Mine', description: 'Kept words' } }])
})
