import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmedUninstalls, countOf, tablesOf } from '../store/every-table.ts'
import { codeIn } from '../support/entered.ts'
import { type Linking, linkingIn } from '../support/linking.ts'
import {
  actionIds,
  element,
  forgeKind,
  type Message,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'
import { pressUnshown } from '../support/signed-press.ts'

let sandbox: Sandbox
let folder: string
let file: string
let linking: Linking

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenlight-identity-'))
  sandbox = await startSandbox({ DATA_DIR: folder })
  const inside = await readdir(folder, { recursive: true })
  file = join(folder, inside.find((name) => name.endsWith('greenlight.db')) ?? '')
})
beforeEach(async () => {
  await sandbox.reset()
  linking = linkingIn(sandbox)
})
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

const USER = { ann: 'U0ANN', bob: 'U0BOB', cy: 'U0CY' } as const
const accountsOf = (user: keyof typeof USER) => countOf({ file }, 'accounts', `"user" = '${USER[user]}'`)
const invited = ({ ephemeral, text }: Message) => ephemeral && text.includes('account first')
const isCard = (iid: number) => (message: Message) => message.bot && message.text.startsWith(`!${iid} `)

/** Longest wait while the bot writes, in ms. */
const BUSY_MS = 10_000

/** Moves every deadline in a table into the past. */
function expire(kind: string): void {
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  database.prepare('update one_time_links set expires_at = 1 where kind = ?').run(kind)
  database.close()
}

async function revoke(token: string, ending = 'revoked'): Promise<string> {
  return String((await sandbox.call('/sandbox/revoke', { token, ending })).token)
}

describe('linking', () => {
  test('the page says whose account is linked, the token is checked, and the same person confirms in Slack', async () => {
    const link = await linking.link('cy')
    const page = await (await fetch(link)).text()
    expect(page).toContain('cy')
    expect(page).toContain('close the page')
    expect((await linking.enter(link, 'mistyped')).status).toBe(422)
    const entered = await linking.enter(link, 'sandbox-cy')
    expect(entered.status).toBe(200)
    expect(await accountsOf('cy')).toBe(0)
    const done = await linking.confirm('cy', codeIn(await entered.text()))
    expect(done.text).toContain('is connected. What you do here')
    expect(await accountsOf('cy')).toBe(1)
  })

  test('a link that was used, that is ten minutes old, or that nobody was given leads nowhere', async () => {
    const used = await linking.link('cy')
    await linking.enter(used, 'sandbox-cy')
    const old = await linking.link('cy')
    expire('connect')
    for (const link of [used, old, `${sandbox.url}/link/${'A'.repeat(22)}`]) {
      expect((await fetch(link)).status).toBe(404)
      expect((await linking.enter(link, 'sandbox-cy')).status).toBe(404)
    }
    const entered = await linking.enter(await linking.link('cy'), 'sandbox-cy')
    const code = codeIn(await entered.text())
    expire('token')
    expect((await sandbox.submit('cy', { code })).errors.code).toContain('Open the page first')
    expect(await accountsOf('cy')).toBe(0)
  })

  test('a link that somebody else opens binds nothing, to the one or the other', async () => {
    const entered = await linking.enter(await linking.link('cy'), 'sandbox-root')
    const code = codeIn(await entered.text())
    for (const other of ['ann', 'bob'])
      await sandbox.asks(other, `/greenlight confirm ${code}`, ({ text }) =>
        text.includes('connected already'),
      )
    expect((await sandbox.submit('cy', { code: 'AAAAAA' })).errors.code).toContain('isn’t the code')
    expect(await accountsOf('cy')).toBe(0)
    expire('token')
    expect((await sandbox.submit('cy', { code })).errors.code).toContain('Open the page first')
    expect(await accountsOf('cy')).toBe(0)
  })

  test('a link that somebody is talked into opening shows the other’s name, and binds nothing to the victim', async () => {
    const link = await linking.link('bob')
    const page = await (await fetch(link)).text()
    expect(page).toMatch(/Slack account[\s\S]*bob/)
    expect(page).toContain('If someone sent you this link, close the page.')
    await linking.enter(link, 'sandbox-cy')
    expect(await accountsOf('cy')).toBe(0)
  })

  test('linking anew says at every step that it takes the place of the account that is connected', async () => {
    const link = await linking.link('ann')
    const { view } = await sandbox.modal('ann')
    expect(JSON.stringify(view.blocks)).toContain('This replaces the account you’re connected with now.')
    expect((await sandbox.submit('ann', { code: 'AAAAAA' })).errors.code).toContain('Open the page first')
    const entered = await linking.enter(link, 'sandbox-root')
    expect((await linking.confirm('ann', codeIn(await entered.text()))).text).toContain('Your new ')
    expect(await accountsOf('ann')).toBe(1)
  })
})

