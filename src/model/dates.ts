const FORGE_DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/

/**
 * Reads a day (`2026-11-20`, its midnight in UTC) or a timestamp of the forge, which has `Z`, an offset or
 * neither (then it is UTC). Null for null and for anything that is not a calendar date.
 */
export function parseDate(text: string | null): Date | null {
  const [, year, month, day, time = '00:00', zone = 'Z'] = FORGE_DATE.exec(text ?? '') ?? []
  if (year === undefined || month === undefined || day === undefined || !isDay(+year, +month, +day))
    return null
  const date = new Date(`${year}-${month}-${day}T${time}${zone === 'UTC' ? 'Z' : zone}`)
  return Number.isNaN(date.getTime()) ? null : date
}

function isDay(year: number, month: number, day: number): boolean {
  // Date turns 30 February into 1 March: a date that moves is invalid.
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
