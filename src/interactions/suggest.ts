import type { Command, RawInput } from '../commands/command.ts'
import type { Choice, PickKind } from '../model/pick.ts'
import { isFailure } from '../services/failure.ts'
import type { Services } from '../services/services.ts'
import { authorize, judgeCommand } from './authorize.ts'
import type { Caller } from './types.ts'

/** Letters typed into an input of a command’s form. */
interface TypedPick {
  readonly command: Command
  /** The fixed input of the form. */
  readonly settled: RawInput
  /** The input. */
  readonly name: string
  readonly kind: PickKind
  readonly typed: string
}

/** The options; `isRead` is false when the server did not say. */
export interface ChoiceList {
  readonly choices: readonly Choice[]
  readonly isRead: boolean
}

export type Suggest = (caller: Caller, picked: TypedPick) => Promise<ChoiceList>

const NOTHING: ChoiceList = { choices: [], isRead: true }

/**
 * Lists what a person can pick in a form, authorized like the command of that form, and read with their own token.
 * Who may not use the command is offered nothing.
 */
export function createSuggest(
  services: Pick<Services, 'accessContexts' | 'contextOf' | 'pickers'>,
  forgeUrl: string,
): Suggest {
  return async (caller, { command, settled, name, kind, typed }) => {
    const [accessContext, context] = await Promise.all([
      services.accessContexts.of(caller),
      services.contextOf(caller),
    ])
    const atAll = await judgeCommand(command, {}, accessContext, context, caller.now)
    if (atAll.kind === 'denied') return NOTHING
    let project: unknown = null
    if (kind === 'channel') {
      const choices = await services.pickers.channels(caller.team, typed)
      return { choices: choices ?? [], isRead: choices !== null }
    }
    if (kind !== 'project') {
      const request = { command, raw: settled, projects: new Map() }
      const authorization = await authorize(request, accessContext, context, caller.now, forgeUrl)
      if (authorization.kind !== 'open') return NOTHING
      const { input } = authorization
      // A merge request belongs to the project that it is offered to, and so does all about it but its source.
      project = name === 'source' ? input.project : (input.targetProject ?? input.project)
      if (typeof project !== 'number') return NOTHING
    }
    const query = { kind, project: typeof project === 'number' ? project : null, typed }
    const found = await services.pickers.list(context, query)
    return isFailure(found) ? { choices: [], isRead: false } : { choices: found.choices, isRead: true }
  }
}
