import type { Command } from '../commands/command.ts'
import type { Field } from '../commands/fields.ts'
import type { Feature, FeatureGap } from '../model/forge-feature.ts'
import { SERVER } from '../model/server-name.ts'
import { linkButton, typedButton } from '../views/button.ts'
import { actions, privately, type Reply } from '../views/reply.ts'
import { bold, lines, text } from '../views/rich-text.ts'
import { escaped } from '../views/text.ts'

/** Returns why this forge does not support a feature; null when it does. */
export type MissingSet = (feature: Feature) => FeatureGap | null

export const nothingMissing: MissingSet = () => null

/** A command, or a field of one. */
interface Supportable {
  readonly requires?: Feature
}

/** Returns why this forge does not support it; null when it does. */
function missedBy({ requires }: Supportable, missing: MissingSet): FeatureGap | null {
  return requires ? missing(requires) : null
}

export function isSupported(part: Supportable, missing: MissingSet): boolean {
  return missedBy(part, missing) === null
}

/** Commands by the features that they depend on and that are missing: a forge lacks the same ones for long. */
const reduced = new WeakMap<Command, Map<string, Command>>()

/** Returns the command without unsupported fields and choices, and with help that fits this forge. */
export function withoutUnsupported(command: Command, missing: MissingSet): Command {
  const features = command.fields.flatMap(featuresOf)
  if (features.length === 0) return command
  const known = reduced.get(command) ?? new Map<string, Command>()
  const absent = features.filter((feature) => missing(feature) !== null).join()
  const supported = known.get(absent) ?? reduce(command, missing)
  reduced.set(command, known.set(absent, supported))
  return supported
}

/** Returns the features on which a field, its choices or its help depend. */
function featuresOf({ requires, helpWithout, retired }: Field): Feature[] {
  return [requires, helpWithout?.feature, retired?.feature].filter((feature) => feature !== undefined)
}

function reduce(command: Command, missing: MissingSet): Command {
  const supported = command.fields.filter((field) => isSupported(field, missing))
  const fields = supported.map((field) => withChoices(withHelp(field, missing), missing))
  const isSame =
    fields.length === command.fields.length && fields.every((one, at) => one === command.fields[at])
  return isSame ? command : { ...command, fields }
}

function withHelp(field: Field, missing: MissingSet): Field {
  const { helpWithout: other } = field
  return other && missing(other.feature) !== null ? { ...field, help: other.help } : field
}

function withChoices(field: Field, missing: MissingSet): Field {
  const { choices, retired } = field
  if (!choices || !retired || missing(retired.feature) !== null) return field
  return { ...field, choices: choices.filter((choice) => !retired.choices.includes(choice)) }
}

/** The part of the requested command that this forge does not support. */
export interface MissingFeature {
  /** `/mr approve`, `/mr edit --reviewer` */
  readonly typed: string
  readonly missing: FeatureGap
  /** An alternative, from the command’s declaration. */
  readonly elsewhere: string
}

/** Returns the first unsupported part of the request: the command, or one of its fields that `isGiven`. */
export function missingFeatureOf(
  command: Command,
  isGiven: (field: Field) => boolean,
  missing: MissingSet,
): MissingFeature | null {
  const typed = `/${command.path.join(' ')}`
  const { elsewhere } = command
  const verb = missedBy(command, missing)
  if (verb) return { typed, missing: verb, elsewhere }
  const field = command.fields.find((one) => !isSupported(one, missing) && isGiven(one))
  const why = field && missedBy(field, missing)
  return field && why ? { typed: `${typed} --${field.name}`, missing: why, elsewhere } : null
}

/** A common merge-request action for which the forge’s API has no call. */
export interface UnsupportedVerb {
  /** The requested action, as in “I can’t check out branches”. */
  readonly what: string
  readonly instead: string
  /** Commands that go on from there, each with the words that were typed after the verb. */
  readonly ways?: readonly string[]
}

/** By noun, and by the words for each. */
const ABSENT: Readonly<Record<string, Readonly<Record<string, UnsupportedVerb>>>> = {
  mr: {
    'checkout co': { what: 'check out branches', instead: 'In your clone, run git fetch, then git switch.' },
    'reject decline refuse deny disapprove': {
      what: 'reject a merge request',
      instead: 'Close it, or say in a comment what to change.',
      ways: ['/mr close', '/mr view'],
    },
    'revert unmerge': {
      what: 'take back a merge',
      instead: 'Its page in the browser has “Revert”, which opens a merge request.',
    },
    undo: {
      what: 'undo what was done without its message',
      instead: 'The message about it has a button Undo where that is possible.',
    },
    'cherry-pick': { what: 'cherry-pick', instead: 'Its page in the browser can, once it is merged.' },
    'threads discussions comments': {
      what: 'list discussions',
      instead: 'They are in the browser, and in the threads of cards where /greenlight thread is on.',
    },
    lock: { what: 'lock discussions', instead: 'You can in the browser.' },
    unlock: { what: 'unlock discussions', instead: 'You can in the browser.' },
    move: { what: 'move merge requests', instead: 'Open a new one in the other project.' },
    'request-changes': {
      what: 'request changes',
      instead: 'Do it in the browser, or say what to change in a comment.',
    },
  },
  milestone: {
    'delete rm remove del': {
      what: 'delete milestones',
      instead: 'Close it, or delete it in the browser.',
    },
  },
  integration: {
    'enable on': {
      what: 'only switch an integration on',
      instead: 'Setting it up switches it on: type /integration set and its name.',
    },
    'disable off': {
      what: 'only switch an integration off',
      instead: 'Do that in the browser. /integration remove takes its settings away, too.',
    },
    test: { what: 'test integrations', instead: 'You can in the browser.' },
  },
}

// A map, because an object would also contain `constructor`.
const known = new Map(
  Object.entries(ABSENT).flatMap(([noun, verbs]) =>
    Object.entries(verbs).flatMap(([words, verb]) =>
      words.split(' ').map((word) => [`${noun} ${word}`, verb] as const),
    ),
  ),
)

/** Returns the unsupported action that a known word names; undefined for any other word. */
export function unsupportedVerbs(noun: string, word: string): UnsupportedVerb | undefined {
  return known.get(`${noun} ${word.toLowerCase()}`)
}

/** Says that it can’t be done from here, what to do instead, and where; `typed` is what was typed after it. */
export function unsupportedVerbReply(
  { what, instead, ways = [] }: UnsupportedVerb,
  url: string,
  typed: string,
): Reply {
  return cantReply(`I can’t ${what}.`, instead, url, typed ? ways.map((way) => `${way} ${typed}`) : [])
}

/** Says that this server doesn’t offer a command, and where to do it meanwhile. */
export function missingFeatureReply({ typed, missing, elsewhere }: MissingFeature, url: string): Reply {
  const reply = cantReply(`${SERVER} doesn’t offer ${typed}.`, elsewhere, url)
  return { ...reply, failure: { reason: 'absent' }, problem: { words: `${missing.why}. ${elsewhere}` } }
}

function cantReply(
  problem: string,
  instead: string,
  url: string,
  suggestions: readonly string[] = [],
): Reply {
  return privately(escaped(`${problem} ${instead} ${url}`), [
    lines([bold(problem)], [text(instead)]),
    ...actions([...suggestions.map(typedButton), linkButton(`Open ${SERVER}`, url)]),
  ])
}