describe('who sends their own link to somebody else', () => {
  test('cannot confirm what was entered there: only the page shows the code, and guesses are few', async () => {
    const entered = await linking.enter(await linking.link('bob'), 'sandbox-cy')
    const page = await entered.text()
    const code = codeIn(page)
    expect(page).toContain('share this code')
    // The form stays open, and nothing is posted.
    for (let guess = 0; guess < 4; guess += 1) {
      const { errors } = await sandbox.submit('bob', { code: 'AAAAAA' })
      expect(errors.code).toMatch(
        guess === 0 ? /^That isn’t the code on the page\. Check it and try again\.$/ : /Attempts left: \d\./,
      )
    }
    const { errors } = await sandbox.submit('bob', { code: 'AAAAAA' })
    expect(errors.code).toContain('wrong too often')
    expect(JSON.stringify(await sandbox.messages('bob'))).not.toContain(code)
    expect(await accountsOf('bob')).toBe(1)
    expect((await sandbox.asks('bob', '/greenlight me')).text).not.toMatch(/ends in .*cy/)
    expect(await countOf({ file }, 'one_time_links', "kind = 'token'")).toBe(0)
  })

  // A server with the older API does not say whose token it is.
  test.runIf(forgeKind === 'today')(
    'gets nothing of an account that is connected already, and its person is told',
    async () => {
      const entered = await linking.enter(await linking.link('cy'), 'sandbox-bob')
      expect(entered.status).toBe(409)
      expect(await entered.text()).toContain('connected to another person in Slack')
      expect(await countOf({ file }, 'one_time_links', "kind = 'token'")).toBe(0)
      expect(await accountsOf('cy')).toBe(0)
      const told = await sandbox.sees(
        'bob',
        ({ text }) => text.includes('to another Slack account. I stopped it.'),
        'dm',
      )
      expect(JSON.stringify(told.blocks)).toContain('U0CY')
    },
  )
})

describe('what is kept', () => {
  test('me shows the masked token, since when, and the last use', async () => {
    await linking.relink('cy', 'sandbox-cy')
    const before = words(await sandbox.asks('cy', '/greenlight me'))
    expect(before).toContain('•••• cy')
    expect(before).not.toContain('sandbox')
    expect(before).toContain(', since ')
    expect(before).not.toContain('Last used')
    await sandbox.asks('cy', '/mr list', ({ text }) => text.includes('open merge requests'))
    expect(words(await sandbox.asks('cy', '/greenlight me'))).toContain('Last used')
  })

  test('disconnect deletes the token, and what is asked for next is refused', async () => {
    await sandbox.asks('ann', '/greenlight disconnect', ({ text }) => text.includes('I deleted your token'))
    expect(await accountsOf('ann')).toBe(0)
    expect(await sandbox.writes(() => sandbox.asks('ann', '/mr subscribe !12', invited))).toEqual([])
  })

  test('forget-me asks first, deletes everything about the person, and says what is kept', async () => {
    await sandbox.asks('ann', '/mr subscribe !12', ({ text }) => text.includes('12'))
    await linking.link('ann')
    const question = await sandbox.asks('ann', '/greenlight forget-me', ({ text }) =>
      text.includes('Forget everything'),
    )
    expect(words(question)).toContain('Kept: the action log')
    expect(await accountsOf('ann')).toBe(1)
    await sandbox.press('ann', question, 'greenlight.forget-me')
    const done = await sandbox.sees('ann', ({ text }) => text.includes('I forgot everything about you'))
    expect(done.text).toContain('Kept: the action log')
    const left = []
    for (const { name, hasUser } of await tablesOf({ file }))
      if (hasUser && (await countOf({ file }, name, `"user" = 'U0ANN'`)) > 0) left.push(name)
    expect(left).toEqual(['audit'])
    expect(done.text).toContain('revoke it on ')
    expect(await accountsOf('bob')).toBe(1)
    await sandbox.asks('ann', '/mr subscribe !12', invited)
  })

  test('forget-me says nothing of a token to somebody who has none', async () => {
    const question = await sandbox.asks('cy', '/greenlight forget-me', ({ text }) =>
      text.includes('Forget everything'),
    )
    await sandbox.press('cy', question, 'greenlight.forget-me')
    const done = await sandbox.sees('cy', ({ text }) => text.includes('I forgot everything about you'))
    expect(done.text).not.toMatch(/token|sign-in/)
  })
})

