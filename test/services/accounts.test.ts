import { expect, test } from 'vitest'
import { createAccounts } from '../../src/services/accounts.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { waiting } from '../support/entered.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { tokensOnly } from '../support/tokens-only.ts'

const actor = { team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' }

/** Somebody who entered a token on the link page and has its code. */
async function asked() {
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
  const accounts = createAccounts(store, actor, tokensOnly(null))
  const { url } = await accounts.connect(42)
  const entered = await store.links.enter(new URL(url).pathname.replace('/link/', ''), 'token')
  return { store, accounts, code: waiting(entered).code }
}

test('a code that is sent once more says that the account is connected', async () => {
  const { accounts, code } = await asked()
  expect(await accounts.confirm(code)).toBe('linked')
  expect(await accounts.confirm(code)).toBe('settled')
})

test('a code where nothing was entered yet, or for somebody else’s entry, connects nothing', async () => {
  const { store, code } = await asked()
  const bob = createAccounts(store, { ...actor, user: 'U2' }, tokensOnly(null))
  expect(await bob.confirm(code)).toBe('gone')
})
