import { parseDate } from '../../model/day.ts'
import type { MergeRequestVersion } from '../../model/version.ts'
import { count, oneLine } from '../text.ts'

/** `4 files, complete`, with the time of the push: `20 Nov 2026, 13:05 UTC`. */
export function versionWords({ created_at, real_size, state }: MergeRequestVersion): string {
  return [when(created_at), sizeWords(real_size), stateWords(state)].filter(Boolean).join(', ')
}

function when(timestamp: string | null): string {
  const date = parseDate(timestamp)
  if (date === null) return timestamp === null ? '' : oneLine(timestamp, 40)
  const shown = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return `${shown.format(date)} UTC`
}

/** The forge’s number is a text, with a final `+` where counting stopped. */
function sizeWords(size: string | null): string {
  if (size === null) return 'number of files not told'
  return /^\d+$/.test(size) ? count(Number(size), 'file') : `${oneLine(size, 20)} files`
}

function stateWords(state: string | null): string {
  switch (state) {
    case 'collected':
      return 'complete'
    case 'empty':
      return 'no commits'
    case null:
      return ''
    default:
      if (state.startsWith('overflow')) return 'larger than the forge keeps'
      return state === 'timeout' ? 'not completed by the forge' : `in the state “${oneLine(state, 40)}”`
  }
}
