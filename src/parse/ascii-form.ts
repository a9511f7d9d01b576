const LONGEST = 128

/**
 * The likely intention of a reference typed with full-width or invisible characters, with `#` in place of the
 * sign, or with trailing punctuation; it is only ever shown, never acted on.
 */
export function asciiForm(text: string, sign: '!' | '%'): string {
  let plain = text.slice(0, LONGEST).replace(/\p{C}/gu, '').normalize('NFKC')
  while (plain !== '' && '.,;:?)'.includes(plain.charAt(plain.length - 1))) plain = plain.slice(0, -1)
  return /^[!#%][0-9]+$/.test(plain) ? `${sign}${plain.slice(1)}` : plain
}
