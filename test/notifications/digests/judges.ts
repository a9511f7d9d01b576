import { isOlder, parseCardState } from '../../../src/model/merge-request-state.ts'
import type { AuthorizeBackground } from '../../../src/services/access/background-access.ts'
import type { Store } from '../../../src/store/store.ts'
import { recordedServices } from '../../support/recorded-services.ts'
import type { RecordedRoom } from '../../support/use-cases.ts'

/**
 * Allows everything, with everybody’s own services; the forge shows a merge request to everybody as it was last seen,
 * unless `room` knows something newer, or something that stands in somebody’s way.
 */
export function allowing(store: Pick<Store, 'mergeRequestStates'>, room?: RecordedRoom): AuthorizeBackground {
  const own: RecordedRoom = room ?? recordedServices().room
  return async ({ team, channel, user }) => {
    const services = await own.contextOf({ team, channel, user, userName: '' })
    const { mergeRequests } = services
    const view: typeof mergeRequests.view = async (name) => {
      const last = await store.mergeRequestStates.find({ team, project: name.project, iid: name.mr })
      const seen = last && parseCardState(last.state).view
      const read = room ? await mergeRequests.view(name) : null
      if (!read || (seen && read.kind === 'view' && isOlder(read.view.mr, seen.mr)))
        return seen ? { kind: 'view', view: seen } : { kind: 'not-found', what: `!${name.mr}` }
      return read
    }
    return { kind: 'allowed', context: { ...services, mergeRequests: { ...mergeRequests, view } } }
  }
}
