import type { Button, KnownBlock, RichTextElement } from '@slack/types'
import { type Build, buildClause, isPlayable, isRetryable, isUnderWay, type Job } from '../../model/build.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { SERVER } from '../../model/server-name.ts'
import type { BuildOutcome, FoundBuild, NoBuild } from '../../services/mr/build.ts'
import { button, confirmation, linkButton } from '../button.ts'
import { failureReply } from '../failure.ts'
import type { Blocks, Reply } from '../reply.ts'
import { bold, firstBullets, lines, link, preformatted, text } from '../rich-text.ts'
import { address, count, cut, cutStart, escaped, oneLine, shortSha, visible } from '../text.ts'
import { jobName, jobNames } from './job-name.ts'
import { mrName } from './name.ts'
import { openButton, stoppedReply } from './refusal.ts'
import { reviewModal } from './review.ts'
import { buildTitle } from './state.ts'

const MAX_LISTED = 20
/** Slack’s rows of buttons hold more, and nobody looks for one among ten. */
const MAX_PLAYABLE = 5
/** Characters of a line of a log, and of all that is shown of one. */
const MAX_LINE = 300
const MAX_LOG = 2500

/** The build of a head in a modal: what failed, with the ends of its logs, and what can be done about it. */
export function buildReply(outcome: BuildOutcome): Reply {
  switch (outcome.kind) {
    case 'build':
      return shownBuild(outcome)
    case 'no-build':
    case 'of-fork':
      return noBuildReply(outcome)
    default:
      return failureReply(outcome, { tried: 'I can’t show the build' })
  }
}

export function noBuildReply({ kind, mr }: NoBuild): Reply {
  const why =
    kind === 'of-fork'
      ? 'Its build ran in the fork: open it there.'
      : `${SERVER} has built nothing of its newest commit.`
  return stoppedReply(`There is no build of ${mrName(mr)} here.`, why, { reason: 'state' }, openButton(mr))
}

function shownBuild({ mr, build, jobs, logs }: Extract<BuildOutcome, { kind: 'build' }>): Reply {
  const failed = jobs.filter(({ status }) => status === 'failed')
  const title = buildTitle(build)
  const about = failed.length > 0 ? `${title}: ${jobNames(failed)}` : title
  const head = mr.sha ? ` at ${shortSha(mr.sha)}` : ''
  const blocks: Blocks = [
    lines([bold(about)], [text(`${mrName(mr)}${head}, ${count(jobs.length, 'job')}`)]),
    ...failed.flatMap((job) => failedJob(job, logs)),
    ...firstBullets(jobs.filter((job) => !failed.includes(job)).map(jobLine), MAX_LISTED),
    ...buildActions({ kind: 'build', mr, build, jobs }),
  ]
  const review = { project: mr.project_id, mr: mr.iid, sha: mr.sha ?? '' }
  return { modal: reviewModal(review, { text: escaped(`${about}. ${mrName(mr)}${head}.`), blocks }) }
}

function failedJob(job: Job, logs: ReadonlyMap<number, readonly string[]> | null): KnownBlock[] {
  const log = (logs?.get(job.id) ?? [])
    .map((line) => cut(visible(line), MAX_LINE))
    .filter((line) => line.trim())
  const allowed = job.allow_failure ? ' · allowed to fail' : ''
  const headline = lines([text('✗ '), link(job.web_url, jobName(job), { bold: true }), text(allowed)])
  if (log.length === 0) {
    const why = logs === null ? `${SERVER} didn’t send its log.` : 'Its log isn’t shown here.'
    return [headline, lines([text(`${why} Open it on ${SERVER}.`)])]
  }
  const shown = cutStart(log.join('\n'), MAX_LOG)
  return [headline, preformatted(shown)]
}

function jobLine(job: Job): RichTextElement[] {
  const symbol = job.status === 'success' ? '✓ ' : ''
  return [text(symbol), link(job.web_url, jobName(job)), text(` · ${oneLine(buildClause(job), 60)}`)]
}

function buildActions({ mr, build, jobs }: FoundBuild): KnownBlock[] {
  const url = address(build.web_url)
  const elements: Button[] = [
    ...(jobs.some(isRetryable) ? [retryButton(mr, build)] : []),
    ...jobs
      .filter(isPlayable)
      .slice(0, MAX_PLAYABLE)
      .map((job) => playButton(mr, build, job)),
    ...(jobs.some(isUnderWay) ? [stopButton(mr, build)] : []),
    ...(url ? [linkButton('Open build', url, `Open build of !${mr.iid}`)] : []),
  ]
  return elements.length > 0 ? [{ type: 'actions', elements }] : []
}

/** Carries the build that is shown, so that no other one is run again. */
export function retryButton(mr: MergeRequest, { id }: Pick<Build, 'id'>): Button {
  const press = { verb: 'mr.retry', input: { project: mr.project_id, mr: mr.iid, build: id } }
  return button('Retry', press, { spoken: `Retry the build of !${mr.iid}` })
}

/** Opens the build in a modal. */
export function buildButton(mr: MergeRequest, label: string): Button {
  const press = { verb: 'mr.build', input: { project: mr.project_id, mr: mr.iid, sha: mr.sha ?? '' } }
  return button(label, press, { spoken: `${label} of !${mr.iid}`, opensDialog: true })
}

/** A job that waits may deploy something. */
export function playButton(mr: MergeRequest, { id }: Pick<Build, 'id'>, job: Job): Button {
  const input = { project: mr.project_id, mr: mr.iid, build: id, job: job.name }
  const name = jobName(job)
  const about = `Runs it for ${mrName(mr)}${mr.sha ? ` at ${shortSha(mr.sha)}` : ''}.`
  return button(
    `Play ${name}`,
    { verb: 'mr.play', input },
    {
      confirm: confirmation(`Start ${name}?`, about, 'Start'),
      suffix: String(job.id),
      spoken: `Play ${name} of !${mr.iid}`,
    },
  )
}

function stopButton(mr: MergeRequest, { id }: Pick<Build, 'id'>): Button {
  const press = { verb: 'mr.stop', input: { project: mr.project_id, mr: mr.iid, build: id } }
  const about = `Cancels what runs of it for ${mrName(mr)}.`
  return button('Cancel build', press, {
    confirm: confirmation(`Cancel the build of !${mr.iid}?`, about, 'Cancel build'),
    spoken: `Cancel the build of !${mr.iid}`,
  })
}
