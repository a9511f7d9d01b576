import { describe, expect, it } from 'vitest'
import { greenlightAudit } from '../../../src/commands/greenlight/audit.ts'
import { parseCommand } from '../../../src/interactions/parse-command.ts'
import type { AuditEntry, AuditRow } from '../../../src/model/audit.ts'
import type { Role } from '../../../src/model/directory.ts'
import { checkMessageBlocks } from '../../../src/sandbox/slack/block-kit/check.ts'
import type { Message } from '../../../src/views/reply.ts'
import { openRoom } from '../../services/room.ts'
import { allOf } from '../../support/all-of.ts'
import { execute } from '../../support/execute.ts'

const FORGE = 'https://git.example.com'
const NOW = new Date('2026-11-20T12:00:00Z')

const merged: AuditEntry = {
  team: 'T1',
  channel: 'C1',
  user: 'UANN',
  verb: 'mr.merge',
  project: 42,
  target: '!12',
  sha: '1a2b3c4d'.repeat(5),
  outcome: 'merged',
  reference: 'k7mq2xpe',
  overrideReason: null,
  via: 'button',
}

/** A workspace in which this was done, and a person who asks its audit. */
async function workspace(entries: readonly Partial<AuditEntry>[]) {
  const room = await openRoom('http://127.0.0.1:9')
  await room.store.projects.learnPath('T1', 42, 'acme/web')
  await room.store.channels.bind('T1', 'C1', 42, 'UANN')
  for (const entry of entries) await room.store.audit.append({ ...merged, ...entry })
  const asks = async (
    typed: string,
    { user = 'UANN', channel = 'C1', role }: { user?: string; channel?: string; role?: Role } = {},
  ) => {
    const reading = parseCommand('greenlight', `audit ${typed}`, FORGE)
    if (reading.kind !== 'given') throw new Error(JSON.stringify(reading))
    const { raw, projects } = reading.given
    const [project] = [...projects.values()].map((ref) => (ref.kind === 'id' ? ref.id : 42))
    const services = await room.contextOf(user, channel)
    const executed = await execute(
      greenlightAudit,
      { ...raw, ...(project === undefined ? {} : { project }) },
      services,
      { user, now: NOW, ...(role ? { role } : {}) },
      { confirmed: false },
    )
    if (executed.kind === 'invalid') return { problem: executed.problem, text: '', blocks: '' }
    if (executed.kind !== 'reply' || !executed.reply.message) throw new Error(JSON.stringify(executed))
    const { message } = executed.reply
    return { problem: null, text: message.text, blocks: JSON.stringify(message.blocks), message }
  }
  const rows = async (): Promise<AuditRow[]> =>
    allOf(room.store.audit.each({ team: 'T1', scope: 'all', filter: {} }))
  return { ...room, asks, rows }
}

const references = (text: string) => text.match(/ref[a-z0-9]{5}/g) ?? []
const buttonInputs = (message: Message | undefined) =>
  (message?.blocks ?? []).flatMap((block) =>
    block.type === 'actions'
      ? block.elements.map((element) => JSON.parse('value' in element ? String(element.value) : '{}'))
      : [],
  )

