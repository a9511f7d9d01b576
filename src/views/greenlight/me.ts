import { SERVER } from '../../model/server-name.ts'
import type { Me } from '../../services/accounts.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { RevocationResult } from '../../services/oauth/sign-in.ts'
import { button, connectButton } from '../button.ts'
import { plain, privately, type Reply } from '../reply.ts'
import { bold, bullets, lines, moment, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { TAKE_BACK } from './connect.ts'

/** The forge no longer renews it. */
const ENDING = 'Your sign-in is about to end. Connect again to keep going.'

const DIGESTS = 'Digests that use your access pause.'

/** The bot deletes its copy; the token itself lives on at the forge. */
const REVOKE = `If you don’t need the token, revoke it on ${SERVER} too.`

function disconnectWords(outcome: Awaited<ReturnType<ForgeContext['accounts']['disconnect']>>): string {
  switch (outcome) {
    case 'deleted':
      return `You’re disconnected, and I deleted your token. ${DIGESTS} ${REVOKE}`
    case 'revoked':
      return `You’re disconnected, and your sign-in has ended. ${DIGESTS}`
    case 'not-revoked':
      return `You’re disconnected, and I deleted your sign-in. ${DIGESTS} ${TAKE_BACK}`
    case 'not-connected':
      return 'You weren’t connected.'
  }
}

const DELETED = [
  'Your connection',
  'Unfinished forms, and buttons in messages only you see',
  `Your auto-merges: I stop reporting, ${SERVER} may still merge`,
  'Digests that use your access pause',
  'Changes still running may finish, but I can’t report back',
]
const RETAINED = 'Kept: the action log and what you set up for others, with your user ID.'

/** The caller’s tokens and sign-ins that remain at the forge; nothing when there were none. */
function revocationWords(there: Awaited<ReturnType<ForgeContext['accounts']['forget']>>): readonly string[] {
  const words = there.includes('deleted') ? [REVOKE] : []
  if (there.includes('not-revoked')) return [...words, TAKE_BACK]
  return there.includes('revoked') ? [...words, 'Your sign-in has ended too.'] : words
}

/** Asks a person to confirm the account that a restore brought back; it is unused before their yes. */
export function restoredQuestion({
  from,
  username,
}: {
  readonly from: Date
  readonly username: string | null
}): Reply {
  const account = username === null ? `your ${SERVER} account` : `@${oneLine(username, 80)} on ${SERVER}`
  const asks = `Reconnect ${account}?`
  const why = 'I don’t use it until you say so.'
  const presses = [
    button('Reconnect', { verb: 'greenlight.resume', input: {} }, { style: 'primary' }),
    button('Disconnect', { verb: 'greenlight.disconnect', input: {} }),
  ]
  return {
    message: {
      to: 'person',
      text: escaped(`${asks} I was restored from a backup. ${why}`),
      blocks: [
        lines([bold(asks)], [text('I was restored from a backup of '), moment(from), text(`. ${why}`)]),
        { type: 'actions', elements: presses },
      ],
    },
    failure: { reason: 'account', account: 'missing' },
  }
}

export function meReply({ linked, serviceReads }: Me): Reply {
  if (!linked) {
    const headline = 'You’re not connected.'
    const reads = serviceReads ? 'You can look around, but not change anything.' : ''
    return privately([headline, reads].filter(Boolean).join(' '), [
      lines([bold(headline)], [text(reads)]),
      connectButton(),
    ])
  }
  const who = linked.username === null ? '' : ` as @${oneLine(linked.username, 80)}`
  const headline = `You’re connected to ${SERVER}${who}.`
  const how = linked.way === 'token' ? `With the token •••• ${linked.tail}` : 'You signed in there'
  const ending = linked.isEnding ? ENDING : ''
  const disconnect = button('Disconnect', { verb: 'greenlight.disconnect', input: {} })
  return privately(escaped([headline, `${how}.`, ending].filter(Boolean).join(' ')), [
    lines(
      [bold(headline)],
      [text(`${how}, since `), moment(linked.since)],
      linked.lastUsed ? [text('Last used '), moment(linked.lastUsed)] : [],
      [text(ending)],
    ),
    ...(linked.isEnding ? [connectButton()] : [{ type: 'actions' as const, elements: [disconnect] }]),
  ])
}

export const FORGET_QUESTION = {
  text: `Forget everything about you? ${DELETED.join('. ')}. ${RETAINED}`,
  blocks: [
    lines([bold('Forget everything about you?')]),
    bullets(DELETED.map((what) => [text(what)])),
    lines([text(RETAINED)]),
  ],
}

export function forgottenReply({ there }: { readonly there: readonly RevocationResult[] }): Reply {
  return privately(`I forgot everything about you. ${[RETAINED, ...revocationWords(there)].join(' ')}`)
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
        ...privately(`Your ${SERVER} account is connected again. What you do here happens in your name.`),
        connected: true,
      }
    case 'settled':
      return privately(`Your ${SERVER} account is connected already.`)
    case 'gone':
      return privately('There’s no account to reconnect.', [
        ...plain('There’s no account to reconnect.'),
        connectButton(),
      ])
  }
}
