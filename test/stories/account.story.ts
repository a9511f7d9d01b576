import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn } from '../support/entered.ts'
import { linkingIn } from '../support/linking.ts'
import { element, type Sandbox, startSandbox, words } from '../support/sandbox.ts'
import { pressUnshown } from '../support/signed-press.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  await sandbox.stop()
})

async function linkOf(user: string): Promise<string> {
  await sandbox.command(user, '/greenlight connect')
  const seen = new Set<string>()
  const message = await sandbox.sees(user, (candidate) => {
    const fits = candidate.ephemeral && candidate.text.includes('Personal link') && !used.has(candidate.ts)
    if (fits) seen.add(candidate.ts)
    return fits
  })
  for (const ts of seen) used.add(ts)
  return String(element(message, 'open').url)
}
const used = new Set<string>()

const enter = (link: string, token: string) =>
  fetch(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token }),
  })

test('cy is invited to connect, enters a token on the page, confirms in chat, and then reads as cy', async () => {
  await sandbox.command('cy', '/mr list')
  const invitation = await sandbox.sees(
    'cy',
    ({ ephemeral, text }) => ephemeral && text.includes('account first'),
  )
  expect(element(invitation, 'greenlight.connect')).toBeTruthy()

  const link = await linkOf('cy')
  expect(link.startsWith(`${sandbox.url}/link/`)).toBe(true)
  const form = await (await fetch(link)).text()
  expect(form).toContain('Cy Carter'.split(' ')[0]?.toLowerCase())
  expect((await enter(link, 'no-such-token')).status).not.toBe(200)
  const entered = await enter(link, 'sandbox-cy')
  expect(entered.status).toBe(200)

  const question = await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && /^Connect .*\?$/.test(text))
  expect((await sandbox.messages('ann')).some(({ text }) => /^Connect .*\?$/.test(text))).toBe(false)
  await linkingIn(sandbox).confirm('cy', question, codeIn(await entered.text()))
  await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && text.includes('is connected'))
  expect((await fetch(link)).status).toBe(404)

  await sandbox.command('cy', '/mr list')
  await sandbox.sees('cy', ({ text }) => text.includes('open merge requests in acme/web'))
  await sandbox.command('cy', '/greenlight me')
  const me = await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && text.includes('With the token'))
  expect(words(me)).not.toContain('sandbox-cy')

  await sandbox.command('cy', '/greenlight disconnect')
  await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && text.includes('You’re disconnected'))
  await sandbox.command('cy', '/mr subscribe !12')
  await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && text.includes('account first'))
})

test('the code of the page can be typed as a command, by its person and for what they entered last', async () => {
  await sandbox.command('cy', '/greenlight disconnect')
  await enter(await linkOf('cy'), 'sandbox-cy')
  const page = await enter(await linkOf('cy'), 'sandbox-cy')
  const code = codeIn(await page.text())
  await sandbox.command('bob', `/greenlight confirm ${code}`)
  await sandbox.sees('bob', ({ ephemeral, text }) => ephemeral && text.includes('connected already'))
  await sandbox.command('cy', '/greenlight confirm AAAAAA')
  await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && text.includes('isn’t the code on the page'))
  await sandbox.command('cy', `/greenlight confirm ${code.toLowerCase()}`)
  await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && text.includes('is connected. What you do'))
  await sandbox.command('cy', '/greenlight me')
  await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && text.includes('With the token'))
})

test('a confirmation of somebody else binds nothing', async () => {
  await sandbox.command('cy', '/greenlight disconnect')
  const link = await linkOf('cy')
  await enter(link, 'sandbox-cy')
  const question = await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && /^Connect .*\?$/.test(text))
  const value = String(element(question, 'greenlight.confirm').value)
  const yes = { channel: 'web', message: question, actionId: 'greenlight.confirm', value }
  await pressUnshown(sandbox, { ...yes, user: 'bob' })
  await sandbox.sees(
    'bob',
    ({ ephemeral, text }) => ephemeral && text.includes('This button is somebody else’s'),
  )
  await sandbox.press('cy', question, 'greenlight.confirm:discard')
  await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && text.includes('I deleted the token'))
  await pressUnshown(sandbox, { ...yes, user: 'cy' })
  await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && text.includes('Not connected'))
})

test('projects get short names, a channel gets its project, and every way to name a merge request leads to it', async () => {
  await sandbox.command('ann', '/mr list', 'general')
  await sandbox.sees(
    'ann',
    ({ ephemeral, text }) => ephemeral && text.includes('This channel has no project'),
    'general',
  )
  await sandbox.command('ann', '/greenlight project add shop 42', 'general')
  await sandbox.sees('ann', ({ text }) => text.startsWith('acme/web is now called shop'), 'general')
  await sandbox.command('ann', '/greenlight project list', 'general')
  const list = await sandbox.sees('ann', ({ text }) => /^\d+ projects: /.test(text), 'general')
  expect(words(list)).toContain('(shop)')
  for (const [typed, iid] of [
    ['shop!12', 12],
    ['acme/web!11', 11],
    ['42!10', 10],
    [`<${sandbox.forgeUrl}/acme/web/merge_requests/9/diffs#note_1|that one>`, 9],
  ] as const) {
    await sandbox.command('ann', `/mr view ${typed}`, 'general')
    await sandbox.sees(
      'ann',
      ({ text, bot }) => bot && text.startsWith(`!${iid} `) && text.includes('acme/web'),
      'general',
    )
  }
  await sandbox.command('ann', '/greenlight default api', 'general')
  await sandbox.sees(
    'bob',
    ({ text, ephemeral }) => !ephemeral && text.includes('now uses acme/api'),
    'general',
  )
  await sandbox.command('ann', '/mr list', 'general')
  await sandbox.sees('ann', ({ text }) => text.includes('in acme/api'), 'general')
  await sandbox.command('ann', '/greenlight project remove shop', 'general')
  await sandbox.sees('ann', ({ text }) => text.includes('Removed the short name shop'), 'general')
})

test('a project that the account cannot see stays unseen, whatever way it is named', async () => {
  await sandbox.command('ann', '/mr list --project 44')
  await sandbox.sees(
    'ann',
    ({ ephemeral, text }) => ephemeral && text.includes('isn’t there, or you can’t see it'),
  )
  await sandbox.command('ann', '/greenlight default 44', 'general')
  await sandbox.sees(
    'ann',
    ({ ephemeral, text }) => ephemeral && text.includes('Project 44 isn’t there, or you can’t see it'),
    'general',
  )
})
