import type { Command } from '../commands/command.ts'
import type { Via } from '../model/audit.ts'
import type { Services } from '../services/services.ts'
import type { Reply } from '../views/reply.ts'
import { refusalReply } from './help.ts'
import { helpReply } from './help-reply.ts'
import { createFinish, type Note } from './log-and-reference.ts'
import { parseCommand } from './parse-command.ts'
import type { ParsedCommand, ParseResult } from './parsed-command.ts'
import { findInterrupted, type InterruptedOperation } from './recover.ts'
import { createCommandRunner } from './run-command.ts'
import type { Caller, InteractionResult, PressContext } from './types.ts'
import { unreadDenial } from './unread-denial.ts'
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
      {
        via,
        filled = false,
        confirmed = false,
      }: { readonly via: Via; readonly filled?: boolean; readonly confirmed?: boolean },
    ): Promise<InteractionResult> {
      const startedAt = performance.now()
      switch (parsed.kind) {
        case 'given': {
          const result = await run(parsed.given, caller, { confirmed, filled, via })
          return finish(
            { ...result, privately: parsed.given.privately || result.isPrivate === true },
            caller,
            startedAt,
          )
        }
        case 'refused': {
          const { noun, command, refusal, withoutForm } = parsed
          const denial = await unreadDenial(services, command ?? noun, caller, via)
          return finish(
            { reply: denial ?? refusalReply(refusal, withoutForm ? null : command), privately: false },
            caller,
            startedAt,
          )
        }
        case 'help':
        case 'missing-feature':
        case 'not-offered':
          return finish(
            { reply: await helpReply(parsed, caller, services, forgeUrl), privately: true },
            caller,
            startedAt,
          )
      }
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
      input: Readonly<Record<string, unknown>>,
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
