import { randomBytes } from 'node:crypto'
import { bot } from '../seed.ts'
import type { World } from '../world.ts'
import { type Ack, authorizations, deliverEvent, stamp } from './deliver.ts'

/** What Slack tells an app that somebody removed, or whose tokens somebody revoked. */
export const REMOVALS = ['app_uninstalled', 'tokens_revoked'] as const

/** Tells the app that it was removed; `whose`: the users whose tokens were revoked, the bot’s own when left out. */
export async function tellRemoval(
  world: World,
  type: (typeof REMOVALS)[number],
  whose: { readonly bot?: readonly string[]; readonly oauth?: readonly string[] } = { bot: [bot.id] },
): Promise<Ack> {
  const tokens = { bot: whose.bot ?? [], oauth: whose.oauth ?? [] }
  return await deliverEvent(world, type, {
    token: 'sandbox',
    type: 'event_callback',
    team_id: world.app.teamId,
    api_app_id: world.app.appId,
    event_id: `Ev${randomBytes(6).toString('hex').toUpperCase()}`,
    event_time: Math.floor(world.now() / 1000),
    authorizations: authorizations(world),
    event: { type, event_ts: stamp(world), ...(type === 'tokens_revoked' ? { tokens } : {}) },
  })
}
