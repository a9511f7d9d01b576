import { countChanges } from '../git/commits.ts'
import { type VersionContent, versionContent } from '../merging/after-push.ts'
import { buildBranch } from '../state/builds.ts'
import type { Value } from '../state/database.ts'
import { addIssue, addMilestone } from '../state/issues.ts'
import { addMergeRequest } from '../state/merge-requests.ts'
import type { Project } from '../state/projects.ts'
import { addNote } from '../state/reviews.ts'
import { addVersion } from '../state/versions.ts'
import type { World } from '../world.ts'
import { sowGroup, sowGroupMilestone, sowPeople, sowReviews, sowSettings } from './acme.ts'
import { writeHistory } from './history.ts'
import {
  ACME,
  before,
  dayBefore,
  PEOPLE,
  type PersonName,
  PROJECTS,
  type SeedIssue,
  type SeedMilestone,
  type SeedProject,
  type SeedRequest,
} from './seed.ts'

/** Who answers whom. */
const OTHER: Readonly<Record<PersonName, PersonName>> = { ann: 'bob', bob: 'ann', cy: 'ann', root: 'ann' }

interface Written {
  readonly version: VersionContent
  readonly merge: string | null
}

/** Fills an empty world; everything in it is dated relative to `now`, and ids are the same every time. */
export async function sow(world: World, now: Date): Promise<void> {
  sowPeople(world.database)
  sowGroup(world.database)
  const sowers = PROJECTS.map((seed) => new Sower(world, seed, now))
  // Git takes most of the time and the repositories do not depend on each other.
  const written = await Promise.all(sowers.map(async (sower) => sower.writeRepository()))
  for (const [at, sower] of sowers.entries()) sower.addRows(written[at] ?? new Map())
  sowGroupMilestone(world.database, now)
  sowSettings(world.database, now)
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
    this.#project = {
      id,
      namespace: ACME.group.path,
      path,
      name,
      default_branch: 'main',
      group_id,
      created_at,
    }
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
      database.insert('members', { project_id: id, user_id: PEOPLE[who].id, level })
  }

  #sowMilestone(seed: SeedMilestone): void {
    const id = addMilestone(this.#world.database, {
      project_id: this.#seed.id,
      group_id: null,
      title: seed.title,
      description: seed.description,
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
      labels: JSON.stringify(seed.labels),
      milestone_id: this.#milestoneId(seed.milestone),
      author_id: PEOPLE[seed.by].id,
      assignee_id: seed.assignee ? PEOPLE[seed.assignee].id : null,
      due_date: this.#dueDate(seed),
      confidential: seed.confidential,
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
      description: seed.description,
      state: written.merge ? 'merged' : seed.closed === undefined ? 'opened' : 'closed',
      source_branch: seed.branch,
      target_branch: this.#project.default_branch,
      author_id: PEOPLE[seed.by].id,
      assignee_id: seed.assignee ? PEOPLE[seed.assignee].id : null,
      milestone_id: this.#milestoneId(seed.milestone),
      labels: JSON.stringify(seed.labels),
      user_notes_count: seed.notes,
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
    this.#sowNotes(id, seed)
    if (!seed.build) return
    buildBranch(this.#world.database, this.#project.id, seed.branch, seed.build)
    this.#world.builds.start(this.#project, seed.branch, written.version.head_commit_sha)
  }

  /** As many notes as the seed says, by somebody else and the author in turn, an hour apart. */
  #sowNotes(request: number, seed: SeedRequest): void {
    for (let at = 0; at < seed.notes; at++)
      addNote(this.#world.database, {
        mergeRequest: request,
        author: PEOPLE[at % 2 === 0 ? OTHER[seed.by] : seed.by].id,
        body: ACME.talk[at % ACME.talk.length] ?? '',
        at: this.#ago(seed.days - (at + 1) / 24),
      })
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
    return dueIn === undefined ? null : dayBefore(this.#now, -dueIn)
  }

  #ago(days: number): string {
    return before(this.#now, days)
  }
}
