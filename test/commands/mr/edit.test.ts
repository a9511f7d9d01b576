import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { mrEdit, mrEditForm, requestedEdit } from '../../../src/commands/mr/edit.ts'
import { readForm, requestedForm } from '../../../src/interactions/form.ts'
import type { Invocation } from '../../../src/model/invocation.ts'
import type { MergeRequest } from '../../../src/model/merge-request.ts'
import { SERVER } from '../../../src/model/server-name.ts'
import { checkView } from '../../../src/sandbox/slack/block-kit/check.ts'
import { typedFieldsOf } from '../../../src/services/mr/desired-fields.ts'
import type { EditOutcome } from '../../../src/services/mr/edit.ts'
import { writeContext } from '../../../src/slack/forms/form-context.ts'
import { mrEditReply } from '../../../src/views/mr/edit.ts'
import { execute } from '../../support/execute.ts'
import { aMergeRequest, aMilestone, recordedServices } from '../../support/recorded-services.ts'

function editResult(outcome: EditOutcome, invocation: Invocation) {
  return mrEditReply(outcome, invocation, typedFieldsOf)
}

const FORGE = 'https://git.example.com'
const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }

const full = aMergeRequest({
  description: 'First line\r\n\r\nSecond line\n',
  assignee: { id: 2, username: 'ann', name: 'Ann Archer' },
  labels: ['bug', 'ui'],
  milestone: aMilestone(),
})

/** What is sent to the service when the form of this merge request is submitted with these inputs changed. */
function submitted(mr: MergeRequest, changes: Record<string, string>) {
  const { inputs, input } = mrEditForm(mr, false)
  const shown = Object.fromEntries(inputs.map(({ name, value = '' }) => [name, value]))
  const reading = readForm(mrEdit, { ...shown, ...changes }, FORGE, { ...input })
  if (reading.kind !== 'given') return reading
  const { fingerprints: _, ...asked } = requestedEdit({ project: 42, mr: 12, ...reading.given.raw })
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

const at = { project: 42, mr: 12 }

describe('the form', () => {
  test('holds every field as it is, and what it needs to know fits into a modal', () => {
    const request = mrEditForm(full, false)
    expect(Object.fromEntries(request.inputs.map(({ name, value }) => [name, value]))).toEqual({
      title: full.title,
      description: full.description,
      target: 'main',
      assignee: 'ann',
      labels: 'bug, ui',
      milestone: '%3',
    })
    expect(writeContext({ channel: 'C1', settled: { ...request.input } }).length).toBeLessThan(1000)
    expect(checkView(requestedForm(mrEdit, request, '{}'))).toBeUndefined()
  })

  test('leaves a description out that it cannot hold, and says so', () => {
    const request = mrEditForm(aMergeRequest({ description: 'x'.repeat(3001) }), false)
    expect(request.inputs.map(({ name }) => name)).not.toContain('description')
    expect(request.about).toContain('stays as it is')
    expect(request.input.fingerprints).not.toHaveProperty('description')
    expect(submitted(aMergeRequest({ description: 'x'.repeat(3001) }), { title: 'New' })).toEqual({
      ...at,
      title: 'New',
    })
  })

  test.each([
    [{}, {}],
    [{ title: 'New' }, { title: 'New' }],
    [{ description: '' }, { description: '' }],
    [{ assignee: '' }, { assignee: 'none' }],
    [{ labels: '' }, { labels: 'none' }],
    [{ labels: '+new' }, { labels: '+new' }],
    [{ milestone: '' }, { milestone: 'none' }],
    [{ milestone: '%4' }, { milestone: 4 }],
    [{ milestone: 'Sprint 10' }, { milestone: 'Sprint 10' }],
    [
      { target: 'master', assignee: 'bob' },
      { target: 'master', assignee: 'bob' },
    ],
  ])('submitted with %j asks for %j', (changes, asked) => {
    expect(submitted(full, changes)).toEqual({ ...at, ...asked })
  })

  test('a label that begins with a plus does not stand in the way of another field', () => {
    const mr = aMergeRequest({ labels: ['+1', 'bug'] })
    expect(submitted(mr, { title: 'New' })).toEqual({ ...at, title: 'New' })
  })

  test('submitted with a wrong field says so at its input', () => {
    expect(submitted(full, { title: 'x'.repeat(300) })).toEqual({
      kind: 'errors',
      errors: { title: 'This must be 255 characters or less.' },
    })
  })

  const words = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replaceAll(/[\r\n]/g, ' '))
  const named = words.filter((text) => /^[\p{L}\p{N}]/u.test(text.trim()))
  property.prop([named, words, fc.option(fc.record({ name: named, username: named }))])(
    'left alone asks for nothing, whatever the fields hold',
    (title, description, assignee) => {
      const mr = aMergeRequest({ title, description, assignee })
      expect(submitted(mr, {})).toEqual(at)
    },
  )
})

