import { privately, type Reply } from '../blocks/reply.ts'
import type { Services } from '../services/services.ts'
import type { Command } from './define.ts'
import { troubleReply } from './trouble.ts'

/** Who is asking, as far as rights go; ids are compared whole. */
export interface Presser {
  readonly team: string
  readonly userTeam: string
  /** The workspace in which the bot is installed; null until Slack has told. */
  readonly installedTeam: string | null
}

/** The verdict of the one policy: what may run, and why something may not. */
export type Verdict = { readonly kind: 'allowed' } | { readonly kind: 'denied'; readonly reply: Reply }

/**
 * Denies unless a rule allows: the person belongs to this workspace, and has what the verb needs. What an
 * account may do at the forge is judged by the forge on every call, with that person’s own token.
 */
export function policy(command: Command, presser: Presser, access: Services['access']): Verdict {
  if (!isMember(presser)) return { kind: 'denied', reply: strangerReply() }
  switch (command.needs) {
    case 'nothing':
      return { kind: 'allowed' }
    case 'reader':
      return access === 'none' ? invitation(command) : { kind: 'allowed' }
    case 'account':
      return access === 'own' ? { kind: 'allowed' } : invitation(command)
  }
}

/** Whether the person belongs to the workspace in which the bot is installed. */
export function isMember({ team, userTeam, installedTeam }: Presser): boolean {
  return team !== '' && userTeam === team && (installedTeam === null || installedTeam === team)
}

/** What people of another workspace are told, whatever they try. */
export function strangerReply(): Reply {
  return privately('Nothing was done: only members of this workspace can use Greenlight here.')
}

function invitation({ path }: Command): Verdict {
  return {
    kind: 'denied',
    reply: troubleReply({ kind: 'not-connected' }, { tried: `/${path.join(' ')} was not run` }),
  }
}
