import { describe, expect, test } from 'vitest'
import { mrCreate } from '../../../src/commands/mr/create.ts'
import { requestedForm } from '../../../src/interactions/form.ts'
import { SERVER } from '../../../src/model/server-name.ts'
import { checkView } from '../../../src/sandbox/slack/block-kit/check.ts'
import { mrCreateReply } from '../../../src/views/mr/create.ts'
import { execute } from '../../support/execute.ts'
import { aMergeRequest, recordedServices } from '../../support/recorded-services.ts'

const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
const who = { team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' }

async function asked(input: Record<string, unknown>) {
  const { room, calls } = recordedServices()
  const executed = await execute(mrCreate, { project: 42, ...input }, await room.contextOf(who), asking, {
    confirmed: false,
  })
  return { executed, calls }
}

describe('the form of a new merge request', () => {
  test('has the usual target, and what was typed already', async () => {
    const { executed, calls } = await asked({
      title: 'Add the login form',
      milestone: 'Sprint "9"',
      labels: 'bug',
      reviewer: 'bob,@me',
      draft: true,
      targetProject: 43,
    })
    if (executed.kind !== 'form') throw new Error(executed.kind)
    expect(Object.fromEntries(executed.inputs.map(({ name, value }) => [name, value]))).toEqual({
      source: '',
      target: 'main',
      title: 'Add the login form',
      description: '',
      assignee: '',
      reviewer: 'bob,@me',
      labels: 'bug',
      milestone: '"Sprint ""9"""',
      draft: 'true',
    })
    expect(executed.input).toEqual({ project: 42, targetProject: 43 })
    expect(calls.at(-1)).toEqual({ method: 'mergeRequests.defaults', args: [{ project: 43 }] })
    expect(checkView(requestedForm(mrCreate, executed, '{}'))).toBeUndefined()
  })

  test('says so when the typed description is longer than it holds, and does not cut it', async () => {
    const { executed } = await asked({ description: 'x'.repeat(3001) })
    if (executed.kind !== 'form') throw new Error(executed.kind)
    expect(executed.about).toContain('longer than a form holds')
    expect(executed.inputs.find(({ name }) => name === 'description')?.value).toBe('')
  })

  test('is not asked for when a source and a title are there', async () => {
    const { calls } = await asked({ source: 'a', title: 'b', draft: true })
    expect(calls).toEqual([
      { method: 'mergeRequests.create', args: [{ project: 42, source: 'a', title: 'b', draft: true }] },
    ])
  })
})

test.each([
  [{ title: '' }, 'title', 'must not be empty'],
  [{ title: '🎉'.repeat(256) }, 'title', 'must be 255 characters or less'],
  [{ title: '🎉'.repeat(251), draft: true }, 'title', 'must be 250 characters or less for a draft'],
  [{ title: '   ' }, 'title', 'must not be empty'],
  [{ title: 'x'.repeat(256) }, 'title', 'must be 255 characters or less'],
  [{ title: 'x'.repeat(251), draft: true }, 'title', 'must be 250 characters or less for a draft'],
  [{ title: 'one\ntwo' }, 'title', 'must be one line'],
  [{ source: 'a b' }, 'source', 'isn’t the name of a branch'],
  [{ target: '' }, 'target', 'must not be empty'],
  [{ labels: ' , ' }, 'labels', 'must name a label'],
  [{ assignee: ' ' }, 'assignee', 'must not be empty'],
  [{ description: 'x'.repeat(50_001) }, 'description', 'must be 50000 characters or less'],
])('%j is refused, and nothing is asked of the forge', async (wrong, field, problem) => {
  const { executed, calls } = await asked({ source: 'a', title: 'b', ...wrong })
  expect(executed).toEqual({ kind: 'invalid', field, problem })
  expect(calls).toEqual([])
})

test('an emoji counts as one character of a title', async () => {
  expect((await asked({ source: 'a', title: '🎉'.repeat(255) })).calls).toHaveLength(1)
  expect((await asked({ source: 'a', title: '🎉'.repeat(250), draft: true })).calls).toHaveLength(1)
})

test('the longest title of a draft is taken', async () => {
  expect((await asked({ source: 'a', title: 'x'.repeat(250), draft: true })).calls).toHaveLength(1)
  expect((await asked({ source: 'a', title: `WIP: ${'x'.repeat(250)}`, draft: true })).calls).toHaveLength(1)
})

describe('what is told', () => {
  const view = { mr: aMergeRequest(), commits: [], files: [] }

  test('the card names who opened it, and a private word what the forge left out', () => {
    const { card, message } = mrCreateReply(
      { kind: 'created', view, missing: ['assignee', 'labels'], answered: true },
      asking,
    )
    expect(JSON.stringify(card?.blocks.at(-1))).toMatch(/"text":"<@U1>".*"opened it\."/)
    expect(card?.news).toBe(true)
    expect(message).toMatchObject({
      to: 'person',
      text: expect.stringContaining(`acme/web!12 is open. ${SERVER} didn’t take the assignee and the labels`),
    })
  })

  test('when the answer was lost, nobody is named as the one who opened it', () => {
    const { card } = mrCreateReply({ kind: 'created', view, missing: [], answered: false }, asking)
    const last = JSON.stringify(card?.blocks.at(-1))
    expect(last).toContain(`${SERVER} didn’t answer, and it shows it open.`)
    expect(last).not.toMatch(/U1|opened it/)
  })

  test.each([
    ['Source branch "x" does not exist', 'Push the branch'],
    ['Source project is not a fork of the target project', 'Leave the target project out'],
    ['Title is too long', 'Correct '],
  ])('“%s” comes with the step that helps', (reason, step) => {
    const { message } = mrCreateReply({ kind: 'refused', status: 422, reason }, asking)
    expect(message?.text).toMatch(/^I couldn’t create the merge request\. /)
    expect(message?.text).toContain(reason)
    expect(message?.text).toContain(step)
  })
})
