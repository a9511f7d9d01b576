import { appendFileSync } from 'node:fs'
import { StatementSync } from 'node:sqlite'
import pg from 'pg'

// Loaded before the bot, in its process: writes each different statement to the file STATEMENTS_TO, as JSON.

const known = new Set<string>()

function note(sql: unknown): void {
  if (typeof sql !== 'string' || known.has(sql)) return
  known.add(sql)
  appendFileSync(process.env.STATEMENTS_TO ?? '', `${JSON.stringify(sql)}\n`)
}

for (const name of ['all', 'get', 'run', 'iterate'] as const) {
  const original = StatementSync.prototype[name]
  Object.defineProperty(StatementSync.prototype, name, {
    value(this: StatementSync, ...parameters: Parameters<typeof original>) {
      note(this.sourceSQL)
      return Reflect.apply(original, this, parameters)
    },
  })
}

const { query } = pg.Client.prototype
Object.defineProperty(pg.Client.prototype, 'query', {
  value(this: pg.Client, ...parameters: readonly unknown[]) {
    const [first] = parameters
    note(typeof first === 'object' && first !== null && 'text' in first ? first.text : first)
    return Reflect.apply(query, this, parameters)
  },
})
