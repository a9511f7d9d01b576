import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atWork, type Wanted } from '../support/integrations-at-work.ts'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
let work: ReturnType<typeof atWork>

beforeAll(async () => {
  sandbox = await startSandbox()
  work = atWork(sandbox)
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const SECRET = 'canary-5up3rs3cr3t'
const wanted: readonly Wanted[] = [
  { name: 'slack', secrets: { webhook: `https://hooks.slack.com/services/${SECRET}` } },
  { name: 'emails-on-push', typed: 'recipients=bob@acme.example' },
  { name: 'irker', typed: 'recipients=irc://irc.acme.example/#api' },
]

/** From now on every attempt fails this way, until `none`. */
const fail = (kind: string) =>
  sandbox.call('/sandbox/fault', { target: 'sinks', match: '', kind, times: 100 })
const pass = (hours: number) => sandbox.call('/sandbox/clock', { hours })

/** Nothing fails any more, and what was held up arrives with the next attempt. */
async function recover({ name }: Wanted) {
  await fail('none')
  await pass(1)
  expect(await work.view(name, /Last delivered /)).not.toContain('Failing')
  expect((await work.sent()).length).toBeGreaterThan(0)
}

test.each(wanted)('$name: nobody is there, the push is not harmed, and it arrives later', async (about) => {
  await work.setUp(about)
  await fail('down')
  await work.push('Say it', { 'a.txt': '1\n' })
  const told = await work.view(about.name, /Failing since .*: connection refused\./s)
  expect(told).not.toContain('Last delivered')
  expect(await work.sent()).toEqual([])
  await recover(about)
})

test.each(wanted)('$name: no answer comes, the push is not held up, and it arrives later', async (about) => {
  await work.setUp(about)
  await fail('hang')
  await work.push('Say it', { 'a.txt': '1\n' })
  await pass(1)
  await work.view(about.name, /Failing since .*: no answer in time\./s)
  await recover(about)
})

test.each(wanted)('$name: an answer that comes late holds up no push, and is waited for', async (about) => {
  await work.setUp(about)
  await fail('slow:1500')
  await work.push('Say it', { 'a.txt': '1\n' })
  expect(await work.view(about.name, /Last delivered /)).not.toContain('Failing')
})

test.each(wanted.slice(0, 2))('$name: refused credentials are told, without a secret', async (about) => {
  await work.setUp(about)
  await fail('refuse')
  await work.push('Say it', { 'a.txt': '1\n' })
  const told = await work.view(about.name, /Failing since .*: answered (?:401|535)\./s)
  expect(told).not.toContain(SECRET)
  expect(JSON.stringify(await work.sent())).not.toContain(SECRET)
})

test('a target elsewhere is refused, and the push is not harmed', async () => {
  await work.setUp({ name: 'slack', secrets: { webhook: `https://192.0.2.1/${SECRET}` } })
  await work.push('Say it', { 'a.txt': '1\n' })
  const told = await work.view('slack', /its host is not on this machine, and SANDBOX_ALLOW_TARGETS/)
  expect(told).not.toContain(SECRET)
  expect(await work.sent()).toEqual([])
})
