import type { Digest } from '../../../services/digests.ts'
import type { Standings } from '../../../services/standing.ts'
import { denialOf } from '../../policy.ts'

/** Whether the owner of a digest may have it posted where it is turned on. */
export type DigestVerdict =
  | { readonly kind: 'allowed' }
  /** The chat does not tell just now. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'denied'; readonly why: 'left' | 'may-not' | 'not-there' }

/** Judges each time anew, by the same policy that lets a person turn one on there. */
export function createDigestJudge(
  standings: Standings,
): (digest: Digest, owner: string) => Promise<DigestVerdict> {
  return async ({ team, channel, project }, owner) => {
    const standing = await standings.of({
      ...{ team, channel, user: owner, userName: '' },
      ...{ userTeam: team, installedTeam: null },
    })
    const { role, place, rules } = standing
    if (role === 'unknown' || place === 'unknown') return { kind: 'unknown' }
    if (role === 'deactivated') return { kind: 'denied', why: 'left' }
    if (place === 'unseen') return { kind: 'denied', why: 'not-there' }
    const isBound = rules.projects.length === 0 || rules.projects.includes(project)
    const isAllowed = isBound && denialOf({ id: 'milestone.digest.on' }, standing) === null
    return isAllowed ? { kind: 'allowed' } : { kind: 'denied', why: 'may-not' }
  }
}
