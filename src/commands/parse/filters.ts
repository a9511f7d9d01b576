import { type ArgumentSpec, type FieldSpec, isCalled, wordIn } from './argument-spec.ts'
import { closingQuotes } from './characters.ts'
import { type GivenFlag, standing } from './flags.ts'
import type { Token } from './lexer.ts'

/** A filter among search words: `closed`, `@bob`, `by bob`, `label:bug`. */
interface Filter {
  readonly field: FieldSpec
  readonly given: GivenFlag
  /** The number of words that it consists of. */
  readonly count: number
}

/** Most words of a filter: `assigned to bob`. */
const FILTER_WORDS = 3

/**
 * Takes the filters out of search words, and returns what is left to search for: filters with a colon or an @
 * anywhere, others at the beginning and at the end only. Words in quotes are searched for.
 */
export function placeFilters(
  placed: Map<string, GivenFlag>,
  words: readonly Token[],
  { fields }: ArgumentSpec,
): readonly Token[] {
  let left = joinQuoted(words)
  const take = (filter: Filter) => {
    const { name } = filter.field
    const both = joinedValue(filter.field, placed.get(name), filter.given)
    if (both) placed.set(name, both)
    return both !== undefined
  }
  for (let filter = filterAt(left, fields); filter && take(filter); filter = filterAt(left, fields))
    left = left.slice(filter.count)
  left = left.filter((word) => {
    const filter = signedFilter(word, fields)
    return !(filter && take(filter))
  })
  for (let filter = filterAtEnd(left, fields); filter && take(filter); filter = filterAtEnd(left, fields))
    left = left.slice(0, -filter.count)
  return left
}

export function beginsWithFilter(words: readonly Token[], { fields }: ArgumentSpec): boolean {
  return filterAt(joinQuoted(words), fields) !== undefined
}

/** Joins the words of a value in quotes that follows a colon: `author:"Bob Baker"`. */
function joinQuoted(words: readonly Token[]): readonly Token[] {
  const joined: Token[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (word === undefined) break
    const [, head = '', quote = ''] = word.quoted
      ? []
      : (/^(-?[a-z][a-z-]{0,30}:)(\W)/i.exec(word.text) ?? [])
    const closing = closingQuotes(quote)
    const rest = closing === undefined ? [] : words.slice(at)
    const end = rest.findIndex(
      ({ text }, index) =>
        closing?.includes(text.at(-1) ?? '') && text.length > (index === 0 ? head.length + 1 : 0),
    )
    if (closing === undefined || end < 0) {
      joined.push(word)
      continue
    }
    const parts = rest.slice(0, end + 1).map(({ text }) => text)
    const text = `${head}${parts.join(' ').slice(head.length + 1, -1)}`
    joined.push({ ...word, text, raw: text })
    at += end
  }
  return joined
}

function joinedValue(
  { many }: FieldSpec,
  earlier: GivenFlag | undefined,
  given: GivenFlag,
): GivenFlag | undefined {
  if (earlier === undefined) return given
  if (!many || !('word' in earlier && 'word' in given)) return undefined
  const text = `${earlier.word.text},${given.word.text}`
  return { word: { ...given.word, text, raw: text } }
}

function filterAtEnd(words: readonly Token[], fields: readonly FieldSpec[]): Filter | undefined {
  for (let count = Math.min(FILTER_WORDS, words.length); count > 0; count -= 1) {
    const filter = filterAt(words.slice(-count), fields)
    if (filter?.count === count) return filter
  }
  return undefined
}

function filterAt(words: readonly Token[], fields: readonly FieldSpec[]): Filter | undefined {
  const [first] = words
  if (first === undefined) return undefined
  return signedFilter(first, fields) ?? plainFilter(words, fields)
}

/** A filter in plain words, which may be words to search for too: `by bob`, `closed`. */
export function plainFilter(words: readonly Token[], fields: readonly FieldSpec[]): Filter | undefined {
  return introduced(words, fields) ?? standingFilter(words, fields)
}

/** `label:bug`, `-label:bug`, `is:open`, `@bob`. */
function signedFilter(word: Token, fields: readonly FieldSpec[]): Filter | undefined {
  if (word.quoted) return undefined
  const { text } = word
  if (/^@[\w.-]|^<@/.test(text)) {
    const field = fields.find(({ after }) => after?.includes('@'))
    return field && { field, given: { word }, count: 1 }
  }
  const [, not = '', name = '', value = ''] = /^(-?)([a-z][a-z-]{0,30}):([^/:].{0,200})$/i.exec(text) ?? []
  if (value === '') return undefined
  const known = name.toLowerCase()
  const field = fields.find((one) => isCalled(one, not === '' ? known : `not-${known}`))
  const isState = known === 'is' || (known === 'state' && field === undefined)
  if (isState && not === '') return standingFilter([{ ...word, text: value }], fields)
  return field && { field, given: { word: { ...word, text: value, raw: value } }, count: 1 }
}

/** `by bob`, `assigned to bob`. */
function introduced(words: readonly Token[], fields: readonly FieldSpec[]): Filter | undefined {
  for (const field of fields)
    for (const phrase of field.after ?? []) {
      const { length } = phrase.split(' ')
      const value = words[length]
      if (value && joinedText(words.slice(0, length), ' ') === phrase)
        return { field, given: { word: value }, count: length + 1 }
    }
  return undefined
}

/** `closed`, `drafts`, `not drafts`. */
function standingFilter(words: readonly Token[], fields: readonly FieldSpec[]): Filter | undefined {
  for (let count = Math.min(FILTER_WORDS, words.length); count > 0; count -= 1) {
    const [first] = words
    const name = joinedText(words.slice(0, count), '-')
    for (const field of fields) {
      const word = field.kind === 'flag' && isCalled(field, name) ? true : wordIn(field, name)
      if (word !== undefined && first) return { field, given: standing(first, word), count }
    }
  }
  return undefined
}

function joinedText(words: readonly Token[], between: string): string {
  return words.some(({ quoted }) => quoted) ? '' : words.map(({ text }) => text.toLowerCase()).join(between)
}
