/** Limits an LRUCache to so many entries; its own `max` makes room for all of them at once. */
export function maxEntries(entries: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: () => 1 }
}
