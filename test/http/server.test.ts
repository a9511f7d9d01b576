import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../src/http/server.ts'
import { createHealth } from '../../src/web/health.ts'

/** 540 made the bot unreachable. */
const FLOOD = 900

/** A server with probes, and with a page that waits for a body. */
async function startServer() {
  const server = await listen(0, '127.0.0.1', () => {})
  server.handlers.push(
    createHealth(() => ({ store: true })),
    {
      async handle(request, response) {
        if (request.url !== '/form') return false
        request.resume()
        await once(request, 'end').catch(() => {})
        response.end('read')
        return true
      },
    },
  )
  const sockets: Socket[] = []
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await server.close()
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    /** Opens connections and sends this on each. */
    async open(count: number, words: string): Promise<Socket[]> {
      const opened = Array.from({ length: count }, () => connect(server.port, '127.0.0.1'))
      sockets.push(...opened)
      for (const socket of opened) socket.on('error', () => {}).resume()
      await Promise.all(opened.map((socket) => once(socket, 'connect')))
      for (const socket of opened) if (words !== '') socket.write(words)
      return opened
    },
  }
}

/** Each on a connection of its own, as a prober’s. */
async function probe(url: string): Promise<number[]> {
  const headers = { connection: 'close' }
  const answers = await Promise.all(
    ['/healthz', '/readyz'].map((path) => fetch(`${url}${path}`, { headers })),
  )
  return answers.map(({ status }) => status)
}

/** A socket that is written to when it is ended closes with an error. */
const closed = (sockets: readonly Socket[]) =>
  Promise.all(
    sockets.map((socket) => socket.closed || new Promise((resolve) => socket.once('close', resolve))),
  )

test.each([
  ['send nothing', ''],
  ['begin a request and stop', 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ['have sent a request and wait', 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['never send the body of theirs', 'POST /form HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nx'],
])('%#: probes are answered at once beside 900 connections that %s', async (_, words) => {
  const { url, open } = await startServer()
  await open(FLOOD, words)
  for (let times = 0; times < 5; times += 1) expect(await probe(url)).toEqual([200, 200])
})

test('two hundred requests at once on as many connections of one address, as of a proxy, are all answered', async () => {
  const { url } = await startServer()
  const answers = await Promise.all(Array.from({ length: 200 }, () => probe(url)))
  expect(new Set(answers.flat())).toEqual(new Set([200]))
})

test('connections that send no headers, or a byte of them now and then, are ended', async () => {
  const { open } = await startServer()
  const silent = await open(5, '')
  const [slow] = await open(1, 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ')
  let said = ''
  slow?.on('data', (bytes) => {
    said += String(bytes)
  })
  const dribble = setInterval(() => slow?.write('x'), 200)
  await closed([...silent, ...(slow ? [slow] : [])])
  clearInterval(dribble)
  expect(said).toMatch(/^HTTP\/1\.1 408 /)
})
