import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  actionIds,
  forgeApi,
  type Message,
  PAGES,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  await sandbox.stop()
})

test.each([
  ['/mr mrege !12', /I don’t know .*mrege/, '/mr merge !12'],
  ['/mr view', /mr/, '/mr view !12'],
  ['/greenlight project', /^\/greenlight project\. /, '/greenlight project list'],
  ['/mr list --page 0', /page must be 1 or more/, '/mr help list'],
  ['/mr list --state opend', /opend/, 'opened'],
  ['/mr list --stat merged', /stat/, '--state'],
  ['/mr view https://elsewhere.example/acme/web/merge_requests/12', /elsewhere\.example/, ''],
  ['/mr view !9999', /!9999 isn’t there, or you can’t see it/, 'Check its number and project'],
  ['/milestone view %999', /%999 isn’t there, or you can’t see it/, 'Check its number and project'],
  [
    '/mr view nosuch!1',
    /^I don’t know the project “nosuch”\. Known here: acme\/api \(api\), acme\/web/,
    forgeApi === 'v4' ? 'full path or number' : 'Use its number',
  ],
])('%s is answered with what was wrong and one fix, and nothing is done', async (typed, problem, fix) => {
  const before = (await sandbox.messages('ann')).length
  const answer = await sandbox.asks('ann', typed, ({ ephemeral }) => ephemeral)
  expect(answer.text).toMatch(problem)
  expect(`${answer.text} ${words(answer)}`).toContain(fix)
  expect((await sandbox.messages('ann')).length).toBe(before + 1)
})

test('both ways to ask for help explain with an example in this channel’s project', async () => {
  const first = await sandbox.asks('ann', '/mr help merge')
  const second = await sandbox.asks('ann', '/mr merge --help')
  expect(second.text).toBe(first.text)
  for (const help of [first, second]) {
    expect(words(help)).toContain('/mr merge !12')
    expect(words(help)).toContain('acme/web, this channel’s project')
    expect(words(help)).toContain('--when-build-succeeds')
  }
})

test('help shows what people need first, and everything one press away', async () => {
  const help = await sandbox.asks('ann', '/mr help', ({ text }) =>
    text.startsWith('Merge requests in acme/web'),
  )
  expect(words(help)).toMatch(/\/mr merge 12\s+merge \(asks first\)/)
  expect(words(help)).not.toContain('/mr cancel')
  const all = await sandbox.asks('ann', '/mr help all', ({ text }) => text.startsWith('Merge requests:'))
  expect(words(all)).toContain('/mr cancel <mr>')
  await sandbox.press('ann', help, 'help')
  await sandbox.modal('ann', (view) => JSON.stringify(view).includes('/mr cancel <mr>'))
  // A list that takes longer than a second is shown in a modal.
  const isListed = async () =>
    JSON.stringify((await sandbox.modal('ann')).view).includes('Open merge requests in acme/web') ||
    (await sandbox.messages('ann')).some(
      ({ ephemeral, text }) => ephemeral && text.includes('open merge requests in acme/web'),
    )
  expect(await isListed()).toBe(false)
  await sandbox.press('ann', help, 'mr.list')
  await expect.poll(isListed).toBe(true)
})

test('phones make other quotes and dashes of what is typed, and it is understood all the same', async () => {
  await sandbox.command('ann', '/mr list —state merged —sort=asc')
  const list = await sandbox.sees('ann', ({ text }) => text.includes('merged merge request'))
  expect(words(list)).toContain('oldest activity first')
})

test.each([
  ['/mr ls', /open merge requests in acme\/web/],
  ['/mr show !12', /^!12 /],
  ['/mr !12', /^!12 /],
  ['/milestone ls', /milestone/],
  ['/milestone %3', / \(%3\) /],
])('%s is understood as people know it from elsewhere', async (typed, answer) => {
  const shown = await sandbox.asks('ann', typed)
  expect(shown.text).toMatch(answer)
})

test.each([
  ['/mr checkout !12', 'check out branches', `/acme/web${PAGES}/merge_requests/12`],
  ['/mr checkout', 'check out branches', '/acme/web'],
  ['/milestone delete %3', 'delete milestones', `/acme/web${PAGES}/milestones/3`],
])('%s is answered with what the API does not have, and where it can be done', async (typed, what, where) => {
  let answer: Message | undefined
  const writes = await sandbox.writes(async () => {
    answer = await sandbox.asks('ann', typed, ({ ephemeral }) => ephemeral)
  })
  expect(answer?.text).toMatch(new RegExp(`^I can’t ${what}\\.`))
  expect(answer?.text).toContain(where)
  expect(writes).toEqual([])
})

