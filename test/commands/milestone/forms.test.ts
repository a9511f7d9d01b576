import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Command, ExecutionResult } from '../../../src/commands/command.ts'
import { milestoneCreate } from '../../../src/commands/milestone/create.ts'
import { milestoneEdit } from '../../../src/commands/milestone/edit.ts'
import { type FormValues, readForm, requestedForm } from '../../../src/interactions/form.ts'
import { checkView } from '../../../src/sandbox/slack/block-kit/check.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { openRoom } from '../../services/room.ts'
import { execute } from '../../support/execute.ts'
import type { RecordedContext } from '../../support/use-cases.ts'

/** A Friday. */
const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
const FORGE = 'https://git.example.com'

let forge: ForgeUnderTest
let ann: RecordedContext
beforeAll(async () => {
  forge = await ForgeUnderTest.start()
  ann = await (await openRoom(forge.forge.url)).contextOf('ann')
})
beforeEach(() => forge.forge.reset())
afterAll(() => forge.end())

const writes = () =>
  forge.forge.ledger().flatMap(({ method, body }) => (method === 'GET' ? [] : [{ method, body }]))
const put = async (iid: number, body: object) =>
  forge.call('PUT', `/projects/42/milestones/${(await forge.milestone(iid)).id}`, { body })

/** The form that a verb asks for, as Slack would show it, and a way to submit it with some inputs changed. */
async function open(command: Command, typed: Readonly<Record<string, unknown>>) {
  const request = await execute(command, { project: 42, ...typed }, ann, asking, { confirmed: false })
  if (request.kind !== 'form') throw new Error(JSON.stringify(request))
  expect(checkView(requestedForm(command, request, JSON.stringify(request.input)))).toBeUndefined()
  const shown = Object.fromEntries(request.inputs.map(({ name, value = '' }) => [name, value]))
  const submit = async (changed: FormValues): Promise<ExecutionResult | Readonly<Record<string, string>>> => {
    const read = readForm(command, { ...shown, ...changed }, FORGE, request.input)
    if (read.kind === 'errors') return read.errors
    if (read.kind !== 'given') throw new Error(read.kind)
    return execute(command, read.given.raw, ann, asking, { confirmed: false, filled: true })
  }
  return { request, shown, submit }
}

const said = (text: string | RegExp) => ({
  kind: 'reply',
  reply: {
    message: { text: typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text) },
  },
})

test('without a title, create asks by a form that holds what was typed, and makes it once it is filled in', async () => {
  const { shown, submit } = await open(milestoneCreate, { due: '+2w' })
  expect(shown).toEqual({ title: '', description: '', due: '2026-12-04' })
  expect(await submit({})).toEqual({ title: 'This is needed.' })
  expect(await submit({ title: 'x'.repeat(256) })).toEqual({ title: 'This must be 255 characters or less.' })
  expect(await submit({ title: 'Sprint 10', due: 'soon' })).toEqual({
    due: expect.stringMatching(/^I can’t read “soon” as a date\. Try fri, /),
  })
  expect(writes()).toEqual([])
  expect(await submit({ title: 'Sprint 10', description: 'a\nb' })).toMatchObject(
    said(/<@U1> created Sprint 10 \(%5\) in project 42\. Due Fri 4 Dec, /),
  )
  expect(writes()).toEqual([
    { method: 'POST', body: { title: 'Sprint 10', description: 'a\nb', due_date: '2026-12-04' } },
  ])
})

test('in a form of the verb’s own an ambiguous date is asked at its input, and nothing typed is lost', async () => {
  const { submit } = await open(milestoneCreate, {})
  expect(await submit({ title: 'Sprint 10', due: '1/2' })).toEqual({
    due: 'This may mean 2027-01-02 (Sat 2 Jan) or 2027-02-01 (Mon 1 Feb): type the one you mean.',
  })
  expect(writes()).toEqual([])
})

test('edit without anything to change opens a form with the present values, and sends only what was changed', async () => {
  await put(2, { description: 'For the shop\r\n\r\nand more', due_date: '2027-01-15' })
  const { shown, submit } = await open(milestoneEdit, { milestone: 2 })
  expect(shown).toEqual({
    title: '2.3 Checkout',
    description: 'For the shop\r\n\r\nand more',
    due: '2027-01-15',
    'clear.due': '',
  })
  const before = writes().length
  // Slack gives the text back with its own line ends.
  const kept = { description: 'For the shop\n\nand more' }
  expect(await submit(kept)).toMatchObject(said('is already like that.'))
  expect(writes().length).toBe(before)
  expect(await submit({ ...kept, due: 'sat' })).toMatchObject(said('due Sat 21 Nov'))
  expect(writes().slice(before)).toEqual([{ method: 'PUT', body: { due_date: '2026-11-21' } }])
})

