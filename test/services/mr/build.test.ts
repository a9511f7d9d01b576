import { expect, test } from 'vitest'
import { readableLog } from '../../../src/services/mr/build.ts'

const html = (log: string) => `<span class="">${log.replaceAll('<', '&lt;').replaceAll('\n', '<br/>')}</span>`
const shown = (log: string) => readableLog(html(log)).join('\n')

test('what the server makes of colours and sections is text again, without empty lines', () => {
  const log =
    '<span class="term-fg-l-green">$ npm test</span><br/><div class="section-start" onclick="var i = 0;\n x();"></div><span class="section line"></span><br/>a &lt;b> & c'
  expect(readableLog(log)).toEqual(['$ npm test', 'a <b> & c'])
})

test.each([
  ['Fetching  0%\rFetching 50%\rFetching 100%', 'Fetching 100%'],
  ['section_start:1767225600:step[collapsed=true]\r\u001b[0KRunning', 'Running'],
  ['section_end:1767225600:step\r', ''],
  ['2026-11-20T11:00:00.123456Z 01O Done', 'Done'],
  ['\u001b[0;33mWarning', 'Warning'],
])('%j is read as it ends up in a terminal', (log, expected) => expect(shown(log)).toBe(expected))

test.each([
  'TOKEN=abc',
  'export DATABASE_PASSWORD=hunter2',
  'DB_PASSWORD: hunter2',
  '{"client_secret": "hunter2"}',
  "api_key='hunter2'",
  'mysql --password hunter2',
  'curl -u ci:hunter2 https://example.com',
  'curl --user "ci:hunter2" https://example.com',
  'https://ci:hunter2@git.example.com/acme/web.git',
  'postgres://app:hunter2@db/app',
  'Authorization: Bearer Hunter2Hunter2Hunter2',
  'glpat-hunter2hunter2hunter2',
  'AWS_SECRET_ACCESS_KEY=hunter2hunter2',
  'using hunter2Hunter2hunter2Hunter2hunter2Hunter2',
])('%s: the secret is not shown', (log) => {
  expect(shown(`before\n${log}\nafter`)).not.toMatch(/hunter2|abc/i)
  expect(shown(`before\n${log}\nafter`)).toMatch(/^before\n[\s\S]*\nafter$/)
})

test('a private key is not shown, even where its first lines are cut off', () => {
  const line = 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW'
  expect(shown(`${line}\n${line}\nQyNTUx\n-----END OPENSSH PRIVATE KEY-----`)).not.toMatch(/b3Blbn|QyNTUx/)
  expect(shown(`-----BEGIN OPENSSH PRIVATE KEY-----\n${line}\nQyNTUx`)).not.toMatch(/b3Blbn|QyNTUx/)
})

test('what is no secret stays: paths, commits, and what the server has masked itself', () => {
  const log = [
    'at /builds/acme/web/node_modules/vitest/dist/chunks/Runner12.js:40:13',
    `HEAD is now at ${'1a2b3c4d'.repeat(5)} Choose the dates`,
    'TOKEN: [MASKED]',
    ' 1 failed, 211 passed',
  ].join('\n')
  expect(shown(log)).toBe(log)
})

test('a log of many signs takes no time', () => {
  const began = performance.now()
  for (const sign of ['<', 'A', 'password', '-u a:', '--token ', '\u001b[', 'section_start:1:', 'a1B'])
    shown(sign.repeat(16_384 / sign.length))
  expect(performance.now() - began).toBeLessThan(2_000)
})
