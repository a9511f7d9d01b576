import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { actionIds, forgeKind, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  await sandbox.stop()
})

const isPrivate = ({ ephemeral }: { ephemeral: boolean }) => ephemeral

describe('a qualifier that a command does not know', () => {
  test.each([
    '/mr merge !14 --rebase',
    '/mr merge !12 --match-head-commit 1a2b3c4',
    '/mr merge !12 but only when bob agrees',
    '/mr close !12 --delete-branch',
    '/mr create --source feature/empty --title Empty --fill',
    '/milestone create Sprint 77 --start-date 2027-01-01',
    '/milestone close %3 tomorrow',
  ])('%s sends nothing, and says what it takes', async (typed) => {
    let text = ''
    const writes = await sandbox.writes(async () => {
      text = (await sandbox.asks('ann', typed, isPrivate)).text
    })
    expect(writes).toEqual([])
    expect(text).toMatch(/It takes --/)
    expect(text).not.toMatch(/leave/i)
  })

  test('the form opens with what was understood', async () => {
    const refused = await sandbox.asks('ann', '/mr edit !12 --title "A new title" --shiny', isPrivate)
    await sandbox.press('ann', refused, 'form')
    const { view } = await sandbox.modal('ann')
    expect(JSON.stringify(view)).toMatch(/"initial_value":"!12"/)
    expect(JSON.stringify(view)).toMatch(/"initial_value":"A new title"/)
  })
})

test('a mistyped verb is offered as a button, which does as if it was typed', async () => {
  const refused = await sandbox.asks('ann', '/mr unsubsrcibe !12', isPrivate)
  expect(refused.text).toContain('Did you mean /mr unsubscribe !12?')
  await sandbox.press('ann', refused, 'typed:/mr unsubscribe !12')
  const isSent = async () =>
    (await sandbox.ledger()).some(({ path }) => path.endsWith('unsubscribe') || path.endsWith('subscription'))
  await eventually(isSent, () => 'nobody subscribed')
})

test('several merge requests lead to the verb for several', async () => {
  const isOffer = ({ text }: { text: string }) => text.includes('/mr triage merge takes several')
  expect(await sandbox.asks('ann', '/mr merge !11 !12', isOffer)).toMatchObject({ ephemeral: true })
})

test.each([
  ['/mr unmerge 12', /can’t take back a merge/],
  ['/mr reject 12', /can’t reject a merge request\. Close it/],
  ['/mr 12 decline', /can’t reject a merge request\. Close it/],
  ['/mr how do I merge 12?', /\/mr merge &lt;mr&gt;/],
  ['/mr milestone 3', /Did you mean \/milestone 3\?/],
  ['/greenlight approve 12', /Did you mean \/mr approve 12\?/],
  ['/milestone help freeze', /\/greenlight freeze add/],
  ['/greenlight help digest', /\/mr digest on.*\/milestone digest on/],
  ['/mr help milestone', /\/milestone|Milestones/],
  ['/milestone help digest', /\/milestone digest on/],
  ['/greenlight freeze', /\/greenlight freeze add/],
])('%s says the way', async (typed, expected) => {
  const writes = await sandbox.writes(async () => {
    await sandbox.asks('ann', typed, ({ ephemeral, text }) => ephemeral && expected.test(text))
  })
  expect(writes).toEqual([])
})

test.each([
  'mr 12',
  'merge request 12',
  'web/12',
  'web:12',
  'acme/web:12',
  'pull request #12',
  'mr12',
  'branch 12',
])('/mr %s shows it, and changes nothing', async (typed) => {
  const writes = await sandbox.writes(() =>
    sandbox.asks('ann', `/mr ${typed}`, ({ text }) => /!12/.test(text) && !/don’t know/.test(text)),
  )
  expect(writes).toEqual([])
})

test('what is rejected is closed by a press only, and what is asked about is done by one', async () => {
  const rejected = await sandbox.asks('ann', '/mr reject 13', isPrivate)
  expect(actionIds(rejected)).toContain('typed:/mr close 13')
  const asked = await sandbox.asks('ann', '/mr how do I subscribe to 12', isPrivate)
  const writes = await sandbox.writes(async () => {
    await sandbox.press('ann', asked, 'typed:/mr subscribe to 12')
    await eventually(
      async () => (await sandbox.ledger()).some(({ path }) => /subscri/.test(path)),
      () => 'nobody subscribed',
    )
  })
  expect(writes.map(({ path }) => path)).toEqual([expect.stringMatching(/subscri/)])
})

test('a watch is filtered in the words of a search', async () => {
  const watching = await sandbox.asks('ann', '/greenlight watch author:me label:bug', ({ text }) =>
    /ann/.test(text),
  )
  expect(watching.text).toMatch(/bug/)
  await sandbox.asks('ann', '/greenlight unwatch')
})

