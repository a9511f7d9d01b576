import { button } from '../../blocks/button.ts'
import { mergeRequestCard } from '../../blocks/merge-request/card.ts'
import { plain, privately, type Reply } from '../../blocks/reply.ts'
import { escaped, shortSha } from '../../blocks/text.ts'
import type { StateOutcome } from '../../services/merge-request/change-state.ts'
import type { TwinOpen } from '../../services/merge-request/refused-update.ts'
import type { Asking } from '../define.ts'
import { troubleReply } from '../trouble.ts'
import { refusedWords } from './branch-refusal.ts'
import { nameOf } from './name.ts'

/** What closing or reopening came to; `done` is the word for it (`closed`). */
export function renderState(
  outcome: StateOutcome,
  { user, now }: Asking,
  done: 'closed' | 'reopened',
): Reply {
  const tried = `The merge request was not ${done}`
  switch (outcome.kind) {
    case 'closed':
    case 'reopened': {
      const note = outcome.answered
        ? { by: user, words: `${done} it.` }
        : { words: `The answer was lost, and the forge shows it ${done === 'closed' ? 'closed' : 'open'}.` }
      return { card: mergeRequestCard(outcome.view, { now, note, ...revived(done) }) }
    }
    case 'already':
    case 'merged':
    case 'being-merged': {
      const sentence = `Nothing was ${done}: ${nameOf(outcome.view.mr)} is ${stateWords(outcome, done)}`
      return {
        ...privately(escaped(sentence)),
        card: mergeRequestCard(outcome.view, { now, post: false, ...revived(done) }),
      }
    }
    case 'twin':
      return twinReply(outcome, tried)
    case 'refused':
      return refusedWords(outcome, tried)
    default:
      return troubleReply(outcome, {
        tried,
        doubt: (what) => `I do not know whether ${what} was ${done}`,
      })
  }
}

/** What is open again is to be seen so where its end was told. */
function revived(done: 'closed' | 'reopened') {
  return done === 'reopened' ? ({ everyCopy: true } as const) : {}
}

function stateWords(
  { kind, view }: Extract<StateOutcome, { kind: 'already' | 'merged' | 'being-merged' }>,
  done: 'closed' | 'reopened',
): string {
  if (kind === 'merged') {
    const commit = view.mr.merge_commit_sha
    return `merged${commit ? ` as ${shortSha(commit)}` : ''}, and stays so.`
  }
  if (kind === 'being-merged') return 'being merged right now. Look again in a moment.'
  return done === 'closed' ? 'closed already.' : 'open already.'
}

/** The forge takes one open merge request between two branches; the other one is named. */
export function twinReply({ mr, twin }: TwinOpen, tried: string): Reply {
  const sentence = escaped(
    `${tried}: ${nameOf(twin)} is open for the same branches as ${nameOf(mr)}, and the forge takes one at a time.`,
  )
  const show = button(`Show !${twin.iid}`, {
    verb: 'mr.view',
    input: { project: twin.project_id, mr: twin.iid },
  })
  return privately(sentence, [...plain(sentence), { type: 'actions', elements: [show] }])
}
