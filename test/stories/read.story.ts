import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  API,
  actionIds,
  clone,
  element,
  type ForgeCall,
  forgeKind,
  type Message,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_POLL_SECONDS: '600' })
})
beforeEach(async () => {
  await sandbox.reset()
})
afterAll(async () => {
  await sandbox.stop()
})

/** Waits until the bot’s own first look at the project has ended: it follows once a person is known. */
async function ownLook(): Promise<void> {
  const own = await sandbox.asks(
    'ann',
    '/mr list --author @me --state merged --private',
    ({ ephemeral }) => ephemeral,
  )
  if (own.text.includes('know your user name')) return
  let seen = 0
  await expect
    .poll(
      async () => {
        const calls = await sandbox.ledger()
        const isQuiet = calls.length === seen
        seen = calls.length
        const looks = ['state=all&order_by=updated_at', 'state=opened&order_by=updated_at']
        return isQuiet && looks.every((look) => calls.some(({ query }) => isWhole(query, look)))
      },
      { interval: 400 },
    )
    .toBe(true)
}

const isWhole = (query: string, look: string) => query.startsWith(look) && query.endsWith('&per_page=100')

/** What reached the forge while something was asked, in a line each; global ids as `:id`, and without their lookup. */
async function asked(doing: () => Promise<unknown>): Promise<string[]> {
  await ownLook()
  const before = (await sandbox.ledger()).length
  await doing()
  const calls = (await sandbox.ledger()).slice(before)
  const isRead = ({ user, status, effect }: ForgeCall) => user === 'ann' && status === 200 && !effect
  expect(calls.every(isRead)).toBe(true)
  // What was seen before is remembered, so that whether these are asked depends on what was asked before.
  const known =
    /\?(?:iid\[\]=\d+&state=all|state=all&iids\[\]=\d+&with_labels_details=true)&page=1&per_page=20$|^GET \/api\/v[34]\/user$/
  const asked = calls.map(printed).filter((call) => !known.test(call))
  // The query goes out beside the list.
  const [first, second] = asked
  return first === `GET ${FACTS}` && second ? [second, first, ...asked.slice(2)] : asked
}

function printed({ method, path, query }: ForgeCall): string {
  if (path === FACTS) return `${method} ${path}`
  const short = path.replace(`${API}/projects/42`, '').replace(/merge_requests\/\d+/, 'merge_requests/:id')
  const numbered = short.replace(/versions\/\d+/, 'versions/:version')
  return `${method} ${numbered}${query && `?${decodeURIComponent(query)}`}`
}

const ONE = 'GET /merge_requests/:id'
const isToday = forgeKind === 'today'
const uncached = isToday ? '&with_labels_details=true' : ''
/** A page that is shown has the server look for conflicts. */
const rechecked = isToday ? `${uncached}&with_merge_status_recheck=true` : ''
/** Lists tell nothing of builds and forks: one query tells those of a page. */
const FACTS = '/api/graphql'
const facts = isToday ? [`GET ${FACTS}`] : []
/** Whether a project enforces its merge train, where one without a build seems to be ready. */
const rules = isToday ? ['GET '] : []
/** Today’s servers divide every list into pages. */
const PAGED = isToday ? '?page=1&per_page=100' : ''
/** How the changes are asked for: alone with their merge request, or page by page beside it. */
const CHANGES = isToday ? [ONE, `${ONE}/diffs${PAGED}`] : [`${ONE}/changes`]

