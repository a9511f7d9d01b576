import type { RichTextElement } from '@slack/types'
import type { NudgeKind } from '../../model/nudge.ts'
import type { CurrentReason, NeedOutcome } from '../../services/mr/need.ts'
import { button, overflow } from '../button.ts'
import type { Blocks } from '../reply.ts'
import { bold, lines, link, person, text } from '../rich-text.ts'
import { cutEscaped, escaped, oneLine } from '../text.ts'
import { mrName, projectName } from './name.ts'
import { snoozeButton } from './snooze.ts'
import { stateWords } from './state.ts'

/** Name of each kind where it is turned on or off. */
export const NUDGE_NAMES: Readonly<Record<NudgeKind, string>> = {
  review: 'Review requests',
  assigned: 'Assignments',
  build: 'Failed builds',
  'auto-merge': 'Stopped auto-merges',
  comment: 'Comments',
}

const MAX_QUOTE_LENGTH = 200
const MAX_REASON_LENGTH = 500
const MAX_SPOKEN_LENGTH = 3_000

/** A direct message to somebody whom a merge request needs, as it stands now. */
export function nudgeMessage({ view, reasons }: NeedOutcome): { text: string; blocks: Blocks } {
  const { mr } = view
  const name = `!${mr.iid} ${oneLine(mr.title, 150)}`
  const status = stateWords(view)
  const all = reasons.map(wordsOf)
  const spokenReasons = all.map(({ spoken }) => spoken).join(' ')
  // A menu holds five options.
  const kinds = reasons.map(({ kind }) => kind).slice(0, 4)
  return {
    text: cutEscaped(
      `${escaped(`${mrName(mr)} ${oneLine(mr.title, 150)}:`)} ${spokenReasons || escaped(status)}`,
      MAX_SPOKEN_LENGTH,
    ),
    blocks: [
      {
        ...lines(
          [link(mr.web_url, name, { bold: true }), text(`  ${projectName(mr)}`)],
          ...all.map(({ shown }) => shown),
          [text(status)],
        ),
      },
      {
        type: 'actions',
        elements: [
          button(
            'Show details',
            { verb: 'mr.view', input: { project: mr.project_id, mr: mr.iid } },
            {
              spoken: `Show details of !${mr.iid}`,
            },
          ),
          snoozeButton(mr),
          overflow([
            ...kinds.map((kind) => ({
              label: `Stop these: ${NUDGE_NAMES[kind].toLowerCase()}`,
              press: { verb: 'greenlight.notify', input: { kind, to: 'off' } },
            })),
            { label: 'Choose messages', press: { verb: 'greenlight.notify', input: {} } },
          ]),
        ],
      },
    ],
  }
}

/** `spoken`: mrkdwn. */
interface Words {
  readonly spoken: string
  readonly shown: RichTextElement[]
}

function wordsOf(reason: CurrentReason): Words {
  switch (reason.kind) {
    case 'review':
      return plainly(
        reason.by === null ? 'Your review is wanted.' : `${nameOf(reason.by)} wants your review.`,
      )
    case 'assigned':
      return plainly(
        reason.by === null ? 'It’s assigned to you.' : `${nameOf(reason.by)} assigned it to you.`,
      )
    case 'build':
      return plainly('Its build failed.')
    case 'auto-merge': {
      const { by } = reason
      const words = oneLine(reason.words, MAX_REASON_LENGTH)
      const mention = by === null ? [] : [person(by), text(' ')]
      return {
        spoken: `${by === null ? '' : `<@${by}> `}${escaped(words)}`,
        shown: [...mention, text(words)],
      }
    }
    case 'comment': {
      const [newest] = reason.comments
      const more = reason.comments.length - 1
      const others = more > 0 ? ` and ${more} more` : ''
      const who = `${nameOf(newest?.by ?? '')} commented`
      const quote = oneLine(newest?.body ?? '', MAX_QUOTE_LENGTH)
      return {
        spoken: escaped(`${who}: “${quote}”${others}`),
        shown: [bold(who), text(`: “${quote}”${others}`)],
      }
    }
  }
}

function plainly(words: string): Words {
  return { spoken: escaped(words), shown: [text(words)] }
}

function nameOf(name: string): string {
  return oneLine(name, 80)
}
