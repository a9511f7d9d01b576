import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { linkButton } from '../../views/button.ts'
import { privately } from '../../views/reply.ts'
import { bold, lines, text } from '../../views/rich-text.ts'
import { defineCommand } from '../define.ts'

/** `/greenlight connect`: tokens are entered on the bot’s own page, which also links to the forge sign-in. */
export const greenlightConnect = defineCommand({
  path: ['greenlight', 'connect'],
  summary: 'Connect your own account at the forge',
  effect: 'read',
  access: permissions.ownAccount,
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  async run(_, { accounts, projects }) {
    const current = await projects.current()
    return { kind: 'link-given' as const, ...(await accounts.connect(current?.project ?? null)) }
  },
  render({ url, replaces, signsIn }) {
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
  },
  examples: [{ typed: '', means: {} }],
})
