import type { AccountConfirmation } from '../../services/accounts.ts'
import type { ForgeContext } from '../../services/context.ts'
import type { RevocationResult } from '../../services/oauth/sign-in.ts'
import { button, linkButton } from '../button.ts'
import { inParts, NOTHING_CHANGED } from '../failure.ts'
import { type Blocks, plain, privately, type Reply } from '../reply.ts'
import { bold, lines, person, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'

/**
 * Tells the owner of an account that it was entered behind somebody else’s link: `asker` is that person’s
 * Slack id, `username` the account at the forge if known. Nothing was linked.
 */
export function accountTakenWords({
  username,
  asker,
}: {
  readonly username: string | null
  readonly asker: string
}): { readonly text: string; readonly blocks: Blocks } {
  const which = username === null ? 'your account' : `your account @${oneLine(username, 80)}`
  const sentence = `Somebody tried to connect ${which} at the forge to another Slack account. Nothing was connected.`
  return {
    text: escaped(sentence),
    blocks: [
      lines(
        [bold(sentence)],
        [text('The link was asked for by '), person(asker), text('. Your own connection stays as it is.')],
        [
          text(
            'Did you open a link that somebody sent you? Close it: with your token or your sign-in, that person could act in your name. Was it not you at all? Then somebody has your token: revoke it at the forge.',
          ),
        ],
      ),
    ],
  }
}

/** The way to end a sign-in oneself when the forge did not confirm its end; without a period. */
export const TAKE_BACK =
  'take it back in your settings at the forge, where the applications are that you let in'

function unconfirmed(outcome: Exclude<AccountConfirmation, string>): Reply {
  switch (outcome.kind) {
    case 'wrong-code': {
      const { left, confirmation } = outcome
      const attempts = left === 1 ? 'once more' : `${left} more times`
      const sentence = `That is not the code that the link page shows. Nothing was connected. You can type it ${attempts}.`
      const press = { verb: 'greenlight.confirm', input: { confirmation } }
      const enter = button('Enter the code', press, { style: 'primary' })
      return privately(sentence, [...plain(sentence), { type: 'actions', elements: [enter] }])
    }
    case 'void':
      return inParts(
        {
          what: 'Nothing was connected',
          why: 'The code was typed wrong too often, so what was entered is forgotten.',
          now: NOTHING_CHANGED,
          next: 'Type /greenlight connect again.',
        },
        { reason: 'input' },
      )
    case 'taken':
      return {
        ...inParts(
          {
            what: 'Nothing was connected',
            why: 'This account at the forge is connected to another person here, who was told.',
            now: NOTHING_CHANGED,
            next: 'If both Slack accounts are yours, type /greenlight disconnect in the other one first.',
          },
          { reason: 'account' },
        ),
        tells: { user: outcome.by, ...accountTakenWords(outcome) },
      }
  }
}

export function connectReply({
  url,
  replaces,
  signsIn,
}: Awaited<ReturnType<ForgeContext['accounts']['connect']>>): Reply {
  const instead = replaces
    ? ' Your account is connected already; when you confirm the new one, it takes the place of that.'
    : ''
  return privately(
    `Open your personal link to connect your account at the forge. It works once, for ten minutes.${instead}`,
    [
      lines(
        [bold('Connect your account at the forge.')],
        [text('The link is yours alone. It works once, for ten minutes. Never type a token into Slack.')],
        ...(signsIn ? [[text('You sign in at the forge, or enter a token.')]] : []),
        ...(replaces ? [[text(instead.trim())]] : []),
      ),
      {
        type: 'actions',
        elements: [linkButton('Open the link page', url, 'Open your personal link page in the browser')],
      },
    ],
  )
}

export function confirmReply(outcome: AccountConfirmation | RevocationResult): Reply {
  if (typeof outcome === 'object') return unconfirmed(outcome)
  switch (outcome) {
    case 'linked':
      return {
        ...privately(
          'Your account at the forge is connected. What you do here is done in your name. Try `/mr list`.',
        ),
        connected: true,
      }
    case 'replaced':
      return {
        ...privately(
          'Your account at the forge is connected, in place of the one that was connected before; its token is deleted here. What you do here is done in your name.',
        ),
        connected: true,
      }
    case 'deleted':
      return privately('Nothing was connected. The token that was entered is forgotten.')
    case 'revoked':
      return privately('Nothing was connected. The sign-in is forgotten here, and over at the forge.')
    case 'not-revoked':
      return privately(
        `Nothing was connected. The sign-in is forgotten here. The forge did not say that it is over there: ${TAKE_BACK}.`,
      )
    case 'settled':
      return privately(
        'Your account at the forge is connected. This confirmation was used already or is too old, and it changed nothing just now. `/greenlight me` shows the account, and `/greenlight disconnect` forgets it.',
      )
    case 'gone':
      return inParts(
        {
          what: 'Nothing was connected',
          why: 'This confirmation is too old, was used, or is not yours.',
          now: NOTHING_CHANGED,
          next: 'Type /greenlight connect again.',
        },
        { reason: 'input' },
      )
  }
}
