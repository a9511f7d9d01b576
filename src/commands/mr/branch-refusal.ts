import type { Failure } from '../../services/failure.ts'
import { inParts, NOTHING_CHANGED } from '../../views/failure-parts.ts'
import type { Reply } from '../../views/reply.ts'
import { oneLine } from '../../views/text.ts'
import { failureReply } from '../failure.ts'
import { refusedWords } from '../failure-parts.ts'

/** Remedies for the forge’s messages about branches. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^(?=.*branch).*does not exist/i, 'Push the branch, or correct its name.'],
  [/same project\/branch/i, 'Name two different branches.'],
  [/not a fork/i, 'Only a fork can offer its branches to another project: leave the target project out.'],
  [/already exists/i, 'Look at that one, or close it.'],
]

/** A refusal of branches or of a title, with its remedy; any other refusal as elsewhere. */
export function branchRefusal(trouble: Extract<Failure, { kind: 'refused' }>, tried: string): Reply {
  const { status, reason } = trouble
  const next = ADVICE.find(([pattern]) => pattern.test(reason))?.[1]
  if (next === undefined) return failureReply(trouble, { tried })
  const why = refusedWords(oneLine(reason, 300), status)
  const field = /branch|same project|already exists/i.test(reason) ? 'source' : 'title'
  return inParts({ what: tried, why, now: NOTHING_CHANGED, next, field }, { reason: 'input', status })
}
