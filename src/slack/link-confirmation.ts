import { button } from '../blocks/button.ts'
import type { Blocks } from '../blocks/reply.ts'
import { bold, lines, text } from '../blocks/rich-text.ts'
import type { Outbox } from '../jobs/outbox.ts'

/** What was entered on the link page, and whose link it was. */
export interface EnteredLink {
  readonly id: string
  readonly team: string
  readonly user: string
  readonly channel: string
}

/**
 * Asks the person in Slack to confirm, and throws when they cannot be asked. Who opens a link of others binds
 * nothing. `isLinked`: whether the person has an account already.
 */
export function createLinkConfirmation(
  outbox: Outbox,
  forgeUrl: string,
  isLinked: (team: string, user: string) => Promise<boolean>,
) {
  return async ({ id, team, user, channel }: EnteredLink): Promise<void> => {
    const sentence = `A token for ${forgeUrl} was entered on your link page. Was it you?`
    const instead = (await isLinked(team, user))
      ? ' It takes the place of the account that is connected now.'
      : ''
    const blocks: Blocks = [
      lines(
        [bold(sentence)],
        [
          text(
            `Connect only if you entered it yourself. From then on, what you do here is done with that account.${instead}`,
          ),
        ],
      ),
      {
        type: 'actions',
        elements: [
          button(
            'Yes, connect',
            { verb: 'greenlight.confirm', input: { confirmation: id } },
            { style: 'primary' },
          ),
          button(
            'No, forget it',
            { verb: 'greenlight.confirm', input: { confirmation: id, discard: true } },
            { mark: 'discard' },
          ),
        ],
      },
    ]
    const content = { text: sentence, blocks }
    if (channel !== '' && (await outbox.whisper({ team, channel, user }, content))) return
    const posted = await outbox.direct({ team, user }, content)
    if (posted.kind !== 'posted') throw new Error('Slack took no message to the person')
  }
}