describe('each verb that reads, as it is typed, with the calls that reach the forge', () => {
  async function typed(text: string, fits: (message: Message) => boolean): Promise<[Message, string[]]> {
    const found: Message[] = []
    const calls = await asked(async () => found.push(await sandbox.asks('ann', text, fits)))
    const [message] = found
    if (!message) throw new Error('No message')
    return [message, calls]
  }

  test('/mr list', async () => {
    const [list, calls] = await typed('/mr list', ({ text }) =>
      text.startsWith('11 open merge requests in acme/web'),
    )
    expect(list.ephemeral).toBe(false)
    expect(calls).toEqual([
      `GET /merge_requests?state=opened&order_by=updated_at&sort=desc${rechecked}&page=1&per_page=10`,
      ...facts,
      ...rules,
    ])
  })

  test('/mr list with the forge’s own filters', async () => {
    const [list, calls] = await typed(
      '/mr ls --state all --iid 11,12 --order-by created_at --sort asc',
      ({ text }) => text.startsWith('2 merge requests with these numbers in acme/web'),
    )
    expect(words(list)).toContain('with the number 11 or 12')
    expect(calls).toEqual([
      isToday
        ? 'GET /merge_requests?state=all&order_by=created_at&sort=asc&iids[]=11&iids[]=12&with_labels_details=true&with_merge_status_recheck=true&page=1&per_page=10'
        : 'GET /merge_requests?state=all&iid[]=11&iid[]=12&order_by=created_at&sort=asc&page=1&per_page=10',
      ...facts,
      ...rules,
    ])
  })

  test('/mr list with filters of our own says how many were searched', async () => {
    const [list, calls] = await typed('/mr list --author "Bob Baker" --label bug --no-draft', ({ text }) =>
      text.startsWith('3 of the 11 open merge requests in acme/web match: '),
    )
    expect(list.text).toContain('by Bob Baker · with the label bug · no drafts.')
    for (const name of ['!15 ', '!9 ', '!7 ']) expect(list.text).toContain(name)
    expect(calls).toEqual([
      `GET /merge_requests?state=opened&order_by=updated_at&sort=desc${uncached}&page=1&per_page=100`,
      ...facts,
      ...rules,
    ])
  })

  test.each([
    ['--stale 5d', /^[1-9]\d* of the 11 /, 'no activity for 5 days'],
    ['--search "REPORT dates"', /^1 of the 11 .* matches/, '“REPORT dates” in title or description'],
    ['report dates', /^1 of the 11 .* matches “report dates”/, '“report dates” in title or description'],
    ['mergd', /^None of the 11 .* match “mergd”/, 'Clear filters'],
    ['--labels bug --author bob', /^\d of the 11 /, 'with the label bug'],
    ['--milestone %3', /^4 of the 11 /, 'on milestone %3'],
    // One is on a group’s milestone, which the API document knows nothing of.
    ['--milestone none', isToday ? /^2 of the 11 / : /^3 of the 11 /, 'without a milestone'],
    ['--assignee none --branch feature/*', /^\d of the 11 /, 'assigned to nobody · from or into feature/*'],
    ['--draft', /^1 of the 11 /, 'drafts'],
  ])('/mr list %s', async (flags, headline, filter) => {
    const [list] = await typed(`/mr list ${flags}`, ({ text }) => headline.test(text))
    expect(words(list)).toContain(filter)
  })

  test('a list that finds nothing offers the wider question, by a button', async () => {
    const [list] = await typed('/mr list --label nosuch --author bob', ({ text }) =>
      text.startsWith('None of the 11 open merge requests in acme/web match.'),
    )
    await sandbox.press('ann', list, 'mr.list:states')
    const wider = await sandbox.sees(
      'ann',
      ({ ts, text }) => ts === list.ts && text.startsWith('None of the 17'),
    )
    await sandbox.press('ann', wider, 'mr.list:unfiltered')
    await sandbox.sees(
      'ann',
      ({ ts, text }) => ts === list.ts && text.startsWith('17 merge requests in acme/web'),
    )
  })

  test('the pages of a filtered list keep the filter', async () => {
    const [first] = await typed('/mr list --state all --branch main', ({ text }) =>
      text.startsWith('17 of the 17 merge requests'),
    )
    const calls = await asked(async () => {
      await sandbox.press('ann', first, 'mr.list:next')
      await sandbox.sees(
        'ann',
        (message) => message.ts === first.ts && words(message).includes('17 of 17, 11–17 shown'),
      )
    })
    expect(calls).toEqual([
      `GET /merge_requests?state=all&order_by=updated_at&sort=desc${uncached}&page=1&per_page=100`,
      ...facts,
    ])
  })

  test('filters are chosen in a form, and its list takes the place of the one that it was opened from', async () => {
    const [list] = await typed('/mr list --no-draft', ({ text }) => /^1\d of the 11 /.test(text))
    await sandbox.press('ann', list, 'mr.list:filter')
    const { view } = await sandbox.modal('ann')
    expect(JSON.stringify(view)).toContain('Filter merge requests')
    const wrong = await sandbox.submit('ann', { state: 'opened', author: 'bob', stale: 'soon' })
    expect(Object.keys(wrong.errors)).toEqual(['stale'])
    await sandbox.submit('ann', { state: 'opened', author: 'bob', label: 'bug' })
    const filtered = await sandbox.sees(
      'ann',
      ({ ts, text }) => ts === list.ts && text.startsWith('3 of the 11'),
    )
    expect(words(filtered)).toContain('by bob · with the label bug · no drafts')
  })

  test('a page past the end is the last one, and refreshing it stays there', async () => {
    const [last] = await typed('/mr list --page 9', ({ text }) => text.startsWith('11 open merge requests'))
    expect(words(last)).toContain('11–11 of 11 open')
    await sandbox.press('bob', last, 'mr.list:refresh')
    await sandbox.sees('bob', (message) => message.ts === last.ts && words(message).includes('for <@U0BOB>'))
    expect(actionIds(last)).toEqual([
      'overflow:menu',
      'mr.list:filter',
      'mr.list:refresh',
      'mr.list:previous',
    ])
  })

  test('rows say what can be done, as far as this server tells', async () => {
    const [list] = await typed('/mr list', ({ text }) => text.startsWith('11 open merge requests'))
    const shown = words(list)
    // A server as shipped looks for conflicts only when it is asked to merge.
    const isShipped = forgeKind === 'shipped'
    if (isShipped) expect(shown).toMatch(/Not checked for conflicts · \d+/)
    else {
      expect(shown).toMatch(isToday ? /Ready to merge · \d+/ : /No conflicts · \d+/)
      expect(shown).toMatch(/Blocked · \d+/)
      expect(shown).toMatch(/🔴 {2}!9 [^·]*· [^\n]* · conflicts/)
    }
    expect(shown).not.toContain('still being checked')
    expect(shown.includes('builds not shown')).toBe(!isToday)
    expect(/ · (?:build running|✗ build failed)/.test(shown)).toBe(isToday)
  })

  test('@me is whoever types it', async () => {
    const [answer] = await typed('/mr list --author @me', ({ text }) =>
      text.startsWith('3 of the 11 open merge requests in acme/web match: by ann'),
    )
    expect(words(answer)).toContain('by ann')
    expect(words(answer)).not.toMatch(/ · Bob/)
  })

  test('/mr commits', async () => {
    const [list, calls] = await typed('/mr commits !12', ({ text }) =>
      text.startsWith('3 commits in acme/web!12.'),
    )
    expect(list.ephemeral).toBe(false)
    expect(words(list)).toMatch(
      /[0-9a-f]{7} {2}?Describe the reports, Bob Baker, .*Show only what is inside.*Add a range of dates, Bob Baker/,
    )
    expect(JSON.stringify(list)).not.toContain('@acme.example')
    expect(calls.sort()).toEqual([ONE, `${ONE}/commits${PAGED}`].sort())
  })

  test('/mr changes', async () => {
    const [list, calls] = await typed('/mr files !16', ({ text }) =>
      text.startsWith('acme/web!16 changes 2 files'),
    )
    expect(words(list)).toContain('src/newsletter.css → src/footer.css\nRenamed, without a diff')
    expect(words(list)).toContain('src/newsletter.ts\nDeleted, +0 −3')
    expect(calls).toEqual(CHANGES)
  })

  test('/mr closes', async () => {
    const [list, calls] = await typed('/mr issues !7', ({ text }) =>
      text.startsWith('Merging acme/web!7 would close 2 issues. #'),
    )
    expect(words(list)).toMatch(/#3 .*, (open|closed), .*#5 /)
    // The document’s list does not tell which of the two are confidential.
    const alone = forgeKind === 'document' ? ['GET /issues/:id', 'GET /issues/:id'] : []
    const reads = calls.map((call) => call.replace(/issues\/\d+$/, 'issues/:id'))
    expect(reads.sort()).toEqual([ONE, `${ONE}/closes_issues?page=1&per_page=100`, ...alone].sort())
    const none = await sandbox.asks('ann', '/mr closes !12', ({ text }) =>
      text.includes('would close no issue'),
    )
    expect(words(none)).toContain('only when it goes to the project’s default branch')
    await sandbox.asks('ann', '/mr closes !4', ({ text }) => text.startsWith('acme/web!4 (merged) names '))
  })

  test('/mr versions, of one push, and two compared', async () => {
    await push('Name the columns', 'columns.txt')
    const [list, calls] = await typed('/mr versions !12', ({ text }) =>
      text.startsWith('2 versions of acme/web!12. 2: '),
    )
    expect(calls.sort()).toEqual([ONE, `${ONE}/versions${PAGED}`].sort())
    expect(actionIds(list)).toEqual(['mr.versions:show', 'mr.versions:compare', 'mr.versions:show'])

    const [first, firstCalls] = await typed('/mr versions !12 1', ({ text }) =>
      text.startsWith('Version 1 of 2 of acme/web!12: commit '),
    )
    expect(words(first)).toContain('3 commits')
    expect(words(first)).toContain('4 files, ')
    expect(firstCalls.sort()).toEqual([ONE, `${ONE}/versions${PAGED}`, `${ONE}/versions/:version`].sort())

    const [compared, comparedCalls] = await typed('/mr versions !12 1..2', ({ text }) =>
      text.startsWith('Versions 1 and 2 of acme/web!12. It moved from '),
    )
    expect(words(compared)).toMatch(/1 new commit .*Name the columns.*only in the later one: \+1 −0/s)
    expect(words(compared)).not.toContain('rewritten')
    expect(comparedCalls.filter((call) => call.endsWith(':version'))).toHaveLength(2)
  })

  test('--private keeps each of them to oneself', async () => {
    const before = new Set((await sandbox.messages('bob')).map(({ ts }) => ts))
    for (const verb of ['list --draft', 'commits !12', 'changes !12', 'closes !12', 'versions !12'])
      await sandbox.asks('ann', `/mr ${verb} --private`, ({ ephemeral }) => ephemeral)
    expect((await sandbox.messages('bob')).filter(({ ts }) => !before.has(ts))).toEqual([])
  })
})

/** A commit of bob’s on the source branch of !12. */
async function push(message: string, file: string, content = 'a\n'): Promise<string> {
  const work = await clone(sandbox.forgeUrl, 'acme/web', 'bob')
  await work.git('checkout', '--quiet', 'feature/report-range')
  await writeFile(join(work.folder, file), content)
  await work.git('add', '--all')
  await work.git('commit', '--quiet', '-m', message)
  await work.git('push', '--quiet')
  const head = await work.git('rev-parse', 'HEAD')
  await work.remove()
  return head
}

describe('the diff of one file is read in a modal', () => {
  const long = Array.from({ length: 300 }, (_, index) => `line ${index + 1} of a long file`)
  const modal = async (fits: (text: string) => boolean) => {
    const shown = await sandbox.modal('ann', (view) => fits(JSON.stringify(view.blocks)))
    return { id: shown.id, text: JSON.stringify(shown.view.blocks) }
  }
  const turn = (view_id: string, action_id: string) =>
    sandbox.call('/sandbox/press', { user: 'ann', view_id, action_id })

  test('typed with the end of its path', async () => {
    const calls = await asked(async () => {
      await sandbox.command('ann', '/mr diff !12 range.ts')
      const { text } = await modal((blocks) => blocks.includes('src/report/range.ts'))
      expect(text).toContain('export interface Range')
      expect(text).toContain('acme/web!12 at ')
    })
    expect(calls).toEqual(CHANGES)
  })

  test('page by page, every line once, and back again', async () => {
    await push('Write much', 'long.txt', long.join('\n'))
    const list = await sandbox.asks('ann', '/mr changes !12', ({ text }) => text.includes('5 files'))
    await sandbox.press('ann', list, 'mr.changes', { label: 'Diff of long.txt' })
    const pages: string[] = []
    let shown = await modal((text) => text.includes('page 1 of '))
    const [, last = '0'] = /page 1 of (\d+)/.exec(shown.text) ?? []
    for (let page = 1; ; page += 1) {
      pages.push(shown.text)
      if (page === Number(last)) break
      expect(await turn(shown.id, 'mr.changes:next')).toMatchObject({ ok: true })
      shown = await modal((text) => text.includes(`page ${page + 1} of ${last}`))
    }
    const lines = pages.join('').match(/line \d+ of a long file/g)
    expect(lines).toEqual(long)
    expect(Number(last)).toBeGreaterThan(2)
    await turn(shown.id, 'mr.changes:previous')
    await modal((text) => text.includes(`page ${Number(last) - 1} of ${last}`))
  })

  test('a push between two pages is told, and so is a file that is gone by then', async () => {
    await push('Write much', 'long.txt', long.join('\n'))
    await sandbox.command('ann', '/mr changes !12 long.txt')
    const first = await modal((text) => text.includes('page 1 of '))
    const head = await push('Write more', 'long.txt', `${long.join('\n')}\nmore`)
    await turn(first.id, 'mr.changes:next')
    const second = await modal((text) => text.includes('The head has moved from '))
    expect(second.text).toContain(`to ${head.slice(0, 7)} since you opened this`)
    const work = await clone(sandbox.forgeUrl, 'acme/web', 'bob')
    await work.git('checkout', '--quiet', 'feature/report-range')
    await work.git('reset', '--quiet', '--hard', 'HEAD~2')
    await work.git('push', '--quiet', '--force')
    await work.remove()
    await turn(second.id, 'mr.changes:next')
    await modal((text) => text.includes('acme/web!12 doesn’t change long.txt'))
  })

  test('a forge that is away while a page is turned is told there, with a button that goes on', async () => {
    await push('Write much', 'long.txt', long.join('\n'))
    await sandbox.command('ann', '/mr changes !12 long.txt')
    const first = await modal((text) => text.includes('page 1 of '))
    await sandbox.call('/sandbox/fault', {
      target: 'forge',
      match: isToday ? '/diffs' : '/changes',
      kind: 'status:400',
      times: 1,
    })
    await turn(first.id, 'mr.changes:next')
    const failed = await modal((text) => text.includes('I can’t show the changes'))
    await turn(failed.id, 'mr.changes')
    await modal((text) => text.includes('page 2 of '))
  })
})

test('from the card every reading is one press away, in one modal, and posts nothing', async () => {
  const card = await sandbox.asks('ann', '/mr view !7', ({ text }) => text.startsWith('!7 '))
  const before = await sandbox.messages('ann')
  expect(element(card, 'mr.changes')).toMatchObject({ accessibility_label: 'Review !7' })
  await sandbox.press('ann', card, 'mr.changes')
  const shown = (begins: string) =>
    sandbox.modal('ann', (view) => JSON.stringify(view.blocks).includes(`"text":"${begins}`))
  const { id, view } = await shown('acme/web!7 changes ')
  expect(JSON.stringify(view.title)).toContain('Review !7')
  for (const [action_id, label, begins] of [
    ['mr.commits', 'Commits !7', '2 commits in acme/web!7'],
    ['mr.versions', 'Pushes !7', '1 version of acme/web!7'],
    ['mr.closes', 'Issues it closes !7', 'Merging acme/web!7 would close 2 issues'],
    ['mr.changes', 'Changes !7', 'acme/web!7 changes '],
  ] as const) {
    const { view: from } = await sandbox.modal('ann')
    expect(JSON.stringify(from.blocks)).toContain(`"accessibility_label":"${label}"`)
    const pressed = { user: 'ann', view_id: id, action_id, block_id: 'review' }
    expect(await sandbox.call('/sandbox/press', pressed)).toMatchObject({ ok: true })
    expect((await shown(begins)).id).toBe(id)
  }
  expect(await sandbox.messages('ann')).toEqual(before)
  expect(await sandbox.messages('bob')).toHaveLength(before.length)
})

test.each([
  ['/mr commits !9999', /!9999 isn’t there, or you can’t see it/, 'Check its number and project'],
  ['/mr changes !9999 src/a.ts', /!9999 isn’t there, or you can’t see it/, 'Check its number and project'],
  ['/mr closes nonsense', /nonsense/, '!12'],
  ['/mr versions !9007199254740993', /9007199254740993/, '!12'],
  ['/mr commits !12 --page two', /"two" isn’t a number/, 'whole number'],
  ['/mr commits !12 --page 0', /page must be 1 or more/, '/mr help commits'],
  ['/mr commits !12 --page 9007199254740993', /9007199254740993/, 'whole number'],
  ['/mr versions !12 7', /acme\/web!12 has no version 7/, 'It has 1 version'],
  ['/mr versions !12 first', /version must be a number such as 2/, '/mr help versions'],
  ['/mr changes !12 nosuch.ts', /acme\/web!12 doesn’t change nosuch\.ts/, 'src/report/range.ts'],
  ['/mr list --stale tomorrow', /How long is “tomorrow”/, 'Try 5d'],
  ['/mr list --iid 11,x', /iid must be numbers such as 11,12/, '/mr help list'],
  ['/mr list --iid 9007199254740993', /iid must be numbers/, '/mr help list'],
  ['/mr list --search ""', /search must not be empty/, '/mr help list'],
  [`/mr list --search ${'x'.repeat(300)}`, /search must be 200 characters or less/, '/mr help list'],
])('%s is answered with what was wrong, and nothing is written', async (typed, problem, fix) => {
  const writes = await sandbox.writes(async () => {
    const answer = await sandbox.asks('ann', typed, ({ ephemeral }) => ephemeral)
    expect(answer.text).toMatch(problem)
    expect(`${answer.text} ${words(answer)}`).toContain(fix)
  })
  expect(writes).toEqual([])
})
