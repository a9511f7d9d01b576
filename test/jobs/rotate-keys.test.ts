import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKeyRotationJob } from '../../src/jobs/rotate-keys.ts'
import { parseKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { keptLog } from '../slack/recording-handlers.ts'
import { temporaryFile, temporaryStore } from '../store/temporary.ts'

const [old, fresh] = ['old', 'new'].map((id) => `${id}:${randomBytes(32).toString('base64')}`)

async function rotating(people: number) {
  const file = temporaryFile()
  const first = await openStore({ file, keys: parseKeyRing(old ?? '') })
  for (let person = 0; person < people; person += 1)
    await first.accounts.save('T1', `U${person}`, `glpat-token-${person}`)
  await first.close()
  const store = await temporaryStore({ file, keys: parseKeyRing(`${fresh},${old}`) })
  const { log, lines } = keptLog()
  return { store, lines, job: createKeyRotationJob({ keyRotation: store.keyRotation, log }) }
}

const open = { closing: new AbortController().signal }

const said = (lines: readonly string[]) =>
  lines.map((line) => {
    const { time: _, level: __, ...rest } = JSON.parse(line)
    return rest
  })

test('the log says how many secrets are left, and then which key is needed no more', async () => {
  const { lines, job, store } = await rotating(120)
  await job(open)
  expect(said(lines)).toEqual([
    { newest: 'new', left: { old: 120 }, msg: 'secrets of older keys are left' },
    {
      newest: 'new',
      unneeded: ['old'],
      done: 120,
      msg: 'these keys are needed no more, except for backups from before',
    },
  ])
  await job(open)
  expect(lines).toHaveLength(2)
  expect((await store.accounts.find('T1', 'U119'))?.token).toBe('glpat-token-119')
  expect(lines.join('')).not.toContain('glpat')
})

test('a stop ends it after a batch, and the next run goes on where it ended', async () => {
  const { store, lines, job } = await rotating(120)
  const closing = new AbortController()
  const running = job({ closing: closing.signal })
  closing.abort()
  await running
  const left = (await store.keyRotation.left()).get('old') ?? 0
  expect(left).toBeGreaterThan(0)
  expect(lines.join('')).not.toContain('needed no more')
  await createKeyRotationJob({ keyRotation: store.keyRotation, log: keptLog().log })(open)
  expect([...(await store.keyRotation.left())]).toEqual([])
})

test('people are served between two batches', async () => {
  const { store, job } = await rotating(200)
  const leftWhenServed: number[] = []
  const running = job(open)
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise(setImmediate)
    expect((await store.accounts.find('T1', 'U7'))?.token).toBe('glpat-token-7')
    leftWhenServed.push((await store.keyRotation.left()).get('old') ?? 0)
  }
  await running
  expect(leftWhenServed.some((left) => left > 0 && left < 200)).toBe(true)
})

test('with one key nothing is done and nothing is said', async () => {
  const { log, lines } = keptLog()
  const store = await temporaryStore()
  await createKeyRotationJob({ keyRotation: store.keyRotation, log })(open)
  expect(lines).toEqual([])
})
