import type { Button, KnownBlock, RichTextElement } from '@slack/types'
import { type Build, buildClause, isPlayable, isRetryable, isUnderWay, type Job } from '../../model/build.ts'
import type { Invocation } from '../../model/invocation.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { SERVER } from '../../model/server-name.ts'
import type { BuildOutcome, BuildWriteOutcome, FoundBuild, NoBuild } from '../../services/mr/build.ts'
import { confirmation, linkButton } from '../button.ts'
import { failureReply } from '../failure.ts'
import { actions, type Blocks, type Reply } from '../reply.ts'
import { bold, firstBullets, lines, link, preformatted, text } from '../rich-text.ts'
import { address, count, cut, cutStart, escaped, oneLine, shortSha, visible } from '../text.ts'
import { buildButton, openButton, retryButton, verbButton } from './actions.ts'
import { mergeRequestCard, noteOf } from './card.ts'
import { jobName, jobNames, mrName } from './name.ts'
import { stoppedReply } from './refusal.ts'
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

function noBuildReply({ kind, mr }: NoBuild): Reply {
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
  return actions([
    ...(jobs.some(isRetryable) ? [retryButton(mr, build)] : []),
    ...playButtons(mr, build, jobs),
    ...(jobs.some(isUnderWay) ? [stopButton(mr, build)] : []),
    ...(url ? [linkButton('Open build', url, `Open build of !${mr.iid}`)] : []),
  ])
}

/** A job that waits may deploy something. */
function playButtons(mr: MergeRequest, { id }: Build, jobs: readonly Job[]): Button[] {
  const about = `Runs it for ${mrName(mr)}${mr.sha ? ` at ${shortSha(mr.sha)}` : ''}.`
  const waiting = jobs.filter(isPlayable).slice(0, MAX_PLAYABLE)
  return waiting.map((job) => {
    const name = jobName(job)
    return verbButton(`Play ${name}`, 'mr.play', mr, {
      input: { build: id, job: job.name },
      confirm: confirmation(`Start ${name}?`, about, 'Start'),
      suffix: String(job.id),
      spoken: `Play ${name} of !${mr.iid}`,
    })
  })
}

function stopButton(mr: MergeRequest, { id }: Build): Button {
  const about = `Cancels what runs of it for ${mrName(mr)}.`
  return verbButton('Cancel build', 'mr.stop', mr, {
    input: { build: id },
    confirm: confirmation(`Cancel the build of !${mr.iid}?`, about, 'Cancel build'),
    spoken: `Cancel the build of !${mr.iid}`,
  })
}

/** Words of the three verbs. */
const WORDS = {
  retry: {
    done: (jobs: string) => `started ${jobs} again`,
    shows: (jobs: string) => `${jobs} started again`,
    tried: 'Nothing was started again',
    none: 'No job of it has failed',
    doubt: 'was started again',
  },
  play: {
    done: (jobs: string) => `started ${jobs}`,
    shows: (jobs: string) => `${jobs} started`,
    tried: 'The job wasn’t started',
    none: 'No such job of it waits for somebody',
    doubt: 'was started',
  },
  stop: {
    done: () => 'canceled its build',
    shows: () => 'its build canceled',
    tried: 'The build wasn’t canceled',
    none: 'It isn’t running',
    doubt: 'was canceled',
  },
} as const

/** Renders what was done to a build; the jobs are those that the forge shows so afterwards. */
export function buildWriteReply(
  outcome: BuildWriteOutcome,
  { user, now }: Invocation,
  verb: keyof typeof WORDS,
): Reply {
  const words = WORDS[verb]
  switch (outcome.kind) {
    case 'done': {
      const jobs = jobNames(outcome.jobs)
      const note = noteOf(outcome, { by: user, words: `${words.done(jobs)}.` }, words.shows(jobs))
      return { card: mergeRequestCard(outcome.view, { now, note }) }
    }
    case 'nothing': {
      const { mr, build } = outcome
      const headline = `${words.none}: ${buildTitle(build).toLowerCase()} of ${mrName(mr)}.`
      return stoppedReply(headline, '', { reason: 'state' }, [buildButton(mr, 'Show build')])
    }
    case 'which': {
      const { mr, build, jobs } = outcome
      const buttons = verb === 'play' ? playButtons(mr, build, jobs) : []
      const headline = `${mrName(mr)} has several such jobs.`
      return stoppedReply(headline, 'Name one.', { reason: 'input' }, [
        ...buttons,
        buildButton(mr, 'Show build'),
      ])
    }
    case 'newer-build': {
      const { mr } = outcome
      const headline = `${mrName(mr)} has a newer build since.`
      return stoppedReply(headline, `${words.tried}.`, { reason: 'state' }, [buildButton(mr, 'Show build')])
    }
    case 'no-build':
    case 'of-fork':
      return noBuildReply(outcome)
    default:
      return failureReply(outcome, {
        tried: words.tried,
        doubt: (what) => `I can’t tell whether ${what} ${words.doubt}`,
      })
  }
}
