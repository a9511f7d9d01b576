import { readMergeRequestRef } from '../../commands/parse/reference.ts'
import type { ParseResult } from '../../interactions/parsed-command.ts'
import type { CardsTable } from '../../store/tables/cards.ts'
import type { SlashCommand } from '../interaction.ts'

/** Reads a command as typed. In the thread of a card, one that names no merge request means the card’s. */
export type ReadCommand = (command: SlashCommand) => Promise<ParseResult>

export function createReadCommand({
  forgeUrl,
  parse,
  cardAt,
}: {
  readonly forgeUrl: string
  /** See InteractionHandler.parse. */
  readonly parse: (noun: string, text: string) => ParseResult
  readonly cardAt: CardsTable['at']
}): ReadCommand {
  const isNamed = (text: string) => text.split(/\s+/).some((word) => readMergeRequestRef(word, forgeUrl).ok)

  return async ({ team, channel, command, text, mention }) => {
    const noun = command.slice(1)
    const typed = parse(noun, text)
    if (!mention?.isReply || noun !== 'mr' || isNamed(text)) return typed
    const card = await cardAt(team, channel, mention.thread)
    if (!card) return typed
    const [verb = '', ...rest] = text.split(/\s+/)
    const meant = parse(noun, [verb, `${card.project}!${card.iid}`, ...rest].join(' '))
    return meant.kind === 'given' && 'mr' in meant.given.raw ? meant : typed
  }
}
