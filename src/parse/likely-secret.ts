import type { Refusal } from './refusal.ts'

const NOT_REPEATED =
  'A word of it is not understood. It is not repeated here, because it may be a secret: if it is a real one, rotate it where it comes from.'

/** The refusal, or `fix` without any typed word when the refusal repeats a word that may be a secret. */
export function withoutLikelySecret(refusal: Refusal, typed: string, fix: string): Refusal {
  const told = `${refusal.token} ${refusal.problem} ${refusal.fix}`
  const repeats = typed.split(/\s+/).some((word) => isLikelySecret(word) && told.includes(word.slice(0, 8)))
  return repeats ? { token: '', problem: NOT_REPEATED, fix } : refusal
}

/** True for words unlike names: secrets are long, and contain digits or are longer than any name. */
function isLikelySecret(word: string): boolean {
  if (/^[A-Za-z][\w-]*=/.test(word)) return false
  return word.length > 24 || (word.length >= 10 && /\d/.test(word) && /[A-Za-z]/.test(word))
}