describe('a dead token', () => {
  const refused = ({ ephemeral, text }: Message) =>
    ephemeral && text.includes('no longer accepts your sign-in')

  test('is told with a button each time, and nobody else is affected', async () => {
    const next = await revoke('sandbox-ann')
    const first = await sandbox.asks('ann', '/mr list', refused)
    expect(actionIds(first)).toContain('greenlight.connect')
    for (const command of ['/mr list', '/mr merge !12', '/milestone list']) {
      const again = await sandbox.asks('ann', command, refused)
      expect(actionIds(again)).toContain('greenlight.connect')
    }
    await sandbox.asks('bob', '/mr list', ({ text }) => text.includes('open merge requests in acme/web'))

    await linking.relink('ann', next)
    await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('open merge requests in acme/web'))
    await revoke(next)
    expect(actionIds(await sandbox.asks('ann', '/mr list', refused))).toContain('greenlight.connect')
  })

  test.each([
    ['revoked', 'Your token was revoked.'],
    ['expired', 'Your token has expired.'],
  ])(
    'that is %s is told so where servers say it; a new one ends it, and the same one is not taken again',
    async (ending, why) => {
      const next = await revoke('sandbox-bob', ending)
      for (const command of [
        '/mr list',
        '/mr view !12',
        '/mr subscribe !12',
        '/milestone list',
        '/mr merge !12',
      ]) {
        const said = await sandbox.asks('bob', command, refused)
        expect(said.text.includes(why)).toBe(forgeKind === 'today')
        expect(actionIds(said)).toContain('greenlight.connect')
      }
      const link = await linking.link('bob')
      expect((await linking.enter(link, 'sandbox-bob')).status).toBe(422)
      await linking.relink('bob', next)
      const isList = ({ text }: Message) => text.includes('open merge requests in acme/web')
      for (let at = 0; at < 2; at += 1) await sandbox.asks('bob', '/mr list', isList)
      expect(actionIds(await sandbox.asks('bob', '/mr list', isList))).not.toContain('greenlight.connect')
    },
  )

  test('is not what a missing right is: the account stays, and no new link is offered', async () => {
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    await sandbox.press('bob', card, 'mr.merge')
    const said = await sandbox.sees(
      'bob',
      ({ ephemeral, text }) => ephemeral && text.includes('You can’t merge this'),
    )
    expect(actionIds(said)).not.toContain('greenlight.connect')
    expect(await countOf({ file }, 'accounts', 'refusal_notified_at is not null')).toBe(0)
    expect(await accountsOf('bob')).toBe(1)
  })
})

