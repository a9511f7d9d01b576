import { fingerprintOf } from '../resources/deploy-keys/routes.ts'
import type { Database } from '../state/database.ts'
import { addDeployKey, linkDeployKey } from '../state/deploy-keys.ts'
import { saveIntegration } from '../state/integrations.ts'
import { addMilestone } from '../state/issues.ts'
import { changeMergeRequest, mergeRequestByIid } from '../state/merge-requests.ts'
import { changeSettings } from '../state/projects.ts'
import { setReviewers } from '../state/reviews.ts'
import { ACME, before, dayBefore, PEOPLE } from './seed.ts'

const { group } = ACME

export function sowPeople(database: Database): void {
  for (const [username, person] of Object.entries(PEOPLE)) {
    const account = { username, token: `sandbox-${username}`, admin: username === 'root' }
    database.insert('users', { ...person, ...account })
  }
}

/** Holds acme/web and acme/api; what is in the vault is no business of its members. */
export function sowGroup(database: Database): void {
  const { id, path, name, members } = group
  database.insert('groups', { id, path, name })
  for (const { who, level } of members)
    database.insert('group_members', { group_id: id, user_id: PEOPLE[who].id, level })
}

/** After the projects, so that their milestones have the ids that they always had. */
export function sowGroupMilestone(database: Database, now: Date): void {
  const { title, description, startedFor, dueIn = 0, days } = ACME.milestone
  const milestone = addMilestone(database, {
    project_id: null,
    group_id: group.id,
    title,
    description,
    start_date: dayBefore(now, startedFor),
    due_date: dayBefore(now, -dueIn),
    state: 'active',
    created_at: before(now, days),
  })
  for (const { project, issues, requests } of group.planned)
    for (const [table, iids] of Object.entries({ issues, merge_requests: requests }))
      for (const iid of iids)
        database.run(
          `UPDATE ${table} SET milestone_id = ? WHERE project_id = ? AND iid = ?`,
          milestone,
          project,
          iid,
        )
  database.insert('former_paths', { path: 'acme/shop', project_id: 42 })
}

export function sowSettings(database: Database, now: Date): void {
  for (const { title, project, key, days } of ACME.deployKeys) {
    const fingerprint = fingerprintOf(key)
    if (!fingerprint) throw new Error(`the deploy key ${title} cannot be read`)
    const created_at = before(now, days)
    const row = { title, key, fingerprint, public: project === null, expires_at: null, created_at }
    const id = addDeployKey(database, row)
    if (project !== null) linkDeployKey(database, project, id)
  }
  for (const { slug, project, days, properties } of ACME.integrations)
    saveIntegration(database, project, { slug, active: true, properties }, before(now, days))
}

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
