import type { IncomingMessage, ServerResponse } from 'node:http'
import { Ledger } from '../../src/sandbox/ledger.ts'
import { isLocalRequest } from '../../src/sandbox/loopback.ts'
import { type HttpAnswer, readArguments, send } from '../../src/sandbox/slack/http/answer.ts'
import { type Json, textIn } from '../../src/sandbox/slack/json.ts'
import { BOT_ID, bot } from '../../src/sandbox/slack/seed.ts'
import { type SandboxSlack, type SlackOptions, startSlack } from '../../src/sandbox/slack/start.ts'
import type { Enterprise, Team } from '../../src/sandbox/slack/workspace.ts'
import { Grants, type Holder, randomSecret, refused } from './slack-grants.ts'

interface OauthCall {
  readonly grant: 'code' | 'refresh'
  readonly answer: Json
}

/** Slack with several workspaces, some of them of organisations, in which one app can be installed. */
export interface InstallableSlack {
  readonly clientId: string
  readonly clientSecret: string
  readonly signingSecret: string
  readonly workspaces: ReadonlyMap<string, SandboxSlack>
  /**
   * Answers `/oauth/v2/authorize`, `/api/*`, `/<id>/response/*` and `/<id>/sandbox/*`; false for other paths. The
   * authorize page takes the answer of its person in `team` (a workspace or an organisation), `allow`, and `scope`.
   */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Calls of `oauth.v2.access`, oldest first. */
  oauthCalls(): readonly OauthCall[]
  /** Answers the next `oauth.v2.access` with this error. */
  refuseNext(error: string): void
  /** Lets the tokens of a workspace or an organisation end. */
  expire(holder: string): void
  /** Removes the app from a workspace or an organisation, ends its tokens, and tells the app. */
  uninstall(holder: string): Promise<void>
  /** Lets the org-wide token act in a workspace of its organisation, or not any more, and tells the app. */
  allow(team: string, isAllowed: boolean): Promise<void>
  close(): Promise<void>
}

/** Calls that an org-wide token makes for the organisation itself; all others name a workspace here. */
const OF_ORGANISATION: Readonly<Record<string, (enterprise: Enterprise, allowed: readonly Team[]) => Json>> =
  {
    'auth.test': ({ id, name }) => ({
      ok: true,
      url: 'https://acme.enterprise.example.com/',
      team: name,
      user: bot.name,
      team_id: id,
      user_id: bot.id,
      bot_id: BOT_ID,
      enterprise_id: id,
      is_enterprise_install: true,
    }),
    'auth.teams.list': (_, allowed) => ({
      ok: true,
      teams: allowed.map(({ id, name }) => ({ id, name })),
      response_metadata: { next_cursor: '' },
    }),
  }

