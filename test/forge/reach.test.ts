import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createForgeClient } from '../../src/forge/client.ts'
import { checkAddress, isInternal } from '../../src/forge/reach.ts'
import { getCurrentUser } from '../../src/forge/users.ts'
import { SERVER } from '../../src/model/server-name.ts'

describe('addresses that are not of the public internet', () => {
  test.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
    ],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1'],
    ...['::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:a00:1::1', '2001:db8::1', '2001::1'],
  ])('%s', (address) => expect(isInternal(address)).toBe(true))
  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '193.168.1.1', '2606:4700::1111', '2a00:1450::1'])(
    'but not %s',
    (address) => expect(isInternal(address)).toBe(false),
  )
})

describe('an address that somebody enters', () => {
  const problemOf = (typed: string, allowed: readonly string[] = []) => {
    const checked = checkAddress(typed, allowed)
    return checked.ok ? checked.url : checked.problem
  }
  test.each([
    ['https://git.example.com', 'https://git.example.com'],
    [' https://git.example.com:8443/dev/gitlab/ ', 'https://git.example.com:8443/dev/gitlab'],
    ['http://git.example.com', 'not-an-address'],
    ['https://ann:secret@git.example.com', 'not-an-address'],
    ['https://git.example.com/?a=1', 'not-an-address'],
    ['git.example.com', 'not-an-address'],
    ['https://10.0.0.7', 'internal'],
    ['https://0x0a000007', 'internal'],
    ['https://167772167', 'internal'],
    ['https://[::ffff:10.0.0.7]', 'internal'],
    ['http://127.0.0.1:3000', 'internal'],
    ['http://localhost', 'internal'],
  ])('%s: %s', (typed, means) => expect(problemOf(typed)).toBe(means))

  test('inside the network is taken where the deployment names it, with its port if it names one', () => {
    expect(problemOf('https://10.0.0.7', ['10.0.0.7'])).toBe('https://10.0.0.7')
    expect(problemOf('http://127.0.0.1:3000', ['127.0.0.1:3000'])).toBe('http://127.0.0.1:3000')
    expect(problemOf('http://127.0.0.1:3001', ['127.0.0.1:3000'])).toBe('internal')
  })
})

describe('a client that may not reach inside', () => {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(request.url ?? '')
    response.end('{}')
  })
  let port = 0
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => server.close())

  test.each(['127.0.0.1', 'localhost'])('sends nothing to %s, by number or by name', async (host) => {
    const client = createForgeClient({ baseUrl: `http://${host}:${port}`, api: 'v4', reachesInside: false })
    const answer = await getCurrentUser(client.as('a-token-of-somebody'))
    expect(answer).toMatchObject({ kind: 'unsent' })
    expect(JSON.stringify(answer)).toContain(`${SERVER} is inside the network`)
    expect(seen).toEqual([])
    await client.close()
  })
})
