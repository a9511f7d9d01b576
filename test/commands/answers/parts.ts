import { z } from 'zod'
import type { Reply } from '../../../src/views/reply.ts'

const Element = z.looseObject({ type: z.string(), text: z.string().optional() })
const Lines = z.looseObject({
  type: z.literal('rich_text'),
  elements: z.array(z.looseObject({ elements: z.array(Element) })).min(1),
})
const Small = z.looseObject({
  type: z.literal('context'),
  elements: z.tuple([z.looseObject({ text: z.string() })]),
})
const Actions = z.looseObject({
  type: z.literal('actions'),
  elements: z.array(z.looseObject({ type: z.literal('button') })),
})

/** What a person reads of something that was not done. */
export interface Parts {
  readonly headline: string
  /** The reason, and the way out. */
  readonly help: readonly string[]
  /** How many buttons lead out of it. */
  readonly buttons: number
  /** Empty where it is no fault. */
  readonly reference: string
}

/** Reads the parts from the blocks of a reply; fails when there are too many lines. */
export function partsOf({ message, modal }: Reply): Parts {
  const blocks = (message ?? modal)?.blocks ?? []
  const section = Lines.parse(blocks[0]).elements[0]?.elements ?? []
  const words = section.map(({ type, text }) => (type === 'date' ? '(a date)' : (text ?? ''))).join('')
  const [headline = '', ...help] = words.split('\n')
  if (help.length > 3) throw new Error(`More than four lines: ${words}`)
  const reference = Small.safeParse(blocks.at(-1)).data?.elements[0].text ?? ''
  const buttons = blocks.flatMap((block) => Actions.safeParse(block).data?.elements ?? []).length
  return { headline, help, buttons, reference: reference.replace('Reference ', '') }
}
