import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { API, actionIds, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const Requests = z.array(
  z.object({
    id: z.number(),
    iid: z.number(),
    state: z.string(),
    sha: z.string(),
    merge_commit_sha: z.string().nullish(),
  }),
)

async function requestOf(iid: string) {
  const { body } = await sandbox.api('sandbox-ann', `/projects/42/merge_requests?iid=${iid}&state=all`)
  const [found] = Requests.parse(body)
  if (!found) throw new Error(`There is no !${iid}`)
  return found
}

const Option = z.object({ value: z.string(), text: z.object({ text: z.string() }) })
const Form = z.looseObject({
  blocks: z.array(z.looseObject({ element: z.looseObject({ options: z.array(Option) }).optional() })),
})

const isList = ({ ephemeral, text }: Message) => ephemeral && text.includes('open merge request')
const isSummary = ({ ephemeral, text }: Message) => ephemeral && /^Merged \d+ of \d+/.test(text)
const isMerge = ({ method, path }: { method: string; path: string }) =>
  method === 'PUT' && path.startsWith(API) && path.endsWith('/merge')

/** Opens the form and gives what can be ticked: number and head. */
async function offered() {
  const list = await sandbox.asks('ann', '/mr triage', isList)
  await sandbox.press('ann', list, 'mr.triage.merge')
  const { view } = await sandbox.modal('ann', ({ blocks }) => JSON.stringify(blocks).includes('checkboxes'))
  const options = Form.parse(view).blocks.flatMap(({ element }) => element?.options ?? [])
  return options.map(({ value }) => ({ value, iid: value.split(':')[0] ?? '', sha: value.split(':')[1] }))
}

const pick = (rows: readonly { readonly value: string }[]) =>
  sandbox.submit('ann', { 'picked.list': rows.map(({ value }) => value) })

test('triage groups what is open, and only whoever asked sees it', async () => {
  const list = await sandbox.asks('ann', '/mr triage', isList)
  expect(words(list)).toMatch(/Ready to merge|No conflicts|Not checked for conflicts/)
  expect(words(list)).toContain('Drafts · ')
  expect(actionIds(list)).toContain('mr.triage.merge')
  expect((await sandbox.messages('bob')).some(({ ts }) => ts === list.ts)).toBe(false)
})

test('the ticked ones are merged by number at the shown heads, and each line is true', async () => {
  const rows = await offered()
  expect(rows.length).toBeGreaterThan(1)
  const sent = (
    await sandbox.writes(async () => {
      await pick(rows.toReversed())
      await sandbox.sees('ann', isSummary)
    })
  ).filter(isMerge)
  const said = (await sandbox.sees('ann', isSummary)).text
  const bodies = sent.map(({ body }) => z.looseObject({ sha: z.string() }).parse(body).sha)
  expect(bodies).toEqual(rows.slice(0, bodies.length).map(({ sha }) => sha))
  expect(bodies.length).toBeGreaterThan(0)
  for (const { iid } of rows) {
    const { state, merge_commit_sha: commit } = await requestOf(iid)
    expect(said.includes(`!${iid}: Merged`)).toBe(state === 'merged')
    // The commit of the merge, as its card names it.
    if (commit) expect(said).toContain(`!${iid}: Merged as ${commit.slice(0, 7)}`)
  }
  const audit = await sandbox.asks('ann', '/greenlight audit', ({ ephemeral }) => ephemeral)
  expect(words(audit)).toContain(`!${rows[0]?.iid}`)
})

test('the first that cannot be merged stops the rest', async () => {
  const rows = await offered()
  const [first, second] = rows
  if (!first || !second) throw new Error('Two are needed')
  const { id } = await requestOf(first.iid)
  await sandbox.api('sandbox-ann', `/projects/42/merge_requests/${id}`, {
    method: 'PUT',
    body: { state_event: 'close' },
  })
  const sent = await sandbox.writes(async () => {
    await pick([first, second])
    await sandbox.sees('ann', isSummary)
  })
  expect(sent.filter(isMerge)).toEqual([])
  const { text } = await sandbox.sees('ann', isSummary)
  expect(text).toContain('Merged 0 of 2, then stopped.')
  expect(text).toMatch(new RegExp(`!${first.iid}: not merged\\. .*is closed`))
  expect(text).toContain(`!${second.iid}: not tried`)
})

test('a merge whose answer is lost is read back, and the next one follows', async () => {
  const [first, second] = await offered()
  if (!first || !second) throw new Error('Two are needed')
  await sandbox.call('/sandbox/fault', {
    target: 'forge',
    match: `PUT ${API}/projects/42/merge_requests`,
    kind: 'drop-reply',
    times: 1,
  })
  await pick([first, second])
  const { text } = await sandbox.sees('ann', isSummary)
  expect((await requestOf(first.iid)).state).toBe('merged')
  expect(text).toContain(`!${first.iid}: Merged`)
  expect(text).not.toContain(`!${second.iid}: not tried`)
})

test('a merge that never arrived is said as not known, and the next one is not tried', async () => {
  const [first, second] = await offered()
  if (!first || !second) throw new Error('Two are needed')
  await sandbox.call('/sandbox/fault', {
    target: 'forge',
    match: `PUT ${API}/projects/42/merge_requests`,
    kind: 'drop-request',
    times: 1,
  })
  await pick([first, second])
  const { text } = await sandbox.sees('ann', isSummary)
  expect((await requestOf(first.iid)).state).toBe('opened')
  expect(text).toContain(`!${first.iid}: not known`)
  expect(text).toContain(`!${second.iid}: not tried`)
})
