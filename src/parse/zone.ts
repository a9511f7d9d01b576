import { zoneNamed } from '../model/zone.ts'
import { nearest } from './did-you-mean.ts'
import { sanitize } from './refusal.ts'

/** A zone by its own name, or why the text names none; `problem`: sentences that name it, and what to type. */
type ReadZone =
  | { readonly ok: true; readonly zone: string }
  | { readonly ok: false; readonly problem: string }

/** Abbreviations that Intl lacks or misreads (no summer time, another region), with the zone meant. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['EST', 'America/New_York'],
  ['EDT', 'America/New_York'],
  ['CDT', 'America/Chicago'],
  ['MST', 'America/Denver'],
  ['MDT', 'America/Denver'],
  ['PDT', 'America/Los_Angeles'],
  ['BST', 'Europe/London'],
  ['CEST', 'Europe/Berlin'],
])

/** Reads `Europe/Berlin` in any case, or the city alone when only one zone has it. Never throws. */
export function readZone(typed: string): ReadZone {
  const text = typed.trim().replaceAll(' ', '_')
  const meant = MEANT.get(text.toUpperCase())
  if (meant) return { ok: false, problem: `“${sanitize(typed)}” isn’t one time zone. Did you mean ${meant}?` }
  const zone = zoneNamed(text) ?? zoneOfCity(text)
  if (zone !== null) return { ok: true, zone }
  const near = nearZone(text)
  const fix = near === null ? 'Try Europe/Berlin.' : `Did you mean ${near}?`
  return { ok: false, problem: `I don’t know the time zone “${sanitize(typed)}”. ${fix}` }
}

function zoneOfCity(text: string): string | null {
  const lowered = text.toLowerCase()
  const found = zones().filter((zone) => cityOf(zone).toLowerCase() === lowered)
  return found.length === 1 ? (found[0] ?? null) : null
}

function nearZone(text: string): string | null {
  const whole = nearest(text, zones())
  if (whole !== null) return whole
  const city = nearest(cityOf(text), zones().map(cityOf))
  return city === null ? null : (zones().find((zone) => cityOf(zone) === city) ?? null)
}

function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1)
}

function zones(): string[] {
  return Intl.supportedValuesOf('timeZone')
}
