import type { Queues } from '../../src/notifications/queues.ts'

/** Of a workspace without a channel that is a queue. */
export const noQueues: Queues = { check: async () => {}, sweep: async () => {} }
