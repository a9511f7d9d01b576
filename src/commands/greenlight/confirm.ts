import { z } from 'zod'
import { privately } from '../../blocks/reply.ts'
import { defineCommand } from '../define.ts'

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
    if (!discard) return (await accounts.confirm(confirmation)) ? 'connected' : 'gone'
    await accounts.discard(confirmation)
    return 'discarded'
  },
  render(outcome) {
    switch (outcome) {
      case 'connected':
        return privately(
          'Your account at the forge is connected. What you do here is done in your name. Try `/mr list`.',
        )
      case 'discarded':
        return privately('Nothing was connected. The token that was entered is forgotten.')
      case 'gone':
        return privately(
          'Nothing was connected: this confirmation is too old, was used, or is not yours. Type `/greenlight connect` again.',
        )
    }
  },
  examples: [{ typed: 'q7RkT2', means: { confirmation: 'q7RkT2' } }],
})
