import type { Log } from '../log/log.ts'
import type { Store } from '../store/store.ts'

/** A version of a stored secret, identified by `name`; `read` decrypts it. */
interface StoredSecret {
  readonly name: readonly (string | number)[]
  readonly read: () => Promise<unknown>
}

/**
 * Returns a function that reads every secret new in the store since its last call, by any process: tokens of
 * linked accounts and of workspaces, tokens awaiting their code, and integrations’ secrets. A tracking store makes them known.
 */
export function createKnownSecrets(
  {
    accounts,
    links,
    integrationSecrets,
    installations,
  }: {
    readonly accounts: Pick<Store['accounts'], 'versions' | 'find'>
    readonly links: Pick<Store['links'], 'waiting' | 'entered'>
    readonly integrationSecrets: Pick<Store['integrationSecrets'], 'ids' | 'find'>
    readonly installations: Pick<Store['installations'], 'versions' | 'find'>
  },
  log: Pick<Log, 'error'>,
): () => Promise<void> {
  let known = new Set<string>()

  async function storedSecrets(): Promise<readonly StoredSecret[]> {
    // Awaiting before linked: a token that moves between the two reads is found in the second.
    const waiting = await links.waiting()
    const versions = await accounts.versions()
    const ids = await integrationSecrets.ids()
    const workspaces = await installations.versions()
    return [
      ...waiting.map((id) => ({ name: ['entered', id], read: () => links.entered(id) })),
      ...versions.map(({ team, user, linkedAt, renewals }) => ({
        name: ['account', team, user, linkedAt, renewals],
        read: () => accounts.find(team, user),
      })),
      ...workspaces.map(({ team, installedAt, renewals }) => ({
        name: ['installation', team, installedAt, renewals],
        read: () => installations.find(team),
      })),
      ...ids.map((id) => ({ name: ['integration', id], read: () => integrationSecrets.find(id) })),
    ]
  }

  return async () => {
    const current = new Set<string>()
    for (const { name, read } of await storedSecrets()) {
      const version = JSON.stringify(name)
      current.add(version)
      if (known.has(version)) continue
      await read().catch((err: unknown) =>
        log.error({ err, name }, 'secret could not be shared between replicas'),
      )
    }
    known = current
  }
}
