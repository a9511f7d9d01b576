import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { v3 } from '../../src/forge/v3.ts'
import { v4 } from '../../src/forge/v4.ts'
import { draftTitle, readyTitle, shortestDraft } from '../../src/model/draft.ts'

describe.each([
  [
    'API v3',
    v3.mergeRequests.drafts(null),
    ['WIP: x', '[WIP] x', '[WIP]: x', 'wip x', ' [wip]WIP: x'],
    ['Wipe the table', 'x WIP:', 'Draft: x'],
  ],
  [
    'API v4 before 13.2',
    v4.mergeRequests.drafts('13.1.11'),
    ['WIP: x', '[WIP] x', '[wip]: x'],
    ['Draft: x', 'x WIP:'],
  ],
  [
    'API v4 before 14.0',
    v4.mergeRequests.drafts('13.12.15'),
    ['WIP: x', '[WIP] x', 'Draft: x', 'Draft - x', '[Draft]: x', '(Draft) x', 'Draft: WIP: x'],
    ['Drafted: x', 'Draft x'],
  ],
  [
    'API v4 before 15.0',
    v4.mergeRequests.drafts('14.10.5'),
    ['Draft: x', 'Draft - x', '[Draft] x', '(draft): x'],
    ['WIP: x', '[WIP] x', 'Draft x'],
  ],
  [
    'API v4',
    v4.mergeRequests.drafts(null),
    ['Draft: x', '[Draft] x', '[draft]: x', '(draft) x', '(Draft): x', ' [draft]Draft: x'],
    ['Drafted: x', 'Draft x', 'x Draft:', 'WIP: x', 'Draft - x'],
  ],
])('of %s', (_, marks, drafts, others) => {
  test.each(drafts)('“%s” is a draft already', (title) => {
    expect(draftTitle(title, marks, null)).toBe(title)
    expect(readyTitle(title, marks, null)).toBe('x')
  })

  test.each(others)('“%s” is none', (title) => {
    expect(readyTitle(title, marks, null)).toBe(title)
    expect(draftTitle(title, marks, null)).toBe(`${marks.prefix}${title}`)
  })

  const filled = fc.string().map((text) => `${text}.`)
  test.prop([filled])('marking twice marks once, and the mark comes off whole', (title) => {
    const marked = draftTitle(title, marks, null)
    expect(draftTitle(marked, marks, null)).toBe(marked)
    expect(readyTitle(marked, marks, null).trimStart()).toBe(readyTitle(title, marks, null).trimStart())
  })

  const title = fc.tuple(fc.constantFrom('', ...drafts), fc.string()).map((parts) => parts.join(''))
  test.prop([title])('no draft’s title is shorter than what is known before the forge is', (typed) => {
    expect(draftTitle(typed, marks, null).length).toBeGreaterThanOrEqual(shortestDraft(typed).length)
  })
})

describe('what the server says of it decides', () => {
  const marks = v4.mergeRequests.drafts('18.5.0')

  test.each(['WIP: x', '[WIP] x', 'Draft - x', 'WIP - x', 'Draft - WIP: x'])(
    '“%s” that is a draft loses whatever makes it one',
    (title) => {
      expect(readyTitle(title, marks, true)).toBe('x')
    },
  )

  test('a title that looks marked and is no draft gets a mark; one without a mark, or with nothing else, stays', () => {
    expect(draftTitle('Draft: x', marks, false)).toBe('Draft: Draft: x')
    expect(readyTitle('x', marks, true)).toBe('x')
    expect(readyTitle('Draft: ', marks, true)).toBe('Draft: ')
  })
})
