import { expect, test } from 'vitest'
import { Approvals } from '../../src/model/merge-request.ts'
import { parseCardState, serializeCardState } from '../../src/model/merge-request-state.ts'
import { MergeRules, TrainCar } from '../../src/model/merge-rules.ts'
import { Commit } from '../../src/model/version.ts'
import { mergeRequestCard } from '../../src/views/mr/card.ts'
import { aMergeRequest, HEAD } from '../support/recorded-services.ts'

const at = new Date('2026-11-20T12:00:00Z')
const files = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ path: path(index), added: index, removed: 1 }))

test.each([
  ['few files', files(2, (index) => `src/search-${index}.ts`)],
  ['many files of short names', files(200, (index) => String(index % 10))],
  ['no files', []],
  ['files that the forge did not tell', null],
])('a card that was kept with %s is the card that it was', (_, changed) => {
  const commits = [Commit.parse({ id: HEAD, title: 'Ask the cache first', author_name: 'Ann' })]
  const view = { mr: aMergeRequest({ description: null }), commits, files: changed }
  const kept = parseCardState(serializeCardState({ view, at }))
  expect(mergeRequestCard(kept.view, { now: kept.at })).toEqual({
    ...mergeRequestCard(view, { now: at }),
    shows: expect.anything(),
  })
  expect(parseCardState(serializeCardState(kept))).toStrictEqual(kept)
})

test('a card that was kept with everything that it can show is the same when it is kept again', () => {
  const mr = aMergeRequest({ description: 'Long', labels: ['ui'], user: { can_merge: true } })
  const commits = [Commit.parse({ id: HEAD, title: 'Ask the cache first', message: 'Longer' })]
  const view = {
    mr,
    commits,
    files: [...files(40, String), { path: 'a.bin', added: 3, removed: 3, uncounted: true as const }],
    approvals: Approvals.parse({
      approved: true,
      approved_by: [],
      approvals_left: 0,
      user_can_approve: true,
    }),
    rules: MergeRules.parse({ merge_method: 'ff', merge_trains_enabled: true }),
    train: TrainCar.parse({ id: 7, status: 'fresh' }),
    preparing: true,
  } as const
  const undo = { verb: 'mr.open', change: 'k7mq2xpe', left: null, until: 9 }
  for (const note of [
    { by: 'UANN', words: 'Closed.', event: 'closed', undo },
    { words: 'New commits.' },
  ] as const) {
    const kept = parseCardState(serializeCardState({ view, note, at }))
    expect(kept).toMatchObject({ view: { commits: [{ id: HEAD }] }, note: { words: note.words }, at })
    expect(parseCardState(serializeCardState(kept))).toStrictEqual(kept)
  }
})
