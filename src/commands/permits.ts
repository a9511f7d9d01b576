import type { Permits } from '../blocks/permitted.ts'
import type { Actor } from '../services/access.ts'
import type { ServiceRoom } from '../services/services.ts'
import type { Standing } from '../services/standing.ts'
import { isOffered, type Missed } from './offered.ts'
import { mayFillIn, mayUse } from './policy.ts'
import { commandOf } from './registry.ts'

/** Which buttons are shown; whoever presses one is judged anew. */
export interface PermitsOf {
  /** Those of verbs that this person may use there; while Slack does not tell who they are, all of them. */
  person(person: Pick<Actor, 'team' | 'user' | 'channel'>): Promise<Permits>
  /** Those of verbs that the channel lets anybody use there. */
  channel(team: string, channel: string): Promise<Permits>
}

export function createPermits(room: Pick<ServiceRoom, 'standings' | 'missing'>): PermitsOf {
  const { missing } = room
  const standingOf = ({ team, user, channel }: Pick<Actor, 'team' | 'user' | 'channel'>) =>
    room.standings.of({ team, userTeam: team, installedTeam: null, user, userName: user, channel })

  return {
    async person(person) {
      const standing = await standingOf(person)
      const isUnknown = standing.role === 'unknown' || standing.place === 'unknown'
      return isUnknown
        ? ({ verb }) => offeredCommand(verb, missing) !== undefined
        : permitsIn(standing, missing)
    },
    async channel(team, channel) {
      const { place, rules } = await room.standings.channel(team, channel)
      // While Slack does not tell what it is, the buttons stay.
      return permitsIn({ role: 'admin', rules, place: place === 'unknown' ? 'channel' : place }, missing)
    },
  }
}

function permitsIn(where: Pick<Standing, 'role' | 'place' | 'rules'>, missing: Missed): Permits {
  const { projects } = where.rules
  return ({ verb, isForm, project }) => {
    const command = offeredCommand(verb, missing)
    if (!command) return false
    if (project !== null && projects.length > 0 && !projects.includes(project)) return false
    return isForm ? mayFillIn(command, where) : mayUse(command, where)
  }
}

function offeredCommand(verb: string, missing: Missed) {
  const command = commandOf(verb)
  return command && isOffered(command, missing) ? command : undefined
}
