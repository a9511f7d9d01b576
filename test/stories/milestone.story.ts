import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  actionIds,
  forgeKind,
  type Message,
  type Sandbox,
  startSandbox,
  valueLabelled,
  words,
} from '../support/sandbox.ts'

const isToday = forgeKind === 'today'
let sandbox: Sandbox

interface Milestone {
  readonly id: number
  readonly iid: number
  readonly title: string
  readonly state: string
  readonly due_date: string | null
}

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  await sandbox.stop()
})

/** Chooses from the menu of a card. */
const choose = (card: Message, label: string) => sandbox.press('ann', card, 'overflow', { label })

const milestones = async () =>
  (await sandbox.api('sandbox-ann', '/projects/42/milestones')).body as Milestone[]
const openIssues = async ({ id }: Milestone) =>
  (
    (await sandbox.api('sandbox-ann', `/projects/42/milestones/${id}/issues`)).body as {
      state: string
      title: string
    }[]
  ).filter(({ state }) => state !== 'closed')

test('the list shows active milestones by due date and says which are late or have no date', async () => {
  await sandbox.command('ann', '/milestone list')
  const list = await sandbox.sees('ann', ({ text }) => text.includes('active milestones in acme/web'))
  const shown = words(list)
  const active = (await milestones()).filter(({ state }) => state === 'active')
  for (const { title } of active) expect(shown).toContain(title)
  expect(shown).toMatch(/\d+ days? overdue \(/)
  expect(shown).toContain('without a due date')
  expect(shown).toMatch(/\d+ of \d+ closed \(\d+ %\)/)
  const dues = active.map(({ due_date }) => due_date).filter((date) => date !== null)
  expect(dues.length).toBeGreaterThan(1)
})

test('a milestone opens by number, by title and by the button of its row', async () => {
  const [first] = (await milestones()).filter(({ state }) => state === 'active')
  if (!first) throw new Error('The seed has no active milestone')
  await sandbox.command('ann', `/milestone view %${first.iid}`)
  const byNumber = await sandbox.sees(
    'ann',
    ({ text, bot }) => bot && text.startsWith(`${first.title} (%${first.iid})`),
  )
  expect(words(byNumber)).toMatch(/\d+ of \d+ closed \(\d+ %\)|No issues/)
  expect(actionIds(byNumber)).toEqual(['milestone.details:burndown', 'milestone.details:issues', 'overflow'])
  await sandbox.command('bob', `/milestone view ${first.title}`, 'web')
  await sandbox.sees(
    'bob',
    ({ text, ts }) => text.startsWith(`${first.title} (%${first.iid})`) && ts !== byNumber.ts,
  )
})

test('closing one with open issues names them and asks; the button closes it, and activate opens it again', async () => {
  const all = (await milestones()).filter(({ state }) => state === 'active')
  const counted = await Promise.all(
    all.map(async (milestone) => ({ milestone, open: await openIssues(milestone) })),
  )
  const found = counted.find(({ open }) => open.length > 0)
  if (!found) throw new Error('The seed has no milestone with open issues')
  const { milestone, open } = found

  await sandbox.command('ann', `/milestone close %${milestone.iid}`)
  const question = await sandbox.sees(
    'ann',
    ({ ephemeral, text }) => ephemeral && text.startsWith(`Close ${milestone.title}?`),
  )
  for (const { title } of open.slice(0, 10)) expect(words(question)).toContain(title)
  expect((await milestones()).find(({ id }) => id === milestone.id)?.state).toBe('active')

  await sandbox.press('ann', question, 'milestone.close')
  const closed = await sandbox.sees('ann', ({ text }) => text.includes(` closed ${milestone.title} (%`))
  expect((await milestones()).find(({ id }) => id === milestone.id)?.state).toBe('closed')

  await choose(closed, 'Reopen')
  await sandbox.sees('ann', ({ text }) => text.includes(` reopened ${milestone.title} (%`))
  expect((await milestones()).find(({ id }) => id === milestone.id)?.state).toBe('active')
  await sandbox.asks(
    'ann',
    `/milestone activate %${milestone.iid}`,
    ({ ephemeral, text }) => ephemeral && text.includes('is already open'),
  )
})

// At today’s servers he may.
test.skipIf(isToday)('bob, who may not change milestones, is told so and nothing changes', async () => {
  const closed = (await milestones()).find(({ state }) => state === 'closed')
  if (!closed) throw new Error('The seed has no closed milestone')
  await sandbox.command('bob', `/milestone activate %${closed.iid}`)
  await sandbox.sees('bob', ({ ephemeral, text }) => ephemeral && text.includes('can’t do this'))
  expect((await milestones()).find(({ id }) => id === closed.id)?.state).toBe('closed')
})

test('the issues of a milestone, open ones first', async () => {
  const [milestone] = (await milestones()).filter(({ state }) => state === 'active')
  if (!milestone) throw new Error('The seed has no active milestone')
  const list = await sandbox.asks(
    'ann',
    `/milestone issues %${milestone.iid}`,
    ({ text, bot }) => bot && text.startsWith(`${milestone.title} (%${milestone.iid})`),
  )
  for (const { title } of (await openIssues(milestone)).slice(0, 10)) expect(words(list)).toContain(title)
})

test('a milestone that is shown is edited in place by its own buttons, also by way of the question', async () => {
  const [milestone] = (await milestones()).filter(({ state }) => state === 'active')
  if (!milestone) throw new Error('The seed has no active milestone')
  const shown = await sandbox.asks('ann', `/milestone view %${milestone.iid}`, ({ ephemeral }) => !ephemeral)
  const before = new Set((await sandbox.messages('ann')).map(({ ts }) => ts))
  await choose(shown, 'Close…')
  const question = await sandbox.sees('ann', ({ ephemeral, ts }) => ephemeral && !before.has(ts))
  await sandbox.press('ann', question, 'milestone.close')
  const closed = await sandbox.sees('ann', ({ ts, text }) => ts === shown.ts && text.includes('> closed '))
  await choose(closed, 'Reopen')
  const active = await sandbox.sees('ann', ({ ts, text }) => ts === shown.ts && text.includes('> reopened '))
  expect(valueLabelled(active, 'Close…')).toBeDefined()
  expect(
    (await sandbox.messages('ann')).filter(({ ts, ephemeral }) => !ephemeral && !before.has(ts)),
  ).toEqual([])
})

/** So many days from today, as ann’s profile has it, as the forge has it and as people read it. */
function daysFromNow(days: number) {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date())
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const date = addDays(new Date(year, month - 1, day), days)
  return { iso: format(date, 'yyyy-MM-dd'), words: format(date, 'EEE d MMM') }
}

