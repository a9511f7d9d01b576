import type { Database } from '../state/database.ts'
import { changeMergeRequest, mergeRequestByIid } from '../state/merge-requests.ts'
import { changeSettings } from '../state/project-settings.ts'
import { setReviewers } from '../state/reviewers.ts'
import { PEOPLE } from './people.ts'
import { before } from './timeline.ts'

/**
 * What only today's API shows: acme/web!7 is assigned to two people and has two reviewers, and in acme/api somebody
 * other than the author approves before a merge, again after each push.
 */
export function sowReviews(database: Database, now: Date): void {
  const { ann, bob, cy } = PEOPLE
  changeSettings(database, 43, { approvals: 1, resets_on_push: true })
  const rounding = mergeRequestByIid(database, 42, 7)
  const order = mergeRequestByIid(database, 43, 1)
  if (!rounding || !order) throw new Error('the seed has no acme/web!7 or no acme/api!1')
  changeMergeRequest(database, rounding.id, { co_assignee_ids: JSON.stringify([bob.id]) })
  setReviewers(database, rounding.id, [cy.id, ann.id], before(now, 11))
  setReviewers(database, order.id, [ann.id], before(now, 15))
}
