import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmedUninstalls } from '../store/every-table.ts'
import { describeInBrowser, openBrowser } from '../support/browser.ts'
import { codeIn } from '../support/entered.ts'
import { type Linking, linkingIn } from '../support/linking.ts'
import { everyByteIn, everythingIn } from '../support/planted.ts'
import { actionIds, type Message, type Sandbox, startSandbox } from '../support/sandbox.ts'

let folder: string
let sandbox: Sandbox
let linking: Linking

/** Today’s kind of server, whichever the other stories of this run speak to. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenlight-sign-in-'))
  sandbox = await startSandbox({ FORGE_API: 'v4', DATA_DIR: folder })
})
beforeEach(async () => {
  await sandbox.reset()
  linking = linkingIn(sandbox)
})
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

const isPrivate = ({ ephemeral }: Message) => ephemeral
const effects = async () =>
  (await sandbox.ledger()).flatMap(({ effect, user }) => (effect ? [`${effect} (${user})`] : []))

describe('the owner of a token that was entered', () => {
  test('is named on the page and afterwards', async () => {
    await sandbox.asks('bob', '/greenlight disconnect', isPrivate)
    const page = await (await linking.enter(await linking.link('cy'), 'sandbox-bob')).text()
    expect(page).toContain('@bob')
    await linking.confirm('cy', codeIn(page))
    const me = await sandbox.asks('cy', '/greenlight me', isPrivate)
    expect(me.text).toMatch(/^You’re connected to .+ as @bob\. With the token /)
  })

  test('is linked to nothing by a token that may only read', async () => {
    const page = await linking.enter(await linking.link('cy'), 'sandbox-cy-read')
    expect(page.status).toBe(422)
    const said = await page.text()
    expect(said).toContain('This token lacks the scope api. Create one with that scope.')
    expect((await sandbox.asks('cy', '/greenlight me', isPrivate)).text).toMatch(/not connected/)
  })

  test('is an assignee by their Slack name from then on', async () => {
    await linking.relink('cy', 'sandbox-cy')
    const [call] = await sandbox.writes(() =>
      sandbox.asks('ann', '/mr edit !12 --assignee <@U0CY|cy>', ({ text }) => text.includes('the assignee')),
    )
    expect(call).toMatchObject({ method: 'PUT', user: 'ann', status: 200, body: { assignee_ids: [4] } })
  })
})

describeInBrowser('signing in at the forge', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await openBrowser()
  })
  beforeEach(async () => {
    page = await (await browser.newContext()).newPage()
    page.setDefaultTimeout(15_000)
  })
  afterAll(() => browser.close())

  /** Opens a link and goes on to the forge, which asks who the person is. */
  async function goToForge(link: string): Promise<void> {
    await page.goto(link)
    await page.getByRole('button', { name: /^Sign in to 127/ }).click()
    await page.getByRole('heading', { name: 'Authorization required' }).waitFor()
  }

  async function decide(decision: 'Authorize' | 'Deny', user: string): Promise<void> {
    await page.getByRole('radio', { name: `(${user})` }).check()
    await page.getByRole('button', { name: decision }).click()
  }

  const shows = (title: string) => page.getByRole('heading', { name: title }).waitFor()

  /** The whole way, up to the code; nobody else has that account. */
  async function signIn(user: string, as: string): Promise<void> {
    if (as !== user) await sandbox.asks(as, '/greenlight disconnect', isPrivate)
    await goToForge(await linking.link(user))
    await decide('Authorize', as)
    await shows('Now confirm in Slack')
  }

  /** Types the code that the page shows. */
  const confirm = async (user: string) => linking.confirm(user, codeIn(await page.content()))

  async function connect(user: string, as: string): Promise<void> {
    await signIn(user, as)
    await confirm(user)
  }

  test('cy signs in as ann, types the code in Slack, merges as ann, and nobody reads a secret anywhere', async () => {
    await signIn('cy', 'ann')
    expect(page.url()).toBe(`${sandbox.url}/link/oauth`)
    expect(await page.textContent('main')).toContain('@ann')
    expect(await page.textContent('main')).toContain('member ID')
    await confirm('cy')
    const me = await sandbox.asks('cy', '/greenlight me', isPrivate)
    expect(me.text).toMatch(/^You’re connected to .+ as @ann\. You signed in there\.$/)

    const card = await sandbox.asks('cy', '/mr view !12', ({ bot, text }) => bot && text.startsWith('!12 '))
    const writes = await sandbox.writes(async () => {
      await sandbox.press('cy', card, 'mr.merge')
      await sandbox.sees('cy', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
    })
    expect(writes).toMatchObject([{ method: 'PUT', user: 'ann', status: 200 }])

    const secrets = await sandbox.secrets()
    expect(secrets.length).toBeGreaterThanOrEqual(3)
    const kept = (await everyByteIn(await botFolder())).toString('latin1')
    expect(kept).toContain('v1.')
    const read = kept + (await everythingIn(sandbox)) + sandbox.output() + (await page.content())
    for (const secret of secrets) expect(read).not.toContain(secret)
  })

  test('a day later the first thing that is asked for renews the sign-in, once', async () => {
    await connect('cy', 'bob')
    await sandbox.call('/sandbox/clock', { days: 1, at_once: true })
    await sandbox.asks('cy', '/mr list', ({ text }) => text.includes('open merge requests in acme/web'))
    await sandbox.asks('cy', '/mr view !12', ({ bot, text }) => bot && text.startsWith('!12 '))
    expect((await effects()).filter((effect) => effect === 'token refreshed (bob)')).toHaveLength(1)
  })

  test('disconnecting ends the sign-in at the forge as well', async () => {
    await connect('cy', 'bob')
    const gone = await sandbox.asks('cy', '/greenlight disconnect', isPrivate)
    expect(gone.text).toContain('your sign-in has ended')
    expect(await effects()).toContain('token revoked (bob)')
  })

  test('being forgotten ends at the forge what was signed in without a yes, and says so', async () => {
    await signIn('cy', 'bob')
    const asked = await sandbox.asks('cy', '/greenlight forget-me', ({ text }) =>
      text.includes('Forget everything'),
    )
    await sandbox.press('cy', asked, 'greenlight.forget-me')
    const done = await sandbox.sees('cy', ({ text }) => text.includes('I forgot everything about you'))
    expect(done.text).toContain('Your sign-in has ended too.')
    expect(done.text).not.toContain('token')
    expect(await effects()).toContain('token revoked (bob)')
  })

  test('a day after the app was removed every sign-in is over at the forge, with and without a yes', async () => {
    await connect('cy', 'bob')
    await signIn('cy', 'ann')
    await sandbox.call('/sandbox/event', { type: 'app_uninstalled' })
    const file =
      (await readdir(folder, { recursive: true })).find((name) => name.endsWith('greenlight.db')) ?? ''
    await expect.poll(() => confirmedUninstalls({ file: join(folder, file) })).toBe(1)
    await sandbox.asks('cy', '/mr list', ({ text }) => text.includes('was removed from this workspace'))
    await sandbox.call('/sandbox/clock', { days: 1, at_once: true })
    const revoked = async () =>
      (await effects()).filter((effect) => effect.startsWith('token revoked')).sort()
    await expect.poll(revoked).toEqual(['token revoked (ann)', 'token revoked (bob)'])
  })

  test('whoever says no at the forge is told that nothing has changed, and can still enter a token', async () => {
    const link = await linking.link('cy')
    await goToForge(link)
    await decide('Deny', 'bob')
    await shows('You’re not connected')
    expect(await page.textContent('main')).toContain('You didn’t allow Greenlight on Acme Git')
    expect((await linking.enter(link, 'sandbox-cy')).status).toBe(200)
  })

  test('with the link of somebody else links nobody, and ends with its ten minutes', async () => {
    await sandbox.asks('bob', '/greenlight disconnect', isPrivate)
    const link = await linking.link('cy')
    await goToForge(link)
    await decide('Authorize', 'bob')
    await shows('Now confirm in Slack')
    expect(await page.textContent('main')).toContain('cy')
    await sandbox.call('/sandbox/clock', { ms: 11 * 60_000, at_once: true })
    await expect.poll(effects).toContain('token revoked (bob)')
    for (const user of ['cy', 'bob'])
      expect((await sandbox.asks(user, '/greenlight me', isPrivate)).text).toMatch(/not connected/)
  })

  test('the way back in another browser leads nowhere, and in the right one it still does', async () => {
    await goToForge(await linking.link('cy'))
    const form = page.locator('form')
    const fields = await form.evaluate((element) => {
      const data = element instanceof HTMLFormElement ? [...new FormData(element)] : []
      return data.map(([name, value]) => [name, String(value)])
    })
    const body = new URLSearchParams([...fields, ['user', 'cy'], ['decision', 'authorize']])
    const sent = await fetch(`${sandbox.forgeUrl}/oauth/authorize`, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    const back = sent.headers.get('location') ?? ''
    expect(back.startsWith(`${sandbox.url}/link/oauth?`)).toBe(true)
    expect((await fetch(back, { redirect: 'manual' })).status).toBe(404)
    expect((await effects()).filter((effect) => effect.startsWith('token issued'))).toEqual([])
    await page.goto(back)
    await shows('Now confirm in Slack')
  })

  test('who takes it back at the forge is asked to connect again, and the forge is asked once', async () => {
    await connect('cy', 'bob')
    expect(await sandbox.call('/sandbox/withdraw', { user: 'bob' })).toMatchObject({ ok: true, ended: 1 })
    const first = await sandbox.asks('cy', '/mr list', isPrivate)
    expect(first.text).toContain('no longer accepts your sign-in. ')
    const second = await sandbox.asks('cy', '/mr list', isPrivate)
    const connecting = [expect.stringContaining('connect')]
    expect([actionIds(first), actionIds(second)]).toEqual([connecting, connecting])
    const asked = (await sandbox.ledger()).filter(({ path }) => path === '/oauth/token')
    expect(asked.map(({ status }) => status)).toEqual([200, 400])
  })
})

test('a forge of the API document offers nobody to sign in', async () => {
  const older = await startSandbox({ FORGE_API: 'v3' })
  try {
    const link = await linkingIn(older).link('cy')
    expect(JSON.stringify(await older.modal('cy'))).not.toMatch(/sign/i)
    const page = await (await fetch(link)).text()
    expect(page).toContain('<button>Connect</button>')
    expect(page).not.toMatch(/sign in/i)
    expect((await fetch(`${older.url}/link/oauth`)).status).toBe(404)
  } finally {
    await older.stop()
  }
})

/** Where the sandbox keeps what belongs to the bot. */
async function botFolder(): Promise<string> {
  const found = (await readdir(folder, { recursive: true, withFileTypes: true })).find(
    (entry) => entry.isDirectory() && entry.name.startsWith('bot-'),
  )
  if (!found) throw new Error('The sandbox has no folder for its bot')
  return join(found.parentPath, found.name)
}
