import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { LogLevel } from '@slack/bolt'
import { describe, expect, test } from 'vitest'
import { createLog } from '../../src/log/log.ts'
import { addOwnSecret, withOwnSecrets } from '../../src/log/own-secrets.ts'
import { createRedact } from '../../src/log/redact.ts'
import { boltLogger } from '../../src/slack/web-client.ts'
import { keptLog } from '../slack/recording-handlers.ts'

test('a line is JSON with an ISO time and nothing about the machine', () => {
  const { log, lines } = keptLog()
  log.info({ verb: 'mr list' }, 'ran')
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    verb: 'mr list',
    msg: 'ran',
  })
})

test.each([
  ['ends by itself', '', 0],
  ['is told to end', 'process.exit(3)', 3],
  ['fails', "throw new Error('x')", 1],
])('a process that %s has written every line', (_, end, status) => {
  const log = JSON.stringify(join(import.meta.dirname, '../../src/log/log.ts'))
  const lines = `for (let n = 0; n < 200; n += 1) log.info({ n }, 'ran')`
  const code = `const { createLog } = await import(${log}); const log = createLog(); ${lines}; ${end}`
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' })
  expect(ended.status).toBe(status)
  const written = ended.stdout.trim().split('\n')
  expect(written.map((line) => JSON.parse(line).n)).toEqual(Array.from({ length: 200 }, (__, n) => n))
})

test('a process goes on when nobody reads its log any more', async () => {
  const log = JSON.stringify(join(import.meta.dirname, '../../src/log/log.ts'))
  const code = `
    const { createLog } = await import(${log}); const log = createLog()
    for (let n = 0; n < 10; n += 1) {
      log.info({ n }, 'ran')
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    process.stderr.write('went on')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code])
  let said = ''
  child.stderr.on('data', (bytes) => {
    said += String(bytes)
  })
  child.stdout.once('data', () => child.stdout.destroy())
  const killer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  const [status] = await once(child, 'close')
  clearTimeout(killer)
  expect([status, said]).toEqual([0, 'went on'])
})

/** A log that knows one secret, and its lines. */
function knowing(secret: string) {
  const lines: string[] = []
  const log = createLog({ write: (line) => lines.push(line) }, createRedact([secret]))
  return { log, lines }
}

test.each([
  ['xoxb-12-34-abcdefgh'],
  ['s3cr3t-value', 'PRIVATE-TOKEN: s3cr3t-value'],
  ['ann:hunter22', 'https://ann:hunter22@git.example.com/x'],
  ['a "known" secret\\of any\nshape!'],
])('%s never reaches a line, be it in a field, a message or an error', (secret, text = secret) => {
  const { log, lines } = knowing('a "known" secret\\of any\nshape!')
  log.error({ err: new Error(text, { cause: new Error(text) }), deep: { er: [{ text }] } }, `it was ${text}`)
  expect(lines.join('')).not.toContain(secret)
  expect(lines.join('')).not.toContain(JSON.stringify(secret).slice(1, -1))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, err: { type: 'Error' } })
})

const KNOWN = 'known-secret-of-20ch'
test.each([
  ['a cause of a cause', new Error('a', { cause: new Error('b', { cause: new TypeError(`c ${KNOWN}`) }) })],
  ['a cause that is a text', new Error('a', { cause: `b ${KNOWN}` })],
  ['one of many errors', new AggregateError([new Error('a'), new Error(KNOWN)], 'all')],
  ['the words of an error that is cut', new Error(`${'x'.repeat(490)}${KNOWN}`)],
  ['a stack that is cut', Object.assign(new Error('a'), { stack: `${'x'.repeat(1_990)}${KNOWN}` })],
  ['a code', Object.assign(new Error('a'), { code: KNOWN })],
  ['a thrown text', KNOWN],
  ['an address in a cause', new Error('a', { cause: new Error(`at https://x.example/?t=${KNOWN}`) })],
])('a known secret in %s is taken out, and the line stays whole', (_, err) => {
  const { log, lines } = knowing(KNOWN)
  log.error({ err }, 'failed')
  expect(lines.join('')).not.toContain(KNOWN.slice(0, 9))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'failed' })
})

test('causes and gathered errors are told', () => {
  const { log, lines } = keptLog()
  const cause = new AggregateError([new Error('first'), new RangeError('second')], 'both')
  log.error({ err: new Error('outer', { cause }) }, 'failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      message: 'outer',
      cause: { message: 'both', errors: [{ message: 'first' }, { type: 'RangeError', message: 'second' }] },
    },
  })
})

