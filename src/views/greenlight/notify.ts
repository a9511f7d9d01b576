import { NudgeKind } from '../../model/nudge.ts'
import { button } from '../button.ts'
import { NUDGE_NAMES } from '../mr/nudge.ts'
import { privately, type Reply, small } from '../reply.ts'
import { bold, bullets, lines, text } from '../rich-text.ts'

/** What a person is told directly. */
export interface NotifyOutcome {
  /** The kind that was turned on or off just now. */
  readonly turned: { readonly kind: NudgeKind; readonly to: 'on' | 'off' } | null
  readonly off: ReadonlySet<NudgeKind>
}

const HOURS = 'They come Monday to Friday, 9 to 18 o’clock in your time zone.'

/** Shows which direct messages a person gets, with a button to turn each on or off. */
export function notifyReply({ turned, off }: NotifyOutcome): Reply {
  const headline =
    turned === null
      ? 'Messages when a merge request needs you'
      : `${NUDGE_NAMES[turned.kind]} are ${turned.to} for you.`
  const kinds = NudgeKind.options.map((kind) => ({ kind, name: NUDGE_NAMES[kind], isOn: !off.has(kind) }))
  const states = kinds.map(({ name, isOn }) => `${name}: ${isOn ? 'on' : 'off'}`)
  return privately(`${headline} ${states.join(', ')}. ${HOURS}`, [
    lines([bold(headline)]),
    bullets(states.map((state) => [text(state)])),
    {
      type: 'actions',
      elements: kinds.map(({ kind, name, isOn }) =>
        button(
          isOn ? `Stop ${name.toLowerCase()}` : `Get ${name.toLowerCase()}`,
          { verb: 'greenlight.notify', input: { kind, to: isOn ? 'off' : 'on' } },
          { suffix: kind },
        ),
      ),
    },
    small(HOURS),
  ])
}
