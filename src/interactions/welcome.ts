import type { ChannelRef } from '../model/directory.ts'
import { shownWatches } from '../services/channel-watches.ts'
import type { Services } from '../services/services.ts'
import type { Content, Outbox } from '../views/post.ts'
import { greetingMessage, welcomeMessage } from '../views/welcome.ts'

type WelcomeServices = Pick<Services, 'accessContexts' | 'contextOf'>

/** The facts about a workspace by which its installer is greeted. */
interface GreetingFacts {
  readonly greetings: { has(team: string): Promise<boolean>; record(team: string): Promise<void> }
  readonly projects: { list(team: string): Promise<readonly unknown[]> }
  readonly channels: { list(team: string): Promise<readonly unknown[]> }
}

/**
 * Tells who installed the app in a workspace what to do first: once, and not where something is set up already.
 * Of two processes, or a restart in between, each person still gets one message: its key is posted once.
 */
export function createGreeting({ greetings, projects, channels }: GreetingFacts, notify: Outbox['direct']) {
  return async (team: string, installers: readonly string[]): Promise<void> => {
    if (installers.length === 0 || (await greetings.has(team))) return
    const setUp = await Promise.all([projects.list(team), channels.list(team)])
    if (setUp.some((all) => all.length > 0)) return
    for (const user of installers)
      await notify({ team, user }, greetingMessage(), { key: `greeting:${team}`, isAnswer: false })
    await greetings.record(team)
  }
}

/** Welcomes a channel to which the bot was added, once. */
export function createWelcome(services: WelcomeServices, post: Outbox['post']) {
  return async ({ team, channel }: ChannelRef): Promise<void> => {
    const message = await welcomeOf(services, { team, channel })
    const key = `welcome:${team}:${channel}`
    if (message) await post({ team, channel }, message, { key, isAnswer: false })
  }
}

/**
 * Returns the welcome for a channel to which the bot was added; null where the channel is set up already, or
 * people of another workspace read along and nobody has opened it for them.
 */
async function welcomeOf(services: WelcomeServices, { team, channel }: ChannelRef): Promise<Content | null> {
  const { place, rules } = await services.accessContexts.channel(team, channel)
  if (place !== 'channel' && !(place === 'shared' && rules.shared)) return null
  // It is written with no person’s account.
  const context = await services.contextOf({ team, channel, user: '', userName: '' })
  const [project, posts, digests] = await Promise.all([
    context.workspace.projects.current(),
    shownWatches(context.workspace),
    context.store.digests.list(team, channel),
  ])
  return project !== null || posts.length > 0 || digests.length > 0 ? null : welcomeMessage()
}
