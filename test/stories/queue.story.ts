import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isConnecting, linkIn } from '../support/linking.ts'
import {
  actionIds,
  forgeKind,
  type Message,
  type Sandbox,
  startSandbox,
  valueLabelled,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const isToday = forgeKind === 'today'
// A server as shipped looks for conflicts only when it is asked to merge.
const READY = { today: 'Ready to merge', document: 'No conflicts', shipped: 'Open' }[forgeKind]
const isCard = (iid: number) => (message: Message) => message.bot && message.text.startsWith(`!${iid} `)
const mine = ({ ephemeral, text }: Message) => ephemeral && / for you\. /.test(text)

const queueOf = (user: string) => sandbox.asks(user, '/mr', mine)

/** The rows under a headline, up to the next one. */
function part(message: Message, title: string): string {
  return (
    new RegExp(
      `${title} · \\d+([^]*?)(?=(?:Ready to merge|No conflicts|Auto-merge|Assigned to you|Waiting|Open) · \\d|Show a card|$)`,
    ).exec(words(message))?.[1] ?? ''
  )
}

describe('/mr alone is what needs me', () => {
  test('each merge request of mine stands where it belongs, and nobody else sees it', async () => {
    const queue = await queueOf('ann')
    expect(part(queue, READY)).toMatch(/!14 Translate the cart into Dutch/)
    expect(part(queue, forgeKind === 'document' ? READY : 'Assigned to you')).toMatch(
      /!11 Remember search results/,
    )
    expect(words(queue)).not.toContain('!17 ')
    expect((await sandbox.messages('bob')).some(({ ts }) => ts === queue.ts)).toBe(false)
    await sandbox.press('ann', queue, 'overflow:menu', {
      value: valueLabelled(queue, '!14 Translate the cart into Dutch'),
    })
    expect((await sandbox.sees('ann', isCard(14))).ephemeral).toBe(true)
  })

  test.skipIf(forgeKind === 'shipped')('what conflicts is for its author to mend', async () => {
    const queue = await queueOf('bob')
    expect(part(queue, 'Needs you')).toMatch(/🔴 +acme\/web!9 Keep the cart when a payment fails .*conflicts/)
  })

  test.runIf(isToday)('a review that somebody asks for is in it until it is given', async () => {
    await sandbox.asks('bob', '/mr review !15 ann', isCard(15))
    const asked = await sandbox.asks(
      'ann',
      '/mr',
      (message) => mine(message) && part(message, 'Needs you') !== '',
    )
    expect(part(asked, 'Needs you')).toMatch(/!15 .*review requested/)
    await sandbox.asks('ann', '/mr approve !15', ({ text }) => text.includes('ann approved it'))
    await sandbox.press('ann', asked, 'mr.queue')
    await sandbox.sees('ann', (message) => mine(message) && !part(message, 'Needs you').includes('!15'))
  })

  test.runIf(isToday)(
    'a build that fails brings its merge request up, and an auto-merge is listed',
    async () => {
      await sandbox.command('ann', '/mr merge !11 --when-build-succeeds')
      const question = await sandbox.sees(
        'ann',
        ({ ephemeral, blocks }) => ephemeral && JSON.stringify(blocks).includes('mr.merge'),
      )
      await sandbox.press('ann', question, 'mr.merge')
      await sandbox.sees('ann', isCard(11))
      const { body } = await sandbox.api('sandbox-ann', '/projects/42/merge_requests?iid=10')
      const [{ sha } = { sha: '' }] = body as { sha: string }[]
      await sandbox.call('/sandbox/build', { project: 42, sha, status: 'failed' })
      const queue = await sandbox.asks('ann', '/mr mine', mine)
      expect(part(queue, 'Needs you')).toMatch(/🔴 +acme\/web!10 .*✗ build failed/)
      expect(part(queue, 'Auto-merge')).toMatch(/⏳ +acme\/web!11 /)
    },
  )

  test('who has not connected is offered to', async () => {
    const answer = await sandbox.asks('cy', '/mr', ({ ephemeral }) => ephemeral)
    expect(actionIds(answer)).toEqual(['greenlight.connect'])
  })
})

describe('what follows /mr is what one expects', () => {
  test('a number, a link, or words to search for', async () => {
    await sandbox.asks('ann', '/mr 12', isCard(12))
    await sandbox.asks('ann', `/mr ${sandbox.forgeUrl}/acme/web/merge_requests/14`, isCard(14))
    const found = await sandbox.asks('ann', '/mr dates', ({ text }) => text.includes('match'))
    expect(found.text).toMatch(/^1 of the 11 open merge requests in acme\/web matches “dates”/)
  })

  test('a mistyped verb changes and searches nothing', async () => {
    await sandbox.asks('ann', '/mr 12', isCard(12))
    const before = (await sandbox.ledger()).length
    await sandbox.asks('ann', '/mr mrege !12', ({ ephemeral, text }) => ephemeral && text.includes('mrege'))
    await sandbox.asks('ann', '/mr aprove', ({ ephemeral, text }) => ephemeral && text.includes('aprove'))
    // The bot’s own looks at the project go on beside it.
    const calls = (await sandbox.ledger()).slice(before)
    expect(calls.filter(({ method, query }) => method !== 'GET' || query.includes('search'))).toEqual([])
  })
})

describe('the Home tab is my work', () => {
  const homeOf = async (user: string) => {
    const { home } = await sandbox.views(user)
    return home ? { id: home.id, text: JSON.stringify(home.view) } : null
  }
  const opened = async (user: string, fits: RegExp) => {
    await sandbox.call('/sandbox/home', { user })
    await expect.poll(async () => (await homeOf(user))?.text ?? '').toMatch(fits)
    const home = await homeOf(user)
    if (!home) throw new Error('No Home tab')
    return home
  }
  const pressHome = async (user: string, action: string) => {
    const home = await homeOf(user)
    const answer = await sandbox.call('/sandbox/press', { user, view_id: home?.id, action_id: action })
    expect(answer).toMatchObject({ ok: true })
  }

  test('with its next steps, milestones, channels and account', async () => {
    const home = await opened('ann', new RegExp(READY))
    for (const part of [
      'Your work',
      'New merge request',
      'Milestones',
      '2.4 Search and reports',
      'Your channels',
    ])
      expect(home.text).toContain(part)
    expect(home.text).toContain('greenlight.disconnect')
    expect(home.text).toContain(forgeKind === 'shipped' ? 'Open !14' : 'Merge !14…')
  })

  test('has all commands and the own messages behind one button each', async () => {
    await opened('ann', /Your work/)
    await pressHome('ann', 'help')
    await sandbox.modal('ann', (view) =>
      ['/mr cancel <mr>', '/deploy-key add'].every((typed) => JSON.stringify(view).includes(typed)),
    )
    await pressHome('ann', 'greenlight.notify')
    await sandbox.modal('ann', (view) => JSON.stringify(view).includes('checkboxes'))
    await sandbox.submit('ann', { 'ticked.kinds': ['review', 'build'] })
    const states =
      /Review requests: on\. Assignments: off\. .*Failed builds: on\. Stopped auto-merges: off\. Comments: off/
    await sandbox.asks('ann', '/greenlight notify hours', ({ text }) => states.test(text))
    await sandbox.command('ann', '/greenlight notify')
    const { view } = await sandbox.modal('ann', (each) => JSON.stringify(each).includes('checkboxes'))
    expect(JSON.stringify(view).match(/"initial_options":.*?\]/)?.[0]).toMatch(/review.*build/)
    await sandbox.submit('ann', { 'ticked.kinds': [] })
    await sandbox.asks('ann', '/greenlight notify hours', ({ text }) => !text.includes(': on'))
  })

  test('snoozes one, and counts it from then on', async () => {
    await opened('ann', /!14 Translate/)
    const home = (await sandbox.views('ann')).home
    const menu = { user: 'ann', view_id: home?.id, action_id: 'overflow:snooze' }
    const blocks = z.array(z.looseObject({ elements: z.array(z.looseObject({})).optional() }))
    const all = blocks.parse(home?.view.blocks).flatMap(({ elements = [] }) => elements)
    const options = z
      .array(z.object({ value: z.string(), text: z.looseObject({ text: z.string() }) }))
      .parse(all.find(({ action_id: id }) => id === 'overflow:snooze')?.options)
    const value = options.find(({ text }) => text.text.startsWith('!14 '))?.value
    expect(await sandbox.call('/sandbox/press', { ...menu, value })).toMatchObject({ ok: true })
    await sandbox.modal('ann', (view) => JSON.stringify(view).includes('Snooze !14'))
    await sandbox.submit('ann', { until: 'tomorrow' })
    await expect.poll(async () => (await homeOf('ann'))?.text ?? '').toContain('1 snoozed')
    expect((await homeOf('ann'))?.text).not.toContain('!14 Translate')
  })

  test('opens the settings of a channel, and leads the bot back into one', async () => {
    await opened('ann', /Settings…/)
    await pressHome('ann', 'greenlight.settings:C0WEB')
    const { view } = await sandbox.modal('ann', (shown) => JSON.stringify(shown).includes('Channel settings'))
    expect(JSON.stringify(view)).toContain('acme/web')
    const id = (await sandbox.views('ann')).modal?.id
    const form = { user: 'ann', view_id: id, action_id: 'form:greenlight.policy' }
    expect(await sandbox.call('/sandbox/press', form)).toMatchObject({ ok: true })
    await sandbox.modal('ann', ({ callback_id: opens }) => opens === 'greenlight.policy')
    await sandbox.submit('ann', { guests: 'yes' })
    await sandbox.sees('bob', ({ text }) => text.includes('Guests: can read'), 'web')

    await sandbox.call('/sandbox/invite', { user: 'ann', channel: 'random' })
    await sandbox.asks(
      'ann',
      '/milestone digest on "mon 9:00" --project web',
      ({ text }) => text.includes('Next'),
      'random',
    )
    const out = await sandbox.call('/sandbox/kick', { user: 'ann', channel: 'random' })
    expect(out).toMatchObject({ ok: true })
    await sandbox.call('/sandbox/clock', { days: 8 })
    const isTold = ({ text }: Message) => text.includes('is paused: I’m not in that channel')
    expect(actionIds(await sandbox.sees('ann', isTold, 'dm'))).toEqual(['greenlight.join'])
    await opened('ann', /paused: I’m not in it/)
    await pressHome('ann', 'greenlight.join:C0RANDOM')
    await sandbox.modal('ann', (shown) =>
      JSON.stringify(shown).includes('Milestone digest of acme/web: resumed'),
    )
    await expect.poll(async () => (await homeOf('ann'))?.text ?? '').not.toContain('paused')
  })

  test('who has not connected gets a checklist, and the connection from there', async () => {
    const home = await opened('cy', /to see your work here/)
    expect(home.text).toContain('✅ 2. In a channel, choose its project')
    await pressHome('cy', 'greenlight.connect')
    expect(linkIn((await sandbox.modal('cy', isConnecting)).view)).toContain('/link/')
  })

  test.runIf(isToday)('it is shown anew when its person has changed something', async () => {
    await opened('ann', /!14 Translate the cart into Dutch/)
    await sandbox.asks('ann', '/mr close !14', ({ text }) => /!14/.test(text))
    await expect.poll(async () => (await homeOf('ann'))?.text ?? '').not.toContain('!14 Translate')
  })
})
