import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { forgeApi, type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const Answer = z.object({
  ok: z.boolean(),
  options: z.array(z.object({ text: z.string(), description: z.string().optional(), value: z.string() })),
})

/** What a person is offered at an input of the open modal while they type. */
async function offered(user: string, name: string, typed: string) {
  const { id: view_id } = await sandbox.modal(user)
  const answer = await sandbox.call('/sandbox/options', {
    user,
    view_id,
    action_id: name,
    block_id: name,
    value: typed,
  })
  return Answer.parse(answer).options
}

/** How often the bot has asked for this list; what it polls besides does not count. */
const asked = async (list: string) =>
  (await sandbox.ledger()).filter(({ path }) => path.endsWith(list)).length

const texts = (options: readonly { readonly text: string }[]) => options.map(({ text }) => text)

test('a new merge request: its branches, people, labels and milestone are picked while somebody types', async () => {
  await sandbox.command('ann', '/mr create')
  const branches = texts(await offered('ann', 'source', 'blink'))
  expect(branches).toEqual(['feature/blinking-banner', 'Use “blink”'])
  expect(texts(await offered('ann', 'target', 'mai'))).toContain('main')
  const [bob] = await offered('ann', 'assignee', 'bo')
  expect(bob).toEqual({
    value: 'bob',
    text: expect.stringContaining('bob'),
    // Without a call that names the caller, who bob is there is known once he has created something.
    description: forgeApi === 'v4' ? 'bob in Slack' : undefined,
  })
  const label = (await offered('ann', 'labels', ''))[0]?.text ?? ''
  expect(label).not.toBe('')
  expect(await offered('ann', 'milestone', 'checkout')).toContainEqual(
    expect.objectContaining({ text: '2.3 Checkout (%2)', value: '%2' }),
  )
  const calls = await sandbox.writes(async () => {
    await sandbox.submit('ann', {
      source: 'feature/blinking-banner',
      target: 'main',
      title: 'Blink',
      assignee: 'bob',
      labels: [label, 'brand new'],
      milestone: '%2',
    })
    await sandbox.sees('ann', ({ text, bot }) => bot && text.includes('Blink'))
  })
  expect(calls).toMatchObject([
    {
      body: { source_branch: 'feature/blinking-banner', target_branch: 'main', labels: `${label},brand new` },
    },
  ])
})

test('what is refused is said in the form, which keeps what was picked', async () => {
  await sandbox.command('ann', '/mr create')
  const { id } = await sandbox.modal('ann')
  const values = { source: 'feature/nowhere', target: 'main', title: 'Blink', labels: 'urgent' }
  const refused = await sandbox.submit('ann', values)
  expect(refused.ok).toBe(false)
  expect(refused.errors.source ?? Object.values(refused.errors).join()).toMatch(/branch/i)
  expect((await sandbox.modal('ann')).id).toBe(id)
})

test('who is not connected is offered nothing of the server, and the server is not asked', async () => {
  await sandbox.command('ann', '/mr create')
  await offered('ann', 'labels', '')
  await sandbox.call('/sandbox/withdraw', { user: 'ann' })
  await sandbox.command('ann', '/greenlight disconnect')
  await sandbox.sees('ann', ({ text, ephemeral }) => ephemeral && /disconnected|no longer/i.test(text))
  const before = await asked('/labels')
  expect(await offered('ann', 'labels', 'ba')).toEqual([{ text: 'Use “ba”', value: 'ba' }])
  expect(await asked('/labels')).toBe(before)
})

test('a server that is late or fails: what was typed can be used, in time', async () => {
  await sandbox.command('ann', '/mr create')
  await sandbox.modal('ann')
  const fault = (kind: string) =>
    sandbox.call('/sandbox/fault', { target: 'forge', match: '/milestones', kind, times: 9 })
  await fault('slow:8000')
  expect(await offered('ann', 'milestone', '2.3')).toEqual([
    { text: 'Use “2.3”', value: '2.3', description: 'The list can’t be read right now' },
  ])
})

test('a list that is not there asks to type the name, and choosing that chooses nothing', async () => {
  await sandbox.command('ann', '/mr create')
  await sandbox.modal('ann')
  await sandbox.call('/sandbox/fault', {
    target: 'forge',
    match: '/merge_requests',
    kind: 'status:503',
    // The polls meet it too.
    times: 999,
  })
  const [only, ...others] = await offered('ann', 'assignee', '')
  expect([only?.text, others]).toEqual(['Type the name yourself', []])
  const calls = await sandbox.writes(async () => {
    await sandbox.call('/sandbox/fault', { target: 'forge', match: '/merge_requests', kind: 'none' })
    await sandbox.submit('ann', {
      source: 'feature/blinking-banner',
      target: 'main',
      title: 'Blink',
      assignee: only?.value ?? '',
    })
    await sandbox.sees('ann', ({ text, bot }) => bot && text.includes('Blink'))
  })
  expect(JSON.stringify(calls)).not.toContain('assignee')
})

test('a server without lists of branches and labels: those of its merge requests are offered', async () => {
  for (const match of ['/repository/branches', '/labels'])
    await sandbox.call('/sandbox/fault', { target: 'forge', match, kind: 'status:404', times: 9 })
  await sandbox.command('ann', '/mr create')
  expect(texts(await offered('ann', 'source', 'feature/report'))).toContain('feature/report-range')
  expect(texts(await offered('ann', 'labels', 'feat'))).toContain('feature')
})

test('the names are read once for all letters of a name', async () => {
  await sandbox.command('ann', '/mr create')
  await offered('ann', 'milestone', '2')
  const before = await asked('/milestones')
  expect(before).toBeGreaterThan(0)
  await offered('ann', 'milestone', '2.')
  await offered('ann', 'milestone', '2.3')
  expect(await asked('/milestones')).toBe(before)
})

test('an edit that leaves what was picked as it is sends only the change', async () => {
  await sandbox.command('ann', '/mr edit !12')
  await sandbox.modal('ann')
  const calls = await sandbox.writes(async () => {
    await sandbox.submit('ann', { title: 'Another title' })
    await sandbox.sees('ann', ({ text, bot }) => bot && text.includes('Another title'))
  })
  expect(calls.map(({ body }) => body)).toEqual([{ title: 'Another title' }])
})

test('the channel’s project is picked in its settings', async () => {
  await sandbox.command('ann', '/greenlight settings')
  const { id, view } = await sandbox.modal('ann')
  const actionId = /"action_id":"(form:greenlight\.default[^"]*)"/.exec(JSON.stringify(view))?.[1] ?? 'form'
  await sandbox.call('/sandbox/press', { user: 'ann', view_id: id, action_id: actionId })
  await sandbox.modal('ann', (each) => JSON.stringify(each).includes('external_select'))
  expect(texts(await offered('ann', 'use', 'acme'))).toContain('acme/web')
  expect(await offered('ann', 'use', 'vault')).toEqual([{ text: 'Use “vault”', value: 'vault' }])
})

