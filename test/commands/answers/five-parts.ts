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

/** What a person reads of something that was not done. */
export interface FiveParts {
  readonly what: string
  readonly why: string
  readonly now: string
  readonly next: string
  readonly reference: string
}

/** Reads the parts from the blocks of a reply; fails when one is missing, or its text says something else. */
export function fivePartsOf({ message, modal }: Reply): FiveParts {
  const told = message ?? modal
  const [first] = told?.blocks ?? []
  const section = Lines.parse(first).elements[0]?.elements ?? []
  const words = section.map(({ type, text }) => (type === 'date' ? '(a date)' : (text ?? ''))).join('')
  const [what = '', why = '', now = '', next = '', ...others] = words.split('\n')
  const [{ text: reference }] = Small.parse(told?.blocks.at(-1)).elements
  if (others.length > 0) throw new Error(`More than four lines: ${words}`)
  return { what, why, now, next, reference: reference.replace('Reference ', '') }
}
