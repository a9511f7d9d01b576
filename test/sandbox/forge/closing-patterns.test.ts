import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { closedIids, closedNames } from '../../../src/sandbox/forge/merging/closed-issues.ts'

const web = { path: 'acme/web', address: 'http://127.0.0.1:3001/acme/web' }

describe('the issues that a text closes', () => {
  test.each([
    ['Closes #3', [3]],
    ['closes: #3', [3]],
    ['Fixed #1, #2 and #4', [1, 2, 4]],
    ['Resolves issue #5, and #6', [5, 6]],
    ['Closing issues #7', [7]],
    ['resolve acme/web#8', [8]],
    ['fix #9\n\nCloses #9 and fixes #10', [9, 10]],
    ['Closes #1 and closes #2', [1, 2]],
    ['See #3', []],
    ['Closes acme/api#3', []],
    ['disclose #3', []],
    ['Closes 3', []],
    ['Closes #3x', []],
    ['', []],
    ['Fixes http://127.0.0.1:3001/acme/web/issues/7 and #8', [7, 8]],
    ['Fixes http://127.0.0.1:3001/acme/web/-/issues/7 and #8', [7, 8]],
    ['Fixes http://127.0.0.1:3001/acme/api/-/issues/7', []],
    ['Fixes http://127.0.0.1:3001/acme/api/issues/7', []],
    ['Fixes http://elsewhere.example/acme/web/issues/7', []],
    ['FIXES #3', []],
  ])('%j: %j', (text, iids) => {
    expect(closedIids(text, web)).toEqual(iids)
  })

  property.prop([
    fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1 }),
    fc.constantFrom(', ', ' and ', ', and '),
  ])('are all of a list, each once, in order', (iids, joint) => {
    const text = `Closes ${iids.map((iid) => `#${iid}`).join(joint)}`
    expect(closedIids(text, web)).toEqual([...new Set(iids)])
  })

  property.prop([fc.string({ unit: 'binary' })])('any text gives numbers and no fault', (text) => {
    for (const iid of closedIids(text, web)) expect(Number.isSafeInteger(iid)).toBe(true)
  })
})

test.each([
  ['Fixes WEB-12', ['WEB-12']],
  ['Closes #3, WEB-12 and issue API_2-1', ['3', 'WEB-12', 'API_2-1']],
  ['Closes WEB-12\n\nFixes WEB-12', ['WEB-12']],
  ['Closes 12', []],
  ['See WEB-12', []],
])('in another tracker %j closes %j', (text, names) => {
  expect(closedNames(text)).toEqual(names)
})
