import { describe, expect, test } from 'vitest'
import { scan, type Text } from '../../../src/commands/parse/lexer.ts'

/** A text that counts what is asked of it. */
function counted(content: string): { readonly text: Text; readonly steps: () => number } {
  let steps = 0
  const text: Text = {
    length: content.length,
    charAt: (index) => {
      steps += 1
      return content.charAt(index)
    },
    slice: (start, end) => {
      steps += end - start
      return content.slice(start, end)
    },
  }
  return { text, steps: () => steps }
}

function stepsFor(content: string): number {
  const { text, steps } = counted(content)
  scan(text)
  return steps()
}

describe('the scan asks for each character a bounded number of times', () => {
  test.each([
    'a',
    ' ',
    '<',
    '<a',
    '<a|',
    '<a|b ',
    '%',
    '%"',
    '"',
    '"" ',
    "'",
    "a'",
    "'a",
    '“ ”',
    '`',
    '``` ',
    '-',
    '—',
    '– ',
    '– –',
    '--a="',
    '&amp;',
    '&lt',
    '="',
    '%"a"%',
  ])('%j repeated', (piece) => {
    const steps = stepsFor(piece.repeat(65_536 / piece.length))
    const doubled = stepsFor(piece.repeat(131_072 / piece.length))
    expect(doubled).toBeLessThanOrEqual(steps * 2.01 + 100)
    expect(doubled).toBeLessThanOrEqual(131_072 * 12)
  })
})
