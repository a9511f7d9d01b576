import { isDeepStrictEqual } from 'node:util'
import { type Answer, Refusal, type Visit } from '../http/answer.ts'
import { afterForkPush, afterPush } from '../merging/after-push.ts'
import { PROJECTS, type Project, settingsOf, USERS, type User } from '../state/projects.ts'
import { LEVEL, levelOf, mayPush, type World } from '../world.ts'

const RECEIVE = 'git-receive-pack'
const ADDRESS = /^\/([\w.-]+(?:\/[\w.-]+)*)\/([\w.-]+)\.git\/(info\/refs|git-upload-pack|git-receive-pack)$/

export function isGitPath(path: string): boolean {
  return ADDRESS.test(path)
}

/** Git's smart HTTP protocol: the token is the Basic password (of any user name) or the PRIVATE-TOKEN header. */
export async function answerGit(world: World, visit: Visit): Promise<Answer> {
  const [, namespace = '', path = '', call = ''] = ADDRESS.exec(visit.url.pathname) ?? []
  const user = authenticate(world, visit)
  const project = world.database.find(PROJECTS, { namespace, path })
  if (!project || levelOf(world, user, project) < LEVEL.reporter) throw deny(404, 'No such repository.')
  const service = call === 'info/refs' ? (visit.url.searchParams.get('service') ?? '') : call
  if (service !== 'git-upload-pack' && service !== RECEIVE)
    throw deny(403, 'This forge speaks the smart protocol only.')
  if (service === RECEIVE && levelOf(world, user, project) < LEVEL.developer)
    throw deny(403, 'You are not allowed to push code to this project.')
  if (service === RECEIVE && settingsOf(world.database, project.id).archived)
    throw deny(403, 'You cannot push code to an archived project.')
  if (visit.method !== (call === 'info/refs' ? 'GET' : 'POST')) throw deny(405, 'Method Not Allowed')
  if (call === 'info/refs') return announce(world, project, service, visit)
  const input = await visit.content
  if (service === RECEIVE) {
    const push = () => receivePush(world, project, user, input, version(visit))
    const answer = await world.locks.run(project.id, push, user.id)
    await afterForkPush(world, project, user)
    return answer
  }
  const repository = world.repository(project)
  const args = ['upload-pack', '--stateless-rpc', repository.directory]
  // Git exits with 128 when the client hangs up early, which is no failure.
  const { stdout } = await repository.run(args, { input, env: version(visit), mayExit: [128] })
  return packs(service, 'result', stdout)
}

async function announce(world: World, project: Project, service: string, visit: Visit): Promise<Answer> {
  const repository = world.repository(project)
  const program = service.slice('git-'.length)
  const args = [program, '--stateless-rpc', '--http-backend-info-refs', repository.directory]
  const { stdout } = await repository.run(args, { env: version(visit) })
  const isSecond = version(visit).GIT_PROTOCOL === 'version=2' && service === 'git-upload-pack'
  const lead = isSecond ? [] : [packet(`# service=${service}\n`), FLUSH]
  return packs(service, 'advertisement', Buffer.concat([...lead, stdout]))
}

function packs(service: string, kind: string, body: Buffer): Answer {
  const headers = { 'content-type': `application/x-${service}-${kind}`, 'cache-control': 'no-cache' }
  return { status: 200, headers, body }
}

function version(visit: Visit): { GIT_PROTOCOL?: string } {
  const requested = String(visit.request.headers['git-protocol'] ?? '')
  return /^version=[0-2]$/.test(requested) ? { GIT_PROTOCOL: requested } : {}
}

function authenticate(world: World, visit: Visit): User {
  const { authorization = '', 'private-token': header } = visit.request.headers
  const [scheme = '', credentials = ''] = authorization.split(' ')
  const basic = scheme.toLowerCase() === 'basic' ? Buffer.from(credentials, 'base64').toString() : ''
  const token = typeof header === 'string' ? header : basic.slice(basic.indexOf(':') + 1)
  const user = world.database.find(USERS, { token })
  if (!user) throw deny(401, 'Give a token as the password.', { 'www-authenticate': 'Basic realm="forge"' })
  visit.user = user.username
  return user
}

