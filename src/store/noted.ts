import type { Secrets } from '../log/secrets.ts'
import type { Credential, Renewal } from './credentials.ts'
import type { Store } from './store.ts'
import type { TakenCredential } from './taken-credentials.ts'

/** The same store; `secrets` is told of every secret that goes into it or comes out of it. */
export function noted(store: Store, secrets: Pick<Secrets, 'learn' | 'entered'>): Store {
  const { accounts, links, signIns, secretLinks, heldChanges, departures } = store
  const learnSignIn = (token: string, renewal: Renewal | null): void => {
    // The token last: of many secrets those are forgotten that came up longest ago.
    if (renewal) secrets.learn(renewal.refreshToken)
    secrets.learn(token)
  }
  const learned = <Kept extends Credential>(credential: Kept | null): Kept | null => {
    if (credential) learnSignIn(credential.token, credential.kind === 'sign-in' ? credential.renewal : null)
    return credential
  }
  const learnedAll = (taken: readonly TakenCredential[]): readonly TakenCredential[] => {
    for (const one of taken) if (one.kind === 'sign-in') learned(one)
    return taken
  }
  const enteredAll = (values: Readonly<Record<string, string>>): void => {
    for (const value of Object.values(values)) secrets.entered(value)
  }
  return {
    ...store,
    forgetPerson: async (team, user) => learnedAll(await store.forgetPerson(team, user)),
    forgetExpired: async () => learnedAll(await store.forgetExpired()),
    forgetUnconfirmed: async (team, user) => learnedAll(await store.forgetUnconfirmed(team, user)),
    departures: {
      ...departures,
      leave: async (team) => learnedAll(await departures.leave(team)),
      sweep: async () => learnedAll(await departures.sweep()),
    },
    accounts: {
      ...accounts,
      find: async (team, user) => learned(await accounts.find(team, user)),
      async save(team, user, token) {
        secrets.learn(token)
        await accounts.save(team, user, token)
      },
      renew(team, user, version, fresh) {
        learnSignIn(fresh.token, fresh.renewal)
        return accounts.renew(team, user, version, fresh)
      },
      remove: async (team, user) => learned(await accounts.remove(team, user)),
    },
    links: {
      ...links,
      // Only what the forge has taken gets here.
      enter(nonce, token, identity) {
        secrets.learn(token)
        return links.enter(nonce, token, identity)
      },
      discard: async (id, team, user) => learned(await links.discard(id, team, user)),
    },
    signIns: {
      ...signIns,
      async begin(nonce) {
        const begun = await signIns.begin(nonce)
        if (begun) secrets.entered(begun.verifier)
        return begun
      },
      arrive(state, browser, code) {
        secrets.entered(code)
        return signIns.arrive(state, browser, code)
      },
      async take(browser) {
        const returned = await signIns.take(browser)
        if (returned) enteredAll({ code: returned.code, verifier: returned.verifier })
        return returned
      },
      enter(linkHash, credential, identity) {
        learned(credential)
        return signIns.enter(linkHash, credential, identity)
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
