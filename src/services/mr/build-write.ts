import { z } from 'zod'
import { cancelBuild, getBuild, listJobs, playJob, retryBuild, retryJob } from '../../forge/builds.ts'
import type { Session } from '../../forge/client.ts'
import type { ApiResult } from '../../forge/result.ts'
import { isPlayable, isRetryable, isUnderWay, Job } from '../../model/build.ts'
import { fullName, MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { explainRefusedMergeRequestWrite } from '../writes/diagnose-unauthorized.ts'
import type { Operation } from '../writes/operation.ts'
import { reconcile } from '../writes/reconcile.ts'
import { confirmed, notShown, ruledOut, stillPending, unreadable } from '../writes/verification.ts'
import { type FoundBuild, findBuild, type NoBuild } from './build.ts'
import { type MergeRequestName, viewMergeRequest } from './read.ts'

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

const Before = z.object({ mr: MergeRequest, build: z.number(), jobs: z.array(Job) })
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
    withOwnAccount(context, (session) =>
      reconcile<Before, BuildWriteOutcome>(context, operation, {
        before: Before,
        async prepare() {
          const found = await findBuild(session, input, context.ids)
          if (found.kind !== 'build') return { kind: 'stop', outcome: found }
          const { mr, build } = found
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
            const found = await findBuild(session, input, context.ids)
            const isOver = ({ id }: Job) =>
              found.kind === 'build' && found.jobs.some((job) => job.id === id && isTooLate(job))
            return found.kind === 'build' && before.jobs.every(isOver)
              ? ruledOut({ ...found, kind: 'nothing' })
              : notShown(what)
          }
          const read = await viewMergeRequest(session, input, context.ids)
          const view = read.kind === 'view' ? read.view : { mr: before.mr, commits: null, files: null }
          const outcome = { kind: 'done', view, jobs, answered: answer.kind === 'done' } as const
          // The server leaves out what this account may not run.
          const isWhole = jobs.length === before.jobs.length || answer.kind === 'done'
          return isWhole ? confirmed(outcome) : stillPending(outcome)
        },
      }),
    )
}

/** By the whole name, else by a part of it. */
function named(jobs: readonly Job[], typed: string | undefined): readonly Job[] {
  if (typed === undefined) return jobs
  const exact = jobs.filter(({ name }) => name === typed)
  return exact.length > 0
    ? exact
    : jobs.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
}
