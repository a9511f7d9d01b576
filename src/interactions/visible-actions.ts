import { commandOf } from '../commands/registry.ts'
import type { AccessContext } from '../services/access/access-context.ts'
import type { Actor } from '../services/access/credentials.ts'
import { denialOfProjects, mayFillIn, mayUse, type PermissionPlace } from '../services/access/permission.ts'
import type { Services } from '../services/services.ts'
import type { ActionFilter } from '../views/button.ts'
import { isSupported, type MissingSet } from './unsupported-verbs.ts'

/** Decides which buttons are shown; each press is authorized again. */
export function createActionFilter(options: Pick<Services, 'accessContexts' | 'missing'>) {
  const { accessContexts, missing } = options
  function ofPerson(access: AccessContext): ActionFilter {
    const isUnknown = access.role === 'unknown' || access.place === 'unknown'
    return isUnknown
      ? ({ verb }) => supportedCommand(verb, missing) !== undefined
      : actionFilterFor(access, missing)
  }

  function ofChannel({ place, rules }: Pick<AccessContext, 'place' | 'rules'>): ActionFilter {
    // The buttons stay while Slack does not say what the channel is.
    const at = place === 'unknown' ? 'channel' : place
    return actionFilterFor({ role: 'admin', rules, place: at, presence: 'there' }, missing)
  }

  return {
    ofPerson,
    ofChannel,
    /** Permits the commands this person may use there; all while Slack does not identify the person. */
    async person({ team, user, channel }: Pick<Actor, 'team' | 'user' | 'channel'>): Promise<ActionFilter> {
      const actor = { team, userTeam: team, installedTeam: null, user, userName: user, channel }
      return ofPerson(await accessContexts.of(actor))
    },
    /** Permits the commands that the channel lets everyone use there. */
    channel: async (team: string, channel: string): Promise<ActionFilter> =>
      ofChannel(await accessContexts.channel(team, channel)),
  }
}

export type ActionFilterOf = ReturnType<typeof createActionFilter>

function actionFilterFor(where: PermissionPlace, missing: MissingSet): ActionFilter {
  return ({ verb, isForm, project }) => {
    const command = supportedCommand(verb, missing)
    if (!command) return false
    if (project !== null && denialOfProjects(command, [project], where) !== null) return false
    return isForm ? mayFillIn(command, where) : mayUse(command, where)
  }
}

function supportedCommand(verb: string, missing: MissingSet) {
  const command = commandOf(verb)
  return command && isSupported(command, missing) ? command : undefined
}
