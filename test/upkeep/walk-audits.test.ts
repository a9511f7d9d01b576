import { expect, it } from 'vitest'
import { walkAudits } from '../../src/upkeep/schedule.ts'
import { keptLog } from '../slack/recording-handlers.ts'
import { change } from '../store/every-table.ts'
import { temporaryStore } from '../store/temporary.ts'
import { merged } from '../support/audit-entry.ts'
import { onBothEngines } from '../support/postgres.ts'

onBothEngines('the walk of every audit', (place) => {
  it('tells the log where each ends, and which is not as it was written', async () => {
    const where = await place()
    const store = await temporaryStore(where)
    for (const team of ['T1', 'T1', 'T2']) await store.audit.append({ ...merged, team })
    const { log, lines: written } = keptLog()
    const lines = () => written.map((line): unknown => JSON.parse(line))
    await walkAudits({ store, log })
    const mac = expect.stringMatching(/^[0-9a-f]{64}$/)
    expect(lines()).toMatchObject([
      { team: 'T1', rows: 2, mac, key: 'sandbox', msg: 'end of the audit' },
      { team: 'T2', rows: 1, mac, key: 'sandbox', msg: 'end of the audit' },
    ])
    await change(where, `update audit set outcome = 'x' where team = 'T1' and sequence = 1`)
    await walkAudits({ store, log })
    expect(lines()[4]).toMatchObject({ team: 'T1', row: 1, msg: 'audit chain broken' })
    expect(lines()).toHaveLength(5)
  })
})
