import { linkButton } from '../blocks/button.ts'
import { privately, type Reply } from '../blocks/reply.ts'
import { bold, lines, text } from '../blocks/rich-text.ts'
import { escaped } from '../blocks/text.ts'

/** Something that people do with merge requests elsewhere and that the forge’s API has no call for. */
export interface NotOffered {
  /** What is asked for, as in “Approving is not …”. */
  readonly what: string
  readonly instead: string
  /** It can be done from here, by another verb. */
  readonly byOtherVerb?: true
}

const IN_BROWSER = 'It can be done in the browser.'

const APPROVING = { what: 'Approving', instead: IN_BROWSER }
const COMMENTING = { what: 'Commenting', instead: 'Comments are written in the browser.' }
const IN_CLONE = 'Do it in your clone with git, then push.'

const absent: Readonly<Record<string, Readonly<Record<string, NotOffered>>>> = {
  mr: {
    approve: APPROVING,
    revoke: { what: 'Taking an approval back', instead: IN_BROWSER },
    rebase: { what: 'Rebasing', instead: IN_CLONE },
    checkout: { what: 'Checking out a branch', instead: 'It happens in your clone: fetch, then git switch.' },
    note: COMMENTING,
    comment: COMMENTING,
    review: { what: 'Reviewing', instead: IN_BROWSER },
    ready: {
      what: 'ready',
      instead: 'What makes a draft is its title: type /mr edit !12 --no-draft to take the mark off !12.',
      byOtherVerb: true,
    },
  },
  milestone: {
    delete: { what: 'Deleting a milestone', instead: 'Close it instead, or delete it in the browser.' },
    rm: { what: 'Deleting a milestone', instead: 'Close it instead, or delete it in the browser.' },
  },
  integration: {
    enable: {
      what: 'Switching on alone',
      instead: 'Setting an integration switches it on: type /integration set and its name.',
    },
    disable: {
      what: 'Switching off alone',
      instead:
        'That can be done in the browser. Type /integration remove and its name to remove its settings.',
    },
    test: { what: 'Testing an integration', instead: IN_BROWSER },
  },
}

// A map, because an object would also know `constructor`.
const known = new Map(
  Object.entries(absent).flatMap(([noun, words]) =>
    Object.entries(words).map(([word, what]) => [`${noun} ${word}`, what] as const),
  ),
)

/** What a known word stands for that cannot be offered; undefined when the word is not such a one. */
export function notOffered(noun: string, word: string): NotOffered | undefined {
  return known.get(`${noun} ${word.toLowerCase()}`)
}

/** Says that it cannot be done from here, what to do instead, and where. */
export function notOfferedReply({ what, instead, byOtherVerb }: NotOffered, url: string): Reply {
  const problem = byOtherVerb
    ? `There is no verb “${what}”. Nothing was changed.`
    : `${what} is not part of the forge’s API, so it cannot be done from here. Nothing was changed.`
  return privately(escaped(`${problem} ${instead} ${url}`), [
    lines([bold(problem)], [text(instead)]),
    { type: 'actions', elements: [linkButton('Open in the browser', url)] },
  ])
}
