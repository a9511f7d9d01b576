import type { Command, ExecutionResult } from '../commands/command.ts'
import { typedFields } from '../commands/fields.ts'
import type { ChannelRules, ConfirmLevel } from '../model/channel-rules.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Blocks } from '../views/reply.ts'
import { bold, bullets, lines, text } from '../views/rich-text.ts'
import { escaped, oneLine } from '../views/text.ts'
import { resourceOf } from './resource.ts'

type Input = Readonly<Record<string, unknown>>

/** The caller’s confirmation: by a press, by typing the name of the resource, or none. */
type GivenConfirmation = 'no' | 'pressed' | 'typed'

/** The confirmation that a channel requires before a write; never less than the command itself requires. */
interface ConfirmationLevel {
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

/** Longest shown value, in characters: the question is whether to do it, not a place to read it. */
const SHOWN_VALUE = 200

/** Field kinds that the first line of the question already names. */
const NAMED: ReadonlySet<string> = new Set(['project', 'merge-request', 'milestone'])

/**
 * Asks before a write whose command has no question of its own: shows the command, its values and one button
 * that runs it. `why` is the reason, as a sentence; `projectName` is `acme/web`, null without a project.
 */
export function genericConfirmation(
  command: Command,
  input: Readonly<Record<string, unknown>>,
  { why, projectName }: { readonly why: string; readonly projectName: string | null },
): Extract<ExecutionResult, { kind: 'ask' }> {
  const typed = `/${command.path.join(' ')}`
  const { name } = resourceOf(command, input)
  const what = `${[typed, name].join(' ').trim()}${projectName === null ? '' : ` in ${projectName}`}`
  const given = shownValues(command, input)
  const blocks: Blocks = [
    lines([bold(`${what}?`)], [text(why)]),
    ...(given.length > 0 ? [bullets(given.map((value) => [text(value)]))] : []),
    lines([text('Nothing has been done yet.')]),
  ]
  const words = [`${what}?`, why, given.join('; '), 'Nothing has been done yet.']
  return {
    kind: 'ask',
    text: escaped(words.filter((part) => part !== '').join(' ')),
    blocks,
    yes: `Run ${typed}`,
    input,
  }
}

/** Returns the given values, as `title: Sprint 9`; without those that may hold a secret. */
function shownValues({ fields }: Command, input: Readonly<Record<string, unknown>>): string[] {
  return typedFields(fields).flatMap(({ key, name, kind, discreet }) => {
    const value = input[key]
    if (discreet || NAMED.has(kind) || value === undefined || value === null) return []
    if (typeof value === 'object') return []
    return [`${name.replaceAll('-', ' ')}: ${oneLine(String(value), SHOWN_VALUE)}`]
  })
}
