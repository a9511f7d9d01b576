import type { ForgeAccount } from '../../model/forge-account.ts'
import { type IntegrationName, integrationKind } from '../../model/integration-kinds.ts'
import type { Outbox } from '../../outbox/port.ts'
import { button } from '../../views/button.ts'
import { enteredQuestion } from '../../views/integration/set.ts'
import type { Blocks } from '../../views/reply.ts'
import { bold, lines, text } from '../../views/rich-text.ts'
import { escaped, oneLine } from '../../views/text.ts'

/** An account entered on the link page, with the owner of the link. */
export interface EnteredLink {
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
  forgeUrl: string,
  isLinked: (team: string, user: string) => Promise<boolean>,
) {
  return async ({ id, team, user, channel, way, account }: EnteredLink): Promise<void> => {
    const sentence = questionOf(forgeUrl, way, account)
    const instead = (await isLinked(team, user))
      ? ' It takes the place of the account that is connected now.'
      : ''
    const blocks: Blocks = [
      lines(
        [bold(sentence)],
        [
          text(
            `Connect only if ${way === 'token' ? 'you entered it' : 'you signed in'} yourself: then the page shows you a code. From then on, what you do here is done with that account.${instead}`,
          ),
        ],
        ...(account?.isBot ? [[text(BOT)]] : []),
      ),
      {
        type: 'actions',
        elements: [
          button(
            'Enter the code',
            { verb: 'greenlight.confirm', input: { confirmation: id } },
            { style: 'primary' },
          ),
          button(
            'No, forget it',
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

const BOT =
  'It is a bot: the token was made for a project or a group and not for a person, and what you do here shows the bot’s name at the forge.'

function questionOf(forgeUrl: string, way: EnteredLink['way'], account: ForgeAccount | null): string {
  const who = account ? `@${oneLine(account.username, 80)}` : null
  if (way === 'sign-in')
    return `Somebody signed in at ${forgeUrl}${who ? ` as ${who}` : ''} on your link page. Was it you?`
  return `A token ${who ? `of ${who} at` : 'for'} ${forgeUrl} was entered on your link page. Was it you?`
}

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
    const { title } = integrationKind(form.name)
    const set = button(
      `Set ${title}`,
      { verb: 'integration.set', input },
      { style: 'primary', confirmed: true },
    )
    const forget = button(
      'Forget it',
      { verb: 'integration.set', input: { ...input, discard: true } },
      { suffix: 'forget', confirmed: true },
    )
    const content = { text, blocks: [...blocks, { type: 'actions' as const, elements: [set, forget] }] }
    if (channel !== '' && (await outbox.whisper({ team, channel, user }, content))) return
    const posted = await outbox.direct({ team, user }, content)
    if (posted.kind !== 'posted') throw new Error('Slack took no message to the person')
  }
}
