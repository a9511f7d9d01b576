import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fc, test } from '@fast-check/vitest'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type AuditEntry, type AuditRow, auditLine, Via } from '../../src/model/audit.ts'
import { type AuditLog, createAuditLog } from '../../src/store/audit.ts'
import { createAuditMacs } from '../../src/store/audit-chain.ts'
import { openDatabase, processClock } from '../../src/store/context.ts'
import { openEngine, type StoreImage, type StorePlace } from '../../src/store/engine.ts'
import { type Key, newKeyRing, parseKeyRing } from '../../src/store/keys.ts'
import { migrate } from '../../src/store/migrate.ts'
import { openStore } from '../../src/store/store.ts'
import { allOf } from '../support/all-of.ts'
import { merged } from '../support/audit-entry.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { onBothEngines, temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { change } from './every-table.ts'
import { writeManyRows } from './many-audit-rows.ts'
import { stoppedClock, temporaryFile, temporaryStore } from './temporary.ts'

const someKey = () => randomBytes(32).toString('base64')
const everything = { team: 'T1', scope: 'all', filter: {} } as const
const of = (filter: object, scope: 'all' | { user: string } | { channel: string } = 'all') => ({
  team: 'T1',
  scope,
  filter,
})

const anEntry = fc.record<AuditEntry>({
  team: fc.constant('T1'),
  channel: fc.constantFrom('C1', 'C2', ''),
  user: fc.constantFrom('UANN', 'UBOB'),
  verb: fc.constantFrom('mr.merge', 'mr.cancel', 'greenlight.default'),
  project: fc.constantFrom(42, 43, null),
  target: fc.constantFrom('!12', '%3', ''),
  sha: fc.constantFrom('a'.repeat(40), null),
  outcome: fc.constantFrom('merged', 'may-not', 'denied:frozen'),
  reference: fc.stringMatching(/^[2-9a-z]{8}$/),
  overrideReason: fc.option(fc.string({ maxLength: 40 })),
  via: fc.constantFrom(...Via.options),
})

const oldestFirst = async (audit: AuditLog) => (await audit.read(everything, 1, 1_000_000)).toReversed()

/** A chain of these, and the database under it: what somebody has who has its address and no other part of Greenlight. */
async function chainIn(where: StorePlace | StoreImage, entries: readonly AuditEntry[]) {
  const engine = await openEngine(where)
  const db = openDatabase(engine.dialect)
  await migrate(db, engine, Date.now)
  const keys = newKeyRing()
  const audit = createAuditLog({
    db,
    keys,
    forge: '',
    now: Date.now,
    realTime: processClock,
  })
  for (const entry of entries) await audit.append(entry)
  const run = async (statement: Statement) => {
    await statement.execute(db)
  }
  const fill = (rows: number) => writeManyRows(db, keys, rows)
  return { run, audit, fill, close: () => db.destroy() }
}

type Statement = RawBuilder<unknown>

const three = [merged, { ...merged, target: '!13', reference: 'bbbbbbbb' }, { ...merged, target: '!14' }]

