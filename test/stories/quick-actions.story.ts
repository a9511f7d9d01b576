import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Message, type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const isPrivate = ({ ephemeral }: Message) => ephemeral
/** The word that the forge would run, and that it would. */
const refused = /would run the line that starts with \/(?:approve|close|merge|rebase) as a command\./

describe('what the forge would run in the person’s name is not sent', () => {
  test.each([
    '/mr create --source feature/blinking-banner --title Blink --description "/merge"',
    '/mr edit !12 --description "Fine.\n/approve"',
    '/mr edit !12 --title Other --description "/rebase"',
    '/milestone create "Sprint 10" --description "/close"',
    '/milestone edit %3 --description "Soon\n/close %3"',
  ])('typed: %s', async (typed) => {
    let answer: Message | undefined
    const calls = await sandbox.writes(async () => {
      answer = await sandbox.asks('ann', typed, isPrivate)
    })
    expect(answer?.text).toMatch(refused)
    expect(calls).toEqual([])
  })

  test.each([
    ['/mr create', { source: 'feature/blinking-banner', title: 'Blink', description: 'All of it.\n/merge' }],
    ['/mr edit !12', { description: '/close' }],
    ['/milestone create', { title: 'Sprint 10', description: '/close' }],
    ['/milestone edit %3', { description: 'Now\n/close' }],
  ])('in the form of %s, at its input', async (typed, values) => {
    const calls = await sandbox.writes(async () => {
      await sandbox.command('ann', typed)
      await sandbox.modal('ann')
      const answer = await sandbox.submit('ann', values)
      expect(answer.ok).toBe(false)
      expect(answer.errors.description).toMatch(refused)
    })
    expect(calls).toEqual([])
  })
})

test('a description that shows commands in a block of code is sent as it is', async () => {
  const description = 'To merge:\n```\n/merge\n```'
  const calls = await sandbox.writes(async () => {
    await sandbox.command('ann', '/milestone create')
    await sandbox.modal('ann')
    await sandbox.submit('ann', { title: 'Sprint 10', description })
    await sandbox.sees('ann', ({ text }) => text.includes('created Sprint 10 (%5)'))
  })
  expect(calls).toMatchObject([{ body: { description } }])
})

test('what the forge has already is not asked about when the form leaves it as it is', async () => {
  const description = '/merge'
  const { body } = await sandbox.api('sandbox-root', '/projects/42/merge_requests?iid=12')
  const id = JSON.stringify(body).match(/"id":(\d+)/)?.[1]
  await sandbox.api('sandbox-root', `/projects/42/merge_requests/${id}`, {
    method: 'PUT',
    body: { description },
  })
  const calls = await sandbox.writes(async () => {
    await sandbox.command('ann', '/mr edit !12')
    await sandbox.modal('ann')
    await sandbox.submit('ann', { title: 'Another title', description })
    await sandbox.sees('ann', ({ text }) => text.includes('Another title'))
  })
  expect(calls).toMatchObject([{ body: { title: 'Another title' } }])
})
