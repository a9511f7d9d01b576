import type { Log } from '../log/log.ts'
import type { StorePlace } from '../store/engine.ts'
import type { Store } from '../store/store.ts'
import { createEmbeddedJobs } from './embedded-jobs.ts'
import type { Jobs } from './jobs.ts'
import { createPostgresJobs } from './postgres-jobs.ts'

/** The engine that belongs to where the store is. `now` is in ms UTC. */
export function openJobs(
  place: StorePlace,
  {
    store: { jobs: rows, leases },
    log,
    now,
  }: {
    readonly store: Pick<Store, 'jobs' | 'leases'>
    readonly log: Log
    readonly now: () => number
  },
): Jobs {
  const failed = (name: string, err: unknown) => log.error({ err, job: name }, 'job failed')
  return 'url' in place
    ? createPostgresJobs({ url: place.url, leases, failed, now })
    : createEmbeddedJobs({ rows, leases, failed, now })
}
