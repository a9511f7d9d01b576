import { z } from 'zod'
import { type Approval, approvalsOf } from '../state/approvals.ts'
import { type Build, buildsOf } from '../state/builds.ts'
import type { Database } from '../state/database.ts'
import { type Issue, issuesOfProject } from '../state/issues.ts'
import { allMergeRequests, type MergeRequest } from '../state/merge-requests.ts'
import { listMilestones, type Milestone } from '../state/milestones.ts'
import { type Note, notesOf } from '../state/notes.ts'
import type { Project } from '../state/projects.ts'
import { reviewersOf } from '../state/reviewers.ts'
import type { World } from '../world.ts'

/** A merge request with what stands in other tables. */
export interface SeenRequest {
  readonly row: MergeRequest
  readonly head: string
  readonly reviewers: readonly number[]
  readonly approvals: readonly Approval[]
}

/** What a project is like between two turns, by id; branches by name. */
export interface Snapshot {
  readonly branches: ReadonlyMap<string, string>
  readonly requests: ReadonlyMap<number, SeenRequest>
  readonly issues: ReadonlyMap<number, Issue>
  readonly builds: ReadonlyMap<number, Build>
  readonly milestones: ReadonlyMap<number, Milestone>
  readonly notes: ReadonlyMap<number, Note>
}

const ALL = { limit: 10_000, offset: 0 }

export async function takeSnapshot(world: World, project: Project): Promise<Snapshot> {
  const { database } = world
  const branches = await world.repository(project).heads()
  const rows = allMergeRequests(database, project.id)
  const heads = headsOf(database, project.id)
  const milestones = listMilestones(database, project.id, { iids: undefined, state: 'all' }, ALL).rows
  return {
    branches,
    requests: new Map(
      rows.map((row) => [
        row.id,
        {
          row,
          head: heads.get(row.id) ?? '',
          reviewers: reviewersOf(database, row.id).map(({ user_id }) => user_id),
          approvals: approvalsOf(database, row.id),
        },
      ]),
    ),
    issues: byId(issuesOfProject(database, project.id)),
    builds: byId(buildsOf(database, project.id)),
    milestones: byId(milestones),
    notes: byId(rows.flatMap(({ id }) => notesOf(database, id))),
  }
}

/** What is new or differs, with how it was before. */
export function changed<T>(
  before: ReadonlyMap<number, T>,
  after: ReadonlyMap<number, T>,
): { readonly was: T | undefined; readonly is: T }[] {
  return [...after].flatMap(([id, is]) => {
    const was = before.get(id)
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ was, is }]
  })
}

function byId<T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> {
  return new Map(rows.map((found) => [found.id, found]))
}

/** The newest heads of the project's merge requests. */
function headsOf(database: Database, project: number): ReadonlyMap<number, string> {
  const row = z.object({ merge_request_id: z.number(), head_commit_sha: z.string() })
  const sql = `SELECT merge_request_id, head_commit_sha FROM versions WHERE id IN (SELECT max(versions.id)
    FROM versions JOIN merge_requests ON merge_requests.id = merge_request_id
    WHERE project_id = ? GROUP BY merge_request_id)`
  return new Map(
    database.all(row, sql, project).map((found) => [found.merge_request_id, found.head_commit_sha]),
  )
}
