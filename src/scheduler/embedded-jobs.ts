import type { DueJob, JobRows } from '../store/tables/jobs.ts'
import type { Leases } from '../store/tables/leases.ts'
import { AT_ONCE, type JobHandler, JobInput, type Jobs, LONGEST_PAUSE_S, workedOn } from './jobs.ts'
import { createTicks } from './ticks.ts'

/** So often at least, in ms, is looked for due jobs: the wall clock may have jumped, or a look may have failed. */
const LOOK_MS = 1_000

/** A job that failed: how often, and until when (monotonic ms) it is left alone. */
interface Rest {
  readonly failures: number
  readonly until: number
}

/**
 * Jobs in the process that owns an embedded store: a loop over due rows, which wakes at once when one is added.
 * What a process that died had begun is begun again at the start. `now` is in ms UTC.
 */
export function createEmbeddedJobs({
  rows,
  leases,
  failed,
  now = Date.now,
}: {
  readonly rows: JobRows
  readonly leases: Leases
  readonly failed: (name: string, error: unknown) => void
  readonly now?: () => number
}): Jobs {
  const handlers = new Map<string, JobHandler>()
  const underWay = new Map<string, Map<string, Promise<void>>>()
  const resting = new Map<string, Rest>()
  /** Those that failed and do not wait again yet. */
  const fallen = new Set<DueJob>()
  const ticks = createTicks({ leases, failed, handlerOf: (name) => workedOn(handlers, name) })
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let lookAgain = false
  let isOpen = false

  function wake(): void {
    if (!isOpen) return
    if (looking !== null) {
      lookAgain = true
      return
    }
    lookAgain = false
    clearTimeout(timer)
    looking = look()
      .catch((error: unknown) => {
        failed('looking for due jobs', error)
        return LOOK_MS
      })
      .then((pause) => {
        looking = null
        if (lookAgain) wake()
        else if (isOpen) timer = setTimeout(wake, pause)
      })
  }

  /** Begins what is due; answers in how many ms something may be due again. */
  async function look(): Promise<number> {
    for (const job of fallen) {
      if (!(await rows.requeue(job))) resting.delete(job.id)
      fallen.delete(job)
    }
    for (const name of handlers.keys()) {
      const begun = underWay.get(name)?.size ?? 0
      const due = begun < AT_ONCE ? await rows.due(name, AT_ONCE + resting.size) : []
      const able = due.filter(({ id }) => (resting.get(id)?.until ?? 0) <= performance.now())
      for (const job of able.slice(0, AT_ONCE - begun)) if (isOpen && (await rows.begin(job.id))) begin(job)
    }
    const nextDueAt = await rows.nextDueAt()
    const rests = [...resting.values()].map(({ until }) => until - performance.now())
    const pauses = [LOOK_MS, nextDueAt === null ? LOOK_MS : nextDueAt - now(), ...rests]
    return Math.max(1, Math.min(...pauses))
  }

  function begin(job: DueJob): void {
    const ofName = underWay.get(job.name) ?? new Map<string, Promise<void>>()
    underWay.set(job.name, ofName)
    const begun = finish(job).finally(() => {
      ofName.delete(job.id)
      wake()
    })
    ofName.set(job.id, begun)
  }

  async function finish(job: DueJob): Promise<void> {
    try {
      await workedOn(handlers, job.name)(JobInput.parse(JSON.parse(job.input)))
      await rows.done(job.id)
      resting.delete(job.id)
    } catch (error) {
      const failures = (resting.get(job.id)?.failures ?? 0) + 1
      resting.set(job.id, { failures, until: performance.now() + pauseAfter(failures) })
      fallen.add(job)
      failed(job.name, error)
    }
  }

  return {
    async enqueue(name, input, { key, at } = {}) {
      workedOn(handlers, name)
      await rows.add({ name, key: key ?? null, input: JSON.stringify(input), dueAt: at ?? 0 })
      wake()
    },
    schedule: ticks.schedule,
    work: (name, handler) => void handlers.set(name, handler),
    async start() {
      await rows.restart()
      isOpen = true
      wake()
      ticks.start()
    },
    async stop() {
      isOpen = false
      clearTimeout(timer)
      await looking
      await Promise.all([ticks.stop(), ...[...underWay.values()].flatMap((ofName) => [...ofName.values()])])
    },
  }
}

/** As pg-boss pauses: twice as long each time, with up to half of it by chance; in ms. */
function pauseAfter(failures: number): number {
  const seconds = 2 ** Math.min(failures, 16) / 2
  return Math.min(LONGEST_PAUSE_S, seconds + seconds * Math.random()) * 1_000
}
