import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { Change } from '../../../src/model/change.ts'
import { checkMessageBlocks, checkView } from '../../../src/sandbox/slack/block-kit/check.ts'
import { readingView } from '../../../src/views/form.ts'
import { diffPages, readable } from '../../../src/views/mr/change-words.ts'
import { diffModal } from '../../../src/views/mr/changes.ts'
import { aMergeRequest, HEAD } from '../../support/recorded-services.ts'

const line = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom('', ' ', '+', '-\t\tindented', '+x\r', '+ \u202e\u0000\u200b', '"\\'.repeat(200)),
  fc.integer({ min: 0, max: 6000 }).map((length) => `+${'x'.repeat(length)}`),
  fc.integer({ min: 0, max: 1500 }).map((length) => `+${'👩‍👩‍👧'.repeat(length)}`),
)
const diff = fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n'))

describe('the pages of a diff', () => {
  test.prop([diff, fc.integer({ min: 2, max: 3000 })])('together are the diff', (text, size) => {
    const pages = diffPages(text, size)
    expect(pages.join('')).toBe(text)
    for (const page of pages) {
      expect(page).not.toBe('')
      expect(page.length).toBeLessThanOrEqual(size)
    }
  })

  test.prop([diff, fc.integer({ min: 2, max: 3000 })])(
    'end where a line ends, or within one too long',
    (text, size) => {
      const whole = text.toWellFormed()
      const pages = diffPages(whole, size)
      let border = 0
      for (const page of pages.slice(0, -1)) {
        border += page.length
        expect(page.isWellFormed()).toBe(true)
        if (page.endsWith('\n')) continue
        const start = whole.lastIndexOf('\n', border - 1) + 1
        const end = whole.indexOf('\n', border)
        expect((end < 0 ? whole.length : end + 1) - start).toBeGreaterThan(size)
      }
    },
  )

  test.prop([fc.array(fc.string({ maxLength: 50 }), { minLength: 1, maxLength: 300 })])(
    'are as few as lines allow: two neighbours never fit on one',
    (lines) => {
      const pages = diffPages(lines.map((each) => each.replaceAll('\n', '')).join('\n'), 100)
      for (const [index, page] of pages.slice(1).entries()) {
        const first = page.slice(0, page.indexOf('\n') + 1 || page.length)
        expect((pages[index]?.length ?? 0) + first.length).toBeGreaterThan(100)
      }
    },
  )
})

describe('what is shown of a diff', () => {
  test.prop([diff])('hides nothing and reorders nothing', (text) => {
    const shown = readable(text)
    expect(shown.replaceAll(/\n|\t|\u200d|\ufe0f/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    expect(shown.isWellFormed()).toBe(true)
    expect(shown.split('\n').length).toBe(text.split('\n').length)
    // Everything that can be seen is as it was.
    const visible = /[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ud800-\udfff\ufffd]/gu
    const spelled = shown.replaceAll(/\[U\+[0-9A-F]{4,6}\]|\[CR\]/g, '')
    const seen = text.toWellFormed().replaceAll(/\[U\+[0-9A-F]{4,6}\]|\[CR\]/g, '')
    expect(spelled.match(visible)?.join('')).toBe(seen.match(visible)?.join(''))
  })

  test('spells out what could deceive, and keeps tabs', () => {
    expect(readable('+\tif (admin\u202e) {\u2066\r\n')).toBe('+\tif (admin[U+202E]) {[U+2066][CR]\n')
  })

  test.prop([diff, fc.nat({ max: 40 })])(
    'fits into a modal, and into a message where none opens',
    (text, page) => {
      const change = Change.parse({ old_path: 'a', new_path: 'a', diff: `@@ -1 +1 @@\n${text}` })
      const modal = diffModal(aMergeRequest(), change, { page: page + 1, sha: HEAD })
      const sent = JSON.parse(JSON.stringify(readingView(modal, '{}')))
      expect(checkView(sent)).toBeUndefined()
      expect(checkMessageBlocks(sent.blocks)).toBeUndefined()
    },
  )

  test.prop([diff])('turning the pages to the end shows every line once', (text) => {
    const change = Change.parse({ old_path: 'a', new_path: 'a', diff: `@@ -1 +1 @@\n${text}\n` })
    const shown: string[] = []
    const pages = diffPages(readable(change.diff)).length
    for (let page = 1; page <= pages; page += 1) {
      const { blocks } = diffModal(aMergeRequest(), change, { page, sha: HEAD })
      shown.push(preformattedOf(blocks))
      const turns = JSON.stringify(blocks)
      expect(turns.includes('mr.changes:next')).toBe(page < pages)
      expect(turns.includes('mr.changes:previous')).toBe(page > 1)
    }
    const expected = diffPages(readable(change.diff)).map(withoutLineEnd)
    expect(shown).toEqual(expected)
  })
})

/** A page is shown without the line break at its end, and one that is nothing else as a space. */
const withoutLineEnd = (page: string) => page.replace(/\n$/, '') || ' '

function preformattedOf(blocks: readonly object[]): string {
  for (const block of blocks) {
    const [part] = 'elements' in block && Array.isArray(block.elements) ? block.elements : []
    if (part?.type === 'rich_text_preformatted') return part.elements[0].text
  }
  return ''
}
