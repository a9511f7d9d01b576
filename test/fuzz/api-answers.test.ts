import { fc, test } from '@fast-check/vitest'
import { afterAll, describe, expect } from 'vitest'
import type { Exchange } from '../../src/forge/request.ts'
import { fuzzRuns, sayCases } from '../support/fuzz-runs.ts'
import { toldSession } from '../support/scripted-forge.ts'
import { type ApiCall, apiCalls, callsToday } from './api-calls.ts'
import { mutatedJson, oddJson } from './mutated-json.ts'

const CASES = fuzzRuns(10_000)
const LONG_MS = 3_600_000
const TOKEN = 'kqzjxwvbnmlkjhgfdsaq'

/** A call in one version of the API. */
type Asked = ApiCall & { readonly api: 'v3' | 'v4' }

const asked: Readonly<Record<'v3' | 'v4', readonly Asked[]>> = {
  v3: apiCalls.map((one) => ({ ...one, api: 'v3' })),
  v4: callsToday.map((one) => ({ ...one, api: 'v4' })),
}
const everyCall = [...asked.v3, ...asked.v4]

const kinds = new Map<string, number>()
afterAll(() => {
  const counts = [...kinds].map(([kind, count]) => `${kind} ${count}`)
  sayCases(
    [...kinds.values()].reduce((sum, count) => sum + count, 0),
    `answers: ${counts.join(', ')}`,
  )
})

function reply(
  status: number,
  text: string | null,
  headers: Readonly<Record<string, string>> = {},
): Exchange {
  return { kind: 'reply', status, text, header: (name) => headers[name] ?? null }
}

/** Everything that a person may be told of an answer is one plain sentence without the token. */
async function answered({ api, name, ask, needs, first }: Asked, exchange: Exchange) {
  let requests = 0
  const tell = () => {
    requests += 1
    return first !== undefined && requests === 1 ? reply(200, JSON.stringify(first)) : exchange
  }
  const answer = await ask(toldSession(tell, api, TOKEN))
  kinds.set(answer.kind, (kinds.get(answer.kind) ?? 0) + 1)
  if (answer.kind !== 'done') {
    const { reason } = answer
    if (reason === '' || reason.length > 300)
      throw new Error(`${name}: ${reason.length} characters: ${reason}`)
    if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(reason)) throw new Error(`${name}: ${JSON.stringify(reason)}`)
    if (reason.includes(TOKEN)) throw new Error(`${name} tells the token`)
  } else if (needs !== null && answer.status !== 304) mustBeRight(name, needs, answer.value)
  return answer
}

/** What is called done has what was asked for: ids are ids, texts are texts. */
function mustBeRight(name: string, needs: NonNullable<ApiCall['needs']>, value: unknown): void {
  for (const item of itemsOf(value)) {
    const fields = new Map<string, unknown>(Object.entries(item))
    for (const [field, kind] of Object.entries(needs)) {
      const told = fields.get(field)
      const isRight =
        kind === 'id'
          ? Number.isSafeInteger(told) && Number(told) > 0
          : kind === 'text'
            ? typeof told === 'string'
            : Array.isArray(told)
      if (!isRight) throw new Error(`${name} was called done with ${field} ${JSON.stringify(told)}`)
    }
  }
}

function itemsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) throw new Error('Nothing was called done')
  const list = 'items' in value ? value.items : value
  return (Array.isArray(list) ? list : [list]).map((item: unknown) => {
    if (typeof item !== 'object' || item === null) throw new Error('Nothing was called done')
    return item
  })
}

const call = fc.constantFrom(...everyCall)
const status = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(200, 201) },
  fc.constantFrom(
    204,
    202,
    206,
    301,
    302,
    304,
    307,
    400,
    401,
    403,
    404,
    405,
    406,
    408,
    409,
    410,
    413,
    422,
    425,
  ),
  fc.constantFrom(429, 500, 502, 503, 504, 599, 100, 0, 999),
)
const headers = fc.oneof(
  fc.constant({}),
  fc.dictionary(
    fc.constantFrom(
      'retry-after',
      'location',
      'allow',
      'x-next-page',
      'x-total',
      'link',
      'ratelimit-remaining',
      'ratelimit-reset',
      'date',
      'content-type',
      '__proto__',
    ),
    fc.oneof(
      fc.constantFrom(
        '0',
        '-1',
        '1e9',
        '99999999999999999999',
        'Fri, 20 Nov 2026 12:00:00 GMT',
        'GET, POST',
        'abc',
      ),
      fc.string({ unit: 'binary', maxLength: 30 }),
    ),
  ),
)
/** Words of people and servers, which may quote the token. */
const words = fc
  .tuple(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('', TOKEN),
    fc.string({ maxLength: 400 }),
  )
  .map((parts) => parts.join(' '))
