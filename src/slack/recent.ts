/** What was learned not long ago, by name. */
export interface Recent<Value> {
  /** What is remembered, or what `learn` gives; several who ask at once share one answer. */
  of(key: string, learn: () => Promise<Value>): Promise<Value>
  clear(): void
}

/** Remembers at most `most` values, each for `goodFor` ms; failures are not remembered. */
export function createRecent<Value>({
  goodFor,
  most,
  now,
}: {
  readonly goodFor: number
  readonly most: number
  readonly now: () => number
}): Recent<Value> {
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
      entry.value.catch(() => {
        if (known.get(key) === entry) known.delete(key)
      })
      return entry.value
    },
    clear: () => known.clear(),
  }
}