/** Starts these workspaces, with the same people, channels and ids; in none of them the app is installed. */
export async function startInstallableSlack({
  teams,
  isRotating = true,
  ...options
}: Omit<SlackOptions, 'team' | 'signingSecret'> & {
  readonly teams: readonly Team[]
  /** False for an app whose tokens do not expire. */
  readonly isRotating?: boolean
}): Promise<InstallableSlack> {
  const { now = Date.now } = options
  const origin = options.origin.replace(/\/$/, '')
  const clientId = '1111111111.2222222222'
  const [clientSecret, signingSecret] = [randomSecret(), randomSecret()]
  const workspaces = new Map<string, SandboxSlack>()
  const holders = new Map<string, Holder>()
  for (const team of teams) {
    const slack = await startSlack({ ...options, origin: `${origin}/${team.id}`, team, signingSecret })
    slack.installation.isInstalled = false
    workspaces.set(team.id, slack)
    const { enterprise = null } = team
    holders.set(team.id, { id: team.id, team, enterprise })
    if (enterprise) holders.set(enterprise.id, { id: enterprise.id, team: null, enterprise })
  }
  const grants = new Grants(isRotating, now)
  /** Workspaces in which their organisation does not let the org-wide token act. */
  const barred = new Set<string>()
  const calls = new Ledger<OauthCall>(1000)
  let refusal: string | null = null

  const teamsOf = ({ id, team }: Holder) =>
    team ? [team] : teams.filter(({ enterprise }) => enterprise?.id === id)
  const allowedOf = (holder: Holder) =>
    teamsOf(holder).filter(({ id }) => holder.team !== null || !barred.has(id))

  /** A workspace’s own installation counts before that of its organisation. */
  function settle(): void {
    for (const { id, enterprise } of teams) {
      const slack = workspaces.get(id)
      const isOfAll = enterprise !== undefined && !barred.has(id) && grants.has(enterprise.id)
      if (!slack) continue
      slack.installation.isInstalled = grants.has(id) || isOfAll
      slack.installation.isOrgWide = !grants.has(id) && isOfAll
    }
  }

  /** The page on which Slack asks, and the way back from it. */
  function authorize({ searchParams: asked }: URL): HttpAnswer {
    const redirectUri = asked.get('redirect_uri') ?? ''
    if (asked.get('client_id') !== clientId || !URL.canParse(redirectUri))
      return { status: 400, body: 'This app is not known here.' }
    const team = asked.get('team')
    if (team === null) return { status: 200, body: `Install the app in: ${[...holders.keys()].join(', ')}` }
    const holder = holders.get(team)
    if (!holder) return { status: 404, body: 'This workspace is not known here.' }
    const back = new URL(redirectUri)
    back.searchParams.set('state', asked.get('state') ?? '')
    if (asked.get('allow') === 'true')
      back.searchParams.set('code', grants.code(holder, asked.get('scope') ?? '', redirectUri))
    else back.searchParams.set('error', 'access_denied')
    return { status: 302, body: '', headers: { location: back.href } }
  }

  function access(args: Json): Json {
    const error = refusal
    refusal = null
    if (error !== null) return refused(error)
    if (args.client_id !== clientId || args.client_secret !== clientSecret)
      return refused('bad_client_secret')
    if (args.grant_type === 'refresh_token') return grants.refresh(args)
    const { answer, holder } = grants.trade(args)
    // Whatever acted in the workspaces before gives way to what was installed last.
    if (holder?.team === null) for (const { id } of teamsOf(holder)) grants.revoke(id)
    if (holder) settle()
    return answer
  }

  /** Answers a call in the workspace of its token; an organisation’s token must name one of its workspaces. */
  async function call(method: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    const found = grants.use(token)
    if (!('holder' in found)) return send(response, answerOf(found))
    const { holder, scopes } = found as { holder: Holder; scopes: string }
    const args = await readArguments(request)
    const headers = { 'x-oauth-scopes': scopes }
    const own = Object.hasOwn(OF_ORGANISATION, method) ? OF_ORGANISATION[method] : undefined
    if (holder.team === null && holder.enterprise && own)
      return send(response, { ...answerOf(own(holder.enterprise, allowedOf(holder))), headers })
    const team = holder.team?.id ?? textIn(args.team_id)
    if (team === '') return send(response, answerOf(refused('missing_argument')))
    const slack = allowedOf(holder).some(({ id }) => id === team) ? workspaces.get(team) : undefined
    if (!slack) return send(response, answerOf(refused('team_access_not_granted')))
    await slack.answer({ method, args, headers }, response)
  }

  async function tell(team: string, type: string): Promise<void> {
    await fetch(`${origin}/${team}/sandbox/event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type }),
    })
    settle()
  }

  return {
    clientId,
    clientSecret,
    signingSecret,
    workspaces,
    async handle(request, response) {
      const url = new URL(request.url ?? '', origin)
      const [, first = '', ...rest] = url.pathname.split('/')
      const slack = workspaces.get(first)
      if (slack) {
        request.url = `/${rest.join('/')}${url.search}`
        return slack.handle(request, response)
      }
      if (url.pathname === '/oauth/v2/authorize') send(response, authorize(url))
      else if (first !== 'api' || !isLocalRequest(request)) return false
      else if (url.pathname === '/api/oauth.v2.access') {
        const args = await readArguments(request)
        const answer = access(args)
        calls.add({ grant: args.grant_type === 'refresh_token' ? 'refresh' : 'code', answer })
        send(response, answerOf(answer))
      } else await call(rest.join('/'), request, response)
      return true
    },
    oauthCalls: () => calls.entries(),
    refuseNext(error) {
      refusal = error
    },
    expire: (holder) => grants.expire(holder),
    async uninstall(id) {
      grants.revoke(id)
      const holder = holders.get(id)
      const first = holder && teamsOf(holder)[0]
      const slack = first && workspaces.get(first.id)
      if (!slack) return
      slack.installation.isOrgWide = holder.team === null
      await tell(first.id, 'app_uninstalled')
    },
    async allow(team, isAllowed) {
      if (isAllowed) barred.delete(team)
      else barred.add(team)
      const slack = workspaces.get(team)
      if (slack) slack.installation.isOrgWide = true
      await tell(team, isAllowed ? 'team_access_granted' : 'team_access_revoked')
    },
    async close() {
      for (const slack of workspaces.values()) await slack.close()
    },
  }
}

function answerOf(body: Json): HttpAnswer {
  return { status: 200, body }
}
