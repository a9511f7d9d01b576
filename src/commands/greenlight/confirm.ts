import { z } from 'zod'
import { inParts, NOTHING_CHANGED } from '../../blocks/parts.ts'
import { privately } from '../../blocks/reply.ts'
import { defineCommand } from '../define.ts'
import { TAKE_BACK } from './sign-in-words.ts'

/** The last step of connecting, normally a button: the same person confirms in Slack what was entered on the page. */
export const greenlightConfirm = defineCommand({
  path: ['greenlight', 'confirm'],
  summary: 'Confirm the account that you entered on the link page',
  effect: 'write',
  needs: 'nothing',
  positionals: ['confirmation'],
  input: z.object({
    confirmation: z.string().min(1).max(100).describe('The confirmation that the link page made'),
    discard: z.boolean().default(false).describe('Forget what was entered instead'),
  }),
  async run({ confirmation, discard }, { accounts }) {
    return discard ? accounts.discard(confirmation) : accounts.confirm(confirmation)
  },
  render(outcome) {
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