test('one card: where it stands, its counts, what is at risk; looking posts nothing', async () => {
  const card = await sandbox.asks('ann', '/milestone view %3', ({ bot, ephemeral }) => bot && !ephemeral)
  const shown = words(card)
  expect(shown).toMatch(
    /(?:🟠 Behind|🟢 Ahead) by about \d+ · due \w{3} \d+ \w{3}, \d+ working days left|🟢 On track · due/,
  )
  expect(shown).toMatch(/5 of 14 closed \(36 %\) · \d+ merge requests?: /)
  expect(shown).toMatch(/At risk \(\d+\): /)
  const count = async () => (await sandbox.messages('bob')).length
  const before = await count()
  await sandbox.press('bob', card, 'milestone.details:burndown')
  const burndown = await sandbox.modal('bob', (view) => JSON.stringify(view).includes('of 14 closed'))
  expect(JSON.stringify(burndown.view)).toContain(isToday ? 'Day' : 'The burndown starts with 3 counted days')
  await sandbox.press('bob', card, 'milestone.details:issues')
  const issues = await sandbox.modal('bob', (view) => JSON.stringify(view).includes('9 open, 5 closed'))
  expect(JSON.stringify(issues.view)).toContain('✓ Closed: ')
  expect(await count()).toBe(before)
})

test('a modal opens before the forge has answered', async () => {
  const card = await sandbox.asks('ann', '/milestone view %3', ({ bot, ephemeral }) => bot && !ephemeral)
  await sandbox.call('/sandbox/fault', { target: 'forge', match: '/issues', kind: 'slow:4000', times: 1 })
  await sandbox.press('ann', card, 'milestone.details:issues')
  await sandbox.modal('ann', (view) => JSON.stringify(view).includes('Loading…'))
  await sandbox.modal('ann', (view) => JSON.stringify(view).includes('9 open, 5 closed'))
})

