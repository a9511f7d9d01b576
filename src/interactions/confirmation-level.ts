import type { Command, Executed } from '../commands/command.ts'
import type { ChannelRules, ConfirmLevel } from '../model/channel-rules.ts'
import type { ForgeContext } from '../services/context.ts'
import { genericConfirmation } from './generic-confirmation.ts'
import { resourceOf } from './resource.ts'

type Input = Readonly<Record<string, unknown>>

/** How the person has confirmed: by a press, by typing the name of the thing, or not at all. */
export type Confirmed = 'no' | 'pressed' | 'typed'

/** What a channel wants before a verb changes something; never less than the verb itself wants. */
export interface ConfirmationLevel {
  /** Whether what the person has done so far is enough of a confirmation here. */
  readonly confirmed: boolean
  /** The question before a change that the verb would make at once; null when there is none. */
  ask(input: Input, context: Pick<ForgeContext, 'projects'>): Promise<Executed | null>
  /** A question of the verb, as strict as the channel wants it. */
  strict(executed: Executed): Executed
}

const WHY = 'This channel asks before each change.'

export function confirmationLevelFor(
  command: Command,
  { confirm }: ChannelRules,
  confirmed: Confirmed,
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

/** The name of the thing, as people type it; the verb where it has none that can be typed. */
function phraseOf(command: Command, input: Input): string {
  return resourceOf(command, input).name || command.path.join(' ')
}
