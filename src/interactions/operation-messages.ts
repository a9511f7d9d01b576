import type { Command } from '../commands/command.ts'
import { nouns } from '../commands/registry.ts'
import { button } from '../views/button.ts'
import { inParts, NOTHING_CHANGED } from '../views/failure.ts'
import { openly, plain, privately, type Reply } from '../views/reply.ts'
import { bold, lines, moment, person, text } from '../views/rich-text.ts'
import { cutEscaped, escaped } from '../views/text.ts'

/**
 * Shown when an operation takes longer, until its result is verified: the operation of `user` may be queued,
 * not sent yet, or being verified. `isPrivate`: only `user` sees it.
 */
export function pendingMessage(command: Command, name: string, user: string, isPrivate = false): Reply {
  const what = `Checking ${phraseOf(command, name)}.`
  // The text must stay true even if it is never replaced: Slack shows its time beside it.
  const why = 'This takes longer than usual.'
  const then = 'The answer follows.'
  const say = isPrivate || isPersonal(command) ? privately : openly
  return say(escaped(`${what} ${why} ${then}`), [
    lines([bold(what), text(' '), person(user), text(' asked for it.')], [text(why)], [text(then)]),
  ])
}

/** `answer` is escaped, as it was in the notification of the first reply. */
export function duplicateMessage(
  command: Command,
  input: Readonly<Record<string, unknown>>,
  { answer, at }: { readonly answer: string; readonly at: Date },
): Reply {
  const sentence =
    'You asked for the same a short while ago, and it was done already; nothing was sent again.'
  const first = answer === '' ? '' : `The answer was: ${answer}`
  const once = button('Do it once more', { verb: command.id, input }, { confirmed: true, force: true })
  return privately(`${sentence} ${first}`.trim(), [
    lines(
      [bold('Done already.')],
      [text('You asked for the same a short while ago ('), moment(at), text('). Nothing was sent again.')],
    ),
    ...(first ? plain(cutEscaped(first, 2900)) : []),
    { type: 'actions', elements: [once] },
  ])
}

/** The reply after a restart for an operation that was not sent. */
export function notSentMessage(command: Command, name: string): Reply {
  return inParts(
    {
      what: `${phraseOf(command, name)} was not done`,
      why: 'I was restarted before I asked the forge.',
      now: NOTHING_CHANGED,
      next: 'Ask again.',
    },
    { reason: 'restart' },
  )
}

/** The reply after a restart for a duplicate of an operation that was already sent. */
export function notSentTwiceMessage(command: Command, name: string): Reply {
  return inParts(
    {
      what: `I did not ask the forge a second time for ${phraseOf(command, name)}`,
      why: 'The same had been asked for a moment before, and I was restarted meanwhile.',
      now: 'It may have been done by the first; what came of that is told where it was asked.',
      next: 'Look, and ask again if you still want it.',
    },
    { reason: 'restart' },
  )
}

/** The reply after a restart when the caller’s account can no longer be used to verify the result. */
export function unknownMessage(command: Command, name: string): Reply {
  return inParts(
    {
      what: `I do not know what came of ${phraseOf(command, name)}`,
      why: 'It was sent, and I was restarted before the answer came. Your account is not connected any more, so I cannot look.',
      now: 'It may or may not have happened.',
      next: 'Look at the forge.',
    },
    { reason: 'restart' },
  )
}

/** `/mr merge !12` */
function phraseOf({ path }: Command, name: string): string {
  return `/${[...path, name].join(' ').trim()}`
}

/** True when only the caller may see the result. */
export function isPersonal({ personal, path }: Command): boolean {
  return personal || nouns.get(path[0])?.discreet === true
}
