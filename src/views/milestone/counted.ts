import { STILL_FROM } from '../../model/digest.ts'
import type { Modal } from '../reply.ts'
import { bold, lines, text } from '../rich-text.ts'
import { escaped } from '../text.ts'

const DEFINITIONS: readonly (readonly [what: string, how: string])[] = [
  [
    'Issues',
    'All issues that the forge lists on the milestone; on a group’s milestone, those of all projects whose issues the forge lists there, which some servers do without the projects of subgroups. Closed are those in the state “closed”; all others are open. The share of closed ones is rounded down.',
  ],
  [
    'Working days',
    'Monday to Friday without the holidays that the digest was given, in the digest’s time zone. Days left are those after today, up to and with the due date.',
  ],
  [
    'Ideal line',
    'From all of today’s issues open on the start date of the milestone (where the forge tells none, on the day on which it was made, or else on the first day that is known) to none open at the end of the due date, the same number on each working day.',
  ],
  [
    'Ahead or behind',
    'Closed issues now, less those that the ideal line has closed by the end of today, rounded to whole issues. Less than half an issue off is on the line. After the due date, behind by all that is open.',
  ],
  [
    'Burndown',
    'Where the forge tells when every issue was made and closed, each day comes from these dates, from the start date of the milestone, or its first issue, to today. Issues that were moved onto the milestone count since they were made, those that were taken off it do not count, and one that was opened again counts as open since it was made. Where the forge keeps no such history, Greenlight counts: with each digest, each /milestone progress, and about every three hours where a digest is on. A day then shows its last count, and a day without a count is an empty column called “no data”; nothing is put in its place. With more than twenty days a column is several days and shows the last of them that is known. Counts are kept for 400 days; for a milestone with more than 1000 issues there is no burndown.',
  ],
  [
    'Since last time',
    'Compared by issue with what the digest before saw: added are new on the milestone, removed are gone from it, moved or deleted; closed were not closed then, and opened again were. Where there is nothing to compare with, and the forge tells when issues were made and closed, these dates tell what is new: of the seven days before a first digest, or since the last one for a milestone that was not in it.',
  ],
  [
    'At risk',
    `Open issues whose own due date is over, to which nobody is assigned, or which have not been changed for ${STILL_FROM} whole working days, today and the day of the change not counted.`,
  ],
  [
    'Merge requests',
    'Those that are open and on the milestone, as the forge’s list tells: armed (merges when its build succeeds), draft, with conflicts, not ready (the forge says what else is missing), not checked yet, and ready (none of these). Where the forge does not say what else is missing, the list does not tell whether builds pass.',
  ],
]

/** Explains each number of a digest. */
export function howCountedModal(): Modal {
  return {
    title: 'How counted',
    text: escaped(DEFINITIONS.map(([what, how]) => `${what}: ${how}`).join(' ')),
    blocks: DEFINITIONS.map(([what, how]) => lines([bold(what)], [text(how)])),
  }
}