test('a list is turned by its buttons in place', async () => {
  await sandbox.command('ann', '/mr list --state all')
  const first = await sandbox.sees('ann', ({ text }) => /^\d+ merge requests in acme\/web/.test(text))
  await sandbox.press('ann', first, 'mr.list:next')
  const second = await sandbox.sees(
    'ann',
    (message) => message.ts === first.ts && words(message).includes('11–17 of 17'),
  )
  expect(actionIds(second)).toContain('mr.list:previous')
  expect(words(first)).toContain('1–10 of 17')
  expect(words(first).match(/!\d+ /g)?.length).toBeGreaterThanOrEqual(10)
  expect(words(second)).not.toBe(words(first))
})

test('--private keeps an answer to oneself, and its card works', async () => {
  await sandbox.command('bob', '/mr view !12 --private')
  const card = await sandbox.sees('bob', ({ ephemeral, text }) => ephemeral && text.startsWith('!12 '))
  expect((await sandbox.messages('ann')).some(({ ts }) => ts === card.ts)).toBe(false)
  await sandbox.press('bob', card, 'overflow', { label: 'Add to-do' })
  await sandbox.sees('bob', ({ ephemeral, text }) => ephemeral && text.includes('to-do list'))
})

test('the menu of a shared card is the same whoever follows or presses, and whoever follows already can stop', async () => {
  const card = await sandbox.asks('bob', '/mr view !12', ({ bot, text }) => bot && text.startsWith('!12 '))
  const menu = async () => {
    const shown = (await sandbox.messages('cy')).find(({ ts }) => ts === card.ts)
    return /Unfollow|Follow/.exec(words(shown ?? card))?.[0]
  }
  expect(await menu()).toBe('Follow')
  const isMine = (says: string) => (message: Message) => message.ephemeral && message.text === says
  await sandbox.press('bob', card, 'overflow', { label: 'Follow' })
  const told = await sandbox.sees('bob', isMine('You already follow acme/web!12.'))
  await sandbox.press('bob', told, 'mr.unsubscribe')
  await sandbox.sees('bob', isMine('You no longer follow acme/web!12.'))
  await sandbox.press('bob', card, 'overflow', { label: 'Follow' })
  await sandbox.sees('bob', isMine('You now follow acme/web!12.'))
  await sandbox.command('ann', '/mr edit !12 --title "Choose the dates of all reports"')
  await sandbox.sees('cy', ({ text, ts }) => ts === card.ts && text.includes('all reports'))
  expect(await menu()).toBe('Follow')
})

test('subscribing twice is a success twice, in true words', async () => {
  const says = (told: string) => sandbox.sees('ann', ({ text }) => text === told)
  const asksAgain = async (typed: string, verb: string) => {
    const again = await sandbox.asks('ann', typed, ({ text }) =>
      text.startsWith('Already done a moment ago.'),
    )
    await sandbox.press('ann', again, verb)
  }
  await sandbox.command('ann', '/mr unsubscribe !10')
  await says('You no longer follow acme/web!10.')
  await asksAgain('/mr unsubscribe !10', 'mr.unsubscribe')
  await says('You don’t follow acme/web!10.')
  await sandbox.command('ann', '/mr subscribe !10')
  await says('You now follow acme/web!10.')
  await asksAgain('/mr subscribe !10', 'mr.subscribe')
  await says('You already follow acme/web!10.')
})

test('where the bot is no member, the answer still comes, with a hint to invite it', async () => {
  await sandbox.command('ann', '/mr view web!12', 'random')
  await sandbox.sees('bob', ({ text, ephemeral }) => !ephemeral && text.startsWith('!12 '), 'random')
  await sandbox.sees('ann', ({ text, ephemeral }) => ephemeral && text.includes('/invite'), 'random')
})

test('foreign text is inert: a title that looks like a ping pings nobody', async () => {
  const body = { title: '<!channel> & *stars* `code`' }
  const edited = await sandbox.api('sandbox-ann', '/projects/42/merge_requests/5013', { method: 'PUT', body })
  expect(edited.status).toBe(200)
  await sandbox.command('ann', '/mr view !13')
  const card = await sandbox.sees('ann', ({ text }) => text.startsWith('!13 '))
  expect(words(card)).toContain(body.title)
  expect(card.text).not.toContain('<!channel>')
  expect(JSON.stringify(card.blocks.filter(({ type }) => type !== 'rich_text'))).not.toContain('<!channel>')
})

