import { sql } from 'kysely'
import { contended } from './contended.ts'
import type { Ground } from './ground.ts'
import type { Key } from './keys.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'
import { keyPrefix, open, SealError, seal } from './sealed-text.ts'

/** Seals with the ring’s first key what was sealed with an older one. */
export interface Reseal {
  readonly newest: string
  readonly older: readonly string[]
  /** How many texts each older key has sealed; a key that is needed no more is not there. */
  left(): Promise<ReadonlyMap<string, number>>
  /**
   * Seals at most so many texts anew, all of them or none, and answers how many; 0 when nothing is left that
   * opens. A text that was replaced meanwhile stays as it is now.
   */
  batch(most: number): Promise<number>
}

interface OldText {
  readonly place: SealedColumn
  readonly team: string
  readonly owner: string
  readonly sealed: string
}

export function createReseal({ db, keys }: Ground): Reseal {
  const [newest, ...older] = keys
  /** Texts that do not open: they were changed since the start. */
  const stuck = new Set<string>()

  async function oldTexts(place: SealedColumn, key: Key, most: number): Promise<OldText[]> {
    const { table, column, owner } = place
    const { rows } = await sql<Omit<OldText, 'place'>>`
      select team, ${sql.ref(owner)} as owner, ${sql.ref(column)} as sealed
      from ${sql.table(table)} where ${isSealedWith(key, column)} limit ${most + stuck.size}`.execute(db)
    return rows.map((row) => ({ place, ...row })).filter(({ sealed }) => !stuck.has(sealed))
  }

  async function nextTexts(most: number): Promise<OldText[]> {
    const found: OldText[] = []
    for (const place of sealedColumns)
      for (const key of older)
        if (found.length < most) found.push(...(await oldTexts(place, key, most - found.length)))
    return found.slice(0, most)
  }

  function sealedAnew({ place, team, owner, sealed }: OldText): string | null {
    const boundTo = place.boundTo(team, owner)
    try {
      return seal(keys, open(keys, sealed, boundTo), boundTo)
    } catch (error) {
      if (!(error instanceof SealError)) throw error
      stuck.add(sealed)
      return null
    }
  }

  return {
    newest: newest.id,
    older: older.map(({ id }) => id),
    async left() {
      const counts = new Map<string, number>()
      for (const { table, column } of sealedColumns)
        for (const key of older) {
          const { rows } = await sql<{ count: number }>`
            select count(*) as count from ${sql.table(table)} where ${isSealedWith(key, column)}`.execute(db)
          const count = (counts.get(key.id) ?? 0) + Number(rows[0]?.count ?? 0)
          if (count > 0) counts.set(key.id, count)
        }
      return counts
    },
    async batch(most) {
      for (;;) {
        const texts = await nextTexts(most)
        if (texts.length === 0) return 0
        const anew = texts.flatMap((old) => {
          const fresh = sealedAnew(old)
          return fresh === null ? [] : [{ ...old, fresh }]
        })
        const done = await contended(db, async (transaction) => {
          let changed = 0
          for (const { place, team, owner, sealed, fresh } of anew) {
            const text = sql.ref(place.column)
            const { numAffectedRows } = await sql`
              update ${sql.table(place.table)} set ${text} = ${fresh}
              where team = ${team} and ${sql.ref(place.owner)} = ${owner} and ${text} = ${sealed}`.execute(
              transaction,
            )
            changed += Number(numAffectedRows ?? 0)
          }
          return changed
        })
        if (done > 0) return done
      }
    },
  }
}

/** A key’s id may hold an underscore, which means something to LIKE. */
function isSealedWith(key: Key, column: string) {
  const prefix = keyPrefix(key)
  return sql`substr(${sql.ref(column)}, 1, ${prefix.length}) = ${prefix}`
}
