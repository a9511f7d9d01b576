import { z } from 'zod'
import type { Command } from '../../commands/command.ts'
import { commandOf } from '../../commands/registry.ts'
import { DRAFT } from '../forms/drafts.ts'
import type { BlockAction } from '../interaction-handlers.ts'

export interface CommandAction {
  readonly kind: 'verb'
  readonly command: Command
  readonly input: Readonly<Record<string, unknown>>
  /** What stood around the button showed what the press does. */
  readonly confirmed: boolean
  /** The button stands in something that only this person sees. */
  readonly privately: boolean
  /** The button turns a page. */
  readonly turns: boolean
  /** See ButtonOptions.anew. */
  readonly anew: boolean
  /** The message (its ts) whose button led to the question that holds this one. */
  readonly from?: string
}

/** What a pressed button stands for. */
export type Press =
  | CommandAction
  /** Opens the form of a verb. */
  | { readonly kind: 'form'; readonly command: Command }
  /** Opens a form as it was filled in before. */
  | { readonly kind: 'draft'; readonly input: Readonly<Record<string, unknown>> }
  /** Takes a question away. */
  | { readonly kind: 'dismiss' }
  /** A link, which the browser has opened already. */
  | { readonly kind: 'nothing' }
  /** A button that this version does not know. */
  | { readonly kind: 'old' }

const Value = z.looseObject({
  confirmed: z.boolean().default(false),
  privately: z.boolean().default(false),
  turns: z.boolean().default(false),
  anew: z.boolean().default(false),
  from: z.string().optional(),
})
const FormInput = z.object({ verb: z.string() })

/** Reads `mr.merge` with its JSON value, or an overflow option `mr.subscribe {…}`. */
export function decodePress({ actionId, value }: Pick<BlockAction, 'actionId' | 'value'>): Press {
  const [id = ''] = actionId.split(':')
  if (id === 'open' || (id === 'overflow' && value === 'open')) return { kind: 'nothing' }
  if (id === 'dismiss') return { kind: 'dismiss' }
  if (id !== 'overflow') return readButton(id, value)
  const space = value.indexOf(' ')
  const press = readButton(value.slice(0, space), value.slice(space + 1))
  // A menu shows a word and not what will happen.
  return press.kind === 'verb' ? { ...press, confirmed: false } : press
}

function readButton(id: string, value: string): Press {
  const parsed = Value.safeParse(json(value))
  if (!parsed.success) return { kind: 'old' }
  const { confirmed, privately, turns, anew, from, ...input } = parsed.data
  if (id === DRAFT) return { kind: 'draft', input }
  if (id === 'form') {
    const wanted = FormInput.safeParse(input)
    const command = wanted.success ? commandOf(wanted.data.verb) : undefined
    return command ? { kind: 'form', command } : { kind: 'old' }
  }
  const command = commandOf(id)
  return command
    ? { kind: 'verb', command, input, confirmed, privately, turns, anew, ...(from ? { from } : {}) }
    : { kind: 'old' }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
