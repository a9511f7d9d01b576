import type { Command, ExecutionResult } from '../commands/command.ts'
import type { ChannelRules, ConfirmLevel } from '../model/channel-rules.ts'
import type { ForgeContext } from '../services/context.ts'
import { genericConfirmation } from './generic-confirmation.ts'
import { resourceOf } from './resource.ts'

type Input = Readonly<Record<string, unknown>>

/** The caller’s confirmation: by a press, by typing the name of the resource, or none. */
export type GivenConfirmation = 'no' | 'pressed' | 'typed'

/** The confirmation that a channel requires before a write; never less than the command itself requires. */
export interface ConfirmationLevel {
  /** True when the caller’s confirmation suffices here. */
  readonly confirmed: boolean
  /** Returns the question before a write that the command would make at once; null when there is none. */
  ask(input: Input, context: Pick<ForgeContext, 'projects'>): Promise<ExecutionResult | null>
  /** Makes a command’s own question as strict as the channel requires. */
  strict(executed: ExecutionResult): ExecutionResult
}

const WHY = 'This channel asks before each change.'

export function confirmationLevelFor(
  command: Command,
  { confirm }: ChannelRules,
  confirmed: GivenConfirmation,
): ConfirmationLevel {
  const level: ConfirmLevel = command.access.governed ? confirm : 'usual'
  const mustBeTyped = level === 'type' && command.effect === 'destructive'
  const isConfirmed = confirmed === 'typed' || (confirmed === 'pressed' && !mustBeTyped)
  return {
    confirmed: isConfirmed,
    async ask(input, { projects }) {
      if (level === 'usual' || isConfirmed) return null
      const { project } = resourceOf(command, input)
      const projectName = project === null ? null : await projects.title(project)
      return genericConfirmation(command, input, { why: WHY, projectName })
    },
    strict(executed) {
      if (executed.kind !== 'ask' || !mustBeTyped) return executed
      return { ...executed, kind: 'type', phrase: phraseOf(command, executed.input) }
    },
  }
}

/** Returns the name of the resource as people type it, or the command’s path where it has none. */
function phraseOf(command: Command, input: Input): string {
  return resourceOf(command, input).name || command.path.join(' ')
}
