import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
import { MERGE_REQUEST_CASES } from '../sandbox/forge/merge-request-cases.ts'
import { PROJECT_CASES } from '../sandbox/forge/project-cases.ts'
import type { InMode } from '../sandbox/forge/route-case.ts'
import { goes, routeAt, seenAs, ways } from '../support/call-recipes.ts'
import { connect } from '../support/connect.ts'
import { forgeKind, type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox

/** What the table at the end tells of each template. */
interface Told {
  typed: string
  readonly statuses: number[]
  passed: number
}
const rows = new Map<string, Told>()
const told = (documented: string): Told => {
  const row = rows.get(documented) ?? { typed: '', statuses: [], passed: 0 }
  rows.set(documented, row)
  return row
}

beforeAll(async () => {
  sandbox = await startSandbox()
  await connect(sandbox, 'cy', 'sandbox-root')
})
afterAll(async () => {
  const table = [...rows].map(
    ([documented, { typed, statuses, passed }]) =>
      `${route(documented).padEnd(92)} ${typed.padEnd(72)} ${statuses.join(' ').padEnd(40)} ${passed} of ${statuses.length}`,
  )
  const head = `The 30 templates of the API document, forge: ${forgeKind}: verb, statuses tried, passed`
  process.stdout.write(`\n${[head, ...table].join('\n')}\n`)
  await sandbox.stop()
})

const cases = { ...PROJECT_CASES, ...MERGE_REQUEST_CASES }
const route = (documented: string) => routeAt(forgeKind, documented)

test('the table is the one of the API document: thirty templates, each with a way and with cases', () => {
  expect(Object.keys(ways).toSorted()).toEqual(Object.keys(cases).toSorted())
  expect(Object.keys(ways)).toHaveLength(30)
})

test('each way is a verb of the registry, with help', () => {
  for (const { typed } of Object.values(ways)) {
    const [noun, verb] = typed.slice(1).split(' ')
    const command = registry.find(({ path }) => path[0] === noun && path[1] === verb)
    expect(command?.summary.length, typed).toBeGreaterThan(10)
  }
})

describe('a person reaches every call of the API document by typing', () => {
  test.each(Object.entries(ways))('%s', async (documented, way) => {
    const call = await goes(sandbox, documented)
    expect(call.user).toBe(seenAs(way))
    told(documented).typed = way.typed.replace(/ssh-\S+ \S+.*/, '<key>')
  })
})

// Today’s servers have answers of their own: test/sandbox/forge/v4.
describe.skipIf(forgeKind === 'today')(
  'the forge answers every call with every status of the API document',
  () => {
    beforeAll(() => sandbox.reset())

    test.each(Object.entries(cases))('%s', async (documented, tried) => {
      const [method = ''] = route(documented).split(' ')
      const row = told(documented)
      for (const { path, as = 'ann', body, status } of tried) {
        const answered = await sandbox.api(`sandbox-${as}`, path, {
          method,
          ...(typeof body === 'object' && body !== null && { body }),
        })
        row.statuses.push(answered.status)
        expect([path, answered.status]).toEqual([path, pick(status)])
        row.passed += 1
      }
    })

    function pick(status: InMode<number>): number {
      return typeof status === 'number' ? status : forgeKind === 'shipped' ? status.shipped : status.document
    }
  },
)
