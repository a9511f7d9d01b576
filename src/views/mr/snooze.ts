import type { Button, KnownBlock, StaticSelect } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import { SNOOZE_DAYS } from '../../model/snooze.ts'
import type { SnoozeOutcome } from '../../services/mr/snooze.ts'
import { button, menu } from '../button.ts'
import { failureReply, inParts } from '../failure.ts'
import { actions, plain, privately, type Reply, row } from '../reply.ts'
import { bold, lines, moment, text } from '../rich-text.ts'
import { dateToken, escaped, oneLine } from '../text.ts'
import { bareTitle, rowOf } from './list-rows.ts'
import { mrName, projectName } from './name.ts'
import { stoppedReply } from './refusal.ts'
import { statusWords } from './state.ts'

/** Most merge requests of one list or menu. */
export const MAX_SNOOZED = 10

/** Says how long a merge request stays out of the queue; only whoever asked sees it. */
export function snoozeReply(outcome: SnoozeOutcome): Reply {
  switch (outcome.kind) {
    case 'snoozed':
      return snoozedReply(outcome)
    case 'brought-back': {
      const words = `!${outcome.name.mr} is back in your queue.`
      const show = button('Show my queue', { verb: 'mr.queue', input: {} })
      return privately(words, [...plain(words), ...actions([show])])
    }
    case 'not-snoozed':
      return privately(`!${outcome.name.mr} isn’t snoozed.`)
    case 'not-open':
      return stoppedReply(
        `${mrName(outcome.mr)} isn’t open.`,
        `${statusWords(outcome.mr)}. It isn’t in your queue.`,
        { reason: 'state' },
      )
    case 'no-time':
      return inParts('input', { what: 'It isn’t snoozed', why: outcome.problem, field: 'until' })
    default:
      return failureReply(outcome, { tried: 'It isn’t snoozed' })
  }
}

function snoozedReply({ mr, until }: Extract<SnoozeOutcome, { kind: 'snoozed' }>): Reply {
  const name = mrName(mr)
  const back = button('Bring back', pressOf(mr, { until: 'off' }), { spoken: `Bring back !${mr.iid}` })
  if (until === null) {
    const words = escaped(`${name} is snoozed until it changes, for ${SNOOZE_DAYS} days at most.`)
    return privately(words, [...plain(words), ...actions([back])])
  }
  return privately(`${escaped(`${name} is snoozed until`)} ${dateToken(until)}, or until it changes.`, [
    lines([text(`${name} is snoozed until `), moment(until), text(', or until it changes.')]),
    ...actions([back]),
  ])
}

function pressOf({ project_id: project, iid }: MergeRequest, more: Readonly<Record<string, unknown>>) {
  return { verb: 'mr.snooze', input: { project, mr: iid, ...more } }
}

/** Snoozes one, for a time that a form asks for. */
export function snoozeButton(mr: MergeRequest): Button {
  return button('Snooze…', pressOf(mr, { asksUntil: true }), {
    opensDialog: true,
    spoken: `Snooze… !${mr.iid}`,
  })
}

/** Snoozes one of a list, for a time that a form asks for; a long list has no room for it. */
export function snoozeSelect(items: readonly MergeRequest[]): StaticSelect[] {
  return items.length > MAX_SNOOZED ? [] : [select('Snooze…', items, { asksUntil: true }, 'snooze')]
}

function select(
  label: string,
  items: readonly MergeRequest[],
  more: Readonly<Record<string, unknown>>,
  suffix: string,
): StaticSelect {
  const options = items
    .slice(0, MAX_SNOOZED)
    .map((mr) => ({ label: `!${mr.iid} ${oneLine(bareTitle(mr), 60)}`, press: pressOf(mr, more) }))
  return menu(label, options, suffix)
}

export function snoozedLine(snoozed: readonly MergeRequest[]): KnownBlock[] {
  if (snoozed.length === 0) return []
  const show = button(
    'Show snoozed',
    { verb: 'mr.queue', input: { snoozed: true } },
    { suffix: 'snoozed', isPagination: true },
  )
  return [row(`${snoozed.length} snoozed`, show)]
}

export function snoozedList(snoozed: readonly MergeRequest[]): KnownBlock[] {
  const rows = snoozed.slice(0, MAX_SNOOZED).map((mr) => rowOf(mr, { name: `${projectName(mr)}!${mr.iid}` }))
  const left = snoozed.length - rows.length
  const more = left > 0 ? [text(`and ${left} more`)] : []
  const elements = [select('Bring back…', snoozed, { until: 'off' }, 'back')]
  return [lines([bold(`Snoozed · ${snoozed.length}`)], ...rows, more), ...actions(elements)]
}
