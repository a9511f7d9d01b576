import type { Command, ExecutionResult } from '../commands/command.ts'
import { typedFields } from '../commands/fields.ts'
import type { Blocks } from '../views/reply.ts'
import { bold, bullets, lines, text } from '../views/rich-text.ts'
import { escaped, oneLine } from '../views/text.ts'
import { resourceOf } from './resource.ts'

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
