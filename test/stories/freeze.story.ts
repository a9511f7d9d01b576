import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  API,
  actionIds,
  forgeKind,
  type Message,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const FREEZE = '/greenlight freeze add --start 2020-01-01 --end 2099-12-31 --zone UTC --reason "Release week"'
const Requests = z.array(
  z.object({
    id: z.number(),
    iid: z.number(),
    title: z.string(),
    state: z.string(),
    sha: z.string(),
    labels: z.array(z.string()),
  }),
)

async function requestOf(iid: number) {
  const { body } = await sandbox.api('sandbox-root', `/projects/42/merge_requests?iid=${iid}&state=all`)
  const [found] = Requests.parse(body)
  if (!found) throw new Error(`There is no !${iid}`)
  return found
}

const holds = (sentence: string) => (message: Message) => message.text.includes(sentence)
const isCard =
  (iid: number, fits = '') =>
  (message: Message) =>
    message.bot && !message.ephemeral && message.text.startsWith(`!${iid} `) && message.text.includes(fits)
const isDraft = (iid: number) => (message: Message) =>
  message.bot && /^!\d+ (?:Draft|WIP): /.test(message.text) && isCard(iid)(message)
const isHeld = ({ ephemeral, text }: Message) =>
  ephemeral && text.includes('merges are frozen') && text.includes('Release week')

const freeze = () => sandbox.asks('ann', FREEZE, holds('Merge freeze'))

/** Turns on auto-merge for !11, whose build runs, and makes a draft of it: only that mark is in its way then. */
async function armedDraft(): Promise<string> {
  const { title, sha } = await requestOf(11)
  const question = await sandbox.asks(
    'ann',
    '/mr merge !11 --when-build-succeeds',
    (message) => message.ephemeral && actionIds(message).includes('mr.merge'),
  )
  await sandbox.press('ann', question, 'mr.merge')
  await sandbox.sees('ann', isCard(11, 'Auto-merge on'))
  await sandbox.command('ann', '/mr edit !11 --draft')
  await sandbox.sees('ann', isDraft(11))
  await sandbox.call('/sandbox/build', { project: 42, sha, status: 'success' })
  expect((await requestOf(11)).state).toBe('opened')
  return title
}

// Builds end here as on today’s servers.
describe.runIf(forgeKind === 'today')('during a freeze an armed merge request keeps what holds it', () => {
  test.each([
    ['/mr ready !11', 'Can’t mark !11 as ready'],
    ['/mr edit !11 --no-draft', 'Can’t edit !11'],
    ['/mr edit !11 --title "Choose a range"', 'Can’t edit !11'],
    ['/mr edit !11 --description "WEB-7" --labels urgent', 'Can’t edit !11'],
    ['/mr edit !11 --target release', 'Can’t edit !11'],
  ])('%s is not sent for a member, and says why', async (typed, why) => {
    await armedDraft()
    await freeze()
    const writes = await sandbox.writes(async () => {
      await sandbox.command('bob', typed)
      const told = await sandbox.sees('bob', isHeld)
      expect(told.text).toContain(why)
      expect(told.text).toContain('That could merge it.')
      expect(actionIds(told)).toEqual([])
    })
    expect(writes).toEqual([])
    expect((await requestOf(11)).state).toBe('opened')
  })

  test('the undo of an edit that made a draft of it is not sent, and that of its labels is', async () => {
    await armedDraft()
    await sandbox.command('bob', '/mr edit !11 --title "Draft: Another title"')
    const card = await sandbox.sees('bob', isCard(11, 'Another title'))
    await freeze()
    const writes = await sandbox.writes(async () => {
      await sandbox.press('bob', card, 'mr.edit:undo')
      expect((await sandbox.sees('bob', isHeld)).text).toContain('Can’t edit !11')
    })
    expect(writes).toEqual([])
    await sandbox.command('bob', '/mr edit !11 --labels urgent')
    await expect.poll(async () => (await requestOf(11)).labels).toContain('urgent')
    const relabelled = await sandbox.sees('bob', isCard(11, 'Another title'))
    const sent = await sandbox.writes(async () => {
      await sandbox.press('bob', relabelled, 'mr.edit:undo')
      await expect.poll(async () => (await requestOf(11)).labels).not.toContain('urgent')
    })
    expect(sent).toHaveLength(1)
  })

  test('whoever may override it gives a reason, and it merges', async () => {
    await armedDraft()
    await freeze()
    const told = await sandbox.asks('ann', '/mr edit !11 --no-draft', isHeld)
    await sandbox.press('ann', told, 'mr.edit')
    await sandbox.modal('ann')
    expect((await sandbox.submit('ann', { 'override-reason': 'Fixes the outage' })).ok).toBe(true)
    await expect.poll(async () => (await requestOf(11)).state).toBe('merged')
    const audit = await sandbox.asks('ann', '/greenlight audit --verb mr.edit', holds('/mr edit'))
    expect(audit.text).toContain('override: “Fixes the outage”')
  })

  test('what nobody has armed is changed as ever', async () => {
    await freeze()
    await sandbox.command('bob', '/mr edit !10 --title "Another title"')
    await expect.poll(async () => (await requestOf(10)).title).toBe('Another title')
  })
})

