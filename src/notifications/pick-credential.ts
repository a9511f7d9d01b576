import { LRUCache } from 'lru-cache'
import type { ForgeContext } from '../services/context.ts'
import { type Failure, isAccountFailure, isFailure } from '../services/failure.ts'
import type { Services } from '../services/services.ts'

/** The person whose rights read a project; empty for the service token. */
export type CredentialOwner = string

/** The result of a read with the rights of one of several people. */
export type CredentialRead<Result> =
  | {
      readonly kind: 'read'
      readonly reader: CredentialOwner
      readonly context: ForgeContext
      readonly result: Result
    }
  /**
   * `troubles` gives each one’s failure; `resting` are those not tried again; `last` is the failure after
   * which no one else was tried.
   */
  | {
      readonly kind: 'nobody'
      readonly troubles: ReadonlyMap<CredentialOwner, Failure>
      readonly resting: ReadonlySet<CredentialOwner>
      readonly last: Failure
    }

/** Most accounts whose rest is remembered. */
const MAX_ACCOUNTS = 20_000

/**
 * Reads projects with the rights of the people concerned. `restMs`: rest of an account that could not read a project, or
 * whose token was refused, in ms.
 */
export function createCredentialPicker(
  services: Pick<Services, 'contextOf'>,
  {
    now,
    restMs,
  }: {
    readonly now: () => number
    readonly restMs: { readonly project: number; readonly token: number }
  },
) {
  /** A cache: a replica without an entry tries once more. */
  const resting = new LRUCache<string, { readonly until: number; readonly failure: Failure }>({
    max: MAX_ACCOUNTS,
  })
  const of = (team: string, user: CredentialOwner) =>
    services.contextOf({ team, user, userName: '', channel: '' })

  return {
    of,
    /**
     * Uses the service token where there is one, else the first of these people whose account can read the
     * project; an account that could not rests for a while. Ends at once when the forge answers nobody.
     */
    async read<Result extends { readonly kind: string }>(
      { team, project }: { readonly team: string; readonly project: number },
      people: readonly CredentialOwner[],
      work: (context: ForgeContext) => Promise<Result | Failure>,
    ): Promise<CredentialRead<Result>> {
      const troubles = new Map<CredentialOwner, Failure>()
      const left = new Set<CredentialOwner>()
      let last: Failure = { kind: 'not-connected' }
      for (const reader of new Set(['', ...people])) {
        const name = JSON.stringify([team, project, reader])
        const rest = resting.get(name)
        if (rest && now() < rest.until) {
          troubles.set(reader, rest.failure)
          left.add(reader)
          continue
        }
        const context = await of(team, reader)
        if (reader === '' && context.forge.access !== 'service') continue
        const result = await work(context)
        if (!isFailure(result)) {
          resting.delete(name)
          return { kind: 'read', reader, context, result }
        }
        last = result
        troubles.set(reader, result)
        if (!isAccountFailure(result)) break
        const rests = result.kind === 'token-refused' ? restMs.token : restMs.project
        resting.set(name, { until: now() + rests, failure: result })
      }
      return { kind: 'nobody', troubles, resting: left, last }
    },
  }
}

export type CredentialPicker = ReturnType<typeof createCredentialPicker>
