import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { readForgeEvent } from '../../src/model/forge-event.ts'
import { body } from '../support/forge-events.ts'

test.each([
  ['a push is about the project', body.push(42), { project: 42, iid: null }],
  ['a merge request is about itself', body.mergeRequest(42, 12), { project: 42, iid: 12 }],
  ['an approval is one of its actions', body.mergeRequest(42, 12, 'approved'), { project: 42, iid: 12 }],
  ['a note is about its merge request', body.note(42, 12), { project: 42, iid: 12 }],
  ['a pipeline of a merge request is about that', body.pipeline(42, { iid: 12 }), { project: 42, iid: 12 }],
  ['a pipeline of a branch is about the project', body.pipeline(42, null), { project: 42, iid: null }],
  [
    'a pipeline in a fork is about the merge request where it would be merged',
    body.pipeline(7, { iid: 12, target_project_id: 42 }),
    { project: 42, iid: 12 },
  ],
  ['an issue is about the project', body.issue(42), { project: 42, iid: null }],
  [
    'a milestone is about its project',
    { object_kind: 'milestone', project: { id: 42 }, object_attributes: { iid: 3 }, action: 'close' },
    { project: 42, iid: null },
  ],
])('%s', (_, payload, event) => {
  expect(readForgeEvent(payload)).toEqual(event)
})

test.each([
  ['a note on an issue', body.issueNote(42)],
  ['a tag', { ...body.push(42), object_kind: 'tag_push' }],
  ['a kind that nobody has heard of', { object_kind: 'teapot', project: { id: 42 } }],
  ['a milestone of a group', { object_kind: 'milestone', project: null, group: { group_id: 1 } }],
  ['no kind', { project: { id: 42 } }],
  ['a project that is no number', body.mergeRequest(Number.NaN, 12)],
  ['an iid below one', body.mergeRequest(42, 0)],
  ['an iid that no database holds', body.mergeRequest(42, 2 ** 60)],
  ['a list', [body.push(42)]],
  ['a text', 'push'],
  ['nothing', null],
])('%s is nothing that is looked at', (_, payload) => {
  expect(readForgeEvent(payload)).toBeNull()
})

const payloads = [
  body.push(42),
  body.mergeRequest(42, 12),
  body.note(42, 12),
  body.issue(42),
  body.pipeline(42, null),
  body.pipeline(42, { iid: 12 }),
]

property.prop([fc.jsonValue(), fc.constantFrom<object>(...payloads)])(
  'whatever else an event says, it names a project and a merge request or nothing',
  (said, payload) => {
    for (const key of Object.keys(payload)) {
      const event = readForgeEvent({ ...payload, [key]: said })
      if (event === null) continue
      expect(Number.isSafeInteger(event.project) && event.project > 0).toBe(true)
      expect(event.iid === null || (Number.isSafeInteger(event.iid) && event.iid > 0)).toBe(true)
    }
  },
)
