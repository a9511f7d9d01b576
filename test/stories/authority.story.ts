import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  actionIds,
  type ForgeCall,
  type Message,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.reset())

const holds = (text: string) => (message: Message) => message.text.includes(text)

/** Types a command and expects an answer that holds a text. */
const says = (user: string, command: string, text: string, channel = 'web') =>
  sandbox.asks(user, command, holds(text), channel)

const isOpen = async (iid: number) => {
  const { body } = await sandbox.api('sandbox-ann', `/projects/42/merge_requests?iid=${iid}`)
  return z.array(z.object({ state: z.string() })).parse(body)[0]?.state === 'opened'
}

// First of all, because what Slack has told is remembered for two minutes.
test('while Slack does not tell who somebody is, there is help and nothing else', async () => {
  await sandbox.call('/sandbox/fault', {
    target: 'slack',
    match: 'users.info',
    kind: 'status:503',
    times: 50,
  })
  await says('cy', '/mr list', 'Slack didn’t say who you are')
  await says('cy', '/greenlight connect', 'Slack didn’t say who you are')
  const help = await says('cy', '/mr help', 'Slack didn’t say who you are')
  expect(help.text).toContain('/mr merge')
  expect(help.text).not.toContain('acme/web')
})

describe('roles', () => {
  test('an admin appoints a manager, who changes the policy; a member only reads it', async () => {
    await says('bob', '/greenlight policy --confirm ask', 'Only a channel manager or a workspace admin')
    await says('bob', '/greenlight manager add @bob', 'Only a channel manager or a workspace admin')
    await says('bob', '/greenlight policy', 'Confirmation: standard')
    await says('ann', '/greenlight manager add @bob', 'now manages')
    const changed = await says('bob', '/greenlight policy --confirm ask', 'Confirmation: before every change')
    expect(changed.ephemeral).toBe(false)
    const shown = await says('cy', '/greenlight policy', 'Confirmation: before every change')
    expect(words(shown)).toContain('Changed by')
    expect(shown.ephemeral).toBe(true)
    // Managers are those of one channel.
    await says('bob', '/greenlight policy --confirm ask', 'Only a channel manager', 'general')
    await says('ann', '/greenlight manager remove @bob', 'no longer manages')
    await says('bob', '/greenlight policy --confirm usual', 'Only a channel manager or a workspace admin')
  })

  test('a name that Slack gives no id for, a guest and somebody of another workspace become no managers', async () => {
    await says('ann', '/greenlight manager add bob', 'Who is “bob”?')
    await says('ann', '/greenlight manager add @gus', 'Guests can’t manage a channel')
    await says('ann', '/greenlight manager add @eve', 'from another workspace')
    await says('ann', '/greenlight manager list', 'Workspace admins manage this channel')
  })

  test('a guest reads nothing until the channel lets them, and never acts', async () => {
    const card = await sandbox.asks('ann', '/mr view !12', ({ text }) => text.startsWith('!12 '))
    await says('gus', '/mr list', 'guests have no access in this channel')
    await says('gus', '/milestone list', 'guests have no access in this channel')
    await says('gus', '/mr help', 'You don’t have access to this here')
    for (const typed of ['/mr list', '/milestone list'])
      await sandbox.asks('gus', typed, holds('guests have no access in direct messages'), 'dm')
    const writes = await sandbox.writes(async () => {
      await sandbox.press('gus', card, 'mr.merge')
      await sandbox.sees('gus', holds('guests can’t do this'))
    })
    expect(writes).toEqual([])
    await says('ann', '/greenlight policy --guests yes', 'Guests: can read')
    // There is no service token here, so the guest is asked to connect, and no longer refused.
    await says('gus', '/mr list', 'account first')
    await says('gus', '/mr close !12', 'guests can only look')
  })

  test('whoever may not use a verb learns that, and nothing about what they typed', async () => {
    const token = 'glpat-AbCdEfGhIjKlMnOpQrSt'
    for (const words of [
      token,
      `--message ${token}`,
      'password=hunter22',
      '!',
      '--no-such-flag',
      'next week',
    ]) {
      await says('gus', `/mr merge ${words}`, 'guests can’t do this')
      await says('gus', `/mr list ${words} --no-such-flag`, 'guests have no access in this channel')
      await says('gus', `/milestone ${words}`, 'guests')
      await says('eve', `/mr merge ${words}`, 'Only members of this workspace')
      await says('eve', `/greenlight ${words}`, 'Only members of this workspace')
      await says('eve', `/greenlight connect ${words}`, 'Only members of this workspace')
      await says('bob', `/greenlight policy --deny ${words}`, 'Only a channel manager or a workspace admin')
      await says('bob', `/greenlight manager add ${words}`, 'Only a channel manager or a workspace admin')
    }
    await says('bob', `/mr merge ${token}`, 'That looks like a secret')
    await says('ann', `/greenlight policy --deny ${token}`, 'That looks like a secret')
    await says('ann', '/greenlight policy --deny "mr.edit"', 'Channel rules changed')
    await says('bob', `/mr edit !12 --title ${token}`, 'doesn’t allow /mr edit')
    const { body } = await sandbox.api('sandbox-root', '/projects/42/merge_requests?iid=12')
    expect(JSON.stringify(body)).not.toContain(token)
  })

  test('a form that a rule has forbidden since it was opened is denied, and says nothing of what is in it', async () => {
    await sandbox.command('bob', '/mr edit !12')
    await sandbox.modal('bob', ({ callback_id: opened }) => opened === 'mr.edit')
    await says('ann', '/greenlight policy --deny "mr.edit"', 'Channel rules changed')
    expect(await sandbox.submit('bob', { title: 'About glpat-AbCdEfGhIjKlMnOpQrSt' })).toMatchObject({
      errors: {},
    })
    await sandbox.sees('bob', holds('doesn’t allow /mr edit'))
  })

  test('a guest is offered nothing but their own account by the message shortcut, and sees no Home', async () => {
    const message = await sandbox.call('/sandbox/say', { user: 'bob', channel: 'web', text: 'Good morning' })
    for (const user of ['gus', 'bob']) {
      await sandbox.call('/sandbox/shortcut', {
        user,
        channel: 'web',
        ts: message.ts,
        callback_id: 'act-on-message',
      })
      await sandbox.call('/sandbox/home', { user })
      const offered = JSON.stringify((await sandbox.modal(user)).view)
      expect(offered).toContain('/greenlight disconnect')
      expect(offered.includes('/mr merge')).toBe(user === 'bob')
    }
    await expect.poll(async () => (await sandbox.views('bob')).home).not.toBeNull()
    const home = JSON.stringify((await sandbox.views('gus')).home?.view)
    expect(home).toContain('Guests can’t use')
    expect(home).not.toContain('acme/web')
    expect(home).not.toContain('action_id')
  })

  test('somebody of another workspace is told that, whatever they press', async () => {
    const card = await sandbox.asks('ann', '/mr view !12', ({ text }) => text.startsWith('!12 '))
    const writes = await sandbox.writes(async () => {
      await sandbox.press('eve', card, 'mr.merge')
      await sandbox.sees('eve', holds('Only members of this workspace'))
    })
    expect(writes).toEqual([])
    await says('eve', '/mr list', 'Only members of this workspace')
    await says('eve', '/greenlight me', 'Only members of this workspace')
  })
})

