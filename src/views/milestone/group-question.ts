import type { Milestone } from '../../model/milestone.ts'
import { button, type Press } from '../button.ts'
import { inParts, NOTHING_CHANGED } from '../failure-parts.ts'
import { privately, type Reply } from '../reply.ts'
import { bold, lines, text } from '../rich-text.ts'
import { escaped } from '../text.ts'
import { milestoneTitle } from './milestone.ts'

/** Longest button value: Slack refuses a longer one, and the whole message with it. */
const LONGEST_VALUE = 2000

/** The warning before a change of a group’s milestone; a sentence. */
export const FOR_ALL_PROJECTS = 'It belongs to the group, so the change shows in all projects of the group.'

/** Asks before a group’s milestone is changed; `press` does it. Input too long for a button needs a form. */
export function groupQuestion(milestone: Milestone, press: Press): Reply {
  const title = milestoneTitle(milestone)
  const yes = button('Change it for the group', press, { spoken: `Change ${title} for the group` })
  if ((yes.value?.length ?? 0) > LONGEST_VALUE)
    return inParts(
      {
        what: `${title} was not changed`,
        why: `${FOR_ALL_PROJECTS} What you typed is too long to wait in a button until you have agreed.`,
        now: NOTHING_CHANGED,
        next: 'Type /milestone edit and its title in quotation marks, and fill in the form.',
      },
      { reason: 'input' },
    )
  const question = `Change ${title}?`
  const words = `${FOR_ALL_PROJECTS} Nothing has been changed yet.`
  return privately(escaped(`${question} ${words}`), [
    lines([bold(question)], [text(words)]),
    { type: 'actions', elements: [yes, button('Cancel', { verb: 'dismiss', input: {} })] },
  ])
}
