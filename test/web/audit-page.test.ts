import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { auditLine } from '../../src/model/audit.ts'
import type { Store } from '../../src/store/store.ts'
import { createAuditPage } from '../../src/web/audit-page.ts'
import { stoppedClock, temporaryStore } from '../store/temporary.ts'
import { allOf } from '../support/all-of.ts'
import { merged } from '../support/audit-entry.ts'
import { IN_MEMORY } from '../support/memory-store.ts'

const everything = { team: 'T1', scope: 'all', filter: {} } as const

/** Presses the button of the page. */
const download = (address: string) => fetch(address, { method: 'POST' })

/** The page on a real server over a real store. */
async function startPage(given: Partial<Pick<Store, 'audit' | 'auditExports'>> = {}) {
  const clock = stoppedClock()
  const store = await temporaryStore({ ...IN_MEMORY, now: clock.now })
  const logged: string[] = []
  const page = createAuditPage({
    store: { audit: store.audit, auditExports: store.auditExports, ...given },
    publicUrl: 'https://greenlight.example.com',
    serverName: 'git.example.com',
    log: pino({ level: 'trace' }, { write: (line) => logged.push(line) }),
  })
  const server = createServer((request, response) => {
    void page.handle(request, response).then((own) => {
      if (!own) response.writeHead(418).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const open = async (filter: object = {}) => {
    const nonce = await store.auditExports.open({ user: 'UANN', question: { ...everything, filter } })
    return `${url}/audit/${nonce}`
  }
  return { url, store, clock, logged, open }
}

describe('the file', () => {
  it('has every row that was asked for, one line of JSON each, newest first', async () => {
    const { store, open } = await startPage()
    for (let each = 0; each < 1_200; each += 1)
      await store.audit.append({ ...merged, outcome: each % 2 === 0 ? 'merged' : 'may-not' })
    const text = await (await download(await open({ outcome: 'may-not' }))).text()
    const rows = await allOf(store.audit.each({ ...everything, filter: { outcome: 'may-not' } }))
    expect(rows).toHaveLength(600)
    expect(text).toBe(rows.map((row) => `${auditLine(row)}\n`).join(''))
  })

  it('is saved and never shown, kept or run by a browser', async () => {
    const { open } = await startPage()
    const { status, headers } = await download(await open())
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': 'attachment; filename="greenlight-audit.ndjson"',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it('has nothing of another workspace, and nothing that the person may not see', async () => {
    const { store, url } = await startPage()
    await store.audit.append({ ...merged, team: 'T2', reference: 'other222' })
    await store.audit.append({ ...merged, user: 'UBOB', reference: 'bob22222' })
    await store.audit.append(merged)
    const question = { team: 'T1', scope: { user: 'UANN' }, filter: {} }
    const nonce = await store.auditExports.open({ user: 'UANN', question })
    const lines = (await (await download(`${url}/audit/${nonce}`)).text()).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).reference)).toEqual(['k7mq2xpe'])
  })
})

describe('the address', () => {
  it('is good once, and whatever only opens it, as a preview or a scanner does, uses nothing up', async () => {
    const { store, open, logged } = await startPage()
    await store.audit.append(merged)
    const address = await open()
    for (const method of ['HEAD', 'GET', 'GET']) {
      const shown = await fetch(address, { method })
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(await shown.text()).not.toContain(merged.reference)
    }
    const answers = await Promise.all(Array.from({ length: 5 }, () => download(address)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
    const gone = answers.find(({ status }) => status === 404)
    expect(await gone?.text()).toContain('/greenlight audit --export')
    expect(logged.filter((line) => line.includes('was downloaded'))).toHaveLength(1)
    expect(logged.join('')).not.toContain(address.split('/').at(-1))
  })

  it('is good for ten minutes', async () => {
    const { open, clock } = await startPage()
    const early = await open()
    const late = await open()
    clock.advance(10 * 60_000 - 1)
    expect((await download(early)).status).toBe(200)
    clock.advance(1)
    expect((await download(late)).status).toBe(404)
    expect((await fetch(late)).status).toBe(404)
    expect((await fetch(late, { method: 'HEAD' })).status).toBe(404)
  })

  it.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAA', '%00', '..%2f', 'x'.repeat(5_000)])(
    'with the nonce %j leads nowhere',
    async (nonce) => {
      const { url } = await startPage()
      for (const method of ['GET', 'POST'])
        expect((await fetch(`${url}/audit/${nonce}`, { method })).status).toBe(404)
    },
  )

  it('takes no other method, and does nothing then', async () => {
    const { open } = await startPage()
    const address = await open()
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await fetch(address, { method })
      expect([status, headers.get('allow')], method).toEqual([405, 'GET, HEAD, POST'])
    }
    expect((await download(address)).status).toBe(200)
  })

  it('gives nothing to a form of another site, and is not used up by it', async () => {
    const { open } = await startPage()
    const address = await open()
    for (const origin of ['https://evil.example', 'null'])
      expect((await fetch(address, { method: 'POST', headers: { origin } })).status).toBe(403)
    const headers = { origin: 'https://greenlight.example.com' }
    expect((await fetch(address, { method: 'POST', headers })).status).toBe(200)
  })

  it('leaves other paths alone', async () => {
    const { url } = await startPage()
    for (const path of ['/', '/audit', '/auditor/x', '/link/x'])
      expect((await fetch(url + path)).status).toBe(418)
  })
})

describe('when the store fails', () => {
  it('before the first byte, a page says so', async () => {
    const auditExports = {
      open: async () => '',
      find: async () => ({ user: 'UANN', question: everything }),
      take: () => Promise.reject(new Error('the disk is gone')),
    }
    const { url, logged } = await startPage({ auditExports })
    const response = await download(`${url}/audit/${'A'.repeat(22)}`)
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('The download failed')
    expect(logged.join('')).toContain('the disk is gone')
  })

  it('in the middle of the file, the download breaks off and is not taken for whole', async () => {
    const rows = await temporaryStore()
    await rows.audit.append(merged)
    const audit = {
      ...rows.audit,
      async *each() {
        for (let copy = 0; copy < 2_000; copy += 1) yield* await rows.audit.read(everything, 1, 1)
        throw new Error('the disk is gone')
      },
    }
    const { open, logged } = await startPage({ audit })
    const request = send(await open(), { method: 'POST' }).end()
    const [response] = await once(request, 'response')
    expect(response.statusCode).toBe(200)
    response.resume()
    await expect(once(response, 'end')).rejects.toThrow('aborted')
    expect(logged.join('')).toContain('the disk is gone')
  })
})
