import { registry } from '../../../src/commands/registry.ts'
import type { Said } from './said.ts'

/** Words of the house that mean nothing to people; see docs/explanation/voice.md. */
const DENIED: readonly RegExp[] = [
  /\bforges?\b/i,
  /\bheads?\b/i,
  /\b(?:a|the|this|no|your) waits?\b/i,
  /\bwaits? (?:for builds|is over|back|goes on)\b/i,
  /\bacts?\b/i,
  /\bverbs?\b/i,
  /\bstewards?\b/i,
  /\balias(?:es)?\b/i,
  /\bslots?\b/i,
  /\b(?:the|a) mark\b/i,
  /\bany more\b/i,
  /\bc[oa]mes? of\b/i,
  /\bof yours\b/i,
  /\bwhoever\b/i,
  /\bonce more\b/i,
  /\bmay not\b/i,
  /\bone too many\b/i,
  /\b(?:is|are) told\b/i,
  /\blooks? after\b/i,
  /\bNothing (?:was done|was changed|is left to do)\b/i,
  /\bonly a look\b/i,
]

/** A date as machines write it; one in code or quotation marks stands for what people type. */
const MACHINE_DATE = /\b\d{4}-\d{2}-\d{2}\b|\bUTC\b/
const CODE = /`[^`]*`/g
const TYPED = /`[^`]*`|“[^”]*”|"[^"]*"/g

/** Names to choose from, which are not read as a sentence: `asana, assembla, bamboo, jira`. */
const NAMES = /[\w.-]+(?: \(all \d+\))?(?:, [\w.-]+(?: \(all \d+\))?){3,}/g

/** A row of help: a command, and what it does. */
const HELP_ROW = /^`?\/[a-z][^`:]*(?:` {2}|: )/

/** The apostrophe of typewriters; that of print is ’. */
const TYPEWRITTEN = /\p{L}'(?:t|s|m|re|ve|ll|d)\b/u

/** A flag is typed, also by people who know an older name of it. */
const FLAG = /--[a-z-]+/g

/** Words in a sentence, and sentences in an error. */
const MOST = { words: 20, sentences: 3 }

/** Failures that are nobody’s mistake: the reference helps to find them in the log. */
const FAULTS: ReadonlySet<string> = new Set(['down', 'no-answer', 'bad-answer', 'restart', 'fault'])

const REFERENCE = /\s*Reference k7mq2xpe\.?/

/** A word that stands twice, after each other; two things that end in the same word are told apart by a comma. */
const TWICE = /(?<![\p{L}\p{N}-])([\p{L}\p{N}’]+) \1(?![\p{L}\p{N}-])/iu
const SYMBOL_TWICE = /([✗✓🟢🔴🟡⚪🟣⚫⏳])\s*\1/u
/** Two dots are typed between numbers: `1..2`. */
const DOTS = /(?<![.\d])\.\.(?![.\d])/
const AT_DAY = /\bat (?:today|tomorrow|yesterday)\b/i

function isBroken(line: string): boolean {
  const words = line.replaceAll(CODE, ' , ')
  return [TWICE, SYMBOL_TWICE, DOTS, AT_DAY].some((broken) => broken.test(words)) || repeatsPart(line)
}

/** True for a line that says one thing in two of its parts: `Build failed · ✗ build failed`. */
function repeatsPart(line: string): boolean {
  const parts = line
    .split(' · ')
    .map((part) => part.replaceAll(/^[^\p{L}\p{N}]+/gu, '').toLowerCase())
    .filter((part) => /\p{L}/u.test(part))
  return new Set(parts).size < parts.length
}

/** What decides, in the blocks of a message: a state after its symbol, the build, approvals, and what is for good. */
const DECIDES: readonly RegExp[] = [
  /^[🟢🔴🟡⚪🟣⚫⏳] (?!\S*!\d)(.+?)(?= by |[·:(]|$)/u,
  /^✗ ([^·(]+)/u,
  /(can’t be undone)/i,
  /(needs \d+ approvals?)/i,
  /\bbuild (passed|failed)\b/i,
]

/** What decides and stands in the blocks alone: screen readers read the text. */
function unspokenIn({ place, text, lines }: Said): string[] {
  if (text === '' || place.startsWith('modal') || place === 'Home') return []
  const spoken = text.toLowerCase()
  return lines.flatMap((line) =>
    DECIDES.flatMap((decides) => {
      const [, what = ''] = decides.exec(line) ?? []
      return what === '' || spoken.includes(what.trim().toLowerCase()) ? [] : [what.trim()]
    }),
  )
}

/** A sentence and the rule that it breaks. */
export interface Break {
  readonly rule: string
  readonly sentence: string
}

/** Every rule of docs/explanation/voice.md that a machine can hold, broken in one place. */
export function breaksIn(said: Said): Break[] {
  const { place, text, lines, verbs, failure } = said
  const all = [text, ...lines].flatMap(sentencesOf)
  const typed = all.filter(
    (sentence) => !HELP_ROW.test(sentence) && commandsIn(sentence).some((id) => verbs.has(id)),
  )
  const spoken = sentencesOf(text.replace(REFERENCE, ''))
  return [
    ...breaking(
      `more than ${MOST.words} words`,
      all.filter((one) => wordsIn(one) > MOST.words),
    ),
    ...breaking(
      'a word of the house',
      all.filter((one) => DENIED.some((word) => word.test(one.replaceAll(FLAG, '')))),
    ),
    ...breaking(
      'a date of machines',
      all.filter((one) => MACHINE_DATE.test(one.replaceAll(TYPED, ''))),
    ),
    ...breaking(
      'an apostrophe of typewriters',
      all.filter((one) => TYPEWRITTEN.test(one)),
    ),
    ...breaking('to be typed beside its button', typed),
    ...breaking('broken or doubled', [text, ...lines].filter(isBroken)),
    ...breaking('not in the text', unspokenIn(said)),
    ...breaking('a command as a title', place.includes('“/') ? [place] : []),
    ...(failure !== null && spoken.length > MOST.sentences
      ? breaking(`an error of more than ${MOST.sentences} sentences`, [spoken.join(' ')])
      : []),
    ...(failure !== null && !FAULTS.has(failure) && REFERENCE.test(text)
      ? breaking('a reference on what is no fault', [spoken.join(' ')])
      : []),
  ]
}

function breaking(rule: string, sentences: readonly string[]): Break[] {
  return sentences.map((sentence) => ({ rule, sentence }))
}

/** The sentences of a text; a line, a point of a list, an option and a part after a middle dot end one, too. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/&(lt|gt);/g, (_, name) => (name === 'lt' ? '<' : '>'))
    .split(/\n|(?<=[.?!:;]['”"*`)]{0,3}) +(?=[^a-z])| · | \| |^• /u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

function wordsIn(sentence: string): number {
  return sentence
    .replaceAll(CODE, 'code')
    .replaceAll(NAMES, 'names')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

const COMMANDS = registry.map(({ id, path }) => ({ id, typed: new RegExp(`/${path.join(' ')}(?![a-z-])`) }))

/** The verbs of the commands that a sentence tells people to type. */
function commandsIn(sentence: string): string[] {
  if (!sentence.includes('/')) return []
  return COMMANDS.filter(({ typed }) => typed.test(sentence)).map(({ id }) => id)
}
