import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { draftTitle, readyTitle } from '../../src/model/draft.ts'

test.each(['WIP: x', '[WIP] x', 'wip x', ' [wip]WIP: x'])('“%s” is a draft already', (title) => {
  expect(draftTitle(title)).toBe(title)
  expect(readyTitle(title)).toBe('x')
})

test.each(['Wipe the table', 'x WIP:'])('“%s” is none', (title) => {
  expect(readyTitle(title)).toBe(title)
  expect(draftTitle(title)).toBe(`WIP: ${title}`)
})

test.prop([fc.string()])('marking twice marks once, and the mark comes off whole', (title) => {
  expect(draftTitle(draftTitle(title))).toBe(draftTitle(title))
  expect(readyTitle(draftTitle(title)).trimStart()).toBe(readyTitle(title).trimStart())
})
