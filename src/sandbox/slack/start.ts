import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PlannedFault } from '../faults.ts'
import { Ledger } from '../ledger.ts'
import { isLocalRequest } from '../loopback.ts'
import { startEmulateBackend } from './backend/emulate-backend.ts'
import { runCommand } from './deliveries/press.ts'
import { type HttpAnswer, send, UnreadableBody } from './http/answer.ts'
import { WrongInput } from './json.ts'
import { openViews, serveJsonApi } from './json-api/calls.ts'
import { parseManifest } from './manifest.ts'
import { channelFor, postAsPerson, postMessage, shownMessages } from './messages.ts'
import { serveResponsePost } from './response-posts.ts'
import {
  APP_ID,
  bot,
  channels,
  conversation,
  DIRECT,
  findChannel,
  findPerson,
  people,
  TEAM,
  userGroups,
} from './seed.ts'
import { Faults } from './state/faults.ts'
import { ResponseUrls, Triggers } from './state/triggers.ts'
import { Views } from './state/views.ts'
import { answerApi, serveWebApi } from './web-api/serve.ts'
import type { ClockMove, ForgeControls, SandboxControls } from './workspace.ts'
import type { Team, World } from './world.ts'

export type SandboxSlack = Awaited<ReturnType<typeof startSlack>>

export interface SlackOptions {
  /** Another workspace than the seed's own, with the same people and channels. */
  readonly team?: Team
  /** The secret that the app shares with its other workspaces. */
  readonly signingSecret?: string
  /** Address of the handler, such as `http://127.0.0.1:3000`; response_urls are built from it. */
  readonly origin: string
  /** First target of deliveries, such as `http://127.0.0.1:3000/slack/events`. */
  readonly requestUrl: string
  readonly manifest: string
  readonly forge: ForgeControls
  /** The hosts whose links the app hears of; the manifest's when left out. */
  readonly unfurlDomains?: readonly string[]
  /** Resets the rest of the sandbox on `POST /sandbox/reset`. */
  onReset(): Promise<void>
  afterReset?(): Promise<void>
  /** Moves the clock that `now` reads, with its consequences elsewhere; left out, the clock cannot be moved. */
  onMove?(ms: number, how: ClockMove): Promise<void>
  /** ms UTC, of all that the workspace dates. */
  readonly now?: () => number
}

/** Starts the workspace with its seed. It listens on no public port: pass its requests to `handle`. */
export async function startSlack(options: SlackOptions) {
  const listeners = new Set<() => void>()
  const world = await createWorld(options, () => {
    for (const listener of listeners) listener()
  })
  options.forge.onChange(world.changed)
  await postConversation(world)
  const fault = (plan: PlannedFault) => world.faults.plan(plan)
  const reset = () => resetWorld(world)
  const controls = {
    forge: options.forge,
    fault,
    moveClock: async (ms: number, how: ClockMove) => {
      if (!options.onMove) throw new WrongInput('This workspace has no clock that could be moved.')
      await options.onMove(ms, how)
      world.changed()
    },
    reset: async () => {
      await options.onReset()
      await reset()
      await options.afterReset?.()
    },
  }
  return {
    teamName: world.team.name,
    bot,
    people,
    channels,
    userGroups,
    direct: { ...DIRECT, isReadOnly: world.manifest.isDirectReadOnly },
    commands: world.manifest.commands,
    shortcuts: world.manifest.shortcuts,
    globalShortcuts: world.manifest.globalShortcuts,
    app: world.app,
    /** The installation of the app here, and the target of signed deliveries; may be changed at run time. */
    installation: world satisfies Pick<World, 'isInstalled' | 'isOrgWide' | 'requestUrl'>,
    now: world.now,
    async messages(channel: string, person: string) {
      const who = findPerson(person)
      const place =
        channel === DIRECT.name && who ? await channelFor(world, DIRECT, who) : findChannel(channel)
      return shownMessages(world, place?.id ?? channel, who?.id ?? person)
    },
    builds: () => options.forge.runningBuilds(),
    requests: () => options.forge.requests(),
    sinks: () => options.forge.sinkEntries(),
    views: (person: string) => openViews(world, idOf(findPerson, person)),
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Answers `/api/*`, `/response/*` and `/sandbox/*`; false for other paths. */
    handle: (request: IncomingMessage, response: ServerResponse) => serve(world, controls, request, response),
    /** Answers a call of the Web API whose token was checked; the headers name what it may do. */
    answer: (call: Parameters<typeof answerApi>[1], response: ServerResponse) =>
      answerApi(world, call, response),
    ledger: () => world.ledger.entries(),
    type: (person: string, channel: string, text: string) => typeAs(world, person, channel, text),
    /** Plans a fault for the next calls whose method or path contains `match`; kinds: see `PlannedFault`. */
    fault,
    reset,
    close: () => world.backend.close(),
  }
}

