import type { Command } from '../commands/command.ts'
import type { Field } from '../commands/fields.ts'
import { readArguments } from '../commands/parse/arguments.ts'
import { namedBy } from '../commands/parse/flags.ts'
import { type Token, tokenize } from '../commands/parse/lexer.ts'
import type { Refusal } from '../commands/parse/refusal.ts'
import { commandOf } from '../commands/registry.ts'
import type { FoundVerb } from './find-verb.ts'
import { type ParseResult, parsedFrom, specOf } from './parsed-command.ts'
import { type MissingSet, withoutUnsupported } from './unsupported-verbs.ts'

/** Reads the words after the command’s path. */
export function readInput(
  { command, rest, alias }: FoundVerb,
  forgeUrl: string,
  missing: MissingSet,
): ParseResult {
  const spec = specOf(withoutUnsupported(command, missing))
  const { positionals = spec.positionals, typed, alone } = alias ?? {}
  const readWith = (more?: string) =>
    readArguments([...rest, ...tokensOf(more)], { ...spec, positionals }, forgeUrl)
  const given = readWith(typed)
  const [, ...others] = positionals.map((name) => namedBy(name, spec.fields)?.field.name ?? name)
  const isAlone = alone !== undefined && given.ok && !others.some((name) => given.values.has(name))
  const read = isAlone ? readWith(alone) : given
  if (!read.ok)
    return { kind: 'refused', noun: command.path[0], command, refusal: oneAtATime(read.refusal, command) }
  if (read.help) return { kind: 'help', noun: command.path[0], command }
  return parsedFrom(command, read.values)
}

export function tokensOf(text = ''): readonly Token[] {
  const tokens = tokenize(text)
  return tokens.ok ? tokens.tokens : []
}

/** Offers each of several merge requests alone, or the verb that takes several. */
function oneAtATime(refusal: Refusal, { path: [noun, ...words], fields, several }: Command): Refusal {
  if (!refusal.several) return refusal
  if (several === undefined) {
    const suggestions = [...new Set(refusal.several)]
      .slice(0, 5)
      .map((mr) => `/${noun} ${words.join(' ')} ${mr}`)
    return { ...refusal, suggestions }
  }
  const taken = commandOf(`${noun}.${several.replaceAll(' ', '.')}`)?.fields ?? []
  const given = fields
    .filter(({ kind }) => kind !== 'merge-request')
    .flatMap(({ name, kind }) => {
      const value = refusal.understood?.[name]
      return value === undefined ? [] : [{ name, typed: flagOf(name, kind, value) }]
    })
  const isTaken = ({ name }: { name: string }) => taken.some((field) => field.name === name)
  const suggestion = [
    `/${noun} ${several}`,
    ...refusal.several,
    ...given.filter(isTaken).map(({ typed }) => typed),
  ].join(' ')
  const left = given.filter((one) => !isTaken(one)).map(({ name }) => `--${name}`)
  const lost =
    left.length === 0
      ? ''
      : ` ${left.join(' and ')} ${left.length === 1 ? 'goes' : 'go'} with one at a time only.`
  return { ...refusal, fix: `/${noun} ${several} takes several.${lost}`, suggestions: [suggestion] }
}

/** Types a value as it was understood: `--squash`, `--no-squash`, `--project web`. */
function flagOf(name: string, kind: Field['kind'], value: string): string {
  if (kind !== 'flag') return `--${name} ${/\s/.test(value) ? JSON.stringify(value) : value}`
  return value === 'false' ? `--no-${name}` : `--${name}`
}
