import { SERVER } from '../model/server-name.ts'
import { linkButton } from '../views/button.ts'
import { privately, type Reply } from '../views/reply.ts'
import { bold, lines, text } from '../views/rich-text.ts'
import { escaped } from '../views/text.ts'
import type { MissingFeature } from './feature-availability.ts'

/** A common merge-request action for which the forge’s API has no call. */
export interface UnsupportedVerb {
  /** The requested action, as in “I can’t check out branches”. */
  readonly what: string
  readonly instead: string
}

const absent: Readonly<Record<string, Readonly<Record<string, UnsupportedVerb>>>> = {
  mr: {
    checkout: { what: 'check out branches', instead: 'In your clone, run git fetch, then git switch.' },
  },
  milestone: {
    delete: { what: 'delete milestones', instead: 'Close it, or delete it in the browser.' },
    rm: { what: 'delete milestones', instead: 'Close it, or delete it in the browser.' },
  },
  integration: {
    enable: {
      what: 'only switch an integration on',
      instead: 'Setting it up switches it on: type /integration set and its name.',
    },
    disable: {
      what: 'only switch an integration off',
      instead: 'Do that in the browser. /integration remove takes its settings away, too.',
    },
    test: { what: 'test integrations', instead: 'You can in the browser.' },
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

/** Says that it can’t be done from here, what to do instead, and where. */
export function unsupportedVerbReply({ what, instead }: UnsupportedVerb, url: string): Reply {
  return cantReply(`I can’t ${what}.`, instead, url)
}

/** Says that this server doesn’t offer a command, and where to do it meanwhile. */
export function missingFeatureReply({ typed, missing, elsewhere }: MissingFeature, url: string): Reply {
  const reply = cantReply(`${SERVER} doesn’t offer ${typed}.`, elsewhere, url)
  return { ...reply, failure: { reason: 'absent' }, problem: { words: `${missing.why}. ${elsewhere}` } }
}

function cantReply(problem: string, instead: string, url: string): Reply {
  return privately(escaped(`${problem} ${instead} ${url}`), [
    lines([bold(problem)], [text(instead)]),
    { type: 'actions', elements: [linkButton(`Open ${SERVER}`, url)] },
  ])
}