test('a date that ends an unquoted title is asked about', async () => {
  let asked: Message | undefined
  const writes = await sandbox.writes(async () => {
    asked = await sandbox.asks('ann', '/milestone create Release 5 by 15 jan', isPrivate)
  })
  expect(writes).toEqual([])
  expect(`${asked?.text} ${asked && words(asked)}`).toMatch(/15 Jan|January/)
})

test('a label is added by its own word', async () => {
  const writes = await sandbox.writes(async () => {
    await sandbox.asks('ann', '/mr label 12 zebra', ({ text }) => text.includes('!12'))
  })
  const body = JSON.stringify(writes.map((call) => call.body))
  expect(body).toContain('zebra')
})

describe('people', () => {
  test.each([
    ['/mr list --author nosuch', /I don’t know “nosuch”/],
    ['/mr list by nosuch', /I don’t know “nosuch”/],
    ['/greenlight watch --author nosuch', /I don’t know “nosuch”/],
    ['/greenlight watch --not-author bob,nosuch', /I don’t know “nosuch”/],
    ['/mr edit !12 --assignee nosuch', /I don’t know “nosuch”/],
  ])('%s names the one whom nobody knows, with the nearest', async (typed, expected) => {
    const writes = await sandbox.writes(() =>
      sandbox.asks(
        'ann',
        typed,
        ({ ephemeral, text }) => ephemeral && expected.test(text) && /bob/.test(text),
      ),
    )
    expect(writes).toEqual([])
  })

  test('me is @me', async () => {
    await sandbox.asks('ann', '/mr list --author me', ({ text }) => /by ann/i.test(text))
    const writes = await sandbox.writes(() =>
      sandbox.asks('ann', '/mr edit !12 --assignee me', ({ text }) => /changed|already/.test(text)),
    )
    expect(writes.filter(({ status }) => status >= 400)).toEqual([])
  })

  test('who is to merge it is given and taken away in any order of words', async () => {
    const assigneeAfter = async (typed: string) => {
      await sandbox.asks('ann', typed, ({ text }) => /assignee/.test(text))
      const { body } = await sandbox.api('sandbox-ann', '/projects/42/merge_requests?iid=13')
      const [mr] = body as { assignee: { username: string } | null }[]
      return mr?.assignee?.username ?? null
    }
    expect(await assigneeAfter('/mr assign 13 to bob')).toBe('bob')
    expect(await assigneeAfter('/mr unassign bob from 13')).toBeNull()
    expect(await assigneeAfter('/mr assign me to 13 please')).toBe('ann')
    expect(await assigneeAfter('/mr 13 unassign me')).toBeNull()
    expect(await assigneeAfter('/mr assign bob 13')).toBe('bob')
    expect(await assigneeAfter('/mr unassign 13 bob')).toBeNull()
  })

  test('of the own messages some are turned off in any order of words', async () => {
    const states = async (typed: string) =>
      (await sandbox.asks('bob', typed, ({ text }) => text.includes('Comments: '))).text
    expect(await states('/greenlight notify no comments')).toContain('Comments: off')
    expect(await states('/greenlight notify comments on')).toContain('Comments: on')
    expect(await states('/greenlight notify off comments')).toContain('Comments: off')
    await sandbox.command('bob', '/greenlight notify no merges')
    const { view } = await sandbox.modal('bob')
    expect(JSON.stringify(view.blocks)).toContain('I don’t write to you about that.')
    expect(await states('/greenlight notify hours')).toContain('Comments: off')
  })

  test.runIf(forgeKind === 'today')('several are read however they are divided', async () => {
    const ids = async (typed: string) => {
      const writes = await sandbox.writes(() =>
        sandbox.asks('ann', typed, ({ text }) => /changed|already|as you wanted/.test(text)),
      )
      const [body] = writes.map((call) => call.body)
      return (body as { reviewer_ids?: number[] } | undefined)?.reviewer_ids?.length
    }
    expect(await ids('/mr edit !12 --reviewer bob')).toBe(1)
    expect(await ids('/mr review !12 bob and cy')).toBe(2)
    expect(await ids('/mr edit !12 --reviewer bob')).toBe(1)
    expect(await ids('/mr review !12 bob cy')).toBe(2)
    const isFault = ({ text }: { text: string }) => text.includes('I don’t know “nosuch”')
    expect(await sandbox.writes(() => sandbox.asks('ann', '/mr review !12 bob nosuch', isFault))).toEqual([])
    const isGroup = ({ text }: { text: string }) => text.includes('is a group')
    expect(await sandbox.writes(() => sandbox.asks('ann', '/mr review !12 @here', isGroup))).toEqual([])
  })

  test.runIf(forgeKind === 'today')('/mr review 12 alone opens its form', async () => {
    await sandbox.command('ann', '/mr review 12')
    await sandbox.modal('ann', (view) => JSON.stringify(view).includes('Ask for review'))
  })
})