describe('the policy of a channel', () => {
  test('a verb that is not allowed is neither run, nor in the help, nor on a card', async () => {
    const before = await sandbox.asks('ann', '/mr view !12', ({ text }) => text.startsWith('!12 '))
    expect(actionIds(before)).toContain('mr.merge')
    await says('ann', '/greenlight policy --deny "mr.merge mr.delete deploy-key"', 'Channel rules changed')
    await says('ann', '/mr merge !12', 'doesn’t allow /mr merge')
    const help = await says('ann', '/mr help all', 'more commands you can’t use here')
    expect(help.text).not.toContain('/mr merge')
    expect(help.text).toContain('/mr close')
    await sandbox.press('ann', before, 'mr.merge')
    await sandbox.sees('ann', holds('doesn’t allow /mr merge'))
    const after = await sandbox.asks('bob', '/mr view !9', ({ text }) => text.startsWith('!9 '))
    expect(actionIds(after)).not.toContain('mr.merge')
    expect(await isOpen(12)).toBe(true)
    // Elsewhere nothing has changed.
    const elsewhere = await sandbox.asks(
      'ann',
      '/mr view web!12',
      ({ text }) => text.startsWith('!12 '),
      'general',
    )
    expect(actionIds(elsewhere)).toContain('mr.merge')
    await says('ann', '/greenlight policy --deny mr.mer', 'the command “mr.mer”')
  })

  test('a channel that is bound to a project acts on no other, whichever way it is named', async () => {
    await says('ann', '/greenlight policy --projects api', 'Projects: acme/api')
    await says('ann', '/mr view web!12', 'uses other projects only')
    await says('ann', '/mr list', 'uses other projects only')
    await says('ann', '/mr list --project 43', 'acme/api')
    await says('ann', '/greenlight policy --projects any', 'Projects: any')
    await sandbox.asks('ann', '/mr view web!12', ({ text }) => text.startsWith('!12 '))
  })

  test('asking before every change: a verb that would run at once asks, and runs by the answer', async () => {
    await says('ann', '/greenlight policy --confirm ask', 'before every change')
    let question: Message | undefined
    const asked = await sandbox.writes(async () => {
      question = await says('ann', '/mr close !9', 'This channel asks before each change')
    })
    expect(asked).toEqual([])
    if (!question) throw new Error('There was no question')
    await sandbox.press('ann', question, 'mr.close')
    await sandbox.sees('ann', ({ text }) => /!9 .*closed/i.test(text))
    expect(await isOpen(9)).toBe(false)
  })

  test('typing the name: a merge by a button wants it as well', async () => {
    await says('ann', '/greenlight policy --confirm type', 'by typing the name')
    const card = await sandbox.asks('ann', '/mr view !12', ({ text }) => text.startsWith('!12 '))
    await sandbox.press('ann', card, 'mr.merge')
    await sandbox.modal('ann')
    expect((await sandbox.submit('ann', { phrase: '!13' })).ok).toBe(false)
    expect(await isOpen(12)).toBe(true)
    expect((await sandbox.submit('ann', { phrase: '!12' })).ok).toBe(true)
    await sandbox.sees('ann', ({ text }) => text.includes('Merged as'))
    expect(await isOpen(12)).toBe(false)
  })

  test('a channel that is shared with another workspace is used only when it was opened for that', async () => {
    await says('ann', '/mr view web!12', 'People from another workspace are in this channel', 'partners')
    await says('bob', '/greenlight policy --shared yes', 'Only a channel manager', 'partners')
    await says('ann', '/greenlight policy --shared yes', 'With other workspaces: allowed', 'partners')
    const card = await sandbox.asks(
      'ann',
      '/mr view web!12',
      ({ text }) => text.startsWith('!12 '),
      'partners',
    )
    await says('ann', '/deploy-key list --project web', 'They shouldn’t see this', 'partners')
    await sandbox.press('eve', card, 'mr.merge', { channel: 'partners' })
    await sandbox.sees('eve', holds('Only members of this workspace'), 'partners')
    expect(await isOpen(12)).toBe(true)
  })
})

