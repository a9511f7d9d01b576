import { afterAll, describe, expect, test } from 'vitest'
import type { FailureClass } from '../../../src/views/reply.ts'
import { escaped } from '../../../src/views/text.ts'
import { type Asking, atForge, type Told } from './asking.ts'
import { type HeldForge, startHeldForge } from './held-forge.ts'
import { RAW, REFUSALS, RIDDLES, type Row } from './oddities.ts'
import { partsOf } from './parts.ts'
import { READS, WRITES } from './verbs.ts'

/** What an answer of ours says came of a write. */
type Said = 'done' | 'not done' | 'do not know'

// A doubt is told in the headline, and nowhere else.
const DOUBT = /^I can['’]t tell /
const UNSURE = /I (?:can['’]t tell|do not know)|may or may not|not certain/
const CERTAIN = /\bNothing\b|\bwasn['’]t\b|as it was/
// Of a server’s insides, of a web page, of an object: none of it is for people.
const RAW_BODY = new RegExp(`${RAW}|</?[a-z]|NoMethod|\\.rb:|\\\\"message\\\\"`)

/** Row by row, what was said: the count of verbs by what they say, and by the class of the reason. */
const table = new Map<string, Map<string, number>>()

function enter(row: string, what: string): void {
  const counts = table.get(row) ?? new Map<string, number>()
  table.set(row, counts.set(what, (counts.get(what) ?? 0) + 1))
}

afterAll(() => {
  const lines = [...table].map(
    ([row, counts]) =>
      `${row.padEnd(40)} ${[...counts].map(([what, count]) => `${what} ${count}`).join(', ')}`,
  )
  process.stdout.write(
    `\nanswer of the forge                      what ${WRITES.length} writes and ${READS.length} reads say\n`,
  )
  process.stdout.write(`${lines.join('\n')}\n`)
})

function saidOf({ reply }: Told): Said {
  if (!reply.failure) return 'done'
  return DOUBT.test(partsOf(reply).headline) ? 'do not know' : 'not done'
}

/** What every answer of ours must be, whatever it says; gives the class of its reason, if it tells a trouble. */
function expectSound({ reply, notes, reference }: Told, verb: string): FailureClass | undefined {
  expect(JSON.stringify(reply)).not.toMatch(RAW_BODY)
  if (!reply.failure) return undefined
  const parts = partsOf(reply)
  const { reason, status } = reply.failure
  for (const part of [parts.headline, ...parts.help]) expect(part).toMatch(/^\S.{5,}\S$/)
  for (const part of [parts.headline, ...parts.help.slice(0, -1)]) expect(part).toMatch(/\.$/)
  // What is so already needs no way out.
  if (reason !== 'state') expect(parts.help.length + parts.buttons).toBeGreaterThan(0)
  const isFault = ['down', 'no-answer', 'bad-answer', 'restart', 'fault'].includes(reason)
  expect(parts.reference).toBe(isFault ? reference : '')
  const { text = '', to } = reply.message ?? {}
  expect(to).toBe('person')
  expect(text.startsWith(escaped(parts.headline)), text).toBe(true)
  expect(/ Reference (\w+)$/.exec(text)?.[1]).toBe(isFault ? reference : undefined)
  const outcome = expect.stringMatching(/^[a-z-]+$/)
  const [note, ...more] = notes
  expect(note).toEqual({
    reference,
    verb,
    outcome,
    reason,
    ms: expect.any(Number),
    ...(status === undefined ? {} : { status }),
  })
  expect(more).toEqual([])
  return reason
}

/** So often a request may be sent: once, unless it is certain that it did not run. */
function mostCalls({ name }: Row, verb: string): number {
  if (name.startsWith('429')) return 3
  return verb === 'mr.cancel' && name === '405 of a proxy' ? 2 : 1
}

/** Deadline of calls that go unanswered, in ms; those around them are answered in less on a busy machine. */
const HANGING_CALL_MS = 1_500

/** The person who asks for a row: one who gives up early where calls go unanswered. */
async function peopleAt({ url }: HeldForge): Promise<(row: Row) => Asking> {
  const [patient, impatient] = [await atForge(url), await atForge(url, { callMs: HANGING_CALL_MS })]
  return ({ hangs }) => (hangs ? impatient : patient)
}

async function write(
  forge: HeldForge,
  person: Asking,
  row: Row,
  use: (typeof WRITES)[number],
): Promise<Told> {
  forge.begin(row, use.mr, use.milestone)
  const told = await person.press(use.verb, use.input)
  const reason = expectSound(told, use.verb)
  expect(forge.writes.length).toBeGreaterThanOrEqual(1)
  expect(forge.writes.length).toBeLessThanOrEqual(mostCalls(row, use.verb))
  const truth = row.meaning === 'no' ? '' : row.carriesOut ? ', and done' : ', and not done'
  enter(row.name + truth, reason ?? saidOf(told))
  return told
}

describe.concurrent('whatever the forge answers, a write', () => {
  test.each(WRITES)('$verb says what is true, and the way out', async (use) => {
    const forge = await startHeldForge()
    const personFor = await peopleAt(forge)
    for (const row of REFUSALS) {
      const told = await write(forge, personFor(row), row, use)
      expect(`${row.name}: ${saidOf(told)}`).toBe(`${row.name}: not done`)
      expect(told.reply.message?.text).not.toMatch(UNSURE)
      if (row.says) expect(told.reply.message?.text).toMatch(row.says)
    }
    for (const row of RIDDLES) {
      const untouched = await write(forge, personFor(row), row, use)
      const isSo = row.name === '304' && /subscribe|todo/.test(use.verb)
      expect(`${row.name}: ${saidOf(untouched)}`).toBe(`${row.name}: ${isSo ? 'done' : 'do not know'}`)
      if (!isSo) expect(untouched.reply.message?.text).not.toMatch(CERTAIN)
      const touched = await write(forge, personFor(row), { ...row, carriesOut: true }, use)
      // Only the answer tells of a todo: the API has no call that reads them.
      const seen = use.verb === 'mr.todo' && !isSo ? 'do not know' : 'done'
      expect(`${row.name}, and done: ${saidOf(touched)}`).toBe(`${row.name}, and done: ${seen}`)
    }
  })
})

test.concurrent('whatever the forge answers, a read says why nothing is shown, and leaves no doubt', async () => {
  const forge = await startHeldForge()
  const personFor = await peopleAt(forge)
  for (const row of [...REFUSALS, ...RIDDLES]) {
    forge.begin({ ...row, reads: true })
    const reads = READS.map(async ({ verb, input }) => {
      const told = await personFor(row).press(verb, input)
      // These servers answer so for an integration that was never set.
      if (row.name === '404' && verb.startsWith('integration.')) return
      enter(row.name, expectSound(told, verb) ?? 'shown')
      expect(`${verb}, ${row.name}: ${saidOf(told)}`).toBe(`${verb}, ${row.name}: not done`)
      expect(told.reply.message?.text).not.toMatch(UNSURE)
    })
    await Promise.all(reads)
  }
  expect(forge.writes).toEqual([])
})

test('a forge that is down is told with the time since when, and is not asked', async () => {
  const forge = await startHeldForge()
  const person = await atForge(forge.url, { breaker: { failures: 3 } })
  const down: Row = {
    name: 'down',
    meaning: 'no',
    reads: true,
    answer: (response) => void response.writeHead(503).end(),
  }
  forge.begin(down)
  for (let count = 0; count < 3; count += 1) await person.press('mr.view', { mr: 12 })
  for (const [verb, input] of [
    ['mr.merge', { mr: 12, sha: 'a'.repeat(40) }],
    ['milestone.close', { milestone: 3 }],
    ['mr.view', { mr: 12 }],
  ] as const) {
    const told = await person.press(verb, input)
    expect(expectSound(told, verb)).toBe('down')
    expect(saidOf(told)).toBe('not done')
    expect(partsOf(told.reply).help[0]).toMatch(/ has been down since \(a date\), so /)
    expect(told.reply.message?.text).toMatch(/ has been down since <!date\^\d+\^[^|>]+\|[^>]+>, so /)
  }
  expect(forge.writes).toEqual([])
})
