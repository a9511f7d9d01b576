import type { IncomingMessage, ServerResponse } from 'node:http'
import pLimit from 'p-limit'
import type { PlannedFault } from '../faults.ts'
import { isLocalRequest } from '../loopback.ts'
import { runCommand } from './deliveries/press.ts'
import { type HttpAnswer, send, UnreadableBody } from './http/answer.ts'
import { WrongInput } from './json.ts'
import { openViews, serveJsonApi } from './json-api/calls.ts'
import { channelFor, postAsPerson, postMessage, shownMessages } from './messages.ts'
import { serveResponsePost } from './response-posts.ts'
import { bot, channels, conversation, DIRECT, findChannel, findPerson, people, userGroups } from './seed.ts'
import { answerApi, serveWebApi } from './web-api/serve.ts'
import type { ForgeControls, SandboxControls } from './workspace.ts'
import { createWorld, type World, type WorldOptions } from './world.ts'

export type SandboxSlack = Awaited<ReturnType<typeof startSlack>>

/** The workspace as the chat page needs it; people and channels go by their short names. */
export type Workspace = Omit<
  SandboxSlack,
  'app' | 'installation' | 'handle' | 'answer' | 'ledger' | 'type' | 'fault' | 'reset' | 'close'
>

export interface SlackOptions extends WorldOptions {
  readonly forge: ForgeControls
  /** Resets the rest of the sandbox on `POST /sandbox/reset`, before the workspace is reset. */
  onReset(): Promise<void>
  afterReset?(): Promise<void>
  /** Moves the clock that `now` reads, with its consequences elsewhere; left out, the clock cannot be moved. */
  onMove?(ms: number, atOnce: boolean): Promise<void>
}

/** Starts the workspace with its seed. It listens on no public port: pass its requests to `handle`. */
export async function startSlack(options: SlackOptions) {
  const listeners = new Set<() => void>()
  const world = await createWorld(options, () => {
    for (const listener of listeners) listener()
  })
  options.forge.onChange(world.changed)
  await postConversation(world)
  const reset = async () => {
    const before = world.backend
    await world.reset()
    await postConversation(world).finally(() => before.close())
    world.changed()
  }
  /** A reset within a passing day would be incomplete. */
  const oneByOne = pLimit(1)
  const controls = {
    forge: options.forge,
    moveClock: (ms: number, atOnce: boolean) =>
      oneByOne(async () => {
        if (!options.onMove) throw new WrongInput('This workspace has no clock that could be moved.')
        await options.onMove(ms, atOnce)
        world.changed()
      }),
    reset: () =>
      oneByOne(async () => {
        try {
          await options.onReset()
          await reset()
        } finally {
          await options.afterReset?.()
        }
      }),
  }
  return {
    teamName: world.team.name,
    bot,
    people,
    channels,
    userGroups,
    /** Placeholder for the direct messages of the bot and the viewer, who may write there or not. */
    direct: { ...DIRECT, isReadOnly: world.manifest.isDirectReadOnly },
    commands: world.manifest.commands,
    /** Shortcuts of a message’s menu. */
    shortcuts: world.manifest.shortcuts,
    /** Shortcuts that work everywhere. */
    globalShortcuts: world.manifest.globalShortcuts,
    app: world.app,
    /** The installation of the app here, and the target of signed deliveries; may be changed at run time. */
    installation: world satisfies Pick<World, 'isInstalled' | 'isOrgWide' | 'requestUrl'>,
    /** The workspace's time, ms UTC; it can be moved. */
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
    views: (person: string) => openViews(world, findPerson(person)?.id ?? person),
    /** Calls back after any visible change; returns the function that unsubscribes. */
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
    /** A person types something into a channel: a slash command, or words. */
    async type(person: string, channel: string, text: string) {
      const who = findPerson(person)
      const where = findChannel(channel)
      if (!who || !where) throw new WrongInput(`There is no ${person}, or no #${channel}.`)
      const [, command, rest = ''] = /^(\/\S+) ?(.*)$/s.exec(text) ?? []
      if (command) await runCommand(world, who, where, command, rest)
      else await postAsPerson(world, who, where, text)
    },
    /** Plans a fault for the next calls whose method or path contains `match`; kinds: see `SLACK_FAULTS`. */
    fault: (plan: PlannedFault) => world.faults.plan(plan),
    reset,
    close: () => world.backend.close(),
  }
}

async function postConversation(world: World): Promise<void> {
  for (const [channel, person, text] of conversation)
    await postMessage(world, channel, { text, blocks: [] }, person)
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
