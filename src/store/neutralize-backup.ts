import type { DatabaseSync } from 'node:sqlite'

/**
 * What a copy of the store does not keep: everything that is still to be said or done, because the store that it
 * was copied from says and does it. Each step is for a table that has this column, so that a copy of an older schema
 * is settled as far as it goes.
 */
const steps: readonly { readonly table: string; readonly column: string; readonly statement: string }[] = [
  // Deliveries that are accepted and not answered, and posts that wait or are on their way.
  { table: 'inbox', column: 'reference', statement: 'delete from inbox' },
  { table: 'durable_work', column: 'key', statement: 'delete from durable_work' },
  { table: 'durable_marks', column: 'key', statement: 'delete from durable_marks' },
  {
    table: 'outbox',
    column: 'state',
    statement: `update outbox set state = 'too-late', content = null, reason = 'restored'
      where state in ('waiting', 'sending')`,
  },
  // Answers that are owed.
  { table: 'intents', column: 'told', statement: 'update intents set told = 1 where told = 0' },
  // What was seen at the forge, what is to be told of it, and merges that wait: it is all news from then.
  { table: 'stories', column: 'told', statement: 'update stories set told = 1 where told = 0' },
  { table: 'feeds', column: 'after', statement: 'update feeds set "after" = -1' },
  { table: 'sightings', column: 'iid', statement: 'delete from sightings' },
  { table: 'cards', column: 'revision', statement: 'update cards set revision = null' },
  { table: 'polls', column: 'project', statement: 'delete from polls' },
  { table: 'watches', column: 'iid', statement: 'delete from watches' },
  // Slots up to now: the store that it was copied from has posted them, or said that they were missed.
  {
    table: 'digest_slots',
    column: 'state',
    statement: `update digest_slots set state = 'ended', outcome = 'restored', said = null where state != 'ended'`,
  },
  {
    table: 'digests',
    column: 'settled_until',
    statement: 'update digests set settled_until = max(settled_until, :now)',
  },
]

/** Leaves nothing in a copy that it would say or do when it is started; `now` in ms UTC. */
export function neutralizeBackup(copy: DatabaseSync, now: number): void {
  const has = copy.prepare('select 1 from pragma_table_info(?) where name = ?')
  copy.exec('begin immediate')
  for (const { table, column, statement } of steps) {
    if (!has.get(table, column)) continue
    const step = copy.prepare(statement)
    if (statement.includes(':now')) step.run({ now })
    else step.run()
  }
  copy.exec('commit')
}