onBothEngines('the audit', (place) => {
  const chainOf = async (entries: readonly AuditEntry[]) => {
    const chain = await chainIn(await place(), entries)
    onTestFinished(chain.close)
    return chain
  }

  describe('the rows', () => {
    it('are numbered from one in each workspace, with the time at which they were written', async () => {
      const clock = stoppedClock()
      const { audit } = await temporaryStore({ ...(await place()), now: clock.now })
      await audit.append(merged)
      clock.advance(5_000)
      await audit.append({ ...merged, outcome: 'already-merged' })
      await audit.append({ ...merged, team: 'T2' })
      const rows = await audit.read(everything, 1, 20)
      expect(rows).toMatchObject([
        { ...merged, outcome: 'already-merged', sequence: 2, at: clock.now() },
        { ...merged, sequence: 1, at: clock.now() - 5_000 },
      ])
      expect(await audit.read({ ...everything, team: 'T2' }, 1, 20)).toMatchObject([{ sequence: 1 }])
    })

    it('with words that no database keeps are read back as they were hashed', async () => {
      const { audit } = await temporaryStore(await place())
      await audit.append({ ...merged, target: '!1\u0000', overrideReason: 'a\u0000b \ud800 c' })
      const [row] = await audit.read(everything, 1, 1)
      expect(row).toMatchObject({ target: '!1\ufffd', overrideReason: 'a\ufffdb \ufffd c' })
      expect(await audit.verify('T1')).toMatchObject({ kind: 'whole', rows: 1 })
    })

    it('can be added and read, and not changed or deleted', async () => {
      const { audit } = await temporaryStore(await place())
      expect(Object.keys(audit).sort()).toEqual([
        'append',
        'count',
        'each',
        'ends',
        'read',
        'reset',
        'verify',
        'verifyShown',
      ])
    })

    it('survive the end of the process once they are written', async () => {
      const where = await place()
      const keys = newKeyRing()
      const first = await openStore({ ...where, keys })
      await first.audit.append(merged)
      await first.close()
      const second = await temporaryStore({ ...where, keys })
      await second.audit.append(merged)
      expect(await second.audit.verify('T1')).toMatchObject({ kind: 'whole', rows: 2 })
    })

    it('make a line of JSON with every stored field and an ISO time', async () => {
      const { audit } = await temporaryStore({ ...(await place()), now: () => Date.UTC(2026, 10, 20, 9, 30) })
      await audit.append({ ...merged, overrideReason: 'a “quoted”\nreason' })
      const [row] = await audit.read(everything, 1, 1)
      const line = auditLine(row as AuditRow)
      expect(line).not.toContain('\n')
      expect(JSON.parse(line)).toEqual({ ...row, at: '2026-11-20T09:30:00.000Z' })
    })
  })

  describe('a question', () => {
    const rows: readonly AuditEntry[] = [
      merged,
      { ...merged, user: 'UBOB', outcome: 'may-not', reference: 'refbob22' },
      { ...merged, channel: 'C2', verb: 'mr.cancel', outcome: 'cancelled', target: '!1' },
      { ...merged, project: 43, outcome: 'denied:frozen' },
      {
        ...merged,
        verb: 'greenlight.disconnect',
        project: null,
        target: '',
        sha: null,
        outcome: 'denied:role',
      },
    ]
    const asked = async (filter: object, scope?: 'all' | { user: string } | { channel: string }) => {
      const { audit } = await chainOf(rows)
      const question = of(filter, scope)
      const found = await audit.read(question, 1, 20)
      expect(await audit.count(question, 10)).toEqual({ rows: found.length, more: false })
      expect(await allOf(audit.each(question))).toEqual(found)
      return found.map(({ sequence }) => sequence)
    }

    it.each([
      [{}, [5, 4, 3, 2, 1]],
      [{ user: 'UBOB' }, [2]],
      [{ user: 'U' }, []],
      [{ channel: 'C2' }, [3]],
      [{ verb: 'mr.merge' }, [4, 2, 1]],
      [{ verb: 'mr' }, []],
      [{ project: 43 }, [4]],
      [{ target: '!1' }, [3]],
      [{ target: '!12', project: 42, verb: 'mr.merge' }, [2, 1]],
      [{ reference: 'refbob22' }, [2]],
      [{ outcome: 'may-not' }, [2]],
      [{ outcome: 'denied' }, [5, 4]],
      [{ outcome: 'denied:frozen' }, [4]],
      [{ outcome: 'denied%' }, []],
    ])('%j finds %j', async (filter, found) => {
      expect(await asked(filter)).toEqual(found)
    })

    it('never finds what the person may not see, whatever is asked', async () => {
      expect(await asked({}, { user: 'UBOB' })).toEqual([2])
      expect(await asked({ user: 'UANN' }, { user: 'UBOB' })).toEqual([])
      expect(await asked({}, { channel: 'C2' })).toEqual([3])
      expect(await asked({ channel: 'C1' }, { channel: 'C2' })).toEqual([])
    })

    it('of a time takes its beginning and not its end', async () => {
      const clock = stoppedClock(1_000)
      const { audit } = await temporaryStore({ ...(await place()), now: clock.now })
      for (let each = 0; each < 3; each += 1) {
        await audit.append(merged)
        clock.advance(1_000)
      }
      const found = await audit.read(of({ since: 2_000, before: 3_000 }), 1, 20)
      expect(found.map(({ at }) => at)).toEqual([2_000])
    })

    it('is answered in pages, newest first, and whole where it is long', async () => {
      const { audit, fill } = await chainOf([])
      await fill(1_100)
      const numbers = async (page: number) =>
        (await audit.read(everything, page, 500)).map(({ sequence }) => sequence)
      expect([(await numbers(1))[0], (await numbers(2))[0], (await numbers(3)).at(-1)]).toEqual([
        1100, 600, 1,
      ])
      expect(await numbers(4)).toEqual([])
      const all = await allOf(audit.each(everything))
      expect(all.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 1_100 }, (_, at) => 1_100 - at),
      )
      expect(await audit.verify('T1')).toMatchObject({ kind: 'whole', rows: 1_100 })
    })
  })

  describe('the chain', () => {
    it('is whole where nothing has been written, and in each workspace for itself', async () => {
      const { run, audit } = await chainOf([merged, { ...merged, team: 'T2' }])
      expect(await audit.verify('T0')).toMatchObject({ kind: 'whole', rows: 0 })
      await run(sql`update audit set outcome = 'x' where team = 'T2'`)
      expect(await audit.verify('T1')).toMatchObject({ kind: 'whole', rows: 1 })
      expect(await audit.verify('T2')).toEqual({ kind: 'broken', sequence: 1 })
    })

    it.each([
      ['the first row is gone', 'delete from audit where sequence = 1', 1],
      ['the last row is gone', 'delete from audit where sequence = 3', 3],
      ['all rows are gone', 'delete from audit', 1],
      ['the end of the chain is set back', 'update audit_heads set sequence = 2', 3],
      ['the end of the chain is another', "update audit_heads set mac = 'x'", 3],
      ['what proves the end of the chain is another', "update audit_heads set head_mac = 'x'", 3],
      ['the end of the chain is gone', 'delete from audit_heads', 1],
      ['a reason was put in', "update audit set override_reason = '' where sequence = 2", 2],
      ['an empty sha took the place of none', "update audit set sha = '' where sequence = 2", 2],
      ['a row moved to another person', `update audit set "user" = 'UBOB' where sequence = 3`, 3],
      ['a row stands before the first', `${copyOf(1, 0)}`, 1],
      ['a row moved to another workspace', "update audit set team = 'T2' where sequence = 2", 2],
    ])('%s: it is told which row is the first that is wrong', async (_, statement, sequence) => {
      const { run, audit } = await chainOf(three)
      expect(await audit.verify('T1')).toMatchObject({ kind: 'whole', rows: 3 })
      await run(sql.raw(statement))
      expect(await audit.verify('T1')).toEqual({ kind: 'broken', sequence })
    })

    it('is broken by a row at its end that Greenlight has not written, with any key but its own', async () => {
      const { run, audit } = await chainOf(three)
      const last = (await oldestFirst(audit)).at(-1) as AuditRow
      const stranger = createAuditMacs(newKeyRing())
      const forged = { ...last, sequence: 4, target: '!99' }
      const mac = stranger.row(stranger.key, last.mac, forged)
      await run(sql.raw(copyOf(3, 4)))
      await run(sql`update audit set target = ${forged.target}, mac = ${mac} where sequence = 4`)
      expect(await audit.verify('T1')).toEqual({ kind: 'broken', sequence: 4 })
      const headMac = stranger.head(stranger.key, 'T1', { sequence: 4, mac: mac ?? '' })
      await run(sql`update audit_heads set sequence = 4, mac = ${mac}, head_mac = ${headMac}`)
      expect(await audit.verify('T1')).toEqual({ kind: 'broken', sequence: 4 })
    })

    it('that is built anew without the key ring is broken at its first row', async () => {
      const { run, audit } = await chainOf(three)
      const stranger = createAuditMacs(newKeyRing())
      let previous = ''
      for (const row of await oldestFirst(audit)) {
        const mac = stranger.row(stranger.key, previous, { ...row, user: 'UEVE' }) ?? ''
        await run(sql`update audit set "user" = 'UEVE', mac = ${mac} where sequence = ${row.sequence}`)
        previous = mac
      }
      const headMac = stranger.head(stranger.key, 'T1', { sequence: 3, mac: previous })
      await run(sql`update audit_heads set mac = ${previous}, head_mac = ${headMac}`)
      expect(await audit.verify('T1')).toEqual({ kind: 'broken', sequence: 1 })
    })

    it('of which two rows are swapped is broken at the first of them', async () => {
      const { run, audit } = await chainOf(three)
      await run(sql`update audit set sequence = -1 where sequence = 1`)
      await run(sql`update audit set sequence = 1 where sequence = 2`)
      await run(sql`update audit set sequence = 2 where sequence = -1`)
      expect(await audit.verify('T1')).toEqual({ kind: 'broken', sequence: 1 })
    })

    it('whose end was cut off and replaced by an older one is told while the process knows of the rows', async () => {
      const { run, audit } = await chainOf(three.slice(0, 2))
      await run(sql`create table older as select * from audit_heads`)
      await audit.append(merged)
      await run(sql`delete from audit where sequence = 3`)
      await run(sql`delete from audit_heads`)
      await run(sql`insert into audit_heads select * from older`)
      expect(await audit.verify('T1')).toEqual({ kind: 'broken', sequence: 3 })
      await audit.append(merged)
      expect(await audit.verify('T1')).toEqual({ kind: 'broken', sequence: 3 })
    })

    it('whose end was cut off behind a forged one stays broken, whatever is appended later', async () => {
      const where = await place()
      const keys = newKeyRing()
      const first = await temporaryStore({ ...where, keys })
      for (const entry of three) await first.audit.append(entry)
      const [second] = await first.audit.read(everything, 2, 1)
      await change(
        where,
        'delete from audit where sequence = 3',
        `update audit_heads set sequence = 2, mac = '${second?.mac}', head_mac = 'x'`,
      )
      const later = await temporaryStore({ ...where, keys })
      await later.audit.append(merged)
      expect(await later.audit.verify('T1')).toEqual({ kind: 'broken', sequence: 3 })
    })

    it('that is emptied with its end is told while the process knows of the rows', async () => {
      const { run, audit } = await chainOf(three)
      for (const table of ['audit', 'audit_heads', 'audit_checks'])
        await run(sql`delete from ${sql.table(table)}`)
      expect(await audit.verify('T1')).toEqual({ kind: 'broken', sequence: 1 })
      expect(await audit.verifyShown('T1', [])).toEqual({ kind: 'broken', sequence: 1 })
    })

    it('that was walked with both keys goes on when the old one is gone', async () => {
      const where = await place()
      const [k1, k2] = [...parseKeyRing(`k1:${someKey()},k2:${someKey()}`)] as [Key, Key]
      const first = await temporaryStore({ ...where, keys: [k1] })
      for (const entry of three) await first.audit.append(entry)
      const both = await temporaryStore({ ...where, keys: [k2, k1] })
      await both.audit.verify('T1')
      const alone = await temporaryStore({ ...where, keys: [k2] })
      await alone.audit.append(merged)
      const unknown = { sequence: 1, key: 'k1' }
      expect(await alone.audit.verify('T1')).toMatchObject({ kind: 'whole', rows: 4, unknown })
    })

    it('goes on under a new key, and says which rows it cannot check once the old key is gone', async () => {
      const where = await place()
      const [k1, k2] = [...parseKeyRing(`k1:${someKey()},k2:${someKey()}`)] as [Key, Key]
      const first = await temporaryStore({ ...where, keys: [k1] })
      for (const entry of three) await first.audit.append(entry)
      const both = await temporaryStore({ ...where, keys: [k2, k1] })
      await both.audit.append(merged)
      expect(await both.audit.verify('T1')).toMatchObject({ kind: 'whole', rows: 4, unknown: null })
      const alone = await temporaryStore({ ...where, keys: [k2] })
      const unknown = { sequence: 1, key: 'k1' }
      expect(await alone.audit.verify('T1')).toMatchObject({ kind: 'whole', rows: 4, unknown })
      expect(await alone.audit.verifyShown('T1', [])).toMatchObject({ kind: 'whole', rows: 4, unknown })
      await change(where, "update audit set outcome = 'x' where sequence = 4")
      expect(await alone.audit.verify('T1')).toEqual({ kind: 'broken', sequence: 4 })
    })

    it('stays whole when many append at once', async () => {
      const { audit } = await chainOf([])
      await Promise.all(
        Array.from({ length: 40 }, (_, at) => audit.append({ ...merged, target: `!${at + 1}` })),
      )
      expect(await audit.verify('T1')).toMatchObject({ kind: 'whole', rows: 40 })
      expect(new Set((await oldestFirst(audit)).map(({ target }) => target)).size).toBe(40)
    })

    it('lets others be served while it is walked', async () => {
      const { audit, fill } = await chainOf([])
      await fill(1_600)
      let served = 0
      const serve = () => {
        served += 1
        next = setImmediate(serve)
      }
      let next = setImmediate(serve)
      await audit.verify('T1')
      clearImmediate(next)
      expect(served).toBeGreaterThanOrEqual(4)
    })

    it('is not called broken because rows are appended while it is walked', async () => {
      const { audit, fill } = await chainOf([])
      await fill(600)
      const walks = Array.from({ length: 10 }, () => audit.verify('T1'))
      const appends = Array.from({ length: 50 }, () => audit.append(merged))
      await Promise.all(appends)
      for (const walk of walks) expect((await walk).kind).toBe('whole')
      expect(await audit.verify('T1')).toMatchObject({ kind: 'whole', rows: 650 })
    })
  })

  describe('a look at the chain', () => {
    const shownIn = (audit: AuditLog) => audit.read(everything, 1, 20)

    it('checks what is shown and what was added since the last walk, and says when that was', async () => {
      const { run, audit } = await chainOf(three)
      const walked = await audit.verify('T1')
      await audit.append(merged)
      const { mac } = (await oldestFirst(audit)).at(-1) as AuditRow
      expect(await audit.verifyShown('T1', await shownIn(audit))).toEqual({ ...walked, rows: 4, mac })
      await run(sql`update audit set outcome = 'x' where sequence = 2`)
      expect(await audit.verifyShown('T1', await shownIn(audit))).toEqual({ kind: 'broken', sequence: 2 })
      expect(await audit.verifyShown('T1', [])).toMatchObject({ kind: 'whole', rows: 4 })
      expect(await audit.verify('T1')).toEqual({ kind: 'broken', sequence: 2 })
      expect(await audit.verifyShown('T1', [])).toEqual({ kind: 'broken', sequence: 2 })
    })

    it.each([
      ['is forged', "update audit_checks set sequence = 3, mac = 'x', check_mac = 'x'"],
      ['is gone', 'delete from audit_checks'],
    ])('does not rely on a walk whose note %s', async (_, statement) => {
      const { run, audit } = await chainOf(three)
      await audit.verify('T1')
      await run(sql`update audit set outcome = 'x' where sequence = 1`)
      await run(sql.raw(statement))
      expect(await audit.verifyShown('T1', [])).toEqual({ kind: 'broken', sequence: 1 })
    })

    it('of many rows that nobody has walked says how far it has looked', async () => {
      const { run, audit, fill } = await chainOf([])
      await fill(2_600)
      expect(await audit.verifyShown('T1', [])).toEqual({ kind: 'unfinished', checked: 2_000 })
      await audit.verify('T1')
      expect(await audit.verifyShown('T1', [])).toMatchObject({ kind: 'whole', rows: 2_600 })
      await run(sql`delete from audit where sequence = 2600`)
      expect(await audit.verifyShown('T1', [])).toEqual({ kind: 'broken', sequence: 2_600 })
    })
  })
})