function deny(status: number, sentence: string, headers: Record<string, string> = {}): Refusal {
  return new Refusal({
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
    body: `${sentence}\n`,
  })
}

const BRANCHES = 'refs/heads/'
/** Refuses objects that could harm a clone: malformed trees, `.git` paths, unsafe submodule links. */
const SETTINGS = ['-c', 'receive.fsckObjects=true', '-c', 'receive.autogc=false']

/** Accepts a push, or refuses all of it with a reason, then updates merge requests and builds. */
async function receivePush(
  world: World,
  project: Project,
  user: User,
  body: Buffer,
  env: { GIT_PROTOCOL?: string },
): Promise<Answer> {
  const push = readPush(body)
  const reason = findRefusal(world, project, user, push)
  if (reason) return packs(RECEIVE, 'result', refusalReport(push, reason))
  const repository = world.repository(project)
  const before = await repository.heads()
  const { stdout } = await repository.write(
    [...SETTINGS, 'receive-pack', '--stateless-rpc', repository.directory],
    { input: body, env, mayExit: [1, 128] },
  )
  const after = await repository.heads()
  await afterPush(world, project, { before, after }, user)
  const effect = isDeepStrictEqual(before, after) ? undefined : 'pushed'
  return { ...packs(RECEIVE, 'result', stdout), effect }
}

function findRefusal(world: World, project: Project, user: User, push: PushRequest): string | undefined {
  for (const ref of push.refs.filter((one) => !one.startsWith('refs/tags/'))) {
    if (!ref.startsWith(BRANCHES)) return 'only branches and tags can be pushed'
    if (!mayPush(world, user, project, ref.slice(BRANCHES.length)))
      return 'you are not allowed to push to protected branches of this project'
  }
  return undefined
}

interface PushRequest {
  readonly refs: readonly string[]
  readonly capabilities: ReadonlySet<string>
}

const LENGTH_DIGITS = 4
const SIDE_BAND = 1
/** Length of `<old sha> <new sha> ` before the ref's name. */
const BEFORE_REF = 82

/** Parses the commands at the start of a push, up to the flush packet. */
function readPush(body: Buffer): PushRequest {
  const refs: string[] = []
  const capabilities = new Set<string>()
  for (let at = 0; at + LENGTH_DIGITS <= body.length; ) {
    const length = Number.parseInt(body.toString('latin1', at, at + LENGTH_DIGITS), 16)
    if (!(length > LENGTH_DIGITS)) break
    const line = body.toString('utf8', at + LENGTH_DIGITS, at + length).replace(/\n$/, '')
    const [command = '', capabilityList = ''] = line.split('\0')
    at += length
    // A shallow clone first says where its history ends.
    if (command.startsWith('shallow ')) continue
    for (const capability of capabilityList.split(' ')) capabilities.add(capability)
    refs.push(command.slice(BEFORE_REF))
  }
  return { refs, capabilities }
}

/** Builds the report that makes git print `! [remote rejected]` with this reason for every ref of the push. */
function refusalReport(push: PushRequest, reason: string): Buffer {
  const lines = push.refs.map((ref) => packet(`ng ${ref} ${reason}\n`))
  const report = Buffer.concat([packet('unpack ok\n'), ...lines, FLUSH])
  if (!push.capabilities.has('side-band-64k')) return report
  return Buffer.concat([packet(Buffer.concat([Buffer.from([SIDE_BAND]), report])), FLUSH])
}

const FLUSH = Buffer.from('0000')

function packet(payload: string | Buffer): Buffer {
  const bytes = Buffer.from(payload)
  const length = (bytes.length + LENGTH_DIGITS).toString(16).padStart(LENGTH_DIGITS, '0')
  return Buffer.concat([Buffer.from(length), bytes])
}
