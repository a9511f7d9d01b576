import type { ParseResult } from '../../interactions/parsed-command.ts'
import { button } from '../../views/button.ts'
import { privately, type Reply } from '../../views/reply.ts'
import { ago, bold, lines, text } from '../../views/rich-text.ts'
import type { SlashCommand } from '../interaction.ts'

/** Age in ms of a message to the bot after which it changes nothing by itself: Slack may deliver it hours late. */
const MAX_AGE_MS = 10 * 60_000

/** Asks whether a change that was requested long ago is still wanted; null for what can run. Reads just run. */
export function lateReply(
  { saidTs, claim, command, text: typed }: SlashCommand,
  parsed: ParseResult,
  now: Date,
): Reply | null {
  if (saidTs === undefined || parsed.kind !== 'given' || parsed.given.command.effect === 'read') return null
  const saidAt = Number(saidTs) * 1_000
  if ((claim?.acceptedAt ?? now.getTime()) - saidAt <= MAX_AGE_MS) return null
  const what = `Not done yet: ${command} ${typed}`
  const why = 'Your message reached me only now. Do you still want it?'
  const press = { verb: parsed.given.command.id, input: parsed.given.raw }
  return privately(`${what}. ${why}`, [
    lines([bold(what), text('.')], [text('You wrote it '), ago(new Date(saidAt)), text('. '), text(why)]),
    { type: 'actions', elements: [button('Do it now', press, { style: 'primary' })] },
  ])
}
