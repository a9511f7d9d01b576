import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import type { AccountConfirmation } from '../../services/accounts.ts'
import type { RevocationResult } from '../../services/oauth/sign-in.ts'
import { accountTakenWords } from '../../views/account-taken.ts'
import { button } from '../../views/button.ts'
import { inParts, NOTHING_CHANGED } from '../../views/failure-parts.ts'
import { plain, privately, type Reply } from '../../views/reply.ts'
import { defineCommand } from '../define.ts'
import { TAKE_BACK } from './sign-in-words.ts'

/** The last step of connecting, normally a button: the same person confirms the page’s entry in Slack. */
export const greenlightConfirm = defineCommand({
  path: ['greenlight', 'confirm'],
  summary: 'Confirm the account that you entered on the link page',
  effect: 'write',
  access: permissions.ownAccount,
  needs: 'nothing',
  positionals: ['confirmation'],
  input: z.object({
    confirmation: z.string().min(1).max(100).describe('The confirmation that the link page made'),
    code: z
      .string()
      .max(20)
      .optional()
      .meta({ discreet: true, description: 'The code that the link page shows' }),
    discard: z.boolean().default(false).describe('Forget what was entered instead'),
  }),
  async form({ confirmation, code, discard }, { accounts }) {
    if (discard || code !== undefined) return null
    const outcome = await accounts.answered(confirmation)
    if (outcome) return { kind: 'settled', outcome }
    return {
      kind: 'form',
      title: 'Connect your account',
      about:
        'Type the code that the link page shows you, in the browser in which you entered your token or signed in. A code that somebody else gives you is not for you',
      yes: 'Connect',
      inputs: [{ name: 'code', label: 'Code', required: true }],
      input: { confirmation },
    }
  },
  async run(
    { confirmation, code = '', discard },
    { accounts },
  ): Promise<AccountConfirmation | RevocationResult> {
    return discard ? accounts.discard(confirmation) : accounts.confirm(confirmation, code)
  },
  render(outcome) {
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
  },
  examples: [{ typed: 'q7RkT2', means: { confirmation: 'q7RkT2' } }],
})

function unconfirmed(outcome: Exclude<AccountConfirmation, string>): Reply {
  switch (outcome.kind) {
    case 'wrong-code': {
      const { left, confirmation } = outcome
      const again = left === 1 ? 'once more' : `${left} more times`
      const sentence = `That is not the code that the link page shows. Nothing was connected. You can type it ${again}.`
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
