import { type Answer, Refusal, type Visit } from '../http/answer.ts'
import { LEVEL, levelOf } from '../rights.ts'
import { settingsOf } from '../state/project-settings.ts'
import { type Project, projectByPath } from '../state/projects.ts'
import { type User, userByToken } from '../state/users.ts'
import type { World } from '../world.ts'
import { serviceAnnouncement } from './pkt-line.ts'
import { receivePush } from './receive-push.ts'

const ADDRESS = /^\/([\w.-]+)\/([\w.-]+)\.git\/(info\/refs|git-upload-pack|git-receive-pack)$/

/** True when the path is one that git asks for when it clones, fetches or pushes. */
export function isGitPath(path: string): boolean {
  return ADDRESS.test(path)
}

/** Git's smart HTTP protocol: the token is the Basic password (of any user name) or the PRIVATE-TOKEN header. */
export async function answerGit(world: World, visit: Visit): Promise<Answer> {
  const [, namespace = '', path = '', call = ''] = ADDRESS.exec(visit.url.pathname) ?? []
  const user = authenticate(world, visit)
  const project = projectByPath(world.database, namespace, path)
  if (!project || levelOf(world, user, project) < LEVEL.reporter) throw say(404, 'No such repository.')
  const service = call === 'info/refs' ? (visit.url.searchParams.get('service') ?? '') : call
  if (service !== 'git-upload-pack' && service !== 'git-receive-pack')
    throw say(403, 'This forge speaks the smart protocol only.')
  if (service === 'git-receive-pack' && levelOf(world, user, project) < LEVEL.developer)
    throw say(403, 'You are not allowed to push code to this project.')
  if (service === 'git-receive-pack' && settingsOf(world.database, project.id).archived)
    throw say(403, 'You cannot push code to an archived project.')
  if (visit.method !== (call === 'info/refs' ? 'GET' : 'POST')) throw say(405, 'Method Not Allowed')
  if (call === 'info/refs') return announce(world, project, service, visit)
  const body = await visit.content
  if (service === 'git-receive-pack')
    return world.turns.take(
      project.id,
      async () => receivePush(world, project, user, body, version(visit)),
      user.id,
    )
  const { directory, git } = world.repository(project)
  const args = ['upload-pack', '--stateless-rpc', directory]
  // 128 is what git ends with when the client has hung up early, which is its good right.
  const { stdout } = await git.run(directory, args, { input: body, env: version(visit), mayExit: [128] })
  return packs(service, 'result', stdout)
}

async function announce(world: World, project: Project, service: string, visit: Visit): Promise<Answer> {
  const { directory, git } = world.repository(project)
  const args = [service.slice('git-'.length), '--stateless-rpc', '--http-backend-info-refs', directory]
  const { stdout } = await git.run(directory, args, { env: version(visit) })
  const isSecond = version(visit).GIT_PROTOCOL === 'version=2' && service === 'git-upload-pack'
  const lead = isSecond ? [] : [serviceAnnouncement(service)]
  return packs(service, 'advertisement', Buffer.concat([...lead, stdout]))
}

function packs(service: string, kind: string, body: Buffer): Answer {
  const headers = { 'content-type': `application/x-${service}-${kind}`, 'cache-control': 'no-cache' }
  return { status: 200, headers, body }
}

function version(visit: Visit): { GIT_PROTOCOL?: string } {
  const asked = String(visit.request.headers['git-protocol'] ?? '')
  return /^version=[0-2]$/.test(asked) ? { GIT_PROTOCOL: asked } : {}
}

function authenticate(world: World, visit: Visit): User {
  const { authorization = '', 'private-token': header } = visit.request.headers
  const [scheme = '', credentials = ''] = authorization.split(' ')
  const basic = scheme.toLowerCase() === 'basic' ? Buffer.from(credentials, 'base64').toString() : ''
  const token = typeof header === 'string' ? header : basic.slice(basic.indexOf(':') + 1)
  const user = userByToken(world.database, token)
  if (!user) throw say(401, 'Give a token as the password.', { 'www-authenticate': 'Basic realm="forge"' })
  visit.user = user.username
  return user
}

function say(status: number, sentence: string, headers: Record<string, string> = {}): Refusal {
  return new Refusal({
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
    body: `${sentence}\n`,
  })
}
