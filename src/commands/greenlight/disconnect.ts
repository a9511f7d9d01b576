import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { privately } from '../../views/reply.ts'
import { defineCommand } from '../define.ts'
import { TAKE_BACK } from './sign-in-words.ts'

/** `/greenlight disconnect` */
export const greenlightDisconnect = defineCommand({
  path: ['greenlight', 'disconnect'],
  summary: 'Forget your token or sign-in; nothing is done in your name any more',
  effect: 'write',
  access: permissions.ownAccount,
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  async run(_, { accounts }) {
    const there = await accounts.disconnect()
    return there === 'not-connected' ? { kind: there } : ({ kind: 'disconnected', there } as const)
  },
  render: (outcome) => privately(wordsOf(outcome.kind === 'disconnected' ? outcome.there : outcome.kind)),
  examples: [{ typed: '', means: {} }],
})

const DIGESTS = 'Milestone digests that read with your account pause at their next time.'

function wordsOf(outcome: Awaited<ReturnType<ForgeContext['accounts']['disconnect']>>): string {
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