describe('what was done', () => {
  it('is told to the person alone: when, who, what, with which head, where, how, and its reference', async () => {
    const { asks } = await workspace([{}])
    const { text, blocks, message } = await asks('')
    expect(message).toMatchObject({ to: 'person', pages: true })
    expect(text).toContain('1 action by you.')
    expect(text).toContain('UANN /mr merge !12 in acme/web at 1a2b3c4: merged in C1, by button, k7mq2xpe.')
    expect(blocks).toContain('{"type":"user","user_id":"UANN"}')
    expect(blocks).toContain('{"type":"channel","channel_id":"C1"}')
  })

  it('comes newest first, twenty a page, and its buttons lead to the pages beside', async () => {
    const { asks } = await workspace(
      Array.from({ length: 45 }, (_, at) => ({ reference: `ref${String(at).padStart(5, '0')}` })),
    )
    const first = await asks('--verb "mr merge"')
    expect(first.text).toContain('45 matching actions by you.')
    expect(first.text).toContain('Filter: /mr merge.')
    expect(first.blocks).toContain('Newest first, page 1 of 3')
    expect(references(first.text)).toEqual(Array.from({ length: 20 }, (_, at) => `ref000${44 - at}`))
    expect(buttonInputs(first.message)).toEqual([{ command: 'mr.merge', page: 2, isPagination: true }])
    const second = await asks('--verb mr.merge --page 2')
    expect(buttonInputs(second.message)).toMatchObject([{ page: 1 }, { page: 3 }])
    const beyond = await asks('--page 99')
    expect(beyond.blocks).toContain('page 3 of 3')
    expect(references(beyond.text).at(-1)).toBe('ref00000')
  })

  it('fits a message also where everything is as long as it can be', async () => {
    const longest = 'x'.repeat(60)
    const { asks, store } = await workspace(
      Array.from({ length: 60 }, () => ({
        channel: 'C0123456789A',
        user: 'U0123456789AB',
        verb: 'greenlight.project.remove',
        target: '!999999999999999',
        outcome: `denied:${longest}`,
        overrideReason: '"<!channel>\\'.repeat(25),
      })),
    )
    await store.projects.learnPath('T1', 42, `${'long-'.repeat(20)}/${'name-'.repeat(20)}`)
    const filter = `--user U0123456789AB --channel C0123456789A --verb greenlight.project.remove --since 2000-01-01 --until 2100-01-01`
    const all = `${filter} --mr !999999999999999 --outcome denied --page`
    for (const typed of ['', `${all} 2`, `${all} 3 --export`]) {
      const { message } = await asks(typed, { role: 'admin' })
      expect(checkMessageBlocks(message?.blocks), typed).toBeUndefined()
    }
  })

  it('shows the reason of an override as text that does nothing', async () => {
    const { asks } = await workspace([{ overrideReason: '<!channel> <@UBOB> *hot*fix\u202e' }])
    const { text, blocks } = await asks('')
    expect(text).toContain('override: “&lt;!channel&gt; &lt;@UBOB&gt; *hot*fix”')
    expect(blocks).not.toContain('mrkdwn')
    expect(blocks).not.toContain('\u202e')
  })

  it('is said not to be there, with what was asked for', async () => {
    const { asks } = await workspace([])
    expect((await asks('')).text).toContain('No actions by you yet.')
    const none = await asks('--user <@UBOB|bob> --mr !7 --outcome denied --export', { role: 'admin' })
    expect(none.text).toContain('No matching actions in this workspace.')
    expect(none.text).toContain('Filter: by UBOB; !7 in acme/web; denied.')
    expect(none.blocks).not.toContain('/audit/')
  })
})

describe('whose acts are seen', () => {
  const acts = [
    { user: 'UANN', channel: 'C1', reference: 'refann01' },
    { user: 'UBOB', channel: 'C1', reference: 'refbob01' },
    { user: 'UBOB', channel: 'C2', reference: 'refbob02' },
    { user: 'UANN', channel: 'C2', reference: 'refann02' },
  ]

  it.each([
    [undefined, 'by you', ['refann02', 'refann01']],
    ['member', 'by you', ['refann02', 'refann01']],
    ['guest', 'by you', ['refann02', 'refann01']],
    ['unknown', 'by you', ['refann02', 'refann01']],
    ['manager', 'in this channel', ['refbob01', 'refann01']],
    ['admin', 'in this workspace', ['refann02', 'refbob02', 'refbob01', 'refann01']],
  ] as const)('by a person whose role is %s: those %s', async (role, whose, seen) => {
    const { asks } = await workspace(acts)
    const { text } = await asks('', role ? { role } : {})
    expect(text).toContain(`actions ${whose}.`)
    expect(references(text)).toEqual(seen)
  })

  it('no filter and no file widens it', async () => {
    const { asks, store } = await workspace(acts)
    for (const typed of ['--user UBOB', '--channel C2 --user UBOB', '--reference refbob01'])
      expect((await asks(typed)).text).toContain('No matching actions by you')
    const { blocks } = await asks('--export')
    const [, nonce = ''] = /\/audit\/([\w-]+)/.exec(blocks) ?? []
    const file = await store.auditExports.take(nonce)
    expect(file?.question.scope).toEqual({ user: 'UANN' })
  })

  it('nothing of another workspace is there for anybody', async () => {
    const { asks } = await workspace([{ team: 'T2', reference: 'refother' }])
    expect((await asks('', { role: 'admin' })).text).toContain('No actions in this workspace')
  })
})

