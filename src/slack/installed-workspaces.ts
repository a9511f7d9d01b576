import { millisecondsInHour } from 'date-fns/constants'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Log } from '../log/log.ts'
import type { StoreMutex } from '../store/mutex.ts'
import type { Installation, Installations, TokenVersion } from '../store/tables/installations.ts'
import type { SlackOauth } from './oauth.ts'
import { nextPage, readPages, slackError, webClient } from './web-client.ts'
import { isDeadToken, NoBotToken, type TokenState, type Workspaces } from './workspaces.ts'

/** Time before a token’s end at which it is renewed before use, in ms; a token of Slack lives for twelve hours. */
const DUE_MS = 2 * millisecondsInHour
/** Pause after a failed renewal of a token that still works, in ms. */
const REST_MS = 60_000
/** Most installations whose last failure is remembered. */
const MAX_FAILURES = 10_000
/** Workspaces of an organisation that are asked for at once, and most pages of them. */
const PAGE = 1_000
const MAX_PAGES = 100

const TeamsList = z.object({
  teams: z.array(z.object({ id: z.string() })),
  response_metadata: nextPage,
})

/**
 * The workspaces that installed the app by OAuth. What acts in one is read from the store for each call, so that
 * a token renewed and an app installed again, by any process, count at once. A token is renewed before it ends, by
 * one process, and stored before it is used.
 */
export function createInstalledWorkspaces(options: {
  readonly installations: Installations
  readonly oauth: Pick<SlackOauth, 'renew'>
  readonly withLock: StoreMutex
  readonly slackApiUrl: string
  readonly log: Log
  /** ms UTC */
  readonly now: () => number
}): Workspaces {
  const { installations, oauth, withLock, slackApiUrl, log, now } = options
  const client = webClient({ slackApiUrl, log })
  const resting = new LRUCache<string, true>({ max: MAX_FAILURES, ttl: REST_MS })
  /** Tokens that Slack called dead: they never work again. */
  const dead = new LRUCache<string, true>({ max: MAX_FAILURES })
  /** Workspaces in which the token of their organisation may not act, as Slack said lately. */
  const barred = new LRUCache<string, true>({ max: MAX_FAILURES, ttl: REST_MS })
  let app: string | null = null

  async function installationOf(team: string, enterprise?: string | null): Promise<Installation> {
    const found = await installations.find(team, enterprise)
    if (!found) throw new NoBotToken('not_installed')
    app = found.app
    return found
  }

  const isDue = ({ renewal }: Installation) => renewal !== null && renewal.expiresAt - now() < DUE_MS

  /** Returns a version of the installation with a newer token than `known` has. @throws NoBotToken */
  const renewed = (known: Installation): Promise<Installation> =>
    withLock(`bot token ${known.team}`, async (held) => {
      const stored = await installationOf(known.team)
      if (versionOf(stored) !== versionOf(known) || stored.renewal === null) return stored
      if (!(await held())) throw new NoBotToken('token_not_renewed')
      const granted = await oauth.renew(stored.renewal.refreshToken)
      if (granted.kind === 'granted') {
        // Installed again meanwhile: that token is the newer one.
        if (!(await installations.renew(stored, granted.fresh))) return installationOf(known.team)
        log.info({ team: stored.team }, 'bot token renewed')
        return { ...stored, ...granted.fresh, renewals: stored.renewals + 1 }
      }
      if (granted.kind === 'unreachable') throw new NoBotToken('token_not_renewed')
      log.error(
        { team: stored.team, code: granted.code },
        'Slack renews the bot token no more: install the app there again',
      )
      throw new NoBotToken('token_expired')
    })

  /** Returns the installation with a token that works at least for now. @throws NoBotToken */
  async function usable(team: string): Promise<Installation> {
    const found = await installationOf(team)
    if (!isDue(found)) return found
    const isOver = found.renewal !== null && found.renewal.expiresAt <= now()
    const version = versionOf(found)
    if (!isOver && resting.has(version)) return found
    try {
      return await renewed(found)
    } catch (error) {
      if (isOver || !(error instanceof NoBotToken)) throw error
      resting.set(version, true)
      return found
    }
  }

  const authOf = (team: string, { team: holder, token }: Installation) =>
    holder === team ? { token } : { token, team_id: team }

  /** True when the token of an organisation may act in this workspace of it. @throws What the call throws. */
  async function mayActIn(team: string): Promise<boolean> {
    const pages = readPages(MAX_PAGES, async (cursor) =>
      TeamsList.parse(
        await workspaces.as(team, ({ token }) => client.auth.teams.list({ token, limit: PAGE, cursor })),
      ),
    )
    for await (const { teams, response_metadata } of pages) {
      if (teams.some(({ id }) => id === team)) return true
      if (response_metadata.next_cursor === '') return false
    }
    throw new Error('Slack did not end its list of workspaces')
  }

  const workspaces: Workspaces = {
    async as(team, call) {
      const found = await usable(team)
      try {
        return await call(authOf(team, found))
      } catch (error) {
        // Refused for its token, the call had no effect.
        if (slackError(error) !== 'token_expired' || found.renewal === null) throw error
        return call(authOf(team, await renewed(found)))
      }
    },
    async bot(team, enterprise) {
      const found = await installationOf(team, enterprise)
      return { botId: found.botId, botUserId: found.botUserId, app: found.app }
    },
    has: async (team) => (await installations.find(team)) !== null,
    installed: (team) => ({ installedTeam: team, installedApp: app }),
    async tokenState(team) {
      try {
        const found = await installationOf(team)
        const version = versionOf(found)
        const name = JSON.stringify([team, version])
        if (barred.has(name)) return 'dead'
        const ask = () => workspaces.as(team, ({ token }) => client.auth.test({ token }))
        const state = dead.has(version) ? 'dead' : await ask().then(() => 'works' as const, stateAfter)
        if (state === 'dead') {
          dead.set(version, true)
          return (await installations.giveWay(found)) ? workspaces.tokenState(team) : state
        }
        if (state === 'unknown' || found.team === team || (await mayActIn(team))) return state
        barred.set(name, true)
        return 'dead'
      } catch (error) {
        return stateAfter(error)
      }
    },
    removedWith: (team) => installations.teamsOf(team),
    accessChanged: () => barred.clear(),
    ready: () => true,
  }
  return workspaces
}

function stateAfter(error: unknown): TokenState {
  const isOver = error instanceof NoBotToken ? error.isOver : isDeadToken(error)
  return isOver ? 'dead' : 'unknown'
}

function versionOf({ team, installedAt, renewals }: TokenVersion): string {
  return JSON.stringify([team, installedAt, renewals])
}
