import type { RichTextElement } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { NudgeKind } from '../../model/nudge.ts'
import type { CurrentReason, NeedOutcome } from '../../services/mr/need.ts'
import { overflow } from '../button.ts'
import { actions, type Blocks } from '../reply.ts'
import { bold, lines, link, person, text } from '../rich-text.ts'
import { count, cutEscaped, escaped, oneLine } from '../text.ts'
import { nextSteps, verbButton } from './actions.ts'
import { mrName, projectName } from './name.ts'
import { snoozeButton } from './snooze.ts'
import { stateWords } from './state.ts'

/** Name of each kind where it is turned on or off. */
export const NUDGE_NAMES: Readonly<Record<NudgeKind, string>> = {
  review: 'Review requests',
  assigned: 'Assignments',
  approved: 'Approvals',
  ready: 'Ready to merge',
  changes: 'Changes requested',
  mention: 'Mentions',
  conflict: 'New conflicts',
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
      lines(
        [link(mr.web_url, name, { bold: true }), text(`  ${projectName(mr)}`)],
        ...all.map(({ shown }) => shown),
        [text(status)],
      ),
      ...actions([
        ...(reasons.some(({ kind }) => kind === 'ready') ? nextSteps(view, true) : []),
        verbButton('Show details', 'mr.view', mr, { spoken: `Show details of !${mr.iid}` }),
        snoozeButton(mr),
        overflow([
          ...kinds.map((kind) => ({
            label: `Stop these: ${NUDGE_NAMES[kind].toLowerCase()}`,
            press: { verb: 'greenlight.notify', input: { kind, to: 'off' } },
          })),
          { label: 'Choose messages', press: { verb: 'greenlight.notify', input: {} } },
        ]),
      ]),
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
    case 'approved':
      return plainly(`${peopleOf(reason.by)} approved it.`)
    case 'changes':
      return plainly(`${peopleOf(reason.by)} requested changes.`)
    case 'ready':
      return plainly(READY_WORDS.get(reason.last) ?? 'Nothing is missing any more.')
    case 'mention':
      return reason.body === null
        ? plainly(`${nameOf(reason.by)} mentioned you in its description.`)
        : quoting(`${nameOf(reason.by)} mentioned you`, reason.body)
    case 'conflict':
      return plainly(conflictWords(reason.after))
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
      return quoting(`${nameOf(newest?.by ?? '')} commented`, newest?.body ?? '', others)
    }
  }
}

/** By what was missing last. */
const READY_WORDS: ReadonlyMap<string, string> = new Map([
  ['approvals', 'The last missing approval is there. Nothing else is missing.'],
  ['build', 'Its build is done. Nothing else is missing.'],
  ['discussions', 'The last discussion is resolved. Nothing else is missing.'],
])

/** Names what was merged there last, and does not claim that it alone is the cause. */
function conflictWords(after: MergeRequest): string {
  const by = (after.merge_user ?? after.author)?.name
  const who = by === undefined ? '' : `, ${after.merge_user ? 'merged by' : 'by'} ${nameOf(by)}`
  const target = oneLine(after.target_branch, 100)
  return `It now conflicts with ${target}. Merged there last: !${after.iid} ${oneLine(after.title, 100)}${who}.`
}

function quoting(who: string, body: string, others = ''): Words {
  const quote = oneLine(body, MAX_QUOTE_LENGTH)
  return {
    spoken: escaped(`${who}: “${quote}”${others}`),
    shown: [bold(who), text(`: “${quote}”${others}`)],
  }
}

function peopleOf(names: readonly string[]): string {
  const [first = '', ...others] = names.map(nameOf)
  return others.length === 0 ? first : `${first} and ${count(others.length, 'other')}`
}

function plainly(words: string): Words {
  return { spoken: escaped(words), shown: [text(words)] }
}

function nameOf(name: string): string {
  return oneLine(name, 80)
}
