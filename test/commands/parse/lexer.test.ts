import { describe, expect, test } from 'vitest'
import { scan, type Text, tokenize } from '../../../src/commands/parse/lexer.ts'

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

function texts(typed: string): readonly string[] {
  const read = tokenize(typed)
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  return read.tokens.map((token) => token.text)
}

describe('words', () => {
  test.each<[string, readonly string[]]>([
    ['', []],
    ['   ', []],
    ['merge 12', ['merge', '12']],
    ['  merge\t12\r\n--help ', ['merge', '12', '--help']],
    ['merge\u00a012\u202f!13\u3000x\u2028y\u0085z', ['merge', '12', '!13', 'x', 'y', 'z']],
    ['__proto__ constructor toString', ['__proto__', 'constructor', 'toString']],
    [
      'an \ud83d\ude80 emoji and half of one \ud83d',
      ['an', '🚀', 'emoji', 'and', 'half', 'of', 'one', '\ud83d'],
    ],
  ])('%j is %j', (typed, words) => expect(texts(typed)).toEqual(words))

  test('a word knows its value, its form as sent, its quoting and its place', () => {
    expect(tokenize('a  --to=“b c”')).toEqual({
      ok: true,
      tokens: [
        { text: 'a', raw: 'a', quoted: false, start: 0 },
        { text: '--to=b c', raw: '--to=“b c”', quoted: true, start: 3 },
      ],
    })
  })
})

describe('quotes', () => {
  test.each<[string, readonly string[]]>([
    ['"Sprint 9" x', ['Sprint 9', 'x']],
    ["'Sprint 9' x", ['Sprint 9', 'x']],
    ['“Sprint 9” x', ['Sprint 9', 'x']],
    ['”Sprint 9” x', ['Sprint 9', 'x']],
    ['„Sprint 9“ x', ['Sprint 9', 'x']],
    ['„Sprint 9” x', ['Sprint 9', 'x']],
    ['«Sprint 9» x', ['Sprint 9', 'x']],
    ['«\u00a0Sprint 9\u202f» x', ['Sprint 9', 'x']],
    ['»Sprint 9« x', ['Sprint 9', 'x']],
    ['»Sprint 9» x', ['Sprint 9', 'x']],
    ['‟Sprint 9” x', ['Sprint 9', 'x']],
    ['›Sprint 9‹ x', ['Sprint 9', 'x']],
    ['›Sprint 9› x', ['Sprint 9', 'x']],
    ['„a“b“ x', ['a“b', 'x']],
    ['`a`b', ['ab']],
    ['`a``b` x', ['a`b`', 'x']],
    ['```a`b``c``` x', ['a`b``c', 'x']],
    ['"a`b``c"', ['a`b``c']],
    ['--a=b=‘c d’', ['--a=b=‘c', 'd’']],
    ['‹Sprint 9› x', ['Sprint 9', 'x']],
    ['‘Sprint 9’ x', ['Sprint 9', 'x']],
    ['’Sprint 9’ x', ['Sprint 9', 'x']],
    ['‚Sprint 9‘ x', ['Sprint 9', 'x']],
    ['`Sprint 9` x', ['Sprint 9', 'x']],
    ['```Sprint `9` ``` x', ['Sprint `9` ', 'x']],
    ['"" x', ['', 'x']],
    ['"a ""b"" c"', ['a "b" c']],
    ['""""', ['"']],
    ['"don\'t “stop”"', ["don't “stop”"]],
    ["'don't stop'", ["don't stop"]],
    ['‘don’t stop’', ['don’t stop']],
    ["don't stop don’t", ["don't", 'stop', 'don’t']],
    ['5" 6\'', ['5"', "6'"]],
    ['--a="b c" --d=\'e f\'', ['--a=b c', '--d=e f']],
    ['--a=b="c d"', ['--a=b="c', 'd"']],
    ['a="b c"', ['a="b', 'c"']],
    ['%"Sprint 9" web%“Sprint 9” --m=%"Sprint 9"', ['%Sprint 9', 'web%Sprint 9', '--m=%Sprint 9']],
    ['"acme/web"!12', ['acme/web!12']],
    ['"line\nbreak\u00a0kept"', ['line\nbreak\u00a0kept']],
  ])('%j is %j', (typed, words) => expect(texts(typed)).toEqual(words))

  test.each([
    ['merge "Sprint 9', '"Sprint 9', '"'],
    ['“Sprint 9"', '“Sprint 9"', '”'],
    ['x “Sprint', '“Sprint', '”'],
    ['```a` `` b', '```a` `` b', '```'],
    ['``` x', '``` x', '```'],
    ['```', '```', '```'],
    ["'twas", "'twas", "'"],
    ['„x', '„x', '“'],
    ['```a``', '```a``', '```'],
    ['%"x', '"x', '"'],
  ])('%j is refused: %j lacks its closing %j', (typed, token, closing) => {
    expect(tokenize(typed)).toMatchObject({
      ok: false,
      refusal: { token, fix: `Type ${closing} at the end of the quoted text.` },
    })
  })

  test('straight quotes inside straight quotes are refused, not guessed', () => {
    expect(tokenize('"he said "hi" to me"')).toMatchObject({
      ok: false,
      refusal: { token: '"he said "h', fix: 'Type "" for each quotation mark inside the quoted text.' },
    })
  })
})

