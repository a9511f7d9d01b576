const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The number of a weekday (Sunday is 0) by its name or its first three or more letters; null otherwise. */
export function weekdayOf(word: string): number | null {
  if (word.length < 3) return null
  const found = WEEKDAYS.findIndex((name) => name.startsWith(word === 'weds' ? 'wed' : word))
  return found < 0 ? null : found
}
