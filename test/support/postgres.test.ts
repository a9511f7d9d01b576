import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { newDatabase, temporaryDatabase, withoutPostgres } from './postgres.ts'

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

describe.skipIf(withoutPostgres)('this run’s PostgreSQL', () => {
  it('gives each test an empty database', async () => {
    const [one, other] = [await temporaryDatabase(), await temporaryDatabase()]
    await ask(one, 'create table mine (id integer)')
    await expect(ask(other, 'select * from mine')).rejects.toThrow('does not exist')
  })

  it('deletes a database while somebody is still connected to it', async () => {
    const { url, drop } = await newDatabase()
    const client = new Client(url)
    client.on('error', () => {})
    await client.connect()
    const ended = new Promise((resolve) => client.once('end', resolve))
    await drop()
    await ended
    await expect(ask(url, 'select 1')).rejects.toThrow('does not exist')
  })

  it('listens on loopback and lets nobody in without the password', async () => {
    const url = await temporaryDatabase()
    expect(new URL(url).hostname).toBe('127.0.0.1')
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
  })
})
