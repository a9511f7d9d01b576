import type { Store } from '../store/store.ts'
import type { Actor } from './access.ts'

export interface Me {
  /** The last characters of the linked token; null when no account is linked. */
  readonly linked: { readonly tail: string; readonly since: Date; readonly lastUsed: Date | null } | null
  /** True when the bot has a read-only service token for people who have not connected. */
  readonly serviceReads: boolean
}

/** A person’s own account at the forge, linked to their chat account. */
export interface Accounts {
  me(): Promise<Me>
  /** Address of the one-time page where the token is entered; good for ten minutes. */
  connect(project: number | null): Promise<{ readonly url: string }>
  /** The person confirms in chat what was entered on the page; false when it is not theirs or too old. */
  confirm(confirmation: string): Promise<boolean>
  discard(confirmation: string): Promise<void>
  /** Notes that the linked account was used just now. */
  used(): Promise<void>
  /** False when nothing was linked. */
  disconnect(): Promise<boolean>
}

/** The account of one person. `publicUrl` is where browsers reach the bot’s own pages. */
export function createAccounts(
  store: Store,
  actor: Actor,
  options: { publicUrl: string; serviceReads: boolean },
): Accounts {
  const { team, user } = actor
  return {
    async me() {
      const account = await store.accounts.find(team, user)
      const linked = account && {
        tail: account.token.slice(-3),
        since: new Date(account.linkedAt),
        lastUsed: account.lastUsedAt === null ? null : new Date(account.lastUsedAt),
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
      return { url: `${options.publicUrl.replace(/\/$/, '')}/link/${nonce}` }
    },
    confirm: (confirmation) => store.links.confirm(confirmation, team, user),
    discard: async (confirmation) => {
      await store.links.discard(confirmation, team, user)
    },
    used: async () => {
      await store.accounts.touch(team, user)
    },
    disconnect: () => store.accounts.remove(team, user),
  }
}