test('the message shortcut leads from a message to a verb, its form, and the same card', async () => {
  const message = await sandbox.call('/sandbox/say', { user: 'bob', channel: 'web', text: 'Good morning' })
  await sandbox.call('/sandbox/shortcut', {
    user: 'ann',
    channel: 'web',
    ts: message.ts,
    callback_id: 'act-on-message',
  })
  const modal = async () => (await sandbox.views('ann')).modal
  await expect.poll(async () => (await modal())?.view.callback_id).toBe('act-on-message')
  const chosen = await sandbox.call('/sandbox/submit', {
    user: 'ann',
    view_id: (await modal())?.id,
    values: { verb: 'mr.view' },
  })
  expect(chosen.ok).toBe(true)
  await expect.poll(async () => (await modal())?.view.callback_id).toBe('mr.view')
  const wrong = await sandbox.call('/sandbox/submit', {
    user: 'ann',
    view_id: (await modal())?.id,
    values: { mr: 'nonsense' },
  })
  expect(JSON.stringify(wrong.errors)).toContain('nonsense')
  const cards = async () => (await sandbox.messages('ann')).filter(({ text }) => text.startsWith('!12 '))
  const before = await cards()
  await sandbox.call('/sandbox/submit', { user: 'ann', view_id: (await modal())?.id, values: { mr: '!12' } })
  await expect
    .poll(async () => (await cards()).filter(({ ts }) => !before.some((card) => card.ts === ts)).length)
    .toBe(1)
})

test('the Home tab tells how the person stands and what can be typed', async () => {
  await sandbox.call('/sandbox/home', { user: 'cy' })
  await expect
    .poll(async () => JSON.stringify((await sandbox.views('cy')).home?.view ?? ''))
    .toMatch(/Connect your .* account to see your work here/)
  await sandbox.call('/sandbox/home', { user: 'ann' })
  await expect
    .poll(async () => JSON.stringify((await sandbox.views('ann')).home?.view ?? ''))
    .toContain('Your work')
})

test('a question can be taken away without doing anything', async () => {
  const question = await sandbox.asks('ann', '/mr merge !14', ({ ephemeral }) => ephemeral)
  await sandbox.press('ann', question, 'dismiss')
  await expect
    .poll(async () => (await sandbox.messages('ann')).some(({ ts }) => ts === question.ts))
    .toBe(false)
  const { body } = await sandbox.api('sandbox-ann', '/projects/42/merge_requests?iid=14')
  expect((body as { state: string }[])[0]?.state).toBe('opened')
})

test('what was asked for privately stays private, also what its buttons open', async () => {
  const list = await sandbox.asks(
    'bob',
    '/milestone list --private',
    ({ ephemeral, text }) => ephemeral && text.includes('active milestones'),
  )
  const before = new Set((await sandbox.messages('ann')).map(({ ts }) => ts))
  await sandbox.press('bob', list, 'milestone.view', { label: 'View %3' })
  const view = await sandbox.sees('bob', ({ ephemeral, text }) => ephemeral && text.includes(' (%3) '))
  await sandbox.press('bob', view, 'milestone.details:issues')
  await sandbox.modal('bob', (each) => JSON.stringify(each).includes('9 open, 5 closed'))
  expect((await sandbox.messages('bob')).some(({ ts }) => ts === list.ts)).toBe(true)
  expect((await sandbox.messages('ann')).filter(({ ts }) => !before.has(ts))).toEqual([])
})

test('an edit that begins in the menu of a private card stays private', async () => {
  const card = await sandbox.asks('ann', '/mr view !10 --private', ({ ephemeral }) => ephemeral)
  await sandbox.press('ann', card, 'overflow', { label: 'Edit…' })
  await sandbox.submit('ann', { title: 'Edited in private' })
  await sandbox.sees('ann', ({ ephemeral, text }) => ephemeral && text.startsWith('!10 Edited in private'))
  expect((await sandbox.messages('bob')).some(({ text }) => text.startsWith('!10 '))).toBe(false)
})

test('a question that was asked for privately leads to a private card', async () => {
  const question = await sandbox.asks('ann', '/mr merge !16 --private', ({ ephemeral }) => ephemeral)
  await sandbox.press('ann', question, 'mr.merge')
  await sandbox.sees(
    'ann',
    ({ ephemeral, text }) => ephemeral && text.startsWith('!16 ') && text.includes('Merged as'),
  )
  expect((await sandbox.messages('bob')).some(({ text }) => text.startsWith('!16 '))).toBe(false)
})

test('a form that was opened where the bot is no member is answered all the same', async () => {
  const refusal = await sandbox.asks('ann', '/mr view', ({ ephemeral }) => ephemeral, 'random')
  await sandbox.press('ann', refusal, 'form', { channel: 'random' })
  await expect.poll(async () => (await sandbox.views('ann')).modal?.view.callback_id).toBe('mr.view')
  const modal = (await sandbox.views('ann')).modal
  await sandbox.call('/sandbox/submit', { user: 'ann', view_id: modal?.id, values: { mr: 'web!15' } })
  await sandbox.sees('ann', ({ text }) => text.startsWith('!15 '), 'random')
})
