import { SERVER } from '../../model/server-name.ts'
import type { AccountConfirmation, Me } from '../../services/accounts.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { RevocationResult } from '../../services/oauth/sign-in.ts'
import { button, connectButton, linkButton } from '../button.ts'
import { inParts } from '../failure.ts'
import type { Content } from '../post.ts'
import { actions, type Blocks, plain, privately, type Reply, small } from '../reply.ts'
import { bold, bullets, lines, moment, person, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'

/**
 * Tells the owner of an account that it was entered behind somebody else’s link: `asker` is that person’s
 * Slack id, `username` the account at the forge. Nothing was linked.
 */
export function accountTakenWords(link: { readonly username: string; readonly asker: string }): Content {
  const { username, asker } = link
  const which = `@${oneLine(username, 80)} on ${SERVER}`
  const sentence = `Someone tried to connect ${which} to another Slack account. I stopped it.`
  return {
    text: escaped(sentence),
    blocks: [
      lines(
        [bold(sentence)],
        [person(asker), text(' asked for that link. Your own connection stays as it is.')],
        [text('If you opened a link that someone sent you, close it.')],
        [text(`If it wasn’t you, someone has your token. Revoke it on ${SERVER}.`)],
      ),
    ],
  }
}

/** The way to end a sign-in oneself when the forge did not confirm its end. */
const TAKE_BACK = `${SERVER} didn’t confirm that the sign-in ended. Revoke it there, under your applications.`

/** From here on, the attempts that are left are news. */
const WARN_BELOW_ATTEMPTS = 3

function unconfirmed(outcome: Exclude<AccountConfirmation, string>): Reply {
  switch (outcome.kind) {
    case 'wrong-code': {
      const attempts = outcome.left <= WARN_BELOW_ATTEMPTS ? ` Attempts left: ${outcome.left}.` : ''
      const press = { verb: 'greenlight.connect', input: {} }
      return inParts('input', {
        what: `That isn’t the code on the page. Check it and try again.${attempts}`,
        field: 'code',
        more: actions([button('Type the code', press, { style: 'primary' })]),
      })
    }
    case 'void':
      return inParts('input', {
        what: 'Not connected',
        why: 'The code was wrong too often, so I deleted what you entered.',
        next: 'Connect again for a new link.',
        field: 'code',
        more: connectButton(),
      })
    case 'taken':
      return {
        ...inParts('account', {
          what: `Not connected: someone else here uses that ${SERVER} account`,
          why: 'I told them. If both Slack accounts are yours, disconnect the other one first.',
        }),
        alsoNotify: { user: outcome.by, ...accountTakenWords(outcome) },
      }
  }
}

/** The blocks that lead from the form to the page; `url` is the person’s one-time link. */
export function connectBlocks({
  url,
  replaces,
  signsIn,
}: Awaited<ReturnType<ForgeContext['workspace']['accounts']['connect']>>): Blocks {
  const instead = replaces ? 'This replaces the account you’re connected with now.' : ''
  const how = signsIn
    ? `Sign in to ${SERVER} on my page, or paste a token there.`
    : `Paste a token of ${SERVER} on my page.`
  return [
    lines([text(how)], [text(instead)]),
    ...actions([linkButton('Open the page', url)]),
    small('Personal link, valid 10 minutes. Never type a token into Slack.'),
  ]
}

export function confirmReply(outcome: AccountConfirmation): Reply {
  if (typeof outcome === 'object') return unconfirmed(outcome)
  switch (outcome) {
    case 'linked':
      return connected(`Your ${SERVER} account is connected. ${IN_YOUR_NAME} Try \`/mr\`.`)
    case 'replaced':
      return connected(
        `Your new ${SERVER} account is connected. I deleted the old one’s token. ${IN_YOUR_NAME}`,
      )
    case 'settled':
      return noCode(`You’re connected already, and no other code waits for you`)
    case 'gone':
      return noCode('No code waits for you')
  }
}

const IN_YOUR_NAME = 'What you do here happens in your name.'

function connected(words: string): Reply {
  return { ...privately(words), connected: true }
}

function noCode(what: string): Reply {
  const why = 'Open the page first: it shows the code, which works once, for 10 minutes.'
  return inParts('input', { what, why, field: 'code', more: connectButton() })
}

/** The forge no longer renews it. */
const ENDING = 'Your sign-in is about to end. Connect again to keep going.'

const DIGESTS = 'Digests that use your access pause.'

/** The bot deletes its copy; the token itself lives on at the forge. */
const REVOKE = `If you don’t need the token, revoke it on ${SERVER} too.`

function disconnectWords(
  outcome: Awaited<ReturnType<ForgeContext['workspace']['accounts']['disconnect']>>,
): string {
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
function revocationWords(
  there: Awaited<ReturnType<ForgeContext['workspace']['accounts']['forget']>>,
): readonly string[] {
  const words = there.includes('deleted') ? [REVOKE] : []
  if (there.includes('not-revoked')) return [...words, TAKE_BACK]
  return there.includes('revoked') ? [...words, 'Your sign-in has ended too.'] : words
}

/** Asks a person to confirm the account that a restore brought back; it is unused before their yes. */
export function restoredQuestion(restored: { readonly from: Date; readonly username: string | null }): Reply {
  const { from, username } = restored
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
        ...actions(presses),
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
      ...connectButton(),
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
    ...(linked.isEnding ? connectButton() : actions([disconnect])),
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
      return connected(`Your ${SERVER} account is connected again. ${IN_YOUR_NAME}`)
    case 'settled':
      return privately(`Your ${SERVER} account is connected already.`)
    case 'gone': {
      const none = 'There’s no account to reconnect.'
      return privately(none, [...plain(none), ...connectButton()])
    }
  }
}
