import { SERVER } from '../../model/server-name.ts'
import type { AccountConfirmation } from '../../services/accounts.ts'
import type { ForgeContext } from '../../services/context.ts'
import { button, connectButton, linkButton } from '../button.ts'
import { inParts } from '../failure.ts'
import { type Blocks, privately, type Reply, small } from '../reply.ts'
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
  const which = username === null ? `your ${SERVER} account` : `@${oneLine(username, 80)} on ${SERVER}`
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
export const TAKE_BACK = `${SERVER} didn’t confirm that the sign-in ended. Revoke it there, under your applications.`

/** From here on, the attempts that are left are news. */
const WARN_BELOW_ATTEMPTS = 3

function unconfirmed(outcome: Exclude<AccountConfirmation, string>): Reply {
  switch (outcome.kind) {
    case 'wrong-code': {
      const attempts = outcome.left <= WARN_BELOW_ATTEMPTS ? ` Attempts left: ${outcome.left}.` : ''
      return inParts(
        { what: `That isn’t the code on the page. Check it and try again.${attempts}`, field: 'code' },
        { reason: 'input' },
        [
          {
            type: 'actions',
            elements: [
              button('Type the code', { verb: 'greenlight.connect', input: {} }, { style: 'primary' }),
            ],
          },
        ],
      )
    }
    case 'void':
      return inParts(
        {
          what: 'Not connected',
          why: 'The code was wrong too often, so I deleted what you entered.',
          next: 'Connect again for a new link.',
          field: 'code',
        },
        { reason: 'input' },
        [connectButton()],
      )
    case 'taken':
      return {
        ...inParts(
          {
            what: `Not connected: someone else here uses that ${SERVER} account`,
            why: 'I told them. If both Slack accounts are yours, disconnect the other one first.',
          },
          { reason: 'account' },
        ),
        alsoNotify: { user: outcome.by, ...accountTakenWords(outcome) },
      }
  }
}

/** The blocks that lead from the form to the page; `url` is the person’s one-time link. */
export function connectBlocks({
  url,
  replaces,
  signsIn,
}: Awaited<ReturnType<ForgeContext['accounts']['connect']>>): Blocks {
  const instead = replaces ? 'This replaces the account you’re connected with now.' : ''
  const how = signsIn
    ? `Sign in to ${SERVER} on my page, or paste a token there.`
    : `Paste a token of ${SERVER} on my page.`
  return [
    lines([text(how)], [text(instead)]),
    { type: 'actions', elements: [linkButton('Open the page', url)] },
    small('Personal link, valid 10 minutes. Never type a token into Slack.'),
  ]
}

export function confirmReply(outcome: AccountConfirmation): Reply {
  if (typeof outcome === 'object') return unconfirmed(outcome)
  switch (outcome) {
    case 'linked':
      return {
        ...privately(
          `Your ${SERVER} account is connected. What you do here happens in your name. Try \`/mr\`.`,
        ),
        connected: true,
      }
    case 'replaced':
      return {
        ...privately(
          `Your new ${SERVER} account is connected. I deleted the old one’s token. What you do here happens in your name.`,
        ),
        connected: true,
      }
    case 'settled':
      return noCode(`You’re connected already, and no other code waits for you`)
    case 'gone':
      return noCode('No code waits for you')
  }
}

function noCode(what: string): Reply {
  const why = 'Open the page first: it shows the code, which works once, for 10 minutes.'
  return inParts({ what, why, field: 'code' }, { reason: 'input' }, [connectButton()])
}
