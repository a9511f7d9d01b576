/**
 * Returns the labels named by `a,b` (exactly these), `+a,-b` (added to, removed from `present`), or `none`. A
 * label’s name cannot contain a comma, since the API separates labels with it. `shown`: the text was typed
 * over the present labels, so a present `+1` among them is a label and not a change.
 */
export function labelsFrom(typed: string, present: readonly string[], shown = false): readonly string[] {
  if (typed.trim().toLowerCase() === 'none') return []
  const named = labelNames(typed)
  const isList = shown && named.some((name) => present.includes(name))
  if (isList || !isAdjustment(typed)) return [...new Set(named)]
  const labels = new Set(present)
  for (const name of named) {
    const label = name.slice(1).trim()
    if (name.startsWith('+')) labels.add(label)
    else labels.delete(label)
  }
  return [...labels]
}

/** True when every name starts with a plus or a minus. */
export function isAdjustment(typed: string): boolean {
  const named = labelNames(typed)
  return named.length > 0 && named.every((name) => /^[+-]\s*\S/.test(name))
}

function labelNames(typed: string): string[] {
  return typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}
