import { ofAccount } from './accounts.ts'
import type { Ground } from './ground.ts'
import { ofHeldChange } from './held-changes.ts'
import { ofConfirmation } from './links.ts'
import { open, SealError } from './sealed-text.ts'
import { ofSecretForm } from './secret-links.ts'
import { StoreError } from './store-error.ts'

/**
 * Opens every stored secret once, so that a missing or wrong key stops the start and not each person later.
 * @throws StoreError that names the key ids and counts the rows; nothing of what is stored.
 */
export async function checkSealed({ db, keys }: Ground): Promise<void> {
  const accounts = await db.selectFrom('accounts').select(['team', 'user', 'token']).execute()
  const confirmations = await db.selectFrom('confirmations').select(['team', 'user', 'token']).execute()
  const changes = await db.selectFrom('heldChanges').select(['team', 'user', 'change']).execute()
  const forms = await db.selectFrom('secretLinks').select(['team', 'user', 'form']).execute()
  const faults = new Map<string, number>()
  for (const { sealed, aad } of [
    ...accounts.map(({ team, user, token }) => ({ sealed: token, aad: ofAccount(team, user) })),
    ...confirmations.map(({ team, user, token }) => ({ sealed: token, aad: ofConfirmation(team, user) })),
    ...changes.map(({ team, user, change }) => ({ sealed: change, aad: ofHeldChange(team, user) })),
    ...forms.map(({ team, user, form }) => ({ sealed: form, aad: ofSecretForm(team, user) })),
  ]) {
    try {
      open(keys, sealed, aad)
    } catch (error) {
      if (!(error instanceof SealError)) throw error
      const fault = faultOf(error)
      faults.set(fault, (faults.get(fault) ?? 0) + 1)
    }
  }
  if (faults.size === 0) return
  const counted = [...faults].map(([fault, count]) => `${count} of the stored secrets ${fault}`)
  throw new StoreError(
    `${counted.join('; ')}. Start with the key ring that the store was last used with; nothing was changed.`,
  )
}

function faultOf({ keyId, reason }: SealError): string {
  if (reason === 'unknown key') return `need the key "${keyId}", which is not in the key ring`
  if (keyId === null) return 'are damaged'
  return `do not open with the key "${keyId}": it is another key of that name, or they were changed`
}
