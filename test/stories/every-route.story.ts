import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
import { MERGE_REQUEST_CASES } from '../sandbox/forge/merge-request-cases.ts'
import { newDeployKey } from '../sandbox/forge/new-deploy-key.ts'
import { PROJECT_CASES } from '../sandbox/forge/project-cases.ts'
import type { InMode } from '../sandbox/forge/route-case.ts'
import { connect } from '../support/connect.ts'
import { type ForgeCall, forgeMode, type Sandbox, startSandbox } from '../support/sandbox.ts'

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
  const head = `The 30 templates of the API document, forge in ${forgeMode} mode: verb, statuses tried, passed`
  process.stdout.write(`\n${[head, ...table].join('\n')}\n`)
  await sandbox.stop()
})

/** How a person makes the bot send one call: what is typed, and what follows. */
interface Way {
  readonly typed: string
  /** Who types it: ann, who is a master, where nobody is named; cy is connected as the admin. */
  readonly as?: 'cy'
  /** The button that follows, or the name to be typed into the modal that follows. */
  readonly press?: string
  readonly phrase?: string
  /** The answer is on a card that is there already, and no message follows. */
  readonly edits?: true
}

/** In the order of the API document; each finds what the ones before have left. */
const ways: Readonly<Record<string, Way>> = {
  'GET /projects/:id/milestones': { typed: '/milestone list --state active --iid 3' },
  'GET /projects/:id/milestones/:milestone_id': { typed: '/milestone view %3' },
  'POST /projects/:id/milestones': { typed: '/milestone create "Sprint 99" --due +2w' },
  'PUT /projects/:id/milestones/:milestone_id': { typed: '/milestone edit %4 --title "A new name"' },
  'GET /projects/:id/milestones/:milestone_id/issues': { typed: '/milestone issues %3' },
  'GET /deploy_keys': { typed: '/deploy-key list --all', as: 'cy' },
  'GET /projects/:id/deploy_keys': { typed: '/deploy-key list' },
  'GET /projects/:id/deploy_keys/:key_id': { typed: '/deploy-key view 601' },
  'POST /projects/:id/deploy_keys': { typed: `/deploy-key add "New one" ${newDeployKey()}` },
  'POST /projects/:id/deploy_keys/:key_id/enable': { typed: '/deploy-key enable 603' },
  'DELETE /projects/:id/deploy_keys/:key_id/disable': {
    typed: '/deploy-key disable 603',
    press: 'deploy-key.disable',
  },
  'DELETE /projects/:id/deploy_keys/:key_id': {
    typed: '/deploy-key delete 602',
    phrase: 'Build server',
  },
  'GET /projects/:id/services/:slug': { typed: '/integration view external-wiki' },
  'PUT /projects/:id/services/:slug': {
    typed: '/integration set emails-on-push recipients=team@acme.example',
  },
  'DELETE /projects/:id/services/:slug': {
    typed: '/integration remove external-wiki',
    phrase: 'external-wiki',
  },
  'GET /projects/:id/merge_requests': { typed: '/mr list --state all --sort asc' },
  'GET /projects/:id/merge_requests/:merge_request_id': { typed: '/mr view !14' },
  'GET /projects/:id/merge_requests/:merge_request_id/commits': { typed: '/mr commits !14' },
  'GET /projects/:id/merge_requests/:merge_request_id/changes': { typed: '/mr changes !14' },
  'POST /projects/:id/merge_requests': {
    typed: '/mr create --source main --target fix/rounding --title "The other way round"',
  },
  'PUT /projects/:id/merge_requests/:merge_request_id': { typed: '/mr edit !15 --title "Another title"' },
  'PUT /projects/:id/merge_requests/:merge_request_id/merge': {
    typed: '/mr merge !11 --when-build-succeeds',
    press: 'mr.merge',
  },
  'PUT /projects/:id/merge_requests/:merge_request_id/cancel_merge_when_build_succeeds': {
    typed: '/mr cancel !11',
    edits: true,
  },
  'GET /projects/:id/merge_requests/:merge_request_id/closes_issues': { typed: '/mr closes !7' },
  'POST /projects/:id/merge_requests/:merge_request_id/subscription': { typed: '/mr subscribe !13' },
  'DELETE /projects/:id/merge_requests/:merge_request_id/subscription': { typed: '/mr unsubscribe !13' },
  'POST /projects/:id/merge_requests/:merge_request_id/todo': { typed: '/mr todo !13' },
  'GET /projects/:id/merge_requests/:merge_request_id/versions': { typed: '/mr versions !12' },
  'GET /projects/:id/merge_requests/:merge_request_id/versions/:version_id': { typed: '/mr versions !12 1' },
  'DELETE /projects/:id/merge_requests/:merge_request_id': {
    typed: '/mr delete !13',
    as: 'cy',
    phrase: 'acme/web!13',
  },
}

const cases = { ...PROJECT_CASES, ...MERGE_REQUEST_CASES }
const CANCEL = /^PUT (.*cancel_merge_when_build_succeeds)$/

/** Servers that shipped take the cancel by POST; the document, under which the table is kept, by PUT. */
const route = (documented: string) =>
  forgeMode === 'shipped' ? documented.replace(CANCEL, 'POST $1') : documented

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
  test.each(Object.entries(ways))('%s', async (documented, { typed, as, press, phrase, edits }) => {
    const user = as ?? 'ann'
    const before = (await sandbox.ledger()).length
    if (phrase) {
      await sandbox.command(user, typed)
      await sandbox.modal(user)
      expect(await sandbox.submit(user, { phrase })).toMatchObject({ ok: true })
    } else if (edits) {
      await sandbox.command(user, typed)
    } else {
      const answer = await sandbox.asks(user, typed)
      if (press) await sandbox.press(user, answer, press)
    }
    const call = await sees(documented, before)
    expect(call.user).toBe(as ? 'root' : 'ann')
    told(documented).typed = typed.replace(/ssh-\S+ \S+.*/, '<key>')
  })

  /** The call as the ledger has it, waited for: the answer to a submitted form comes after the form is closed. */
  async function sees(documented: string, before: number): Promise<ForgeCall> {
    const [method, template = ''] = route(documented).split(' ')
    const path = new RegExp(`^/api/v3${template.replaceAll(/:[a-z_]+/g, '[^/]+')}$`)
    for (let tries = 0; tries < 100; tries += 1) {
      const calls = (await sandbox.ledger()).slice(before)
      const found = calls.findLast((call) => call.method === method && path.test(call.path))
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`The forge never saw ${documented}`)
  }
})

describe('the forge answers every call with every status of the API document', () => {
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
    return typeof status === 'number' ? status : forgeMode === 'shipped' ? status.shipped : status.document
  }
})
