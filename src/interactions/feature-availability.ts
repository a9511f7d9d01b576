import type { Command } from '../commands/command.ts'
import type { Field } from '../commands/fields.ts'
import type { Feature, FeatureGap } from '../model/forge-feature.ts'

/** Returns why this forge does not support a feature; null when it does. */
export type MissingSet = (feature: Feature) => FeatureGap | null

export const nothingMissing: MissingSet = () => null

/** Returns why this forge does not support the command; null when it does. */
function missedBy({ requires }: Pick<Command, 'requires'>, missing: MissingSet): FeatureGap | null {
  return requires === null ? null : missing(requires)
}

export function isSupported(command: Pick<Command, 'requires'>, missing: MissingSet): boolean {
  return missedBy(command, missing) === null
}

/** Returns the command without unsupported fields and choices, and with help that fits this forge. */
export function withoutUnsupported(command: Command, missing: MissingSet): Command {
  const supported = command.fields.filter((field) => isFieldSupported(field, missing))
  const fields = supported.map((field) => withChoices(withHelp(field, missing), missing))
  const isSame =
    fields.length === command.fields.length && fields.every((one, at) => one === command.fields[at])
  return isSame ? command : { ...command, fields }
}

function withHelp(field: Field, missing: MissingSet): Field {
  const { helpWithout: other } = field
  return other && missing(other.feature) !== null ? { ...field, help: other.help } : field
}

function withChoices(field: Field, missing: MissingSet): Field {
  const { choices, retired } = field
  if (!choices || !retired || missing(retired.feature) !== null) return field
  return { ...field, choices: choices.filter((choice) => !retired.choices.includes(choice)) }
}

function isFieldSupported({ requires }: Field, missing: MissingSet): boolean {
  return requires === undefined || missing(requires) === null
}

/** The part of the requested command that this forge does not support. */
export interface MissingFeature {
  /** `/mr approve`, `/mr edit --reviewer` */
  readonly typed: string
  readonly missing: FeatureGap
  /** An alternative, from the command’s declaration. */
  readonly elsewhere: string
}

/** Returns the first unsupported part of the request: the command, or one of its fields that `isGiven`. */
export function missingFeatureOf(
  command: Command,
  isGiven: (field: Field) => boolean,
  missing: MissingSet,
): MissingFeature | null {
  const typed = `/${command.path.join(' ')}`
  const { elsewhere } = command
  const verb = missedBy(command, missing)
  if (verb) return { typed, missing: verb, elsewhere }
  const field = command.fields.find((one) => isGiven(one) && !isFieldSupported(one, missing))
  const why = field?.requires && missing(field.requires)
  return field && why ? { typed: `${typed} --${field.name}`, missing: why, elsewhere } : null
}
