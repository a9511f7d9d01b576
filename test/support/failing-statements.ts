import { StatementSync } from 'node:sqlite'
import { onTestFinished, vi } from 'vitest'

/** Lets SQLite report a broken disk for each statement that `fails`; returns what ends that, as the end of the test does. */
export function failStatements(fails: (sql: string) => boolean): () => void {
  const { run, all } = StatementSync.prototype
  const refuse = ({ sourceSQL }: StatementSync) => {
    if (fails(sourceSQL)) throw Object.assign(new Error('disk I/O error'), { errcode: 10 })
  }
  vi.spyOn(StatementSync.prototype, 'run').mockImplementation(function (
    this: StatementSync,
    ...parameters: Parameters<typeof run>
  ) {
    refuse(this)
    return run.apply(this, parameters)
  })
  vi.spyOn(StatementSync.prototype, 'all').mockImplementation(function (
    this: StatementSync,
    ...parameters: Parameters<typeof all>
  ) {
    refuse(this)
    return all.apply(this, parameters)
  })
  const restore = () => {
    Object.assign(StatementSync.prototype, { run, all })
  }
  onTestFinished(restore)
  return restore
}
