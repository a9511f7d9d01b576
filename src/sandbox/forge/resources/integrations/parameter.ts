import { z } from 'zod'
import { text as anyText, choice, integer } from '../../http/fields.ts'
import type { Setting } from '../../state/integrations.ts'

/** One thing that can be set on an integration. */
export interface Parameter {
  readonly name: string
  readonly value: z.ZodType<Setting>
  readonly required?: true
  /** Not to be read in the ledger; a password is also shown to administrators only, as servers of that time did. */
  readonly secret?: 'token' | 'password'
  /** What it is until somebody says otherwise. */
  readonly preset?: Setting
}

export function required(parameter: Parameter): Parameter {
  return { ...parameter, required: true }
}

export function secret(parameter: Parameter): Parameter {
  return { ...parameter, secret: 'token' }
}

export function password(name: string): Parameter {
  return { ...text(name), secret: 'password' }
}

export function text(name: string): Parameter {
  return { name, value: anyText }
}

/** An address of the web. */
export function url(name: string): Parameter {
  return { name, value: z.string().refine(isWebAddress) }
}

/** Yes or no. */
export function switchOf(name: string): Parameter {
  return { name, value: choice }
}

export function wordOf(name: string, words: readonly string[]): Parameter {
  return { name, value: z.string().refine((word) => words.includes(word)) }
}

export function whole(name: string, least: number, most: number): Parameter {
  return { name, value: integer.refine((number) => number >= least && number <= most) }
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(address) && URL.canParse(address)
}
