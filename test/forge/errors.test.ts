import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { errorSentence, fieldProblems } from '../../src/forge/errors.ts'

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

test.each([
  [{ message: '401 Unauthorized' }, 'Unauthorized'],
  [{ message: '403 Forbidden - only owners' }, 'Forbidden - only owners'],
  [{ message: '404 Project Not Found' }, 'Project Not Found'],
  [{ message: '400 (Bad request) "token" not given' }, '"token" not given'],
  [
    { message: 'SHA does not match HEAD of source branch: abc' },
    'SHA does not match HEAD of source branch: abc',
  ],
  [{ message: { title: ["can't be blank", 'is too short'] } }, "Title can't be blank, title is too short"],
  [{ message: { target_branch: ['is gone'], base: ['No.'] } }, 'Target branch is gone, No'],
  [{ message: { milestone: { due_date: ['is invalid'] } } }, 'Milestone due date is invalid'],
  [{ message: ['Cannot Create: exists: ["Title"]'] }, 'Cannot Create: exists: ["Title"]'],
  [
    { message: { error: 'Requested too many times. Try again later.' } },
    'Requested too many times. Try again later',
  ],
  [
    { message: 'Failed to create milestone {:title=>["has already been taken"]}' },
    'Failed to create milestone: title has already been taken',
  ],
  [
    { message: 'Failed {"due_date"=>["is bad"], :title=>["a", "b"]}' },
    'Failed: due date is bad, title a, title b',
  ],
  [{ message: 'Failed to update milestone {:title=>[nil]}' }, 'Failed to update milestone'],
  [{ error: 'title is missing' }, 'Title is missing'],
  [{ error: ['You can not use same project/branch'] }, 'You can not use same project/branch'],
  [{ error: 'invalid_token', error_description: 'Token was revoked.' }, 'Token was revoked'],
  [{ error: '405 Not Allowed' }, 'Not Allowed'],
  [{ message: null, error: 'x is missing' }, 'X is missing'],
  ['just a string', 'Just a string'],
])('%j is read as one sentence', (body, sentence) => {
  expect(errorSentence(400, JSON.stringify(body))).toBe(sentence)
})

describe('bodies without words give the status in words', () => {
  test.each([
    ['', 'Forbidden'],
    ['  <html><body>private detail</body></html>', 'Forbidden'],
    ['{"message": "cut of', 'Forbidden'],
    ['{}', 'Forbidden'],
    ['null', 'Forbidden'],
    ['{"message":{}}', 'Forbidden'],
    ['{"message":"\\u0000\\n"}', 'Forbidden'],
    ['Retry later\n', 'Retry later'],
    ["NoMethodError: undefined method\n  /srv/app/lib/api.rb:12:in `merge'", 'Forbidden'],
    ['{"message":"undefined method, app/lib/api.rb:12:in `merge\'"}', 'Forbidden'],
    ['Traceback (most recent call last):\n  File "/srv/app.py", line 3', 'Forbidden'],
    ['Error: no\n    at merge (/srv/app/merge.js:3:5)', 'Forbidden'],
    ['{"message":"<html><h1>It broke</h1></html>"}', 'Forbidden'],
    ['Sorry. <h1>It broke</h1>', 'Forbidden'],
    ['{"message":"{\\"error\\":{\\"code\\":7}}"}', 'Forbidden'],
  ])('%j', (text, sentence) => expect(errorSentence(403, text)).toBe(sentence))

  test('also a status that has no name, and a body that could not be read', () => {
    expect(errorSentence(499, null)).toBe('Status 499')
    expect(errorSentence(404, null)).toBe('Not Found')
  })
})

test('lines, control characters and marks that turn text around become spaces', () => {
  expect(errorSentence(400, JSON.stringify({ message: 'a\r\n\tb\u202Ec\u0000d\u2028e' }))).toBe('A b c d e')
})

test('tokens in addresses are cut out', () => {
  const text = 'see https://git.example.com/?private_token=abc&x=1'
  expect(errorSentence(400, text)).toBe('See https://git.example.com/?private_token=[token]&x=1')
})

test('a token that a cut would halve is cut out whole', () => {
  const message = `no${' '.repeat(8_180)}token-of-ann`
  expect(errorSentence(400, message, 'token-of-ann')).not.toContain('token-of')
  expect(errorSentence(400, JSON.stringify({ message }), 'token-of-ann')).not.toContain('token-of')
})

test('a body of megabytes without an end is read in a moment', () => {
  for (const text of [
    '{:a=>'.repeat(200_000),
    '{:'.concat('a'.repeat(1_000_000)),
    ' '.repeat(2_000_000),
    '['.repeat(100_000),
  ]) {
    expect(errorSentence(400, JSON.stringify({ message: text })).length).toBeLessThanOrEqual(300)
    expect(errorSentence(400, text).length).toBeLessThanOrEqual(300)
  }
})

function expectOneSentence(sentence: string) {
  expect(sentence).not.toBe('')
  expect(sentence.length).toBeLessThanOrEqual(300)
  expect(sentence).not.toMatch(UNPRINTABLE)
  expect(sentence).toBe(sentence.trim())
}

property.prop([fc.integer({ min: 400, max: 599 }), fc.json({ stringUnit: 'binary' })])(
  'any JSON body gives one sentence',
  (status, body) => {
    expectOneSentence(errorSentence(status, body))
  },
)

property.prop([fc.jsonValue({ stringUnit: 'binary' }), fc.constantFrom('message', 'error')])(
  'any value under message or error gives one sentence',
  (value, name) => {
    expectOneSentence(errorSentence(422, JSON.stringify({ [name]: value })))
  },
)

property.prop([fc.string({ unit: 'binary' })])('any text gives one sentence', (text) => {
  expectOneSentence(errorSentence(500, text))
})

property.prop([fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w-]{12,20}$/), fc.string()])(
  'no sentence holds the token',
  (before, token, after) => {
    for (const body of [
      before + token + after,
      JSON.stringify({ message: { [token]: [before + token, token] } }),
    ]) {
      expect(errorSentence(400, body, token)).not.toContain(token)
    }
  },
)

test.each(['👍🏽', '🇩🇪', 'e\u0301', '🏳️'])(
  'a long sentence is cut between graphemes, and shows it: %s',
  (one) => {
    for (const before of ['', 'x', 'xy', 'xyz']) {
      const sentence = errorSentence(422, JSON.stringify({ message: `A${before}${one.repeat(200)}` }))
      expect(sentence.length).toBeLessThanOrEqual(300)
      expect(sentence).toMatch(new RegExp(`^A${before}(?:${one})+…$`))
    }
  },
)

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
])('the fields of %s', (body, fields) => {
  expect(fieldProblems(body)).toEqual(fields)
})

property.prop([fc.oneof(fc.string(), fc.json())])(
  'of anything else nothing is made up, and nothing throws',
  (body) => {
    for (const words of Object.values(fieldProblems(body))) expect(words).not.toBe('')
  },
)
