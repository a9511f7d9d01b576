import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { labelsFrom } from '../../../src/services/mr/resolve-references.ts'

test.each([
  ['bug, feature', ['bug', 'feature']],
  ['bug,bug', ['bug']],
  ['none', []],
  ['+new', ['old', 'bug', 'new']],
  ['-bug', ['old']],
  ['+new, -old', ['bug', 'new']],
  ['-missing,+bug', ['old', 'bug']],
])('“%s” of old and bug', (typed, labels) => {
  expect(labelsFrom(typed, ['old', 'bug'])).toEqual(labels)
})

test('a present “+1” that a form showed is a label, and a change where nothing was shown', () => {
  expect(labelsFrom('+1, +2', ['+1'], true)).toEqual(['+1', '+2'])
  expect(labelsFrom('+2', ['+1'], true)).toEqual(['+1', '2'])
  expect(labelsFrom('+1', ['+1'])).toEqual(['+1', '1'])
})

const label = fc.stringMatching(/^[a-z][a-z ]{0,8}[a-z]$/).filter((name) => name !== 'none')

test.prop([fc.uniqueArray(label), fc.uniqueArray(label, { minLength: 1 })])(
  'what was added is there, and taking it away again leaves the others',
  (present, added) => {
    const more = labelsFrom(added.map((name) => `+${name}`).join(','), present)
    for (const name of [...present, ...added]) expect(more).toContain(name)
    const less = labelsFrom(added.map((name) => `-${name}`).join(','), more)
    expect(less).toEqual(present.filter((name) => !added.includes(name)))
  },
)
