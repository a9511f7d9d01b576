import { printProjectRef } from '../model/project-ref.ts'
import type { ArgumentSpec, ArgumentValue, FieldSpec } from './argument-spec.ts'
import { printMilestoneRef } from './milestone-reference.ts'
import { printMergeRequestRef } from './reference.ts'
import { encodeEntities } from './slack-text.ts'

/**
 * The text, in Slack’s encoding, that `readArguments` parses as these values: positions first, then flags. A
 * position after an absent one is printed as a flag instead.
 */
export function printArguments(values: ReadonlyMap<string, ArgumentValue>, spec: ArgumentSpec): string {
  const words: string[] = []
  const flags: string[] = []
  for (const field of inPlaceOrder(spec)) {
    const value = values.get(field.name)
    if (value === undefined) continue
    const isPlaced = spec.positionals[words.length] === field.name
    if (isPlaced) words.push(printValue(field, value))
    else flags.push(printFlag(field, value))
  }
  return [...words, ...flags].join(' ')
}

function inPlaceOrder({ fields, positionals }: ArgumentSpec): readonly FieldSpec[] {
  const placed = positionals.flatMap((name) => fields.filter((field) => field.name === name))
  return [...placed, ...fields.filter((field) => !positionals.includes(field.name))]
}

function printFlag(field: FieldSpec, value: ArgumentValue): string {
  if (typeof value === 'boolean') return value ? `--${field.name}` : `--no-${field.name}`
  return `--${field.name}=${printValue(field, value)}`
}

function printValue(field: FieldSpec, value: ArgumentValue): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return printText(value)
  if ('kind' in value) return printProjectRef(value)
  return 'title' in value || field.kind === 'milestone'
    ? printMilestoneRef(value)
    : printMergeRequestRef(value)
}

function printText(text: string): string {
  if (/^[A-Za-z0-9_.][A-Za-z0-9_.-]*$/.test(text)) return text
  return `"${encodeEntities(text.replaceAll('"', '""'))}"`
}
