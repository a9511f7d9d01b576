import { zoneNamed } from '../../model/zone.ts'
import { enumerated } from '../../views/text.ts'
import { nearest } from './did-you-mean.ts'
import { sanitize } from './refusal.ts'

/** A zone by its own name, or why the text names none; `problem`: sentences that name it, and what to type. */
type ReadZone =
  | { readonly ok: true; readonly zone: string }
  | { readonly ok: false; readonly problem: string }

/**
 * The zones that an abbreviation names. Intl knows some of them, and reads one of several meanings into them, or a
 * zone without summer time (https://github.com/unicode-org/cldr/blob/main/common/bcp47/timezone.xml).
 */
const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['EST', ['America/New_York', 'America/Panama', 'Australia/Sydney']],
  ['EDT', ['America/New_York']],
  ['ET', ['America/New_York']],
  ['CST', ['America/Chicago', 'Asia/Shanghai', 'America/Havana']],
  ['CDT', ['America/Chicago', 'America/Havana']],
  ['CT', ['America/Chicago']],
  ['MST', ['America/Denver', 'America/Phoenix']],
  ['MDT', ['America/Denver']],
  ['MT', ['America/Denver']],
  ['PST', ['America/Los_Angeles', 'Asia/Manila']],
  ['PDT', ['America/Los_Angeles']],
  ['PT', ['America/Los_Angeles']],
  ['AST', ['America/Halifax', 'America/Puerto_Rico', 'Asia/Riyadh']],
  ['ADT', ['America/Halifax']],
  ['NST', ['America/St_Johns']],
  ['NDT', ['America/St_Johns']],
  ['AKST', ['America/Anchorage']],
  ['AKDT', ['America/Anchorage']],
  ['BRT', ['America/Sao_Paulo']],
  ['BST', ['Europe/London', 'Asia/Dhaka']],
  ['IST', ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem']],
  ['WEST', ['Europe/Lisbon']],
  ['CET', ['Europe/Berlin']],
  ['CEST', ['Europe/Berlin']],
  ['MEZ', ['Europe/Berlin']],
  ['MESZ', ['Europe/Berlin']],
  ['EEST', ['Europe/Athens']],
  ['MSK', ['Europe/Moscow']],
  ['ECT', ['America/Guayaquil', 'Europe/Paris']],
  ['ART', ['America/Argentina/Buenos_Aires']],
  ['SAST', ['Africa/Johannesburg']],
  ['WAT', ['Africa/Lagos']],
  ['PKT', ['Asia/Karachi']],
  ['SGT', ['Asia/Singapore']],
  ['HKT', ['Asia/Hong_Kong']],
  ['KST', ['Asia/Seoul']],
  ['JST', ['Asia/Tokyo']],
  ['AEST', ['Australia/Sydney', 'Australia/Brisbane']],
  ['AEDT', ['Australia/Sydney']],
  ['ACST', ['Australia/Adelaide', 'Australia/Darwin']],
  ['ACDT', ['Australia/Adelaide']],
  ['ACT', ['America/Rio_Branco', 'Australia/Sydney']],
  ['AWST', ['Australia/Perth']],
  ['SST', ['Pacific/Pago_Pago', 'Pacific/Guadalcanal']],
  ['NZST', ['Pacific/Auckland']],
  ['NZDT', ['Pacific/Auckland']],
])

/** The zones of `Pacific Time` and `Pacific Standard Time`, by the words before `time`. */
const REGIONS: ReadonlyMap<string, string> = new Map([
  ['eastern', 'America/New_York'],
  ['central', 'America/Chicago'],
  ['mountain', 'America/Denver'],
  ['pacific', 'America/Los_Angeles'],
  ['atlantic', 'America/Halifax'],
  ['newfoundland', 'America/St_Johns'],
  ['alaska', 'America/Anchorage'],
  ['hawaii', 'Pacific/Honolulu'],
  ['british', 'Europe/London'],
  ['uk', 'Europe/London'],
  ['irish', 'Europe/Dublin'],
  ['western european', 'Europe/Lisbon'],
  ['central european', 'Europe/Berlin'],
  ['eastern european', 'Europe/Athens'],
  ['israel', 'Asia/Jerusalem'],
  ['india', 'Asia/Kolkata'],
  ['indian', 'Asia/Kolkata'],
  ['china', 'Asia/Shanghai'],
  ['japan', 'Asia/Tokyo'],
  ['korea', 'Asia/Seoul'],
  ['philippine', 'Asia/Manila'],
  ['australian western', 'Australia/Perth'],
  ['new zealand', 'Pacific/Auckland'],
  ['greenwich mean', 'UTC'],
  ['coordinated universal', 'UTC'],
])

const OFFSET = /^(?:utc|gmt)? ?([+-])(\d{1,2})(?::?(\d{2}))?$/
/** The hours of the zones that are furthest from UTC. */
const MAX_HOURS = 14

/**
 * Reads `Europe/Berlin` in any case, a city that only one zone has, `CET`, `Pacific Time` or `UTC+2`. Never throws.
 */
export function readZone(typed: string): ReadZone {
  const text = typed
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  const [only, ...others] = ABBREVIATIONS.get(text.toUpperCase()) ?? []
  if (only !== undefined && others.length > 0)
    return {
      ok: false,
      problem: `“${sanitize(typed)}” names several time zones. ${didYouMean([only, ...others])}`,
    }
  const zone = only ?? zoneOf(text)
  if (zone !== null) return { ok: true, zone }
  const near = nearZone(text.replaceAll(' ', '_'))
  const fix = near === null ? 'Try Europe/Berlin.' : `Did you mean ${near}?`
  return { ok: false, problem: `I don’t know the time zone “${sanitize(typed)}”. ${fix}` }
}

/** True for a text that names a time zone, or several. */
export function isZoneName(text: string): boolean {
  return ABBREVIATIONS.has(text.toUpperCase()) || zoneOf(text) !== null
}

function zoneOf(text: string): string | null {
  const name = text.replaceAll(' ', '_')
  return zoneNamed(name) ?? zoneOfCity(name) ?? zoneOfRegion(text) ?? zoneOfOffset(text)
}

function didYouMean(zones: readonly string[]): string {
  return `Did you mean ${enumerated(zones, 'or')}?`
}

function zoneOfRegion(text: string): string | null {
  const [, name = ''] =
    /^(?:us )?(.+?)(?: (?:standard|daylight|summer))? time$/.exec(text.toLowerCase()) ?? []
  return REGIONS.get(name) ?? zoneOfCity(name.replaceAll(' ', '_'))
}

/** `+02:00` for `UTC+2`: a zone without summer time. */
function zoneOfOffset(text: string): string | null {
  const [, sign, hours = '', minutes = '00'] = OFFSET.exec(text.toLowerCase()) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  if (sign === undefined || Number(minutes) > 59 || total > MAX_HOURS * 60) return null
  return total === 0 ? 'UTC' : `${sign}${hours.padStart(2, '0')}:${minutes}`
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
