import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ForgeControls } from '../../src/sandbox/slack/workspace.ts'
import { listen } from '../../src/web/server.ts'
import { type InstallableSlack, startInstallableSlack } from './installable-slack.ts'

/** Two workspaces with the same people, channels and ids. */
export const ACME = { id: 'T0ACME', name: 'Acme', domain: 'acme' } as const
export const BETA = { id: 'T0BETA', name: 'Beta', domain: 'beta' } as const

/** An organisation on Enterprise Grid, and its two workspaces. */
export const GRID = { id: 'E0GRID', name: 'Grid', teams: ['T0NORTH', 'T0SOUTH'] } as const
export const NORTH = { id: 'T0NORTH', name: 'North', domain: 'north', enterprise: GRID } as const
export const SOUTH = { id: 'T0SOUTH', name: 'South', domain: 'south', enterprise: GRID } as const

/** Slack with two workspaces, or these, behind a real server; `requestUrl` is where it delivers. */
export async function startTwoWorkspaces({
  forge = noForge,
  teams = [ACME, BETA],
  requestUrl,
  now,
}: {
  readonly forge?: ForgeControls
  readonly teams?: Parameters<typeof startInstallableSlack>[0]['teams']
  readonly requestUrl: string
  readonly now?: () => number
}): Promise<InstallableSlack & { readonly url: string }> {
  const manifest = await readFile(join(import.meta.dirname, '../../manifest.yml'), 'utf8')
  const server = await listen(0, '127.0.0.1', () => {})
  const url = `http://127.0.0.1:${server.port}`
  const slack = await startInstallableSlack({
    teams,
    origin: url,
    requestUrl,
    manifest,
    forge,
    onReset: async () => {},
    ...(now ? { now } : {}),
  })
  server.handlers.push(slack)
  return {
    ...slack,
    url,
    async close() {
      await slack.close()
      await server.close()
    },
  }
}

/** A person at a browser who was sent to Slack to install the app. */
export interface BegunInstallation {
  readonly page: Response
  /** The address at Slack. */
  readonly to: URL
  readonly cookie: string
}

/** Opens the bot’s page to install the app. */
export async function beginInstallation(bot: string): Promise<BegunInstallation> {
  const page = await fetch(`${bot}/slack/install`, { redirect: 'manual' })
  const to = new URL(page.headers.get('location') ?? '')
  return { page, to, cookie: page.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** The person answers at Slack; gives the address to which Slack sends them back. `team` may be an organisation. */
export async function answerAtSlack(to: URL, team: string, allow = true): Promise<string> {
  const answered = new URL(to)
  answered.searchParams.set('team', team)
  answered.searchParams.set('allow', String(allow))
  const sent = await fetch(answered, { redirect: 'manual' })
  return sent.headers.get('location') ?? ''
}

/** Comes back from Slack in the browser with this cookie. */
export function comeBack(address: string, cookie: string | null, method = 'GET'): Promise<Response> {
  const headers: Record<string, string> = cookie === null ? {} : { cookie }
  return fetch(address, { method, headers, redirect: 'manual' })
}

/**
 * Installs the app in a workspace or an organisation, as a person does; an older app did not ask for the scope
 * `without`.
 */
export async function install(bot: string, team: string, without?: string): Promise<Response> {
  const { to, cookie } = await beginInstallation(bot)
  const asked = (to.searchParams.get('scope') ?? '').split(',')
  to.searchParams.set('scope', asked.filter((scope) => scope !== without).join(','))
  return comeBack(await answerAtSlack(to, team), cookie)
}

/** For tests without a forge. */
const noForge: ForgeControls = {
  finishBuild: async () => false,
  runningBuilds: async () => [],
  startBuild: async () => false,
  push: async () => false,
  requests: async () => [],
  onChange: () => {},
  sinkEntries: () => [],
  secrets: () => [],
  sinkFault: () => {},
  imitate: () => undefined,
  revoke: () => undefined,
  hold: async () => false,
  demand: async () => false,
  withdraw: () => 0,
  fault: () => {},
  hookFault: () => {},
  ledger: () => [],
  forget: () => {},
  deliveries: () => [],
}
