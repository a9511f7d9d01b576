import { z } from 'zod'
import { BOT_SCOPES } from '../commands/manifest.ts'
import type { Log } from '../log/log.ts'
import type { BotToken, NewInstallation } from '../store/tables/installations.ts'
import { classifyFailure } from './outgoing/web-api.ts'
import { webClient } from './web-client.ts'

/** An installation with its token; `workspace`: where it was made, null for a whole organisation. */
interface GrantedInstallation {
  readonly kind: 'granted'
  readonly installation: NewInstallation
  readonly workspace: string | null
}

/** A call for a token that brought none. */
type NoGrant =
  /** Slack’s own word (`invalid_code`): nothing was granted. */
  | { readonly kind: 'refused'; readonly code: string }
  /** No usable answer. */
  | { readonly kind: 'unreachable' }

const id = z.string().min(1)
const granted = z.object({
  token_type: z.literal('bot'),
  access_token: id,
  refresh_token: id.optional(),
  expires_in: z.number().positive().optional(),
})
const place = z.object({ id }).nullish()
const installed = granted.extend({
  app_id: id,
  bot_user_id: id,
  scope: z.string(),
  authed_user: z.object({ id }),
  team: place,
  enterprise: place,
  is_enterprise_install: z.boolean().default(false),
})
const whose = z.object({ bot_id: z.string().default(''), team_id: z.string().optional() })

/** `redirectUri`: our page for the way back; `now` in ms UTC. */
export function createSlackOauth(options: {
  /** The app at Slack, as which workspaces install the bot. */
  readonly application: { readonly clientId: string; readonly clientSecret: string }
  readonly redirectUri: string
  readonly slackApiUrl: string
  readonly log: Log
  readonly now: () => number
}) {
  const { application, redirectUri, slackApiUrl, log, now } = options
  const client = webClient({ slackApiUrl, log })
  const us = { client_id: application.clientId, client_secret: application.clientSecret }

  const tokenOf = ({ access_token, refresh_token, expires_in }: z.infer<typeof granted>): BotToken => ({
    token: access_token,
    // By the local clock from now on: Slack’s may differ.
    renewal:
      refresh_token === undefined || expires_in === undefined
        ? null
        : { refreshToken: refresh_token, expiresAt: now() + expires_in * 1000 },
  })

  async function attempt<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer | NoGrant> {
    try {
      return await ask()
    } catch (err) {
      log.warn({ err }, `Slack did not ${what}`)
      const answer = classifyFailure(err)
      return answer.kind === 'refused' ? { kind: 'refused', code: answer.reason } : { kind: 'unreachable' }
    }
  }

  return {
    /** Returns the address where Slack asks a person to install the app. */
    address(state: string): string {
      const address = new URL('/oauth/v2/authorize', slackApiUrl)
      const asks = { client_id: us.client_id, scope: BOT_SCOPES.join(','), redirect_uri: redirectUri, state }
      address.search = new URLSearchParams(asks).toString()
      return address.href
    },
    /** Trades the code of an installation, once, and asks whose token came of it. */
    trade: (code: string): Promise<GrantedInstallation | NoGrant> =>
      attempt('grant an installation', async () => {
        const answer = await client.oauth.v2.access({ ...us, code, redirect_uri: redirectUri })
        const found = installed.parse(answer)
        const { team, enterprise, is_enterprise_install: isOrgWide } = found
        const holder = isOrgWide ? enterprise?.id : team?.id
        if (holder === undefined) throw new Error('Slack did not say where the app was installed')
        const token = tokenOf(found)
        const { bot_id: botId, team_id } = whose.parse(await client.auth.test({ token: token.token }))
        if (!isOrgWide && team_id !== holder) throw new Error('Slack granted the token of another workspace')
        return {
          kind: 'granted',
          workspace: isOrgWide ? null : holder,
          installation: {
            ...token,
            team: holder,
            enterprise: isOrgWide ? null : (enterprise?.id ?? null),
            app: found.app_id,
            botId,
            botUserId: found.bot_user_id,
            scopes: found.scope,
            installedBy: found.authed_user.id,
          },
        } as const
      }),
    /** Trades a refresh token, which this uses up. */
    renew: (
      refreshToken: string,
    ): Promise<{ readonly kind: 'granted'; readonly fresh: BotToken } | NoGrant> =>
      attempt('renew a token', async () => {
        const grant = { grant_type: 'refresh_token', refresh_token: refreshToken } as const
        const answer = await client.oauth.v2.access({ ...us, ...grant })
        return { kind: 'granted', fresh: tokenOf(granted.parse(answer)) } as const
      }),
  }
}

/** Slack’s OAuth v2, for the bot’s token of a workspace. */
export type SlackOauth = ReturnType<typeof createSlackOauth>
