import type { Me } from '../../services/accounts.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { RevocationResult } from '../../services/oauth/sign-in.ts'
import { button, connectButton } from '../button.ts'
import { privately, type Reply } from '../reply.ts'
import { bold, bullets, lines, moment, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { TAKE_BACK } from './connect.ts'

/** The forge no longer renews it. */
const ENDING = 'The sign-in cannot be renewed and ends soon, or has ended: connect again.'

const DIGESTS = 'Milestone digests that read with your account pause at their next time.'

function disconnectWords(outcome: Awaited<ReturnType<ForgeContext['accounts']['disconnect']>>): string {
  switch (outcome) {
    case 'deleted':
      return `Your account is disconnected and your token is deleted here. Revoke it at the forge as well if you do not need it. ${DIGESTS}`
    case 'revoked':
      return `Your account is disconnected. Your sign-in is deleted here, and over at the forge. ${DIGESTS}`
    case 'not-revoked':
      return `Your account is disconnected and your sign-in is deleted here. The forge did not say that it is over there: ${TAKE_BACK}. ${DIGESTS}`
    case 'not-connected':
      return 'Your account was not connected. Nothing was changed.'
  }
}

const DELETED = [
  'your token or sign-in, and since when your account is connected',
  'links, confirmations and forms that you have not finished',
  'the waits for builds that you armed: I stop following them, and the forge may still merge',
  'that milestone digests read with your account: they pause until somebody turns them on again',
  'what your private buttons stand for, and what I noted to answer you: a change that is under way may end without a word',
]
const RETAINED =
  'Kept is the audit’s record of what was done, with your user id, because it can only be added to; and your user id beside what you set up for others, such as a channel’s project or its rules.'

/** The caller’s tokens and sign-ins that remain at the forge; nothing when there were none. */
function revocationWords(there: Awaited<ReturnType<ForgeContext['accounts']['forget']>>): readonly string[] {
  const words = there.includes('deleted')
    ? ['Revoke your token at the forge as well if you do not need it.']
    : []
  if (there.includes('not-revoked'))
    return [...words, `The forge did not say that your sign-in is over there: ${TAKE_BACK}.`]
  return there.includes('revoked') ? [...words, 'Your sign-in is over at the forge as well.'] : words
}

/** Asks a person to confirm the account that a restore brought back; it is unused before their yes. */
export function restoredQuestion({
  from,
  username,
}: {
  readonly from: Date
  readonly username: string | null
}): Reply {
  const account = username === null ? 'your account at the forge' : `your account @${oneLine(username, 80)}`
  const asks = `Go on with ${account}?`
  const why = 'Until you say so, it counts as not connected: nothing is read or done with it.'
  const presses = [
    button('Go on', { verb: 'greenlight.resume', input: {} }, { style: 'primary' }),
    button('Disconnect', { verb: 'greenlight.disconnect', input: {} }),
  ]
  const at = `${from.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return {
    message: {
      to: 'person',
      text: escaped(`The state of ${at} was restored. ${asks} ${why}`),
      blocks: [
        lines([text('The state of '), moment(from), text(' was restored. '), bold(asks)], [text(why)]),
        { type: 'actions', elements: presses },
      ],
    },
    failure: { reason: 'account', account: 'missing' },
  }
}

export function meReply({ linked, serviceReads }: Me): Reply {
  if (!linked) {
    const reads = serviceReads
      ? 'You can read with the bot’s read-only account.'
      : 'You can neither read nor act.'
    return privately(`Your account at the forge is not connected. ${reads}`, [
      lines([bold('Your account at the forge is not connected.')], [text(reads)]),
      connectButton(),
    ])
  }
  const who = linked.username === null ? '' : ` as @${oneLine(linked.username, 80)}`
  const how = linked.way === 'token' ? ` with a token that ends in ${linked.tail}` : ' by signing in there'
  return privately(
    escaped(`Your account at the forge is connected${who}${how}.${linked.isEnding ? ` ${ENDING}` : ''}`),
    [
      lines(
        [bold(`Your account at the forge is connected${who}.`)],
        [text(linked.way === 'token' ? `Token •••• ${linked.tail}` : 'You signed in there.')],
        ...(linked.isEnding ? [[text(ENDING)]] : []),
        [text('Since '), moment(linked.since)],
        linked.lastUsed ? [text('Last used '), moment(linked.lastUsed)] : [text('Not used yet')],
      ),
      ...(linked.isEnding ? [connectButton()] : []),
    ],
  )
}

/** The question before everything about a person is deleted. */
export const FORGET_QUESTION = {
  text: `Delete everything that is kept about you? Deleted: ${DELETED.join('; ')}. ${RETAINED}`,
  blocks: [
    lines([bold('Delete everything that is kept about you?')], [text('Deleted:')]),
    bullets(DELETED.map((what) => [text(what)])),
    lines([text(RETAINED)]),
  ],
}

export function forgottenReply({ there }: { readonly there: readonly RevocationResult[] }): Reply {
  return privately(`Everything about you is deleted here. ${[RETAINED, ...revocationWords(there)].join(' ')}`)
}

export function disconnectReply(
  outcome:
    | { readonly kind: 'not-connected' }
    | { readonly kind: 'disconnected'; readonly there: RevocationResult },
): Reply {
  return privately(disconnectWords(outcome.kind === 'disconnected' ? outcome.there : outcome.kind))
}

export function resumeReply(outcome: 'resumed' | 'settled' | 'gone'): Reply {
  switch (outcome) {
    case 'resumed':
      return {
        ...privately('Your account at the forge is connected again. What you do here is done in your name.'),
        connected: true,
      }
    case 'settled':
      return privately('Your account at the forge is connected already. Nothing was changed.')
    case 'gone':
      return privately(
        'There is no account to go on with. Nothing was changed. Type /greenlight connect to connect one.',
      )
  }
}
