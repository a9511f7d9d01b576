import { SERVER } from '../model/server-name.ts'
import type { HeldCall } from '../services/writes/dry-run.ts'
import { privately, type Reply, small } from './reply.ts'
import { bold, lines, preformatted, text } from './rich-text.ts'
import { count, cut, cutEscaped, escaped, visible } from './text.ts'

const MAX_TEXT_LENGTH = 2_000

export function dryRunReply(typed: string, calls: readonly HeldCall[]): Reply {
  const what = `${typed} would send ${count(calls.length, 'request')} to ${SERVER}`
  const shown = calls.map(callText)
  return privately(cutEscaped(escaped(`${what}: ${shown.join('; ')}`), 2900), [
    lines([bold(what)], [text('This is a dry run. The requests before it only read.')]),
    ...shown.map((call) => preformatted(cut(visible(call), MAX_TEXT_LENGTH))),
  ])
}

export function nothingToSendReply(typed: string, { message, card, modal, failure }: Reply): Reply {
  const what = `${typed} would send nothing`
  const answer = message ?? modal
  const words = (answer ?? card)?.text ?? ''
  const reply = privately(`${escaped(`${what}.`)} ${words}`.trim(), [
    lines([bold(what)]),
    ...(answer?.blocks ?? []),
    ...(card ? [small(card.text)] : []),
  ])
  return failure ? { ...reply, failure } : reply
}

function callText({ method, path, body }: HeldCall): string {
  const sent = body === null ? '' : `\n${JSON.stringify(body, null, 2)}`
  return `${method} ${path}${sent}`
}