test('an emptied input takes the value away; a milestone without a title is not made of it', async () => {
  await put(2, { description: 'For the shop', due_date: '2027-01-15' })
  const { submit } = await open(milestoneEdit, { milestone: 2 })
  const before = writes().length
  expect(await submit({ title: ' ' })).toEqual({ title: 'This is needed.' })
  expect(await submit({ description: '', due: '' })).toMatchObject(said('no description, no due date'))
  expect(writes().slice(before)).toEqual([{ method: 'PUT', body: { description: '', due_date: null } }])
})

test('a calendar has no way back to no day: a tick takes the due date away, and is there only where one is', async () => {
  await put(2, { due_date: '2027-01-15' })
  const { submit } = await open(milestoneEdit, { milestone: 2 })
  const before = writes().length
  expect(await submit({ 'clear.due': ['true'] })).toMatchObject(said('no due date'))
  expect(writes().slice(before)).toEqual([{ method: 'PUT', body: { due_date: null } }])
  expect((await open(milestoneEdit, { milestone: 2 })).shown).not.toHaveProperty(['clear.due'])
})

test('a date that was typed and may mean two days stays a text in the form', async () => {
  const { shown } = await open(milestoneCreate, { due: '1/2' })
  expect(shown.due).toBe('1/2')
})

test('a late milestone is edited without a question about its date, which is over', async () => {
  await put(2, { due_date: '2026-01-15' })
  const { submit } = await open(milestoneEdit, { milestone: 2 })
  expect(await submit({ title: '2.3 Pay' })).toMatchObject(said('the title “2.3 Pay”'))
  expect(writes().at(-1)).toEqual({ method: 'PUT', body: { title: '2.3 Pay' } })
})

test('a description that is too long for a form is left out, said to be, and stays as it is', async () => {
  const description = 'x'.repeat(3001)
  await put(2, { description })
  const { request, shown, submit } = await open(milestoneEdit, { milestone: 2 })
  expect(Object.keys(shown)).toEqual(['title', 'due', 'clear.due'])
  expect(request.about).toContain('isn’t shown and stays as it is')
  await submit({ title: '2.3 Pay' })
  expect(writes().at(-1)).toEqual({ method: 'PUT', body: { title: '2.3 Pay' } })
  expect((await forge.milestone(2)).description).toBe(description)
})

test('who was slower than somebody else is told what it holds now, and nothing is overwritten', async () => {
  const { submit } = await open(milestoneEdit, { milestone: 2 })
  await put(2, { title: '2.3 Shop', due_date: '2027-03-01' })
  const before = writes().length
  expect(await submit({ title: '2.3 Pay' })).toMatchObject(
    said(/Somebody changed .* after you opened the form.*the title “2.3 Shop”/),
  )
  expect(writes().length).toBe(before)
  expect(await submit({ description: 'New' })).toMatchObject(said('the description “New”'))
  expect(writes().slice(before)).toEqual([{ method: 'PUT', body: { description: 'New' } }])
})

/** The values of the buttons of an answer that carry a day. */
function answersOf(executed: ExecutionResult | Readonly<Record<string, string>>): Record<string, unknown>[] {
  const blocks =
    'reply' in executed
      ? (executed.reply as Extract<ExecutionResult, { kind: 'reply' }>['reply']).message?.blocks
      : []
  return (blocks ?? [])
    .flatMap((block) => (block.type === 'actions' ? block.elements : []))
    .flatMap((element) =>
      'value' in element && element.value?.includes('"day"') ? [JSON.parse(element.value)] : [],
    )
}

test('the answer to the question about a date keeps what else was changed in the form', async () => {
  const { submit } = await open(milestoneEdit, { milestone: 2 })
  const asked = await submit({ title: '2.3 Pay', due: '2020-01-15' })
  expect(asked).toMatchObject(said(/Wed 15 Jan 2020 is in the past/))
  expect(writes()).toEqual([])
  const [past, meant] = answersOf(asked)
  expect([past?.day, meant?.day]).toEqual(['2020-01-15', '2027-01-15'])
  await execute(milestoneEdit, meant ?? {}, ann, asking, { confirmed: false })
  expect(writes()).toEqual([{ method: 'PUT', body: { title: '2.3 Pay', due_date: '2027-01-15' } }])
})

test('the question’s buttons keep a description of any length, and nothing is done before one is pressed', async () => {
  const description = 'y'.repeat(2500)
  const asked = await execute(
    milestoneCreate,
    { project: 42, title: 'Sprint 10', description, due: '1/2' },
    ann,
    asking,
    { confirmed: false },
  )
  expect(asked).toMatchObject(said(/^1\/2: which day\?/))
  expect(JSON.stringify(asked).split(description)).toHaveLength(3)
  expect(writes()).toEqual([])
})
