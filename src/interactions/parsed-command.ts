import type { Command, RawInput } from '../commands/command.ts'
import { type Field, typedFields } from '../commands/fields.ts'
import type { ArgumentSpec, ArgumentValue, FieldSpec } from '../commands/parse/argument-spec.ts'
import { readArguments } from '../commands/parse/arguments.ts'
import { namedBy } from '../commands/parse/flags.ts'
import { type Token, tokenize } from '../commands/parse/lexer.ts'
import { type MergeRequestRef, printMergeRequestRef } from '../commands/parse/reference.ts'
import type { Refusal } from '../commands/parse/refusal.ts'
import { commandOf } from '../commands/registry.ts'
import type { ProjectRef } from '../model/project-ref.ts'
import type { FoundVerb } from './find-verb.ts'
import {
  type MissingFeature,
  type MissingSet,
  type UnsupportedVerb,
  withoutUnsupported,
} from './unsupported-verbs.ts'

/** A command and its input, with projects still as people name them. */
export interface ParsedCommand {
  readonly command: Command
  readonly raw: RawInput
  /** Fields that hold a project, by key; without `project`, the channel’s project applies. */
  readonly projects: ReadonlyMap<string, ProjectRef>
  /** True when the caller wants a private reply. */
  readonly privately: boolean
  /** True when the caller wants to see the calls, and none of them sent. */
  readonly dryRun?: true
}

/** A page in the browser: of one merge request or milestone, or the list of them. */
export interface NamedPage {
  readonly of: 'merge_requests' | 'milestones'
  /** The channel’s project without it. */
  readonly project?: ProjectRef | undefined
  /** The path of the group whose milestone it is. */
  readonly group?: string | null
  /** Null for the list. */
  readonly iid: number | null
}

export type ParseResult =
  | { readonly kind: 'given'; readonly given: ParsedCommand }
  /** On a command; without one, on what people need first of a slash command, or on all of it; `noun` null: of all. */
  | {
      readonly kind: 'help'
      readonly noun: string | null
      readonly command: Command | null
      readonly all?: true
      /** Only on the verbs that begin with this word. */
      readonly group?: string
      /** The subject of the question, as it would be typed. */
      readonly typed?: string
    }
  /** A word known from elsewhere that the forge’s API does not support. */
  | {
      readonly kind: 'not-offered'
      readonly absent: UnsupportedVerb
      /** The words after it. */
      readonly typed: string
      readonly named: NamedPage | null
    }
  /** A command, or a part of one, that this forge’s API does not support. */
  | {
      readonly kind: 'missing-feature'
      readonly missingFeature: MissingFeature
      readonly named: NamedPage | null
    }
  /** Text that was not understood; `command` is the one that it begins with. Shown to those who may use it. */
  | {
      readonly kind: 'refused'
      readonly noun: string
      readonly command: Command | null
      readonly refusal: Refusal
      /** A secret was typed: a form would invite to type it again. */
      readonly withoutForm?: true
    }

/** A flag of every command; it applies to the reply, not to the command’s input. */
const PRIVATE = { name: 'private', kind: 'flag', required: false } as const
/** A flag of every command that writes to the forge. */
const DRY_RUN = { name: 'dry-run', kind: 'flag', required: false } as const

/** Returns a command’s fields as the argument reader expects them. */
export function specOf(command: Command): ArgumentSpec {
  const fields = typedFields(command.fields).map(fieldSpecOf)
  const positionals = command.positionals.map(
    (key) => command.fields.find((field) => field.key === key)?.name ?? key,
  )
  const general = command.writesToForge ? [PRIVATE, DRY_RUN] : [PRIVATE]
  const { filters, effect } = command
  const isRead = effect === 'read'
  return { fields: [...fields, ...general], positionals, filters, isRead, example: exampleOf(command) }
}

export function fieldSpecOf({ kind, retired, ...field }: Field): FieldSpec {
  return {
    ...field,
    kind: kind === 'hidden' ? 'text' : kind,
    retired: retired?.choices,
  }
}

/** Returns a valid use of the command: `/mr merge !12`. */
function exampleOf({ path, examples }: Command): string {
  return `/${path.join(' ')} ${examples[0].typed}`.trim()
}

/** Splits references into the number that the command takes and the project that it belongs to. */
export function parsedFrom(command: Command, values: ReadonlyMap<string, ArgumentValue>): ParseResult {
  const raw: Record<string, unknown> = {}
  const projects = new Map<string, ProjectRef>()
  for (const field of command.fields) {
    const value = values.get(field.name)
    if (value === undefined) continue
    if (typeof value !== 'object') raw[field.key] = value
    else if (isSeveral(value)) {
      raw[field.key] = value.map(printMergeRequestRef).join(' ')
      const project = value[0]?.project
      const refusal = project && addProject(projects, project, field)
      if (refusal) return { kind: 'refused', noun: command.path[0], command, refusal }
    } else if ('kind' in value) projects.set(field.key, value)
    else {
      raw[field.key] = 'iid' in value ? value.iid : 'page' in value ? value.page : value.title
      const refusal = value.project && addProject(projects, value.project, field)
      if (refusal) return { kind: 'refused', noun: command.path[0], command, refusal }
    }
  }
  const privately = values.get(PRIVATE.name) === true
  const dryRun = values.get(DRY_RUN.name) === true ? ({ dryRun: true } as const) : {}
  return { kind: 'given', given: { command, raw, projects, privately, ...dryRun } }
}

function isSeveral(value: ArgumentValue): value is readonly MergeRequestRef[] {
  return Array.isArray(value)
}

function addProject(projects: Map<string, ProjectRef>, ref: ProjectRef, field: Field): Refusal | undefined {
  const named = projects.get('project')
  if (named && JSON.stringify(named) !== JSON.stringify(ref)) {
    return {
      token: `--project`,
      problem: `The ${field.kind.replace('-', ' ')} names one project and --project another.`,
      fix: 'Leave --project out.',
    }
  }
  projects.set('project', ref)
  return undefined
}

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
