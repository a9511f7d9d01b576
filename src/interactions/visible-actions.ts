import { commandOf } from '../commands/registry.ts'
import type { AccessContext } from '../services/access/access-context.ts'
import type { Actor } from '../services/access/credentials.ts'
import { denialOfProjects, mayFillIn, mayUse, type PermissionPlace } from '../services/access/permission.ts'
import type { Services } from '../services/services.ts'
import type { ActionFilter } from '../views/filter-actions.ts'
import { isSupported, type MissingSet } from './unsupported-verbs.ts'

/** Decides which buttons are shown; each press is authorized again. `access`: theirs, where it is known already. */
export function createActionFilter(services: Pick<Services, 'accessContexts' | 'missing'>) {
  return {
    /** Permits the commands this person may use there; all while Slack does not identify the person. */
    async person(
      { team, user, channel }: Pick<Actor, 'team' | 'user' | 'channel'>,
      access?: AccessContext,
    ): Promise<ActionFilter> {
      const actor = { team, userTeam: team, installedTeam: null, user, userName: user, channel }
      const accessContext = access ?? (await services.accessContexts.of(actor))
      const isUnknown = accessContext.role === 'unknown' || accessContext.place === 'unknown'
      return isUnknown
        ? ({ verb }) => supportedCommand(verb, services.missing) !== undefined
        : actionFilterFor(accessContext, services.missing)
    },
    /** Permits the commands that the channel lets everyone use there. */
    async channel(team: string, channel: string, access?: AccessContext): Promise<ActionFilter> {
      const { place, rules } = access ?? (await services.accessContexts.channel(team, channel))
      // The buttons stay while Slack does not say what the channel is.
      const at = place === 'unknown' ? 'channel' : place
      return actionFilterFor({ role: 'admin', rules, place: at, presence: 'there' }, services.missing)
    },
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
