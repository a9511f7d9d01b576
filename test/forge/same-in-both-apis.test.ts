import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { z } from 'zod'
import { dialects } from '../support/scripted-forge.ts'
import { mergeRequestBody } from './servers.ts'

// A record as the API document has it, and the same record as today’s servers tell it, read to the same model.

type Fields = Readonly<Record<string, unknown>>

const { v3, v4 } = dialects
const user = fc.record({ id: fc.integer({ min: 1, max: 99 }), username: fc.constantFrom('ann', 'bob') })
const flag = fc.constantFrom(true, false, null)

/** What both versions call by the same name. */
const shared = fc.record({
  title: fc.string(),
  description: fc.option(fc.string()),
  state: fc.constantFrom('opened', 'reopened', 'closed', 'merged', 'locked'),
  merge_status: fc.constantFrom('unchecked', 'can_be_merged', 'cannot_be_merged', 'checking'),
  sha: fc.option(fc.stringMatching(/^[0-9a-f]{40}$/)),
  labels: fc.array(fc.string(), { maxLength: 3 }),
  author: fc.option(user),
  merge_commit_sha: fc.option(fc.string()),
  should_remove_source_branch: flag,
  user_notes_count: fc.option(fc.nat()),
})

/** What they call differently. */
const renamed = fc.record({ draft: flag, waits: flag, assignee: fc.option(user) })

const pair = fc
  .tuple(fc.integer({ min: 1 }), shared, renamed)
  .map(([id, same, { draft, waits, assignee }]) => {
    const body = mergeRequestBody(id, same)
    const old = { ...body, work_in_progress: draft, merge_when_build_succeeds: waits, assignee }
    const today = {
      ...body,
      draft,
      // Kept by those servers under its old name as well.
      work_in_progress: draft,
      merge_when_pipeline_succeeds: waits,
      assignee,
      assignees: assignee === null ? [] : [assignee],
    }
    return { old, today, assignee }
  })

/** Reads and drops what only today’s servers tell. */
function readWithout(schema: z.ZodType<object>, body: unknown, ...names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(schema.parse(body)).filter(([name]) => !names.includes(name)))
}

describe('a merge request', () => {
  test.prop([pair])('is the same of either version', ({ old, today }) => {
    const records = [v3.mergeRequests.record, v4.mergeRequests.record] as const
    expect(readWithout(records[1], today, 'assignees')).toEqual(readWithout(records[0], old, 'assignees'))
  })

  test.prop([pair])('has its only assignee where a server tells the list alone', ({ today, assignee }) => {
    const { assignee: _, ...listed } = today
    expect(v4.mergeRequests.record.parse(listed).assignee?.id ?? null).toBe(assignee?.id ?? null)
  })

  test.prop([fc.jsonValue()])('of today is read or refused, whatever it is, as the document’s is', (body) => {
    expect(v4.mergeRequests.record.safeParse(body).success).toBe(
      v3.mergeRequests.record.safeParse(body).success,
    )
  })
})

test.prop([flag, fc.boolean(), fc.dictionary(fc.string(), fc.string())])(
  'an integration is the same of either version',
  (builds, active, properties) => {
    const body = { id: 5, active, properties, push_events: true }
    const [before, after] = [
      readWithout(v3.integrations.record, { ...body, build_events: builds }),
      readWithout(v4.integrations.record, { ...body, job_events: builds }, 'job_events'),
    ]
    expect(after).toEqual(before)
  },
)

test('what today’s servers tell besides is kept under their names', () => {
  const told = {
    detailed_merge_status: 'not_approved',
    has_conflicts: true,
    reviewers: [{ id: 3, username: 'cy' }],
    merge_user: { id: 2, username: 'bob' },
    merged_at: '2026-11-20T12:00:00Z',
    closed_at: '2026-11-20T12:00:00Z',
  }
  expect(v4.mergeRequests.record.parse(mergeRequestBody(7, told))).toMatchObject(told)
  const older = { merged_by: { id: 2, username: 'bob' } }
  expect(v4.mergeRequests.record.parse(mergeRequestBody(7, older)).merge_user).toMatchObject({
    username: 'bob',
  })
})
