import { createCipheriv, randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/**
 * The least that keeps a command and its answer through a crash: both are on disk, encrypted, before anybody hears of
 * them, in one commit each; the end of a command is written with the beginning of the next one.
 */
export function openDurable(file: string) {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table commands (id text primary key, payload text not null) strict')
  database.exec('create table answers (id text primary key, message text not null) strict')
  const add = database.prepare('insert into commands values (?, ?) on conflict do nothing')
  const remove = database.prepare('delete from commands where id = ?')
  const keep = database.prepare('insert into answers values (?, ?)')
  const forget = database.prepare('delete from answers where id = ?')
  const secret = randomBytes(32)
  const ended: string[] = []

  function encrypted(text: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', secret, nonce)
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    )
  }

  return {
    /** Returns false for a command that is known. */
    accept(id: string, payload: string): boolean {
      database.exec('begin')
      for (const one of ended.splice(0)) forget.run(one)
      const { changes } = add.run(id, encrypted(payload))
      database.exec('commit')
      return changes === 1
    },
    answer(id: string, message: string): void {
      database.exec('begin')
      remove.run(id)
      keep.run(id, encrypted(message))
      database.exec('commit')
    },
    end(id: string): void {
      ended.push(id)
    },
  }
}
