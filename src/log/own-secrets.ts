import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<Set<string>>()

/** Runs one request or one piece of background work: its log lines hold none of the secrets that are added in it. */
export function withOwnSecrets<Result>(work: () => Result): Result {
  return running.run(new Set(), work)
}

/** Adds a secret of the person on whose behalf the running work acts; no other work is affected. */
export function addOwnSecret(secret: string): void {
  running.getStore()?.add(secret)
}

/** Returns the secrets that were added in the running work. */
export function ownSecrets(): readonly string[] {
  return [...(running.getStore() ?? [])]
}
