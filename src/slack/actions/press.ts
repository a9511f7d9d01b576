import { z } from 'zod'
import type { Command } from '../../commands/command.ts'
import { commandOf } from '../../commands/registry.ts'
import { TYPED } from '../../views/button.ts'

/** The action id of a button that reopens a form with its values, in addition to the commands’ ids. */
export const DRAFT = 'draft'
/** The action id of a menu; the chosen option names the command. */
const OVERFLOW = 'overflow'

const ButtonOptions = z.object({
  /** True when the text around the button showed the effect of the press. */
  confirmed: z.boolean().default(false),
  /** True when only this person sees the button. */
  privately: z.boolean().default(false),
  /** True when the button turns a page. */
  isPagination: z.boolean().default(false),
  opensDialog: z.boolean().default(false),
  force: z.boolean().default(false),
  place: z.string().optional(),
  /** The message whose button led to the question that holds this one. */
  sourceTs: z.string().optional(),
})

/** The options, beside the input of the command. */
const ButtonValue = ButtonOptions.loose()

export interface CommandAction extends Readonly<z.infer<typeof ButtonOptions>> {
  readonly kind: 'verb'
  readonly command: Command
  readonly input: Readonly<Record<string, unknown>>
}

interface Pressed {
  readonly actionId: string
  readonly value: string
}

/** Does as if a command was typed. */
export interface TypedPress {
  readonly kind: 'typed'
  readonly noun: string
  readonly text: string
}

/** The meaning of a pressed button that stands for no typed command. */
export type Press =
  | CommandAction
  /** Opens the form of a command. */
  | {
      readonly kind: 'form'
      readonly command: Command
      /** The values of its inputs, by flag name and as typed. */
      readonly filled: Readonly<Record<string, string>> | undefined
    }
  /** Reopens a form with its values. */
  | { readonly kind: 'draft'; readonly input: Readonly<Record<string, unknown>> }
  /** Shows all commands: of one slash command, or of every one. */
  | { readonly kind: 'help'; readonly noun: string | null }
  /** Publishes the Home tab again. */
  | { readonly kind: 'home' }
  /** Removes a question. */
  | { readonly kind: 'dismiss' }
  /** A button that this version does not know. */
  | { readonly kind: 'old' }

/** The value behind an action token, and its meaning. */
export interface FoundPress {
  readonly value: string
  readonly press: Press
  /** The metadata of the view with the button; empty when there is none. */
  readonly privateMetadata: string
}

const FormInput = z.object({ verb: z.string(), filled: z.record(z.string(), z.string()).optional() })
const TypedInput = z.object({ noun: z.string(), text: z.string() })
const HelpInput = z.object({ noun: z.string().nullable().default(null) })

/** True for a link, which the browser has opened already. */
export function isLink({ actionId, value }: Pressed): boolean {
  const [id] = actionId.split(':')
  return id === 'open' || (id === OVERFLOW && value === 'open')
}

/** Reads `mr.merge` with its JSON value, or an overflow option `mr.subscribe {…}`. */
export function decodePress({ actionId, value }: Pressed): Press | TypedPress {
  const [id = ''] = actionId.split(':')
  if (id === 'dismiss' || id === 'home') return { kind: id }
  if (id !== OVERFLOW) return readButton(id, value)
  const space = value.indexOf(' ')
  const press = readButton(value.slice(0, space), value.slice(space + 1))
  // A menu shows a word and not the effect.
  return press.kind === 'verb' ? { ...press, confirmed: false } : press
}

function readButton(id: string, value: string): Press | TypedPress {
  const parsed = ButtonValue.safeParse(json(value)).data
  if (!parsed) return { kind: 'old' }
  const { confirmed, privately, isPagination, opensDialog, force, place, sourceTs, ...input } = parsed
  if (id === DRAFT) return { kind: 'draft', input }
  if (id === TYPED) {
    const typed = TypedInput.safeParse(input).data
    return typed ? { kind: 'typed', ...typed } : { kind: 'old' }
  }
  if (id === 'help') {
    const help = HelpInput.safeParse(input).data
    return help ? { kind: 'help', ...help } : { kind: 'old' }
  }
  if (id === 'form') {
    const form = FormInput.safeParse(input).data
    const command = form && commandOf(form.verb)
    return command ? { kind: 'form', command, filled: form.filled } : { kind: 'old' }
  }
  const command = commandOf(id)
  if (!command) return { kind: 'old' }
  const how = { confirmed, privately, isPagination, opensDialog, force, place, sourceTs }
  return { kind: 'verb', command, input, ...how }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
