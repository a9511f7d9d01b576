import { expect, test } from 'vitest'
import { discloseTo } from '../../../src/model/audience.ts'
import type { ClosingIssue } from '../../../src/model/issue.ts'
import { closingIssues } from '../../../src/views/mr/closes.ts'
import { aMergeRequest, anIssue } from '../../support/recorded-services.ts'

const wordsOf = (issues: readonly ClosingIssue[], fields: Record<string, unknown> = {}, complete = true) =>
  JSON.stringify(closingIssues(aMergeRequest(fields), { issues: discloseTo('person', issues), complete }, 1))

test('issues of the forge come with state and assignee, linked where the forge tells where they are', () => {
  const shown = wordsOf([
    anIssue({ iid: 3, state: 'reopened', web_url: 'https://git.example.com/acme/web/issues/3' }),
    anIssue({ id: 702, iid: 4, state: 'closed', assignee: { name: 'Ann Archer' } }),
  ])
  expect(shown).toContain('Merging acme/web!12 would close 2 issues')
  expect(shown).toMatch(
    /"url":"https:\/\/git\.example\.com\/acme\/web\/issues\/3","text":"#3 The cart forgets"/,
  )
  expect(shown).toContain(', open, nobody assigned')
  expect(shown).toContain(', closed, Ann Archer')
})

test('issues of another tracker come with their key, and with a title where it says more', () => {
  const shown = wordsOf([
    { id: 'WEB-12', title: 'The cart forgets' },
    { id: 'WEB-13', title: null },
    { id: '14', title: 'External Issue 14' },
  ])
  expect(shown).toContain('"text":"WEB-12","style":{"code":true}')
  expect(shown).toContain('" The cart forgets, in another tracker"')
  expect(shown).toContain(
    '"text":"WEB-13","style":{"code":true}},{"type":"text","text":", in another tracker"',
  )
  expect(shown).toContain('"text":"#14","style":{"code":true}},{"type":"text","text":", in another tracker"')
  expect(shown).not.toContain('External Issue')
})

test('none is explained, and so is a list that was not read to its end', () => {
  expect(wordsOf([])).toContain('Merging acme/web!12 would close no issue')
  expect(wordsOf([])).toContain('only when it goes to the project’s default branch')
  expect(wordsOf([anIssue()], {}, false)).toContain('would close at least 1 issue')
})

test.each(['merged', 'closed'])('of a %s one nothing is promised', (state) => {
  expect(wordsOf([anIssue()], { state })).toContain(
    `acme/web!12 (${state}) names 1 issue to be closed by its merge`,
  )
})
