import { LEVEL, levelOf, maySeeIssue } from '../../rights.ts'
import { groupById, groupLevel } from '../../state/groups.ts'
import { issuesOfProject } from '../../state/issues.ts'
import { allMergeRequests } from '../../state/merge-requests.ts'
import { settingsOf } from '../../state/project-settings.ts'
import { directLevel, type Project } from '../../state/projects.ts'
import type { User } from '../../state/users.ts'
import type { World } from '../../world.ts'

/** What a project is called, wherever only that is shown. */
export function projectIdentity({ database }: World, project: Project) {
  const { id, name, path, created_at } = project
  const owner = groupById(database, project.group_id ?? 0)?.name ?? project.namespace
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

/** A project as this person sees it. */
export function projectEntity(world: World, project: Project, user: User) {
  const identity = projectIdentity(world, project)
  const web_url = `${world.url}/${identity.path_with_namespace}`
  const group = groupById(world.database, project.group_id ?? 0)
  const grouped = group ? groupLevel(world.database, group.id, user.id) : 0
  const settings = settingsOf(world.database, project.id)
  const hasMergeRequests = settings.merge_requests_access_level !== 'disabled'
  return {
    ...identity,
    default_branch: project.default_branch,
    http_url_to_repo: `${web_url}.git`,
    web_url,
    avatar_url: null,
    topics: [],
    star_count: 0,
    forks_count: 0,
    last_activity_at: lastActivity(world, project),
    namespace: group
      ? {
          id: group.id,
          name: group.name,
          path: group.path,
          kind: 'group',
          full_path: group.path,
          parent_id: null,
          web_url: `${world.url}/groups/${group.path}`,
        }
      : null,
    empty_repo: false,
    archived: settings.archived,
    visibility: 'private',
    issues_enabled: true,
    merge_requests_enabled: hasMergeRequests,
    jobs_enabled: true,
    can_create_merge_request_in:
      hasMergeRequests && !settings.archived && levelOf(world, user, project) >= LEVEL.developer,
    issues_access_level: 'enabled',
    merge_requests_access_level: settings.merge_requests_access_level,
    builds_access_level: 'enabled',
    open_issues_count: issuesOfProject(world.database, project.id).filter(
      (issue) => issue.state === 'opened' && maySeeIssue(world, user, project, issue),
    ).length,
    only_allow_merge_if_pipeline_succeeds: settings.only_allow_merge_if_pipeline_succeeds,
    allow_merge_on_skipped_pipeline: settings.allow_merge_on_skipped_pipeline,
    only_allow_merge_if_all_discussions_are_resolved:
      settings.only_allow_merge_if_all_discussions_are_resolved,
    remove_source_branch_after_merge: settings.remove_source_branch_after_merge,
    merge_method: settings.merge_method,
    merge_pipelines_enabled: settings.merge_trains_enabled,
    merge_trains_enabled: settings.merge_trains_enabled,
    merge_trains_skip_train_allowed: false,
    squash_option: settings.squash_option,
    autoclose_referenced_issues: true,
    permissions: {
      project_access: access(directLevel(world.database, project.id, user.id)),
      group_access: access(grouped),
    },
  }
}

/** When an issue or a merge request was last touched. */
function lastActivity({ database }: World, { id, created_at }: Project): string {
  const touched = [...issuesOfProject(database, id), ...allMergeRequests(database, id)]
  return touched.reduce((last, { updated_at }) => (updated_at > last ? updated_at : last), created_at)
}

function access(level: number) {
  return level < LEVEL.guest ? null : { access_level: level, notification_level: 3 }
}
