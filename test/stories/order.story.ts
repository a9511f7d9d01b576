import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../support/connect.ts'
import { newDatabase, type OwnDatabase, withoutPostgres } from '../support/postgres.ts'
import { type RunningReplicas, startReplicas } from '../support/replicas.ts'
import { API, forgeKind, type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
let database: OwnDatabase
let replicas: RunningReplicas

// The engine keeps the order, whatever the forge: once is enough.
describe.skipIf(withoutPostgres || forgeKind !== 'document')('two replicas, of which one is killed', () => {
  beforeAll(async () => {
    database = await newDatabase()
    sandbox = await startSandbox()
    replicas = await startReplicas(sandbox, database.url, 2)
    await connect(sandbox, 'ann', 'sandbox-ann')
  })
  afterAll(async () => {
    await replicas?.stop()
    await sandbox?.stop()
    await database?.drop()
  })

  test('the changes of one merge request are made in the order of their requests, and the last one wins', {
    timeout: 120_000,
  }, async () => {
    const edit = async (title: string) => {
      const rest = `edit !4 --title "${title}" --project web`
      const asked = { user: 'ann', channel: 'general', command: '/mr', text: rest }
      expect((await sandbox.call('/sandbox/command', asked)).ok).toBe(true)
    }
    const titles = async () =>
      (await sandbox.ledger())
        .filter(({ method, path }) => method === 'PUT' && path === `${API}/projects/42/merge_requests/5004`)
        .map(({ body }) => body)
    const match = `GET ${API}/projects/42/merge_requests/5004`
    await sandbox.call('/sandbox/fault', { target: 'forge', match, kind: 'slow:3000', times: 1 })
    const before = new Map(replicas.proxy.sent)
    await edit('First')
    const took = ({ url }: { url: string }) => (replicas.proxy.sent.get(url) ?? 0) > (before.get(url) ?? 0)
    const killed = replicas.all.find(took)
    // Through the other one.
    await edit('Second')
    killed?.main.process.kill('SIGKILL')
    await replicas.proxy.until(replicas.all.flatMap((one) => (one === killed ? [] : [one.url])))
    await edit('Third')
    await expect
      .poll(titles, { timeout: 40_000 })
      .toEqual([{ title: 'First' }, { title: 'Second' }, { title: 'Third' }])
    // Whatever is still on its way would come now.
    await sleep(3_000)
    expect((await titles()).at(-1)).toEqual({ title: 'Third' })
    const answers = async () =>
      (await sandbox.messages('ann', 'general')).filter(({ text }) => text.includes('ann changed the title'))
    await expect.poll(async () => (await answers()).length).toBe(3)
  })
})
