import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MODES, type ModeName } from '../../../src/sandbox/forge/mode.ts'
import { documentRoutes } from '../../../src/sandbox/forge/resources/routes.ts'
import { ForgeUnderTest } from './forge-under-test.ts'
import { MERGE_REQUEST_CASES } from './merge-request-cases.ts'
import { PROJECT_CASES } from './project-cases.ts'
import type { Case, InMode } from './route-case.ts'

const CASES = { ...PROJECT_CASES, ...MERGE_REQUEST_CASES }

const CANCEL = '/projects/:id/merge_requests/:merge_request_id/cancel_merge_when_build_succeeds'

/** Cases are kept under the method of the document. */
const inMode = (route: string, mode: ModeName) =>
  mode === 'shipped' && route.endsWith(CANCEL) ? `POST ${CANCEL}` : route

describe.each(['document', 'shipped'] as const)('the routes in %s mode', (mode) => {
  const lines = ['', `The 30 templates of the API document, forge in ${mode} mode: statuses tried, passed`]
  let under: ForgeUnderTest

  beforeAll(async () => {
    under = await ForgeUnderTest.start(mode)
  })
  afterAll(async () => {
    process.stdout.write(`${lines.join('\n')}\n`)
    await under.end()
  })

  test('are the thirty of the API document, and no other', () => {
    const offered = documentRoutes(MODES[mode]).map(({ method, template }) => `${method} ${template}`)
    expect(offered.toSorted()).toEqual(
      Object.keys(CASES)
        .map((route) => inMode(route, mode))
        .toSorted(),
    )
    expect(new Set(offered).size).toBe(30)
  })

  test.each(Object.entries(CASES))('%s', async (route, cases) => {
    const [method = ''] = inMode(route, mode).split(' ')
    let passed = 0
    try {
      for (const one of cases) {
        await check(method, one)
        passed++
      }
      const before = under.forge.ledger().length
      const nobody = await under.call(method, cases[0]?.path ?? '', { headers: { 'PRIVATE-TOKEN': '' } })
      expect(nobody).toMatchObject({ status: 401, body: { message: '401 Unauthorized' } })
      expect(under.forge.ledger()[before]).toMatchObject({ user: null })
      passed++
    } finally {
      const tried = [...cases.map(({ status }) => pick(status, mode)), 401].join(' ')
      lines.push(`${inMode(route, mode).padEnd(96)} ${tried.padEnd(42)} ${passed} of ${cases.length + 1}`)
    }
    expect(cases.some(({ status }) => Number(pick(status, 'document')) < 300)).toBe(true)
  })

  async function check(method: string, { path, as, body, status, says }: Case): Promise<void> {
    const reply = await under.call(method, path, { ...(as && { as }), ...(body !== undefined && { body }) })
    expect([path, reply.status]).toEqual([path, pick(status, mode)])
    if (says !== undefined) expect(reply.body).toEqual(pick(says, mode))
    if (reply.status === 304) expect(reply.text).toBe('')
  }
})

function pick<T>(value: InMode<T>, mode: ModeName): unknown {
  return typeof value === 'object' && value !== null && mode in value ? Reflect.get(value, mode) : value
}
