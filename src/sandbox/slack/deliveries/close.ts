import type { Person } from '../workspace.ts'
import type { World } from '../world.ts'
import { WrongInput } from '../wrong-input.ts'
import { deliverPayload, interaction } from './deliver.ts'

/** A person closes their topmost modal; the app hears of it where the view asked for that. */
export async function closeView(world: World, person: Person, viewId: string): Promise<void> {
  const open = world.views.top(person.id)
  if (open?.id !== viewId)
    throw new WrongInput(`The modal ${viewId} is not the one that ${person.name} sees.`)
  const all = open.view.clear_on_close === true
  const closed = world.views.close(person.id, all)
  world.changed()
  for (const { view } of closed.filter((gone) => gone.view.notify_on_close === true)) {
    await deliverPayload(world, {
      ...interaction(world, person),
      type: 'view_closed',
      view,
      is_cleared: all,
    })
  }
}