async function createWorld(options: SlackOptions, changed: () => void): Promise<World> {
  const { origin, requestUrl, team = TEAM, now = Date.now } = options
  const manifest = parseManifest(options.manifest)
  const { unfurlDomains = manifest.unfurlDomains } = options
  return {
    team,
    app: {
      signingSecret: options.signingSecret ?? randomBytes(16).toString('hex'),
      botToken: `xoxb-sandbox-${randomBytes(16).toString('hex')}`,
      appId: APP_ID,
      teamId: team.id,
      botUserId: bot.id,
    },
    manifest,
    origin: origin.replace(/\/$/, ''),
    requestUrl,
    isInstalled: true,
    isOrgWide: false,
    backend: await startEmulateBackend(team, manifest.scopes, now),
    ephemerals: new Map(),
    views: new Views(team.id, now),
    triggers: new Triggers(now),
    responseUrls: new ResponseUrls(origin.replace(/\/$/, ''), now),
    ledger: new Ledger(1000),
    otherAppMessages: new Set(),
    groupMembers: seededGroups(),
    unfurls: new Map(),
    drafts: new Map(),
    unfurlDomains,
    faults: new Faults(),
    now,
    changed,
  }
}

function seededGroups(): Map<string, readonly string[]> {
  return new Map(userGroups.map(({ id, members }) => [id, members]))
}

async function resetWorld(world: World): Promise<void> {
  const before = world.backend
  world.isInstalled = true
  world.backend = await startEmulateBackend(world.team, world.manifest.scopes, world.now)
  for (const part of [world.ephemerals, world.views, world.triggers, world.responseUrls]) part.clear()
  world.ledger.clear()
  world.otherAppMessages.clear()
  for (const [id, members] of seededGroups()) world.groupMembers.set(id, members)
  world.unfurls.clear()
  world.drafts.clear()
  world.faults.clear()
  await postConversation(world)
  await before.close()
  world.changed()
}

async function postConversation(world: World): Promise<void> {
  for (const { channel, person, text } of conversation) {
    const words = { text, blocks: [] }
    await postMessage(world, idOf(findChannel, channel), words, idOf(findPerson, person))
  }
}

async function typeAs(world: World, person: string, channel: string, text: string): Promise<void> {
  const who = findPerson(person)
  const where = findChannel(channel)
  if (!who || !where) throw new WrongInput(`There is no ${person}, or no #${channel}.`)
  const [, command, rest = ''] = /^(\/\S+) ?(.*)$/s.exec(text) ?? []
  if (command) await runCommand(world, who, where, command, rest)
  else await postAsPerson(world, who, where, text)
}

function idOf(find: (name: string) => { readonly id: string } | undefined, name: string): string {
  return find(name)?.id ?? name
}

/** Serves the workspace's paths; false, with nothing done, for all other paths. */
async function serve(
  world: World,
  controls: SandboxControls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = URL.parse(`http://sandbox${request.url}`)
  const [, family] = /^\/(api|response|sandbox)\//.exec(url?.pathname ?? '') ?? []
  if (url === null || family === undefined) return false
  if (!isLocalRequest(request)) {
    send(response, refusal(403, 'Only this machine and its own page may ask.'))
    return true
  }
  try {
    if (family === 'api') await serveWebApi(world, url, request, response)
    else if (family === 'response') await serveResponsePost(world, url, request, response)
    else send(response, await serveJsonApi(world, controls, url, request))
  } catch (error) {
    if (!response.headersSent) send(response, failure(error))
  }
  return true
}

function failure(error: unknown): HttpAnswer {
  if (error instanceof WrongInput) return refusal(400, error.message)
  if (error instanceof UnreadableBody)
    return { ...refusal(error.status, error.message), headers: { connection: 'close' } }
  return refusal(500, `The sandbox itself failed: ${error instanceof Error ? error.message : String(error)}`)
}

function refusal(status: number, error: string): HttpAnswer {
  return { status, body: { ok: false, error } }
}
