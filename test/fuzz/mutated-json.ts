import { fc } from '@fast-check/vitest'

type Json = unknown

/** What may stand anywhere in a body that nobody would send, as text of JSON. */
export const oddJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'null',
    'true',
    'false',
    '0',
    '-1',
    '1e999',
    '9007199254740993',
    '0.5',
    '""',
    '[]',
    '{}',
    '[[]]',
    '"\\u0000"',
    '"\\ud800"',
    '"\\udc00x"',
    '"\\u202e"',
    '"<!channel>"',
    '"__proto__"',
    '"constructor"',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"toJSON":1}',
    '{"length":-1}',
    '[null,null]',
    '"12"',
    '"٣"',
    '"2026-02-30"',
    '{"id":1}',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => JSON.stringify(text)),
  fc.integer({ min: 1, max: 200 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.integer({ min: 1, max: 200 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.integer({ min: 1_000, max: 20_000 }).map((length) => JSON.stringify('x'.repeat(length))),
  fc.json(),
)

/** A body in which parts are missing, of another kind, double or broken; `text` is no longer always JSON. */
export function mutatedJson(bodies: readonly Json[]): fc.Arbitrary<string> {
  const change = fc.tuple(fc.nat({ max: 10_000 }), oddJson, fc.constantFrom('put', 'drop', 'double', 'wrap'))
  const byPart = fc
    .tuple(fc.constantFrom(...bodies), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([body, changes]) => written(body, '', changesAt(changes, partsOf(body, ''))))
  const byText = fc
    .tuple(
      fc.constantFrom(...bodies),
      fc.nat({ max: 10_000 }),
      fc.nat({ max: 40 }),
      fc.string({ unit: 'binary', maxLength: 5 }),
    )
    .map(([body, at, cut, put]) => {
      const text = JSON.stringify(body)
      const from = at % (text.length + 1)
      return text.slice(0, from) + put + text.slice(from + cut)
    })
  const truncated = fc
    .tuple(fc.constantFrom(...bodies), fc.nat({ max: 10_000 }))
    .map(([body, at]) => JSON.stringify(body).slice(0, at % JSON.stringify(body).length))
  return fc.oneof({ weight: 6, arbitrary: byPart }, byText, truncated, oddJson)
}

interface Change {
  readonly how: 'put' | 'drop' | 'double' | 'wrap'
  readonly odd: string
}

/** Where something stands: `.user.id`, `.actions.0`. */
function partsOf(value: Json, where: string): string[] {
  if (typeof value !== 'object' || value === null) return [where]
  return [where, ...Object.entries(value).flatMap(([key, inner]) => partsOf(inner, `${where}.${key}`))]
}

function changesAt(
  changes: readonly (readonly [number, string, Change['how']])[],
  parts: readonly string[],
): ReadonlyMap<string, Change> {
  return new Map(changes.map(([at, odd, how]) => [parts[at % parts.length] ?? '', { how, odd }]))
}

/** JSON by hand, because no object holds a key twice. */
function written(value: Json, where: string, changes: ReadonlyMap<string, Change>): string {
  const change = changes.get(where)
  if (change?.how === 'put') return change.odd
  if (change?.how === 'wrap') return `[${plain(value, where, changes)}]`
  return plain(value, where, changes)
}

function plain(value: Json, where: string, changes: ReadonlyMap<string, Change>): string {
  if (Array.isArray(value)) {
    const items = value.flatMap((item: Json, at) => itemsOf(item, `${where}.${at}`, changes))
    return `[${items.join(',')}]`
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).flatMap(([key, inner]) =>
    itemsOf(inner, `${where}.${key}`, changes).map((text) => `${JSON.stringify(key)}:${text}`),
  )
  return `{${fields.join(',')}}`
}

/** None when it is dropped, two when it is double. */
function itemsOf(value: Json, where: string, changes: ReadonlyMap<string, Change>): string[] {
  const change = changes.get(where)
  const text = written(value, where, changes)
  if (change?.how === 'drop') return []
  return change?.how === 'double' ? [text, change.odd] : [text]
}
