import { button } from '../../views/button.ts'
import { enteredQuestion } from '../../views/integration/set.ts'
import type { Outbox } from '../../views/post.ts'
import { actions } from '../../views/reply.ts'
import type { EnteredSecrets } from '../../web/secret-page.ts'

/** Asks the person in Slack, and throws when they cannot be asked. Only their press sends the values. */
export function createSecretConfirmation(outbox: Pick<Outbox, 'whisper' | 'direct'>) {
  return async ({ id, team, user, channel, form }: EnteredSecrets): Promise<void> => {
    const { text, blocks } = enteredQuestion(form)
    const input = { project: form.project, kind: form.name, held: id }
    const set = button('Save', { verb: 'integration.set', input }, { style: 'primary', confirmed: true })
    const forget = button(
      'Discard',
      { verb: 'integration.set', input: { ...input, discard: true } },
      { suffix: 'forget', confirmed: true },
    )
    const content = { text, blocks: [...blocks, ...actions([set, forget])] }
    if (channel !== '' && (await outbox.whisper({ team, channel, user }, content))) return
    const posted = await outbox.direct({ team, user }, content)
    if (posted.kind !== 'posted') throw new Error('Slack took no message to the person')
  }
}
