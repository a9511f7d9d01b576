import type { StoreContext } from './context.ts'
import { uninstalledTeams } from './tables/uninstalls.ts'

export interface LinkedPerson {
  readonly team: string
  readonly user: string
  readonly person: number
  readonly userName: string
}

/** The people whose linked account at the forge is known; excludes restored ones that are not confirmed. */
export function createLinkedPeople({ db }: StoreContext) {
  const linked = () =>
    db
      .selectFrom('accounts')
      .select(['team', 'user', 'forgeUserId as person', 'forgeUserName as userName'])
      .where('restoredFrom', 'is', null)
      .where('team', 'not in', uninstalledTeams)
      .orderBy('linkedAt')
      .$narrowType<{ person: number; userName: string }>()
  return {
    /** Linked people of all workspaces, the longest linked first. */
    all: (): Promise<LinkedPerson[]> => linked().where('forgeUserId', 'is not', null).execute(),
    /** People of a workspace with this account. */
    named: (team: string, person: number): Promise<LinkedPerson[]> =>
      linked().where('team', '=', team).where('forgeUserId', '=', person).execute(),
  }
}
