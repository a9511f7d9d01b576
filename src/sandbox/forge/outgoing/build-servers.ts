import { z } from 'zod'
import { html } from '../../html.ts'
import type { BuildEnding } from '../state/builds.ts'
import type { Settings } from '../state/integrations.ts'
import type { Delivery } from './delivery.ts'
import { basic, below, given, isDeletion, type Reactions, segment } from './request.ts'

/** Calls of one kind of build server. */
interface BuildServer {
  /** Starts a build of a revision, which is also the number of the build. */
  readonly start: (settings: Settings, branch: string, revision: string) => Delivery
  /** Asks for the build of a revision. */
  readonly ask: (settings: Settings, revision: string) => Delivery
  /** Reads the result out of the answer; undefined while there is none. */
  readonly read: (answer: unknown) => BuildEnding | undefined
}

/** Builds are found by the label that their server gives them: the revision. */
const bamboo: BuildServer = {
  start: (settings, branch, revision) => {
    const query = new URLSearchParams({ customRevision: revision, 'bamboo.variable.branch': branch })
    return call(settings, 'POST', bambooAddress(settings, 'queue', query))
  },
  ask: (settings, revision) =>
    call(settings, 'GET', bambooAddress(settings, 'result', new URLSearchParams({ label: revision }))),
  read: (answer) => {
    const read = z
      .object({
        results: z.object({
          result: z.array(z.object({ buildState: z.string(), lifeCycleState: z.string().optional() })),
        }),
      })
      .safeParse(answer)
    const [build] = read.data?.results.result ?? []
    if (!build) return undefined
    const { buildState, lifeCycleState = 'Finished' } = build
    if (lifeCycleState === 'NotBuilt') return 'canceled'
    return lifeCycleState === 'Finished' ? ENDINGS.get(buildState.toLowerCase()) : undefined
  },
}

function bambooAddress(settings: Settings, what: 'queue' | 'result', query: URLSearchParams): string {
  const path = `/rest/api/latest/${what}/${segment(settings, 'build_key')}?${query}`
  return below(given(settings, 'bamboo_url'), path)
}

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
    const read = z.object({ status: z.string(), state: z.string().optional() }).safeParse(answer)
    if (!read.success) return undefined
    const { status, state = 'finished' } = read.data
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

const SERVERS: ReadonlyMap<string, BuildServer> = new Map([
  ['bamboo', bamboo],
  ['teamcity', teamcity],
])

/** Builds the call that asks a build server for the build of a revision; undefined for other kinds. */
export function askForBuild(kind: string, settings: Settings, revision: string): Delivery | undefined {
  return SERVERS.get(kind)?.ask(settings, revision)
}

/** Reads a build server's answer; undefined while it has no result. */
export function buildResult(kind: string, answer: string): BuildEnding | undefined {
  try {
    return SERVERS.get(kind)?.read(JSON.parse(answer))
  } catch {
    return undefined
  }
}

/** Reactions of a build server: each push and each opened merge request starts a build of the head. */
function reactions({ start }: BuildServer): Reactions {
  return {
    push: (settings, event) => (isDeletion(event) ? [] : [start(settings, event.branch, event.after)]),
    merge_request: (settings, event) =>
      event.action === 'opened' ? [start(settings, event.source_branch, event.head)] : [],
  }
}

/** Reactions of both kinds. */
export const builds = { bamboo: reactions(bamboo), teamcity: reactions(teamcity) }

function call(settings: Settings, method: 'GET' | 'POST', url: string) {
  const account = basic(given(settings, 'username'), given(settings, 'password'))
  const headers = { Accept: 'application/json', ...account }
  return { transport: 'http', method, url, headers, body: '' } satisfies Delivery
}