describe('a rule that changes between two merges of one triage holds back those that follow', () => {
  const Option = z.looseObject({ value: z.string() })
  const Form = z.looseObject({
    blocks: z.array(z.looseObject({ element: z.looseObject({ options: z.array(Option) }).optional() })),
  })

  test.each([
    ['a freeze', FREEZE, 'merges are frozen'],
    ['a policy', '/greenlight policy --deny mr.merge', 'doesn’t allow /mr merge'],
  ])('%s', async (_, change, why) => {
    const list = await sandbox.asks('ann', '/mr triage', holds('open merge request'))
    await sandbox.press('ann', list, 'mr.triage.merge')
    const { view } = await sandbox.modal('ann', ({ blocks }) => JSON.stringify(blocks).includes('checkboxes'))
    const rows = Form.parse(view)
      .blocks.flatMap(({ element }) => element?.options ?? [])
      .slice(0, 2)
    const [first = '', second = ''] = rows.map(({ value }) => value.split(':')[0])
    await sandbox.call('/sandbox/fault', {
      target: 'forge',
      match: `PUT ${API}/projects/42/merge_requests`,
      kind: 'slow:4000',
      times: 1,
    })
    const sent = await sandbox.writes(async () => {
      await sandbox.submit('ann', { 'picked.list': rows.map(({ value }) => value) })
      await expect
        .poll(async () =>
          (await sandbox.ledger()).some(({ method, path }) => method === 'PUT' && path.endsWith('/merge')),
        )
        .toBe(true)
      await sandbox.command('ann', change)
      await sandbox.sees('ann', ({ ephemeral, text }) => ephemeral && /^Merged \d+ of \d+/.test(text))
    })
    const { text } = await sandbox.sees('ann', holds('Merged 1 of 2, then stopped.'))
    expect(text).toContain(`!${first}: Merged`)
    expect(text).toContain(`!${second}: not merged.`)
    expect(text).toContain(why)
    expect(sent.filter(({ path }) => path.endsWith('/merge'))).toHaveLength(1)
  })
})

describe('what a channel denies is not done by another verb', () => {
  test('a title that makes a draft ready, or the reverse, where that is denied; another title is taken', async () => {
    const mark = forgeKind === 'today' ? 'Draft' : 'WIP'
    await sandbox.command('ann', '/mr edit !11 --draft')
    await sandbox.sees('ann', isDraft(11))
    await sandbox.asks(
      'ann',
      '/greenlight policy --deny "mr.ready mr.draft mr.merge"',
      holds('rules changed'),
    )
    const writes = await sandbox.writes(async () => {
      for (const [typed, denied] of [
        ['/mr edit !11 --title "No longer one"', '/mr ready'],
        ['/mr edit !11 --no-draft', '/mr ready'],
        [`/mr edit !10 --title "${mark}: Now one"`, '/mr draft'],
        ['/mr edit !10 --draft', '/mr draft'],
        ['/mr triage merge', '/mr merge'],
      ] as const)
        await sandbox.asks('bob', typed, holds(`doesn’t allow ${denied}`))
    })
    expect(writes).toEqual([])
    await sandbox.command('bob', '/mr edit !10 --title "Another title"')
    await expect.poll(async () => (await requestOf(10)).title).toBe('Another title')
    await sandbox.command('bob', `/mr edit !11 --title "${mark}: Another title"`)
    await expect.poll(async () => (await requestOf(11)).title).toMatch(/^(?:Draft|WIP): Another title$/)
  })
})

