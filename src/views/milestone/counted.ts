import { STILL_FROM } from '../../model/digest.ts'
import { SERVER } from '../../model/server-name.ts'
import type { Modal } from '../reply.ts'
import { bold, lines, text } from '../rich-text.ts'
import { escaped } from '../text.ts'

const DEFINITIONS: readonly (readonly [what: string, how: string])[] = [
  ['Issues', `those that ${SERVER} lists on the milestone; what isn’t closed is open.`],
  ['Working days', 'Monday to Friday without the digest’s days off, in its time zone.'],
  ['Even pace', 'the same number of issues closed on each working day, from start to due date.'],
  ['Behind/ahead', 'closed issues minus the number an even pace would have closed by today.'],
  ['Burndown', `open issues at the end of each day, from ${SERVER}'s dates or from Greenlight’s own counts.`],
  ['Since last time', 'compared issue by issue with the last digest.'],
  ['At risk', `overdue, unassigned, or untouched for ${STILL_FROM} working days.`],
  ['Merge requests', `open ones on the milestone; where ${SERVER} hides builds, ready means no conflicts.`],
]

/** Explains each number of a digest, in a line each. */
export function howCountedModal(): Modal {
  return {
    title: 'How it’s counted',
    text: escaped(DEFINITIONS.map(([what, how]) => `${what}: ${how}`).join(' ')),
    blocks: [lines(...DEFINITIONS.map(([what, how]) => [bold(what), text(`: ${how}`)]))],
  }
}
