import type { Token } from './lexer.ts'

const GREETING =
  /^(?:(?:hello|hi|hey|hallo|yo)(?: there)?|(?:good )?morning|thanks|thx|thank you|(?:(?:hello|hi|hey) )?(?:what can (?:you|i) do|what do you do|who are you|how do(?:es this| you) work|can you help(?: me)?))$/

/** True for what people say to somebody new, and do not mean as words to search for. */
export function isGreeting(tokens: readonly Token[]): boolean {
  if (tokens.length > 6 || tokens.some(({ quoted }) => quoted)) return false
  const said = tokens.map(({ text }) => text.toLowerCase().replaceAll(/[^a-z]/g, '')).join(' ')
  return GREETING.test(said.trim())
}
