import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { privately } from '../../views/reply.ts'
import { bold, bullets, lines, text } from '../../views/rich-text.ts'
import { defineCommand } from '../define.ts'
import { TAKE_BACK } from './sign-in-words.ts'

const DELETED = [
  'your token or sign-in, and since when your account is connected',
  'links, confirmations and forms that you have not finished',
  'the waits for builds that you armed: I stop following them, and the forge may still merge',
  'that milestone digests read with your account: they pause until somebody turns them on again',
  'what your private buttons stand for, and what I noted to answer you: a change that is under way may end without a word',
]
const KEPT =
  'Kept is the audit’s record of what was done, with your user id, because it can only be added to; and your user id beside what you set up for others, such as a channel’s project or its rules.'

/** `/greenlight forget-me` */
export const greenlightForgetMe = defineCommand({
  path: ['greenlight', 'forget-me'],
  summary: 'Delete everything that is kept about you',
  effect: 'destructive',
  access: permissions.ownAccount,
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  confirm: async () => ({
    kind: 'ask',
    text: `Delete everything that is kept about you? Deleted: ${DELETED.join('; ')}. ${KEPT}`,
    blocks: [
      lines([bold('Delete everything that is kept about you?')], [text('Deleted:')]),
      bullets(DELETED.map((what) => [text(what)])),
      lines([text(KEPT)]),
    ],
    yes: 'Forget me',
    input: {},
  }),
  run: async (_, { accounts }) => ({ kind: 'forgotten', there: await accounts.forget() }) as const,
  render: ({ there }) =>
    privately(`Everything about you is deleted here. ${[KEPT, ...thereWords(there)].join(' ')}`),
  examples: [{ typed: '', means: {} }],
})

/** The caller’s tokens and sign-ins that remain at the forge; nothing when there were none. */
function thereWords(there: Awaited<ReturnType<ForgeContext['accounts']['forget']>>): readonly string[] {
  const words = there.includes('deleted')
    ? ['Revoke your token at the forge as well if you do not need it.']
    : []
  if (there.includes('not-revoked'))
    return [...words, `The forge did not say that your sign-in is over there: ${TAKE_BACK}.`]
  return there.includes('revoked') ? [...words, 'Your sign-in is over at the forge as well.'] : words
}
