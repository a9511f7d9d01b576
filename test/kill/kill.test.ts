import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { newDatabase, type OwnDatabase, withoutPostgres } from '../support/postgres.ts'
import { runCampaign, type Verdict } from './campaign.ts'
import { figuresOf, headOf, lineOf, orderTable } from './figures.ts'
import { runOrder } from './order.ts'
import { items, kills, onlyStore, RECOVERED_WITHIN_MS, rounds, seed } from './settings.ts'

const MAX_MS = 3_600_000

for (const store of ['embedded', 'PostgreSQL'] as const) {
  const isLeftOut =
    (store === 'PostgreSQL' && withoutPostgres) || (onlyStore !== undefined && onlyStore !== store)
  describe.skipIf(isLeftOut)(`a bot that is killed, ${store}`, () => {
    let verdict: Verdict
    beforeAll(async () => {
      const database: OwnDatabase | null = store === 'PostgreSQL' ? await newDatabase() : null
      try {
        process.stdout.write(headOf(store))
        verdict = await runCampaign(
          (folder) => (database ? { url: database.url } : { file: join(folder, 'data', 'greenlight.db') }),
          (round, number) => process.stdout.write(lineOf(round, number)),
        )
      } finally {
        await database?.drop()
      }
      process.stdout.write(figuresOf(verdict))
    }, MAX_MS)

    test(`${rounds} times with ${items} digests and commands each loses none (seed ${seed})`, () => {
      expect(verdict.lost).toEqual([])
    })
    test('does nothing twice, and says nothing twice for all to see', () => {
      expect(verdict.doubled).toEqual([])
    })
    test('is done with everything that it had accepted soon after its next start', () => {
      expect(verdict.rounds.filter(({ recoveredMs }) => recoveredMs > RECOVERED_WITHIN_MS)).toEqual([])
    })
  })
}

for (const [store, processes] of [
  ['embedded', 1],
  ['PostgreSQL', 2],
] as const) {
  const isLeftOut =
    (store === 'PostgreSQL' && withoutPostgres) || (onlyStore !== undefined && onlyStore !== store)
  test.skipIf(isLeftOut)(
    `changes of the same merge requests while one of ${processes} is killed ${kills} times, ${store}`,
    async () => {
      const database: OwnDatabase | null = store === 'PostgreSQL' ? await newDatabase() : null
      try {
        const figures = await runOrder(
          (folder) => (database ? { url: database.url } : { file: join(folder, 'data', 'greenlight.db') }),
          processes,
        )
        process.stdout.write(orderTable(store, processes, figures))
        const { unanswered, doubled, outOfOrder, recoveredMs } = figures
        expect({ unanswered, doubled, outOfOrder }).toEqual({ unanswered: [], doubled: [], outOfOrder: [] })
        expect(recoveredMs.filter((ms) => ms > RECOVERED_WITHIN_MS)).toEqual([])
      } finally {
        await database?.drop()
      }
    },
    MAX_MS,
  )
}
