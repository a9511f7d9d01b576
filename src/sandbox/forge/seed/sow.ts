/*
 * What the seed holds, by iid, for stories and tests to rely on.
 *
 * Project 42 acme/web (ann: master, bob: developer, cy: reporter; main is protected, so ann merges and bob does not)
 *   !17 !16 !15 !14  mergeable; !16 deletes and renames files
 *   !13  mergeable, with a title and a branch name that try to be markup
 *   !12  mergeable: three commits, four files, assigned to ann, milestone %3
 *   !11  mergeable, with a running build that will succeed
 *   !10  mergeable, with a running build that will fail
 *   !9   conflicts with main
 *   !8   a draft
 *   !7   mergeable, closes issues #3 and #5
 *   !6 !3 closed; !5 !4 !2 !1 merged
 *   %1 closed, %2 late (active, past its date, with open issues), %3 on time, %4 without a date
 *   #24 is confidential: in %2, and !15 closes it
 *   %3 has issues of each kind (open, closed, overdue, assigned, unassigned, untouched for long) and merge requests
 *   in each state: !12 !11 !10 !8 open, !6 closed, !5 merged
 *
 *   deploy keys 601 Staging, 602 Build server; integrations external-wiki and slack are set
 *
 * Project 43 acme/api (ann: master, bob: developer)
 *   !1 mergeable, !2 merged, !3 mergeable with a running build that will succeed, !4 conflicts
 *   %1 on time, %2 without a date; #6 is confidential, in %1; deploy key 603 Orders
 *
 *   Seen by today's API only: web!7 has two assignees and two reviewers; in acme/api a merge needs one approval
 *
 * Project 44 acme/vault (nobody but root): !1 mergeable, %1; deploy key 604 Vault, which nobody else can reach
 *
 * Group 70 acme (ann: master, bob: developer) holds 42 and 43; what only today's API shows
 *   %1 with issues and merge requests of both: acme/web #13 !16, acme/api #4 #5 !3
 *   acme/shop is where acme/web was before
 *
 * Of no project: deploy key 605 Shared mirror, which is public
 */
import { countChanges } from '../git/changes.ts'
import { type VersionContent, versionContent } from '../merging/open-version.ts'
import { LEVEL } from '../rights.ts'
import { buildBranch } from '../state/builds.ts'
import type { Value } from '../state/database.ts'
import { addIssue } from '../state/issues.ts'
import { addMergeRequest } from '../state/merge-requests.ts'
import { addMilestone } from '../state/milestones.ts'
import type { Project } from '../state/projects.ts'
import { addVersion } from '../state/versions.ts'
import type { World } from '../world.ts'
import { apiProject } from './api-project.ts'
import { sowDeployKeys } from './deploy-keys.ts'
import { GROUP, sowGroup, sowGroupMilestone } from './group.ts'
import { writeHistory } from './history.ts'
import { sowIntegrations } from './integrations.ts'
import { PEOPLE, sowPeople } from './people.ts'
import { sowReviews } from './reviews.ts'
import { sowNotes } from './talk.ts'
import { before, type SeedIssue, type SeedMilestone, type SeedProject, type SeedRequest } from './timeline.ts'
import { vaultProject } from './vault-project.ts'
import { webProject } from './web-project.ts'

interface Written {
  readonly version: VersionContent
  readonly merge: string | null
}

/** Fills an empty world; everything in it is dated relative to `now`, and ids are the same every time. */
export async function sow(world: World, now: Date): Promise<void> {
  sowPeople(world.database)
  sowGroup(world.database)
  const sowers = [webProject, apiProject, vaultProject].map((seed) => new Sower(world, seed, now))
  // Git takes most of the time and the repositories do not depend on each other.
  const written = await Promise.all(sowers.map(async (sower) => sower.writeRepository()))
  for (const [at, sower] of sowers.entries()) sower.addRows(written[at] ?? new Map())
  sowGroupMilestone(world.database, now)
  sowDeployKeys(world.database, now)
  sowIntegrations(world.database, now)
  sowReviews(world.database, now)
}

class Sower {
  readonly #world: World
  readonly #seed: SeedProject
  readonly #now: Date
  readonly #project: Project
  readonly #milestones: number[] = []

  constructor(world: World, seed: SeedProject, now: Date) {
    this.#world = world
    this.#seed = seed
    this.#now = now
    const { id, path, name, group_id } = seed
    const created_at = before(now, seed.days)
    this.#project = { id, namespace: GROUP.path, path, name, default_branch: 'main', group_id, created_at }
  }

