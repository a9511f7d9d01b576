import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkingIn } from '../support/linking.ts'
import { element, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

const MEBIBYTE = 1024 * 1024
/** As many strangers at once. */
const AT_ONCE = 20

let sandbox: Sandbox
let title: string
let sha: string

/** Today’s kind of server, at which people can sign in. */
beforeAll(async () => {
  sandbox = await startSandbox({ FORGE_API: 'v4' })
  const [merging] = (await sandbox.api('sandbox-root', '/projects/42/merge_requests?iid=12')).body as {
    title: string
    sha: string
  }[]
  title = merging?.title ?? ''
  sha = merging?.sha ?? ''
})
afterAll(() => sandbox.stop())

/** What a stranger would like to take out of the texts of others. */
const wanted = () => [title, sha, sha.slice(0, 8), 'feature/filters', 'milestone', 'acme/web', sandbox.url]

/** What everybody reads is whole, and commands with these words are carried out. */
async function expectWhole(): Promise<void> {
  const card = await sandbox.asks('bob', '/mr view !12', ({ bot, text }) => bot && text.startsWith('!12 '))
  expect(words(card)).toContain(title)
  expect(words(card)).toContain(sha.slice(0, 7))
  const list = await sandbox.asks('bob', `/mr list "${title}"`, ({ bot }) => bot)
  expect(list.text).not.toMatch(/That looks like a secret/)
  expect(words(list)).not.toContain('[secret]')
  expect(await linkingIn(sandbox).link('cy')).toMatch(/\/link\/[\w-]{22}$/)
}

async function memory(): Promise<number> {
  const status = await readFile(`/proc/${sandbox.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024
}

/** Sends the requests, some at once; gives the statuses that were answered. */
async function flood(requests: readonly (() => Promise<Response>)[]): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let from = 0; from < requests.length; from += AT_ONCE)
    for (const answer of await Promise.all(requests.slice(from, from + AT_ONCE).map((send) => send())))
      statuses.add(answer.status)
  return statuses
}

const comeBack = (code: string, state: string, cookie: string) =>
  fetch(`${sandbox.url}/link/oauth?${new URLSearchParams({ state, code })}`, {
    headers: { cookie },
    redirect: 'manual',
  })
const STRANGER = `greenlight-sign-in=${'A'.repeat(22)}`

describe('strangers at the address to which the forge sends people back', () => {
  test('take no word from anybody, however many and long their requests are', async () => {
    await expectWhole()
    const before = await memory()
    const long = Array.from({ length: 2_000 }, (_, n) => `${n}-${'x7'.repeat(3_500)}`)
    const codes = [...wanted(), ...long]
    const statuses = await flood(
      codes.flatMap((code) => [
        () => comeBack(code, 'x', 'greenlight-sign-in=x'),
        () => comeBack(code, 'A'.repeat(22), STRANGER),
      ]),
    )
    expect([...statuses]).toEqual([404])
    expect((await memory()) - before).toBeLessThan(200 * MEBIBYTE)
    await expectWhole()
  })

  test('and neither does a person whose own sign-in comes back with the words of others for a code', async () => {
    const linking = linkingIn(sandbox)
    for (const code of wanted().map((text) => text.replaceAll(' ', '-'))) {
      const page = await fetch(await linking.link('cy'), {
        method: 'POST',
        body: new URLSearchParams({ way: 'sign-in' }),
      })
      const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? ''
      const state = /state=([\w-]{22})/.exec(page.headers.get('refresh') ?? '')?.[1] ?? ''
      expect((await comeBack(code, state, cookie)).status).toBe(303)
      const ended = await fetch(`${sandbox.url}/link/oauth`, { headers: { cookie } })
      expect(ended.status).toBe(502)
    }
    await expectWhole()
  })
})

test('what is entered for a token takes no word from anybody while the forge has not taken it', async () => {
  const linking = linkingIn(sandbox)
  for (const text of wanted().map((word) => word.replaceAll(' ', '-')))
    expect((await linking.enter(await linking.link('cy'), text)).status).toBe(422)
  expect((await linking.enter(await linking.link('cy'), 'x7'.repeat(600))).status).toBe(413)
  await expectWhole()
})

test('what is entered as a secret of an integration takes no word from anybody, before and after the forge has it', async () => {
  const set = async (password: string): Promise<Message> => {
    const asked = await sandbox.asks(
      'ann',
      '/integration set bamboo bamboo_url=https://bamboo.example.com build_key=WEB-MAIN username=builder --project web',
      ({ text }) => text.startsWith('Enter the password for '),
    )
    const entered = await fetch(String(element(asked, 'open').url), {
      method: 'POST',
      body: new URLSearchParams({ password }),
    })
    expect(entered.status).toBe(200)
    return sandbox.sees('ann', ({ ts, text }) => Number(ts) > Number(asked.ts) && text.startsWith('Save '))
  }
  const press = async (question: Message) => {
    await sandbox.press('ann', question, 'integration.set')
    await sandbox.sees('ann', ({ ts, text }) => ts >= question.ts && /saved /i.test(text))
  }
  for (const text of ['main', ...wanted()]) {
    const question = await set(text)
    await expectWhole()
    await press(question)
    await expectWhole()
  }
})

test('where nobody can sign in, nothing is at the address to which the forge would send people back', async () => {
  const plain = await startSandbox({ FORGE_API: 'v3', SANDBOX_FORGE_MODE: 'document' })
  try {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE'])
      for (const query of ['?state=x&code=milestone', ''])
        expect(
          await fetch(`${plain.url}/link/oauth${query}`, { method, headers: { cookie: STRANGER } }),
        ).toMatchObject({ status: 404 })
  } finally {
    await plain.stop()
  }
})
