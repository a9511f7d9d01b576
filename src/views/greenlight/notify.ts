import { NudgeKind } from '../../model/nudge.ts'
import { button } from '../button.ts'
import { NUDGE_NAMES } from '../mr/nudge.ts'
import { type Blocks, privately, type Reply, small } from '../reply.ts'
import { bold, bullets, lines, text } from '../rich-text.ts'

/** The kinds of direct message that a person receives. */
interface NotifyOutcome {
  /** The kinds that were just turned on or off. */
  readonly change: { readonly kinds: readonly NudgeKind[]; readonly to: 'on' | 'off' } | null
  /** True when the person asks at which hours they come. */
  readonly hours: boolean
  readonly off: ReadonlySet<NudgeKind>
  /** True in a modal, whose buttons change it. */
  readonly dialog: boolean
}

const HOURS = 'They come Monday to Friday, 9 to 18 o’clock in your time zone.'

function headlineOf(change: NotifyOutcome['change']): string {
  if (change === null) return 'Messages when a merge request needs you'
  const [only, ...others] = change.kinds
  const what = only && others.length === 0 ? NUDGE_NAMES[only] : 'All messages'
  return `${what} are ${change.to} for you.`
}

/** Shows which direct messages a person gets, with a button to turn each on or off. */
export function notifyReply({ change, hours, off, dialog }: NotifyOutcome): Reply {
  const headline = hours ? 'When your messages come' : headlineOf(change)
  const kinds = NudgeKind.options.map((kind) => ({ kind, name: NUDGE_NAMES[kind], isOn: !off.has(kind) }))
  const states = kinds.map(({ name, isOn }) => `${name}: ${isOn ? 'on' : 'off'}`)
  const words = `${headline} ${states.join(', ')}. ${HOURS}`
  const blocks: Blocks = [
    lines([bold(headline)]),
    bullets(states.map((state) => [text(state)])),
    {
      type: 'actions',
      elements: kinds.map(({ kind, name, isOn }) => {
        const input = { kind, to: isOn ? 'off' : 'on', ...(dialog ? { dialog } : {}) }
        const label = `${isOn ? 'Stop' : 'Get'} ${name.toLowerCase()}`
        return button(label, { verb: 'greenlight.notify', input }, { suffix: kind })
      }),
    },
    small(HOURS),
  ]
  return dialog ? { modal: { title: 'Your messages', text: words, blocks } } : privately(words, blocks)
}
