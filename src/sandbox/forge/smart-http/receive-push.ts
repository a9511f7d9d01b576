import type { Answer } from '../http/answer.ts'
import { afterPush } from '../merging/after-push.ts'
import { mayPush } from '../rights.ts'
import type { Project } from '../state/projects.ts'
import type { User } from '../state/users.ts'
import type { World } from '../world.ts'
import { type PushRequest, readPush, refusalReport } from './pkt-line.ts'

const BRANCHES = 'refs/heads/'
/** Refuses what could harm whoever clones: odd trees, `.git` paths, unsafe links to modules. */
const SETTINGS = ['-c', 'receive.fsckObjects=true', '-c', 'receive.autogc=false']

/** Takes a push, or refuses all of it with a reason, then brings merge requests and builds up to date. */
export async function receivePush(
  world: World,
  project: Project,
  user: User,
  body: Buffer,
  env: { GIT_PROTOCOL?: string },
): Promise<Answer> {
  const headers = { 'content-type': 'application/x-git-receive-pack-result', 'cache-control': 'no-cache' }
  const push = readPush(body)
  const reason = reasonToRefuse(world, project, user, push)
  if (reason) return { status: 200, headers, body: refusalReport(push, reason) }
  const repository = world.repository(project)
  const before = await repository.heads()
  const { stdout } = await repository.write(
    [...SETTINGS, 'receive-pack', '--stateless-rpc', repository.directory],
    { input: body, env, mayExit: [1, 128] },
  )
  const after = await repository.heads()
  await afterPush(world, project, { before, after }, user)
  const changed = before.size !== after.size || [...after].some(([name, sha]) => before.get(name) !== sha)
  return { status: 200, headers, body: stdout, ...(changed ? { effect: 'pushed' } : {}) }
}

function reasonToRefuse(world: World, project: Project, user: User, push: PushRequest): string | undefined {
  for (const { ref } of push.updates) {
    if (ref.startsWith('refs/tags/')) continue
    if (!ref.startsWith(BRANCHES)) return 'only branches and tags can be pushed'
    const branch = ref.slice(BRANCHES.length)
    if (!mayPush(world, user, project, branch))
      return 'you are not allowed to push to protected branches of this project'
  }
  return undefined
}
