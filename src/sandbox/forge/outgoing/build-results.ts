import { BUILDS, latestBuild, NO_END } from '../state/builds.ts'
import { PROJECTS } from '../state/projects.ts'
import type { World } from '../world.ts'
import { buildResult } from './build-servers.ts'
import type { Outgoing, OutgoingCall } from './outgoing.ts'
import type { Sent } from './send.ts'

/** Pace of the questions for a build's result, by the sandbox's clock. */
export interface AskingPace {
  /** Delay before each question; 10 s. */
  readonly askEveryMs?: number
  /** Most questions for one build, 360; after that it counts as canceled. */
  readonly mostAsks?: number
}

/** The rows that a followed build touches. */
interface Surroundings extends AskingPace {
  readonly world: World
  readonly outgoing: Outgoing
}

const ASK_EVERY_MS = 10_000
const MOST_ASKS = 360

/**
 * Follows a build that a call has started: a server's own build until its result is known, which becomes the head's. A
 * sink's build runs until somebody ends it. `sent` is undefined when the integration was switched off meanwhile.
 */
export async function followBuild(about: Surroundings, call: OutgoingCall, sent: Sent | undefined) {
  if (call.asks) return takeAnswer(about, call, sent)
  if (!call.build || sent?.kind !== 'delivered') return
  if (sent.route === 'sink') await startSinkBuild(about.world, call)
  else await startServerBuild(about, call)
}

/** Starts the build that a sink took, unless the head was built already. */
async function startSinkBuild(world: World, call: OutgoingCall): Promise<void> {
  await withHead(world, call, (project, { branch, sha }) => {
    if (!latestBuild(world.database, project.id, sha)) world.builds.begin(project, branch, sha, 'success')
  })
}

/** Starts the build that a server runs, in the place of the sandbox's own, and asks for its result from then on. */
async function startServerBuild(about: Surroundings, call: OutgoingCall): Promise<void> {
  const { world } = about
  await withHead(world, call, (project, { branch, sha }) => {
    if (latestBuild(world.database, project.id, sha)?.ends_at === NO_END) return
    const { id } = world.builds.follow(project, branch, sha)
    askLater(about, call, { build: id, times: 1 })
  })
}

/** Runs work under the project's lock, unless the branch has moved on from the head to build. */
async function withHead(
  world: World,
  { project: id, build }: OutgoingCall,
  work: (
    project: Parameters<World['builds']['follow']>[0],
    build: NonNullable<OutgoingCall['build']>,
  ) => void,
): Promise<void> {
  if (!build) return
  await world.locks.run(id, async () => {
    const project = world.database.find(PROJECTS, { id })
    if (!project || (await world.repository(project).heads()).get(build.branch) !== build.sha) return
    work(project, build)
  })
}

async function takeAnswer(about: Surroundings, call: OutgoingCall, sent: Sent | undefined): Promise<void> {
  const { world, outgoing, mostAsks = MOST_ASKS } = about
  const { asks } = call
  if (!asks || world.database.find(BUILDS, { id: asks.build })?.status !== 'running') return
  const result = sent?.kind === 'delivered' ? buildResult(call.slug, sent.answer) : undefined
  if (result) return void (await world.builds.finish(asks.build, result))
  if (sent && asks.times < mostAsks) return askLater(about, call, { ...asks, times: asks.times + 1 })
  if (sent) outgoing.fail(call.integration, 'its build came to no result in time')
  await world.builds.finish(asks.build, 'canceled')
}

function askLater(about: Surroundings, call: OutgoingCall, asks: NonNullable<OutgoingCall['asks']>): void {
  const { outgoing, askEveryMs = ASK_EVERY_MS } = about
  if (call.build) outgoing.enqueue([{ ...call, delivery: call.build.ask, asks }], askEveryMs)
}
