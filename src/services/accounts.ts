import type { ForgeIdentity } from '../store/accounts.ts'
import type { Credential } from '../store/credentials.ts'
import type { Store } from '../store/store.ts'
import type { Actor } from './access.ts'
import type { Ended, SignIn } from './sign-in.ts'

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

/** A person’s own account at the forge, linked to their chat account. */
export interface Accounts {
  me(): Promise<Me>
  /** Address of the one-time page where people enter a token or sign in; good for ten minutes. */
  connect(project: number | null): Promise<{
    readonly url: string
    readonly replaces: boolean
    /** People can sign in there as well. */
    readonly signsIn: boolean
  }>
  /** The person confirms in chat what was entered on the page. */
  confirm(confirmation: string): Promise<'linked' | 'replaced' | Answered>
  /** Forgets what was entered; `Ended` tells what became of a sign-in at the forge. */
  discard(confirmation: string): Promise<Ended | Answered>
  /** Notes that the linked account was used just now. */
  used(): Promise<void>
  /** Notes that the forge refuses the account. True once in 24 hours: then the person is offered a new link. */
  refused(): Promise<boolean>
  /** `not-connected` when nothing was linked. */
  disconnect(): Promise<Ended | 'not-connected'>
  /**
   * Deletes everything that is kept about the person but the record of what was done in their name. Tells what became
   * of each token and each sign-in, also of those without their yes; nothing when there was none.
   */
  forget(): Promise<readonly Ended[]>
}

/** What the account of a person needs to know besides the store. */
export interface AccountSettings {
  /** Where browsers reach the bot’s own pages. */
  readonly publicUrl: string
  readonly serviceReads: boolean
  /** Names the account that is used now; null when there is none. */
  readonly linkedAt: number | null
  readonly signsIn: boolean
  /** Takes the account away and ends it at the forge; null when there was none. */
  readonly end: () => Promise<Ended | null>
  /** Ends at the forge what is kept here no more. */
  readonly endThere: (credential: Credential) => Promise<Ended>
  /** See SignIn.endAll. */
  readonly endAll: SignIn['endAll']
  /** Who the account is at the forge; null while nothing has told. */
  readonly identity: () => Promise<ForgeIdentity | null>
}

/** The account of one person. */
export function createAccounts(store: Store, actor: Actor, settings: AccountSettings): Accounts {
  const { team, user } = actor
  const { linkedAt, endThere, endAll } = settings
  const answered = async () => ((await store.accounts.find(team, user)) ? 'settled' : 'gone')

  return {
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
    async confirm(confirmation) {
      const before = await store.accounts.find(team, user)
      const linked = await store.links.confirm(confirmation, team, user)
      if (linked === null) return answered()
      const replaced = linked === 'replaced' && before ? [before] : []
      await endAll([...replaced, ...(await store.forgetUnconfirmed(team, user))])
      return linked
    },
    async discard(confirmation) {
      const entered = await store.links.discard(confirmation, team, user)
      return entered ? endThere(entered) : answered()
    },
    async used() {
      await store.accounts.touch(team, user)
      // Those who were linked before the forge could tell are known from now on, to `@me` and to others.
      await settings.identity()
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
