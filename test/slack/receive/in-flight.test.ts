import { expect, test } from 'vitest'
import { InFlight } from '../../../src/slack/receive/in-flight.ts'

test('what the work gives or throws comes through, and it is counted only while it runs', async () => {
  const inFlight = new InFlight()
  const gate = Promise.withResolvers<string>()
  const work = inFlight.track(() => gate.promise)
  const failing = inFlight.track(() => Promise.reject(new Error('no')))
  expect(inFlight.count).toBe(2)
  await expect(failing).rejects.toThrow('no')
  expect(inFlight.count).toBe(1)
  gate.resolve('done')
  expect(await work).toBe('done')
  expect(inFlight.count).toBe(0)
})

test('draining waits for the last piece of work, also for one that begins meanwhile', async () => {
  const inFlight = new InFlight()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  void inFlight.track(() => first.promise)
  const drained = inFlight.drain(10_000).then((ended) => ended && inFlight.count === 0)
  void inFlight.track(() => second.promise)
  first.resolve()
  await first.promise
  expect(inFlight.count).toBe(1)
  second.resolve()
  expect(await drained).toBe(true)
})

test('draining gives up after its time, and an idle bot is drained at once', async () => {
  const inFlight = new InFlight()
  expect(await inFlight.drain(0)).toBe(true)
  void inFlight.track(() => new Promise(() => {}))
  expect(await inFlight.drain(5)).toBe(false)
})

test('work that throws before its first wait is counted down as well', async () => {
  const inFlight = new InFlight()
  const work = inFlight.track(() => {
    throw new Error('at once')
  })
  await expect(work).rejects.toThrow('at once')
  expect(await inFlight.drain(0)).toBe(true)
})
