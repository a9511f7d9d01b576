import { type Blocks, privately, type Reply } from '../blocks/reply.ts'
import { bold, bullets, lines, text } from '../blocks/rich-text.ts'
import { escaped, oneLine } from '../blocks/text.ts'
import type { ForgePerson, NoPerson } from '../services/people.ts'

/** Says who is not known and whom to name instead; `tried` is what did not happen, without its period. */
export function noPersonReply(outcome: NoPerson, tried: string): Reply {
  const { why, next, people } = wordsOf(outcome)
  const named = people.map(nameOf)
  const blocks: Blocks = [
    lines([bold(`${tried}.`)], [text(why)], [text(next)]),
    ...(named.length > 0 ? [bullets(named.map((name) => [text(name)]))] : []),
  ]
  return privately(escaped([`${tried}.`, why, next, named.join('; ')].filter(Boolean).join(' ')), blocks)
}

/** `bob, Bob Baker`: the user name is what can be typed. */
function nameOf({ username, name }: ForgePerson): string {
  const shown = oneLine(name, 80)
  return username === null || username === name ? shown : `${oneLine(username, 80)}, ${shown}`
}

function wordsOf(outcome: NoPerson): { why: string; next: string; people: readonly ForgePerson[] } {
  switch (outcome.kind) {
    case 'unknown-person': {
      const why = `Nobody called “${oneLine(outcome.typed, 80)}” has written one of the project’s latest merge requests or is assigned to one, and I know people by these only.`
      const next = outcome.known.length > 0 ? 'I know, by user name:' : 'I know nobody in this project yet.'
      return { why, next, people: outcome.known }
    }
    case 'ambiguous-person':
      return {
        why: `Several people are called “${oneLine(outcome.typed, 80)}”.`,
        next: 'Type the user name of the one you mean:',
        people: outcome.people,
      }
    case 'unknown-self':
      return { why: 'I do not know your user name at the forge yet.', next: 'Type it.', people: [] }
    case 'unknown-mention':
      return {
        why: 'I do not know the user name at the forge of the person you mention.',
        next: 'Type it.',
        people: [],
      }
  }
}
