import { cut } from '../../views/text.ts'

/** The reason why typed text is not understood; every part is safe to show, not empty, and says one thing. */
export interface Refusal {
  /** The wrong text as typed, cut to 80 characters. */
  readonly token: string
  /** One plain sentence. */
  readonly problem: string
  /** One thing to type or do. */
  readonly fix: string
  /** The fields that were understood beside it, by field and as typed: the form opens with it. */
  readonly understood?: Readonly<Record<string, string>>
  /** Commands with the person’s own words, with their slash: each is offered as a button. */
  readonly suggestions?: readonly string[]
  /** The part of the typed text that is probably mistyped, and what was meant. */
  readonly correction?: Correction
  /** Several things were named where one is taken. */
  readonly several?: readonly string[]
}

/** `start` and `end` are offsets in the typed text. */
export interface Correction {
  readonly start: number
  readonly end: number
  readonly meant: string
}

/** The result of this folder’s readers: the value, or the refusal. Readers never throw on typed text. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal }

/** A result that carries only the refusal. */
export type Refused = { readonly ok: false; readonly refusal: Refusal }

const SHOWN_LENGTH = 80
const BLANK = /\s/u
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/**
 * Foreign text made safe for a sentence: at most 80 characters, line breaks as spaces, and control, direction
 * and other invisible characters spelled out as `[U+202E]` so that they have no effect.
 */
export function sanitize(text: string): string {
  // Spelling out only lengthens a text, so twice the length is more than enough.
  const characters = Array.from(text.slice(0, 2 * SHOWN_LENGTH))
  return cut(characters.map(visibleForm).join(''), SHOWN_LENGTH)
}

/** Foreign text in quotation marks, safe for a sentence. */
export function quote(text: string): string {
  return `"${sanitize(text)}"`
}

/** A refusal; cuts `token` and makes it visible. Callers do so for foreign text in the sentences. */
export function refuse(token: string, problem: string, fix: string): Refused {
  return { ok: false, refusal: { token: sanitize(token) || '""', problem, fix } }
}

function visibleForm(character: string): string {
  if (character === '\n' || character === '\r' || character === '\t') return ' '
  const invisible = INVISIBLE.test(character) || (character !== ' ' && BLANK.test(character))
  if (!invisible) return character
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}

const SEEN = 'I didn’t use it, but it’s now in Slack'

/** The end of every answer to a typed secret. */
export const SEEN_BY_SLACK = `${SEEN}: change it.`

/** The same of a private key. */
export const KEY_SEEN_BY_SLACK = `${SEEN}: make a new pair.`
