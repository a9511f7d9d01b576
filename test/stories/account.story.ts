import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn } from '../support/entered.ts'
import { isConnecting, type Linking, linkIn, linkingIn } from '../support/linking.ts'
import { type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox
let linking: Linking

beforeAll(async () => {
  sandbox = await startSandbox()
  linking = linkingIn(sandbox)
})
afterAll(async () => {
  await sandbox.stop()
})

const shown = async (user: string) => (await sandbox.messages(user)).map(({ text }) => text)

test('cy is invited to connect, and is with six gestures and one message; then reads as cy', async () => {
  await sandbox.command('cy', '/mr list')
  const invitation = await sandbox.sees(
    'cy',
    ({ ephemeral, text }) => ephemeral && text.includes('account first'),
  )
  const before = await shown('cy')
  let gestures = 0
  const gesture = <Result>(done: Promise<Result>) => {
    gestures += 1
    return done
  }
  await gesture(sandbox.press('cy', invitation, 'greenlight.connect'))
  const { view } = await sandbox.modal('cy', isConnecting)
  const link = linkIn(view)
  expect(link.startsWith(`${sandbox.url}/link/`)).toBe(true)
  const form = await (await gesture(fetch(link))).text()
  expect(form).toContain('Cy Carter'.split(' ')[0]?.toLowerCase())
  expect((await linking.enter(link, 'no-such-token')).status).toBe(422)
  // Pasting the token, and the button of the page.
  gestures += 1
  const entered = await gesture(linking.enter(link, 'sandbox-cy'))
  expect(entered.status).toBe(200)
  const code = codeIn(await entered.text())
  const wrong = await sandbox.submit('cy', { code: 'AAAAAA' })
  expect(wrong.errors.code).toBe('That isn’t the code on the page. Check it and try again.')
  // Typing the code, and the button of the form.
  gestures += 1
  expect(await gesture(sandbox.submit('cy', { code }))).toMatchObject({ ok: true })
  await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && text.includes('is connected'))
  expect(gestures).toBe(6)
  expect((await fetch(link)).status).toBe(404)
  // It takes the place of the invitation, and what was asked for before follows.
  await sandbox.sees('cy', ({ text }) => text.includes('open merge requests in acme/web'))
  const after = await shown('cy')
  expect(after.filter((text) => !before.includes(text))).toHaveLength(2)
  expect(after).not.toContain(invitation.text)

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
  const page = await linking.enter(await linking.link('cy'), 'sandbox-cy')
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
