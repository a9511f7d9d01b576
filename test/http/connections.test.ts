import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { Connections } from '../../src/http/connections.ts'

function sockets(count: number, address: string): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = new Socket()
    Object.defineProperty(socket, 'remoteAddress', { value: address })
    return socket
  })
}

function requestOn(socket: Socket, isComplete: boolean): IncomingMessage {
  const request = new IncomingMessage(socket)
  request.complete = isComplete
  return request
}

const ended = (all: readonly Socket[]) => all.map(({ destroyed }) => destroyed)

test('of one address so many that have sent nothing are kept, the newest ones, and others are not touched', () => {
  const connections = new Connections({ all: 100, silentOfOne: 2 })
  const [other] = sockets(1, '10.0.0.2')
  const [asking, ...silent] = sockets(5, '10.0.0.1')
  for (const socket of [other, asking]) if (socket) connections.open(socket)
  if (asking) connections.serve(requestOn(asking, false))
  for (const socket of silent) connections.open(socket)
  expect(ended(silent)).toEqual([true, true, false, false])
  expect([other?.destroyed, asking?.destroyed]).toEqual([false, false])
})

test('a proxy that sends a request with each connection may have any number', () => {
  const connections = new Connections({ all: 100, silentOfOne: 2 })
  const all = sockets(50, '10.0.0.1')
  for (const socket of all) {
    connections.open(socket)
    connections.serve(requestOn(socket, true))
  }
  expect(ended(all)).not.toContain(true)
})

test('room is made by what has waited longest, for a request or for a body, and by none that is answered', () => {
  const connections = new Connections({ all: 4, silentOfOne: 10 })
  const [answered, receiving, idle, silent, ...more] = sockets(8, '10.0.0.1')
  if (!answered || !receiving || !idle || !silent) throw new Error('There are no sockets')
  for (const socket of [answered, receiving, idle]) connections.open(socket)
  connections.serve(requestOn(answered, true))
  connections.serve(requestOn(receiving, false))
  const request = requestOn(idle, true)
  connections.serve(request)
  connections.rest(request)
  connections.open(silent)
  const given: boolean[][] = []
  for (const socket of more) {
    connections.open(socket)
    if (!socket.destroyed) connections.serve(requestOn(socket, true))
    given.push(ended([receiving, idle, silent, answered, socket]))
  }
  expect(given).toEqual([
    [true, false, false, false, false],
    [true, true, false, false, false],
    [true, true, true, false, false],
    [true, true, true, false, true],
  ])
})

test('what was closed takes no room', async () => {
  const connections = new Connections({ all: 1, silentOfOne: 1 })
  const [gone, here] = sockets(2, '10.0.0.1')
  if (!gone || !here) throw new Error('There are no sockets')
  connections.open(gone)
  connections.serve(requestOn(gone, true))
  gone.emit('close')
  connections.open(here)
  expect(here.destroyed).toBe(false)
})
