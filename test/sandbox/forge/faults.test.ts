import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ForgeUnderTest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
afterAll(async () => under.end())

const PUT = 'PUT /api/v3/projects/42/merge_requests'
/** Each test merges a request of its own. */
const merge = async (iid: number) => {
  const { id } = await under.mergeRequest(iid)
  return under.call('PUT', `/projects/42/merge_requests/${id}/merge`)
}

describe('a fault', () => {
  test('drop-reply loses the answer and not the effect', async () => {
    under.forge.fault({ match: PUT, kind: 'drop-reply', times: 1 })
    await expect(merge(12)).rejects.toThrow()
    expect(await under.mergeRequest(12)).toMatchObject({ state: 'merged' })
    const noted = under.forge.ledger().filter((entry) => entry.method === 'PUT')
    expect(noted).toMatchObject([{ status: 200, effect: 'merged', user: 'ann' }])
  })

  test('drop-request loses the request before any effect', async () => {
    under.forge.fault({ match: PUT, kind: 'drop-request', times: 1 })
    await expect(merge(7)).rejects.toThrow()
    expect(await under.mergeRequest(7)).toMatchObject({ state: 'opened' })
    const { id } = await under.mergeRequest(7)
    expect(under.forge.ledger().filter((entry) => entry.path.endsWith(`/${id}/merge`))).toEqual([])
    expect((await merge(7)).status).toBe(200)
  })

  test('a status is answered that many times, without any effect', async () => {
    under.forge.fault({ match: PUT, kind: 'status:503', times: 2 })
    expect([(await merge(14)).status, (await merge(14)).status]).toEqual([503, 503])
    expect(await under.mergeRequest(14)).toMatchObject({ state: 'opened' })
    expect((await merge(14)).status).toBe(200)
  })

  test('redirect points at another origin, and whoever follows is seen', async () => {
    under.forge.fault({ match: 'milestones', kind: 'redirect', times: 1 })
    const reply = await under.call('GET', '/projects/42/milestones')
    const location = reply.headers.get('location') ?? ''
    expect(reply.status).toBe(302)
    expect(new URL(location).origin).not.toBe(new URL(under.forge.url).origin)
    await fetch(location)
    expect(under.forge.ledger().at(-1)?.path).toBe('/elsewhere/api/v3/projects/42/milestones')
  })

  test('garbage is a 200 that is not JSON', async () => {
    under.forge.fault({ match: PUT, kind: 'garbage', times: 1 })
    const reply = await merge(15)
    expect(reply.status).toBe(200)
    expect(() => JSON.parse(reply.text)).toThrow()
    expect(await under.mergeRequest(15)).toMatchObject({ state: 'opened' })
  })

  test('slow has its effect first and answers later', async () => {
    under.forge.fault({ match: PUT, kind: 'slow:60000', times: 1 })
    const { id } = await under.mergeRequest(16)
    const waiting = new AbortController()
    const late = fetch(`${under.forge.url}/api/v3/projects/42/merge_requests/${id}/merge`, {
      method: 'PUT',
      headers: { 'PRIVATE-TOKEN': 'sandbox-ann' },
      signal: waiting.signal,
    })
    const settled = late.then(
      () => 'answered',
      () => 'gave up',
    )
    await expect.poll(async () => (await under.mergeRequest(16)).state).toBe('merged')
    waiting.abort()
    expect(await settled).toBe('gave up')
  })

  test('matches a part of the method, path and query, and an empty match everything', async () => {
    under.forge.fault({ match: 'iid=7', kind: 'status:500', times: 1 })
    expect((await under.call('GET', '/projects/42/milestones?iid=1')).status).toBe(200)
    expect((await under.call('GET', '/projects/42/milestones?iid=7')).status).toBe(500)
    under.forge.fault({ match: '', kind: 'status:500', times: 1 })
    expect((await fetch(under.forge.url)).status).toBe(500)
    expect((await fetch(under.forge.url)).status).toBe(200)
  })

  test('of an unknown kind is refused at once', () => {
    for (const kind of ['explode', 'status:99', 'slow:', 'status:200x'])
      expect(() => under.forge.fault({ match: '', kind, times: 1 })).toThrow(RangeError)
  })
})

describe('a reset', () => {
  test('brings back the seed with the same ids, an empty ledger and no faults', async () => {
    await under.forge.reset()
    const before = await under.call('GET', '/projects/42/merge_requests?per_page=100')
    await merge(17)
    under.forge.fault({ match: '', kind: 'status:500', times: 100 })
    await under.forge.reset()
    expect(under.forge.ledger()).toEqual([])
    const after = await under.call('GET', '/projects/42/merge_requests?per_page=100')
    const shown = (reply: typeof before) => {
      const list: { id: number; iid: number; state: string; title: string }[] = JSON.parse(reply.text)
      return list.map(({ id, iid, state, title }) => ({ id, iid, state, title }))
    }
    expect(shown(after)).toEqual(shown(before))
    const clone = await under.clone()
    expect(await clone.git('log', '--format=%s', 'main')).not.toContain('feature/report-range')
  })

  test('does not wait for a request whose body never comes', async () => {
    const { hostname, port } = new URL(under.forge.url)
    const socket = connect(Number(port), hostname)
    const lines = ['POST /api/v3/projects/42/milestones HTTP/1.1', `Host: ${hostname}`, 'Content-Length: 50']
    socket.write(`${[...lines, 'Expect: 100-continue'].join('\r\n')}\r\n\r\n`)
    const [asked] = await once(socket, 'data')
    expect(String(asked)).toContain('100 Continue')
    await under.forge.reset()
    expect((await under.call('GET', '/projects/42/milestones')).status).toBe(200)
    socket.destroy()
  })

  test('while requests are under way breaks none of them, and two at once are two', async () => {
    const asked = Array.from({ length: 40 }, async () => under.call('GET', '/projects/42/merge_requests'))
    await vi.waitFor(() => expect(under.forge.ledger()).not.toEqual([]), { interval: 1 })
    await Promise.all([under.forge.reset(), under.forge.reset()])
    const replies = await Promise.all(asked)
    expect(replies.map((reply) => reply.status)).toEqual(asked.map(() => 200))
  })

  test('that fails is told to whoever waits and to whoever comes, and the next one brings back the seed', async () => {
    const away = `${under.dir}-away`
    await rename(under.dir, away)
    const failing = under.forge.reset()
    const waiting = expect(under.call('GET', '/projects/42/milestones')).rejects.toThrow()
    await expect(failing).rejects.toThrow('ENOENT')
    await waiting
    await expect(under.forge.requests()).rejects.toThrow('ENOENT')
    await rename(away, under.dir)
    await under.forge.reset()
    expect((await under.call('GET', '/projects/42/milestones')).status).toBe(200)
  })
})
