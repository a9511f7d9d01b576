import { expect, test } from 'vitest'
import { json, openRoom, startOddForge } from '../room.ts'

const ISSUE = { id: 824, iid: 24, title: 'Vouchers can be guessed', state: 'opened' }

/** What a person is shown of one issue whose list does not tell whether it is confidential; `alone`: asked by itself. */
async function shown(audience: 'others' | 'person', alone: [status: number, body: unknown]) {
  const { url, received } = await startOddForge((request, response) => {
    if (request.includes('/closes_issues')) json(response, 200, [ISSUE])
    else if (request.includes('/issues/')) json(response, ...alone)
    else return false
    return true
  })
  const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
  const listed = await mergeRequests.closes({ project: 42, mr: 12, audience })
  if (listed.kind !== 'closes') throw new Error(listed.kind)
  return { issues: listed.issues, asked: received.filter((request) => request.includes('/issues/')) }
}

test.each([
  ['is confidential', [200, { ...ISSUE, confidential: true }], [{ kind: 'hidden' }]],
  [
    'is not',
    [200, { ...ISSUE, confidential: false }],
    [{ kind: 'named', known: expect.objectContaining({ id: 824 }) }],
  ],
  ['is not told of', [200, ISSUE], [{ kind: 'untold' }]],
  ['is not there alone', [404, { error: '404 Not Found' }], [{ kind: 'untold' }]],
  ['cannot be read now', [403, { message: '403 Forbidden' }], [{ kind: 'untold' }]],
] as const)(
  'an issue that %s is named to others only when the forge says that they may know',
  async (_, [status, body], told) => {
    const { issues, asked } = await shown('others', [status, body])
    expect(issues).toEqual(told)
    expect(asked).toEqual(['GET /api/v3/projects/42/issues/824'])
  },
)

test('the person alone is told all, and the forge is not asked once more', async () => {
  const { issues, asked } = await shown('person', [500, {}])
  expect(issues).toMatchObject([{ kind: 'named', known: { iid: 24 } }])
  expect(asked).toEqual([])
})
