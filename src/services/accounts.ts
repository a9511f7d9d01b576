import { setTimeout as sleep } from 'node:timers/promises'
import type { Credential, ForgeIdentity } from '../store/credentials.ts'
import type { Store } from '../store/store.ts'
import type { Actor } from './access/credentials.ts'
import type { RevocationResult, SignIn } from './oauth/sign-in.ts'
import type { KeyedMutex } from './operations/keyed-mutex.ts'

export interface Me {
  readonly linked: {
    readonly way: Credential['kind']
    /** The last characters of the linked token; empty for a sign-in, whose token changes. */
    readonly tail: string
    /** A sign-in that cannot be renewed any more: it ends when its token does. */
    readonly isEnding: boolean
    readonly since: Date
    readonly lastUsed: Date | null
    /** The user name at the forge; null while no answer of the forge has told. */
    readonly username: string | null
  } | null
  /** True when the bot has a read-only service token for people who have not connected. */
  readonly serviceReads: boolean
}

/**
 * There is nothing to confirm: it was answered, is too old, or is somebody else’s. `settled`: an account of this
 * person is linked all the same, perhaps by this very confirmation.
 */
type Answered = 'gone' | 'settled'

export type Confirmation =
  | 'linked'
  | 'replaced'
  | Answered
  /** `left`: how often the code can still be typed. */
  | { readonly kind: 'wrong-code'; readonly confirmation: string; readonly left: number }
  /** It was typed wrong too often: nothing waits any more. */
  | { readonly kind: 'void' }
  /** Another person of the workspace, whose Slack id is `by`, has this account. `username`: at the forge. */
  | { readonly kind: 'taken'; readonly by: string; readonly username: string | null; readonly asker: string }

/** An account that a restore brought back, and that its person has not confirmed. */
export interface Restored {
  /** Time of the copy. */
  readonly from: Date
  /** At the forge; null where it is not known. */
  readonly username: string | null
}

/** A person’s own account at the forge, linked to their chat account. */
export interface Accounts {
  /** Nothing is done with it before `resume`; null when there is none. */
  readonly restored: Restored | null
  /** The person goes on with the account that a restore brought back; `Answered` when there is none. */
  resume(): Promise<'resumed' | Answered>
  me(): Promise<Me>
  /** Address of the one-time page where people enter a token or sign in; good for ten minutes. */
  connect(project: number | null): Promise<{
    readonly url: string
    readonly replaces: boolean
    /** People can sign in there as well. */
    readonly signsIn: boolean
  }>
  /** Null when there is something that the person can confirm. */
  answered(confirmation: string): Promise<Answered | null>
  /** The person confirms in chat what was entered on the page, with the code that it showed. */
  confirm(confirmation: string, code: string): Promise<Confirmation>
  /** Forgets what was entered; `RevocationResult` tells what became of a sign-in at the forge. */
  discard(confirmation: string): Promise<RevocationResult | Answered>
  /** Notes that the linked account was used just now. */
  used(): Promise<void>
  /** Notes that the forge refuses the account. True once in 24 hours: then the person is offered a new link. */
  refused(): Promise<boolean>
  /** `not-connected` when nothing was linked. */
  disconnect(): Promise<RevocationResult | 'not-connected'>
  /**
   * Deletes everything that is kept about the person but the record of what was done in their name. Tells what became
   * of each token and each sign-in, also of those without their yes; nothing when there was none.
   */
  forget(): Promise<readonly RevocationResult[]>
}

/** What the account of a person needs to know besides the store. */
export interface AccountSettings {
  /** Where browsers reach the bot’s own pages. */
  readonly publicUrl: string
  readonly serviceReads: boolean
  /** Names the account that is used now; null when there is none. */
  readonly linkedAt: number | null
  readonly restored: Restored | null
  readonly signsIn: boolean
  /** Takes the account away and ends it at the forge; null when there was none. */
  readonly end: () => Promise<RevocationResult | null>
  /** Ends at the forge what is kept here no more. */
  readonly endThere: (credential: Credential) => Promise<RevocationResult>
  /** See SignIn.endAll. */
  readonly endAll: SignIn['endAll']
  readonly inTurn: KeyedMutex
  /** Who the account is at the forge; null while nothing has told. */
  readonly identity: () => Promise<ForgeIdentity | null>
}

/** For so long at most, in ms, a command waits for whose account it is. */
const IDENTITY_MS = 1_000

/** The account of one person. */
export function createAccounts(store: Store, actor: Actor, settings: AccountSettings): Accounts {
  const { team, user } = actor
  const { linkedAt, endThere, endAll } = settings
  const answered = async () => ((await store.accounts.find(team, user)) ? 'settled' : 'gone')

  return {
    restored: settings.restored,
    resume: async () => ((await store.accounts.resume(team, user)) ? 'resumed' : answered()),
    async me() {
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
    async connect(project) {
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
    async answered(confirmation) {
      return (await store.links.waits(confirmation, team, user)) ? null : answered()
    },
    // One after the other in a workspace: of two people who confirm one account at once, one gets it.
    confirm: (confirmation, code) =>
      settings.inTurn(`accounts ${team}`, async () => {
        const { find, restored } = store.accounts
        const before = (await find(team, user)) ?? (await restored(team, user))
        const confirmed = await store.links.confirm(confirmation, team, user, code)
        switch (confirmed?.kind) {
          case undefined:
            return answered()
          case 'wrong-code':
            return { kind: 'wrong-code', confirmation, left: confirmed.left }
          case 'void':
            await endThere(confirmed.credential)
            return { kind: 'void' }
          case 'taken': {
            await endThere(confirmed.credential)
            const { by, identity } = confirmed
            return { kind: 'taken', by, username: identity?.username ?? null, asker: user }
          }
          case 'linked':
          case 'replaced': {
            const replaced = confirmed.kind === 'replaced' && before ? [before] : []
            await endAll([...replaced, ...(await store.forgetUnconfirmed(team, user))])
            return confirmed.kind
          }
        }
      }),
    async discard(confirmation) {
      const entered = await store.links.discard(confirmation, team, user)
      return entered ? endThere(entered) : answered()
    },
    async used() {
      await store.accounts.touch(team, user)
      // Those who were linked before the forge could tell are known from now on; nobody waits long for that.
      await Promise.race([settings.identity().catch(() => null), sleep(IDENTITY_MS, null, { ref: false })])
    },
    refused: async () => linkedAt !== null && store.accounts.refused(team, user, linkedAt),
    disconnect: async () => (await settings.end()) ?? 'not-connected',
    async forget() {
      const ended = await settings.end()
      const others = await endAll(await store.forgetPerson(team, user))
      return ended === null ? others : [ended, ...others]
    },
  }
}

/** The last characters of a token: enough to tell it from another, never more than a quarter of it. */
function tailOf(token: string): string {
  const length = Math.min(3, Math.floor(token.length / 4))
  return length === 0 ? '' : token.slice(-length)
}
