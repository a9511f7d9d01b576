import type { Secrets } from '../log/secrets.ts'
import type { Credential, Renewal } from './credentials.ts'
import type { RevocableCredential } from './revocable-credentials.ts'
import type { Store } from './store.ts'

/**
 * Wraps the store and reports every secret that goes in or out to `secrets`: as learned for tokens and
 * integration secrets, which the forge has accepted, and as entered for unverified values.
 */
export function withSecretTracking(
  store: Store,
  secrets: Pick<Secrets, 'learn' | 'learnChosen' | 'entered'>,
): Store {
  const { accounts, links, signIns, secretLinks, pendingIntegrationChanges, integrationSecrets } = store
  const { installations, uninstalls } = store
  const learnSignIn = (token: string, renewal: Pick<Renewal, 'refreshToken'> | null): void => {
    // The token last: when there are many secrets, those used longest ago are forgotten first.
    if (renewal) secrets.learn(renewal.refreshToken)
    secrets.learn(token)
  }
  const learned = <Found extends Credential>(credential: Found | null): Found | null => {
    if (credential) learnSignIn(credential.token, credential.kind === 'sign-in' ? credential.renewal : null)
    return credential
  }
  const learnedAll = (taken: readonly RevocableCredential[]): readonly RevocableCredential[] => {
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
    uninstalls: {
      ...uninstalls,
      forget: async (team) => learnedAll(await uninstalls.forget(team)),
    },
    installations: {
      ...installations,
      async find(team, enterprise) {
        const found = await installations.find(team, enterprise)
        if (found) learnSignIn(found.token, found.renewal)
        return found
      },
      async save(installation) {
        learnSignIn(installation.token, installation.renewal)
        await installations.save(installation)
      },
      renew(version, fresh) {
        learnSignIn(fresh.token, fresh.renewal)
        return installations.renew(version, fresh)
      },
    },
    accounts: {
      ...accounts,
      find: async (team, user) => learned(await accounts.find(team, user)),
      restored: async (team, user) => learned(await accounts.restored(team, user)),
      async save(team, user, token, identity) {
        secrets.learn(token)
        await accounts.save(team, user, token, identity)
      },
      renew(team, user, version, fresh) {
        learnSignIn(fresh.token, fresh.renewal)
        return accounts.renew(team, user, version, fresh)
      },
      remove: async (team, user) => learned(await accounts.remove(team, user)),
    },
    links: {
      ...links,
      // Only tokens that the forge has accepted get here.
      enter(nonce, token, identity) {
        secrets.learn(token)
        return links.enter(nonce, token, identity)
      },
      entered: async (idHash) => learned(await links.entered(idHash)),
      discard: async (id, team, user) => learned(await links.discard(id, team, user)),
    },
    signIns: {
      ...signIns,
      async begin(nonce) {
        const begun = await signIns.begin(nonce)
        if (begun) secrets.entered(begun.verifier)
        return begun
      },
      async arrive(state, browser, code) {
        const arrived = await signIns.arrive(state, browser, code)
        if (arrived) secrets.entered(code)
        return arrived
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
    pendingIntegrationChanges: {
      ...pendingIntegrationChanges,
      hold(team, user, change) {
        enteredAll(change.secrets)
        return pendingIntegrationChanges.hold(team, user, change)
      },
      async take(id, team, user) {
        const change = await pendingIntegrationChanges.take(id, team, user)
        enteredAll(change?.secrets ?? {})
        return change
      },
    },
    integrationSecrets: {
      ...integrationSecrets,
      // A secret that anybody could guess is not redacted, so it is not stored.
      async keep(team, user, secret) {
        if (secrets.learnChosen(secret)) await integrationSecrets.keep(team, user, secret)
      },
      async find(id) {
        const secret = await integrationSecrets.find(id)
        if (secret !== null) secrets.learnChosen(secret)
        return secret
      },
    },
  }
}
