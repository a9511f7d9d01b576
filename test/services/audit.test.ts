import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createAudit } from '../../src/services/audit.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { temporaryFile } from '../store/temporary.ts'
import { failStatements } from '../support/failing-statements.ts'
import { IN_MEMORY } from '../support/memory-store.ts'

const ann = { team: 'T1', channel: 'C1', user: 'UANN' }
const act = {
  verb: 'mr.merge',
  project: 42,
  target: '!12',
  sha: 'a'.repeat(40),
  outcome: 'merged',
  reference: 'k7mq2xpe',
  overrideReason: null,
  via: 'button',
} as const

async function audits(place: typeof IN_MEMORY | { readonly file: string } = IN_MEMORY) {
  const store = await openStore({ ...place, keys: newKeyRing() })
  const logged: string[] = []
  const log = pino({}, { write: (line) => logged.push(line) })
  const audit = createAudit(store, ann, { publicUrl: 'https://greenlight.example.com/', log })
  return { store, audit, logged }
}

it('what is written into the audit is one line of the log as well, whole', async () => {
  const { store, audit, logged } = await audits()
  onTestFinished(() => store.close())
  await audit.record(act)
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    level: 30,
    audit: { ...ann, ...act, sequence: 1, at: expect.any(Number) },
    msg: 'audited',
  })
})

it('what cannot be written into the audit is in the log, whole and with its reference', async () => {
  const { store, audit, logged } = await audits()
  await store.close()
  await audit.record(act)
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    level: 50,
    reference: 'k7mq2xpe',
    entry: { ...ann, ...act },
    msg: 'operation could not be audited',
  })
})

it('so is a row that the disk refuses, and the next one is written', async () => {
  const { store, audit, logged } = await audits({ file: temporaryFile() })
  onTestFinished(() => store.close())
  await audit.record({ ...act, reference: 'first111' })
  expect(await audit.has('first111')).toBe(true)
  const restore = failStatements((sql) => sql.startsWith('insert into "audit"'))
  await audit.record(act)
  restore()
  expect(logged).toHaveLength(2)
  expect(JSON.parse(logged[1] ?? '')).toMatchObject({ reference: 'k7mq2xpe', entry: { ...ann, ...act } })
  expect(await audit.has('k7mq2xpe')).toBe(false)
  await audit.record({ ...act, reference: 'third333' })
  expect(await audit.has('third333')).toBe(true)
})

it('the reason of an override is kept without the tokens in it, and cut', async () => {
  const { audit } = await audits()
  for (const overrideReason of ['down: glpat-abcdefgh12345678901', '😀'.repeat(200)])
    await audit.record({ ...act, overrideReason })
  const { rows } = await audit.page({ filter: {}, role: 'admin' }, 1, 20)
  const [long, secret] = rows.map(({ overrideReason }) => overrideReason ?? '')
  expect(secret).toMatch(/^down: /)
  expect(secret).not.toMatch(/glpat-abc/)
  expect(long).toBe('😀'.repeat(150))
})

it('a turn that is written down is known by its reference', async () => {
  const { audit } = await audits()
  await audit.record(act)
  expect(await audit.has('k7mq2xpe')).toBe(true)
  expect(await audit.has('k7mq2xp')).toBe(false)
})

it('a file holds what its person may see, whatever is asked of it', async () => {
  const { store, audit } = await audits()
  await audit.record(act)
  await store.audit.append({ ...ann, ...act, user: 'UBOB' })
  for (const [role, total] of [
    ['member', 1],
    ['manager', 2],
    ['admin', 2],
    ['guest', 1],
    ['outsider', 1],
  ] as const) {
    const file = await audit.file({ filter: {}, role }, 1)
    expect(file.total, role).toBe(total)
    expect(file.url).toMatch(/^https:\/\/greenlight\.example\.com\/audit\/[\w-]{22}$/)
    const wanted = await store.auditExports.take(file.url.split('/').at(-1) ?? '')
    expect(wanted).toEqual({ user: 'UANN', question: { team: 'T1', filter: {}, scope: file.scope } })
  }
})
