import { expect, test } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { onBothEngines } from '../support/postgres.ts'
import { serverSettings } from '../support/server-settings.ts'
import { temporaryStore } from './temporary.ts'

const USUAL = 'https://git.example.com'
const OWN = serverSettings('https://own.example.com', { webhookSecret: 'the-secret-of-the-hook' })

onBothEngines('the own server of a workspace', (place) => {
  async function scene() {
    const where = { ...(await place()), keys: newKeyRing(), forge: USUAL }
    const store = await temporaryStore(where)
    for (const team of ['T1', 'T2']) {
      await store.accounts.save(team, 'UANN', `token-of-${team}`)
      await store.projects.add(team, 'web', 42, 'UANN')
    }
    return { store, where }
  }

  test('takes the place of the deployment’s, with nothing of the former one and nothing of another workspace', async () => {
    const { store } = await scene()
    const waiting = { reference: 'r', workKey: 'r', team: 'T1', user: 'UANN', payload: 'p' }
    await store.database.transaction().execute((within) => store.pendingRequests.add(within, waiting))
    expect(await store.servers.set('T1', OWN)).toMatchObject({ moved: true, taken: [{ kind: 'token' }] })
    expect(store.servers.of('T1')).toMatchObject(OWN)
    expect(store.servers.of('T2')).toBeNull()
    expect(await store.accounts.find('T1', 'UANN')).toBeNull()
    expect(await store.projects.list('T1')).toEqual([])
    expect(await store.accounts.find('T2', 'UANN')).toMatchObject({ token: 'token-of-T2' })
    expect(await store.projects.list('T2')).toHaveLength(1)
    await store.accounts.save('T1', 'UANN', 'token-at-own')
    expect(await store.accounts.find('T1', 'UANN')).toMatchObject({ token: 'token-at-own' })
  })

  test('keeps what is of it when only its name or a secret changes, and its id', async () => {
    const { store } = await scene()
    await store.servers.set('T1', OWN)
    await store.accounts.save('T1', 'UANN', 'token-at-own')
    const before = store.servers.of('T1')
    const named = { ...OWN, name: 'Own' }
    expect(await store.servers.set('T1', named)).toEqual({ moved: false, taken: [] })
    expect(store.servers.of('T1')).toMatchObject({ ...named, id: before?.id })
    expect(store.servers.of('T1')).not.toBe(before)
    expect(await store.accounts.find('T1', 'UANN')).not.toBeNull()
  })

  test('is of another time after each move, and of the same while only its settings change', async () => {
    const { store } = await scene()
    const eras: string[] = []
    const note = () => eras.push(store.servers.eraOf('T1'))
    note()
    await store.servers.set('T1', OWN)
    note()
    await store.servers.set('T1', { ...OWN, name: 'Own' })
    expect(store.servers.eraOf('T1')).toBe(eras.at(-1))
    await store.servers.remove('T1')
    note()
    await store.servers.set('T1', OWN)
    note()
    expect(eras[0]).toBe('')
    expect(new Set(eras).size).toBe(4)
    expect(store.servers.eraOf('T2')).toBe('')
  })

  test('is the newest to every process, whatever is read meanwhile', async () => {
    const { store, where } = await scene()
    const other = 'url' in where ? await temporaryStore(where) : store
    const urls = Array.from({ length: 5 }, (_, index) => `https://own${index}.example.com`)
    for (const url of urls)
      await Promise.all([
        other.servers.refresh(),
        store.servers.set('T1', { ...OWN, url }),
        other.servers.refresh(),
      ])
    await other.servers.refresh()
    for (const each of [store, other]) {
      expect(each.servers.of('T1')?.url).toBe(urls.at(-1))
      const before = each.servers.of('T1')
      await each.servers.refresh()
      expect(each.servers.of('T1')).toBe(before)
    }
    await store.forgetPerson('T1', 'UANN')
    await store.database.deleteFrom('servers').where('team', '=', 'T1').execute()
    await other.servers.refresh()
    expect([other.servers.of('T1'), other.servers.all(), other.servers.eraOf('T1')]).toEqual([null, [], ''])
  })

  test('is gone after its removal, with all that was of it', async () => {
    const { store, where } = await scene()
    expect(await store.servers.remove('T1')).toBeNull()
    await store.servers.set('T1', OWN)
    await store.accounts.save('T1', 'UANN', 'token-at-own')
    expect(await store.servers.remove('T1')).toMatchObject({ moved: true })
    expect(store.servers.of('T1')).toBeNull()
    expect(await store.accounts.find('T1', 'UANN')).toBeNull()
    expect(await store.servers.remove('T1')).toBeNull()
    // A store that holds accounts of several servers starts again.
    await store.servers.set('T1', OWN)
    await store.accounts.save('T1', 'UANN', 'token-at-own')
    if ('url' in where) await expect(temporaryStore(where)).resolves.toBeDefined()
  })

  test('is taken over by another process that looks again, as the same object while it stays', async () => {
    const { store, where } = await scene()
    if (!('url' in where)) return
    const other = await temporaryStore(where)
    await store.servers.set('T1', OWN)
    await other.servers.refresh()
    const found = other.servers.of('T1')
    expect(found).toMatchObject(OWN)
    expect(await other.accounts.find('T1', 'UANN')).toBeNull()
    await other.servers.refresh()
    expect(other.servers.of('T1')).toBe(found)
    expect(other.servers.withId(found?.id ?? '')).toBe(found)
  })
})
