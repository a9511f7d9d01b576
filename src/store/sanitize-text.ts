/**
 * A text as both engines keep it: PostgreSQL refuses U+0000, and neither knows halves of characters. U+FFFD stands
 * for both.
 */
export function sanitizeText(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD').toWellFormed()
}
