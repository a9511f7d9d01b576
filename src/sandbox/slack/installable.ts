import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Ledger } from '../ledger.ts'
import { isLocalRequest } from '../loopback.ts'
import { type HttpAnswer, readArguments, send } from './http/answer.ts'
import { type Json, textIn } from './json.ts'
import { APP_ID, bot, people } from './seed.ts'
import { type SandboxSlack, type SlackOptions, startSlack } from './start.ts'
import type { Team } from './world.ts'

/** Lifetime of a token of an app with token rotation, in seconds. */
const TOKEN_LIVES_S = 12 * 60 * 60
/** Lifetime of an authorization code, in ms. */
const CODE_LIVES_MS = 10 * 60_000

/** A call of `oauth.v2.access`, with its answer. */
interface OauthCall {
  readonly grant: 'code' | 'refresh'
  readonly answer: Json
}

/** Slack with several workspaces, in which one app can be installed. */
export interface InstallableSlack {
  readonly clientId: string
  readonly clientSecret: string
  readonly signingSecret: string
  /** Each workspace, by its id; it serves `/<id>/sandbox/*`. */
  readonly workspaces: ReadonlyMap<string, SandboxSlack>
  /**
   * Answers `/oauth/v2/authorize`, `/api/*`, `/<id>/response/*` and `/<id>/sandbox/*`; false for other paths. The
   * authorize page takes the answer of its person in `team` and `allow`.
   */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Calls of `oauth.v2.access`, oldest first. */
  oauthCalls(): readonly OauthCall[]
  /** Answers the next `oauth.v2.access` with this error. */
  refuseNext(error: string): void
  /** Lets the tokens of a workspace end. */
  expire(team: string): void
  /** Removes the app from a workspace, ends its tokens, and tells the app. */
  uninstall(team: string): Promise<void>
  close(): Promise<void>
}

interface Code {
  readonly team: string
  readonly redirectUri: string
  readonly until: number
}

/** A bot token, and the refresh token that came with it. */
interface Grant {
  readonly team: string
  readonly refreshToken: string
  until: number
  isRevoked: boolean
  isRefreshed: boolean
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
  for (const team of teams) {
    const slack = await startSlack({ ...options, origin: `${origin}/${team.id}`, team, signingSecret })
    slack.isInstalled = false
    workspaces.set(team.id, slack)
  }
  const codes = new Map<string, Code>()
  const grants = new Map<string, Grant>()
  const calls = new Ledger<OauthCall>(1000)
  let refusal: string | null = null

  /** The page on which Slack asks, and the way back from it. */
  function authorize({ searchParams: asked }: URL): HttpAnswer {
    const redirectUri = asked.get('redirect_uri') ?? ''
    if (asked.get('client_id') !== clientId || !URL.canParse(redirectUri))
      return { status: 400, body: 'This app is not known here.' }
    const team = asked.get('team')
    if (team === null)
      return { status: 200, body: `Install the app in: ${[...workspaces.keys()].join(', ')}` }
    if (!workspaces.has(team)) return { status: 404, body: 'This workspace is not known here.' }
    const back = new URL(redirectUri)
    back.searchParams.set('state', asked.get('state') ?? '')
    if (asked.get('allow') === 'true') {
      const code = `${randomBytes(12).toString('hex')}`
      codes.set(code, { team, redirectUri, until: now() + CODE_LIVES_MS })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    return { status: 302, body: '', headers: { location: back.href } }
  }

  function grant(team: string): Json {
    const [token, refreshToken] = [`xoxe.xoxb-1-${randomSecret()}`, `xoxe-1-${randomSecret()}`]
    const until = isRotating ? now() + TOKEN_LIVES_S * 1000 : Number.POSITIVE_INFINITY
    grants.set(token, { team, refreshToken, until, isRevoked: false, isRefreshed: false })
    return {
      ok: true,
      app_id: APP_ID,
      token_type: 'bot',
      access_token: token,
      scope: 'commands,chat:write',
      bot_user_id: bot.id,
      team: { id: team, name: teams.find(({ id }) => id === team)?.name },
      enterprise: null,
      is_enterprise_install: false,
      ...(isRotating ? { refresh_token: refreshToken, expires_in: TOKEN_LIVES_S } : {}),
    }
  }

  function trade(args: Json): Json {
    const found = codes.get(textIn(args.code))
    codes.delete(textIn(args.code))
    if (!found) return refused('invalid_code')
    if (found.until <= now()) return refused('code_expired')
    if (found.redirectUri !== textIn(args.redirect_uri)) return refused('bad_redirect_uri')
    const slack = workspaces.get(found.team)
    if (slack) slack.isInstalled = true
    return { ...grant(found.team), authed_user: { id: people[0]?.id ?? '' } }
  }

  /** A refresh token is good for one use. */
  function refresh(args: Json): Json {
    const found = [...grants.values()].find((each) => each.refreshToken === textIn(args.refresh_token))
    if (!found || found.isRevoked || found.isRefreshed) return refused('invalid_refresh_token')
    found.isRefreshed = true
    return grant(found.team)
  }

  function access(args: Json): Json {
    const error = refusal
    refusal = null
    if (error !== null) return refused(error)
    if (args.client_id !== clientId || args.client_secret !== clientSecret)
      return refused('bad_client_secret')
    return args.grant_type === 'refresh_token' ? refresh(args) : trade(args)
  }

  /** Passes a call on to the workspace of its token, as that workspace’s own app. */
  async function call(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    const found = grants.get(token)
    const slack = found && workspaces.get(found.team)
    if (!found || !slack) return send(response, answerOf(refused('invalid_auth')))
    if (found.isRevoked) return send(response, answerOf(refused('token_revoked')))
    if (found.until <= now()) return send(response, answerOf(refused('token_expired')))
    request.headers.authorization = `Bearer ${slack.app.botToken}`
    await slack.handle(request, response)
  }

  return {
    ...{ clientId, clientSecret, signingSecret, workspaces },
    async handle(request, response) {
      const url = new URL(request.url ?? '', origin)
      const [, first = '', ...rest] = url.pathname.split('/')
      const slack = workspaces.get(first)
      if (slack) {
        request.url = `/${rest.join('/')}${url.search}`
        return slack.handle(request, response)
      }
      if (url.pathname === '/oauth/v2/authorize') send(response, authorize(url))
      else if (url.pathname === '/api/oauth.v2.access' && isLocalRequest(request)) {
        const args = await readArguments(request)
        const answer = access(args)
        calls.add({ grant: args.grant_type === 'refresh_token' ? 'refresh' : 'code', answer })
        send(response, answerOf(answer))
      } else if (first === 'api') await call(request, response)
      else return false
      return true
    },
    oauthCalls: () => calls.entries(),
    refuseNext(error) {
      refusal = error
    },
    expire(team) {
      for (const each of grants.values()) if (each.team === team) each.until = now()
    },
    async uninstall(team) {
      for (const each of grants.values()) if (each.team === team) each.isRevoked = true
      await fetch(`${origin}/${team}/sandbox/event`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'app_uninstalled' }),
      })
    },
    async close() {
      for (const slack of workspaces.values()) await slack.close()
    },
  }
}

function answerOf(body: Json): HttpAnswer {
  return { status: 200, body }
}

function refused(error: string): Json {
  return { ok: false, error }
}

function randomSecret(): string {
  return randomBytes(16).toString('hex')
}
