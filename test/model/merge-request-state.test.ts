import { expect, test } from 'vitest'
import { parseCardState, rememberCardState, serializeCardState } from '../../src/model/merge-request-state.ts'
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
  const commits = [
    Commit.parse({ id: HEAD, short_id: '1a2b3c4', title: 'Ask the cache first', author_name: 'Ann' }),
  ]
  const view = { mr: aMergeRequest({ description: null }), commits, files: changed }
  const text = serializeCardState({ view, at })
  const kept = parseCardState(text)
  expect(mergeRequestCard(kept.view, { now: kept.at })).toEqual({
    ...mergeRequestCard(view, { now: at }),
    shows: expect.anything(),
  })
  rememberCardState(text, { view, at })
  expect(parseCardState(text)).not.toBe(kept)
  expect(parseCardState(text)).toEqual(kept)
})
