import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRespond } from '../../../src/slack/outgoing/respond.ts'
import { keptLog, listen } from '../recording-handlers.ts'

const calls: string[] = []
const at = (responseUrl: string) => ({ team: 'T1', channel: 'C1', user: 'U1', responseUrl })
const server = createServer((request, response) => {
  calls.push(request.url ?? '')
  if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' })
  else response.writeHead(request.url === '/gone' ? 404 : 200)
  response.end()
})
let origin: string

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server)}`
})
afterAll(() => server.close())

test('only addresses of the configured Slack are called, and redirects are not followed', async () => {
  const respond = createRespond(`${origin}/api/`, keptLog().log)
  expect(await respond(at(`${origin}/response/1`), 'delete')).toBe(true)
  expect(await respond(at(`${origin}/gone`), 'delete')).toBe(false)
  expect(await respond(at(`${origin}/moved`), 'delete')).toBe(false)
  expect(calls).toEqual(['/response/1', '/gone', '/moved'])

  const elsewhere = createRespond('https://slack.com/api/', keptLog().log)
  for (const url of [
    `${origin}/response/1`,
    'not an address',
    'https://hooks.slack.com.evil.example/x',
    'file:///etc/passwd',
  ]) {
    expect(await elsewhere(at(url), 'delete')).toBe(false)
  }
  expect(calls).toHaveLength(3)
})
