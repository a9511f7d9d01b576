import type { ChannelRef } from '../model/directory.ts'
import type { Services } from '../services/services.ts'
import { welcomeMessage } from '../views/welcome.ts'

/** The welcome is written with no person’s account. */
const NOBODY = { user: '', userName: '' }

type WelcomeServices = Pick<Services, 'accessContexts' | 'contextOf'>

type Post = (
  channel: ChannelRef,
  message: ReturnType<typeof welcomeMessage>,
  options: { readonly key: string; readonly priority: 'event' },
) => Promise<unknown>

/** Welcomes a channel to which the bot was added, once. */
export function createWelcome(services: WelcomeServices, post: Post) {
  return async ({ team, channel }: ChannelRef): Promise<void> => {
    const message = await welcomeOf(services, { team, channel })
    const key = `welcome:${team}:${channel}`
    if (message) await post({ team, channel }, message, { key, priority: 'event' })
  }
}

/**
 * Returns the welcome for a channel to which the bot was added; null where the channel is set up already, or
 * people of another workspace read along and nobody has opened it for them.
 */
async function welcomeOf(
  services: WelcomeServices,
  { team, channel }: ChannelRef,
): Promise<ReturnType<typeof welcomeMessage> | null> {
  const { place, rules } = await services.accessContexts.channel(team, channel)
  if (place !== 'channel' && !(place === 'shared' && rules.shared)) return null
  const context = await services.contextOf({ team, channel, ...NOBODY })
  const [project, posts, digests] = await Promise.all([
    context.projects.current(),
    context.watches.list(),
    context.store.digests.list(team, channel),
  ])
  return project !== null || posts.length > 0 || digests.length > 0 ? null : welcomeMessage()
}
