import { z } from 'zod'
import { html } from '../../html.ts'
import { finishBuild } from '../merging/merge.ts'
import { BUILDS, type BuildEnding, beginBuild, latestBuild, NO_END } from '../state/builds.ts'
import type { Settings } from '../state/integrations.ts'
import { PROJECTS } from '../state/projects.ts'
import type { World } from '../world.ts'
import type { Outgoing, OutgoingCall, PlannedBuild, Question } from './outgoing.ts'
import { basic, below, type Delivery, given, isDeletion, type Reactions, segment } from './request.ts'
import type { Route, Sent } from './send.ts'

interface BuildServer {
  readonly start: (settings: Settings, branch: string, revision: string) => Delivery
  readonly ask: (settings: Settings, revision: string) => Delivery
  /** Reads the result out of the answer; undefined while there is none. Throws for an answer of another shape. */
  readonly read: (answer: unknown) => BuildEnding | undefined
}

const bambooBuild = z.object({ buildState: z.string(), lifeCycleState: z.string().default('Finished') })
const bambooAnswer = z.object({ results: z.object({ result: z.array(bambooBuild) }) })

/** Builds are found by the label that their server gives them: the revision. */
const bamboo: BuildServer = {
  start: (settings, branch, revision) => {
    const query = new URLSearchParams({ customRevision: revision, 'bamboo.variable.branch': branch })
    return call(settings, 'POST', bambooAddress(settings, 'queue', query))
  },
  ask: (settings, revision) =>
    call(settings, 'GET', bambooAddress(settings, 'result', new URLSearchParams({ label: revision }))),
  read: (answer) => {
    const [build] = bambooAnswer.parse(answer).results.result
    if (!build) return undefined
    const { buildState, lifeCycleState } = build
    if (lifeCycleState === 'NotBuilt') return 'canceled'
    return lifeCycleState === 'Finished' ? ENDINGS.get(buildState.toLowerCase()) : undefined
  },
}

function bambooAddress(settings: Settings, what: 'queue' | 'result', query: URLSearchParams): string {
  const path = `/rest/api/latest/${what}/${segment(settings, 'build_key')}?${query}`
  return below(given(settings, 'bamboo_url'), path)
}

const teamcityAnswer = z.object({ status: z.string(), state: z.string().default('finished') })

/** Builds are found by their number, which is the revision. */
const teamcity: BuildServer = {
  start: (settings, branch, revision) => {
    const type = given(settings, 'build_type')
    const build = html`<build branchName="${branch}" number="${revision}"><buildType id="${type}"/></build>`
    const { url, headers, ...rest } = call(settings, 'POST', teamcityAddress(settings, 'buildQueue'))
    return { ...rest, url, headers: { ...headers, 'Content-Type': 'application/xml' }, body: build.text }
  },
  ask: (settings, revision) => {
    const locator = `buildType:(id:${segment(settings, 'build_type')}),branch:unspecified:any,number:${revision}`
    return call(settings, 'GET', teamcityAddress(settings, `builds/${locator}`))
  },
  read: (answer) => {
    const { status, state } = teamcityAnswer.parse(answer)
    return state === 'finished' ? ENDINGS.get(status.toLowerCase()) : undefined
  },
}

function teamcityAddress(settings: Settings, path: string): string {
  return below(given(settings, 'teamcity_url'), `/httpAuth/app/rest/${path}`)
}

/** Results in the words of both kinds; a build that was stopped has an unknown one. */
const ENDINGS: ReadonlyMap<string, BuildEnding> = new Map([
  ['successful', 'success'],
  ['success', 'success'],
  ['failed', 'failed'],
  ['failure', 'failed'],
  ['error', 'failed'],
  ['unknown', 'canceled'],
])

const SERVERS: Readonly<Record<string, BuildServer>> = { bamboo, teamcity }

export function askForBuild(kind: string, settings: Settings, revision: string): Delivery | undefined {
  return SERVERS[kind]?.ask(settings, revision)
}

/** Reads a build server's answer; undefined while it has no result. */
function buildResult(kind: string, answer: string): BuildEnding | undefined {
  try {
    return SERVERS[kind]?.read(JSON.parse(answer))
  } catch {
    return undefined
  }
}

function reactions({ start }: BuildServer): Reactions {
  return {
    push: (settings, event) => (isDeletion(event) ? [] : [start(settings, event.branch, event.after)]),
    merge_request: (settings, event) =>
      event.action === 'opened' ? [start(settings, event.source_branch, event.head)] : [],
  }
}

export const builds = { bamboo: reactions(bamboo), teamcity: reactions(teamcity) }

function call(settings: Settings, method: 'GET' | 'POST', url: string) {
  const account = basic(given(settings, 'username'), given(settings, 'password'))
  const headers = { Accept: 'application/json', ...account }
  const verifies = settings.enable_ssl_verification !== false
  return { transport: 'http', method, url, headers, body: '', verifies } satisfies Delivery
}

interface Surroundings {
  readonly world: World
  readonly outgoing: Outgoing
}

/** Delay before each question. */
const ASK_EVERY_MS = 10_000
/** Questions about one build; after that it counts as canceled. */
const MAX_ASKS = 360

/**
 * Follows a build that a call has started: a server's own build until its result is known, which becomes the head's. A
 * sink's build runs until somebody ends it. `sent` is undefined when the integration was switched off meanwhile.
 */
export async function followBuild(about: Surroundings, call: OutgoingCall, sent: Sent | undefined) {
  if (call.asks) return takeAnswer(about, call, call.asks, sent)
  if (call.build && sent?.kind === 'delivered') await startBuild(about, call, call.build, sent.route)
}

/**
 * Starts the build that a sink took, unless the head was built already, or follows the one that a server runs in the
 * place of the sandbox's own. Does nothing once the branch has moved on from the head to build.
 */
async function startBuild(about: Surroundings, call: OutgoingCall, build: PlannedBuild, route: Route) {
  const { world } = about
  const { branch, sha } = build
  await world.locks.run(call.project, async () => {
    const project = world.database.find(PROJECTS, { id: call.project })
    if (!project || (await world.repository(project).heads()).get(branch) !== sha) return
    const latest = latestBuild(world.database, project.id, sha)
    if (route === 'sink') {
      if (!latest) beginBuild(world, project, { branch, sha })
    } else if (latest?.ends_at !== NO_END) {
      const { id } = beginBuild(world, project, { branch, sha, ends_as: 'canceled', ends_at: NO_END })
      askLater(about, call, { build: id, times: 1 })
    }
  })
}

async function takeAnswer(about: Surroundings, call: OutgoingCall, asks: Question, sent: Sent | undefined) {
  const { world, outgoing } = about
  if (world.database.find(BUILDS, { id: asks.build })?.status !== 'running') return
  const result = sent?.kind === 'delivered' ? buildResult(call.slug, sent.answer) : undefined
  if (result) return void (await finishBuild(world, asks.build, result))
  if (sent && asks.times < MAX_ASKS) return askLater(about, call, { ...asks, times: asks.times + 1 })
  if (sent) outgoing.fail(call.integration, 'its build came to no result in time')
  await finishBuild(world, asks.build, 'canceled')
}

function askLater({ outgoing }: Surroundings, call: OutgoingCall, asks: Question) {
  const { build } = call
  if (!build) return
  const question = { ...call, delivery: build.ask, asks, starts: undefined }
  outgoing.enqueue([question], ASK_EVERY_MS)
}
