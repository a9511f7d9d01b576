import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  API,
  actionIds,
  forgeApi,
  forgeKind,
  type Message,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

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

const Ticked = z.looseObject({
  blocks: z.array(z.looseObject({ element: z.looseObject({ initial_options: z.array(Option) }).optional() })),
})

/** The numbers of those that are ticked when the form opens. */
function ticked(view: Record<string, unknown>): string[] {
  const boxes = Ticked.safeParse({
    blocks: Form.parse(view).blocks.filter(({ element }) => element?.options),
  }).data
  const rows = boxes?.blocks.flatMap(({ element }) => element?.initial_options ?? []) ?? []
  return rows.map(({ value }) => value.split(':')[0] ?? '')
}

/** Types a command that opens the form. */
async function formOf(typed: string, channel = 'web') {
  await sandbox.command('ann', typed, channel)
  const { view } = await sandbox.modal('ann', ({ blocks }) => JSON.stringify(blocks).includes('checkboxes'))
  await sandbox.call('/sandbox/close', { user: 'ann', view_id: (await sandbox.modal('ann')).id })
  const rows = Form.parse(view).blocks.flatMap(({ element }) => element?.options ?? [])
  return { ticked: ticked(view), rows, text: JSON.stringify(view) }
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

describe.runIf(forgeApi === 'v4')('where merges go through a train', () => {
  const isBoarding = ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && /merge_trains\/merge_requests\/\d+$/.test(path)
  const isAnswer = ({ ephemeral, text }: Message) => ephemeral && /^(?:Merged|Added) \d+ of \d+/.test(text)
  const build = async (iid: string) =>
    sandbox.call('/sandbox/build', { project: 42, sha: (await requestOf(iid)).sha, status: 'success' })
  const demand = (settings: object) => sandbox.call('/sandbox/demand', { project: 42, ...settings })

  test('those with a build go on it, and the words say so', async () => {
    for (const iid of ['10', '11']) await build(iid)
    await demand({ merge_trains_enabled: true })
    const rows = await offered()
    const { modal } = await sandbox.views('ann')
    expect(JSON.stringify(modal)).toMatch(/!11 .{0,400}into main, on the train/)
    const sent = await sandbox.writes(async () => {
      await pick(rows.filter(({ iid }) => iid === '10' || iid === '11'))
      await sandbox.sees('ann', isAnswer)
    })
    const { text } = await sandbox.sees('ann', isAnswer)
    expect(text).toMatch(/^Added 2 of 2 to the merge train\.\n⏳ !10: added .*\n⏳ !11: added/)
    expect(sent.filter(isBoarding)).toHaveLength(2)
    expect(sent.filter(isMerge)).toEqual([])
    for (const iid of ['10', '11']) expect((await requestOf(iid)).state).toBe('opened')
  })

  test('one without a build goes past it as the form says, and is not offered where that is forbidden', async () => {
    await build('11')
    await demand({ merge_trains_enabled: true })
    const rows = await offered()
    const { modal } = await sandbox.views('ann')
    expect(JSON.stringify(modal)).toMatch(/into main, past the train/)
    const past = rows.find(({ value }) => !value.endsWith(':train'))
    if (!past) throw new Error('All have a build')
    const sent = await sandbox.writes(async () => {
      await pick(rows.filter(({ iid }) => iid === '11' || iid === past.iid))
      await sandbox.sees('ann', isAnswer)
    })
    const { text } = await sandbox.sees('ann', isAnswer)
    expect(text).toContain('Merged 1 of 2, added 1 to the merge train.')
    expect(text).toContain(`!${past.iid}: Merged as`)
    expect(text).toContain('!11: added to the merge train')
    expect(sent.filter(isBoarding)).toHaveLength(1)
    expect(sent.filter(isMerge)).toHaveLength(1)
    await sandbox.reset()
    await build('11')
    await demand({ merge_trains_enabled: true, merge_train_enforcement: 'enforce_for_all_users' })
    const left = await offered()
    expect(left.map(({ iid }) => iid)).toContain('11')
    expect(left.every(({ value }) => value.endsWith(':train'))).toBe(true)
  })

  test('a form that spoke of no train sends nothing once there is one', async () => {
    const [row] = await offered()
    if (!row) throw new Error('One is needed')
    await demand({ merge_trains_enabled: true })
    const sent = await sandbox.writes(async () => {
      await pick([row])
      await sandbox.sees('ann', isAnswer)
    })
    expect(sent).toEqual([])
    expect((await sandbox.sees('ann', isAnswer)).text).toContain('its project has a merge train')
  })
})

describe('what is typed beside several', () => {
  async function follow(typed: string, offer: string) {
    const refused = await sandbox.asks('ann', typed, ({ text }) => text.includes('takes several.'))
    expect(refused.text).toContain('/mr triage merge takes several.')
    await sandbox.press('ann', refused, `typed:${offer}`)
    const fits = ({ blocks }: Record<string, unknown>) => JSON.stringify(blocks).includes('checkboxes')
    const { view } = await sandbox.modal('ann', fits)
    return { refused, text: JSON.stringify(view), view }
  }

  test.runIf(forgeKind === 'today')('--squash and --remove-branch hold for each', async () => {
    const { text, view } = await follow(
      '/mr merge !12 !14 --squash --remove-branch',
      '/mr triage merge !12 !14 --remove-source-branch --squash',
    )
    expect(text).toContain('Their commits are squashed')
    expect(text).toContain('Their source branches are deleted')
    expect(ticked(view)).toEqual(['12', '14'])
    const sent = await sandbox.writes(async () => {
      await sandbox.submit('ann', {})
      await sandbox.sees('ann', isSummary)
    })
    const body = { squash: true, should_remove_source_branch: true }
    expect(sent.filter(isMerge)).toMatchObject([{ body }, { body }])
  })

  test('what triage does not take is said', async () => {
    const { refused } = await follow(
      '/mr merge 12,14 --remove-branch --message "Ship it" --when-build-succeeds',
      '/mr triage merge !12 !14 --remove-source-branch',
    )
    expect(refused.text).toContain('--when-build-succeeds and --message go with one at a time only.')
  })
})

describe('those that are named', () => {
  test.each([
    '/mr triage merge !12 !14',
    '/mr triage merge 12, 14',
    '/mr triage merge !14, !12 and 12 please',
    '/mr triage merge web!12 !14',
    '/mr triage merge acme/web!12 web!14',
  ])('%s: they are ticked, and nothing else is', async (typed) => {
    const form = await formOf(typed)
    expect(form.ticked.toSorted()).toEqual(['12', '14'])
    expect(form.text).not.toContain('Left out')
  })

  test('the address of one names the project of the others, and leads there from the verb for one', async () => {
    const page = `<${sandbox.forgeUrl}/acme/web/${forgeApi === 'v4' ? '-/' : ''}merge_requests/12>`
    expect((await formOf(`/mr triage merge ${page} !14`, 'general')).ticked.toSorted()).toEqual(['12', '14'])
    for (const typed of [
      `/mr merge ${page} !14`,
      '/mr merge acme/web!12, !14',
      '/mr merge acme/web!12 and 14',
    ]) {
      const offer = await sandbox.asks('ann', typed, ({ text }) => text.includes('takes several.'), 'general')
      await sandbox.press('ann', offer, 'typed:/mr triage merge acme/web!12 !14', { channel: 'general' })
      const { view, id } = await sandbox.modal('ann', ({ blocks }) =>
        JSON.stringify(blocks).includes('checkboxes'),
      )
      expect(ticked(view).toSorted()).toEqual(['12', '14'])
      await sandbox.call('/sandbox/close', { user: 'ann', view_id: id })
    }
  })

  test('what can’t be ticked is named with the reason: another project, no such number, a draft, closed', async () => {
    const { id } = await requestOf('14')
    const closing = { method: 'PUT', body: { state_event: 'close' } }
    await sandbox.api('sandbox-ann', `/projects/42/merge_requests/${id}`, closing)
    const draft = (await sandbox.asks('ann', '/mr list --draft', ({ text }) => text.includes('!'))).text
    const [, iid = ''] = /!(\d+)/.exec(draft) ?? []
    const form = await formOf(`/mr triage merge !12 acme/api!3 !9999 !14 !${iid}`)
    expect(form.ticked).toEqual(['12'])
    expect(form.text).toContain(
      `Left out: !9999 isn’t a merge request of this project; !14 is closed; !${iid} is a draft; acme/api!3 isn’t a merge request of this project.`,
    )
    const none = await sandbox.asks('ann', '/mr triage merge !14 !9999', ({ text }) =>
      text.includes('Nothing here'),
    )
    expect(none.text).toBe(
      'Nothing here can be merged right now. Left out: !14 is closed; !9999 isn’t a merge request of this project.',
    )
  })

  test('eleven are too many for a form, and that is said', async () => {
    const eleven = Array.from({ length: 11 }, (_, at) => `!${at + 1}`).join(' ')
    const refused = await sandbox.asks('ann', `/mr triage merge ${eleven}`, ({ ephemeral }) => ephemeral)
    expect(refused.text).toContain('That’s more than 10 merge requests.')
  })
})