describe('dashes that phones make', () => {
  test.each<[string, readonly string[]]>([
    ['—state –sort ―x', ['--state', '--sort', '--x']],
    ['– –state', ['--state']],
    ['— —state', ['--', '--state']],
    ['––state —-sort -–page', ['--state', '--sort', '--page']],
    ['‐h ‑h −5 －h', ['-h', '-h', '-5', '-h']],
    ['— x', ['--', 'x']],
    ['-— x', ['--', 'x']],
    ['– -state', ['--', '-state']],
    ['– – x', ['--', '--', 'x']],
    ['— –state', ['--', '--state']],
    ['–\u00a0–state', ['--state']],
    ['–– –state', ['--', '--state']],
    ['a—b x–y', ['a—b', 'x–y']],
    ['`—state` “–sort”', ['—state', '–sort']],
    ['—to=“a — b”', ['--to=a — b']],
  ])('%j is %j', (typed, words) => expect(texts(typed)).toEqual(words))
})

describe('what Slack makes of it', () => {
  test.each<[string, readonly string[]]>([
    ['<https://git.example.com/a b|c d> x', ['<https://git.example.com/a', 'b|c', 'd>', 'x']],
    ['<https://git.example.com/a|c d> x', ['<https://git.example.com/a|c d>', 'x']],
    ['<https://git.example.com/a> x', ['<https://git.example.com/a>', 'x']],
    ['<@U1|ann lee> <#C1|web> --to=<@U1|ann lee>', ['<@U1|ann lee>', '<#C1|web>', '--to=<@U1|ann lee>']],
    ['a < b <c d', ['a', '<', 'b', '<c', 'd']],
    ['<a<b|c d>', ['<a<b|c d>']],
    ['<a|b\nc>', ['<a|b', 'c>']],
    ['<a|b<c d> x', ['<a|b<c', 'd>', 'x']],
    ['"<https://x.example/|x.example>" y', ['x.example', 'y']],
    ['"<https://x.example/mailto:a|x.example/a>"', ['https://x.example/mailto:a']],
    ['a &lt;b&gt; &amp;&amp; &amp;lt; &quot;', ['a', '<b>', '&&', '&lt;', '&quot;']],
    ['"x &amp;amp; y"', ['x &amp; y']],
    ['<https://x.example/?a=1&amp;b=2>', ['<https://x.example/?a=1&b=2>']],
    ['"see <https://x.example/a> or <http://y.example|y.example>"', ['see https://x.example/a or y.example']],
    ['"write <mailto:a@x.example|a@x.example>"', ['write a@x.example']],
    ['"see <https://evil.example|good.example>"', ['see https://evil.example']],
  ])('%j is %j', (typed, words) => expect(texts(typed)).toEqual(words))
})

describe('length', () => {
  test('8,192 bytes are read', () => expect(texts('ä'.repeat(4096))).toEqual(['ä'.repeat(4096)]))

  test('8,193 bytes are refused, and the refusal itself is short', () => {
    const read = tokenize(`x${'ä'.repeat(4096)}`)
    expect(read).toMatchObject({ ok: false, refusal: { problem: 'That’s longer than 8 KB.' } })
    expect(!read.ok && read.refusal.token).toHaveLength(80)
  })
})