describe('what somebody wanted before their account was connected', () => {
  test('a look is shown as soon as it is', async () => {
    await sandbox.asks('cy', '/mr list', invited)
    await linking.relink('cy', 'sandbox-cy')
    await sandbox.sees('cy', ({ text }) => text.includes('open merge requests in acme/web'))
  })

  test('a typed change is asked about, with what it would do, and done with the press and not before', async () => {
    await sandbox.asks('cy', '/mr subscribe !12', invited)
    const early = await sandbox.writes(async () => {
      await linking.relink('cy', 'sandbox-cy')
      await sandbox.sees('cy', ({ text }) => text.startsWith('/mr subscribe !12 in acme/web?'))
    })
    expect(early).toEqual([])
    const question = await sandbox.sees('cy', ({ text }) => text.startsWith('/mr subscribe !12 in acme/web?'))
    expect(words(question)).toContain('Nothing has been done yet.')
    const writes = await sandbox.writes(async () => {
      await sandbox.press('cy', question, 'mr.subscribe')
      await sandbox.sees('cy', ({ text }) => text.includes('You now follow acme/web!12'))
    })
    expect(writes.map(({ user, effect }) => [user, effect !== undefined])).toEqual([['cy', true]])
  })

  test('a pressed merge comes back as the form of that merge, and happens with its button alone', async () => {
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    const value = String(element(card, 'mr.merge').value)
    await sandbox.asks('ann', '/greenlight disconnect', ({ text }) => text.includes('disconnected'))
    // The refreshed card of somebody without an account has no such button; her screen may still show it.
    await pressUnshown(sandbox, { user: 'ann', channel: 'web', message: card, actionId: 'mr.merge', value })
    await sandbox.sees('ann', invited)
    const isMerge = ({ title }: Record<string, unknown>) => JSON.stringify(title).includes('Merge !12')
    const early = await sandbox.writes(async () => {
      await linking.relink('ann', 'sandbox-ann')
      await sandbox.modal('ann', isMerge)
    })
    expect(early).toEqual([])
    const { view } = await sandbox.modal('ann', isMerge)
    const asksWhen = JSON.stringify(view.blocks).includes('"when-build-succeeds"')
    const writes = await sandbox.writes(async () => {
      await sandbox.submit('ann', asksWhen ? { 'when-build-succeeds': 'false' } : {})
      await sandbox.sees('ann', ({ text }) => text.includes('Merged as'))
    })
    expect(writes.map(({ user, path }) => [user, path.includes('/merge')])).toEqual([['ann', true]])
  })

  test('a form that was filled in is not filled in again: what it held is asked about', async () => {
    await sandbox.command('ann', '/milestone create')
    await sandbox.modal('ann')
    await sandbox.asks('ann', '/greenlight disconnect', ({ text }) => text.includes('disconnected'))
    await sandbox.submit('ann', { title: 'Sprint <!channel>' })
    await sandbox.sees('ann', invited)
    await linking.relink('ann', 'sandbox-ann')
    const question = await sandbox.sees('ann', ({ text }) =>
      text.startsWith('/milestone create in acme/web?'),
    )
    expect(words(question)).toContain('title: Sprint <!channel>')
    expect(question.text).not.toContain('<!channel>')
    const writes = await sandbox.writes(async () => {
      await sandbox.press('ann', question, 'milestone.create')
      await sandbox.sees('ann', ({ text }) => text.includes('created Sprint (%5) in acme/web. No due date.'))
    })
    expect(writes.map(({ user }) => user)).toEqual(['ann'])
  })

  test('only the last wish comes back, and none that is older than ten minutes', async () => {
    await sandbox.asks('cy', '/mr list', invited)
    await sandbox.asks('cy', '/milestone list', invited)
    expect(await countOf({ file }, 'one_time_links', "kind = 'deferred-command'")).toBe(1)
    await linking.relink('cy', 'sandbox-cy')
    await sandbox.sees('cy', ({ text }) => text.includes('active milestones in acme/web'))
    expect(
      (await sandbox.messages('cy')).some(({ text }) => text.includes('open merge requests in acme')),
    ).toBe(false)
    expect(await countOf({ file }, 'one_time_links', "kind = 'deferred-command'")).toBe(0)

    await sandbox.asks('cy', '/greenlight disconnect', ({ text }) => text.includes('disconnected'))
    await sandbox.asks('cy', '/mr list', invited)
    expire('deferred-command')
    await linking.relink('cy', 'sandbox-cy')
    await sandbox.asks('cy', '/greenlight me', ({ text }) => text.includes('You’re connected'))
    expect(
      (await sandbox.messages('cy')).some(({ text }) => text.includes('open merge requests in acme')),
    ).toBe(false)
  })

  test('confirmed in another channel, it is for the person alone, and about its own channel', async () => {
    await sandbox.asks('cy', '/mr list', invited)
    await linking.relink('cy', 'sandbox-cy', 'general')
    const list = await sandbox.sees(
      'cy',
      ({ text }) => text.includes('open merge requests in acme/web'),
      'general',
    )
    expect(list.ephemeral).toBe(true)
  })

  test('it comes back as well when a dead token was replaced', async () => {
    const next = await revoke('sandbox-ann')
    await sandbox.asks('ann', '/mr merge !12', ({ text }) => text.includes('no longer accepts your sign-in'))
    const writes = await sandbox.writes(async () => {
      await linking.relink('ann', next)
      await sandbox.sees('ann', (message) => message.ephemeral && actionIds(message).includes('mr.merge'))
    })
    expect(writes).toEqual([])
  })
})

