import { describe, expect, test } from 'vitest'
import { Targets } from '../../../../src/sandbox/forge/outgoing/send.ts'

const targets = new Targets(['CI.example.com', '192.0.2.7'])

test.each([
  ['https://app.asana.com/api/1.0/tasks/1/stories', 'sink'],
  ['https://acme.campfirenow.com/room/1/speak.json', 'sink'],
  ['https://hooks.slack.com/services/x', 'sink'],
  ['https://HOOKS.SLACK.COM./services/x', 'sink'],
  ['https://hooks.slack.com.evil.example/x', 'direct'],
  ['http://ci.localhost/a', 'sink'],
  ['http://ci.localhost:8111/a', 'direct'],
  ['http://localhost:8111/a', 'direct'],
  ['http://127.0.0.1:8111/a', 'direct'],
  ['http://127.1:8111/a', 'direct'],
  ['http://[::1]:8111/a', 'direct'],
  ['https://ci.example.com/a', 'direct'],
  ['https://192.0.2.7/a', 'direct'],
  ['https://192.0.2.8/a', 'refused'],
  ['http://0x0a000001/a', 'refused'],
  ['http://169.254.169.254/latest', 'refused'],
  ['http://[fe80::1]/a', 'refused'],
  ['http://[::ffff:10.0.0.1]/a', 'refused'],
  ['file:///etc/passwd', 'refused'],
  ['gopher://127.0.0.1/a', 'refused'],
])('%s: %s', (address, route) => {
  expect(targets.ofUrl(new URL(address))).toBe(route)
})

test.each([
  ['localhost', 6659, 'sink'],
  ['127.0.0.1', 6659, 'sink'],
  ['localhost', 6660, 'direct'],
  ['ci.example.com', 6659, 'direct'],
  ['10.0.0.1', 6659, 'refused'],
])('the gateway at %s, port %i: %s', (host, port, route) => {
  expect(targets.ofGateway(host, port)).toBe(route)
})

describe('a name', () => {
  const resolved = (name: string) =>
    new Promise((resolve) => {
      targets.lookup(name, { all: true }, (fault, addresses) => resolve(fault ?? addresses))
    })

  test('that leads elsewhere is refused when it is resolved', async () => {
    expect(await resolved('192.0.2.8')).toMatchObject({
      message: expect.stringContaining('not on this machine'),
    })
    expect(await resolved('::ffff:192.0.2.8')).toBeInstanceOf(Error)
  })

  test('of this machine, and one that is allowed, are resolved', async () => {
    expect(await resolved('127.0.0.1')).toEqual([{ address: '127.0.0.1', family: 4 }])
    expect(await resolved('192.0.2.7')).toEqual([{ address: '192.0.2.7', family: 4 }])
  })
})