test('an error that is its own cause, has endless errors or cannot be put into words is written all the same', () => {
  const { log, lines } = keptLog()
  const loop = new Error('loop')
  loop.cause = loop
  const many = new AggregateError(Array.from({ length: 1_000 }, (_, at) => new Error(`no ${at}`)))
  for (const err of [loop, many, Object.create(null), null, undefined, Symbol('s')])
    log.error({ err }, 'failed')
  expect(lines).toHaveLength(6)
  for (const line of lines) expect(line.length).toBeLessThan(30_000)
})

test.each([
  ['a list', [KNOWN, 'b'], ['[secret]', 'b']],
  ['a name', { [KNOWN]: 1 }, { '[secret]': 1 }],
  ['an address', new URL(`https://x.example/${KNOWN}`), 'https://x.example/[secret]'],
  ['an error in a list', [new Error(KNOWN)], [{ message: '[secret]' }]],
  ['bytes, which are not written', Buffer.from(KNOWN), '20 bytes'],
])('a known secret in %s is taken out of the value, and the line is JSON', (_, value, written) => {
  const { log, lines } = knowing(KNOWN)
  log.child({ value }).child({ again: value }).warn({ deep: { value } }, `it was ${KNOWN}`)
  expect(lines.join('')).not.toContain(KNOWN)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    value: written,
    again: written,
    deep: { value: written },
    msg: 'it was [secret]',
  })
})

test('whatever is configured, every line is JSON', () => {
  for (const secret of ['"level":3', '{"level"', '\\n\\n\\n\\n', '","":"",', '12345678', 'message":'])
    for (const value of [secret, 12345678, [secret], { [secret]: secret }]) {
      const { log, lines } = knowing(secret)
      log.info({ value, err: new Error(secret) }, secret)
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, msg: '[secret]' })
    }
})

test('a value that holds itself, or is endlessly deep or wide, is written in part', () => {
  const { log, lines } = keptLog()
  const loop: Record<string, unknown> = {}
  loop.loop = [loop]
  log.info({ loop, wide: Array.from({ length: 100_000 }, (_, at) => at) }, 'sent')
  expect(lines[0]?.length).toBeLessThan(2_000)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'sent' })
})

test('less than eight characters are no secret; of two that begin alike, the whole longer one goes', () => {
  expect(createRedact(['short', 'sandbox-ann', 'sandbox-ann-2'])('short sandbox-ann-2 sandbox-ann')).toBe(
    'short [secret] [secret]',
  )
})

describe('a person’s own secret is known to the lines of their own work alone', () => {
  const TEXT = 'Merge of kqzjxwvbnmlkjhgfdsaq'

  test('also to what that has begun, whenever it goes on, and not to others', async () => {
    const { log, lines } = keptLog()
    const gate = Promise.withResolvers<void>()
    const mine = withOwnSecrets(async () => {
      addOwnSecret('kqzjxwvbnmlkjhgfdsaq')
      await gate.promise
      log.info({ text: TEXT, err: new Error(TEXT) }, 'mine')
    })
    const others = withOwnSecrets(async () => {
      await gate.promise
      log.info({ text: TEXT }, 'others')
    })
    gate.resolve()
    await Promise.all([mine, others])
    log.info({ text: TEXT }, 'nobody')
    expect(lines.map((line) => JSON.parse(line).text)).toEqual(['Merge of [secret]', TEXT, TEXT])
    expect(lines[0]).not.toContain('kqzj')
  })

  test('and outside of such work nothing is kept', () => {
    addOwnSecret('kqzjxwvbnmlkjhgfdsaq')
    expect(withOwnSecrets(() => createRedact([])(TEXT))).toBe(TEXT)
  })
})

test('an error’s own fields, which may hold bodies, are not written', () => {
  const { log, lines } = keptLog()
  log.error({ err: Object.assign(new Error('no'), { code: 'E_NO', body: 'the typed words' }) }, 'failed')
  expect(lines.join('')).toContain('E_NO')
  expect(lines.join('')).not.toContain('the typed words')
  log.error({ err: 'no error at all' }, 'failed')
  expect(lines.at(-1)).toContain('no error at all')
})

test('Bolt’s debug lines are dropped whatever level it asks for, and the rest is written', () => {
  const { log, lines } = keptLog()
  const logger = boltLogger(log)
  logger.setLevel(LogLevel.DEBUG)
  expect(logger.getLevel()).toBe(LogLevel.INFO)
  logger.debug('payload with the typed words')
  logger.warn('odd:', new Error('why'), 3)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('odd: why 3')
})
