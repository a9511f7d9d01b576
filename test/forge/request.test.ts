import type { Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createForgeClient } from '../../src/forge/client.ts'
import { getMergeRequest, updateMergeRequest } from '../../src/forge/merge-requests.ts'
import { whyUnsent } from '../../src/forge/request.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { json, mergeRequestBody, serve, serveBytes, sessionAt } from './servers.ts'

const read = (url: string, options = {}) => getMergeRequest(sessionAt(url, options), 42, { id: 7, iid: 1 })
const write = (url: string, options = {}) =>
  updateMergeRequest(sessionAt(url, options), 42, { id: 7, iid: 1 }, { title: 'New' })
const record = JSON.stringify(mergeRequestBody())
const LOST = `The connection to ${SERVER} was lost`

describe('a request that never left', () => {
  test('nobody listens', async () => {
    const gone = 'http://127.0.0.1:1'
    const unsent = { kind: 'unsent', reason: `${SERVER} doesn’t accept connections` }
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
      expect(whyUnsent(Object.assign(new Error('certificate'), { code }), false)).toBe(reason)
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

describe('size', () => {
  const padded = (bytes: number) => `${JSON.stringify(mergeRequestBody()).padEnd(bytes)}`

  test('an answer of 9 MiB is cut off, and is not asked for again', async () => {
    const forge = await serve((_, response) => response.end(padded(9 * 1024 * 1024)))
    expect(await read(forge.url)).toEqual({
      kind: 'unknown',
      reason: `The answer of ${SERVER} was too large`,
    })
    expect(await write(forge.url)).toEqual({
      kind: 'unknown',
      reason: `The answer of ${SERVER} was too large`,
    })
    expect(forge.received).toHaveLength(2)
  })

  test('an answer up to the limit is read, one byte more is not', async () => {
    const forge = await serve((_, response, count) => response.end(padded(count === 1 ? 1_000 : 1_001)))
    expect(await read(forge.url, { maxBytes: 1_000 })).toMatchObject({ kind: 'done' })
    expect(await read(forge.url, { maxBytes: 1_000 })).toMatchObject({ kind: 'unknown' })
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
