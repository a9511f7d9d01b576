import type { Command } from '../commands/command.ts'
import type { Via } from '../model/audit.ts'
import type { IsSecret } from '../parse/secret-typed.ts'
import type { Services } from '../services/services.ts'
import { withoutUnsupported } from './feature-availability.ts'
import { refusalReply } from './help.ts'
import { helpReply } from './help-reply.ts'
import { createFinish, type Note } from './log-and-reference.ts'
import { type ParsedCommand, type ParseResult, parseCommand } from './parse-command.ts'
import { findInterrupted, type InterruptedOperation } from './recover.ts'
import { createCommandRunner } from './run-command.ts'
import type { Caller, InteractionResult, PressContext } from './types.ts'

/** The path of every interaction: policy, projects, confirmation, service, rendering. */
export interface InteractionHandler {
  /** `noun` is the slash command without its slash; `reading` is its text, when it has been parsed. */
  typed(noun: string, text: string, caller: Caller, reading?: ParseResult): Promise<InteractionResult>
  /** `filled`: the result comes from a form that the command requested. */
  read(reading: ParseResult, caller: Caller, filled?: boolean): Promise<InteractionResult>
  /** `confirmed`: the press itself is the confirmation; `privately`: the button is in a private reply. */
  pressed(
    command: Command,
    input: Readonly<Record<string, unknown>>,
    caller: Caller,
    how: PressContext,
  ): Promise<InteractionResult>
  /** Returns the command without what this forge does not support, for its form. */
  withoutUnsupported(command: Command): Command
  /** Returns the operation that an earlier attempt at this request has sent; null when it sent nothing. */
  interrupted(reference: string): Promise<InterruptedOperation | null>
}

/** `note` receives log lines; `now` is in ms UTC. */
export function createInteractionHandler(
  services: Services,
  forgeUrl: string,
  note: Note = () => {},
  isSecret?: IsSecret,
  now?: () => number,
): InteractionHandler {
  const finish = createFinish(note)
  const run = createCommandRunner(services, forgeUrl)

  async function read(
    reading: ParseResult,
    caller: Caller,
    filled = false,
    via: Via = 'form',
  ): Promise<InteractionResult> {
    switch (reading.kind) {
      case 'given': {
        const result = await run(reading.given, caller, { confirmed: false, filled, via })
        return { ...result, privately: reading.given.privately || result.isPrivate === true }
      }
      case 'refused':
        return { reply: refusalReply(reading.refusal, reading.command), privately: false }
      case 'help':
      case 'missing-feature':
      case 'not-offered':
        return { reply: await helpReply(reading, caller, services, forgeUrl), privately: true }
    }
  }

  return {
    typed: (noun, words, caller, reading) =>
      finish(
        read(
          reading ?? parseCommand(noun, words, forgeUrl, isSecret, services.missing),
          caller,
          false,
          'slash',
        ),
        caller,
      ),
    read: (reading, caller, filled) => finish(read(reading, caller, filled), caller),
    withoutUnsupported: (command) => withoutUnsupported(command, services.missing),
    async interrupted(reference) {
      const interrupted = await findInterrupted(services, reference, now)
      return (
        interrupted && {
          ...interrupted,
          resume: (replyChannel) => finish(interrupted.resume(replyChannel), { reference }),
        }
      )
    },
    pressed(
      command,
      input,
      caller,
      { confirmed, privately: isPrivate, from, force = false, via = 'button' },
    ) {
      const given: ParsedCommand = { command, raw: input, projects: new Map(), privately: isPrivate }
      const running = run(given, caller, { confirmed, from, force, via })
      return finish(
        running.then((result) => ({ ...result, privately: isPrivate || result.isPrivate === true })),
        caller,
      )
    },
  }
}
