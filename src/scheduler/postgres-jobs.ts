import { type Job, PgBoss } from 'pg-boss'
import type { Leases } from '../store/tables/leases.ts'
import { AT_ONCE, type JobHandler, JobInput, type Jobs, LONGEST_PAUSE_S, workedOn } from './jobs.ts'
import { createTicks } from './ticks.ts'

/** pg-boss’s own tables, beside the bot’s. */
const SCHEMA = 'greenlight_jobs'
const CONNECTIONS = 4
/** It gives a job up after so many tries only: two days with the longest pauses. */
const TRIES = 3_000
const HOUR_S = 3_600
/** What is under way longer when a stop was asked for is begun again elsewhere. */
const STOP_MS = 9_000

/** What pg-boss does less often than a bot that people wait for can bear. */
const pace = {
  // Whose process is dead is begun again; pg-boss takes no less than ten.
  heartbeatSeconds: 10,
  superviseIntervalSeconds: 1,
  monitorIntervalSeconds: 1,
  // A job that is due later, or tried again, is announced by nobody.
  pollingIntervalSeconds: 2,
  maintenanceIntervalSeconds: 600,
}

/**
 * Jobs in a PostgreSQL that replicas share, by pg-boss. Its schedules know whole minutes only and leave a row for
 * each, so what is begun again and again goes by leases. `now` is in ms UTC.
 */
export function createPostgresJobs({
  url,
  leases,
  failed,
  now = Date.now,
}: {
  readonly url: string
  readonly leases: Leases
  readonly failed: (name: string, error: unknown) => void
  readonly now?: () => number
}): Jobs {
  const handlers = new Map<string, JobHandler>()
  const ticks = createTicks({ leases, failed, handlerOf: (name) => workedOn(handlers, name) })
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    max: CONNECTIONS,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: pace.superviseIntervalSeconds,
    monitorIntervalSeconds: pace.monitorIntervalSeconds,
    maintenanceIntervalSeconds: pace.maintenanceIntervalSeconds,
  })
  boss.on('error', (error) => failed('pg-boss', error))
  const started = Promise.withResolvers<void>()
  let isStopping = false

  async function makeQueue(name: string): Promise<void> {
    const options = {
      notify: true,
      heartbeatSeconds: pace.heartbeatSeconds,
      retryLimit: TRIES,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: LONGEST_PAUSE_S,
      expireInSeconds: HOUR_S,
      deleteAfterSeconds: HOUR_S,
    }
    await boss.createQueue(name, { ...options, policy: 'short' })
    await boss.updateQueue(name, options)
  }

  /** Takes one job at a time, so that a slow one holds up no other. */
  async function workOff(name: string, handler: JobHandler): Promise<void> {
    const options = {
      heartbeatRefreshSeconds: pace.heartbeatSeconds / 4,
      pollingIntervalSeconds: pace.pollingIntervalSeconds,
      notifyPollingIntervalSeconds: pace.pollingIntervalSeconds,
    }
    let id = ''
    id = await boss.work(name, options, async (jobs: Job<unknown>[]) => {
      // Fetched while the stop came: another replica, or the next life, has it a second later.
      if (isStopping) throw new Error('The process is about to end.')
      // Where one was, another may be: without this, pg-boss would wait for its next look.
      boss.notifyWorker(id)
      try {
        for (const { data } of jobs) await handler(JobInput.parse(data))
      } catch (error) {
        failed(name, error)
        throw error
      }
    })
  }

  return {
    async enqueue(name, input, { key, at } = {}) {
      workedOn(handlers, name)
      await started.promise
      // The queue itself keeps apart those that wait for their first try only.
      if (key !== undefined && (await boss.findJobs(name, { key, queued: true })).length > 0) return
      const afterSeconds = at === undefined ? 0 : Math.max(0, (at - now()) / 1_000)
      await boss.send(name, input, { singletonKey: key ?? crypto.randomUUID(), startAfter: afterSeconds })
    },
    schedule: ticks.schedule,
    work: (name, handler) => void handlers.set(name, handler),
    async start() {
      await boss.start()
      for (const name of handlers.keys()) await makeQueue(name)
      started.resolve()
      for (const [name, handler] of handlers)
        for (let worker = 0; worker < AT_ONCE; worker += 1) await workOff(name, handler)
      ticks.start()
    },
    async stop() {
      isStopping = true
      // Told first: pg-boss begins others while it closes other things.
      const told = [...handlers.keys()].map((name) => boss.offWork(name, { wait: false }))
      await Promise.all([...told, ticks.stop()])
      await boss.stop({ timeout: STOP_MS })
    },
  }
}
