import type { ForgeAccount } from '../../model/forge-account.ts'
import type { IntegrationName } from '../../model/integration-kinds.ts'
import { SERVER } from '../../model/server-name.ts'
import type { Outbox } from '../../outbox/port.ts'
import { button } from '../../views/button.ts'
import { enteredQuestion } from '../../views/integration/set.ts'
import type { Blocks } from '../../views/reply.ts'
import { bold, lines, text } from '../../views/rich-text.ts'
import { escaped, oneLine } from '../../views/text.ts'

/** An account entered on the link page, with the owner of the link. */
interface EnteredLink {
  readonly id: string
  readonly team: string
  readonly user: string
  readonly channel: string
  readonly way: 'token' | 'sign-in'
  /** Null when the forge cannot identify the account. */
  readonly account: ForgeAccount | null
}

/**
 * Asks the person in Slack to confirm, and throws when they cannot be asked. Opening another person’s link
 * connects nothing. `isLinked`: true when the person has an account already.
 */
export function createLinkConfirmation(
  outbox: Pick<Outbox, 'whisper' | 'direct'>,
  isLinked: (team: string, user: string) => Promise<boolean>,
) {
  return async ({ id, team, user, channel, way, account }: EnteredLink): Promise<void> => {
    const sentence = account
      ? `Connect as @${oneLine(account.username, 80)} on ${SERVER}?`
      : `Connect your ${SERVER} account?`
    const instead = (await isLinked(team, user)) ? 'This replaces the account you’re connected with now.' : ''
    const blocks: Blocks = [
      lines(
        [bold(sentence)],
        [
          text(
            `Only if you just ${way === 'token' ? 'entered the token' : 'signed in'}. Press Connect and enter the code of the page. Don’t post it in a channel.`,
          ),
        ],
        [text(instead)],
        ...(account?.isBot ? [[text(BOT)]] : []),
      ),
      {
        type: 'actions',
        elements: [
          button(
            'Connect',
            { verb: 'greenlight.confirm', input: { confirmation: id } },
            { style: 'primary' },
          ),
          button(
            'That wasn’t me',
            { verb: 'greenlight.confirm', input: { confirmation: id, discard: true } },
            { suffix: 'discard' },
          ),
        ],
      },
    ]
    const content = { text: escaped(sentence), blocks }
    if (channel !== '' && (await outbox.whisper({ team, channel, user }, content))) return
    const posted = await outbox.direct({ team, user }, content)
    if (posted.kind !== 'posted') throw new Error('Slack took no message to the person')
  }
}

const BOT = `This token belongs to a project or group: ${SERVER} will show its bot’s name, not yours.`

/** The submitted form of the page for secrets, without the secrets. */
interface EnteredSecrets {
  readonly id: string
  readonly team: string
  readonly user: string
  readonly channel: string
  readonly form: {
    readonly project: number
    readonly name: IntegrationName
    readonly projectName: string
    readonly values: Readonly<Record<string, string>>
    readonly replaces: boolean
  }
}

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
    const content = { text, blocks: [...blocks, { type: 'actions' as const, elements: [set, forget] }] }
    if (channel !== '' && (await outbox.whisper({ team, channel, user }, content))) return
    const posted = await outbox.direct({ team, user }, content)
    if (posted.kind !== 'posted') throw new Error('Slack took no message to the person')
  }
}
