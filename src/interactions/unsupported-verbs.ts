import { linkButton } from '../views/button.ts'
import { inParts, NOTHING_CHANGED } from '../views/failure.ts'
import { privately, type Reply } from '../views/reply.ts'
import { bold, lines, text } from '../views/rich-text.ts'
import { escaped } from '../views/text.ts'
import type { MissingFeature } from './feature-availability.ts'

/** A common merge-request action for which the forge’s API has no call. */
export interface UnsupportedVerb {
  /** The requested action, as in “Approving is not …”. */
  readonly what: string
  readonly instead: string
}

const IN_BROWSER = 'It can be done in the browser.'

const absent: Readonly<Record<string, Readonly<Record<string, UnsupportedVerb>>>> = {
  mr: {
    checkout: { what: 'Checking out a branch', instead: 'It happens in your clone: fetch, then git switch.' },
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

// A map, because an object would also contain `constructor`.
const known = new Map(
  Object.entries(absent).flatMap(([noun, words]) =>
    Object.entries(words).map(([word, what]) => [`${noun} ${word}`, what] as const),
  ),
)

/** Returns the unsupported action that a known word names; undefined for any other word. */
export function unsupportedVerbs(noun: string, word: string): UnsupportedVerb | undefined {
  return known.get(`${noun} ${word.toLowerCase()}`)
}

/** Says that it cannot be done from here, what to do instead, and where. */
export function unsupportedVerbReply({ what, instead }: UnsupportedVerb, url: string): Reply {
  const problem = `${what} is not part of the forge’s API, so it cannot be done from here. Nothing was changed.`
  return privately(escaped(`${problem} ${instead} ${url}`), [
    lines([bold(problem)], [text(instead)]),
    { type: 'actions', elements: [linkButton('Open in the browser', url)] },
  ])
}

/** Says why this forge does not support a command, what helps, and where to do it meanwhile. */
export function missingFeatureReply({ typed, missing, elsewhere }: MissingFeature, url: string): Reply {
  return inParts(
    {
      what: `${typed} cannot be used with this forge`,
      why: `${missing.why}.`,
      now: NOTHING_CHANGED,
      next: `${missing.next}. ${elsewhere} ${url}`,
    },
    { reason: 'absent' },
    [{ type: 'actions', elements: [linkButton('Open in the browser', url)] }],
  )
}
