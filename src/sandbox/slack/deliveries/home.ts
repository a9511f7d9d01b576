import { randomBytes } from 'node:crypto'
import type { Person } from '../workspace.ts'
import type { World } from '../world.ts'
import { type Ack, authorizations, deliverEvent, stamp } from './deliver.ts'

/** A person opens the app's Home tab. */
export async function openHome(world: World, person: Person): Promise<Ack> {
  const home = world.views.home(person.id)
  return await deliverEvent(world, 'app_home_opened', {
    token: 'sandbox',
    type: 'event_callback',
    team_id: world.app.teamId,
    api_app_id: world.app.appId,
    event_id: `Ev${randomBytes(6).toString('hex').toUpperCase()}`,
    event_time: Math.floor(world.now() / 1000),
    authorizations: authorizations(world),
    is_ext_shared_channel: false,
    event: {
      type: 'app_home_opened',
      user: person.id,
      channel: person.id.replace(/^U/, 'D'),
      tab: 'home',
      event_ts: stamp(world),
      ...(home ? { view: home.view } : {}),
    },
  })
}
