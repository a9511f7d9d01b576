import type { Commit } from '../git/commits.ts'
import { commitOf } from '../git/commits.ts'
import type { Project } from '../state/projects.ts'
import { userById } from '../state/users.ts'
import type { World } from '../world.ts'
import type { Scene } from './scene.ts'

/** Of people who do not show their address to everybody. */
const NO_ADDRESS = '[REDACTED]'

export function userBody(world: World, id: number | null | undefined) {
  const user = id ? userById(world.database, id) : undefined
  return user
    ? { id: user.id, name: user.name, username: user.username, avatar_url: null, email: NO_ADDRESS }
    : null
}

export function userBodies(world: World, ids: readonly number[]) {
  return ids.map((id) => userBody(world, id)).filter((found) => found !== null)
}

export function projectAddress(world: World, { namespace, path }: Project): string {
  return `${world.url}/${namespace}/${path}`
}

/** A project, with the older names of its addresses. */
export function projectBody(world: World, project: Project) {
  const web = projectAddress(world, project)
  const http = `${web}.git`
  const ssh = `git@${new URL(world.url).hostname}:${project.namespace}/${project.path}.git`
  return {
    id: project.id,
    name: project.name,
    description: '',
    web_url: web,
    avatar_url: null,
    git_ssh_url: ssh,
    git_http_url: http,
    namespace: project.namespace,
    visibility_level: 0,
    path_with_namespace: `${project.namespace}/${project.path}`,
    default_branch: project.default_branch,
    ci_config_path: null,
    homepage: web,
    url: ssh,
    ssh_url: ssh,
    http_url: http,
  }
}

export function repositoryBody(world: World, project: Project) {
  const web = projectAddress(world, project)
  return { name: project.name, url: `${web}.git`, description: '', homepage: web }
}

/** Labels are words in this forge; they have no ids and no colours of their own. */
export function labelBodies(project: Project, labels: readonly string[]) {
  return labels.map((title) => ({
    title,
    color: '#428bca',
    project_id: project.id,
    template: false,
    description: null,
    type: 'ProjectLabel',
    group_id: null,
  }))
}

/** A commit by its sha, which never changes; null when the repository has none such. */
export async function commitBody({ world, project, commits }: Scene, sha: string) {
  const reading = commits.get(sha) ?? commitOf(world.repository(project), sha)
  commits.set(sha, reading)
  // Only git's answer is worth remembering, not that it could not be asked.
  reading.catch(() => commits.delete(sha))
  const commit = await reading
  return commit ? commitBodyOf(world, project, commit) : null
}

export function commitBodyOf(world: World, project: Project, commit: Commit) {
  return {
    id: commit.id,
    message: commit.message,
    title: commit.title,
    timestamp: commit.created_at,
    url: `${projectAddress(world, project)}/commit/${commit.id}`,
    author: { name: commit.author_name, email: commit.author_email },
  }
}