test('a search that finds nothing is answered privately', async () => {
  const isNone = ({ text }: { text: string }) => text.includes('“zzzz”')
  expect(await sandbox.asks('ann', '/mr search zzzz', isNone)).toMatchObject({ ephemeral: true })
})

test('labels that replace others name those that are gone', async () => {
  await sandbox.asks('ann', '/mr edit 12 --label aaa,bbb', ({ text }) => text.includes('!12'))
  const isTold = ({ text, blocks }: { text: string; blocks: readonly unknown[] }) =>
    `${text} ${JSON.stringify(blocks)}`.includes('Removed: aaa')
  await sandbox.asks('ann', '/mr edit 12 --label bbb', isTold)
})

describe('a list’s words ready and failed', () => {
  const isAnswered = ({ text }: { text: string }) => / match| matches|request in /.test(text)
  const numbers = (text: string) => [...text.matchAll(/!(\d+) /g)].map(([, iid]) => Number(iid))

  test('what is ready is what the list groups as ready, however it is asked for', async () => {
    const all = await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('open merge requests'))
    const [, ready = ''] =
      /(?:Ready to merge|No conflicts|Not checked for conflicts): (.*?)\. (?:[A-Z][a-z ]+: |$)/.exec(
        all.text,
      ) ?? []
    expect(numbers(ready).length).toBeGreaterThan(0)
    for (const typed of ['/mr list ready', '/mr search ready', '/mr list --ready', '/mr list is:ready']) {
      const found = await sandbox.asks('ann', typed, ({ text }) => /match(es)?: ready/.test(text))
      expect(numbers(found.text), typed).toEqual(expect.arrayContaining(numbers(ready)))
      expect(found.text, typed).not.toMatch(/(?:Waiting|Blocked|Drafts): /)
    }
    const others = await sandbox.asks('ann', '/mr list not ready', ({ text }) =>
      /match(es)?: not ready/.test(text),
    )
    expect(others.text).not.toMatch(/(?:Ready to merge|No conflicts|Not checked for conflicts): /)
  })

  test.runIf(forgeKind === 'today')('what failed is what has a failed build', async () => {
    const { body } = await sandbox.api('sandbox-ann', '/projects/42/merge_requests?iid=10')
    const [{ sha }] = body as [{ sha: string }]
    await sandbox.call('/sandbox/build', { project: 42, sha, status: 'failed' })
    for (const typed of ['/mr list failed', '/mr search failed', '/mr list --failed']) {
      const found = await sandbox.asks('ann', typed, ({ text }) => /match(es)?: build failed/.test(text))
      expect(numbers(found.text), typed).toContain(10)
      expect(found.text).not.toMatch(/Ready to merge: /)
    }
    const ready = await sandbox.asks('ann', '/mr list ready', ({ text }) => /match(es)?: ready/.test(text))
    expect(numbers(ready.text)).not.toContain(10)
  })

  test.runIf(forgeKind !== 'today')(
    'a server that shows no builds doesn’t take failed as a filter',
    async () => {
      const answers = (words: string) => (message: { text: string }) => message.text.includes(words)
      await sandbox.asks('ann', '/mr list --failed', answers('doesn’t offer /mr list --failed'))
      await sandbox.asks('ann', '/mr list failed', answers('match “failed”'))
    },
  )

  test.each([
    ['/mr list label:zzz', '--label zzz'],
    ['/mr list ready label:zzz', '--label zzz'],
    ['/mr list by bob -label:zzz milestone none --branch nowhere', '--branch nowhere'],
    ['/mr list --search zzzz', '--search zzzz'],
    ['/mr list ready --iid 7777', '--iid 7777'],
  ])('%s names what excluded all of them, and lists them without it', async (typed, flag) => {
    const isNone = ({ ephemeral, text }: { ephemeral: boolean; text: string }) =>
      ephemeral && text.includes(`Nothing matches with ${flag}.`)
    const none = await sandbox.asks('ann', typed, isNone)
    expect(words(none)).toContain(`Nothing matches with ${flag}.`)
    await sandbox.press('ann', none, 'mr.list:without1')
    await sandbox.sees(
      'ann',
      ({ ts, ephemeral, text }) =>
        ts !== none.ts && isAnswered({ text }) && numbers(text).length > 0 && (ephemeral || true),
    )
  })
})
