import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { connect } from '../support/connect.ts'
import {
  element,
  type ForgeCall,
  forgeKind,
  type Message,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'
import { pressUnshown } from '../support/signed-press.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const Line = z.strictObject({
  sequence: z.number(),
  at: z.iso.datetime(),
  team: z.literal('T0ACME'),
  channel: z.string(),
  user: z.string(),
  verb: z.string(),
  project: z.number().nullable(),
  target: z.string(),
  sha: z.string().nullable(),
  outcome: z.string(),
  reference: z.string().regex(/^[0-9a-z]{8}$/),
  overrideReason: z.string().nullable(),
  via: z.enum(['slash', 'button', 'form']),
})
type Line = z.infer<typeof Line>

const isCard =
  (iid: number) =>
  ({ bot, ephemeral, text }: Message) =>
    bot && !ephemeral && text.startsWith(`!${iid} `)
const told =
  (part: string) =>
  ({ ephemeral, text }: Message) =>
    ephemeral && text.includes(part)
const isAudit = ({ ephemeral, text }: Message) => ephemeral && /^(\d+|No) (matching )?actions? /.test(text)

/** Everything that the audit tells this person, newest first, as the file has it. */
async function exported(user: string, channel = 'web'): Promise<{ text: string; lines: Line[] }> {
  const answer = await sandbox.asks(user, '/greenlight audit --export', isAudit, channel)
  const response = await fetch(String(element(answer, 'open').url), { method: 'POST' })
  expect(response.headers.get('content-type')).toContain('application/x-ndjson')
  const text = await response.text()
  const lines = text.trimEnd().split('\n')
  return { text, lines: lines.map((line) => Line.parse(JSON.parse(line))) }
}

const acts = (lines: readonly Line[]) =>
  lines.toReversed().map(({ user, verb, target, outcome, via }) => [user, verb, target, outcome, via])

/** What people type for the number in a path of the bot’s. */
async function iidOf(project: string, number: string): Promise<number> {
  if (forgeKind === 'today') return Number(number)
  const { body } = await sandbox.api('sandbox-ann', `/projects/${project}/merge_requests/${number}`)
  return z.object({ iid: z.number() }).parse(body).iid
}

/** What a call changed or tried to change, in the words of the audit. */
async function actOf({ method, path, user, body }: ForgeCall) {
  const [, project = '', id = '', deed = ''] =
    /projects\/(\d+)\/merge_requests\/(\d+)(?:\/(\w+))?/.exec(path) ?? []
  const { sha } = z.object({ sha: z.string().optional() }).parse(body ?? {})
  return {
    method,
    user: `U0${user?.toUpperCase()}`,
    project: Number(project),
    target: `!${await iidOf(project, id)}`,
    sha: sha ?? null,
    verb: deed === 'merge' ? 'mr.merge' : deed.startsWith('cancel') ? 'mr.cancel' : 'mr.edit',
  }
}

test('what people did is in the audit: every write of the forge’s ledger, each denial, and nothing more', async () => {
  const calls = await sandbox.writes(async () => {
    // A merge, one that the forge refuses, and one that is thought better of.
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    await sandbox.press('bob', card, 'mr.merge')
    await sandbox.sees('bob', told('You can’t merge this'))
    const question = await sandbox.asks('ann', '/mr merge !12', told('Merge !12'))
    await sandbox.press('ann', question, 'dismiss')
    await sandbox.press('ann', card, 'mr.merge')
    await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
    // A change in a title, with words that belong nowhere else.
    await sandbox.asks('ann', '/mr edit !11 --title "planted-title" --description planted-body', isCard(11))
  })
  // Somebody without an account, and somebody of another workspace.
  await sandbox.asks('cy', '/mr merge !11', told('account first'))
  await sandbox.asks('eve', '/mr merge web!11', told('Only members of this workspace'), 'partners')
  await sandbox.asks('eve', '/greenlight default web', told('Only members of this workspace'), 'partners')
  // A button that was taken to another channel.
  const there = await sandbox.asks('ann', '/mr view web!11', isCard(11), 'general')
  const here = await sandbox.asks('ann', '/mr view !11', isCard(11))
  const value = String(element(here, 'mr.merge').value)
  await pressUnshown(sandbox, {
    user: 'ann',
    channel: 'general',
    message: there,
    actionId: 'mr.merge',
    value,
  })
  await sandbox.sees('ann', told('belongs to another channel'), 'general')
  // The bot’s own state, and what only reads it.
  await sandbox.asks('ann', '/greenlight project add shop 43', told('is now called'))
  await sandbox.asks('ann', '/greenlight default', told('This channel uses'))
  await sandbox.asks('ann', '/greenlight project list', told('projects'))

  const { text, lines } = await exported('ann')
  // Today’s servers say beforehand who may merge: no form opens for bob, and nothing is tried.
  const tried = forgeKind === 'today' ? [] : [['U0BOB', 'mr.merge', '!12', 'may-not', 'form']]
  expect(acts(lines)).toEqual([
    ...tried,
    ['U0ANN', 'mr.merge', '!12', 'merged', 'form'],
    ['U0ANN', 'mr.edit', '!11', 'edited', 'slash'],
    ['U0CY', 'mr.merge', '!11', 'denied:not-connected', 'slash'],
    ['U0EVE', 'mr.merge', '!11', 'denied:stranger', 'slash'],
    ['U0EVE', 'greenlight.default', '', 'denied:stranger', 'slash'],
    ['U0ANN', 'mr.merge', '', 'denied:of-elsewhere', 'button'],
    ['U0ANN', 'greenlight.project.add', '', 'added', 'slash'],
  ])
  const denied = lines.filter(({ outcome }) => outcome.startsWith('denied:'))
  expect(denied.map(({ project, target }) => [project, target])).toEqual([
    [null, ''],
    [null, ''],
    [42, '!11'],
    [42, '!11'],
  ])
  expect(lines.map(({ sequence }) => sequence)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].slice(-lines.length))

  const ledger = await Promise.all(calls.map(actOf))
  expect(ledger.map(({ method }) => method)).toEqual([...tried.map(() => 'PUT'), 'PUT', 'PUT'])
  const atTheForge = lines.filter(
    ({ verb, outcome }) => verb.startsWith('mr.') && !outcome.startsWith('denied'),
  )
  expect(
    atTheForge
      .toReversed()
      .map(({ user, project, target, sha, verb }) => ({ user, project, target, sha, verb })),
  ).toEqual(ledger.map(({ method: _, ...act }) => act))
  for (const planted of ['planted-title', 'planted-body', 'sandbox-ann', 'sandbox-bob'])
    expect(text).not.toContain(planted)
})

