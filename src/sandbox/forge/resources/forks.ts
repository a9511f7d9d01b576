import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Answer, json, readParams, refuse, text } from '../http/answer.ts'
import { type ProjectCall, requireLevel } from '../http/route.ts'
import { NOT_WAITING, openFromFork } from '../state/merge-requests.ts'
import { PROJECTS, type Project, saveMember } from '../state/projects.ts'
import { LEVEL, timestamp, type World } from '../world.ts'

const fields = z.object({ path: text.optional() })

/** Forks of a project belong to the person who makes them. Real servers copy in the background, this one at once. */
export async function forkProject(call: ProjectCall, show: (fork: Project) => unknown): Promise<Answer> {
  requireLevel(call, LEVEL.reporter)
  const { world, user, project } = call
  const { path = project.path } = readParams(fields, call.params)
  if (world.database.find(PROJECTS, { namespace: user.username, path }))
    throw refuse(409, { name: ['has already been taken'], path: ['has already been taken'] })
  const fork = world.database.add(PROJECTS, {
    namespace: user.username,
    path,
    name: project.name,
    default_branch: project.default_branch,
    created_at: timestamp(world),
    forked_from_id: project.id,
  })
  world.database.insert('project_settings', { id: fork.id })
  saveMember(world.database, fork.id, user.id, LEVEL.owner)
  await copyRepository(world, project, fork)
  return json(201, show(fork), 'project forked')
}

/** The fork has its own branches and shares the objects, so that its commits can be merged where they were forked. */
async function copyRepository(world: World, project: Project, fork: Project): Promise<void> {
  const [origin, copy] = [world.repository(project), world.repository(fork)]
  await copy.create(project.default_branch)
  await rm(join(copy.directory, 'objects'), { recursive: true })
  await symlink(join(origin.directory, 'objects'), join(copy.directory, 'objects'))
  const updates = [...(await origin.heads())].map(([branch, sha]) => `create refs/heads/${branch} ${sha}\n`)
  await copy.write(['update-ref', '--stdin'], { input: updates.join('') })
}

/**
 * Deletes a fork: its open merge requests are closed, and none has a source project any more
 * (app/services/projects/unlink_fork_service.rb; `fk_source_project` of merge_requests is ON DELETE SET NULL).
 */
export async function deleteFork(call: ProjectCall, answer: Answer): Promise<Answer> {
  requireLevel(call, LEVEL.owner)
  const { world, user, project } = call
  // What was planted stays: everything refers to it.
  if (project.forked_from_id === null) throw refuse(403, '403 Forbidden')
  const at = timestamp(world)
  const closed = { ...NOT_WAITING, state: 'closed', closed_by_id: user.id, closed_at: at, updated_at: at }
  for (const { id, project_id } of openFromFork(world.database, project.id)) {
    const close = async () => world.database.update('merge_requests', id, closed)
    await world.locks.run(project_id, close, user.id)
  }
  for (const table of ['members', 'protected_branches', 'ci_branches', 'hooks', 'integrations'])
    world.database.remove(table, { project_id: project.id })
  world.database.remove('project_settings', { id: project.id })
  world.database.remove('projects', { id: project.id })
  await rm(world.repository(project).directory, { recursive: true, force: true })
  return answer
}
