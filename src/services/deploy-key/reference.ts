import type { DeployKeyView } from '../../model/deploy-key.ts'

type KeyReference =
  | { readonly kind: 'id'; readonly id: number }
  /** `SHA256:` and at least the first eight characters of the fingerprint. */
  | { readonly kind: 'sha256'; readonly begins: string }
  | { readonly kind: 'md5'; readonly md5: string }
  | { readonly kind: 'title'; readonly title: string }

const LEAST_OF_FINGERPRINT = 8

/** Reads `7`, `key:7`, `SHA256:…`, an MD5 fingerprint, or else a title. */
export function readKeyReference(typed: string): KeyReference {
  const text = typed.trim()
  const [, digits] = /^(?:key:)?0*([1-9]\d{0,15})$/i.exec(text) ?? []
  if (digits !== undefined && Number.isSafeInteger(Number(digits))) return { kind: 'id', id: Number(digits) }
  const [, begins] = /^SHA256:([A-Za-z0-9+/]{1,43})=?$/i.exec(text) ?? []
  if (begins !== undefined && begins.length >= LEAST_OF_FINGERPRINT)
    return { kind: 'sha256', begins: `SHA256:${begins}` }
  const [, md5] = /^(?:MD5:)?((?:[0-9a-f]{2}:){15}[0-9a-f]{2})$/i.exec(text) ?? []
  if (md5 !== undefined) return { kind: 'md5', md5: md5.toLowerCase() }
  return { kind: 'title', title: text }
}

/** Returns the problem of an unusable reference, as a phrase after “The key”; null when it is usable. */
export function referenceProblem(typed: string): string | null {
  const reference = readKeyReference(typed)
  if (reference.kind !== 'title') return null
  if (/^SHA256:/i.test(reference.title))
    return `must be SHA256: and at least the first ${LEAST_OF_FINGERPRINT} characters of the fingerprint`
  const [, digits] = /^(?:key:)?(\d{16,})$/i.exec(reference.title) ?? []
  return digits === undefined ? null : `has the number ${digits.slice(0, 20)}, which is larger than any id`
}

/** The part of a title that must be typed: a write never guesses. */
export type KeyMatch = 'exact' | 'prefix'

/** Several keys match, or only a prefix of a title was typed; the person chooses. */
export interface AmbiguousKey {
  readonly kind: 'ambiguous-key'
  readonly typed: string
  readonly candidates: readonly DeployKeyView[]
}

export function pickKey(
  keys: readonly DeployKeyView[],
  typed: string,
  match: KeyMatch,
): DeployKeyView | AmbiguousKey | null {
  const reference = readKeyReference(typed)
  const meant = keys.filter((key) => isMeant(key, reference))
  const begun = reference.kind === 'title' ? keys.filter(({ title }) => begins(title, reference.title)) : []
  const [only, ...others] = meant.length > 0 || match === 'exact' ? meant : begun
  if (only && others.length === 0) return only
  const candidates = meant.length > 0 ? meant : begun
  return candidates.length > 0 ? { kind: 'ambiguous-key', typed, candidates } : null
}

function isMeant({ id, title, facts }: DeployKeyView, reference: KeyReference): boolean {
  switch (reference.kind) {
    case 'id':
      return id === reference.id
    case 'sha256':
      return facts?.sha256.startsWith(reference.begins) === true
    case 'md5':
      return facts?.md5 === reference.md5
    case 'title':
      return plain(title) === reference.title
  }
}

function begins(title: string, beginning: string): boolean {
  return beginning !== '' && plain(title).toLowerCase().startsWith(beginning.toLowerCase())
}

function plain(title: string): string {
  return title.trim()
}