describe('a freeze by its form', () => {
  const opened = async () => {
    await sandbox.command('ann', '/greenlight freeze add')
    return JSON.stringify(
      (await sandbox.modal('ann', (view) => JSON.stringify(view).includes('picked.span'))).view,
    )
  }

  test('has presets, pickers and the zone of the profile, and two hours from now by itself', async () => {
    const form = await opened()
    for (const part of ['Now, for two hours', 'Now, until Monday 8:00', 'datepicker', 'timepicker'])
      expect(form).toContain(part)
    expect(form).toContain('"Freeze for two hours"')
    expect(form).toMatch(/"initial_value":"[A-Z]\w+\/\w+"/)
    await sandbox.submit('ann', { reason: 'Release' })
    await sandbox.sees('ann', holds('Merge freeze'))
    expect((await sandbox.asks('bob', '/mr merge !12', holds('merges are frozen'))).text).toContain('Release')
  })

  test('until Monday, and at picked times in the zone that is shown', async () => {
    await opened()
    await sandbox.submit('ann', { 'picked.span': 'monday', reason: 'Weekend' })
    expect((await sandbox.sees('ann', holds('Weekend'))).text).toMatch(/ to \d+ \w+ \d{4} 8:00 \(/)
    await opened()
    const times = {
      'picked.span': 'times',
      'picked.startDay': '2027-03-28',
      'picked.startTime': '01:30',
      'picked.endDay': '2027-03-29',
      zone: 'Europe/Berlin',
      reason: 'Clocks change',
    }
    const missing = await sandbox.submit('ann', { ...times, 'picked.startDay': '' })
    expect(missing.errors['picked.startDay']).toBe('Pick the day.')
    const both = await sandbox.submit('ann', { ...times, 'picked.span': 'hours' })
    expect(both.errors['picked.span']).toContain('You picked days too')
    const turned = await sandbox.submit('ann', { ...times, 'picked.endDay': '2027-03-27' })
    expect(turned.errors['picked.span']).toBe('It ends before it starts. Pick a later end.')
    await sandbox.submit('ann', times)
    expect((await sandbox.sees('ann', holds('Clocks change'))).text).toContain(
      '28 Mar 2027 1:30 to 29 Mar 2027 24:00 (Europe/Berlin)',
    )
  })

  test('that lacks only its reason asks for that', async () => {
    await sandbox.command('ann', '/greenlight freeze add --start now --end "in 3 hours"')
    await sandbox.modal('ann', (view) => JSON.stringify(view).includes('in 3 hours'))
    await sandbox.submit('ann', { reason: 'Outage' })
    await sandbox.sees('ann', holds('Outage'))
  })
})

describe('what a freeze holds is told to be ready nowhere', () => {
  const NOT_READY = /(?:Ready to merge|No conflicts|Not checked for conflicts)(?: · \d|: !)/
  const isList = ({ text }: Message) => text.includes('open merge request')
  const isQueue = ({ ephemeral, text }: Message) => ephemeral && / for you\. /.test(text)
  const isFrozen = /Merges are frozen · \d[\s\S]*!14 [^!]*frozen until/

  const Messages = z.object({
    messages: z.array(z.looseObject({ ts: z.string(), unfurls: z.array(z.unknown()).optional() })),
  })
  const options = (view: unknown) =>
    JSON.stringify(view)
      .match(/"value":"\d+:[0-9a-f]{40}"/g)
      ?.map((value) => Number(/\d+/.exec(value)?.[0])) ?? []

  test('the list: in its own group, with the time; `ready` finds it only for who may override', async () => {
    await freeze()
    const list = await sandbox.asks('bob', '/mr list', isList)
    expect(words(list)).toMatch(isFrozen)
    expect(list.text).toMatch(/Merges are frozen: [^.]*!14 [^;]*\(frozen until 1 Jan 2100/)
    for (const said of [words(list), list.text]) expect(said).not.toMatch(NOT_READY)
    const none = await sandbox.asks('bob', '/mr list ready', holds('with --ready'))
    expect(none.text).toMatch(/Merges are frozen until 1 Jan 2100[^.]*Release week/)
    expect(words(none)).toMatch(/Merges are frozen until [^.]*Release week/)
    expect(words(none)).not.toMatch(/!\d+ /)
    const mayOverride = await sandbox.asks('ann', '/mr list ready', holds('!14 '))
    expect(words(mayOverride)).toMatch(isFrozen)
    const others = await sandbox.asks('bob', '/mr list not ready', holds('not ready to merge'))
    expect(words(others)).toMatch(/!14 [^!]*frozen until/)
  })

  test('the queue and Home: it waits, and has no Merge', async () => {
    const before = await sandbox.asks('ann', '/mr', isQueue)
    await freeze()
    const queue = await sandbox.asks('ann', '/mr', (message) => isQueue(message) && message.ts !== before.ts)
    for (const said of [words(queue), queue.text]) {
      expect(said).not.toMatch(/(?:Ready to merge|No conflicts)(?: · \d|: !)/)
      expect(said).not.toMatch(/Needs you(?:(?!Waiting|Open|Assigned)[\s\S])*!14/)
      expect(said).toMatch(/!14 [^!]*frozen until/)
    }
    await sandbox.call('/sandbox/home', { user: 'ann' })
    const home = async () => JSON.stringify((await sandbox.views('ann')).home)
    await expect.poll(home).toMatch(/frozen until/)
    expect(await home()).not.toContain('Merge !14')
  })

  test('triage: said to everybody, with rows only for who may override', async () => {
    await freeze()
    const bobs = await sandbox.asks('bob', '/mr triage', isList)
    expect(words(bobs)).toMatch(isFrozen)
    expect(words(bobs)).not.toMatch(NOT_READY)
    expect(actionIds(bobs)).not.toContain('mr.triage.merge')
    await sandbox.asks('bob', '/mr triage merge', isHeld)
    const anns = await sandbox.asks('ann', '/mr triage', isList)
    expect(words(anns)).toMatch(isFrozen)
    await sandbox.press('ann', anns, 'mr.triage.merge')
    await sandbox.press('ann', await sandbox.sees('ann', isHeld), 'mr.triage.merge')
    await sandbox.modal('ann')
    await sandbox.submit('ann', { 'override-reason': 'Fixes the outage' })
    const { view } = await sandbox.modal('ann', (each) => JSON.stringify(each).includes('checkboxes'))
    expect(options(view)).toContain(14)
    expect(JSON.stringify(view)).toMatch(/Merges are frozen until .{0,200}2100/)
    const [row] = /14:[0-9a-f]{40}/.exec(JSON.stringify(view)) ?? []
    await sandbox.submit('ann', { 'picked.list': [row ?? ''] })
    await sandbox.sees('ann', holds('Merged 1 of 1.'))
    expect((await requestOf(14)).state).toBe('merged')
  })

  test('milestone, its details and both digests count it as frozen', async () => {
    await sandbox.asks('ann', '/milestone create "Frozen one"', holds('Frozen one'))
    await sandbox.asks('ann', '/mr edit !14 --milestone "Frozen one"', isCard(14))
    await freeze()
    const milestone = await sandbox.asks('bob', '/milestone view "Frozen one"', ({ text }) =>
      text.startsWith('Frozen one'),
    )
    expect(words(milestone)).toContain('1 merge request: 1 frozen')
    expect(milestone.text).toContain('1 merge request: 1 frozen')
    await sandbox.command('bob', '/milestone details "Frozen one" requests')
    const { view } = await sandbox.modal('bob', (each) => JSON.stringify(each).includes('Merge requests'))
    expect(JSON.stringify(view)).toMatch(/!14 [^!]*frozen until/)
    expect(JSON.stringify(view)).not.toMatch(/ready to merge|no conflicts/)
    const isDigest = (start: string) => (message: Message) =>
      message.ephemeral && message.text.includes(start)
    const milestones = await sandbox.asks('bob', '/milestone digest preview', isDigest('Milestones of'))
    expect(words(milestones)).toMatch(/Merges are frozen until [^:]*: [^.]*!14/)
    expect(milestones.text).toContain('1 merge request: 1 frozen')
    expect(milestones.text).not.toMatch(/Ready to merge|No conflicts|\d ready/)
    const requests = await sandbox.asks('bob', '/mr digest preview', isDigest('Merge requests of'))
    expect(words(requests)).toMatch(/Merges are frozen until [^:]* · \d: [\s\S]*!14/)
    expect(requests.text).not.toMatch(/Ready to merge|No conflicts/)
  })

  test('a link to it, a thread and a private view say it', async () => {
    await freeze()
    const text = `Look at ${sandbox.forgeUrl}/acme/web/merge_requests/14`
    const { ts } = await sandbox.call('/sandbox/say', { user: 'ann', channel: 'web', text })
    const unfurled = async () => {
      const answer = await fetch(`${sandbox.url}/sandbox/messages?channel=web&user=ann`)
      const { messages } = Messages.parse(await answer.json())
      return JSON.stringify(messages.find((message) => message.ts === ts)?.unfurls ?? [])
    }
    await expect.poll(unfurled).toContain('!14 Translate the cart')
    expect(await unfurled()).toMatch(/Can’t be merged yet: Merges are frozen until/)
    const card = await sandbox.asks('bob', '/mr view !14', isCard(14))
    expect(words(card)).toMatch(/Merges are frozen until/)
    expect(card.text).not.toContain('Ready to merge')
  })

  test('a freeze of another project, and one that is over, hold nothing', async () => {
    await sandbox.command('ann', '/greenlight default api', 'random')
    await sandbox.asks('ann', FREEZE, holds('Merge freeze'), 'random')
    await sandbox.asks(
      'ann',
      '/greenlight freeze add --start 2020-01-01 --end 2099-12-31 --zone UTC --reason "Web"',
      holds('Merge freeze'),
    )
    await sandbox.command('ann', '/greenlight freeze remove 1')
    await sandbox.sees('ann', ({ text }) => /freeze.*(?:removed|ended|over)/i.test(text))
    const list = await sandbox.asks('bob', '/mr list', isList)
    expect(words(list)).toMatch(/(?:Ready to merge|No conflicts|Not checked for conflicts) · \d/)
    expect(words(list)).not.toContain('frozen')
  })
})
