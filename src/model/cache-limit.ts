/** Limits an LRUCache to so many entries; its own `max` makes room for all of them at once. */
export function atMost(entries: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: () => 1 }
}
