import { NudgeKind } from '../../model/nudge.ts'
import { SERVER } from '../../model/server-name.ts'
import { button } from '../button.ts'
import { NUDGE_NAMES } from '../mr/nudge.ts'
import { actions, privately, type Reply, small } from '../reply.ts'
import { bold, bullets, lines, text } from '../rich-text.ts'

interface NotifyOutcome {
  readonly kind: 'changed' | 'shown'
  /** The kinds that were just turned on or off. */
  readonly change: { readonly kinds: readonly NudgeKind[]; readonly to: 'on' | 'off' } | null
  /** True when the person asks at which hours they come. */
  readonly hours: boolean
  readonly off: ReadonlySet<NudgeKind>
  /** The kinds that this server says nothing of. */
  readonly never: readonly NudgeKind[]
}

export const NUDGE_HOURS = 'They come Monday to Friday, 9 to 18 o’clock in your time zone.'

function headlineOf(change: NotifyOutcome['change']): string {
  if (change === null) return 'Messages when a merge request needs you'
  const [only, ...others] = change.kinds
  const what = only && others.length === 0 ? NUDGE_NAMES[only] : 'All messages'
  return `${what} are ${change.to} for you.`
}

export function notifyReply({ change, hours, off, never }: NotifyOutcome): Reply {
  const headline = hours ? 'When your messages come' : headlineOf(change)
  const states = NudgeKind.options.map((kind) => `${NUDGE_NAMES[kind]}: ${off.has(kind) ? 'off' : 'on'}`)
  const untold = never.map((kind) => NUDGE_NAMES[kind].toLowerCase()).join(', ')
  const limit = untold === '' ? '' : ` None come about ${untold}: ${SERVER} doesn’t say.`
  const mark = /[.?!]$/.test(headline) ? '' : '.'
  const isAllOff = NudgeKind.options.every((kind) => off.has(kind))
  const when = isAllOff ? 'None come, since all are off.' : `${NUDGE_HOURS}${limit}`
  return privately(`${headline}${mark} ${states.join('. ')}. ${when}`, [
    lines([bold(headline)]),
    bullets(states.map((state) => [text(state)])),
    ...actions([button('Choose messages…', { verb: 'greenlight.notify', input: {} })]),
    small(when),
  ])
}
