import type { Issue } from './state/issues.ts'
import { assigneesOf, type MergeRequest } from './state/merge-requests.ts'
import { isProtected, memberLevel, type Project } from './state/projects.ts'
import type { User } from './state/users.ts'
import type { World } from './world.ts'

/** What a member may do grows with the number; 0 cannot see the project. */
export const LEVEL = { guest: 10, reporter: 20, developer: 30, master: 40, owner: 50 } as const

/** The person's level in a project; an administrator owns every project. */
export function levelOf(world: World, user: User, project: Project): number {
  return user.admin ? LEVEL.owner : memberLevel(world.database, project.id, user.id)
}

/** Reporters read every merge request, and guests their own or the one assigned to them. */
export function mayRead(world: World, user: User, project: Project, request: MergeRequest): boolean {
  const own = request.author_id === user.id || assigneesOf(request).includes(user.id)
  return own || levelOf(world, user, project) >= LEVEL.reporter
}

/** Confidential issues are for reporters and for the people they concern. */
export function maySeeIssue(world: World, user: User, project: Project, issue: Issue): boolean {
  const own = issue.author_id === user.id || issue.assignee_id === user.id
  return !issue.confidential || own || levelOf(world, user, project) >= LEVEL.reporter
}

/** Pushing to a protected branch takes a master, pushing to another one a developer. */
export function mayPush(world: World, user: User, project: Project, branch: string): boolean {
  const needed = isProtected(world.database, project.id, branch) ? LEVEL.master : LEVEL.developer
  return levelOf(world, user, project) >= needed
}

/** Accepting a merge request is pushing to its target branch. */
export function mayAccept(world: World, user: User, project: Project, request: MergeRequest): boolean {
  return mayPush(world, user, project, request.target_branch)
}

/** Developers edit every merge request, and everybody their own or the one assigned to them. */
export function mayEdit(world: World, user: User, project: Project, request: MergeRequest): boolean {
  const own = request.author_id === user.id || assigneesOf(request).includes(user.id)
  return own || levelOf(world, user, project) >= LEVEL.developer
}
