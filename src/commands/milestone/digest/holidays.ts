import { named } from '../../../parse/refusal.ts'

/** Days (`YYYY-MM-DD`), or why a text names none; `problem` follows “--except”. */
type ReadHolidays =
  | { readonly ok: true; readonly days: readonly string[] }
  | { readonly ok: false; readonly problem: string }

const MOST = 60

/** Reads `2026-12-24,2026-12-25`; `none` for no days. Never throws. */
export function readHolidays(typed: string): ReadHolidays {
  const words = typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (words.join() === 'none') return { ok: true, days: [] }
  if (words.length === 0)
    return { ok: false, problem: 'names no day; type for example 2026-12-24,2026-12-25' }
  const wrong = words.find((word) => !isDay(word))
  if (wrong !== undefined)
    return { ok: false, problem: `has ${named(wrong)}, which is no day; type days as 2026-12-24,2026-12-25` }
  const days = [...new Set(words)].sort()
  return days.length > MOST
    ? { ok: false, problem: `has more than ${MOST} days; leave out those that are over` }
    : { ok: true, days }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