describe('the chain of replicas', () => {
  it.skipIf(withoutPostgres)('stays whole when five replicas append fifty rows at once', async () => {
    const where = { url: await temporaryDatabase(), keys: newKeyRing() }
    const replicas = await Promise.all(Array.from({ length: 5 }, () => temporaryStore(where)))
    const [first] = replicas
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => replicas[at % 5]?.audit.append({ ...merged, target: `!${at}` })),
    )
    expect(await first?.audit.verify('T1')).toMatchObject({ kind: 'whole', rows: 50 })
    const rows = await first?.audit.read(everything, 1, 100)
    expect(new Set(rows?.map(({ target }) => target)).size).toBe(50)
  })
})

describe('the chain of an embedded store', () => {
  it('is broken by a row between two', async () => {
    const { run, audit, close } = await chainIn(IN_MEMORY, three)
    onTestFinished(close)
    await run(sql.raw(copyOf(1, 1.5)))
    expect(await audit.verify('T1')).toEqual({ kind: 'broken', sequence: 2 })
  })

  test.prop([fc.array(anEntry, { minLength: 2, maxLength: 8 }), fc.nat(), fc.nat(), aTampering()], {
    numRuns: 60,
  })('whatever one row of it is turned into, it is detected', async (entries, first, second, tamper) => {
    const { run, audit, close } = await chainIn(IN_MEMORY, entries)
    try {
      const before = await oldestFirst(audit)
      for (const statement of tamper((first % entries.length) + 1, (second % entries.length) + 1))
        await run(statement)
      const after = await oldestFirst(audit)
      const changed = JSON.stringify(after) !== JSON.stringify(before)
      const chain = await audit.verify('T1')
      // A row that names another key than its own cannot be checked, which is told as well.
      expect(chain.kind !== 'whole' || chain.unknown !== null).toBe(changed)
    } finally {
      await close()
    }
  })

  it('stays whole when processes append beside each other and one of them is killed', async () => {
    const file = temporaryFile()
    const ring = `k1:${someKey()}`
    const { audit } = await temporaryStore({ file, keys: parseKeyRing(ring) })
    const writers = ['!1', '!2'].map((target) => startWriter(file, target, ring))
    await Promise.all(writers.map(({ wrote }) => wrote(20)))
    const [first, second] = writers
    await first?.kill()
    await second?.wrote(60)
    await second?.kill()
    const rows = await oldestFirst(audit)
    const written = (target: string) => rows.filter((row) => row.target === target).length
    expect(written('!1')).toBeGreaterThanOrEqual(first?.acknowledged() ?? Infinity)
    expect(written('!2')).toBeGreaterThanOrEqual(second?.acknowledged() ?? Infinity)
    expect(await audit.verify('T1')).toMatchObject({ kind: 'whole', rows: rows.length })
  })

  it('keeps nothing of a row whose end was not written', async () => {
    const { run, audit, close } = await chainIn(IN_MEMORY, [merged])
    onTestFinished(close)
    await run(
      sql`create trigger cut before update on audit_heads when new.sequence > 1 begin select raise(abort, 'cut'); end`,
    )
    await expect(audit.append(merged)).rejects.toThrow('cut')
    expect(await audit.verify('T1')).toMatchObject({ kind: 'whole', rows: 1 })
    await run(sql`drop trigger cut`)
    await audit.append(merged)
    expect(await audit.verify('T1')).toMatchObject({ kind: 'whole', rows: 2 })
  })
})

