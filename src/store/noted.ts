import type { Secrets } from '../log/secrets.ts'
import type { Account } from './accounts.ts'
import type { Store } from './store.ts'

/** The same store; `secrets` is told of every secret that goes into it or comes out of it. */
export function noted(store: Store, secrets: Pick<Secrets, 'learn' | 'entered'>): Store {
  const { accounts, links, secretLinks, heldChanges } = store
  const learned = (account: Account | null): Account | null => {
    if (account) secrets.learn(account.token)
    return account
  }
  const enteredAll = (values: Readonly<Record<string, string>>): void => {
    for (const value of Object.values(values)) secrets.entered(value)
  }
  return {
    ...store,
    accounts: {
      ...accounts,
      find: async (team, user) => learned(await accounts.find(team, user)),
      async save(team, user, token) {
        secrets.learn(token)
        await accounts.save(team, user, token)
      },
    },
    links: {
      ...links,
      // Only what the forge has taken gets here.
      enter(nonce, token) {
        secrets.learn(token)
        return links.enter(nonce, token)
      },
    },
    secretLinks: {
      ...secretLinks,
      enter(nonce, values) {
        enteredAll(values)
        return secretLinks.enter(nonce, values)
      },
    },
    heldChanges: {
      ...heldChanges,
      hold(team, user, change) {
        enteredAll(change.secrets)
        return heldChanges.hold(team, user, change)
      },
      async take(id, team, user) {
        const change = await heldChanges.take(id, team, user)
        enteredAll(change?.secrets ?? {})
        return change
      },
    },
  }
}