test('a due date comes from a calendar, and is taken away with a tick', async () => {
  await sandbox.command('ann', '/milestone edit %2')
  await sandbox.modal('ann', (each) => JSON.stringify(each).includes('"datepicker"'))
  const calls = await sandbox.writes(async () => {
    await sandbox.submit('ann', { due: '2027-03-05' })
    await sandbox.sees('ann', ({ text }) => text.includes('5 Mar'))
    await sandbox.command('ann', '/milestone edit %2')
    await sandbox.modal('ann', (each) => JSON.stringify(each).includes('2027-03-05'))
    await sandbox.submit('ann', { 'clear.due': ['true'] })
    await sandbox.sees('ann', ({ text }) => /no due date/i.test(text))
  })
  expect(calls.map(({ body }) => body)).toEqual([{ due_date: '2027-03-05' }, { due_date: null }])
})

test.runIf(forgeApi === 'v4')(
  'of a project’s and a group’s milestone with one number, each is offered as itself',
  async () => {
    const own = { title: 'First of the project', due_date: '2027-02-01' }
    const api = (path: string, method: string, body?: object) =>
      sandbox.api('sandbox-ann', `/projects/42${path}`, { method, version: 'v4', ...(body ? { body } : {}) })
    const listed = await api('/milestones?iids[]=1', 'GET')
    const [first] = z.array(z.object({ id: z.number(), iid: z.literal(1) })).parse(listed.body)
    await api(`/milestones/${first?.id}`, 'PUT', { ...own, state_event: 'activate' })
    await sandbox.command('ann', '/mr edit !12')
    const options = await offered('ann', 'milestone', '')
    const found = options.find(({ text }) => text.startsWith(own.title))
    expect(found?.value).toBe('/-/milestones/1')
    const sent = await sandbox.writes(async () => {
      await sandbox.submit('ann', { milestone: found?.value ?? '' })
      await sandbox.sees('ann', ({ text, bot }) => bot && text.startsWith('!12 '))
    })
    expect(sent).toMatchObject([{ method: 'PUT', body: { milestone_id: expect.any(Number) } }])
    const { body } = await sandbox.api('sandbox-ann', '/projects/42/merge_requests/12', {
      method: 'GET',
      version: 'v4',
    })
    expect(body).toMatchObject({ milestone: { title: own.title } })
  },
)
