import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { privately } from '../../views/reply.ts'
import { defineCommand } from '../define.ts'

/** `/greenlight resume`, normally a button: the person confirms the account that a restore brought back. */
export const greenlightResume = defineCommand({
  path: ['greenlight', 'resume'],
  summary: 'Go on with your account after an older state was restored',
  effect: 'write',
  access: permissions.ownAccount,
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  run: (_, { accounts }) => accounts.resume(),
  render(outcome) {
    switch (outcome) {
      case 'resumed':
        return {
          ...privately(
            'Your account at the forge is connected again. What you do here is done in your name.',
          ),
          connected: true,
        }
      case 'settled':
        return privately('Your account at the forge is connected already. Nothing was changed.')
      case 'gone':
        return privately(
          'There is no account to go on with. Nothing was changed. Type /greenlight connect to connect one.',
        )
    }
  },
  examples: [{ typed: '', means: {} }],
})
