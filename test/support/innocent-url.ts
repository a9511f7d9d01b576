import { fc } from '@fast-check/vitest'

/** A host or a path may begin as a token of Slack or of the forge by chance, and then has the shape of one. */
const TOKEN_BEGINS = /\b(?:xox[a-z]|xapp)[-.]|\bgl[a-z]{2,5}-/i

/** An address without user info, and without the beginning of a token. */
export function innocentUrl(constraints: fc.WebUrlConstraints = {}): fc.Arbitrary<string> {
  return fc
    .webUrl({ ...constraints, validSchemes: ['https'] })
    .filter((url) => !url.includes('@') && !TOKEN_BEGINS.test(url))
}