test('the answer is private, names the acts, and each person sees their own; a manager the channel’s; an admin all', async () => {
  await sandbox.asks('bob', '/mr close !11', isCard(11))
  await sandbox.asks('ann', '/mr subscribe !12', told(' follow acme/web!12.'))
  await sandbox.asks('bob', '/mr subscribe web!12', told(' follow acme/web!12.'), 'general')

  const mine = await sandbox.asks('bob', '/greenlight audit', isAudit)
  expect(mine.text).toContain('2 actions by you.')
  expect(words(mine)).toMatch(/mr subscribe !12 in acme\/web.*mr close !11 in acme\/web/s)
  expect((await sandbox.messages('ann')).some(isAudit)).toBe(false)

  await sandbox.asks('ann', '/greenlight manager add @bob', ({ text }) => text.includes('U0BOB'))
  const channels = await sandbox.asks('bob', '/greenlight audit', isAudit)
  expect(channels.text).toContain('3 actions in this channel.')
  expect((await exported('bob', 'general')).lines).toHaveLength(2)

  const all = await exported('ann')
  expect(acts(all.lines)).toEqual([
    ['U0BOB', 'mr.close', '!11', 'closed', 'slash'],
    ['U0ANN', 'mr.subscribe', '!12', 'subscribed', 'slash'],
    ['U0BOB', 'mr.subscribe', '!12', 'subscribed', 'slash'],
    ['U0ANN', 'greenlight.manager.add', 'U0BOB', 'appointed', 'slash'],
  ])
  const found = await sandbox.asks(
    'ann',
    '/greenlight audit --user @bob --verb "mr subscribe" --mr !12 --since today',
    isAudit,
  )
  expect(found.text).toContain('1 matching action in this workspace.')
  const elsewhere = await sandbox.asks('ann', '/greenlight audit --channel #general', isAudit)
  expect(elsewhere.text).toContain('1 matching action in this workspace. Filter: in C0GENERAL.')
  const none = await sandbox.asks('ann', '/greenlight audit --user @cy --outcome merged', isAudit)
  expect(none.text).toContain('No matching actions in this workspace. Filter: by U0CY; merged.')
})

test('the file is downloaded once, and the list turns its pages in place', async () => {
  for (let each = 0; each < 11; each += 1) {
    await sandbox.asks('ann', `/greenlight project add p${each} 42`, told('is now called'))
    await sandbox.asks('ann', `/greenlight project remove p${each}`, told('Removed the short name'))
  }
  const first = await sandbox.asks('ann', '/greenlight audit', isAudit)
  expect(words(first)).toContain('page 1 of 2')
  await sandbox.press('ann', first, 'greenlight.audit:next')
  await sandbox.sees('ann', (message) => isAudit(message) && words(message).includes('page 2 of 2'))
  expect((await sandbox.messages('ann')).filter(isAudit)).toHaveLength(1)

  const answer = await sandbox.asks(
    'ann',
    '/greenlight audit --verb "greenlight project add" --export',
    isAudit,
  )
  const address = String(element(answer, 'open').url)
  expect(address.startsWith(`${sandbox.url}/audit/`)).toBe(true)
  // A preview of the link, or a scanner, only opens it.
  for (let look = 0; look < 2; look += 1) {
    const page = await (await fetch(address)).text()
    expect(page).toContain('<button>Download</button>')
    expect(page).not.toContain('project add')
  }
  const lines = (await (await fetch(address, { method: 'POST' })).text()).trimEnd().split('\n')
  expect(lines).toHaveLength(11)
  for (const line of lines) expect(words(answer)).toContain(line)
  for (const method of ['GET', 'POST']) expect((await fetch(address, { method })).status).toBe(404)
})