test('with a change the form is not asked for, without one it is', async () => {
  const { room, calls } = recordedServices()
  const services = await room.contextOf({ team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' })
  const edit = (input: object) => execute(mrEdit, { ...at, ...input }, services, asking, { confirmed: false })
  await edit({ draft: false })
  expect(calls).toEqual([{ method: 'mergeRequests.edit', args: [{ ...at, draft: false }] }])
  expect(await edit({})).toMatchObject({ kind: 'form', title: 'Edit !12' })
})

test.each(['+a,b', 'a,-b', '-a, b', '+,a'])('labels “%s” are neither a change nor a list', async (labels) => {
  const { room, calls } = recordedServices()
  const services = await room.contextOf({ team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' })
  const executed = await execute(mrEdit, { ...at, labels }, services, asking, { confirmed: false })
  expect(executed).toMatchObject({ kind: 'invalid', field: 'labels' })
  expect(calls).toEqual([])
})

describe('what is told', () => {
  const view = { mr: full, commits: [], files: [] }

  test('what is now so is named on the card, and what was left out in private', () => {
    const { card, message } = editResult(
      {
        kind: 'edited',
        removed: [],
        view,
        taken: ['title', 'description', 'target'],
        missing: ['labels'],
        answered: true,
      },
      asking,
    )
    expect(JSON.stringify(card?.blocks.at(-1))).toContain(
      'changed the title, the description and the target branch.',
    )
    expect(message?.text).toContain(`${SERVER} didn’t take the labels`)
  })

  test('when nothing was taken, nothing is called changed', () => {
    const { card, message } = editResult(
      { kind: 'edited', removed: [], view, taken: [], missing: ['assignee'], answered: true },
      asking,
    )
    expect(message?.text).toContain(`acme/web!12 wasn’t changed. ${SERVER} didn’t take the assignee`)
    expect(card?.post).toBe(false)
    expect(JSON.stringify(card)).not.toContain('changed')
  })

  test('of a lost answer only the state is told', () => {
    const { card } = editResult(
      { kind: 'edited', removed: [], view, taken: ['title'], missing: [], answered: false },
      asking,
    )
    const last = JSON.stringify(card?.blocks.at(-1))
    expect(last).toContain(`${SERVER} didn’t answer, and it shows the title as wanted.`)
    expect(last).not.toContain('U1')
  })

  test('what others changed meanwhile is shown beside what was wanted, so that no word is lost', () => {
    const input = { ...at, description: 'My long thought. '.repeat(100) }
    const { message, card } = editResult(
      { kind: 'changed-meanwhile', mr: full, fields: ['description'], input },
      asking,
    )
    expect(card).toBeUndefined()
    expect(message?.to).toBe('person')
    const blocks = JSON.stringify(message?.blocks)
    expect(blocks).toContain('Second line')
    expect(blocks).toContain(input.description)
    expect(blocks).toContain('"action_id":"mr.edit"')
  })
})
