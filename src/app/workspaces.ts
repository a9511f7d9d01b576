import { followInstallation } from '../jobs/uninstalls.ts'
import type { Log } from '../log/log.ts'
import { createInstalledWorkspaces } from '../slack/installed-workspaces.ts'
import { createSlackOauth } from '../slack/oauth.ts'
import { createOneWorkspace, type Workspaces } from '../slack/workspaces.ts'
import type { Store } from '../store/store.ts'
import { type InstallPageOptions, REDIRECT_PATH } from '../web/install-page.ts'
import type { LiveConfig } from './config/config.ts'

/** The workspace, or organisation, that lost the app; `teams`: those of one whose access has changed instead. */
interface Removal {
  readonly team: string
  readonly teams?: readonly string[]
}

/** The workspaces that the configured app serves. */
export interface OpenedWorkspaces {
  readonly workspaces: Workspaces
  /** Options of the pages of an installation; null where a configured token is of the only workspace. */
  readonly install: Omit<InstallPageOptions, 'publicUrl' | 'serverName' | 'log'> | null
  /** False for a workspace without the app. */
  readonly isServed: (team: string) => Promise<boolean>
  readonly reportRemoval: (removed: Removal) => Promise<void>
  readonly only: Promise<string> | null
  /** Asks Slack nothing more; resolves when what was learned is recorded. */
  stop(): Promise<void>
}

/** Opens the one workspace of the configured token, or those that installed the app by OAuth. */
export function openWorkspaces({
  config: {
    publicUrl,
    slack: { bot, apiUrl: slackApiUrl },
  },
  store: { installations, uninstalls, idempotencyKeys, withLock },
  log,
  now,
}: {
  readonly config: Pick<LiveConfig, 'publicUrl' | 'slack'>
  readonly store: Store
  readonly log: Log
  readonly now: () => number
}): OpenedWorkspaces {
  const shared = (workspaces: Workspaces) => ({
    workspaces,
    isServed: async (team: string) => !(await uninstalls.has(team)) && (await workspaces.has(team)),
    async reportRemoval({ team, teams }: Removal) {
      workspaces.accessChanged()
      for (const each of teams ?? (await workspaces.removedWith(team))) await uninstalls.report(each)
    },
  })
  if (bot.kind === 'token') {
    const workspaces = createOneWorkspace({ token: bot.token, slackApiUrl, log })
    const installation = followInstallation(workspaces.home, uninstalls, log)
    return {
      ...shared(workspaces),
      install: null,
      only: workspaces.home,
      async stop() {
        workspaces.stop()
        await installation.recorded()
      },
    }
  }
  const redirectUri = new URL(REDIRECT_PATH, publicUrl).href
  const oauth = createSlackOauth({ application: bot, redirectUri, slackApiUrl, log, now })
  return {
    ...shared(createInstalledWorkspaces({ installations, oauth, withLock, slackApiUrl, log, now })),
    install: {
      stateSecret: bot.stateSecret,
      address: oauth.address,
      trade: oauth.trade,
      now,
      claim: (key) => idempotencyKeys.claim(key),
      installed: (installation) => installations.save(installation),
    },
    only: null,
    stop: async () => {},
  }
}
