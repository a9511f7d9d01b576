import type { Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createForgeClient, type Session } from '../../src/forge/client.ts'
import {
  deleteMergeRequest,
  getMergeRequest,
  getMergeRequestChanges,
  getMergeRequestCommits,
  listMergeRequests,
  updateMergeRequest,
} from '../../src/forge/merge-requests.ts'
import type { ApiResult } from '../../src/forge/result.ts'
import { connectionFault } from '../../src/model/connection-fault.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { json, mergeRequestBody, SHA, serve, serveBytes, sessionAt } from './servers.ts'

const read = (url: string, options = {}) => getMergeRequest(sessionAt(url, options), 42, { id: 7, iid: 1 })
const write = (url: string, options = {}) =>
  updateMergeRequest(sessionAt(url, options), 42, { id: 7, iid: 1 }, { title: 'New' })
const record = JSON.stringify(mergeRequestBody())
const LOST = `The connection to ${SERVER} was lost`

describe('a request that never left', () => {
  test('nobody listens', async () => {
    const gone = 'http://127.0.0.1:1'
    const unsent = { kind: 'unsent', reason: `${SERVER} refused the connection` }
    expect(await write(gone)).toEqual(unsent)
    expect(await read(gone)).toEqual(unsent)
  })

  test('the name cannot be looked up', async () => {
    expect(await write('https://forge.invalid')).toMatchObject({ kind: 'unsent' })
  })

  test('the server does not speak TLS', async () => {
    const forge = await serveBytes((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    const answer = await write(forge.url.replace('http:', 'https:'))
    expect(answer).toMatchObject({ kind: 'unsent', reason: expect.stringContaining('securely') })
  })

  test('the connection is cut during the TLS handshake', async () => {
    const forge = await serveBytes((socket) => socket.resetAndDestroy())
    const answer = await write(forge.url.replace('http:', 'https:'))
    expect(answer).toMatchObject({ kind: 'unsent', reason: expect.stringContaining('couldn’t reach') })
  })

  test('no connection comes about before the deadline', async () => {
    const silent = await serveBytes(() => {})
    const url = silent.url.replace('http:', 'https:')
    const answer = await write(url, { writeDeadlineMs: 100, connectTimeoutMs: 300 })
    expect(answer).toEqual({ kind: 'unsent', reason: `${SERVER} didn’t answer in time` })
  })

  // undici's own limit is ten seconds.
  test('no connection comes about within its own limit', { timeout: 6_000 }, async () => {
    const silent = await serveBytes(() => {})
    const url = silent.url.replace('http:', 'https:')
    const answer = await write(url, { writeDeadlineMs: 60_000, connectTimeoutMs: 100 })
    expect(answer).toEqual({ kind: 'unsent', reason: `${SERVER} didn’t answer in time` })
  })

  test.each(['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
    'the certificate is refused with %s',
    (code) => {
      const reason = `I couldn’t connect to ${SERVER} securely (${code})`
      expect(connectionFault(Object.assign(new Error('certificate'), { code }), SERVER)).toBe(reason)
    },
  )

  test('the client was closed', async () => {
    const forge = await serve((_, response) => json(response, 200, mergeRequestBody()))
    const client = createForgeClient({ baseUrl: forge.url, api: 'v3' })
    await client.close()
    expect(await updateMergeRequest(client.as('token'), 42, { id: 7, iid: 1 }, {})).toMatchObject({
      kind: 'unsent',
    })
    expect(forge.received).toEqual([])
  })
})

describe('a write whose answer is lost has happened once at most, and is unknown', () => {
  const cuts: [string, (socket: Socket) => void][] = [
    ['the connection ends without a word', (socket) => socket.end()],
    ['the connection is reset without a word', (socket) => socket.resetAndDestroy()],
    ['the headers are cut', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Le')],
    ['the body is cut', (socket) => socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n${record}`)],
    [
      'a chunked body is cut',
      (socket) => socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{'),
    ],
    [
      'a chunked body is reset',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n', () =>
          socket.resetAndDestroy(),
        )
      },
    ],
    ['a body without length is cut', (socket) => socket.end(`HTTP/1.1 200 OK\r\n\r\n${record.slice(0, 30)}`)],
    ['it is not HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
    ['the headers are endless', (socket) => socket.write(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(40_000)}\r\n`)],
    [
      'there are two lengths',
      (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'),
    ],
  ]
  test.each(cuts)('%s', async (_, cut) => {
    const forge = await serveBytes((socket) => cut(socket))
    expect(await write(forge.url)).toMatchObject({ kind: 'unknown', reason: expect.any(String) })
    expect(forge.received).toHaveLength(1)
  })

  test.each(cuts.slice(1, 4))('and a read is asked again: %s', async (_, cut) => {
    const forge = await serveBytes((socket, count) => {
      if (count < 3) cut(socket)
      else
        socket.end(
          `HTTP/1.1 200 OK\r\nContent-Length: ${record.length}\r\nConnection: close\r\n\r\n${record}`,
        )
    })
    expect(await read(forge.url)).toMatchObject({ kind: 'done', value: { id: 7 } })
    expect(forge.received).toHaveLength(3)
  })

  test('the connection was kept alive and is reset on its second request', async () => {
    const forge = await serveBytes((socket, count) => {
      if (count === 1) socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${record.length}\r\n\r\n${record}`)
      else socket.resetAndDestroy()
    })
    const session = sessionAt(forge.url)
    expect(await updateMergeRequest(session, 42, { id: 7, iid: 1 }, {})).toMatchObject({ kind: 'done' })
    expect(await updateMergeRequest(session, 42, { id: 7, iid: 1 }, {})).toEqual({
      kind: 'unknown',
      reason: LOST,
    })
    expect(forge.received).toHaveLength(2)
  })
})

describe('one deadline covers the whole answer', () => {
  const IN_TIME = { kind: 'unknown', reason: `${SERVER} didn’t answer in time` }

  test('silence', async () => {
    const forge = await serve(() => {})
    expect(await write(forge.url, { writeDeadlineMs: 100 })).toEqual(IN_TIME)
    expect(await read(forge.url, { readDeadlineMs: 100 })).toEqual(IN_TIME)
    expect(forge.received).toHaveLength(2)
  })

  test('headers and then silence', async () => {
    const forge = await serve((_, response) => response.writeHead(200).flushHeaders())
    expect(await write(forge.url, { writeDeadlineMs: 100 })).toEqual(IN_TIME)
  })

  test('a body that drips', async () => {
    const forge = await serve((_, response) => {
      const dripping = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(dripping))
    })
    expect(await write(forge.url, { writeDeadlineMs: 200 })).toEqual(IN_TIME)
  })

  test('a compressed body that drips', async () => {
    const forge = await serve((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      const dripping = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(dripping))
    })
    expect(await write(forge.url, { writeDeadlineMs: 200 })).toMatchObject({ kind: 'unknown' })
  })

  test('interim answers without end', async () => {
    const forge = await serveBytes((socket) => {
      const hinting = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 10)
      socket.on('close', () => clearInterval(hinting))
    })
    expect(await write(forge.url, { writeDeadlineMs: 200 })).toEqual(IN_TIME)
  })
})

describe('answers that cost more than they weigh', () => {
  const MIB = 1024 * 1024
  const inRecord = (key: string, value: string) =>
    `${JSON.stringify(mergeRequestBody()).slice(0, -1)},"${key}":${value}}`
  const filled = (bytes: number, one: string, last: string) => `${one.repeat(bytes / one.length - 1)}${last}`
  /** One object; no two of its names are equal. */
  const namesIn = (bytes: number) => `{${Array.from({ length: bytes / 13 }, (_, at) => `"${at}n":1`).join()}}`
  /** A record that could be read without its first member. */
  const withFirst = (value: string) => inRecord('changes', '[]').replace('{', `{"x":${value},`)
  const answers: [string, string][] = [
    ['lists without end', '['.repeat(8 * MIB)],
    ['lists with an end', '['.repeat(4 * MIB) + ']'.repeat(4 * MIB)],
    ['objects without end', filled(8 * MIB, '{"a":', '{')],
    ['deep lists in a record', inRecord('changes', '['.repeat(2 * MIB) + ']'.repeat(2 * MIB))],
    [
      '65 levels after a string of brackets',
      inRecord('changes', `["]]\\"]]",${'['.repeat(64)}${']'.repeat(64)}]`),
    ],
    ['empty lists side by side', inRecord('changes', `[${filled(7 * MIB, '[],', '[]')}]`)],
    ['empty objects side by side', inRecord('changes', `[${filled(7 * MIB, '{},', '{}')}]`)],
    ['different names', withFirst(namesIn(7 * MIB))],
    ['names of many objects', withFirst(`[${filled(7 * MIB, `${namesIn(1_024)},`, '0')}]`)],
    ['numbers in place of records', inRecord('changes', `[${filled(7 * MIB, '1,', '1')}]`)],
  ]
  test.each(answers)('%s', async (_, body) => {
    const forge = await serve((_, response) => void response.end(body))
    const session = sessionAt(forge.url, { readDeadlineMs: 60_000 })
    const before = process.memoryUsage().rss
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const answer = await getMergeRequestChanges(session, 42, { id: 7, iid: 1 })
    delay.disable()
    expect(answer).toMatchObject({ kind: 'unknown' })
    expect((process.memoryUsage().rss - before) / MIB).toBeLessThan(400)
    expect(delay.max / 1e6).toBeLessThan(1_500)
  })

  test('levels up to 64, and brackets in texts, are read', async () => {
    const text = JSON.stringify('[{"\\'.repeat(1_000))
    const deep = '['.repeat(63) + text + ']'.repeat(63)
    const forge = await serve(
      (_, response) => void response.end(inRecord('changes', '[]').replace('{', `{"x":${deep},`)),
    )
    expect(await getMergeRequestChanges(sessionAt(forge.url), 42, { id: 7, iid: 1 })).toMatchObject({
      kind: 'done',
    })
  })

  test.each([400, 403, 404, 422, 500])(
    'the words of a refusal (%i) are read with the same care',
    async (status) => {
      const forge = await serve((_, response) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(`{"message":${'['.repeat(200_000)}"x"${']'.repeat(200_000)}}`)
      })
      const answer = await write(forge.url)
      expect(answer.kind === 'done' ? '' : answer.reason.length).toBeLessThan(200)
      expect(answer).toMatchObject({ kind: status < 500 ? 'refused' : 'unknown', status })
    },
  )

  test.each(['labels', 'assignees', 'reviewers'])(
    'a record whose %s are no records is read without them',
    async (field) => {
      const forge = await serve(
        (_, response) => void response.end(inRecord(field, `[${filled(500 * 1024, '1,', '1')}]`)),
      )
      const session = sessionAt(forge.url, { readDeadlineMs: 60_000 })
      const delay = monitorEventLoopDelay({ resolution: 5 })
      delay.enable()
      expect(await getMergeRequest(session, 42, { id: 7, iid: 1 })).toMatchObject({
        kind: 'done',
        value: { [field]: [] },
      })
      expect(delay.max / 1e6).toBeLessThan(1_000)
    },
  )
})

describe('size', () => {
  const KIB = 1024
  const mr = { id: 7, iid: 1 }
  const padded = (bytes: number) => `${JSON.stringify(mergeRequestBody()).padEnd(bytes)}`
  const TOO_LARGE = {
    kind: 'unknown',
    status: 200,
    tooLarge: true,
    reason: `The answer of ${SERVER} was too large`,
  }

  const kinds: [string, number, unknown, (session: Session) => Promise<ApiResult<unknown>>][] = [
    ['one record', 512 * KIB, mergeRequestBody(), (session) => getMergeRequest(session, 42, mr)],
    [
      'what a write answers',
      512 * KIB,
      mergeRequestBody(),
      (session) => updateMergeRequest(session, 42, mr, {}),
    ],
    ['nothing', 512 * KIB, null, (session) => deleteMergeRequest(session, 42, mr)],
    [
      'a page',
      8192 * KIB,
      [mergeRequestBody()],
      (session) => listMergeRequests(session, 42, { per_page: 1 }),
    ],
    ['a list without pages', 8192 * KIB, [{ id: SHA }], (session) => getMergeRequestCommits(session, 42, mr)],
    [
      'diffs',
      8192 * KIB,
      { ...mergeRequestBody(), changes: [] },
      (session) => getMergeRequestChanges(session, 42, mr),
    ],
  ]
  test.each(kinds)(
    '%s is read up to its bound, and not a byte more, with a length and without',
    async (_, bound, body, ask) => {
      const text = JSON.stringify(body)
      const forge = await serve((_, response, count) => {
        const sent = text.padEnd(bound + (count > 2 ? 1 : 0))
        if (count % 2 === 1) response.setHeader('content-length', sent.length)
        response.write(sent)
        response.end()
      })
      const session = sessionAt(forge.url)
      expect([await ask(session), await ask(session)]).toMatchObject([{ kind: 'done' }, { kind: 'done' }])
      expect([await ask(session), await ask(session)]).toEqual([TOO_LARGE, TOO_LARGE])
      expect(forge.received).toHaveLength(4)
    },
  )

  test('an answer without an end is left at its bound', async () => {
    let sent = 0
    const forge = await serve((_, response) => {
      const chunk = ' '.repeat(64 * KIB)
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length
      }
      response.on('drain', more)
      more()
    })
    expect(await read(forge.url)).toEqual(TOO_LARGE)
    expect(await write(forge.url)).toEqual(TOO_LARGE)
    // What the sockets of both sides hold comes on top.
    expect(sent).toBeLessThan(32 * KIB * KIB)
  })

  test.each([403, 404, 422])('a refusal (%i) is one, however long it is', async (status) => {
    const forge = await serve((_, response) => response.writeHead(status).end(padded(600 * KIB)))
    expect(await write(forge.url)).toMatchObject({ kind: 'refused', status })
    expect(await read(forge.url)).toMatchObject({ kind: 'refused', status })
  })

  test('a page of a hundred long descriptions is read at once', async () => {
    const long = (id: number) => mergeRequestBody(id, { description: 'x'.repeat(30 * KIB) })
    const forge = await serve(({ url }, response) => {
      const query = new URL(url, 'http://forge.invalid').searchParams
      const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))]
      const ids = Array.from({ length: size }, (_, index) => (page - 1) * size + index + 1).filter(
        (id) => id <= 130,
      )
      json(response, 200, ids.map(long), {
        'x-next-page': page * size < 130 ? String(page + 1) : '',
        'x-total': '130',
      })
    })
    const first = await listMergeRequests(sessionAt(forge.url), 42, { per_page: 100 })
    expect(first).toMatchObject({ kind: 'done', value: { page: 1, nextPage: 2, total: 130 } })
    const second = await listMergeRequests(sessionAt(forge.url), 42, { page: 2, per_page: 100 })
    expect(second).toMatchObject({ kind: 'done', value: { page: 2, nextPage: null } })
    const ids = [first, second].flatMap((read) =>
      read.kind === 'done' ? read.value.items.map(({ id }) => id) : [],
    )
    expect(ids).toEqual(Array.from({ length: 130 }, (_, index) => index + 1))
    expect(forge.received).toHaveLength(2)
  })

  test('a compressed answer is not unpacked, whatever it would become', async () => {
    const forge = await serve((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(padded(20 * 1024 * 1024)))
    })
    const reason = `${SERVER} compressed its answer unasked`
    expect(await read(forge.url)).toEqual({ kind: 'unknown', status: 200, reason })
    expect(await write(forge.url)).toEqual({ kind: 'unknown', status: 200, reason })
    expect(forge.received).toHaveLength(2)
  })

  test('a compressed refusal is still a refusal', async () => {
    const forge = await serve((_, response) => {
      response.writeHead(403, { 'content-encoding': 'gzip' }).end(gzipSync('{"message":"403 Forbidden"}'))
    })
    expect(await write(forge.url)).toEqual({ kind: 'refused', status: 403, reason: 'Forbidden' })
  })
})

test('only HTTP/1.1 is offered: HTTP/2 lets undici repeat a request by itself', async () => {
  const forge = await serveBytes((socket) => socket.destroy())
  await write(forge.url.replace('http:', 'https:'))
  const [hello] = forge.received
  expect(hello?.body.startsWith('\x16\x03')).toBe(true)
  expect(hello?.body).not.toContain('\x02h2')
})

test('an early hint before the answer is passed over', async () => {
  const forge = await serve((_, response) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload' })
    json(response, 200, mergeRequestBody())
  })
  expect(await write(forge.url)).toMatchObject({ kind: 'done' })
})
