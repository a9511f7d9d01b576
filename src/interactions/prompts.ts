import type { Command, ExecutionResult, RawInput } from '../commands/command.ts'
import { type Field, typedFields } from '../commands/fields.ts'
import type { Refusal } from '../commands/parse/refusal.ts'
import { button, typedButtons } from '../views/button.ts'
import { actions, type Blocks, plain, privately, type Reply } from '../views/reply.ts'
import { bold, code, lines, text } from '../views/rich-text.ts'
import { cutEscaped, escaped, oneLine } from '../views/text.ts'

/** Replaces a modal that cannot open now: pressing its button opens it. */
export function openFormPrompt(command: Command, words: string, input: RawInput, label: string): Reply {
  const sentence = `${cutEscaped(words, 2900)} Press the button to go on.`
  const open = button(label, { verb: command.id, input }, { style: 'primary' })
  return privately(sentence, [...plain(sentence), ...actions([open])])
}

/** Says what was not understood and one fix; offers the command’s form when there is one. */
export function refusalReply(
  { token, problem, fix, understood = {}, suggestions }: Refusal,
  command: Command | null,
  label = 'Open the form',
): Reply {
  const about = problem.includes(token) ? '' : oneLine(token, 80)
  const filled = Object.keys(understood).length > 0 ? understood : undefined
  const blocks: Blocks = [
    lines([bold(problem)], about === '' ? [] : [text('About '), code(about)], [text(fix)]),
    ...typedButtons(suggestions),
    ...(command && typedFields(command.fields).length > 0
      ? actions([button(label, { verb: 'form', input: { verb: command.id, filled } })])
      : []),
  ]
  const words = [problem, about && `About “${about}”.`, fix]
  return privately(escaped(words.filter(Boolean).join(' ')), blocks)
}

/** Names the invalid field and offers the command’s form. */
export function invalidReply(
  command: Command,
  { field, problem }: Extract<ExecutionResult, { kind: 'invalid' }>,
  input: RawInput,
): Reply {
  const about = command.fields.find(({ key }) => key === field)
  const [own, fix = helpOf(command)] = sentencesOf(problem)
  const what = own ?? (about ? `${subject(command, about)} ${problem}.` : `${problem}.`)
  const typed = field === null || about?.discreet ? '' : input[field]
  return refusalReply(
    {
      token: typeof typed === 'string' || typeof typed === 'number' ? String(typed) : (field ?? ''),
      problem: oneLine(what, 250),
      fix,
    },
    command,
    about && formLabel(about),
  )
}

/** The label of the button to the form, where one of its inputs is for what was wrong. */
function formLabel({ key, kind }: Field): string | undefined {
  return kind === 'date' ? 'Pick a date' : key === 'schedule' ? 'Choose a schedule' : undefined
}

function helpOf({ path: [noun, ...words] }: Command): string {
  return `Type /${noun} help ${words.join(' ')}`
}

/** A problem that is told in sentences of its own: what it is, and what to do instead. */
function sentencesOf(problem: string): readonly [own?: string, fix?: string] {
  if (!isOwnSentence(problem)) return []
  const end = Math.max(problem.lastIndexOf('. '), problem.lastIndexOf('? ')) + 1
  return end === 0 ? [problem] : [problem.slice(0, end), problem.slice(end + 1)]
}

/** True for a problem in sentences of its own; others follow the name of their field. */
export function isOwnSentence(problem: string): boolean {
  return /^[“\p{Lu}].*[.?]$/su.test(problem)
}

/** Returns the field as it is typed: `The title`, `--stale`. */
function subject({ positionals }: Command, { key, name, kind }: Field): string {
  return positionals.includes(key) || kind === 'hidden' ? `The ${name.replaceAll('-', ' ')}` : `--${name}`
}

/** A risky command replies with its effect and a button that does it. */
export function confirmPrompt(
  command: Command,
  ask: Extract<ExecutionResult, { kind: 'ask' }>,
  { privately: isPrivate, sourceTs }: { readonly privately: boolean; readonly sourceTs: string | undefined },
): Reply {
  const place = { privately: isPrivate || undefined, sourceTs }
  const press = (input: typeof ask.input) => ({ verb: command.id, input: { ...input, ...place } })
  const go = button(ask.yes, press(ask.input), { style: 'primary', confirmed: true })
  const later = ask.later
    ? [button(ask.later.yes, press(ask.later.input), { suffix: 'later', confirmed: true })]
    : []
  const no = button('Cancel', { verb: 'dismiss', input: {} })
  return privately(ask.text, [...ask.blocks, ...actions([go, ...later, no])])
}
