import type { Feature, Missing } from '../model/feature.ts'
import type { Command } from './define.ts'
import type { Field } from './fields.ts'

/** Why this forge cannot do something; null when it can. */
export type Missed = (feature: Feature) => Missing | null

export const nothingMissed: Missed = () => null

/** Why this forge has nothing for a verb; null when it is offered. */
function missedBy({ requires }: Pick<Command, 'requires'>, missing: Missed): Missing | null {
  return requires === null ? null : missing(requires)
}

export function isOffered(command: Pick<Command, 'requires'>, missing: Missed): boolean {
  return missedBy(command, missing) === null
}

/** The verb without the fields that this forge has nothing for, as help and forms show it. */
export function asOffered(command: Command, missing: Missed): Command {
  const fields = command.fields.filter((field) => isFieldOffered(field, missing))
  return fields.length === command.fields.length ? command : { ...command, fields }
}

function isFieldOffered({ requires }: Field, missing: Missed): boolean {
  return requires === undefined || missing(requires) === null
}

/** What of a verb was asked for that this forge has nothing for. */
export interface Lacked {
  /** `/mr approve`, `/mr edit --reviewer` */
  readonly typed: string
  readonly missing: Missing
  /** What else helps, as the verb’s declaration has it. */
  readonly elsewhere: string
}

/** The first thing that is asked for and not offered: the verb, or one of its fields that `isGiven`. */
export function lackedBy(
  command: Command,
  isGiven: (field: Field) => boolean,
  missing: Missed,
): Lacked | null {
  const typed = `/${command.path.join(' ')}`
  const { elsewhere } = command
  const verb = missedBy(command, missing)
  if (verb) return { typed, missing: verb, elsewhere }
  const field = command.fields.find((one) => isGiven(one) && !isFieldOffered(one, missing))
  const why = field?.requires && missing(field.requires)
  return field && why ? { typed: `${typed} --${field.name}`, missing: why, elsewhere } : null
}
