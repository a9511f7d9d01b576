import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { Commit } from '../../src/model/version.ts'
import { commitList } from '../../src/views/mr/commits.ts'
import { type PageOf, paginate } from '../../src/views/pages.ts'
import { aMergeRequest } from '../support/recorded-services.ts'

test.prop([fc.array(fc.nat()), fc.integer({ min: 1, max: 30 })])(
  'going from page to page shows everything once, and ends',
  (all, size) => {
    const seen: number[] = []
    for (let next: number | null = 1; next !== null; ) {
      const page: PageOf<number> = paginate(all, next, size)
      expect(page.page).toBe(next)
      expect(page.items.length).toBeLessThanOrEqual(size)
      expect(page.previous).toBe(next === 1 ? null : next - 1)
      seen.push(...page.items)
      next = page.next
    }
    expect(seen).toEqual(all)
  },
)

test.prop([fc.array(fc.nat()), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 1e9 })])(
  'a page behind the end is the last one',
  (all, size, asked) => {
    const { page, last, next } = paginate(all, asked, size)
    expect(page).toBe(Math.min(asked, last))
    if (page === last) expect(next).toBeNull()
  },
)

test('45 commits stand on three pages, with names and without addresses', () => {
  const commits = Array.from({ length: 45 }, (_, index) =>
    Commit.parse({
      id: String(index).padStart(40, 'c'),
      title: `Commit ${index}`,
      author_name: 'Bob Baker',
      author_email: 'bob@acme.example',
      created_at: '2026-11-20T23:30:00-02:00',
    }),
  )
  const pages = [1, 2, 3].map((page) => JSON.stringify(commitList(aMergeRequest(), commits, page)))
  expect(pages.map((page) => page.match(/Commit \d+, Bob Baker, 21 Nov 2026/g)?.length)).toEqual([20, 20, 5])
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('45 commits in acme/web!12')
    expect(page).toContain(`Newest first, page ${index + 1} of 3`)
    expect(page).not.toContain('@acme.example')
  }
})
