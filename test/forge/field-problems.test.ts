import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { fieldProblems } from '../../src/forge/field-problems.ts'

test.each([
  ['{"message":{"title":["has already been taken"]}}', { title: 'has already been taken' }],
  ['{"message":{"title":["is too long","is odd"],"base":[]}}', { title: 'is too long, is odd' }],
  [
    '{"message":"Failed to create milestone {:title=>[\\"has already been taken\\"]}"}',
    { title: 'has already been taken' },
  ],
  ['{"error":"title is missing, key is empty"}', { title: 'is missing', key: 'is empty' }],
  ['{"message":"404 Not found"}', {}],
  ['{"error":"invalid_grant"}', {}],
  ['{"message":["Another open merge request already exists"]}', {}],
  ['<html>', {}],
  [null, {}],
])('%s', (body, fields) => {
  expect(fieldProblems(body)).toEqual(fields)
})

test.prop([fc.oneof(fc.string(), fc.json())])(
  'of anything else nothing is made up, and nothing throws',
  (body) => {
    for (const words of Object.values(fieldProblems(body))) expect(words).not.toBe('')
  },
)