describe('a freeze', () => {
  const always = '--start 2020-01-01 --end 2099-12-31 --zone Europe/Berlin --reason "Release week"'

  test('holds merges of its channel and of its projects anywhere; a manager or admin overrides it with a reason', async () => {
    await says('bob', `/greenlight freeze add ${always}`, 'Only a channel manager or a workspace admin')
    await says('ann', `/greenlight freeze add ${always}`, 'Merge freeze')
    const writes = await sandbox.writes(async () => {
      const told = await says('bob', '/mr merge !12', 'Release week')
      expect(told.text).toContain('Can’t merge !12: merges are frozen')
      expect(actionIds(told)).toEqual([])
      await says('bob', '/greenlight default api', 'During a merge freeze')
      await says('bob', '/mr merge web!12', 'Release week', 'general')
      await says('bob', '/mr merge !12 --override-reason "I want to"', 'Release week')
    })
    expect(writes).toEqual([])

    const told = await says('ann', '/mr merge !12', 'Release week')
    await sandbox.press('ann', told, 'mr.merge')
    await sandbox.modal('ann')
    expect((await sandbox.submit('ann', { 'override-reason': 'Fixes the outage' })).ok).toBe(true)
    const question = await sandbox.sees(
      'ann',
      (message) =>
        message.ephemeral && actionIds(message).includes('mr.merge') && message.text.startsWith('Merge !12'),
    )
    await sandbox.press('ann', question, 'mr.merge')
    await sandbox.sees('ann', ({ text }) => text.includes('Merged as'))
    const audit = await says('ann', '/greenlight audit --verb mr.merge', '/mr merge')
    expect(audit.text).toContain('override: “Fixes the outage”')
    expect(audit.text).toContain('denied: merges are frozen')
  })

  test('is over when it is removed, and says what it was meant to be when it is not one', async () => {
    await says(
      'ann',
      '/greenlight freeze add --start fri --end 2026-12-20 --zone UTC --reason Weekend',
      'One end is a date',
    )
    await says(
      'ann',
      '/greenlight freeze add --start "fri 16:00" --end "mon 08:00" --zone Berln --reason Weekend',
      'Europe/Berlin',
    )
    await says('ann', '/greenlight freeze add --start now --end "1/2" --reason Weekend', 'may be')
    await says('ann', `/greenlight freeze add ${always}`, 'Merge freeze')
    await says('cy', '/greenlight freeze list', 'Release week')
    await says('ann', '/greenlight freeze remove 1', 'Merge freeze 1 has ended.')
    await says('cy', '/greenlight freeze list', 'No merge freezes.')
    const card = await sandbox.asks('ann', '/mr view !12', ({ text }) => text.startsWith('!12 '))
    await sandbox.press('ann', card, 'mr.merge')
    await sandbox.sees('ann', ({ text }) => text.includes('Merged as'))
  })
})

