import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SERVER } from '../../../src/model/server-name.ts'
import { fingerprintValue } from '../../../src/services/mr/desired-fields.ts'
import type { EditMergeRequestInput } from '../../../src/services/mr/edit.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { json, openRoom, startOddForge } from '../room.ts'

const at = { project: 42, mr: 12 }

describe.each(['document', 'shipped'] as const)('at a forge as in the mode “%s”', (mode) => {
  let forge: ForgeUnderTest
  let before = 0
  beforeAll(async () => {
    forge = await ForgeUnderTest.start(mode)
  })
  beforeEach(() => {
    before = forge.forge.ledger().length
  })
  afterAll(() => forge.end())

  const asSown = async () => {
    await forge.freshen()
    before = forge.forge.ledger().length
  }

  const edit = async (input: Partial<EditMergeRequestInput>, user: 'ann' | 'cy' = 'ann') => {
    const room = await openRoom(forge.forge.url, { connected: { [user]: `sandbox-${user}` } })
    return (await room.contextOf(user)).mergeRequests.edit({ ...at, ...input })
  }
  const bodies = () =>
    forge.forge
      .ledger()
      .slice(before)
      .flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))

  test.each<[string, Partial<EditMergeRequestInput>, object, object]>([
    ['a title', { title: 'Pick dates' }, { title: 'Pick dates' }, { title: 'Pick dates' }],
    ['a description', { description: 'Why\nnot' }, { description: 'Why\nnot' }, { description: 'Why\nnot' }],
    ['an empty description', { description: '' }, { description: '' }, { description: '' }],
    [
      'a target branch',
      { target: 'feature/dutch' },
      { target_branch: 'feature/dutch' },
      { target_branch: 'feature/dutch' },
    ],
    ['an assignee', { assignee: 'bob' }, { assignee_id: 3 }, { assignee: { username: 'bob' } }],
    ['no assignee', { assignee: 'none' }, { assignee_id: null }, { assignee: null }],
    ['one label more and one less', { labels: '+a,-feature' }, { labels: 'a' }, { labels: ['a'] }],
    ['other labels', { labels: 'c, b' }, { labels: 'c,b' }, { labels: ['c', 'b'] }],
    ['no labels', { labels: 'none' }, { labels: '' }, { labels: [] }],
    ['no milestone', { milestone: 'none' }, { milestone_id: null }, { milestone: null }],
    ['the mark of a draft', { draft: true }, { title: 'WIP: Pick dates' }, { work_in_progress: true }],
  ])('%s: only that is sent, and the forge shows it', async (_, input, body, shown) => {
    expect(await edit(input)).toMatchObject({
      kind: 'edited',
      missing: [],
      answered: true,
      view: { mr: shown },
    })
    expect(bodies()).toEqual([body])
  })

  test('the mark of a draft comes off, also together with a new title', async () => {
    expect(await edit({ mr: 8, draft: false })).toMatchObject({
      view: { mr: { title: 'Sign in with a passkey', work_in_progress: false } },
    })
    expect(await edit({ mr: 8, draft: true, title: 'Passkeys' })).toMatchObject({
      view: { mr: { title: 'WIP: Passkeys' } },
    })
  })

  test('what is so already is left out, and nothing at all is not sent', async () => {
    await asSown()
    const same = {
      title: 'Choose the dates of a report',
      labels: '+feature,-bug',
      assignee: '@ann',
      milestone: 3,
      target: 'main',
      draft: false,
    }
    expect(await edit(same)).toMatchObject({ kind: 'nothing-to-change', mr: { iid: 12 } })
    expect(await edit({})).toMatchObject({ kind: 'nothing-to-change' })
    expect(bodies()).toEqual([])
    expect(await edit({ ...same, labels: '+bug' })).toMatchObject({ kind: 'edited', taken: ['labels'] })
    expect(bodies()).toEqual([{ labels: 'feature,bug' }])
  })

  test.each<[string, Partial<EditMergeRequestInput>, object]>([
    ['an unknown person', { assignee: 'nobody' }, { kind: 'unknown-person' }],
    ['an unknown milestone', { milestone: 99 }, { kind: 'not-found', what: 'Milestone %99' }],
    ['the beginning of a milestone’s title', { milestone: '2.' }, { kind: 'ambiguous' }],
    ['its own source branch as the target', { target: 'feature/report-range' }, { kind: 'same-branch' }],
    ['an unknown merge request', { mr: 999, title: 'x' }, { kind: 'not-found', what: '42!999' }],
  ])('%s is refused before anything is sent', async (_, input, outcome) => {
    expect(await edit(input)).toMatchObject(outcome)
    expect(bodies()).toEqual([])
  })

  test('what the forge refuses comes back in its words, and a person who may not is told so', async () => {
    expect(await edit({ target: 'no/such' })).toMatchObject({
      kind: 'refused',
      reason: 'Target branch "no/such" does not exist',
    })
    expect(await edit({ title: 'x' }, 'cy')).toEqual({ kind: 'may-not' })
  })

  test('what was changed by others since the form was opened is not overwritten', async () => {
    await asSown()
    const shown = {
      title: fingerprintValue('Choose the dates of a report'),
      labels: fingerprintValue('feature'),
    }
    await forge.at(12, 'PUT', '', { body: { title: 'Somebody was faster' } })
    before = forge.forge.ledger().length
    expect(await edit({ title: 'Mine', fingerprints: shown })).toMatchObject({
      kind: 'changed-meanwhile',
      fields: ['title'],
      mr: { title: 'Somebody was faster' },
      input: { title: 'Mine' },
    })
    expect(await edit({ title: 'Somebody was faster', fingerprints: shown })).toMatchObject({
      kind: 'nothing-to-change',
    })
    expect(bodies()).toEqual([])
    // Another field than the one that was changed meanwhile is no quarrel.
    expect(await edit({ labels: 'bug', fingerprints: shown })).toMatchObject({
      kind: 'edited',
      taken: ['labels'],
    })
    expect(bodies()).toEqual([{ labels: 'bug' }])
  })

  test('a lost answer is settled by reading', async () => {
    forge.forge.fault({ match: 'PUT', kind: 'drop-reply', times: 1 })
    expect(await edit({ title: 'Lost', labels: 'a' })).toMatchObject({
      kind: 'edited',
      answered: false,
      taken: ['title', 'labels'],
    })
    expect(bodies()).toHaveLength(1)
  })

  test('a target that another open one has already names that one', async () => {
    await asSown()
    const wrong = { source_branch: 'feature/report-range', target_branch: 'feature/dutch', title: 'Twin' }
    await forge.call('POST', '/projects/42/merge_requests', { body: wrong })
    expect(await edit({ target: 'feature/dutch' })).toMatchObject({
      kind: 'duplicate-open',
      mr: { iid: 12 },
      duplicate: { iid: 18 },
    })
  })
})

