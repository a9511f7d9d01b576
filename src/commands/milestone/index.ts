import type { Noun } from '../command.ts'
import { milestoneDigestList } from '../digest/list.ts'
import { milestoneDigestOff } from '../digest/off.ts'
import { milestoneDigestOn } from '../digest/on.ts'
import { milestoneDigestNow, milestoneDigestPreview } from '../digest/preview.ts'
import { milestoneActivate, milestoneClose } from './close.ts'
import { milestoneCounted } from './counted.ts'
import { milestoneCreate } from './create.ts'
import { milestoneDetails } from './details.ts'
import { milestoneEdit } from './edit.ts'
import { milestoneIssues } from './issues.ts'
import { milestoneListCommand } from './list.ts'
import { milestoneProgress } from './progress.ts'
import { milestoneView } from './view.ts'

/** The verbs are in the order of help. */
export const milestoneNoun: Noun = {
  name: 'milestone',
  about: 'Milestones',
  first: [
    { command: milestoneListCommand, typed: 'list', does: 'all active ones', button: 'List all' },
    { command: milestoneView, typed: '3', does: 'one, with what is at risk' },
    { command: milestoneCreate, typed: 'create', does: 'new one, as a form', button: 'New milestone' },
    { command: milestoneDigestOn, typed: 'digest on', does: 'a summary here, as often as you like' },
  ],
  verbs: [
    milestoneListCommand,
    milestoneView,
    milestoneCreate,
    milestoneEdit,
    milestoneClose,
    milestoneActivate,
    milestoneIssues,
    milestoneDigestOn,
    milestoneDigestOff,
    milestoneDigestList,
    milestoneDigestNow,
    milestoneDigestPreview,
    milestoneProgress,
    milestoneDetails,
    milestoneCounted,
  ],
}
