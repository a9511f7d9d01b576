import type { Command, ExecutionResult, RawInput } from '../commands/command.ts'
import { typedFields } from '../commands/fields.ts'
import type { ChannelRules, ConfirmLevel } from '../model/channel-rules.ts'
import type { ForgeContext } from '../services/context.ts'
import type { Blocks } from '../views/reply.ts'
import { bold, bullets, lines, text } from '../views/rich-text.ts'
import { escaped, oneLine } from '../views/text.ts'
import { resourceOf } from './resource.ts'

/** The caller’s confirmation: by a press, by typing the name of the resource, or none. */
type GivenConfirmation = 'no' | 'pressed' | 'typed'

const WHY = 'This channel asks before each change.'

/** The confirmation that a channel requires before a write; never less than the command itself requires. */
export function confirmationLevelFor(
  command: Command,
  { confirm }: ChannelRules,
  confirmed: GivenConfirmation,
) {
  const level: ConfirmLevel = command.access.governed ? confirm : 'usual'
  const mustBeTyped = level === 'type' && command.effect === 'destructive'
  const isConfirmed = confirmed === 'typed' || (confirmed === 'pressed' && !mustBeTyped)
  return {
    /** True when the caller’s confirmation suffices here. */
    confirmed: isConfirmed,
    /** Returns the question before a write that the command would make at once; null when there is none. */
    async ask(input: RawInput, context: Pick<ForgeContext, 'workspace'>): Promise<ExecutionResult | null> {
      return level === 'usual' || isConfirmed ? null : askBefore(command, input, WHY, context)
    },
    /** Makes a command’s own question as strict as the channel requires. */
    strict(executed: ExecutionResult): ExecutionResult {
      if (executed.kind !== 'ask' || !mustBeTyped) return executed
      const phrase = resourceOf(command, executed.input).name || command.path.join(' ')
      return { ...executed, kind: 'type', phrase }
    },
  }
}

/** Longest shown value, in characters: the question is whether to do it, not a place to read it. */
const SHOWN_VALUE = 200

/** Field kinds that the first line of the question already names. */
const NAMED: ReadonlySet<string> = new Set(['project', 'merge-request', 'milestone'])

/** Asks before a write whose command would not ask itself; `why` as in `genericConfirmation`. */
export async function askBefore(
  command: Command,
  input: RawInput,
  why: string,
  { workspace: { projects } }: Pick<ForgeContext, 'workspace'>,
): Promise<ExecutionResult> {
  const { project } = resourceOf(command, input)
  const projectName = project === null ? null : await projects.title(project)
  return genericConfirmation(command, input, { why, projectName })
}

/**
 * Asks before a write whose command has no question of its own: shows the command, its values and one button
 * that runs it. `why` is the reason, as a sentence; `projectName` is `acme/web`, null without a project.
 */
export function genericConfirmation(
  command: Command,
  input: RawInput,
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
function shownValues({ fields }: Command, input: RawInput): string[] {
  return typedFields(fields).flatMap(({ key, name, kind, discreet }) => {
    const value = input[key]
    if (discreet || NAMED.has(kind) || value === undefined || value === null) return []
    if (typeof value === 'object') return []
    return [`${name.replaceAll('-', ' ')}: ${oneLine(String(value), SHOWN_VALUE)}`]
  })
}
