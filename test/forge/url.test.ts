import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { apiPath, forgePlace, withQuery } from '../../src/forge/url.ts'

test.each<[string, string, string?]>([
  ['https://git.example.com', 'https://git.example.com'],
  ['https://example.com/gitlab', 'https://example.com', '/gitlab'],
  ['https://example.com/dev/git.lab/', 'https://example.com', '/dev/git.lab'],
  ['https://git.example.com:8443/', 'https://git.example.com:8443'],
  ['http://127.0.0.1:3001', 'http://127.0.0.1:3001'],
  ['http://127.1:3001', 'http://127.0.0.1:3001'],
  ['http://localhost:3001', 'http://localhost:3001'],
  ['http://[::1]:3001', 'http://[::1]:3001'],
])('%s is an address that tokens may be sent to', (address, origin, root = '') => {
  expect(forgePlace(address)).toEqual({ origin, root })
})

test.each([
  'git.example.com',
  '',
  'http://git.example.com',
  'http://127.0.0.1.example.com',
  'http://localhost.example.com',
  'ftp://127.0.0.1',
  'file:///etc',
  'https://ann:secret@git.example.com',
  'https://git.example.com/sub/../other',
  'https://git.example.com/..',
  'https://git.example.com/./sub',
  'https://git.example.com/%2e%2e/sub',
  'https://git.example.com/sub%2fother',
  'https://git.example.com//sub',
  'https://git.example.com/sub//',
  'https://git.example.com\\sub',
  'https://git.example.com/sub;x',
  'https://git.example.com/?private_token=x',
  'https://git.example.com/#x',
])('%s is refused', (address) => {
  expect(() => forgePlace(address)).toThrow(RangeError)
})

test('a refusal does not repeat what may be a secret', () => {
  expect(() => forgePlace('https://ann:secret@git.example.com')).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('secret') }),
  )
})

property.prop([fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger())])(
  'only positive safe integers are ids in paths',
  (id) => {
    if (Number.isSafeInteger(id) && id > 0)
      expect(apiPath('projects', id, 'milestones')).toBe(`/projects/${id}/milestones`)
    else expect(() => apiPath('projects', id, 'milestones')).toThrow(RangeError)
  },
)

test('a query encodes its values and leaves out what is undefined', () => {
  expect(withQuery('/p', { state: undefined })).toBe('/p')
  expect(withQuery('/p')).toBe('/p')
  expect(withQuery('/p', { iid: [1, 2], state: 'a&b=c d', page: 2 })).toBe(
    '/p?iid%5B%5D=1&iid%5B%5D=2&state=a%26b%3Dc+d&page=2',
  )
})
