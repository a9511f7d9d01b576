import { afterAll, describe, expect, test } from 'vitest'
import type { FailureClass } from '../../../src/views/reply.ts'
import { type Asking, atForge, type Told } from './asking.ts'
import { fivePartsOf } from './five-parts.ts'
import { type HeldForge, startHeldForge } from './held-forge.ts'
import { RAW, REFUSALS, RIDDLES, type Row } from './oddities.ts'
import { READS, WRITES } from './verbs.ts'

/** What an answer of ours says came of a write. */
type Said = 'done' | 'not done' | 'do not know'

// Verbs that have no way to look afterwards, or that look first and say how it stands.
const DOUBT = /^I do not know|^acme\/web!12 still waits for its build/
const UNTOUCHED = /^(?:Nothing (?:more )?was |It is still there|It is as it was|It is merged when)/
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
  return DOUBT.test(fivePartsOf(reply).what) ? 'do not know' : 'not done'
}

/** What every answer of ours must be, whatever it says; gives the class of its reason, if it tells a trouble. */
function expectSound({ reply, notes, reference }: Told, verb: string): FailureClass | undefined {
  expect(JSON.stringify(reply)).not.toMatch(RAW_BODY)
  if (!reply.failure) return undefined
  const parts = fivePartsOf(reply)
  for (const part of [parts.what, parts.why, parts.now, parts.next]) expect(part).toMatch(/^\S.{5,}\S$/)
  for (const part of [parts.what, parts.why, parts.now]) expect(part).toMatch(/\.$/)
  expect(parts.reference).toBe(reference)
  const { text = '', to } = reply.message ?? {}
  expect(to).toBe('person')
  expect(text).toMatch(new RegExp(` Reference ${reference}$`))
  const { reason, status } = reply.failure
  const outcome = expect.stringMatching(/^[a-z-]+$/)
  const [note, ...more] = notes
  expect(note).toEqual({ reference, verb, outcome, reason, ...(status === undefined ? {} : { status }) })
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
  test.each(WRITES)('$verb says what is true, in five parts', async (use) => {
    const forge = await startHeldForge()
    const personFor = await peopleAt(forge)
    for (const row of REFUSALS) {
      const told = await write(forge, personFor(row), row, use)
      expect(`${row.name}: ${saidOf(told)}`).toBe(`${row.name}: not done`)
      expect(fivePartsOf(told.reply).now).toMatch(UNTOUCHED)
      if (row.says) expect(told.reply.message?.text).toMatch(row.says)
    }
    for (const row of RIDDLES) {
      const untouched = await write(forge, personFor(row), row, use)
      const isSo = row.name === '304' && /subscribe|todo/.test(use.verb)
      expect(`${row.name}: ${saidOf(untouched)}`).toBe(`${row.name}: ${isSo ? 'done' : 'do not know'}`)
      if (!isSo) expect(fivePartsOf(untouched.reply).now).not.toMatch(/^Nothing/)
      const touched = await write(forge, personFor(row), { ...row, carriesOut: true }, use)
      // Only the answer tells of a todo: the API has no call that reads them.
      const seen = use.verb === 'mr.todo' && !isSo ? 'do not know' : 'done'
      expect(`${row.name}, and done: ${saidOf(touched)}`).toBe(`${row.name}, and done: ${seen}`)
    }
  })
})

test.concurrent('whatever the forge answers, a read says why nothing is shown, in five parts, and claims no change', async () => {
  const forge = await startHeldForge()
  const personFor = await peopleAt(forge)
  for (const row of [...REFUSALS, ...RIDDLES]) {
    forge.begin({ ...row, reads: true })
    const reads = READS.map(async ({ verb, input }) => {
      const told = await personFor(row).press(verb, input)
      // These servers answer so for an integration that was never set.
      if (row.name === '404' && verb.startsWith('integration.')) return
      enter(row.name, expectSound(told, verb) ?? 'shown')
      const { now } = fivePartsOf(told.reply)
      expect(`${verb}, ${row.name}: ${now}`).toBe(
        `${verb}, ${row.name}: This was only a look; it changes nothing.`,
      )
    })
    await Promise.all(reads)
  }
  expect(forge.writes).toEqual([])
})

test('a forge that is down is told with the time since when, and that nothing was changed', async () => {
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
  for (const [verb, input, now] of [
    ['mr.merge', { mr: 12, sha: 'a'.repeat(40) }, 'Nothing was merged.'],
    ['milestone.close', { milestone: 3 }, 'Nothing was changed.'],
    ['mr.view', { mr: 12 }, 'This was only a look; it changes nothing.'],
  ] as const) {
    const told = await person.press(verb, input)
    expect(expectSound(told, verb)).toBe('down')
    expect(fivePartsOf(told.reply)).toMatchObject({
      why: 'The forge has been down since (a date), so it was not asked.',
      now,
    })
    expect(told.reply.message?.text).toMatch(/down since \d{4}-\d\d-\d\d \d\d:\d\d UTC, so it was not asked/)
  }
  expect(forge.writes).toEqual([])
})
