import { onTestFinished } from 'vitest'
import type { Attempt, Durable } from '../../../src/durable/durable.ts'
import { openDurable } from '../../../src/durable/open.ts'
import type { Log } from '../../../src/log/log.ts'
import { createFindPosted } from '../../../src/slack/outgoing/find-posted.ts'
import { createPosting, type Posting } from '../../../src/slack/outgoing/posting.ts'
import type { Timeouts } from '../../../src/slack/outgoing/timeouts.ts'
import { createSlackApi } from '../../../src/slack/outgoing/web-api.ts'
import { createOneWorkspace } from '../../../src/slack/workspaces.ts'
import type { Store } from '../../../src/store/store.ts'
import type { Content } from '../../../src/views/post.ts'
import { plain } from '../../../src/views/reply.ts'
import { keptLog } from '../recording-handlers.ts'
import { type SlackDouble, startSlackDouble } from './slack-double.ts'

/** Everything goes faster, in the same proportions. */
export const QUICK: Timeouts = {
  perChannelMs: 60,
  answerMs: 300,
  historyMs: 300,
  graceMs: 150,
  lagMs: 100,
  firstSearchMs: 20,
  maxStallMs: 1_000,
  retryMs: { min: 40, max: 200 },
  patienceMs: 3_000,
  hurryMs: 100,
  pollMs: 20,
}

export const room = { team: 'T1', channel: 'C1' } as const

export function words(text: string): () => Promise<Content> {
  return async () => ({ text, blocks: plain(text) })
}

/** A double that goes with the test. */
export async function aSlack(): Promise<SlackDouble> {
  const slack = await startSlackDouble()
  onTestFinished(() => slack.close())
  return slack
}

/** One process, until it ends in good order or is killed. */
export interface Life extends Omit<Posting, 'stop'> {
  readonly durable: Durable
  stop(): Promise<void>
  readonly lines: readonly string[]
  /** The process is gone at once: nothing that it was about to do happens, and nothing is put in order. */
  kill(): void
  /** Resolves when another process may take over what the killed one has begun. */
  readonly dead: Promise<void>
}

export interface LifeOptions {
  readonly timing?: Timeouts
  readonly now?: () => number
  /** The database of the store, when processes share it. */
  readonly url?: string
  /** Asked whenever it turns to the store or to Slack, before and after: may kill it there, or keep it waiting. */
  readonly at?: (point: string, life: Pick<Life, 'kill'>) => void | Promise<void>
}

/** A process that posts through this store, and ends with the test. */
export async function aLife(
  store: Store,
  slack: Pick<SlackDouble, 'url'>,
  { timing = QUICK, now = Date.now, url, at = () => {} }: LifeOptions = {},
): Promise<Life> {
  const { log, lines } = keptLog()
  const web = { workspaces: await known(slack.url, log), slackApiUrl: slack.url, log, timing }
  let dead = false
  const dying = Promise.withResolvers<void>()
  const life = {
    kill() {
      dead = true
      posting.stop()
      void durable.close(0).then(() => dying.resolve())
    },
  }
  /** What a dead process does: nothing more. The database undoes the transaction that it was in. */
  function dies(inTransaction: boolean): Promise<never> {
    return inTransaction ? Promise.reject(new Error('The process is dead.')) : new Promise(() => {})
  }

  async function alive<Result>(
    point: string,
    work: () => Promise<Result>,
    inTransaction = false,
  ): Promise<Result> {
    await at(`before ${point}`, life)
    if (dead) return dies(inTransaction)
    try {
      const result = await work()
      await at(`after ${point}`, life)
      return dead ? dies(inTransaction) : result
    } catch (error) {
      if (dead) return dies(inTransaction)
      throw error
    }
  }

  /** The attempt, with the moments before and after its mark. */
  const watched = (attempt: Attempt): Attempt => ({
    ...attempt,
    once: (step, { first, ...effect }) =>
      alive('once', () =>
        attempt.once(step, { ...effect, first: async () => alive('mark', async () => {}).then(first) }),
      ),
  })

  const { posts, channelRateLimits, generation, uninstalls } = store
  const durable = await openDurable(url === undefined ? { file: '' } : { url }, {
    store,
    now,
    failed: () => {},
  })
  const api = createSlackApi(web)
  const findPosted = createFindPosted(web)
  const posting = createPosting({
    api: { send: (...about) => alive('send', () => api.send(...about)) },
    findPosted: (...about) => alive('look', () => findPosted(...about)),
    store: {
      posts: {
        ...posts,
        status: (...about) => alive('status', () => posts.status(...about)),
        find: (...about) => alive('find', () => posts.find(...about)),
        end: (...about) => alive('end', () => posts.end(...about), true),
      },
      channelRateLimits: {
        ...channelRateLimits,
        wait: (...about) => alive('wait', () => channelRateLimits.wait(...about)),
      },
      generation,
      uninstalls,
    },
    durable: {
      ...durable,
      work: (kind, handler, options) =>
        durable.work(kind, (input, attempt) => handler(input, watched(attempt)), options),
      start: (...about) => alive('add', () => durable.start(...about)),
    },
    now,
    timing,
    log,
  })
  await durable.open()
  const stop = async () => {
    await durable.close()
    posting.stop()
  }
  onTestFinished(async () => {
    if (!dead) await stop()
  })
  return { ...posting, ...life, stop, durable, lines, dead: dying.promise }
}

async function known(slackApiUrl: string, log: Log) {
  const workspaces = createOneWorkspace({ token: 'xoxb-test', slackApiUrl, log, firstPauseMs: 5 })
  await workspaces.home
  while (!(await workspaces.bot('T1'))?.app) await new Promise(setImmediate)
  return workspaces
}
