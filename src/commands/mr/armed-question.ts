import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { awaitedWords } from '../../views/merge-request/build-words.ts'
import { bold, lines, text } from '../../views/rich-text.ts'
import { escaped } from '../../views/text.ts'

/** The question before a change that may complete an auto-merge; `what` is that change. */
export function armedQuestion({ mr, rules }: MergeRequestView, question: string, what: string) {
  const why = `It is set to merge ${awaitedWords(mr, rules)}: ${what} may merge it. Nothing has been changed yet.`
  return { text: escaped(`${question} ${why}`), blocks: [lines([bold(question)], [text(why)])] }
}