test('a freeze begins now, and its times are those of the person’s zone', async () => {
  await says(
    'ann',
    '/greenlight freeze add --start now --end "for two hours" --reason "Release week"',
    '(Europe/Berlin): Release week',
  )
  const list = await says('ann', '/greenlight freeze list', 'Release week')
  expect(JSON.stringify(list)).toContain('On now, until')
  await says(
    'ann',
    '/greenlight freeze add --start "fri 16:00" --end "mon 8:00" --reason Weekend',
    ', weekly: ',
  )
})

describe('a delivery that is signed and not for this installation', () => {
  const App = z.object({ signing_secret: z.string(), request_url: z.string() })

  test.each([
    ['another app', { api_app_id: 'A0OTHER' }],
    ['another workspace', { team_id: 'T0OTHER' }],
    ['an id that begins alike', { team_id: 'T0ACMEX' }],
  ])('%s: refused, and nothing is read', async (_, fields) => {
    const app = App.parse(await (await fetch(`${sandbox.url}/sandbox/app`)).json())
    const body = new URLSearchParams({
      command: '/mr',
      text: 'view !12',
      team_id: 'T0ACME',
      user_id: 'U0ANN',
      user_name: 'ann',
      channel_id: 'C0WEB',
      api_app_id: 'A0GREENLIGHT',
      trigger_id: randomBytes(4).toString('hex'),
      ...fields,
    }).toString()
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', app.signing_secret).update(`v0:${at}:${body}`).digest('hex')
    // Background work may read at any time, but no commits.
    const ofCommits = ({ path, query }: ForgeCall) =>
      path.endsWith('/commits') || query.includes('commitCount')
    const reads = async () => (await sandbox.ledger()).filter(ofCommits).length
    const before = await reads()
    const { status } = await fetch(app.request_url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-slack-request-timestamp': String(at),
        'x-slack-signature': `v0=${signature}`,
      },
      body,
    })
    expect(status).toBe(200)
    await sandbox.sees('ann', holds('Only members of this workspace'))
    expect(await reads()).toBe(before)
    await sandbox.asks('ann', '/mr view !12', ({ text }) => text.startsWith('!12 '))
    expect(await reads()).toBeGreaterThan(before)
  })
})

test('a short name is its author’s: others cannot point it elsewhere, and who removes it is named to them', async () => {
  await says('bob', '/greenlight project add shop web', 'is now called shop')
  await says('ann', '/greenlight project remove shop', 'Removed the short name')
  const told = await sandbox.sees('bob', holds('removed your short name shop'), 'dm')
  expect(told.text).toContain('removed your short name shop')
  await says('ann', '/greenlight project add shop api', 'acme/api is now called shop')
  await says('bob', '/greenlight project remove shop', 'Someone else added shop')
})
