import type { Command, Progress, RawInput } from '../commands/command.ts'
import { commandOf, verbsOf } from '../commands/registry.ts'
import type { Via } from '../model/audit.ts'
import { judge } from '../services/access/judge.ts'
import type { Services } from '../services/services.ts'
import type { Reply } from '../views/reply.ts'
import { auditDenial } from './audit.ts'
import { deniedReply } from './denial-messages.ts'
import { helpReply } from './help.ts'
import { createFinish, type Note } from './log-and-reference.ts'
import { parseCommand } from './parse-command.ts'
import type { ParsedCommand, ParseResult } from './parsed-command.ts'
import { refusalReply } from './prompts.ts'
import { findInterrupted, type InterruptedOperation } from './recover.ts'
import { createCommandRunner } from './run-command.ts'
import type { Caller, InteractionResult, PressContext } from './types.ts'
import { withoutUnsupported } from './unsupported-verbs.ts'

/** `note` receives log lines; `now` is in ms UTC. */
export function createInteractionHandler(
  services: Services,
  forgeUrl: string,
  note: Note = () => {},
  now?: () => number,
) {
  const finish = createFinish(note)
  const run = createCommandRunner(services, forgeUrl)

  return {
    /** Parses the text of a slash command in a workspace; `noun` is the command without its slash. */
    parse: (noun: string, text: string): ParseResult => parseCommand(noun, text, forgeUrl, services.missing),
    /** Runs a typed command or a form. `filled`: the command requested the form; `confirmed`: it confirms. */
    async run(
      parsed: ParseResult,
      caller: Caller,
      { via, filled = false, confirmed = false }: Partial<Progress> & { readonly via: Via },
    ): Promise<InteractionResult> {
      const startedAt = performance.now()
      if (parsed.kind === 'given') {
        const { given } = parsed
        const result = await run(given, caller, { confirmed, filled, via })
        return finish(
          { ...result, privately: given.privately || result.isPrivate === true },
          caller,
          startedAt,
        )
      }
      if (parsed.kind === 'refused') {
        const { noun, command, refusal, withoutForm } = parsed
        const denial = await unreadDenial(services, command ?? noun, caller, via)
        const reply = denial ?? refusalReply(refusal, withoutForm ? null : command)
        return finish({ reply, privately: false }, caller, startedAt)
      }
      const reply = await helpReply(parsed, caller, services, forgeUrl)
      return finish({ reply, privately: true }, caller, startedAt)
    },
    unreadDenial: (command: Command, caller: Caller, via: Via): Promise<Reply | null> =>
      unreadDenial(services, command, caller, via),
    /** Returns the command without what the server does not support, for its form. */
    withoutUnsupported: (command: Command): Command => withoutUnsupported(command, services.missing),
    /** Returns the operation that an earlier attempt at this request has sent; null when it sent nothing. */
    async interrupted(reference: string): Promise<InterruptedOperation | null> {
      const startedAt = performance.now()
      const interrupted = await findInterrupted(services, reference, now)
      return (
        interrupted && {
          ...interrupted,
          resume: async (replyChannel) =>
            finish(await interrupted.resume(replyChannel), { reference }, startedAt),
        }
      )
    },
    /** `confirmed`: the press itself is the confirmation; `privately`: the button is in a private reply. */
    async pressed(
      command: Command,
      input: RawInput,
      caller: Caller,
      { confirmed, privately: isPrivate, sourceTs, force = false, via = 'button' }: PressContext,
    ): Promise<InteractionResult> {
      const startedAt = performance.now()
      const given: ParsedCommand = { command, raw: input, projects: new Map(), privately: isPrivate }
      const result = await run(given, caller, { confirmed, sourceTs, force, via })
      return finish({ ...result, privately: isPrivate || result.isPrivate === true }, caller, startedAt)
    },
  }
}

/** The path of every interaction: policy, projects, confirmation, service, rendering. */
export type InteractionHandler = ReturnType<typeof createInteractionHandler>

/**
 * Returns the denial to somebody whose input was not understood, and who may not use the command anyway: they learn
 * nothing about the input. `named` is the command, or the noun where none was understood; null: they may use it, or
 * some command of the noun.
 */
async function unreadDenial(
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
