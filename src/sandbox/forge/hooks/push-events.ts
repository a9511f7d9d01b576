import { commitsBetween } from '../git/commits.ts'
import { isProtected } from '../state/projects.ts'
import { userById } from '../state/users.ts'
import { commitBodyOf, projectBody, repositoryBody } from './bodies.ts'
import type { HookEvent } from './event.ts'
import type { Scene } from './scene.ts'
import type { Snapshot } from './snapshot.ts'

/** What stands for no commit: before a branch was made, and after it was deleted. */
const NOTHING = '0'.repeat(40)
/** The newest commits of a push, of which there may be more. */
const MOST_COMMITS = 20
/** A push that moves more branches than this tells nobody, as on the real servers. */
const MOST_BRANCHES = 3

/** Branches that were made, moved or deleted between two snapshots, by a push or by a merge. */
export async function pushEvents(scene: Scene, before: Snapshot, after: Snapshot): Promise<HookEvent[]> {
  const names = new Set([...before.branches.keys(), ...after.branches.keys()])
  const moved = [...names].flatMap((branch) => {
    const [was = NOTHING, is = NOTHING] = [before.branches.get(branch), after.branches.get(branch)]
    return was === is ? [] : [{ branch, was, is }]
  })
  if (moved.length > MOST_BRANCHES) return []
  const bodies = moved.map(async (one) => await bodyOf(scene, one))
  return (await Promise.all(bodies)).map((body) => ({ kind: 'push_events', action: null, body }))
}

async function bodyOf(
  { world, project, by }: Scene,
  { branch, was, is }: { readonly branch: string; readonly was: string; readonly is: string },
) {
  const isThere = was !== NOTHING && is !== NOTHING
  const commits = isThere ? await commitsBetween(world.repository(project), was, is) : []
  const user = by === undefined ? undefined : userById(world.database, by)
  return {
    object_kind: 'push',
    event_name: 'push',
    before: was,
    after: is,
    ref: `refs/heads/${branch}`,
    ref_protected: isProtected(world.database, project.id, branch),
    checkout_sha: is === NOTHING ? null : is,
    message: null,
    user_id: user?.id ?? null,
    user_name: user?.name ?? null,
    user_username: user?.username ?? null,
    user_email: null,
    user_avatar: null,
    project_id: project.id,
    project: projectBody(world, project),
    repository: repositoryBody(world, project),
    commits: commits
      .slice(0, MOST_COMMITS)
      .toReversed()
      .map((commit) => commitBodyOf(world, project, commit)),
    total_commits_count: commits.length,
  }
}
