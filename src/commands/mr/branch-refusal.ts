import type { Reply } from '../../blocks/reply.ts'
import { privately } from '../../blocks/reply.ts'
import { bold, lines, text } from '../../blocks/rich-text.ts'
import { escaped, oneLine } from '../../blocks/text.ts'
import type { Trouble } from '../../services/trouble.ts'
import { troubleReply } from '../trouble.ts'

/** What helps against what the forge says about branches. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/branch.*does not exist|does not exist.*branch/i, 'Push the branch, or correct its name.'],
  [/same project\/branch/i, 'Name two different branches.'],
  [/not a fork/i, 'Only a fork can offer its branches to another project: leave the target project out.'],
  [/already exists/i, 'Look at that one, or close it.'],
]

/** A refusal of branches or of a title, with the step that helps; any other refusal as elsewhere. */
export function refusedWords(trouble: Extract<Trouble, { kind: 'refused' }>, tried: string): Reply {
  const advice = ADVICE.find(([pattern]) => pattern.test(trouble.reason))?.[1]
  if (advice === undefined) return troubleReply(trouble, { tried })
  const why = `The forge refused: ${oneLine(trouble.reason, 300)}. Nothing was changed.`
  return privately(escaped(`${tried}. ${why} ${advice}`), [
    lines([bold(`${tried}.`)], [text(why)], [text(advice)]),
  ])
}
