import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { InertText, quickActionIn, toInert } from '../../src/model/quick-action.ts'

const COMMANDS = ['close', 'merge', 'approve', 'assign', 'rebase', 'label']

/** GitLab’s `QuickActions::Extractor` until version 16: patterns over the whole text. */
function runByPatterns(text: string): string[] {
  const excluded = [
    '^```[^]+?\\n```$',
    '^`\\n+[^]+?\\n+`$',
    '^<[^>]+?>\\n[^]+?\\n<\\/[^>]+?>$',
    '^>>>[^]+?\\n>>>$',
  ]
  return found(text.replaceAll('\r', ''), excluded)
}

function found(text: string, excluded: readonly string[]): string[] {
  const names = COMMANDS.join('|')
  const pattern = new RegExp(`${excluded.join('|')}|^/(${names})(?: [^\\n]*)?(?:\\s*\\n|$)`, 'gimu')
  return [...text.matchAll(pattern)].flatMap(([, command]) => (command ? [`/${command}`] : []))
}

/** The same since: top-level paragraphs of Markdown, less the code spans in each. */
function runByParagraphs(text: string): string[] {
  const paragraphs: string[][] = [[]]
  let end: ((line: string) => boolean) | null = null
  let isQuote = false
  const lines = text.replaceAll('\r', '').split('\n')
  for (const line of withoutFrontMatter(lines)) {
    const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1]
    const html = /^ {0,3}<(?:!--|\/?(?:div|pre|p)\b)/i.test(line)
    if (end !== null) {
      if (end(line)) end = null
    } else if (isQuote) isQuote = line !== '>>>'
    else if (fence !== undefined)
      end = (next) => {
        const closing = next.trim()
        return (
          /^ {0,3}\S/.test(next) &&
          closing.length >= fence.length &&
          /^(`+|~+)$/.test(closing) &&
          closing[0] === fence[0]
        )
      }
    else if (html) end = line.includes('<!--') ? (next) => next.includes('-->') : (next) => next.trim() === ''
    else if (line === '>>>') isQuote = true
    else if (line.trim() !== '') {
      paragraphs.at(-1)?.push(line)
      continue
    }
    paragraphs.push([])
  }
  return paragraphs.flatMap((paragraph) => found(paragraph.join('\n'), ['`[^]+?`']))
}

function withoutFrontMatter(lines: readonly string[]): readonly string[] {
  if (lines[0] !== '---') return lines
  const end = lines.indexOf('---', 1)
  return end === -1 ? lines : lines.slice(end + 1)
}

const line = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...COMMANDS.map((name) => `/${name}`), '/close now', '/Merge  ', '/cloſe'),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      '```',
      '```',
      '```sh',
      '````',
      '~~~',
      '``',
      '`',
      '``` ',
      ' ```',
      '```\r',
      '- ```',
      '   ```',
      '>>>',
      '> quote',
      '<div>',
      '</div>',
      '<!--',
      '-->',
      '---',
      '$$',
      '',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'words',
      'some `code`',
      'a ` b',
      '- item',
      '1. item',
      '# Title',
      '[a]: b "',
      '\r',
    ),
  },
  fc.string({ maxLength: 8 }),
)
const wide = fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n', '\r\n', '\n\n', '\r')), {
  maxLength: 12,
})
/** Few kinds of lines, so that blocks begin and end in each other. */
const dense = fc.array(
  fc.tuple(
    fc.constantFrom(
      '/close',
      '/close',
      '```',
      '```',
      '```',
      '>>>',
      '---',
      '<div>',
      '</div>',
      '``',
      'words',
      '',
    ),
    fc.constant('\n'),
  ),
  { minLength: 3, maxLength: 8 },
)
const text = fc.oneof(dense, wide).map((parts) => parts.flat().join(''))

describe('a text that the forge gets', () => {
  test.prop([text], { numRuns: 50_000 })('holds nothing that either kind of server runs', (typed) => {
    if (quickActionIn(typed) === null)
      expect({ patterns: runByPatterns(typed), paragraphs: runByParagraphs(typed) }).toEqual({
        patterns: [],
        paragraphs: [],
      })
  })

  test.prop([
    fc.array(fc.constantFrom('words', '', '- item', '`x`', '# T')),
    fc.constantFrom('', 'sh', 'ruby'),
  ])('may show commands in a fenced block between plain lines', (around, language) => {
    const typed = [...around, `\`\`\`${language}`, '/merge', '/close', '```', ...around].join('\n')
    expect(quickActionIn(typed)).toBeNull()
    expect([...runByPatterns(typed), ...runByParagraphs(typed)]).toEqual([])
  })
})

test.each([
  ['/merge', '/merge'],
  ['Fine.\n/merge', '/merge'],
  ['  /close now', '/close'],
  ['Yes\r\n/assign @bob', '/assign'],
  ['/\rclose', '/close'],
  ['a\r/close', '/close'],
  ['\u200b/close', '/close'],
  ['\ufeff/close', '/close'],
  ['/Close', '/Close'],
  ['/cloſe', '/cloſe'],
  ['/aßign @bob', '/aßign'],
  ['a\u2028/close', '/close'],
  ['> a quote\n/close', '/close'],
  ['<!--\n/close\n-->', '/close'],
  ['`\n/close\n`', '/close'],
  ['```\n/close', '/close'],
  ['```\n```\n\n```\n/close\n```', '/close'],
  ['>>>\n```\n>>>\n/close\n```', '/close'],
  ['---\n```\n---\n/close\n```', '/close'],
  ['~~~\n/close\n~~~', '/close'],
])('of %j the forge may run %s', (typed, command) => {
  expect(quickActionIn(typed)).toBe(command)
  expect(toInert(typed)).toEqual({ kind: 'quick-action', command })
  expect(InertText.safeParse(typed).success).toBe(false)
})

test.each([
  '',
  '/etc/hosts is wrong',
  'Use `/close` there',
  'see\n- /close closes it',
  '> /close',
  '```\n/close\n```',
  'Run:\n\n```sh\r\n/merge\r\n```\r\nand wait.',
  'either/or',
  '/ alone',
  '//close',
])('of %j it runs nothing', (typed) => {
  expect(quickActionIn(typed)).toBeNull()
  expect(toInert(typed)).toBe(typed)
})
