import type { Blocks } from './reply.ts'
import { bold, lines, person, text } from './rich-text.ts'
import { escaped, oneLine } from './text.ts'

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
