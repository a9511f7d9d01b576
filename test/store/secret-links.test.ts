import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import type { SecretLink } from '../../src/store/tables/one-time-links.ts'
import { onBothEngines } from '../support/postgres.ts'
import { stoppedClock, temporaryFile, temporaryStore } from './temporary.ts'

const MINUTE = 60_000
const ann: SecretLink = {
  team: 'T1',
  user: 'UANN',
  userName: 'ann',
  channel: 'C1',
  form: {
    project: 42,
    name: 'slack',
    values: { channel: '#ops' },
    projectName: 'acme/web',
    replaces: false,
    edition: 'document',
  },
}
const change = {
  project: 42,
  name: 'slack',
  values: { channel: '#ops' },
  secrets: { webhook: 'canary-hook' },
}

onBothEngines('links for secrets', (place) => {
  async function entering() {
    const clock = stoppedClock()
    const store = await temporaryStore({ ...(await place()), now: clock.now })
    const nonce = await store.secretLinks.open(ann)
    return { clock, store, nonce, links: store.secretLinks, held: store.pendingIntegrationChanges }
  }

  describe('a one-time address for secrets', () => {
    it('says whose it is and what for, for ten minutes, and nothing afterwards', async () => {
      const { clock, nonce, links } = await entering()
      expect(nonce).toMatch(/^[\w-]{22}$/)
      expect(await links.find(nonce)).toEqual(ann)
      clock.advance(10 * MINUTE - 1)
      expect(await links.find(nonce)).not.toBeNull()
      clock.advance(1)
      expect(await links.find(nonce)).toBeNull()
      expect(await links.attempt(nonce)).toBeNull()
      expect(await links.enter(nonce, {})).toBeNull()
    })

    it('has ten attempts, and the tenth may still enter', async () => {
      const { nonce, links } = await entering()
      const answers = await Promise.all(Array.from({ length: 12 }, () => links.attempt(nonce)))
      expect(answers.sort((one, other) => (other ?? -1) - (one ?? -1))).toEqual([
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        null,
        null,
      ])
      expect(await links.find(nonce)).toBeNull()
      expect(await links.enter(nonce, change.secrets)).not.toBeNull()
    })

    it('is used up by what is entered: of many at once, one is kept', async () => {
      const { nonce, links } = await entering()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => links.enter(nonce, { webhook: `${n}` })),
      )
      expect(answers.filter((id) => id !== null)).toHaveLength(1)
      expect(await links.find(nonce)).toBeNull()
    })

    it('is no address for an account, and the other way round', async () => {
      const { nonce, links, store } = await entering()
      expect(await store.links.find(nonce)).toBeNull()
      expect(await links.find(await store.links.open({ ...ann, project: 42 }))).toBeNull()
    })
  })

  describe('a change that waits for a yes', () => {
    it('is given to the same person once, of many presses at the same time as well', async () => {
      const { nonce, links, held } = await entering()
      const id = (await links.enter(nonce, change.secrets)) ?? ''
      const answers = await Promise.all(Array.from({ length: 10 }, () => held.take(id, 'T1', 'UANN')))
      expect(answers.filter((answer) => answer !== null)).toEqual([change])
    })

    it('is given to nobody else, and their asking takes nothing away', async () => {
      const { nonce, links, held } = await entering()
      const id = (await links.enter(nonce, change.secrets)) ?? ''
      expect(await held.take(id, 'T1', 'UBOB')).toBeNull()
      expect(await held.take(id, 'T2', 'UANN')).toBeNull()
      expect(await held.discard(id, 'T1', 'UBOB')).toBe(false)
      expect(await held.take(nonce, 'T1', 'UANN')).toBeNull()
      expect(await held.take(id, 'T1', 'UANN')).toEqual(change)
    })

    it('has ten minutes of its own; then it is gone, and the next sweep deletes it', async () => {
      const { clock, store, nonce, links, held } = await entering()
      clock.advance(9 * MINUTE)
      const id = (await links.enter(nonce, change.secrets)) ?? ''
      clock.advance(10 * MINUTE)
      expect(await held.take(id, 'T1', 'UANN')).toBeNull()
      expect(await held.discard(id, 'T1', 'UANN')).toBe(true)
      const other = (await links.enter(await links.open(ann), change.secrets)) ?? ''
      clock.advance(10 * MINUTE)
      await store.forgetExpired()
      expect(await held.discard(other, 'T1', 'UANN')).toBe(false)
    })

    it('that was discarded is not given out any more', async () => {
      const { held } = await entering()
      const id = await held.hold('T1', 'UANN', { project: 42, name: 'irker', values: {}, secrets: {} })
      expect(await held.discard(id, 'T1', 'UANN')).toBe(true)
      expect(await held.take(id, 'T1', 'UANN')).toBeNull()
    })
  })

  it('a held change that no key of the ring opens stops the start', async () => {
    const where = await place()
    const store = await openStore({ ...where, keys: newKeyRing() })
    await store.pendingIntegrationChanges.hold('T1', 'UANN', {
      project: 42,
      name: 'irker',
      values: {},
      secrets: {},
    })
    await store.close()
    await expect(openStore({ ...where, keys: newKeyRing() })).rejects.toThrow(
      /^1 of the stored secrets do not open/,
    )
  })
})

it('no secret, nonce or id is readable in the file, and a change that was taken leaves nothing behind', async () => {
  const file = temporaryFile()
  const keys = newKeyRing()
  const store = await openStore({ file, keys })
  const nonce = await store.secretLinks.open(ann)
  const id = (await store.secretLinks.enter(nonce, change.secrets)) ?? ''
  const everything = () =>
    readdirSync(dirname(file))
      .map((name) => readFileSync(join(dirname(file), name), 'latin1'))
      .join()
  for (const secret of ['canary', nonce, id]) expect(everything()).not.toContain(secret)
  const [sealed = 'nothing sealed'] = /v1\.sandbox\.[\w-]+/.exec(everything()) ?? []
  expect(sealed).toMatch(/^v1/)
  await store.pendingIntegrationChanges.take(id, 'T1', 'UANN')
  await store.close()
  expect(readFileSync(file, 'latin1')).not.toContain(sealed)
})

it('what a page is for is sealed too, because a secret may have been typed into the wrong place', async () => {
  const file = temporaryFile()
  const store = await openStore({ file, keys: newKeyRing() })
  const link = { ...ann, form: { ...ann.form, values: { username: 'canary-in-the-wrong-place' } } }
  const nonce = await store.secretLinks.open(link)
  expect(await store.secretLinks.find(nonce)).toEqual(link)
  for (const name of readdirSync(dirname(file)))
    expect(readFileSync(join(dirname(file), name), 'latin1')).not.toContain('canary')
  await store.close()
  await expect(openStore({ file, keys: newKeyRing() })).rejects.toThrow(
    /^1 of the stored secrets do not open/,
  )
})