const page = words.map((text) => `<!DOCTYPE html><html><body><h1>502 ${text}</h1></body></html>`)
const errorBody = fc.oneof(
  words.map((message) => JSON.stringify({ message })),
  words.map((message) => JSON.stringify({ message: { title: [message, null, 3], base: { x: [message] } } })),
  words.map((message) => JSON.stringify({ error: message, error_description: message })),
  words.map((message) => JSON.stringify({ message: `Failed {:title=>["${message}"], :base=>nil}` })),
  words.map((message) => JSON.stringify([message, { message }])),
  words,
  page,
)
const mutated = mutatedJson(everyCall.map(({ body }) => body))
const anything = fc.oneof(
  { weight: 4, arbitrary: mutated },
  { weight: 2, arbitrary: errorBody },
  oddJson,
  page,
  fc.constantFrom<string | null>(null, '', ' ', 'true', 'null', '{}', '[]', '[{}]', '\ufeff{}', '{"id":1'),
)

describe('whatever the forge answers, it is judged and nothing is thrown', () => {
  test.prop([call, status, anything, headers], { numRuns: CASES * 0.7 })(
    'any body under any status',
    async (one, code, text, told) => {
      await answered(one, reply(code, text, told))
    },
    LONG_MS,
  )

  test.prop([call.chain((one) => fc.tuple(fc.constant(one), mutatedJson([one.body])))], {
    numRuns: CASES * 0.3,
  })(
    'the right answer with a part of it wrong',
    async ([one, text]) => {
      await answered(one, reply(200, text))
    },
    LONG_MS,
  )
})

test('there are 30 calls in the document, and today’s servers have them all', () => {
  const [before, after] = [apiCalls, callsToday].map((calls) => calls.map(({ name }) => name))
  expect(new Set(before).size).toBe(30)
  expect(after).toEqual(expect.arrayContaining(before ?? []))
})

describe.each(['v3', 'v4'] as const)('of each of the calls of API %s', (api) => {
  const calls = asked[api]

  test.each(calls.map((one) => [one.name, one] as const))('%s takes its own answer', async (_, one) => {
    expect(await answered(one, reply(200, JSON.stringify(one.body)))).toMatchObject({ kind: 'done' })
  })

  const wrong = [
    '',
    'null',
    'true',
    '12',
    '"text"',
    '{"a":1}',
    '[[]]',
    '[null]',
    '[{"a":1}]',
    '<html></html>',
    '{"id":',
  ]
  const telling = calls.filter(({ needs }) => needs !== null)
  test.each(telling.map((one) => [one.name, one] as const))(
    '%s never takes an answer of another shape for done',
    async (_, one) => {
      const ofOther = Array.isArray(one.body) ? JSON.stringify(one.body[0]) : JSON.stringify([one.body])
      for (const text of [...wrong, ofOther, JSON.stringify(one.body).slice(0, -1)])
        expect([text, await answered(one, reply(200, text))]).not.toMatchObject([text, { kind: 'done' }])
    },
  )

  test.each(telling.map((one) => [one.name, one] as const))(
    '%s needs each of its fields, and ids that are ids',
    async (_, { needs, body, ...one }) => {
      for (const [field, kind] of Object.entries(needs ?? {}))
        for (const odd of [
          undefined,
          null,
          {},
          [{}],
          true,
          ...(kind === 'id' ? [0, -1, 1.5, '1', 2 ** 53 + 2] : [1]),
        ]) {
          const record = { ...(Array.isArray(body) ? body[0] : body), [field]: odd }
          const text = JSON.stringify(Array.isArray(body) ? [record] : record)
          const answer = await answered({ ...one, needs, body }, reply(200, text))
          expect([field, odd, answer.kind]).toEqual([field, odd, 'unknown'])
        }
    },
  )
})
