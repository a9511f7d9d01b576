import { z } from 'zod'
import {
  cancelBuild,
  getBuild,
  listJobs,
  playJob,
  readFailedLogs,
  retryBuild,
  retryJob,
} from '../../forge/builds.ts'
import type { Session } from '../../forge/client.ts'
import type { ApiResult } from '../../forge/result.ts'
import { MARK, withoutTokens } from '../../log/token-shapes.ts'
import { type Build, buildOfHead, isPlayable, isRetryable, isUnderWay, Job } from '../../model/build.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { explainRefusedMergeRequestWrite, type Failure, readFailure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import { confirmed, notShown, ruledOut, stillPending, unreadable } from '../writes/reconcile.ts'
import { findMergeRequest, type IdCache, type MergeRequestName, viewOrBare } from './read.ts'
import { MergeRequestBefore, writeToMergeRequest } from './target.ts'

/** The build of a merge request’s head, with the newest run of each job. */
export interface FoundBuild {
  readonly kind: 'build'
  readonly mr: MergeRequest
  readonly build: Build
  readonly jobs: readonly Job[]
}

/** Its head has no build; or it ran in the fork, whose builds are those of its own people. */
export type NoBuild = { readonly kind: 'no-build' | 'of-fork'; readonly mr: MergeRequest }

export type BuildOutcome =
  /** The ends of the logs of the first failed jobs, by the job’s id; null where the server sent none. */
  (FoundBuild & { readonly logs: ReadonlyMap<number, readonly string[]> | null }) | NoBuild | Failure

async function findBuild(
  session: Session,
  name: MergeRequestName,
  ids: IdCache,
): Promise<FoundBuild | NoBuild | Failure> {
  const found = await findMergeRequest(session, name, ids)
  return found.kind === 'found' ? readBuild(session, found.mr) : found
}

async function readBuild(session: Session, mr: MergeRequest): Promise<FoundBuild | NoBuild | Failure> {
  const build = buildOfHead(mr)
  if (!build) return { kind: 'no-build', mr }
  if (build.project_id !== null && build.project_id !== mr.project_id) return { kind: 'of-fork', mr }
  const jobs = await listJobs(session, mr.project_id, build.id)
  return jobs.kind === 'done'
    ? { kind: 'build', mr, build, jobs: jobs.value }
    : readFailure(jobs, `The build of ${fullName(mr)}`)
}

/** Reads the build with the caller’s own account: logs show more than a merge request does. */
export function showBuild(context: ForgeContext, name: MergeRequestName): Promise<BuildOutcome> {
  return withOwnAccount(context, async (session) => {
    const found = await findBuild(session, name, context.forge.ids)
    if (found.kind !== 'build') return found
    if (!found.jobs.some(({ status }) => status === 'failed')) return { ...found, logs: new Map() }
    const logs = await readFailedLogs(session, name.project, name.mr)
    if (logs.kind !== 'done') return { ...found, logs: null }
    return { ...found, logs: new Map([...logs.value].map(([job, html]) => [job, readableLog(html)])) }
  })
}

/** Its HTML escapes nothing but `<` (lib/gitlab/ci/ansi2html.rb of the server). */
const BREAK = /<br\/?>/g
const TAG = /<[^<>]*>/g
/** Sections with options, and colours of a cut beginning, which the server leaves in. */
const SECTION = /section_(?:start|end):\d{1,12}:[\w.[\]=,-]*/g
const COLOUR = /\p{Cc}\[[\d;?]*[A-Za-z]/gu
/** The time that a runner puts before each line (`TIMESTAMP_HEADER_REGEX`, lib/gitlab/ci/trace/stream.rb). */
const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]{8,20}Z [\da-f]{2}[EO][ +]?/

/**
 * Returns the lines of a log that may be shown, without those that are empty: as text, as they end up after a progress
 * bar, and without what looks like a secret. The server masks its own variables itself, as `[MASKED]`.
 */
