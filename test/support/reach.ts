import type { ReplyChannel } from '../../src/interactions/types.ts'

/** A way back to a person who sees no notice, for a request that writes nothing to the store. */
export const reach: ReplyChannel = {
  place: '{}',
  interim: async () => {},
  makeDurable: async () => {},
  attempt: {
    fenced: () => Promise.reject(new Error('Nothing is written here.')),
    leavePartition: async () => {},
  },
}
