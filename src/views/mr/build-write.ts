import { isPlayable } from '../../model/build.ts'
import type { Invocation } from '../../model/invocation.ts'
import { SERVER } from '../../model/server-name.ts'
import type { BuildWriteOutcome } from '../../services/mr/build.ts'
import { failureReply } from '../failure.ts'
import type { Reply } from '../reply.ts'
import { buildButton, noBuildReply, playButton } from './build.ts'
import { mergeRequestCard } from './card.ts'
import { jobNames } from './job-name.ts'
import { mrName } from './name.ts'
import { stoppedReply } from './refusal.ts'
import { buildTitle } from './state.ts'

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
      const note = outcome.answered
        ? { by: user, words: `${words.done(jobs)}.` }
        : { words: `${SERVER} didn’t answer, and it shows ${words.shows(jobs)}.` }
      return { card: mergeRequestCard(outcome.view, { now, note }) }
    }
    case 'nothing': {
      const { mr, build } = outcome
      const headline = `${words.none}: ${buildTitle(build).toLowerCase()} of ${mrName(mr)}.`
      return stoppedReply(headline, '', { reason: 'state' }, [buildButton(mr, 'Show build')])
    }
    case 'which': {
      const { mr, build, jobs } = outcome
      const waiting = verb === 'play' ? jobs.filter(isPlayable) : []
      const buttons = waiting.slice(0, 5).map((job) => playButton(mr, build, job))
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
