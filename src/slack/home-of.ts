import type { Chat } from '../model/directory.ts'
import type { Origin } from './interaction.ts'

/** Returns the person’s own workspace: that of the request for everybody who belongs to it. */
export type HomeOf = (origin: Pick<Origin, 'team' | 'userTeam' | 'user' | 'enterprise'>) => Promise<string>

/**
 * In an organisation Slack may name another of its workspaces for a person who is in several, so it is asked who they
 * are in this one. Elsewhere what it names is all that counts.
 */
export function createHomeOf(chat: Pick<Chat, 'person'>): HomeOf {
  return async ({ team, userTeam, user, enterprise }) => {
    if (userTeam === team || enterprise === undefined) return userTeam
    return (await chat.person(team, user)) === 'outsider' ? userTeam : team
  }
}