  /** What git made of each merge request, by iid. */
  async writeRepository(): Promise<Map<number, Written>> {
    const repository = this.#world.repository(this.#project)
    await repository.create(this.#project.default_branch)
    const shas = await writeHistory(repository, this.#seed.timeline, this.#now)
    // In the seed nobody pulls main into a branch, so a request still begins where it started from.
    const ranges = [...shas.values()].map(({ start, head }) => ({ base: start, start, head }))
    const files = await countChanges(repository, ranges)
    const versions = ranges.map((range, at) => versionContent(range, files[at] ?? 0))
    return new Map(
      [...shas].flatMap(([iid, { merge }], at) => {
        const version = versions[at]
        return version ? [[iid, { version, merge }]] : []
      }),
    )
  }

  addRows(written: ReadonlyMap<number, Written>): void {
    this.#sowProject()
    for (const milestone of this.#seed.milestones) this.#sowMilestone(milestone)
    for (const issue of this.#seed.issues) this.#sowIssue(issue)
    const requests = this.#seed.timeline.filter((step) => step.kind === 'request')
    for (const request of requests.toSorted((left, right) => left.iid - right.iid))
      this.#sowRequest(request, written.get(request.iid))
  }

  #sowProject(): void {
    const { database } = this.#world
    const { id } = this.#project
    database.insert('projects', { ...this.#project })
    database.insert('protected_branches', { project_id: id, branch: 'main' })
    for (const { who, level } of this.#seed.members)
      database.insert('members', { project_id: id, user_id: PEOPLE[who].id, level: LEVEL[level] })
  }

  #sowMilestone(seed: SeedMilestone): void {
    const id = addMilestone(this.#world.database, {
      project_id: this.#seed.id,
      group_id: null,
      title: seed.title,
      description: seed.description ?? '',
      start_date: null,
      due_date: this.#dueDate(seed),
      state: seed.closed ? 'closed' : 'active',
      created_at: this.#ago(seed.days),
    })
    this.#milestones.push(id)
  }

  #sowIssue(seed: SeedIssue): void {
    const touched = this.#ago(seed.touched ?? (seed.closed ? seed.days / 2 : seed.days))
    addIssue(this.#world.database, {
      project_id: this.#seed.id,
      title: seed.title,
      state: seed.closed ? 'closed' : 'opened',
      labels: JSON.stringify(seed.labels ?? []),
      milestone_id: this.#milestoneId(seed.milestone),
      author_id: PEOPLE[seed.by].id,
      assignee_id: seed.assignee ? PEOPLE[seed.assignee].id : null,
      due_date: this.#dueDate(seed),
      confidential: seed.confidential ?? false,
      closed_at: seed.closed ? touched : null,
      closed_by_id: seed.closed ? PEOPLE[seed.assignee ?? seed.by].id : null,
      created_at: this.#ago(seed.days),
      updated_at: touched,
    })
  }

  #sowRequest(seed: SeedRequest, written: Written | undefined): void {
    if (!written) throw new Error(`!${seed.iid} is not in the history`)
    const id = addMergeRequest(this.#world.database, {
      iid: seed.iid,
      project_id: this.#project.id,
      title: seed.title,
      draft: this.#world.mode.draftTitle.test(seed.title),
      description: seed.description ?? '',
      state: written.merge ? 'merged' : seed.closed === undefined ? 'opened' : 'closed',
      source_branch: seed.branch,
      target_branch: this.#project.default_branch,
      author_id: PEOPLE[seed.by].id,
      assignee_id: seed.assignee ? PEOPLE[seed.assignee].id : null,
      milestone_id: this.#milestoneId(seed.milestone),
      labels: JSON.stringify(seed.labels ?? []),
      user_notes_count: seed.notes ?? 0,
      merge_commit_sha: written.merge,
      merge_status: written.merge ? 'can_be_merged' : 'unchecked',
      ...this.#ending(seed),
      created_at: this.#ago(seed.days),
      updated_at: this.#ago(this.#lastTouched(seed)),
    })
    addVersion(this.#world.database, {
      ...written.version,
      merge_request_id: id,
      created_at: this.#ago(seed.days),
    })
    sowNotes(this.#world.database, id, seed, this.#now)
    if (!seed.build) return
    buildBranch(this.#world.database, this.#project.id, seed.branch, seed.build)
    this.#world.builds.start(this.#project, seed.branch, written.version.head_commit_sha)
  }

  /** Who merged or closed it, and when; nothing for an open one. */
  #ending(seed: SeedRequest): Record<string, Value> {
    const merge = this.#seed.timeline.find((step) => step.kind === 'merge' && step.iid === seed.iid)
    if (merge?.kind === 'merge')
      return { merged_by_id: PEOPLE[merge.by].id, merged_at: this.#ago(merge.days) }
    return seed.closed === undefined
      ? {}
      : { closed_by_id: PEOPLE[seed.by].id, closed_at: this.#ago(seed.closed) }
  }

  /** In days before now. */
  #lastTouched(seed: SeedRequest): number {
    const merge = this.#seed.timeline.find((step) => step.kind === 'merge' && step.iid === seed.iid)
    return merge?.kind === 'merge' ? merge.days : (seed.closed ?? seed.days)
  }

  #milestoneId(iid: number | undefined): number | null {
    return iid === undefined ? null : (this.#milestones[iid - 1] ?? null)
  }

  #dueDate({ dueIn }: SeedMilestone | SeedIssue): string | null {
    return dueIn === undefined ? null : this.#ago(-dueIn).slice(0, 'yyyy-mm-dd'.length)
  }

  #ago(days: number): string {
    return before(this.#now, days)
  }
}
