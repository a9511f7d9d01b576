import type { Invocation } from '../../model/invocation.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { milestoneWords } from '../../model/milestone.ts'
import { undoBy } from '../../model/undo.ts'
import type { MergeRequestField } from '../../services/mr/desired-fields.ts'
import type { EditMergeRequestInput, EditOutcome } from '../../services/mr/edit.ts'
import { button } from '../button.ts'
import { inParts, quickActionReply } from '../failure.ts'
import { unknownMembersWords } from '../people.ts'
import { actions, type Blocks, privately, type Reply } from '../reply.ts'
import { bold, lines, text } from '../rich-text.ts'
import { capital, cut, escaped, oneLine } from '../text.ts'
import { mergeRequestCard, noteOf } from './card.ts'
import { duplicateReply, mrNotUndoneReply } from './close.ts'
import { askedWords } from './event.ts'
import { aboutOf, mrName } from './name.ts'
import { branchRefusal, fieldWords, leftOutWords, unresolvedReply } from './refusal.ts'

const TRIED = 'The merge request wasn’t changed'

type FieldTexts = (mr: MergeRequest) => Readonly<Record<MergeRequestField, string>>

/** Renders the result of an edit: the new values, and the fields that the forge ignored. */
export function mrEditReply(outcome: EditOutcome, invocation: Invocation, fieldTexts: FieldTexts): Reply {
  switch (outcome.kind) {
    case 'edited':
      return edited(outcome, invocation)
    case 'nothing-to-change':
      return privately(escaped(`${mrName(outcome.mr)} is already like that.`))
    case 'changed-meanwhile':
      return changedMeanwhile(outcome, fieldTexts(outcome.mr))
    case 'undo-late':
    case 'undo-of-another':
    case 'undo-overtaken':
      return mrNotUndoneReply(outcome, ['Edit…', 'mr.edit'])
    case 'same-branch':
      return inParts('input', {
        what: TRIED,
        why: `${oneLine(outcome.branch, 200)} is its source branch.`,
        next: 'Name another target branch.',
        field: 'target',
      })
    case 'duplicate-open':
      return duplicateReply(outcome)
    case 'quick-action':
      return quickActionReply(outcome, TRIED, 'description')
    case 'refused':
      return branchRefusal(outcome, TRIED)
    default:
      return unresolvedReply(outcome, {
        tried: TRIED,
        doubt: (what) => `I can’t tell whether ${what} was changed`,
      })
  }
}

function edited(outcome: Extract<EditOutcome, { kind: 'edited' }>, invocation: Invocation): Reply {
  const { user, now } = invocation
  const { view, taken, missing, removed, groups = [], unknownMembers } = outcome
  const name = mrName(view.mr)
  if (taken.length === 0)
    return { ...nothingTaken(name, missing), card: mergeRequestCard(view, { now, post: false }) }
  const what = fieldWords(taken)
  const isAsked = groups.length > 0 && taken.join() === 'reviewer'
  const did = isAsked ? askedWords(groups) : `changed ${what}.`
  const undo = missing.length === 0 ? undoBy('mr.edit', invocation) : {}
  const done = {
    by: user,
    words: `${did}${removedWords(removed)}${unknownMembersWords(unknownMembers)}`,
    event: 'edited',
    groups: isAsked ? groups : undefined,
    ...undo,
  } as const
  const card = mergeRequestCard(view, { now, note: noteOf(outcome, done, `${what} as wanted`) })
  if (missing.length === 0) return { card }
  return { ...privately(escaped(`${name} shows ${what} as you wanted. ${leftOutWords(missing)}`)), card }
}

function removedWords(labels: readonly string[]): string {
  if (labels.length === 0) return ''
  return ` Removed: ${cut(labels.map((label) => oneLine(label, 80)).join(', '), 300)}.`
}

/** The forge reported success and changed nothing. */
function nothingTaken(name: string, missing: readonly MergeRequestField[]): Reply {
  return inParts('right', {
    what: `${name} wasn’t changed`,
    why: leftOutWords(missing),
    next: 'Ask a maintainer of the project.',
  })
}

/** Nothing is overwritten silently: both versions are shown, so that no typed word is lost. */
function changedMeanwhile(
  { mr, fields, input }: Extract<EditOutcome, { kind: 'changed-meanwhile' }>,
  values: ReturnType<FieldTexts>,
): Reply {
  const more: Blocks = [
    ...fields.map((field) =>
      lines(
        [bold(`${capital(fieldWords([field]))} now: `), text(cut(values[field], 200) || '(empty)')],
        [bold('You wanted: '), text(requestedWords(field, input) || '(empty)')],
      ),
    ),
    ...actions([button('Open the form', { verb: 'mr.edit', input: aboutOf(mr) })]),
  ]
  return inParts('state', {
    what: `${mrName(mr)} wasn’t changed`,
    why: `Somebody changed ${fieldWords(fields)} while you were typing.`,
    next: 'Open the form again to see it as it is now.',
    stale: true,
    more,
  })
}

/** The value as typed. A message holds 13,200 characters, and a quotation mark counts twice. */
function requestedWords(field: MergeRequestField, input: EditMergeRequestInput): string {
  const value = input[field]
  if (value !== undefined && typeof value !== 'string') return milestoneWords(value)
  return cut(value ?? '', field === 'description' ? 2900 : 255)
}