export function readableLog(html: string): readonly string[] {
  const text = html.replace(BREAK, '\n').replace(TAG, '').replaceAll('&lt;', '<')
  return withoutSecrets(text.split('\n').map(readableLine).join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
}

function readableLine(line: string): string {
  const plain = line.replace(TIME, '').replace(SECTION, '').replace(COLOUR, '').trimEnd()
  return plain.slice(plain.lastIndexOf('\r') + 1)
}

/** A name that tells of a secret, with what is assigned to it: in a shell, in YAML or in JSON. */
const ASSIGNED =
  /((?:passw(?:or)?d|passphrase|secret|token|api[-_]?key|access[-_]?key|private[-_]?key|credentials?)\w{0,30}["']{0,2}\s{0,3}[:=]\s{0,3}["']{0,2})(?!\[MASKED\]|\[secret\])[^\s"'&]+/gi
/** The same as an option of a command. */
const OPTION = /((?:^|\s)--(?:[a-z]{1,20}-){0,3}(?:password|passphrase|token|secret|key)\s)[^\s-]\S*/gim
/** `-u name:password` of curl and its like. */
const LOGIN = /((?:^|\s)(?:-u|--user)[ =]["']?[^\s:"']{1,100}:)[^\s"']+/gm
/** Long words of small and capital letters with digits, which no path or commit is. */
const RANDOM = /\b(?=\w{0,200}[A-Z])(?=\w{0,200}[a-z])(?=\w{0,200}\d)\w{32,}/g
/** Lines of a key whose first or last line is cut off. */
const KEY_LINE = /^[A-Za-z0-9+/]{40,}={0,2}$|^[A-Za-z0-9+/]{1,76}={0,2}(?=\n-----END )/gm

function withoutSecrets(text: string): string {
  return withoutTokens(text)
    .replace(KEY_LINE, MARK)
    .replace(ASSIGNED, `$1${MARK}`)
    .replace(OPTION, `$1${MARK}`)
    .replace(LOGIN, `$1${MARK}`)
    .replace(RANDOM, MARK)
}

export type BuildWriteOutcome =
  /** The jobs that it was done to. `answered` false: the forge’s answer was lost, so others may have done it. */
  | {
      readonly kind: 'done'
      readonly view: MergeRequestView
      readonly jobs: readonly Job[]
      readonly answered: boolean
    }
  /** Nothing was sent, or without effect: no job is in such a state; or there are several, and none was named. */
  | (Omit<FoundBuild, 'kind'> & { readonly kind: 'nothing' | 'which' })
  /** The button was of another build than the head’s. */
  | { readonly kind: 'newer-build'; readonly mr: MergeRequest }
  | NoBuild
  | Failure

interface BuildInput extends MergeRequestName {
  readonly job?: string
  /** The build that the person has seen. */
  readonly build?: number
}

const Before = MergeRequestBefore.extend({ build: z.number(), jobs: z.array(Job) })
type Before = z.infer<typeof Before>

interface BuildWrite {
  /** The jobs that it can be done to. */
  readonly isFit: (job: Job) => boolean
  /** Without a name: to all of them, or to the only one. */
  readonly takes: 'all' | 'one'
  readonly send: (session: Session, before: Before, isNamed: boolean) => Promise<ApiResult<unknown>>
  /** Returns those of the jobs to which it has happened. */
  readonly happened: (session: Session, before: Before) => Promise<ApiResult<readonly Job[]>>
  /** True for a job that has ended by itself, so that it can't be done any more. */
  readonly isTooLate: (job: Job) => boolean
}

/** Runs again what failed or was canceled: the whole of it, or one job. */
export const retry = buildWrite({
  isFit: isRetryable,
  takes: 'all',
  send: (session, { mr, build, jobs: [first] }, isNamed) =>
    isNamed && first ? retryJob(session, mr.project_id, first.id) : retryBuild(session, mr.project_id, build),
  // Another run takes the place of each.
  happened: (session, before) => jobsThat(session, before, (job) => job === undefined),
  isTooLate: () => false,
})

/** Starts a job that waits for somebody. */
export const play = buildWrite({
  isFit: isPlayable,
  takes: 'one',
  send: (session, { mr, jobs: [first] }) => playJob(session, mr.project_id, first?.id ?? 0),
  happened: (session, before) => jobsThat(session, before, (job) => job === undefined || !isPlayable(job)),
  isTooLate: () => false,
})

/** Cancels what runs of a build. */
export const stop = buildWrite({
  isFit: isStoppable,
  takes: 'all',
  send: (session, { mr, build }) => cancelBuild(session, mr.project_id, build),
  async happened(session, { mr, build, jobs }) {
    const now = await getBuild(session, mr.project_id, build)
    return now.kind === 'done' ? { ...now, value: now.value.status.startsWith('cancel') ? jobs : [] } : now
  },
  isTooLate: (job) => !isStoppable(job) && !job.status.startsWith('cancel'),
})

function isStoppable(job: Job): boolean {
  return isUnderWay(job) || job.status === 'scheduled'
}

/** Returns the jobs whose newest run is so now; `undefined` for one that another run has replaced. */
async function jobsThat(
  session: Session,
  { mr, build, jobs }: Before,
  isSo: (now: Job | undefined) => boolean,
): Promise<ApiResult<readonly Job[]>> {
  const answer = await listJobs(session, mr.project_id, build)
  if (answer.kind !== 'done') return answer
  const value = jobs.filter(({ id }) => isSo(answer.value.find((job) => job.id === id)))
  return { ...answer, value }
}

/** Refusals of a state that may have changed since it was read: not retryable, unplayable. */
const OF_STATE: ReadonlySet<number> = new Set([400, 403])

function buildWrite({ isFit, takes, send, happened, isTooLate }: BuildWrite) {
  return (context: ForgeContext, input: BuildInput, operation: Operation): Promise<BuildWriteOutcome> =>
    writeToMergeRequest<Before, BuildWriteOutcome>(context, input, operation, (session) => ({
      before: Before,
      async prepare(mr) {
        const found = await readBuild(session, mr)
        if (found.kind !== 'build') return { kind: 'stop', outcome: found }
        const { build } = found
        if (input.build !== undefined && input.build !== build.id)
          return { kind: 'stop', outcome: { kind: 'newer-build', mr } }
        const fit = named(found.jobs.filter(isFit), input.job)
        const isOne = takes === 'one' || input.job !== undefined
        if (fit.length === 0 || (isOne && fit.length > 1))
          return { kind: 'stop', outcome: { ...found, kind: fit.length === 0 ? 'nothing' : 'which' } }
        return { kind: 'send', before: { mr, build: build.id, jobs: [...fit] } }
      },
      send: (before) => send(session, before, input.job !== undefined),
      async refused(answer, { mr }) {
        if (answer.kind === 'refused' && OF_STATE.has(answer.status) && !answer.tokenDenial) return null
        return explainRefusedMergeRequestWrite(session, input.project, mr, answer)
      },
      async verify(before, answer) {
        const what = `the build of ${fullName(before.mr)}`
        const now = await happened(session, before)
        if (now.kind !== 'done') return unreadable(readFailure(now, what), what)
        const jobs = now.value
        if (answer.kind === 'refused' && jobs.length < before.jobs.length)
          return ruledOut(await explainRefusedMergeRequestWrite(session, input.project, before.mr, answer))
        if (jobs.length === 0) {
          const found = await findBuild(session, input, context.forge.ids)
          const isOver = ({ id }: Job) =>
            found.kind === 'build' && found.jobs.some((job) => job.id === id && isTooLate(job))
          return found.kind === 'build' && before.jobs.every(isOver)
            ? ruledOut({ ...found, kind: 'nothing' })
            : notShown(what)
        }
        const view = await viewOrBare(session, before.mr, context.forge.ids)
        const outcome = { kind: 'done', view, jobs, answered: answer.kind === 'done' } as const
        // The server leaves out what this account may not run.
        const isWhole = jobs.length === before.jobs.length || answer.kind === 'done'
        return isWhole ? confirmed(outcome) : stillPending(outcome)
      },
    }))
}

/** By the whole name, else by a part of it. */
function named(jobs: readonly Job[], typed: string | undefined): readonly Job[] {
  if (typed === undefined) return jobs
  const exact = jobs.filter(({ name }) => name === typed)
  return exact.length > 0
    ? exact
    : jobs.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
}
