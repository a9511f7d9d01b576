import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { v3 } from '../../src/forge/v3.ts'
import { v4 } from '../../src/forge/v4.ts'
import { draftTitle, readyTitle, shortestDraft } from '../../src/model/draft.ts'

describe.each([
  [
    'API v3',
    v3.mergeRequests.drafts,
    ['WIP: x', '[WIP] x', 'wip x', ' [wip]WIP: x'],
    ['Wipe the table', 'x WIP:', 'Draft: x'],
  ],
  [
    'API v4',
    v4.mergeRequests.drafts,
    ['Draft: x', '[Draft] x', '(draft) x', ' [draft]Draft: x'],
    ['Drafted: x', 'Draft x', 'x Draft:', 'WIP: x'],
  ],
])('of %s', (_, marks, drafts, others) => {
  test.each(drafts)('“%s” is a draft already', (title) => {
    expect(draftTitle(title, marks)).toBe(title)
    expect(readyTitle(title, marks)).toBe('x')
  })

  test.each(others)('“%s” is none', (title) => {
    expect(readyTitle(title, marks)).toBe(title)
    expect(draftTitle(title, marks)).toBe(`${marks.prefix}${title}`)
  })

  test.prop([fc.string()])('marking twice marks once, and the mark comes off whole', (title) => {
    const marked = draftTitle(title, marks)
    expect(draftTitle(marked, marks)).toBe(marked)
    expect(readyTitle(marked, marks).trimStart()).toBe(readyTitle(title, marks).trimStart())
  })

  const title = fc.tuple(fc.constantFrom('', ...drafts), fc.string()).map((parts) => parts.join(''))
  test.prop([title])('no draft’s title is shorter than what is known before the forge is', (typed) => {
    expect(draftTitle(typed, marks).length).toBeGreaterThanOrEqual(shortestDraft(typed).length)
  })
})
