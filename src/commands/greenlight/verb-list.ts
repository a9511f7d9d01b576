import { deployKey } from '../deploy-key/index.ts'
import { integration } from '../integration/index.ts'
import { milestone } from '../milestone/index.ts'
import { mr } from '../mr/index.ts'

/** A parsed list of verbs: null for all present and future verbs, otherwise exactly these. */
export type VerbList =
  | { readonly ok: true; readonly verbs: readonly string[] | null }
  | { readonly ok: false; readonly unknown: string }

const ALL = 'all'

/** Ids of the verbs that a channel can allow or deny; verbs about the channel itself are never among them. */
const governedVerbs: readonly string[] = [mr, milestone, deployKey, integration]
  .flatMap(({ verbs }) => verbs)
  .filter(({ access }) => access.governed)
  .map(({ id }) => id)

/** Reads `mr milestone.list`, or `all`: a noun means its present verbs, and each word must be a whole id. */
export function readVerbs(typed: string): VerbList {
  const words = wordsIn(typed)
  if (words.length === 1 && words[0] === ALL) return { ok: true, verbs: null }
  const found = new Set<string>()
  for (const word of words) {
    const meant = governedVerbs.filter((id) => id === word || nounOf(id) === word)
    if (meant.length === 0) return { ok: false, unknown: word }
    for (const id of meant) found.add(id)
  }
  return words.length === 0 ? { ok: false, unknown: typed } : { ok: true, verbs: inOrder(found) }
}

/** The allowed verbs (null: all) without the denied ones. */
export function without(
  allowed: readonly string[] | null,
  denied: readonly string[] | null,
): readonly string[] {
  if (denied === null) return []
  return (allowed ?? governedVerbs).filter((id) => !denied.includes(id))
}

/** `mr (all 16), milestone.list`, `all`, `none`: in a form that can be typed. */
export function printVerbs(verbs: readonly string[] | null): string {
  if (verbs === null) return ALL
  if (verbs.length === 0) return 'none'
  const nouns = new Set(governedVerbs.map(nounOf))
  return [...nouns]
    .flatMap((noun) => {
      const ofNoun = governedVerbs.filter((id) => nounOf(id) === noun)
      const kept = ofNoun.filter((id) => verbs.includes(id))
      if (kept.length > 0 && kept.length === ofNoun.length) return [`${noun} (all ${kept.length})`]
      return kept
    })
    .join(', ')
}

/** Words separated by commas or spaces. */
export function wordsIn(typed: string): string[] {
  return typed.split(/[\s,]+/).filter((word) => word !== '')
}

function inOrder(found: ReadonlySet<string>): string[] {
  return governedVerbs.filter((id) => found.has(id))
}

function nounOf(id: string): string {
  return id.slice(0, id.indexOf('.'))
}
