import type { Command, RawInput } from '../commands/command.ts'
import { nouns } from '../commands/registry.ts'
import { SERVER } from '../model/server-name.ts'
import { button } from '../views/button.ts'
import { inParts } from '../views/failure.ts'
import { actions, plain, privately, publicly, type Reply } from '../views/reply.ts'
import { ago, bold, lines, person, text } from '../views/rich-text.ts'
import { cutEscaped, escaped } from '../views/text.ts'
import { resourceOf } from './resource.ts'

/**
 * Shown when an operation takes longer, until its result is verified: the operation of `user` may be queued,
 * not sent yet, or being verified. `isPrivate`: only `user` sees it.
 */
export function pendingMessage(command: Command, input: RawInput, user: string, isPrivate = false): Reply {
  const { project, name } = resourceOf(command, input)
  const what = `Checking ${phraseOf(command, name)}.`
  // The text must stay true even if it is never replaced: Slack shows its time beside it.
  const why = 'This takes longer than usual.'
  const then = 'The answer follows.'
  const say = isPrivate || isPersonal(command) ? privately : publicly
  const reply = say(escaped(`${what} ${why} ${then}`), [
    lines([bold(what), text(' '), person(user), text(' asked for it.')], [text(why)], [text(then)]),
  ])
  if (project === null || !name.startsWith('!')) return reply
  const key = { project, iid: Number(name.slice(1)) }
  return { ...reply, pending: { key, doing: doingWords(command.id, input), by: user } }
}

/** Says what a card is busy with: `Merging`. */
function doingWords(verb: string, { whenBuildSucceeds }: RawInput): string {
  if (verb === 'mr.merge' && whenBuildSucceeds === true) return 'Turning on auto-merge'
  return DOING[verb] ?? 'Saving'
}

const DOING: Readonly<Record<string, string>> = {
  'mr.merge': 'Merging',
  'mr.cancel': 'Turning off auto-merge',
  'mr.close': 'Closing',
  'mr.reopen': 'Reopening',
  'mr.rebase': 'Rebasing',
  'mr.delete': 'Deleting',
  'mr.approve': 'Approving',
  'mr.unapprove': 'Withdrawing approval',
  'mr.ready': 'Marking as ready',
  'mr.draft': 'Marking as draft',
  'mr.retry': 'Starting its build again',
  'mr.play': 'Starting a job',
  'mr.stop': 'Canceling its build',
}

/** `answer` is escaped, as it was in the notification of the first reply. */
export function duplicateMessage(
  command: Command,
  input: RawInput,
  { answer, at }: { readonly answer: string; readonly at: Date },
): Reply {
  const sentence = 'Already done a moment ago.'
  const first = answer === '' ? '' : `The answer was: ${answer}`
  const again = button('Do it again', { verb: command.id, input }, { confirmed: true, force: true })
  return privately(`${sentence} ${first}`.trim(), [
    lines([bold('Already done '), ago(at), text('.')]),
    ...(first ? plain(cutEscaped(first, 2900)) : []),
    ...actions([again]),
  ])
}

/** The reply after a restart for an operation that was not sent. */
export function notSentMessage(command: Command, name: string): Reply {
  const what = `I didn’t do ${phraseOf(command, name)}`
  const why = 'I was restarted before I got to it.'
  return inParts('restart', { what, why, next: 'Ask again.' })
}

/** The reply after a restart for a duplicate of an operation that was already sent. */
export function notSentTwiceMessage(command: Command, name: string): Reply {
  const what = `I didn’t send ${phraseOf(command, name)} a second time`
  const why = 'Somebody had just asked for the same, and I was restarted.'
  const next = 'See what the first one did, and ask again if you still want it.'
  return inParts('restart', { what, why, next })
}

/** The reply after a restart when the caller’s account can no longer be used to verify the result. */
export function unknownMessage(command: Command, name: string): Reply {
  const what = `I can’t tell whether ${phraseOf(command, name)} was done`
  const why = 'I was restarted before the answer came, and you’re no longer connected.'
  return inParts('restart', { what, why, next: `Check on ${SERVER}.` })
}

/** `/mr merge !12` */
function phraseOf({ path }: Command, name: string): string {
  return `/${[...path, name].join(' ').trim()}`
}

/** True when only the caller may see the result. */
export function isPersonal({ personal, path }: Command): boolean {
  return personal || nouns.get(path[0])?.discreet === true
}
