import { expect, test } from 'vitest'
import { createAccounts } from '../../src/services/accounts.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { waiting } from '../support/entered.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { tokensOnly } from '../support/tokens-only.ts'

const actor = { team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' }

/** Somebody who entered a token on the link page and is asked in Slack. */
async function asked() {
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
  const accounts = createAccounts(store, actor, tokensOnly(null))
  const { url } = await accounts.connect(42)
  const entered = await store.links.enter(new URL(url).pathname.replace('/link/', ''), 'token')
  const { id: confirmation, code } = waiting(entered)
  return { store, accounts, confirmation, code }
}

test('a second press on yes, or one on no after it, says that the account is connected', async () => {
  const { accounts, confirmation, code } = await asked()
  expect(await accounts.answered(confirmation)).toBeNull()
  expect(await accounts.confirm(confirmation, code)).toBe('linked')
  expect(await accounts.answered(confirmation)).toBe('settled')
  expect(await accounts.confirm(confirmation, code)).toBe('settled')
  expect(await accounts.discard(confirmation)).toBe('settled')
})

test('a second press on no, or one on yes after it, says that nothing was connected', async () => {
  const { accounts, confirmation, code } = await asked()
  expect(await accounts.discard(confirmation)).toBe('deleted')
  expect(await accounts.discard(confirmation)).toBe('gone')
  expect(await accounts.answered(confirmation)).toBe('gone')
  expect(await accounts.confirm(confirmation, code)).toBe('gone')
})