describe('every milestone verb, and what it sends', () => {
  beforeEach(() => sandbox.reset())

  const openly = ({ ephemeral, bot }: Message) => !ephemeral && bot
  const quietly = ({ ephemeral }: Message) => ephemeral
  /** What was written while this was typed: method, path below the project, and body; and the answer. */
  const typed = async (text: string, fits: (message: Message) => boolean) => {
    let answer: Message | undefined
    const calls = await sandbox.writes(async () => {
      answer = await sandbox.asks('ann', text, fits)
    })
    if (!answer) throw new Error('No answer')
    return {
      answer,
      calls: calls.map(({ method, path, body }) => ({ method, path: path.split('/42/')[1], body })),
    }
  }
  const named = async (iid: number) => {
    const found = (await milestones()).find((milestone) => milestone.iid === iid)
    if (!found) throw new Error(`There is no %${iid}`)
    return found
  }
  const put = async (iid: number, body: object) => ({
    method: 'PUT',
    path: `milestones/${(await named(iid)).id}`,
    body,
  })

  test('create: all words are the title, and the due date is answered in full', async () => {
    const due = daysFromNow(14)
    const { answer, calls } = await typed('/milestone create Sprint 10 --due +2w', openly)
    expect(calls).toEqual([
      { method: 'POST', path: 'milestones', body: { title: 'Sprint 10', due_date: due.iso } },
    ])
    expect(answer.text).toMatch(/ created Sprint 10 \(%5\) in acme\/web\. Due /)
    expect(words(answer)).toContain(due.words)
    expect(actionIds(answer)).toEqual(['milestone.details:burndown', 'milestone.details:issues', 'overflow'])
  })

  test('create: a date of several words needs no quotation marks, and the words after it are the title', async () => {
    const { calls } = await typed('/milestone create --due 15 jan 2099 Sprint 11', openly)
    expect(calls).toEqual([
      { method: 'POST', path: 'milestones', body: { title: 'Sprint 11', due_date: '2099-01-15' } },
    ])
  })

  test('create again, in other capitals: told, with the milestone that is there, and nothing is sent', async () => {
    await typed('/milestone new "Sprint 10"', openly)
    const { answer, calls } = await typed('/milestone create SPRINT 10 --description x', quietly)
    expect(calls).toEqual([])
    expect(answer.text).toContain('There’s already a milestone of that title: Sprint 10 (%5) in acme/web.')
  })

  test('create with HTML in the title: the title that the forge made of it is told', async () => {
    const { answer } = await typed('/milestone create "<b>Sprint</b> 10"', openly)
    expect(answer.text).toContain('created Sprint 10 (%5)')
    expect(words(answer)).toContain('You typed “<b>Sprint</b> 10”')
  })

  test('an ambiguous date is asked with one button for each day, and one of them makes the milestone', async () => {
    const { answer, calls } = await typed('/milestone create Sprint 10 --due 1/2/2099', quietly)
    expect(calls).toEqual([])
    expect(answer.text).toContain('1/2/2099: which day? Due date of Sprint 10.')
    expect(actionIds(answer)).toEqual([
      'milestone.create:2099-01-02',
      'milestone.create:2099-02-01',
      'dismiss',
    ])
    const written = await sandbox.writes(async () => {
      await sandbox.press('ann', answer, 'milestone.create:2099-02-01')
      await sandbox.sees('ann', ({ text }) => text.includes('created Sprint 10 (%5)'))
    })
    expect(written.map(({ body }) => body)).toEqual([{ title: 'Sprint 10', due_date: '2099-02-01' }])
    expect((await sandbox.messages('ann')).some(({ ts }) => ts === answer.ts)).toBe(false)
  })

  test('a due date at the end of an unquoted title is offered, and a quoted title is taken whole', async () => {
    const due = daysFromNow(14)
    const { answer, calls } = await typed('/milestone create Sprint 10 due in two weeks', quietly)
    expect(calls).toEqual([])
    expect(answer.text).toContain('Is “in two weeks” the due date? Then the title is Sprint 10.')
    expect(actionIds(answer)).toEqual([`milestone.create:${due.iso}`, 'milestone.create:title', 'dismiss'])
    const written = await sandbox.writes(async () => {
      await sandbox.press('ann', answer, `milestone.create:${due.iso}`)
      await sandbox.sees('ann', ({ text }) => text.includes('created Sprint 10 (%5)'))
    })
    expect(written.map(({ body }) => body)).toEqual([{ title: 'Sprint 10', due_date: due.iso }])
    const quoted = await typed('/milestone create "Release due tomorrow"', openly)
    expect(quoted.calls.map(({ body }) => body)).toEqual([{ title: 'Release due tomorrow' }])
    const again = await typed('/milestone create Release due next week friday due tonight', quietly)
    const whole = await sandbox.writes(async () => {
      await sandbox.press('ann', again.answer, 'milestone.create:title')
      await sandbox.sees('ann', ({ text }) =>
        text.includes('created Release due next week friday due tonight'),
      )
    })
    expect(whole.map(({ body }) => body)).toEqual([{ title: 'Release due next week friday due tonight' }])
  })

  test('a date that is over is asked back, and the button for it takes it', async () => {
    const { answer, calls } = await typed('/milestone edit %3 --due 2020-01-15', quietly)
    expect(calls).toEqual([])
    expect(answer.text).toContain('Wed 15 Jan 2020 is in the past. Use it?')
    const written = await sandbox.writes(async () => {
      await sandbox.press('ann', answer, 'milestone.edit:2020-01-15')
      await sandbox.sees('ann', ({ text }) => text.includes(' edited '))
    })
    expect(written.map(({ body }) => body)).toEqual([{ due_date: '2020-01-15' }])
  })

  test('create without a title opens a form; submitted twice at once it is one POST', async () => {
    await sandbox.command('ann', '/milestone create --due +1w')
    const { id } = await sandbox.modal('ann')
    const values = { title: 'From a form', description: 'Two\nlines', due: daysFromNow(7).iso }
    const written = await sandbox.writes(async () => {
      await Promise.all(
        [1, 2].map(() => sandbox.call('/sandbox/submit', { user: 'ann', view_id: id, values })),
      )
      await sandbox.sees('ann', ({ text }) => text.includes('created From a form (%5)'))
    })
    expect(written.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { title: 'From a form', description: 'Two\nlines', due_date: daysFromNow(7).iso }],
    ])
  })

  test('edit: only what changes is sent, and with nothing to change nothing is', async () => {
    const { title } = await named(3)
    const { answer, calls } = await typed(`/milestone edit %3 --title "${title}" --due none`, openly)
    expect(calls).toEqual([await put(3, { due_date: null })])
    expect(answer.text).toContain('no due date')
    const again = await typed('/milestone update %3 --due none', quietly)
    expect(again.calls).toEqual([])
    expect(again.answer.text).toContain('is already like that')
  })

  test('the Edit button opens a form with the present values, and only the change is sent', async () => {
    const shown = await sandbox.asks('ann', '/milestone view %3', openly)
    const { title, due_date } = await named(3)
    await choose(shown, 'Edit…')
    const { view } = await sandbox.modal('ann')
    expect(JSON.stringify(view)).toContain(`"initial_value":"${title}"`)
    const written = await sandbox.writes(async () => {
      await sandbox.submit('ann', { title, description: 'What people search for', due: due_date ?? '' })
      await sandbox.sees('ann', ({ text }) => text.includes(' edited '))
    })
    expect(written.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { description: 'What people search for' }],
    ])
  })

  test('close and activate send the event and nothing else', async () => {
    const { answer } = await typed('/milestone close %4', (message) => quietly(message) || openly(message))
    if (answer.ephemeral) await sandbox.press('ann', answer, 'milestone.close')
    await sandbox.sees('ann', ({ text }) => / closed .* \(%4\)/.test(text))
    const { calls } = await typed('/milestone activate %4', openly)
    expect(calls).toEqual([await put(4, { state_event: 'activate' })])
    const events = (await sandbox.ledger()).filter(({ method }) => method === 'PUT').map(({ body }) => body)
    expect(events).toEqual([{ state_event: 'close' }, { state_event: 'activate' }])
  })

  test('a POST whose answer is lost is settled by reading, once, and nobody is named for it', async () => {
    await sandbox.call('/sandbox/fault', { target: 'forge', match: 'POST', kind: 'drop-reply', times: 1 })
    const { answer, calls } = await typed('/milestone create Lost and found', openly)
    expect(calls.map(({ method }) => method)).toEqual(['POST'])
    expect(answer.text).toContain(' Lost and found (%5) in acme/web. No due date.')
    expect(answer.text).not.toContain('<@')
  })

  test('the list goes on beyond twenty, page by page, and the pages turn in place', async () => {
    for (let index = 1; index <= 25; index += 1)
      await sandbox.api('sandbox-ann', '/projects/42/milestones', {
        method: 'POST',
        body: { title: `Sprint ${100 + index}`, due_date: `2099-01-${String(index).padStart(2, '0')}` },
      })
    const list = await sandbox.asks('ann', '/milestone list --state all', openly)
    // Today’s servers show the milestones of its groups as well.
    expect(words(list)).toContain(`${isToday ? 30 : 29} milestones in acme/web`)
    expect(words(list)).toMatch(/page 1 of 2/)
    expect(words(list)).toContain('Sprint 105')
    expect(words(list)).not.toContain('Sprint 120')
    await sandbox.press('ann', list, 'milestone.list:next')
    const second = await sandbox.sees(
      'ann',
      (message) => message.ts === list.ts && words(message).includes('page 2 of 2'),
    )
    expect(words(second)).toContain('Sprint 120')
    expect(actionIds(second)).toContain('milestone.list:previous')
  })

  test('list --iid asks the forge for those numbers, and says which are not there', async () => {
    const list = await sandbox.asks('ann', '/milestone ls --iid 1,%3,99', openly)
    // The group of the project has one of them as well.
    const found = isToday ? '3 milestones with 2 of the 3 numbers' : '2 of the 3 milestones'
    expect(words(list)).toContain(`${found} asked for in acme/web`)
    expect(words(list)).toContain('Not there: %99')
    const asked = (await sandbox.ledger()).findLast(({ path }) => path.endsWith('/milestones'))
    // With those of the group, today’s servers give no heed to numbers.
    expect(new URLSearchParams(asked?.query).getAll('iid[]')).toEqual(isToday ? [] : ['1', '3', '99'])
    // Others are there: what is not found by its number says nothing about them.
    const none = await sandbox.asks('ann', '/milestone ls --iid 99', openly)
    expect(none.text).toBe('No such milestone in acme/web. Not there: %99.')
  })

  test('issues: all, open ones and closed ones, each with its count', async () => {
    const counts: string[][] = []
    for (const flags of ['', ' --open', ' --closed']) {
      const answer = await sandbox.asks('ann', `/milestone issues %3${flags}`, openly)
      if (flags !== '') expect(words(answer)).toContain(`Only ${flags.slice(3)} issues`)
      counts.push(words(answer).match(/(?:Open|Closed): \d+ issues/g) ?? [])
    }
    const [all, open, closed] = counts
    expect(open).toEqual(['Open: 9 issues'])
    expect(closed).toEqual(['Closed: 5 issues'])
    expect(all).toEqual([...(open ?? []), ...(closed ?? [])])
  })

  test('a title that is nearly right is answered with the nearest, and nothing is changed', async () => {
    const { answer, calls } = await typed('/milestone close 2.3 chekout', quietly)
    expect(calls).toEqual([])
    expect(answer.text).toContain('There’s no milestone “2.3 chekout”')
    expect(answer.text).toContain('%2 2.3 Checkout')
  })

  test.each([
    ['/milestone create ""', /title must not be empty/],
    [`/milestone create ${'x'.repeat(300)}`, /title must be 255 characters or less/],
    ['/milestone create Sprint 10 --due someday', /I can’t read “someday” as a date/],
    ['/milestone create Sprint 10 --due next', /“next” isn’t a whole date/],
    ['/milestone create Sprint 10 --due Thu 27 Nov 2026', /There’s no “Thu 27 Nov 2026”/],
    ['/milestone edit %3 --due 2026-02-30', /There’s no “2026-02-30”/],
    ['/milestone edit %99 --due none', /Milestone %99 isn’t there, or you can’t see it/],
    ['/milestone edit %9007199254740993 --due none', /isn’t a milestone/],
    ['/milestone list --iid one', /iid must be numbers such as 1,2/],
    ['/milestone list --iid 9007199254740993', /iid must be numbers such as 1,2/],
    ['/milestone list --page two', /"two" isn’t a number for page/],
  ])('%s is answered with what helps, and nothing is sent', async (text, helps) => {
    const { answer, calls } = await typed(text, quietly)
    expect(answer.text).toMatch(helps)
    expect(calls).toEqual([])
  })
})