/** Another process that appends without end until it is killed; it counts what was acknowledged to it. */
function startWriter(file: string, target: string, ring: string) {
  const script = `
    const { openStore } = await import(${JSON.stringify(sourceOf('store.ts'))})
    const { parseKeyRing } = await import(${JSON.stringify(sourceOf('keys.ts'))})
    const { writeSync } = await import("node:fs")
    const { setTimeout } = await import("node:timers/promises")
    const { audit } = await openStore({ file: ${JSON.stringify(file)}, keys: parseKeyRing(${JSON.stringify(ring)}) })
    for (;;) {
      await audit.append(${JSON.stringify({ ...merged, target })})
      writeSync(1, ".")
      // SQLite queues nobody: a writer without a pause keeps the others out for seconds.
      await setTimeout(2)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  let count = 0
  child.stdout.on('data', (chunk: Buffer) => {
    count += chunk.length
  })
  return {
    acknowledged: () => count,
    async wrote(rows: number) {
      while (count < rows) {
        if (child.exitCode !== null) throw new Error('the writer has ended')
        await Promise.race([once(child.stdout, 'data'), closed])
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await closed
    },
  }
}

function sourceOf(file: string): string {
  return new URL(`../../src/store/${file}`, import.meta.url).href
}

const COLUMNS =
  'team, at, channel, "user", verb, project, target, sha, outcome, reference, override_reason, via, key, mac'

function copyOf(sequence: number, to: number): string {
  return `insert into audit (sequence, ${COLUMNS}) select ${to}, ${COLUMNS} from audit where sequence = ${sequence}`
}

type Tamper = (first: number, second: number) => readonly Statement[]

/** Edits, deletes, inserts or reorders; some of them leave everything as it was. */
function aTampering(): fc.Arbitrary<Tamper> {
  const edited = fc
    .tuple(
      fc.constantFrom(
        ...COLUMNS.replaceAll('"', '')
          .split(', ')
          .filter((column) => column !== 'team'),
      ),
      fc.string(),
    )
    .map(([column, value]): Tamper => {
      const put = ['at', 'project'].includes(column) ? value.length : value
      return (first) => [sql`update audit set ${sql.ref(column)} = ${put} where sequence = ${first}`]
    })
  const deleted: Tamper = (first) => [sql`delete from audit where sequence = ${first}`]
  const inserted: Tamper = (first, second) => [
    sql`update audit set sequence = -sequence where sequence >= ${first}`,
    sql`update audit set sequence = 1 - sequence where sequence < 0`,
    sql.raw(copyOf(second < first ? second : second + 1, first)),
  ]
  const reordered: Tamper = (first, second) => [
    sql`update audit set sequence = -1 where sequence = ${first}`,
    sql`update audit set sequence = ${first} where sequence = ${second}`,
    sql`update audit set sequence = ${second} where sequence = -1`,
  ]
  return fc.oneof(edited, fc.constantFrom(deleted, inserted, reordered))
}