describe('at a forge that does not keep to the rules', () => {
  test('what it leaves out without a word is named, and not waited for', async () => {
    const { url, received } = await startOddForge((request, response, held) => {
      if (!request.startsWith('PUT')) return false
      held.mr = { ...held.mr, title: 'New' }
      json(response, 200, held.mr)
      return true
    })
    const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
    expect(await mergeRequests.edit({ ...at, title: 'New', labels: 'a', description: 'b' })).toMatchObject({
      kind: 'edited',
      taken: ['title'],
      missing: ['description', 'labels'],
    })
    expect(received.filter((request) => request.endsWith('/1012'))).toHaveLength(3)
  })

  test('a change that nobody answered and that does not show is not called done, and not sent again', async () => {
    const { url, received } = await startOddForge((request, response) => {
      if (request.startsWith('PUT')) response.destroy()
      return request.startsWith('PUT')
    })
    const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
    expect(await mergeRequests.edit({ ...at, title: 'New' })).toMatchObject({
      kind: 'unconfirmed',
      reason: `${SERVER} doesn’t show the change`,
    })
    expect(received.filter((request) => request.startsWith('PUT'))).toHaveLength(1)
  })

  test('line ends and spaces at the end, which servers keep as they like, are no difference', async () => {
    const { url } = await startOddForge((request, response, held) => {
      if (!request.startsWith('PUT')) return false
      held.mr = { ...held.mr, description: 'one\r\ntwo' }
      json(response, 200, held.mr)
      return true
    })
    const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
    expect(await mergeRequests.edit({ ...at, description: 'one\ntwo\n' })).toMatchObject({ missing: [] })
  })

  test('somebody whose id the forge never told cannot be assigned', async () => {
    const { url, received } = await startOddForge(() => false, { author: { username: 'old', name: 'Old' } })
    const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
    expect(await mergeRequests.edit({ ...at, assignee: 'old' })).toEqual({ kind: 'no-id', name: 'Old' })
    expect(received.filter((request) => request.startsWith('PUT'))).toEqual([])
  })
})
