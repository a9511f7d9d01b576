import type { NewCommits } from '../../services/mr/read.ts'
import type { Blocks } from '../../views/reply.ts'
import { bold, bullets, code, lines, text } from '../../views/rich-text.ts'
import { count, oneLine, shortSha } from '../../views/text.ts'

/** Names the commits since a shown head, below the given lines; `told` is the same as one text. */
export function arrivedCommits(
  { arrived, rewritten }: NewCommits,
  sentences: readonly string[],
): { readonly blocks: Blocks; readonly told: string } {
  const since = rewritten
    ? 'The branch was rewritten. It now holds:'
    : `${count(arrived.length, 'commit')} arrived since you looked:`
  const named = arrived
    .slice(0, 10)
    .map(({ id, title, author_name }) => [
      code(shortSha(id)),
      text(` ${oneLine(title, 120)}, ${oneLine(author_name, 60)}`),
    ])
  const more = arrived.length > 10 ? [[text(`and ${arrived.length - 10} more`)]] : []
  const list = arrived.map(({ id, title }) => `${shortSha(id)} ${oneLine(title, 80)}`).join('; ')
  const words = [...sentences, list ? `${since} ${list}.` : '']
  return {
    blocks: [
      lines(
        ...sentences.map((sentence) => [bold(sentence)]),
        named.length > 0 ? [text(since)] : [text('The forge does not tell the new commits.')],
      ),
      ...(named.length > 0 ? [bullets([...named, ...more])] : []),
    ],
    told: oneLine(words.filter(Boolean).join(' '), 2000),
  }
}
