import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  await sandbox.stop()
})

/** Says something to the bot; gives the message. */
async function say(user: string, channel: string, text: string, how: object = {}): Promise<string> {
  return String((await sandbox.call('/sandbox/say', { user, channel, text, ...how })).ts)
}

/** What the bot has said to this person since, in order. */
async function answersTo(user: string, channel: string, since: string): Promise<readonly Message[]> {
  return (await sandbox.messages(user, channel)).filter(({ bot, ts }) => bot && ts > since)
}

test('a mention that is edited acts once, whatever it says then', async () => {
  const sent = await sandbox.writes(async () => {
    const ts = await say('ann', 'web', '@greenlight close !13')
    // The card comes first, and then the line of its thread.
    for (const answer of [/^!13 .*Closed/, /^!13: Closed by ann/])
      await sandbox.sees('ann', ({ bot, text, ts: at }) => bot && at > ts && answer.test(text))
    const before = (await answersTo('ann', 'web', ts)).length
    for (const text of ['@greenlight reopen !13', '@greenlight close !9'])
      expect(await sandbox.call('/sandbox/edit', { user: 'ann', channel: 'web', ts, text })).toMatchObject({
        ok: true,
      })
    // Whatever the edits did would be answered before this.
    const after = await say('ann', 'web', '@greenlight view !11')
    await sandbox.sees('ann', ({ bot, text, ts: at }) => bot && at > after && text.startsWith('!11 '))
    expect((await answersTo('ann', 'web', ts)).filter(({ ts: at }) => at < after)).toHaveLength(before)
  })
  expect(sent).toMatchObject([{ method: 'PUT', body: { state_event: 'close' } }])
})

test('a mention that is added by an edit acts', async () => {
  const ts = await say('ann', 'web', 'view !12')
  await sandbox.call('/sandbox/edit', { user: 'ann', channel: 'web', ts, text: '@greenlight view !12' })
  await sandbox.sees('ann', ({ bot, text, ts: at }) => bot && at > ts && text.startsWith('!12 '))
})

test('a mention that comes hours late changes nothing before its person is asked; a read is answered', async () => {
  const write = await say('ann', 'web', '@greenlight close !10', { held: true })
  const read = await say('ann', 'web', '@greenlight view !9', { held: true })
  await sandbox.call('/sandbox/clock', { hours: 2, at_once: true })
  const sent = await sandbox.writes(async () => {
    await sandbox.call('/sandbox/deliver', { user: 'ann', channel: 'web', ts: write })
    const asked = await sandbox.sees(
      'ann',
      ({ ephemeral, text }) => ephemeral && text.startsWith('Not done yet'),
    )
    expect(words(asked)).toContain('close !10')
    await sandbox.call('/sandbox/deliver', { user: 'ann', channel: 'web', ts: read })
    await sandbox.sees('ann', ({ bot, text }) => bot && text.startsWith('!9 '))
  })
  expect(sent).toEqual([])
  const asked = await sandbox.sees(
    'ann',
    ({ ephemeral, text }) => ephemeral && text.startsWith('Not done yet'),
  )
  await sandbox.press('ann', asked, 'typed')
  await sandbox.sees('ann', ({ text }) => /!10.*closed/i.test(text))
})

test('“Do it now” does what was written: in the project that it names, and nothing where only the calls were asked for', async () => {
  const late = await say('ann', 'web', '@greenlight close api!1 --dry-run', { held: true })
  await sandbox.call('/sandbox/clock', { hours: 2, at_once: true })
  await sandbox.call('/sandbox/deliver', { user: 'ann', channel: 'web', ts: late })
  const asked = await sandbox.sees('ann', ({ text }) => text.startsWith('Not done yet: /mr close api!1'))
  const sent = await sandbox.writes(async () => {
    await sandbox.press('ann', asked, 'typed')
    await sandbox.sees('ann', ({ text }) => /would send 1 request.*\/projects\/43\//s.test(text))
  })
  expect(sent).toEqual([])
})

test('“Do it now” goes away when it is pressed, so that nothing is done twice', async () => {
  const late = await say('ann', 'web', '@greenlight close !14', { held: true })
  await sandbox.call('/sandbox/clock', { hours: 2, at_once: true })
  await sandbox.call('/sandbox/deliver', { user: 'ann', channel: 'web', ts: late })
  const isAsked = ({ text }: Message) => text.startsWith('Not done yet: /mr close !14')
  const asked = await sandbox.sees('ann', isAsked)
  await sandbox.press('ann', asked, 'typed')
  await sandbox.sees('ann', ({ text }) => /!14.*closed/i.test(text))
  await expect.poll(async () => (await sandbox.messages('ann', 'web')).filter(isAsked)).toEqual([])
})

test('what came late is shown as it was written, and not at any length', async () => {
  const title = `a <b> & c ${'x'.repeat(3_000)}`
  const late = await say('ann', 'web', `@greenlight edit !14 --title "${title}"`, { held: true })
  await sandbox.call('/sandbox/clock', { hours: 2, at_once: true })
  await sandbox.call('/sandbox/deliver', { user: 'ann', channel: 'web', ts: late })
  const asked = await sandbox.sees('ann', ({ text }) => text.startsWith('Not done yet: /mr edit !14'))
  expect(asked.text).toContain('"a &lt;b&gt; &amp; c xxx')
  expect(words(asked)).toContain('"a <b> & c xxx')
  expect(asked.text.length).toBeLessThan(500)
  expect(words(asked).length).toBeLessThan(1_000)
})

test('what is written to the bot in its own conversation is read like a mention, and its own words are not', async () => {
  const ts = await say('bob', 'dm', 'list --project web')
  await sandbox.sees('bob', ({ bot, text }) => bot && text.includes('merge requests in acme/web'), 'dm')
  await say('bob', 'dm', 'greenlight me')
  await sandbox.sees('bob', ({ bot, text }) => bot && text.includes('With the token'), 'dm')
  await sandbox.call('/sandbox/edit', { user: 'bob', channel: 'dm', ts, text: 'list --project api' })
  await say('bob', 'dm', 'view web!11')
  await sandbox.sees('bob', ({ bot, text }) => bot && text.startsWith('!11 '), 'dm')
  // A notice, like one of a build that is done, starts with its project: it answers nobody.
  const answers = (await answersTo('bob', 'dm', ts)).filter(({ text }) => !text.startsWith('acme/'))
  expect(answers).toHaveLength(3)
})

test('one command is enough: what follows it may be another one, with people as Slack names them', async () => {
  const isList = ({ text }: Message) => text.includes('merge requests in acme/web')
  const list = await sandbox.asks('ann', '/greenlight mr list', isList)
  const withoutTime = (message: Message) => words(message).replaceAll(/<!date\^\d+/g, '')
  expect(withoutTime(await sandbox.asks('ann', '/mr list', isList))).toBe(withoutTime(list))
  await sandbox.asks('ann', '/greenlight mr list --author @bob', ({ text }) => text.includes('by bob'))
  await sandbox.asks('ann', '/greenlight milestone view %3', ({ text }) => text.includes('(%3)'))
})
