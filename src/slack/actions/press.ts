import { z } from 'zod'
import type { Command } from '../../commands/command.ts'
import { commandOf } from '../../commands/registry.ts'
import type { Blocks } from '../../views/reply.ts'
import type { BlockAction } from '../interaction.ts'

/** The action id of a button that opens a form as it was filled in before, beside those of the verbs. */
export const DRAFT = 'draft'

export interface CommandAction {
  readonly kind: 'verb'
  readonly command: Command
  readonly input: Readonly<Record<string, unknown>>
  /** The text around the button showed what the press does. */
  readonly confirmed: boolean
  /** The button stands in something that only this person sees. */
  readonly privately: boolean
  /** The button turns a page. */
  readonly isPagination: boolean
  /** See ButtonOptions.anew. */
  readonly force: boolean
  /** The message whose button led to the question that holds this one. */
  readonly sourceTs?: string
}

/** The meaning of a pressed button. */
export type Press =
  | CommandAction
  /** Opens the form of a verb. */
  | { readonly kind: 'form'; readonly command: Command }
  /** Opens a form as it was filled in before. */
  | { readonly kind: 'draft'; readonly input: Readonly<Record<string, unknown>> }
  /** Takes a question away. */
  | { readonly kind: 'dismiss' }
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

/** Tells whether it is a link, which the browser has opened already. */
export function isLink({ actionId, value }: Pick<BlockAction, 'actionId' | 'value'>): boolean {
  const [id] = actionId.split(':')
  return id === 'open' || (id === 'overflow' && value === 'open')
}

/** Reads `mr.merge` with its JSON value, or an overflow option `mr.subscribe {…}`. */
export function decodePress({ actionId, value }: Pick<BlockAction, 'actionId' | 'value'>): Press {
  const [id = ''] = actionId.split(':')
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
  const { confirmed, privately, turns: isPagination, anew: force, from, ...input } = parsed.data
  if (id === DRAFT) return { kind: 'draft', input }
  if (id === 'form') {
    const form = FormInput.safeParse(input)
    const command = form.success ? commandOf(form.data.verb) : undefined
    return command ? { kind: 'form', command } : { kind: 'old' }
  }
  const command = commandOf(id)
  if (!command) return { kind: 'old' }
  const sourceTs = from ? { sourceTs: from } : {}
  return { kind: 'verb', command, input, confirmed, privately, isPagination, force, ...sourceTs }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const Named = z.looseObject({ project: z.number(), mr: z.number() })

/** The merge requests that buttons in these blocks, as they are before they become ids, offer to change. */
export function offersOf(blocks: Blocks): { readonly project: number; readonly iid: number }[] {
  const named = blocks
    .flatMap((block) => (block.type === 'actions' ? block.elements : []))
    .flatMap((element) => {
      if (element.type !== 'button' || !element.action_id || element.value === undefined) return []
      const press = decodePress({ actionId: element.action_id, value: element.value })
      return press.kind === 'verb' && press.command.effect !== 'read' ? namedIn(press.input) : []
    })
  return [...new Map(named.map((one) => [`${one.project}!${one.iid}`, one])).values()]
}

/** The merge request that the input of a press names; none or one. */
export function namedIn(
  input: Readonly<Record<string, unknown>>,
): { readonly project: number; readonly iid: number }[] {
  const { data } = Named.safeParse(input)
  return data ? [{ project: data.project, iid: data.mr }] : []
}
