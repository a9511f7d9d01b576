/** Similarity of two short texts, from 0 to 1: the share of letter pairs that they have in common (Dice). */
export function similarity(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  const common = [...a].filter((pair) => b.has(pair)).length
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size)
}

function pairsOf(text: string): Set<string> {
  // The added spaces make the first and the last letter count.
  const padded = ` ${text.toLowerCase()} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}
