import { columnsOf } from '../../mode.ts'
import { milestoneFor } from '../../resources/milestones/routes.ts'
import { ISSUES, type Issue, type Milestone } from '../../state/issues.ts'
import { MERGE_REQUESTS } from '../../state/merge-requests.ts'
import {
  directLevel,
  GROUPS,
  groupLevel,
  PROJECTS,
  type Project,
  settingsOf,
  USERS,
  type User,
} from '../../state/projects.ts'
import { isEnterprise, isSince, LEVEL, levelOf, maySeeIssue, pagesOf, type World } from '../../world.ts'

export function projectIdentity({ database }: World, project: Project) {
  const { id, name, path, created_at } = project
  const owner = database.find(GROUPS, { id: project.group_id ?? 0 })?.name ?? project.namespace
  return {
    id,
    description: null,
    name,
    name_with_namespace: `${owner} / ${name}`,
    path,
    path_with_namespace: `${project.namespace}/${path}`,
    created_at,
  }
}

export function projectEntity(world: World, project: Project, user: User) {
  const identity = projectIdentity(world, project)
  const web_url = `${world.url}/${identity.path_with_namespace}`
  const group = world.database.find(GROUPS, { id: project.group_id }) ?? null
  const grouped = group ? groupLevel(world.database, group.id, user.id) : 0
  const settings = settingsOf(world.database, project.id)
  const hasMergeRequests = settings.merge_requests_access_level !== 'disabled'
  return {
    ...identity,
    default_branch: project.default_branch,
    http_url_to_repo: `${web_url}.git`,
    web_url,
    ...columnsOf('v4 settings', settings),
    ...(isEnterprise(world) ? enterpriseFields(world, settings) : {}),
    automatic_rebase_enabled: isSince(world, '19.4') ? settings.automatic_rebase_enabled : undefined,
    last_activity_at: lastActivity(world, project),
    namespace: group
      ? { ...columnsOf('v4 namespace', group), web_url: `${world.url}/groups/${group.path}` }
      : { name: project.namespace, path: project.namespace, full_path: project.namespace, kind: 'user' },
    forked_from_project: project.forked_from_id === null ? undefined : { id: project.forked_from_id },
    merge_requests_enabled: hasMergeRequests,
    can_create_merge_request_in:
      hasMergeRequests && !settings.archived && levelOf(world, user, project) >= LEVEL.developer,
    open_issues_count: world.database
      .list(ISSUES, { project_id: project.id })
      .filter((issue) => issue.state === 'opened' && maySeeIssue(world, user, project, issue)).length,
    permissions: {
      project_access: access(directLevel(world.database, project.id, user.id)),
      group_access: access(grouped),
    },
  }
}

/** ee/lib/ee/api/entities/project.rb of the server. */
function enterpriseFields(world: World, settings: ReturnType<typeof settingsOf>) {
  return {
    merge_pipelines_enabled: settings.merge_trains_enabled,
    merge_trains_enabled: settings.merge_trains_enabled,
    merge_trains_skip_train_allowed: false,
    merge_train_enforcement: isSince(world, '19.3') ? settings.merge_train_enforcement : undefined,
  }
}

function lastActivity({ database }: World, { id, created_at }: Project): string {
  const touched = [
    ...database.list(ISSUES, { project_id: id }),
    ...database.list(MERGE_REQUESTS, { project_id: id }),
  ]
  return touched.reduce((last, { updated_at }) => (updated_at > last ? updated_at : last), created_at)
}

function access(level: number) {
  return level < LEVEL.guest ? null : { access_level: level, notification_level: 3 }
}

function userEntity({ url }: World, user: User) {
  return { ...columnsOf('v4 user', user), web_url: `${url}/${user.username}` }
}

/** Null for nobody. */
export function userEntityOf(world: World, id: number | null) {
  const user = id === null ? undefined : world.database.find(USERS, { id })
  return user ? userEntity(world, user) : null
}

/** A person as others see them in a lookup of that person. */
export function otherUserEntity(world: World, user: User) {
  return { ...userEntity(world, user), ...columnsOf('v4 other user', user) }
}

/** A person as they see themselves; only administrators see the field that says so. */
export function ownUserEntity(world: World, user: User) {
  const admin = user.admin ? { is_admin: true } : {}
  return { ...userEntity(world, user), ...columnsOf('v4 own user', user), ...admin }
}

export function milestoneEntity(world: World, milestone: Milestone) {
  const { iid, project_id, group_id, due_date } = milestone
  return {
    ...columnsOf('v4 milestone', milestone),
    ...(project_id === null ? { group_id } : { project_id }),
    expired: due_date !== null && due_date < today(world),
    web_url: `${ownerPages(world, milestone)}/milestones/${iid}`,
  }
}

function today({ now }: World): string {
  return new Date(now()).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

function ownerPages(world: World, { project_id, group_id }: Milestone): string {
  const project = world.database.find(PROJECTS, { id: project_id ?? 0 })
  if (project) return pagesOf(world, project)
  return `${world.url}/groups/${world.database.find(GROUPS, { id: group_id ?? 0 })?.path}${world.pages}`
}

export function issueEntity(world: World, project: Project, issue: Issue) {
  const path = `${project.namespace}/${project.path}`
  const milestone = milestoneFor(world, project, issue.milestone_id)
  const assignee = userEntityOf(world, issue.assignee_id)
  const short = `#${issue.iid}`
  return {
    ...columnsOf('v4 issue', issue),
    closed_by: userEntityOf(world, issue.closed_by_id),
    labels: issue.labels.toSorted(),
    milestone: milestone ? milestoneEntity(world, milestone) : null,
    assignees: assignee ? [assignee] : [],
    author: userEntityOf(world, issue.author_id),
    assignee,
    web_url: `${pagesOf(world, project)}/issues/${issue.iid}`,
    references: { short, relative: short, full: `${path}${short}` },
  }
}

/** An issue as the responses about one issue show it. */
export function wholeIssueEntity(world: World, project: Project, issue: Issue, viewer: User) {
  const subscribed = issue.author_id === viewer.id || issue.assignee_id === viewer.id
  return { ...issueEntity(world, project, issue), ...columnsOf('v4 whole issue', issue), subscribed }
}