describe('a filter', () => {
  const acts = [
    { reference: 'ref00001' },
    { reference: 'ref00002', user: 'UBOB', outcome: 'may-not' },
    { reference: 'ref00003', channel: 'C2', verb: 'mr.cancel', target: '!1', via: 'slash' as const },
    { reference: 'ref00004', project: 43 },
    {
      reference: 'ref00005',
      verb: 'greenlight.project.add',
      project: null,
      target: '',
      outcome: 'denied:role',
    },
  ]

  it.each([
    ['--user <@UBOB|bob>', ['ref00002']],
    ['--user <@UBOB>', ['ref00002']],
    ['--user UBOB', ['ref00002']],
    ['--user @me --outcome merged', ['ref00004', 'ref00003', 'ref00001']],
    ['--user UBOBS', []],
    ['--verb "mr cancel"', ['ref00003']],
    ['--verb mr.cancel', ['ref00003']],
    ['--verb "/mr cancel"', ['ref00003']],
    ['--verb "greenlight project add"', ['ref00005']],
    ['--mr !12', ['ref00002', 'ref00001']],
    ['--mr 43!12', ['ref00004']],
    ['--mr !12 --project 43', ['ref00004']],
    ['--project 42', ['ref00003', 'ref00002', 'ref00001']],
    ['--outcome denied', ['ref00005']],
    ['--outcome denied:role', ['ref00005']],
    ['--outcome denied:rol', []],
    ['--reference ref00004', ['ref00004']],
    ['--channel <#C2|general>', ['ref00003']],
    ['--channel C2', ['ref00003']],
    ['--user UANN --verb "mr merge" --project 42', ['ref00001']],
  ])('%s finds %j', async (typed, found) => {
    const { asks } = await workspace(acts)
    const { text, problem } = await asks(typed, { role: 'admin' })
    expect(problem).toBeNull()
    expect(references(text.replace(/Filter: [^.]*\./, ''))).toEqual(found)
  })

  it.each([
    ['--user bob', 'must be someone you pick'],
    ['--user "UBOB OR 1=1"', 'must be someone you pick'],
    ['--verb merge', 'must be a command like'],
    ['--outcome "%"', 'must be an outcome code like'],
    ['--channel general', 'must be a channel you pick'],
    ['--since soon', 'isn’t a time I can read'],
    ['--until 3/4', 'isn’t a time I can read'],
    ['--page 0', 'must be 1 or more'],
  ])('%s is refused: it %s', async (typed, problem) => {
    const { asks } = await workspace([])
    expect((await asks(typed)).problem).toContain(problem)
  })

  it('of a time is kept by the buttons as the moment that it was when it was typed', async () => {
    const { asks } = await workspace(Array.from({ length: 21 }, () => ({})))
    const { text, message } = await asks('--since "1 jan 2020" --until 2100-01-01')
    expect(text).toContain('since 1 Jan 2020; before 2 Jan 2100')
    expect(text).toContain('21 matching actions')
    const [input] = buttonInputs(message)
    expect(input).toMatchObject({ since: '2020-01-01T00:00:00.000Z', until: '2100-01-02T00:00:00.000Z' })
    const again = await asks(`--since ${input.since} --until ${input.until}`)
    expect(again.text).toContain('since 1 Jan 2020; before 2 Jan 2100')
    expect((await asks('--until 2020-01-01')).text).toContain('No matching actions by you')
  })
})

describe('an export', () => {
  it('is the same rows in the same order as the list, one line of JSON each, with every field', async () => {
    const { asks, rows } = await workspace([{}, { outcome: 'may-not', via: 'form' }, { target: '%3' }])
    const { message, text, blocks } = await asks('--export')
    const preformatted = message?.blocks.find(
      (block) => block.type === 'rich_text' && block.elements[0]?.type === 'rich_text_preformatted',
    )
    const lines = String(JSON.stringify(preformatted).match(/"text":"(.*?)(?<!\\)"/)?.[1] ?? '')
    const parsed = JSON.parse(`"${lines}"`)
      .split('\n')
      .map((line: string) => JSON.parse(line))
    const stored = (await rows()).map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
    expect(parsed).toEqual(stored)
    expect(text).toContain('The download works once, for 10 minutes.')
    expect(blocks).toMatch(/"url":"https:\/\/greenlight\.example\.com\/audit\/[\w-]{22}"/)
    expect(blocks).toContain('Download 3 lines')
  })

  it('says of how many lines it shows the newest', async () => {
    const { asks } = await workspace(Array.from({ length: 50 }, () => ({})))
    const { text } = await asks('--export')
    expect(text).toMatch(/The newest \d+ lines of 50\. The file has all of them\./)
  })
})
