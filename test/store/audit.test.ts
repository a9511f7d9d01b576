import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type AuditEntry, type AuditRow, auditLine } from '../../src/model/audit.ts'
import { openDatabase, processClock } from '../../src/store/context.ts'
import { openEngine, type StorePlace } from '../../src/store/engine.ts'
import { newKeyRing, parseKeyRing } from '../../src/store/keys.ts'
import { migrate } from '../../src/store/migrate.ts'
import { openStore } from '../../src/store/store.ts'
import { type AuditLog, createAuditLog } from '../../src/store/tables/audit.ts'
import { allOf } from '../support/all-of.ts'
import { merged } from '../support/audit-entry.ts'
import { onBothEngines, temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { writeManyRows } from './many-audit-rows.ts'
import { stoppedClock, temporaryFile, temporaryStore } from './temporary.ts'

const someKey = () => randomBytes(32).toString('base64')
const everything = { team: 'T1', scope: 'all', filter: {} } as const
const of = (filter: object, scope: 'all' | { user: string } | { channel: string } = 'all') => ({
  team: 'T1',
  scope,
  filter,
})

const oldestFirst = async (audit: AuditLog) => (await audit.read(everything, 1, 1_000_000)).toReversed()

/** An audit of these, and a way to fill it fast. */
async function auditIn(where: StorePlace, entries: readonly AuditEntry[]) {
  const engine = await openEngine(where)
  const db = openDatabase(engine.dialect)
  await migrate(db, engine, Date.now)
  const audit = createAuditLog({ db, keys: newKeyRing(), forge: '', now: Date.now, realTime: processClock })
  for (const entry of entries) await audit.append(entry)
  return { audit, fill: (rows: number) => writeManyRows(db, rows), close: () => db.destroy() }
}

onBothEngines('the audit', (place) => {
  const auditOf = async (entries: readonly AuditEntry[]) => {
    const opened = await auditIn(await place(), entries)
    onTestFinished(opened.close)
    return opened
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

    it('with words that no database keeps are read back without them', async () => {
      const { audit } = await temporaryStore(await place())
      await audit.append({ ...merged, target: '!1\u0000', overrideReason: 'a\u0000b \ud800 c' })
      const [row] = await audit.read(everything, 1, 1)
      expect(row).toMatchObject({ target: '!1\ufffd', overrideReason: 'a\ufffdb \ufffd c' })
    })

    it('can be added and read, and not changed or deleted', async () => {
      const { audit } = await temporaryStore(await place())
      expect(Object.keys(audit).sort()).toEqual(['append', 'count', 'each', 'read'])
    })

    it('survive the end of the process once they are written', async () => {
      const where = await place()
      const keys = newKeyRing()
      const first = await openStore({ ...where, keys })
      await first.audit.append(merged)
      await first.close()
      const second = await temporaryStore({ ...where, keys })
      await second.audit.append(merged)
      expect(await second.audit.count(everything, 10)).toEqual({ rows: 2, more: false })
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
      const { audit } = await auditOf(rows)
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
      const { audit, fill } = await auditOf([])
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
      expect(await audit.count(everything, 10)).toEqual({ rows: 1_100, more: false })
    })
  })

  it('numbers the rows without a gap when many append at once', async () => {
    const { audit } = await auditOf([])
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => audit.append({ ...merged, target: `!${at + 1}` })),
    )
    const rows = await oldestFirst(audit)
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
    expect(new Set(rows.map(({ target }) => target)).size).toBe(40)
  })
})

describe('the audit of replicas', () => {
  it.skipIf(withoutPostgres)(
    'has every row, numbered without a gap, when five append fifty at once',
    async () => {
      const where = { url: await temporaryDatabase(), keys: newKeyRing() }
      const replicas = await Promise.all(Array.from({ length: 5 }, () => temporaryStore(where)))
      const [first] = replicas
      await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          replicas[at % 5]?.audit.append({ ...merged, target: `!${at}` }),
        ),
      )
      const rows = await first?.audit.read(everything, 1, 100)
      expect(rows?.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, at) => 50 - at))
      expect(new Set(rows?.map(({ target }) => target)).size).toBe(50)
    },
  )
})

describe('the audit of an embedded store', () => {
  it('has every acknowledged row when processes append beside each other and one of them is killed', async () => {
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
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, at) => at + 1))
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
