import { expect, test } from 'vitest'
import { readDueDate } from '../../src/commands/parse/due-date.ts'
import { readFreezeTime } from '../../src/commands/parse/freeze-time.ts'
import { freezeAddedReply } from '../../src/views/greenlight/freeze.ts'
import { doubtReply } from '../../src/views/milestone/due.ts'

/** Text with the words that begin a piece of advice. */
const LIKE_ADVICE = ['fri. Then', 'fri. Try it', '15 jan Try it', 'fri. Type it']
const TODAY = '2026-11-20'

test.each(LIKE_ADVICE)('what is wrong with “%s” as a time is told whole, and then what to type', (typed) => {
  const read = readFreezeTime(typed, null, Date.parse(TODAY), 'UTC')
  if (read.ok) throw new Error(typed)
  const reply = freezeAddedReply({ ...read, kind: 'unread', field: 'start' })
  expect(JSON.stringify(reply.message?.blocks)).toContain(`"I can’t read “${typed}” as a time."`)
  expect(reply.message?.text).toContain(`“${typed}” as a time. Try now, in 2 hours, fri 16:00 or 2026`)
})

test.each(LIKE_ADVICE)('what is wrong with “%s” as a date is told whole, and then what to type', (typed) => {
  const read = readDueDate(typed, TODAY)
  if (read.kind !== 'wrong') throw new Error(typed)
  const reply = doubtReply({ ...read, kind: 'no-date' }, 'milestone.edit', '%3', {}, TODAY)
  expect(JSON.stringify(reply.message?.blocks)).toContain(`"I can’t read “${typed}” as a date."`)
  expect(reply.message?.text).toContain(`“${typed}” as a date. Try fri, +2w or 15 jan.`)
})