describe('an app that is removed from its workspace', () => {
  const rowsLeft = async () => {
    const left = []
    for (const { name, hasTeam } of await tablesOf({ file }))
      if (hasTeam && (await countOf({ file }, name, `team = 'T0ACME'`)) > 0) left.push(name)
    return left
  }

  test.each(['app_uninstalled', 'tokens_revoked'])(
    '%s has nobody served once Slack confirms it, and everything of it deleted a day later but the audit; it comes back by itself',
    async (type) => {
      const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
      await sandbox.asks('cy', '/mr list', invited)
      await sandbox.asks('ann', '/mr todo !12', ({ text }) => text.includes('to your to-do list'))
      await expect.poll(() => countOf({ file }, 'audit')).toBe(1)
      expect((await rowsLeft()).length).toBeGreaterThan(4)
      expect((await sandbox.call('/sandbox/event', { type })).ok).toBe(true)
      await expect.poll(() => confirmedUninstalls({ file })).toBe(1)
      const writes = await sandbox.writes(async () => {
        await sandbox.asks('ann', '/mr merge !12', ({ text }) =>
          text.includes('was removed from this workspace'),
        )
        await sandbox.press('ann', card, 'mr.merge')
      })
      expect(writes).toEqual([])
      expect(await accountsOf('ann')).toBe(1)
      await sandbox.call('/sandbox/clock', { days: 1, at_once: true })
      const kept = ['audit', 'uninstalls']
      const others = async () => (await rowsLeft()).filter((name) => !kept.includes(name))
      await expect.poll(others).toEqual([])
      expect(await countOf({ file }, 'audit')).toBeGreaterThan(0)

      await sandbox.call('/sandbox/install', {})
      await expect.poll(() => countOf({ file }, 'uninstalls')).toBe(0)
      await sandbox.asks('ann', '/mr list', invited)
      await sandbox.reset()
      await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('open merge requests in acme/web'))
    },
  )

  test.each(['app_uninstalled', 'tokens_revoked'])('%s that comes late changes nothing', async (type) => {
    const rows = await rowsLeft()
    expect((await sandbox.call('/sandbox/event', { type, late: true })).ok).toBe(true)
    await expect.poll(() => countOf({ file }, 'uninstalls')).toBe(0)
    await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('open merge requests in acme/web'))
    expect(await rowsLeft()).toEqual(
      expect.arrayContaining(rows.filter((name) => name !== 'pending_requests')),
    )
    expect(await accountsOf('ann')).toBe(1)
  })

  test('is not left while Slack does not say so, and is served with all it had when the token works again', async () => {
    await sandbox.call('/sandbox/fault', {
      target: 'slack',
      match: 'auth.test',
      kind: 'status:503',
      times: 2,
    })
    await sandbox.call('/sandbox/event', { type: 'app_uninstalled' })
    await expect.poll(() => confirmedUninstalls({ file })).toBe(1)
    await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('was removed from this workspace'))
    await sandbox.call('/sandbox/install', {})
    await expect.poll(() => countOf({ file }, 'uninstalls')).toBe(0)
    await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('open merge requests in acme/web'))
  })

  test('a revoked token of a person is no removal', async () => {
    await sandbox.call('/sandbox/event', { type: 'tokens_revoked', tokens: { oauth: ['U0ANN'] } })
    await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('open merge requests in acme/web'))
    expect(await accountsOf('ann')).toBe(1)
  })
})
