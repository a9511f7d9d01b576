import { button } from '../blocks/button.ts'
import type { Blocks } from '../blocks/reply.ts'
import { bold, lines, text } from '../blocks/rich-text.ts'
import type { Outbox } from '../jobs/outbox.ts'

/** What was entered on the link page, and whose link it was. */
export interface EnteredLink {
  readonly id: string
  readonly user: string
  readonly channel: string
}

/** Asks the person in Slack to confirm, and throws when they cannot be asked. Who opens a link of others binds nothing. */
export function createLinkConfirmation(outbox: Outbox, forgeUrl: string) {
  return async ({ id, user, channel }: EnteredLink): Promise<void> => {
    const sentence = `A token for ${forgeUrl} was entered on your link page. Was it you?`
    const blocks: Blocks = [
      lines(
        [bold(sentence)],
        [
          text(
            'Connect only if you entered it yourself. From then on, what you do here is done with that account.',
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
    const whispered = channel !== '' && (await outbox.whisper(channel, user, { text: sentence, blocks }))
    if (whispered) return
    const posted = await outbox.post(user, { text: sentence, blocks })
    if (posted.kind !== 'posted') throw new Error('Slack took no message to the person')
  }
}
