import { createCipheriv, createSecretKey, randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

export type Durable = ReturnType<typeof openDurable>

/**
 * The least that keeps a command and its answer through a crash: both are on disk, encrypted, before anybody hears of
 * them, and so is a mark before a change is sent. One commit for each, shared by whatever is written in one round of
 * the event loop; the end of a command is written with what comes next.
 */
export function openDurable(file: string) {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec(
    'create table commands (id text primary key, payload text not null, marked integer not null) strict',
  )
  database.exec('create table answers (id text primary key, message text not null) strict')
  const add = database.prepare('insert into commands values (?, ?, 0) on conflict do nothing')
  const mark = database.prepare('update commands set marked = 1 where id = ?')
  const remove = database.prepare('delete from commands where id = ?')
  const keep = database.prepare('insert into answers values (?, ?)')
  const forget = database.prepare('delete from answers where id = ?')
  const secret = createSecretKey(randomBytes(32))
  const ended: string[] = []
  const write = groupWrites(database, () => {
    for (const one of ended.splice(0)) forget.run(one)
  })

  function encrypted(text: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', secret, nonce)
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    )
  }

  return {
    /** Returns false for a command that is known. */
    accept: (id: string, payload: string) => write(() => add.run(id, encrypted(payload)).changes === 1),
    /** Remembers that a change is about to be sent. */
    mark: (id: string) => write(() => void mark.run(id)),
    answer: (id: string, message: object) =>
      write(() => {
        remove.run(id)
        keep.run(id, encrypted(JSON.stringify(message)))
      }),
    end: (id: string) => void ended.push(id),
  }
}

/** Returns what commits at once whatever is written in one round of the event loop; `first` writes what could wait. */
export function groupWrites(database: Pick<DatabaseSync, 'exec'>, first: () => void) {
  let commit: Promise<void> | null = null
  return async <Result>(part: () => Result): Promise<Result> => {
    if (commit === null) {
      database.exec('begin immediate')
      first()
      commit = new Promise((resolve) =>
        setImmediate(() => {
          database.exec('commit')
          commit = null
          resolve()
        }),
      )
    }
    const result = part()
    await commit
    return result
  }
}
