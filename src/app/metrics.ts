import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { registry as commands } from '../commands/registry.ts'
import type { Exchanged } from '../forge/request.ts'
import type { InteractionNote, Note } from '../interactions/log-and-reference.ts'
import type { Log } from '../log/log.ts'
import { traceIdOf } from '../log/trace.ts'
import { dueSince, LATE_MS } from '../services/digest/slots.ts'
import type { Store } from '../store/store.ts'

/** Prefix of every metric of the bot; those of the process have the usual names. */
const OWN = 'greenlight_'
/** Upper bounds in seconds: Slack waits three for an acknowledgement, and people no longer than a minute. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 60]
/** Time after which a low limit of the server is no news any more, in ms: servers count by the minute. */
const LIMIT_WINDOW_MS = 60_000

/** The nouns of the API’s paths, by which calls are grouped; everything else is `other`. */
const GROUPS: ReadonlySet<string> = new Set([
  'approvals',
  'approve',
  'branches',
  'cancel_merge_when_pipeline_succeeds',
  'changes',
  'closes_issues',
  'commits',
  'deploy_keys',
  'diffs',
  'groups',
  'integrations',
  'issues',
  'labels',
  'members',
  'merge',
  'merge_requests',
  'milestones',
  'notes',
  'oauth',
  'personal_access_tokens',
  'projects',
  'rebase',
  'services',
  'todo',
  'user',
  'users',
  'version',
  'versions',
])
const VERBS: ReadonlySet<string> = new Set(commands.map(({ id }) => id))

/** Counts of a running bot. The label values are of fixed sets: no text of anybody makes a series. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `${OWN}${name}`, help, labelNames, registers })
  const gauge = (name: string, help: string) => new Gauge({ name: `${OWN}${name}`, help, registers })
  const histogram = (name: string, help: string) =>
    new Histogram({ name: `${OWN}${name}`, help, buckets: BUCKETS, registers })
  collectDefaultMetrics({ register: registry })

  const interactions = counter('commands_total', 'Commands, presses and forms by verb and outcome', [
    'verb',
    'outcome',
  ])
  const acknowledgements = histogram('acknowledgement_seconds', 'Time until Slack was answered')
  const answers = histogram('answer_seconds', 'Time from acceptance of a request to its whole answer')
  const calls = counter('server_calls_total', 'Calls to the server by operation group and status class', [
    'group',
    'status',
  ])
  const limit = gauge(
    'server_limit_left',
    'Calls that the server still takes of the busiest token, as of the last minute; NaN when it names no limit',
  )
  const lowest = createLowest()
  const measured = {
    waitingPosts: gauge('waiting_posts', 'Messages that wait to be sent'),
    oldestPost: gauge('oldest_waiting_post_seconds', 'Age of the oldest message that waits'),
    requests: gauge('requests_waiting', 'Accepted requests that are not answered yet'),
    operations: gauge('operations_open', 'Writes that were sent and whose end is not known yet'),
    due: gauge('digests_due', 'Digests that are due and not posted yet'),
    late: gauge('digests_late', 'Digests that have been due for more than two minutes'),
    locks: gauge('leases_held', 'Locks that are held now, by any replica'),
  }
  let read = async (): Promise<void> => {}

  return {
    contentType: registry.contentType,
    interaction({ verb, reason }: Pick<InteractionNote, 'verb' | 'reason'>): void {
      const known = verb !== null && VERBS.has(verb) ? verb : 'none'
      interactions.inc({ verb: known, outcome: reason ?? 'done' })
    },
    acknowledged: (ms: number): void => acknowledgements.observe(ms / 1_000),
    /** Records how long a person waited from the acceptance of a request to its whole answer, in ms. */
    answered: (ms: number): void => answers.observe(Math.max(0, ms) / 1_000),
    exchanged({ path, got }: Exchanged): void {
      calls.inc({ group: groupOf(path), status: statusClass(got) })
      if (got.kind === 'reply') lowest.note(got.header('ratelimit-remaining'))
    },
    /** Reads the rest from the store, at each scrape. `now` is in ms UTC. */
    watch(store: Store, now: () => number): void {
      read = async () => {
        const { posts, requests, operations, locks } = await store.backlog()
        const since = await dueSince(store, now())
        measured.waitingPosts.set(posts.count)
        measured.oldestPost.set(posts.oldest === null ? 0 : Math.max(0, now() - posts.oldest) / 1_000)
        measured.requests.set(requests)
        measured.operations.set(operations)
        measured.locks.set(locks)
        measured.due.set(since.length)
        measured.late.set(since.filter((at) => now() - at > LATE_MS).length)
      }
    },
    /** Returns everything in the text format of Prometheus. */
    async text(): Promise<string> {
      limit.set(lowest.left() ?? Number.NaN)
      await read()
      return registry.metrics()
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Returns what receives each finished interaction: one line of the log, and one count. */
export function noteInteractions(log: Log, metrics: Pick<Metrics, 'interaction'>): Note {
  return (note) => {
    metrics.interaction(note)
    log.info({ ...note, trace: traceIdOf(note.reference) }, 'interaction finished')
  }
}

function groupOf(path: string): string {
  const segments = path.split('?', 1)[0]?.split('/') ?? []
  return segments.findLast((segment) => GROUPS.has(segment)) ?? 'other'
}

function statusClass(got: Exchanged['got']): string {
  if (got.kind !== 'reply') return got.kind
  if (got.status === 429) return '429'
  return got.status >= 100 && got.status <= 599 ? `${Math.floor(got.status / 100)}xx` : 'other'
}

/** Keeps the lowest number of the last minute. */
function createLowest() {
  let low: { readonly left: number; readonly at: number } | null = null
  const current = () => (low !== null && performance.now() - low.at < LIMIT_WINDOW_MS ? low.left : null)
  return {
    left: current,
    note(header: string | null): void {
      if (header === null || !/^\d{1,9}$/.test(header)) return
      const left = Number(header)
      if (left <= (current() ?? Number.POSITIVE_INFINITY)) low = { left, at: performance.now() }
    },
  }
}
