import { setTimeout as sleep } from 'node:timers/promises'
import type { KeyedMutex } from '../model/keyed-mutex.ts'
import type { Credential, ForgeIdentity } from '../store/credentials.ts'
import type { Store } from '../store/store.ts'
import type { Actor } from './access/credentials.ts'
import type { RevocationResult, SignIn } from './oauth/sign-in.ts'

export interface Me {
  readonly linked: {
    readonly way: Credential['kind']
    /** The last characters of the linked token; empty for a sign-in, whose token changes. */
    readonly tail: string
    /** True for a sign-in that cannot be renewed any more: it ends when its token does. */
    readonly isEnding: boolean
    readonly since: Date
    readonly lastUsed: Date | null
    /** The user name at the forge; null until the forge has named it. */
    readonly username: string | null
  } | null
  /** True when the bot has a read-only service token for people who have not connected. */
  readonly serviceReads: boolean
}

/**
 * There is nothing to confirm: it was answered, is too old, or belongs to another person. `settled`: this
 * person has a linked account nevertheless, perhaps from this very confirmation.
 */
type Answered = 'gone' | 'settled'

export type AccountConfirmation =
  | 'linked'
  | 'replaced'
  | Answered
  /** `left`: the number of attempts left for the code. */
  | { readonly kind: 'wrong-code'; readonly left: number }
  /** The code was wrong too often: nothing is pending any more. */
  | { readonly kind: 'void' }
  /** Another person of the workspace has it; `by` is their Slack id, `username` that at the forge. */
  | { readonly kind: 'taken'; readonly by: string; readonly username: string; readonly asker: string }

interface PreviousAccount {
  /** The time of the backup. */
  readonly from: Date
  /** The user name at the forge; null when unknown. */
  readonly username: string | null
}

export interface AccountSettings {
  /** The public address of the bot’s own pages. */
  readonly publicUrl: string
  readonly serviceReads: boolean
  /** Identifies the account in use; null when there is none. */
  readonly linkedAt: number | null
  readonly restored: PreviousAccount | null
  readonly signsIn: boolean
  readonly end: () => Promise<RevocationResult | null>
  readonly endThere: (credential: Credential) => Promise<RevocationResult>
  readonly endAll: SignIn['endAll']
  readonly withLock: KeyedMutex
  readonly identity: () => Promise<ForgeIdentity | null>
}

/** Longest wait of a command for the owner of its account, in ms. */
const IDENTITY_MS = 1_000

/** A person’s own account at the forge, linked to their chat account. */
export function createAccounts(store: Store, actor: Actor, settings: AccountSettings) {
  const { team, user } = actor
  const { linkedAt, endThere, endAll } = settings
  const answered = async () => ((await store.accounts.find(team, user)) ? 'settled' : 'gone')

  return {
    restored: settings.restored,
    /** Resumes a restored account; returns `Answered` when there is none. */
    resume: async (): Promise<'resumed' | Answered> =>
      (await store.accounts.resume(team, user)) ? 'resumed' : answered(),
    async me(): Promise<Me> {
      const account = await store.accounts.find(team, user)
      const linked = account && {
        way: account.kind,
        tail: account.kind === 'token' ? tailOf(account.token) : '',
        isEnding: account.kind === 'sign-in' && account.renewal === null,
        since: new Date(account.linkedAt),
        lastUsed: account.lastUsedAt === null ? null : new Date(account.lastUsedAt),
        username: (await settings.identity())?.username ?? null,
      }
      return { linked, serviceReads: settings.serviceReads }
    },
    /** Returns the address of the one-time page for entering a token or signing in; valid for ten minutes. */
    async connect(project: number | null): Promise<{
      readonly url: string
      readonly replaces: boolean
      /** True when people can also sign in there. */
      readonly signsIn: boolean
    }> {
      const nonce = await store.links.open({
        team,
        user,
        userName: actor.userName,
        channel: actor.channel,
        project,
      })
      const url = `${settings.publicUrl.replace(/\/$/, '')}/link/${nonce}`
      return { url, replaces: linkedAt !== null, signsIn: settings.signsIn }
    },
    /** Confirms in chat what this person entered last on the page, with the code that it showed. */
    // Serialised per workspace: when two people confirm one account at once, only one gets it.
    confirm: (code: string): Promise<AccountConfirmation> =>
      settings.withLock(`accounts ${team}`, async () => {
        const { find, restored } = store.accounts
        const before = (await find(team, user)) ?? (await restored(team, user))
        const confirmed = await store.links.confirm(null, team, user, code)
        switch (confirmed?.kind) {
          case undefined:
            return answered()
          case 'wrong-code':
            return confirmed
          case 'void':
            await endThere(confirmed.credential)
            return { kind: 'void' }
          case 'taken': {
            await endThere(confirmed.credential)
            const { by, identity } = confirmed
            return { kind: 'taken', by, username: identity.username, asker: user }
          }
          case 'linked':
          case 'replaced': {
            const replaced = confirmed.kind === 'replaced' && before ? [before] : []
            await endAll([...replaced, ...(await store.forgetUnconfirmed(team, user))])
            return confirmed.kind
          }
        }
      }),
    async used(): Promise<void> {
      store.accounts.touch(team, user)
      // Identifies accounts linked before the forge could name their owner, without a long wait.
      await Promise.race([settings.identity().catch(() => null), sleep(IDENTITY_MS, null, { ref: false })])
    },
    /** Records that the forge refuses the account. True once in 24 hours: the person then gets a new link. */
    refused: async (): Promise<boolean> => linkedAt !== null && store.accounts.refused(team, user, linkedAt),
    /** Returns `not-connected` when no account was linked. */
    disconnect: async (): Promise<RevocationResult | 'not-connected'> =>
      (await settings.end()) ?? 'not-connected',
    /**
     * Deletes all data about the person except the audit of actions in their name. Returns what happened to
     * each token and sign-in, also to unconfirmed ones; empty when there were none.
     */
    async forget(): Promise<readonly RevocationResult[]> {
      const ended = await settings.end()
      const others = await endAll(await store.forgetPerson(team, user))
      return ended === null ? others : [ended, ...others]
    },
  }
}

export type Accounts = ReturnType<typeof createAccounts>

/** Returns a token’s last characters: enough to tell it from another, at most a quarter of it. */
function tailOf(token: string): string {
  const length = Math.min(3, Math.floor(token.length / 4))
  return length === 0 ? '' : token.slice(-length)
}
