import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Asking, ForgeUnderTest, MergeRequest } from './forge-under-test.ts'

/*
 * Where the API document is silent, the forge does what the servers of its time did.
 */

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
afterAll(async () => under.end())

const iids = z.array(z.looseObject({ iid: z.number() })).transform((list) => list.map(({ iid }) => iid))
const edit = async (iid: number, body: unknown, as: Asking['as'] = 'ann') =>
  under.at(iid, 'PUT', '', { as, body })

describe('asking', () => {
  test.each([
    ['iid=11', [11]],
    ['iid[]=12&iid[]=11', [12, 11]],
    ['iid[]=12&iid=11', [11]],
    ['iid=11&iid[]=12', [12]],
    ['iid=11&iid=12', [12]],
  ])('?%s gives %j', async (query, found) => {
    const { body } = await under.call('GET', `/projects/42/merge_requests?${query}`)
    expect(iids.parse(body)).toEqual(found)
  })

  test('a token in the query comes back in the links to other pages', async () => {
    const path = '/api/v3/projects/42/merge_requests?per_page=5&private_token=sandbox-ann'
    const reply = await fetch(`${under.forge.url}${path}`)
    expect(reply.headers.get('link')).toContain('private_token=sandbox-ann')
    expect(reply.headers.get('link')).toContain('&id=42')
    expect(JSON.stringify(under.forge.ledger())).not.toContain('sandbox-ann')
  })

  test('who holds an answer already gets 304 without a body, until it changes', async () => {
    const path = '/projects/42/merge_requests/5016'
    const first = await under.call('GET', path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/)
    expect(first.headers.get('cache-control')).toBe('max-age=0, private, must-revalidate')
    const headers = { 'if-none-match': etag }
    expect(await under.call('GET', path, { headers })).toMatchObject({ status: 304, text: '' })
    expect((await under.call('GET', path, { headers, as: 'bob' })).status).toBe(200)
    await edit(16, { title: 'Remove it' })
    expect((await under.call('GET', path, { headers })).status).toBe(200)
  })

  test('a token can be an OAuth one, in the header or as a parameter', async () => {
    const none = { 'PRIVATE-TOKEN': '' }
    const ask = async (query: string, headers: Record<string, string>) =>
      (await fetch(`${under.forge.url}/api/v3/projects/42/milestones${query}`, { headers })).status
    expect(await ask('', { authorization: 'Bearer sandbox-cy' })).toBe(200)
    expect(await ask('', { authorization: 'Bearer wrong' })).toBe(401)
    expect(await ask('?access_token=sandbox-cy', {})).toBe(200)
    expect(await ask('', none)).toBe(401)
  })
})

describe('placing a merge request', () => {
  test('an assignee who is no member is left out, and an unknown milestone takes the old one away', async () => {
    const { body } = await edit(12, { assignee_id: 999, labels: 'one' })
    expect(body).toMatchObject({ assignee: { username: 'ann' }, milestone: { iid: 3 }, labels: ['one'] })
    const { id } = await under.milestone(1, 43)
    expect((await edit(12, { milestone_id: id })).body).toMatchObject({ milestone: null })
    expect((await edit(12, { milestone_id: 303 })).body).toMatchObject({ milestone: { iid: 3 } })
    expect((await edit(12, { milestone_id: 999 })).body).toMatchObject({ milestone: null })
  })

  test('a reporter edits what is assigned to him, and what he may not place is left out without a word', async () => {
    await edit(14, { assignee_id: 4, labels: 'kept' })
    const wanted = { title: 'By cy', labels: 'x', milestone_id: 303, assignee_id: 2 }
    const { status, body } = await edit(14, wanted, 'cy')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'By cy',
      labels: ['kept'],
      assignee: { username: 'cy' },
      milestone: { iid: 4 },
    })
  })

  test('whoever the description mentions is subscribed', async () => {
    expect((await under.mergeRequest(17, 42, 'cy')).subscribed).toBe(false)
    await edit(17, { description: 'What do you think, @cy? Write to bob@cyan.example or @cypher.' })
    expect((await under.mergeRequest(17, 42, 'cy')).subscribed).toBe(true)
    expect((await under.mergeRequest(17, 42, 'ann')).subscribed).toBe(false)
    expect((await under.at(17, 'POST', '/subscription', { as: 'cy' })).status).toBe(304)
  })
})

