/** What was learned not long ago, by name. */
export interface TtlCache<Value> {
  /** What is remembered, or what `learn` gives; several who ask at once share one answer. */
  of(key: string, learn: () => Promise<Value>): Promise<Value>
  clear(): void
}

/**
 * Remembers at most `most` values, each for `goodFor` ms; neither failures nor what `keeps` denies are remembered.
 */
export function createTtlCache<Value>({
  goodFor,
  most,
  now,
  keeps = () => true,
}: {
  readonly goodFor: number
  readonly most: number
  readonly now: () => number
  readonly keeps?: (value: Value) => boolean
}): TtlCache<Value> {
  const known = new Map<string, { readonly value: Promise<Value>; readonly until: number }>()
  return {
    of(key, learn) {
      const found = known.get(key)
      if (found && now() < found.until) return found.value
      const entry = { value: learn(), until: now() + goodFor }
      // Set anew, it is the youngest; the first of the map is the oldest.
      known.delete(key)
      known.set(key, entry)
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
      const drop = () => {
        if (known.get(key) === entry) known.delete(key)
      }
      entry.value.then((value) => (keeps(value) ? undefined : drop()), drop)
      return entry.value
    },
    clear: () => known.clear(),
  }
}
