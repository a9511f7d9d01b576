/**
 * How many years the schedule test counts in every zone that Intl knows: the variable SCHEDULE_YEARS; null when it is
 * not set, and a choice of zones is enough.
 */
export function scheduleYears(): number | null {
  const { SCHEDULE_YEARS: years } = process.env
  if (years === undefined) return null
  if (!/^[1-9]\d?$/.test(years))
    throw new Error('SCHEDULE_YEARS must be a number from 1 to 99; for example 5')
  return Number(years)
}
