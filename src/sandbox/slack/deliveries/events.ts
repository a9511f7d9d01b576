import { randomBytes } from 'node:crypto'
import { bot } from '../seed.ts'
import type { Person } from '../workspace.ts'
import type { World } from '../world.ts'
import { type Ack, deliverEvent, stamp } from './deliver.ts'

/** A person opens the app's Home tab. */
export async function openHome(world: World, person: Person): Promise<Ack> {
  const home = world.views.home(person.id)
  return await tell(world, 'app_home_opened', {
    user: person.id,
    channel: person.id.replace(/^U/, 'D'),
    tab: 'home',
    ...(home ? { view: home.view } : {}),
  })
}

/** What Slack tells an app that somebody removed, or whose tokens somebody revoked. */
export const REMOVALS = ['app_uninstalled', 'tokens_revoked'] as const

/** Tells the app that it was removed; `whose`: the users whose tokens were revoked, the bot’s own when left out. */
export async function tellRemoval(
  world: World,
  type: (typeof REMOVALS)[number],
  whose: { readonly bot?: readonly string[]; readonly oauth?: readonly string[] } = { bot: [bot.id] },
): Promise<Ack> {
  const tokens = { bot: whose.bot ?? [], oauth: whose.oauth ?? [] }
  return await tell(world, type, type === 'tokens_revoked' ? { tokens } : {})
}

async function tell(world: World, type: string, event: object): Promise<Ack> {
  const { teamId, appId } = world.app
  const isOfBot = { enterprise_id: null, team_id: teamId, user_id: bot.id, is_bot: true }
  return await deliverEvent(world, type, {
    token: 'sandbox',
    type: 'event_callback',
    team_id: teamId,
    api_app_id: appId,
    event_id: `Ev${randomBytes(6).toString('hex').toUpperCase()}`,
    event_time: Math.floor(world.now() / 1000),
    authorizations: [{ ...isOfBot, is_enterprise_install: false }],
    is_ext_shared_channel: false,
    event: { type, event_ts: stamp(world), ...event },
  })
}