describe('versions', () => {
  test('a new target and a reopening give one each, also when no commit is new', async () => {
    const count = async () => z.array(z.unknown()).parse((await under.at(15, 'GET', '/versions')).body).length
    expect(await count()).toBe(1)
    await edit(15, { target_branch: 'feature/dutch' })
    expect(await count()).toBe(2)
    await edit(15, { state_event: 'close' })
    expect(await count()).toBe(2)
    await edit(15, { state_event: 'reopen' })
    expect(await count()).toBe(3)
  })

  test('one with more than a thousand files overflows', async () => {
    const clone = await under.clone('acme/api', 'bob')
    await clone.git('checkout', '--quiet', '-b', 'many')
    const files = Array.from({ length: 1001 }, (_, at) => [`file-${at}.txt`, `${at}\n`])
    await clone.commit('Many', Object.fromEntries(files))
    await clone.git('push', '--quiet', 'origin', 'many')
    const made = await under.call('POST', '/projects/43/merge_requests', {
      body: { source_branch: 'many', target_branch: 'main', title: 'Many' },
    })
    const path = `/projects/43/merge_requests/${MergeRequest.parse(made.body).id}`
    expect((await under.call('GET', `${path}/versions`)).body).toMatchObject([
      { state: 'overflow', real_size: '1000+' },
    ])
    const { body } = await under.call('GET', `${path}/changes`)
    expect(z.looseObject({ changes: z.array(z.unknown()) }).parse(body).changes).toHaveLength(1000)
  })

  test('one without commits is empty', async () => {
    const made = await under.call('POST', '/projects/42/merge_requests', {
      body: { source_branch: 'fix/rounding', target_branch: 'feature/dutch', title: 'Later' },
    })
    const clone = await under.clone('acme/web', 'ann')
    await clone.git('push', '--quiet', '--force', 'origin', 'origin/feature/dutch:refs/heads/fix/rounding')
    const path = `/projects/42/merge_requests/${MergeRequest.parse(made.body).id}`
    const [newest] = z.array(z.unknown()).parse((await under.call('GET', `${path}/versions`)).body)
    expect(newest).toMatchObject({ state: 'empty', real_size: '0' })
  })
})

describe('a guest', () => {
  beforeAll(async () => {
    // Nobody in the seed is a guest.
    const made = { as: 'root', api: 'v4', body: { user_id: 4, access_level: 10 } } as const
    expect(await under.call('POST', '/projects/43/members', made)).toMatchObject({ status: 201 })
  })

  test('reads milestones, and of their issues those that are not confidential', async () => {
    const { id } = await under.milestone(1, 43)
    const issues = async (as: 'cy' | 'bob') => {
      const reply = await under.call('GET', `/projects/43/milestones/${id}/issues`, { as })
      return [iids.parse(reply.body), reply.headers.get('x-total')]
    }
    expect(await issues('cy')).toEqual([[2, 1], '2'])
    expect(await issues('bob')).toEqual([[6, 2, 1], '3'])
  })

  test('reads no merge request but the one assigned to him, and does nothing to the others', async () => {
    const forbidden = { status: 403, body: { message: '403 Forbidden' } }
    expect(await under.call('GET', '/projects/43/merge_requests', { as: 'cy' })).toMatchObject(forbidden)
    for (const [method, rest] of [
      ['GET', ''],
      ['GET', '/commits'],
      ['POST', '/subscription'],
      ['POST', '/todo'],
      ['PUT', '/merge'],
    ] as const)
      expect(await under.at(1, method, rest, { project: 43, as: 'cy' })).toMatchObject(forbidden)
    await under.at(1, 'PUT', '', { project: 43, body: { assignee_id: 4 } })
    expect((await under.at(1, 'GET', '', { project: 43, as: 'cy' })).status).toBe(200)
  })

  test('cannot clone', async () => {
    await expect(under.clone('acme/api', 'cy')).rejects.toThrow(/not found|No such repository/)
  })
})
