import type { Command } from '../commands/command.ts'
import { commandOf, verbsOf } from '../commands/registry.ts'
import type { Via } from '../model/audit.ts'
import { judge } from '../services/access/judge.ts'
import type { Services } from '../services/services.ts'
import type { Reply } from '../views/reply.ts'
import { auditDenial } from './audit.ts'
import { deniedReply } from './denial-messages.ts'
import type { Caller } from './types.ts'

/**
 * Returns the denial to somebody whose input was not understood, and who may not use the command anyway: they learn
 * nothing about the input. `named` is the command, or the noun where none was understood; null: they may use it, or
 * some command of the noun.
 */
export async function unreadDenial(
  services: Services,
  named: Command | string,
  caller: Caller,
  via: Via,
): Promise<Reply | null> {
  const accessContext = await services.accessContexts.of(caller)
  const commands = typeof named === 'string' ? verbsOf(named) : [named]
  const verdicts = await Promise.all(
    commands.map((verb) => judge({ verb, hasAccount: true, hasInput: true }, accessContext, caller.now)),
  )
  const [command] = commands
  const [first] = verdicts
  if (!command || first?.kind !== 'denied' || verdicts.some(({ kind }) => kind !== 'denied')) return null
  if (typeof named !== 'string') {
    const { reference } = caller
    const given = { command: named, raw: {}, projects: new Map() }
    await auditDenial(await services.contextOf(caller), given, { reference, via }, first.reason)
  }
  const { reason, verb } = first
  return deniedReply(reason, commandOf(verb.id) ?? command, accessContext)
}
