import type { Store } from '../store/store.ts'
import type { Actor } from './access.ts'

export interface Me {
  /** The last characters of the linked token; null when no account is linked. */
  readonly linked: {
    readonly tail: string
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
  /** Address of the one-time page where the token is entered; good for ten minutes. */
  connect(project: number | null): Promise<{ readonly url: string; readonly replaces: boolean }>
  /** The person confirms in chat what was entered on the page. */
  confirm(confirmation: string): Promise<'linked' | 'replaced' | Answered>
  discard(confirmation: string): Promise<'discarded' | Answered>
  /** Notes that the linked account was used just now. */
  used(): Promise<void>
  /** Notes that the forge refuses the token. True once in 24 hours: then the person is offered a new link. */
  refused(): Promise<boolean>
  /** False when nothing was linked. */
  disconnect(): Promise<boolean>
  /** Deletes everything that is kept about the person but the record of what was done in their name. */
  forget(): Promise<void>
}

/**
 * The account of one person. `publicUrl` is where browsers reach the bot’s own pages; `linkedAt` names the account
 * that is used now, null when there is none.
 */
export function createAccounts(
  store: Store,
  actor: Actor,
  options: { publicUrl: string; serviceReads: boolean; linkedAt: number | null },
): Accounts {
  const { team, user } = actor
  const answered = async () => ((await store.accounts.find(team, user)) ? 'settled' : 'gone')
  return {
    async me() {
      const account = await store.accounts.find(team, user)
      const linked = account && {
        tail: tailOf(account.token),
        since: new Date(account.linkedAt),
        lastUsed: account.lastUsedAt === null ? null : new Date(account.lastUsedAt),
        username: (await store.accounts.identity(team, user))?.username ?? null,
      }
      return { linked, serviceReads: options.serviceReads }
    },
    async connect(project) {
      const nonce = await store.links.open({
        team,
        user,
        userName: actor.userName,
        channel: actor.channel,
        project,
      })
      const url = `${options.publicUrl.replace(/\/$/, '')}/link/${nonce}`
      return { url, replaces: options.linkedAt !== null }
    },
    confirm: async (confirmation) => (await store.links.confirm(confirmation, team, user)) ?? answered(),
    discard: async (confirmation) =>
      (await store.links.discard(confirmation, team, user)) ? 'discarded' : answered(),
    used: async () => {
      await store.accounts.touch(team, user)
    },
    refused: async () => options.linkedAt !== null && store.accounts.refused(team, user, options.linkedAt),
    disconnect: () => store.accounts.remove(team, user),
    forget: () => store.forgetPerson(team, user),
  }
}

/** The last characters of a token: enough to tell it from another, never more than a quarter of it. */
function tailOf(token: string): string {
  const length = Math.min(3, Math.floor(token.length / 4))
  return length === 0 ? '' : token.slice(-length)
}
