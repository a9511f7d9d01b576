const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The number of a weekday (Sunday is 0) by its name or its beginning of three letters or more; null for no name. */
export function weekdayOf(word: string): number | null {
  if (word.length < 3) return null
  const found = WEEKDAYS.findIndex((name) => name.startsWith(word === 'weds' ? 'wed' : word))
  return found < 0 ? null : found
}
