import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../../src/sandbox/slack/json-api/calls.ts'
import { inputs } from '../../src/sandbox/slack/json-api/fields.ts'

const page = await readFile(join(import.meta.dirname, '../../docs/reference/sandbox.md'), 'utf8')
/** The rows of the table of calls, without the heads. */
const rows = page.split('\n').filter((line) => /^\| `(?:GET|POST) \/sandbox\//.test(line))

/** `POST command`, of a row; a name alone has the method before it. */
function callsIn(row: string): string[] {
  const [cell = ''] = row.split(' | ')
  let method = ''
  return [...row.matchAll(/`(?:(GET|POST) \/sandbox)?\/(\w+)/g)].flatMap(([whole, named, name]) => {
    if (named) method = named
    return named || cell.includes(whole) ? [`${method} ${name}`] : []
  })
}

test('the page of the sandbox names every call, and none that is not there', () => {
  const there = Object.entries(calls).flatMap(([method, named]) =>
    Object.keys(named).map((name) => `${method} ${name}`),
  )
  const named = rows.flatMap(callsIn)
  // The time is told beside the call that moves it.
  expect([...named, 'GET clock'].toSorted()).toEqual(there.toSorted())
})

const Shape = z.looseObject({
  properties: z.record(z.string(), z.unknown()).default({}),
  anyOf: z.array(z.unknown()).default([]),
  allOf: z.array(z.unknown()).default([]),
})

function fieldsOf(schema: unknown): string[] {
  const { properties, anyOf, allOf } = Shape.parse(schema)
  return [...Object.keys(properties), ...[...anyOf, ...allOf].flatMap(fieldsOf)]
}

test.each(Object.entries(inputs).filter(([name]) => name !== 'nothing'))(
  'and the fields of %s',
  (name, input) => {
    const fields = fieldsOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
    expect(fields).not.toEqual([])
    const about = rows.filter((row) => new RegExp(`/${name}\\b`).test(row)).join('\n')
    expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(about))).toEqual([])
  },
)
