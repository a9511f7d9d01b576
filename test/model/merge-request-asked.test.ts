import { expect, test } from 'vitest'
import {
  fullName,
  isFinished,
  isOpen,
  MERGE_REQUESTS_ON_A_PAGE,
  MergeRequest,
  projectPath,
} from '../../src/model/merge-request.ts'

const aMergeRequest = (fields: Record<string, unknown> = {}) =>
  MergeRequest.parse({
    id: 1012,
    iid: 12,
    project_id: 42,
    title: 'Dates',
    state: 'opened',
    target_branch: 'main',
    source_branch: 'dates',
    web_url: 'https://git.example.com/acme/web/merge_requests/12',
    ...fields,
  })

test.each([
  ['opened', true, false],
  ['reopened', true, false],
  ['locked', false, false],
  ['merged', false, true],
  ['closed', false, true],
  ['something new', false, false],
])('in the state %s', (state, open, finished) => {
  expect(isOpen(aMergeRequest({ state }))).toBe(open)
  expect(isFinished(aMergeRequest({ state }))).toBe(finished)
})

test.each([
  ['https://git.example.com/acme/web/merge_requests/12', 'acme/web'],
  ['https://git.example.com/group/sub/web/-/merge_requests/12', 'group/sub/web'],
  ['https://git.example.com/', null],
  ['not an address', null],
  [null, null],
])('the project of %s is %s', (url, path) => {
  expect(projectPath({ web_url: url })).toBe(path)
})

test('its full name is the project and the number, with what is known', () => {
  expect(fullName(aMergeRequest())).toBe('acme/web!12')
  expect(fullName(aMergeRequest({ web_url: null }))).toContain('!12')
  expect(fullName(aMergeRequest({ web_url: null }))).toContain('42')
})

test('a page is one that the API can serve', () => {
  expect(MERGE_REQUESTS_ON_A_PAGE).toBeGreaterThan(0)
  expect(MERGE_REQUESTS_ON_A_PAGE).toBeLessThanOrEqual(100)
})
