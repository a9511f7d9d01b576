import { LogLevel } from '@slack/bolt'
import { expect, test } from 'vitest'
import { createLog } from '../../src/log/log.ts'
import { boltLogger } from '../../src/slack/bolt-logger.ts'
import { keptLog } from '../slack/doorstep.ts'

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

const response = 'https://hooks.slack.com/actions/T1/2/abc'
test.each([
  ['xoxb-12-34-abcdefgh'],
  ['xoxe.xoxp-1-abcdefgh'],
  ['xapp-1-A1-2-abcdefgh'],
  ['glpat-abcdefghij'],
  ['ann:hunter22', 'https://ann:hunter22@git.example.com/x'],
  ['actions/T1/2/abc', response],
  ['s3cr3t-value', 'PRIVATE-TOKEN: s3cr3t-value'],
  ['s3cr3t-value', 'private_token=s3cr3t-value&x=1'],
  ['a known secret of any shape!'],
])('%s never reaches a line, be it in a field, a message or an error', (secret, text = secret) => {
  const lines: string[] = []
  const log = createLog({ write: (line) => lines.push(line) }, ['a known secret of any shape!'])
  log.error({ err: new Error(text, { cause: new Error(text) }), deep: { er: [{ text }] } }, `it was ${text}`)
  expect(lines.join('')).not.toContain(secret)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, err: { type: 'Error' } })
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
