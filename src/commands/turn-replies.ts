import { button } from '../blocks/button.ts'
import { inParts, NOTHING_DONE } from '../blocks/parts.ts'
import { plain, privately, type Reply } from '../blocks/reply.ts'
import { bullets, lines, text } from '../blocks/rich-text.ts'
import { cutEscaped, oneLine } from '../blocks/text.ts'
import type { ResolvedProject } from '../services/projects.ts'
import type { Command, Executed } from './define.ts'
import type { Field } from './fields.ts'
import { nameOf } from './greenlight/project/name.ts'
import { refusalReply } from './help.ts'
import { troubleReply } from './trouble.ts'

/** Stands in for a modal that cannot open just now: the press of its button can. */
export function door(
  command: Command,
  words: string,
  input: Readonly<Record<string, unknown>>,
  label: string,
): Reply {
  const sentence = `${cutEscaped(words, 2900)} Nothing has been changed yet.`
  const open = button(label, { verb: command.id, input }, { style: 'primary' })
  // Slack refuses a longer value, and the whole message with it.
  if ((open.value?.length ?? 0) > 2000) return privately(`${sentence} The form did not open; try once more.`)
  return privately(sentence, [...plain(sentence), { type: 'actions', elements: [open] }])
}

/** Names the field that does not fit, and offers the form of the verb. */
export function invalidReply(
  command: Command,
  { field, problem }: Extract<Executed, { kind: 'invalid' }>,
  input: Readonly<Record<string, unknown>>,
): Reply {
  const about = command.fields.find(({ key }) => key === field)
  const what = about ? `${subject(command, about)} ${problem}` : problem
  const typed = field === null || about?.discreet ? '' : input[field]
  return refusalReply(
    {
      token: typeof typed === 'string' || typeof typed === 'number' ? String(typed) : (field ?? ''),
      problem: `${oneLine(what, 200)}.`,
      fix: `Type /${command.path[0]} help ${command.path.slice(1).join(' ')}`,
    },
    command,
  )
}

/** `The title`, `--stale`: as the field is typed. */
function subject({ positionals }: Command, { key, name, kind }: Field): string {
  return positionals.includes(key) || kind === 'hidden' ? `The ${name.replaceAll('-', ' ')}` : `--${name}`
}

/** A typed command has no dialog of its own, so a risky one answers with what would happen and a button. */
export function question(
  command: Command,
  ask: Extract<Executed, { kind: 'ask' }>,
  { privately: kept, from }: { readonly privately: boolean; readonly from: string | undefined },
): Reply {
  const input = { ...ask.input, ...(kept ? { privately: true } : {}), ...(from ? { from } : {}) }
  const go = button(ask.yes, { verb: command.id, input }, { style: 'primary', confirmed: true })
  const no = button('Cancel', { verb: 'dismiss', input: {} })
  return privately(ask.text, [...ask.blocks, { type: 'actions', elements: [go, no] }])
}

/** No project was named, or one that is not known here. */
export function projectReply(resolved: Exclude<ResolvedProject, { kind: 'project' }>): Reply {
  if (resolved.kind === 'no-default') {
    const next =
      'Name one with --project, or set it with /greenlight default, for example /greenlight default 42'
    return inParts({ ...NOTHING_DONE, why: 'This channel has no project.', next }, { reason: 'input' })
  }
  if (resolved.kind === 'moved')
    return inParts(
      {
        ...NOTHING_DONE,
        why: `The project ${oneLine(resolved.typed, 100)} has moved: it is ${oneLine(resolved.path, 100)} now.`,
        next: `Type ${oneLine(resolved.path, 100)} instead.`,
      },
      { reason: 'input' },
    )
  if (resolved.kind !== 'unknown') return troubleReply(resolved, { tried: NOTHING_DONE.what })
  const why = `I do not know the project ${oneLine(resolved.typed, 100)}.`
  const next = 'Name it by its number, or add an alias once: /greenlight project add web 42'
  const known = resolved.known.slice(0, 20).map((project) => [text(nameOf(project))])
  return inParts(
    { ...NOTHING_DONE, why, next },
    { reason: 'input' },
    known.length > 0 ? [lines([text('Known here:')]), bullets(known)] : [],
  )
}
