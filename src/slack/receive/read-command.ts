import { readMergeRequestRef } from '../../commands/parse/reference.ts'
import { nouns } from '../../commands/registry.ts'
import type { ParseResult } from '../../interactions/parsed-command.ts'
import type { CardsTable } from '../../store/tables/cards.ts'
import type { ParsedSlashCommand, SlashCommand } from '../interaction.ts'

/** Reads a command as typed. In the thread of a card, one that names no merge request means the card’s: its text says so. */
export type ReadCommand = (command: SlashCommand) => Promise<ParsedSlashCommand>

export function createReadCommand(options: {
  readonly forgeUrl: string
  /** See InteractionHandler.parse. */
  readonly parse: (noun: string, text: string) => ParseResult
  readonly cardAt: CardsTable['at']
}): ReadCommand {
  const { forgeUrl, parse, cardAt } = options
  const isReference = (word: string) => readMergeRequestRef(word, forgeUrl).ok

  /** A number beside a flag names nothing: it may be the rest of the flag’s text. */
  function isNamed(text: string, parsed: ParseResult): boolean {
    const [first = '', second = '', ...more] = text.trim().split(/\s+/)
    if (isReference(first) || isReference(second)) return true
    if (!isOfOne(parsed)) return false
    return !FLAG.test(text) || more.some((word) => isReference(word) && !/^\d+$/.test(word))
  }

  return async (command) => {
    const { team, channel, text, mention } = command
    const noun = command.command.slice(1)
    const typed = { ...command, parsed: parse(noun, text) }
    if (!mention?.isReply || noun !== 'mr' || isNamed(text, typed.parsed)) return typed
    const card = await cardAt(team, channel, mention.thread)
    if (!card) return typed
    const [, verb = '', rest = ''] = /^\s*(\S*)(.*)$/s.exec(text) ?? []
    const whole = `${verb} ${card.project}!${card.iid}${rest}`
    const parsed = parse(noun, whole)
    const isMeant = isOfOne(typed.parsed)
      ? parsed.kind === 'refused'
      : isOfOne(parsed) || isRefusedOne(parsed)
    return isMeant ? { ...command, text: whole, parsed } : typed
  }
}

const FLAG = /(?:^|\s)[-–—]/

function isOfOne(parsed: ParseResult): boolean {
  return parsed.kind === 'given' && 'mr' in parsed.given.raw
}

/** True for what was not understood of a command about one merge request. */
function isRefusedOne(parsed: ParseResult): boolean {
  return parsed.kind === 'refused' && parsed.command?.fields.some(({ key }) => key === 'mr') === true
}

/** A command by the bot’s own name for it, with its slash, and the words after it. */
export interface Typed {
  readonly command: string
  readonly text: string
}

/** Reads a slash command by whatever name the app has it: `/gl-mr list`, `/greenlight mr list` and `/gl list` are `/mr list`. */
export function readTyped(command: string, text: string): Typed {
  const noun = [...nouns.keys()].find((name) => command.toLowerCase().endsWith(name))
  if (noun === undefined) return readSaid(text)
  return (noun === 'greenlight' ? withNoun(text) : null) ?? { command: `/${noun}`, text }
}

/** Reads what is said without a slash command: it may begin with one, and is about merge requests otherwise. */
export function readSaid(words: string): Typed {
  return withNoun(words) ?? { command: '/mr', text: words }
}

function withNoun(text: string): Typed | null {
  const words = text.trim()
  const [first = ''] = words.split(/\s/, 1)
  const noun = first.replace(/^\//, '').toLowerCase()
  return nouns.has(noun) ? { command: `/${noun}`, text: words.slice(first.length).trim() } : null
}