test('a person’s own account: asked for, confirmed, taken away and forgotten, with nothing of the token', async () => {
  await connect(sandbox, 'cy', 'sandbox-cy')
  await sandbox.asks('cy', '/greenlight disconnect', told('You’re disconnected'))
  await sandbox.asks('cy', '/greenlight disconnect', told('You weren’t connected'))
  const question = await sandbox.asks('cy', '/greenlight forget-me', told('Forget everything'))
  await sandbox.press('cy', question, 'greenlight.forget-me')
  await sandbox.sees('cy', told('I forgot everything about you'))
  const { text, lines } = await exported('cy')
  expect(acts(lines)).toEqual([
    ['U0CY', 'greenlight.connect', '', 'link-given', 'slash'],
    ['U0CY', 'greenlight.connect', '', 'linked', 'form'],
    ['U0CY', 'greenlight.disconnect', '', 'disconnected', 'slash'],
    ['U0CY', 'greenlight.disconnect', '', 'not-connected', 'slash'],
    ['U0CY', 'greenlight.forget-me', '', 'forgotten', 'button'],
  ])
  expect(text).not.toContain('sandbox-cy')
})

test.skipIf(forgeKind === 'shipped')(
  'a wait for a build that is armed and cancelled, with the head of each',
  async () => {
    const calls = await sandbox.writes(async () => {
      const card = await sandbox.asks('ann', '/mr view !11', isCard(11))
      await sandbox.press('ann', card, 'mr.merge:later')
      const waiting = await sandbox.sees(
        'ann',
        ({ ts, text }) => ts === card.ts && text.includes('Auto-merge on'),
      )
      await sandbox.press('ann', waiting, 'mr.cancel')
      await sandbox.sees(
        'ann',
        ({ thread_ts: thread, text }) => thread === card.ts && text.includes('turned off auto-merge'),
      )
      await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && !text.includes('Auto-merge on'))
    })
    const { lines } = await exported('ann')
    const [merge, cancel] = await Promise.all(calls.map(actOf))
    expect(lines.toReversed()).toMatchObject([
      { verb: 'mr.merge', target: '!11', sha: merge?.sha },
      { verb: 'mr.cancel', target: '!11', outcome: 'cancelled' },
    ])
    expect(merge?.sha).toMatch(/^[0-9a-f]{40}$/)
    expect(cancel).toMatchObject({ verb: 'mr.cancel', target: '!11' })
  },
)

test('a freeze that is overridden leaves its reason, and a secret that was pasted into it nothing', async () => {
  const freeze = '--start 2020-01-01 --end 2100-01-01 --zone UTC --reason "release week"'
  await sandbox.asks('ann', `/greenlight freeze add ${freeze}`, ({ text }) => text.includes('release week'))
  const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
  await sandbox.press('bob', card, 'mr.merge')
  await sandbox.sees('bob', told('release week'))
  await sandbox.press('ann', card, 'mr.merge')
  const frozen = await sandbox.sees('ann', told('release week'))
  await sandbox.press('ann', frozen, 'mr.merge')
  await sandbox.modal('ann')
  const pasted = await sandbox.submit('ann', { 'override-reason': 'down, glpat-Planted1234567890abcd' })
  expect(pasted.errors).toMatchObject({ 'override-reason': expect.any(String) })
  const given = await sandbox.submit('ann', { 'override-reason': 'the shop is down' })
  expect(given.errors).toEqual({})
  await sandbox.modal('ann', (view) => !JSON.stringify(view).includes('override-reason'))
  await sandbox.submit('ann', {})
  await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
  const { text, lines } = await exported('ann')
  expect(acts(lines)).toEqual([
    ['U0ANN', 'greenlight.freeze.add', '', 'frozen', 'slash'],
    ['U0BOB', 'mr.merge', '!12', 'denied:frozen', 'button'],
    ['U0ANN', 'mr.merge', '!12', 'denied:frozen', 'button'],
    ['U0ANN', 'mr.merge', '!12', 'merged', 'form'],
  ])
  expect(lines.map(({ overrideReason }) => overrideReason)).toEqual(['the shop is down', null, null, null])
  expect(text).not.toContain('Planted1234567890abcd')
  expect(text).not.toContain('release week')
})

test('a channel that was joined is said as that', async () => {
  await sandbox.command('ann', '/greenlight join #random')
  const audit = () =>
    sandbox.asks('ann', '/greenlight audit --verb greenlight.join', ({ ephemeral }) => ephemeral)
  await expect.poll(async () => words(await audit())).toContain('added to the channel')
  expect(words(await audit())).not.toContain('key')
})
