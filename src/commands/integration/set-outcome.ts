import { type IntegrationName, integrationKind, secretsOf } from '../../model/integration-kinds.ts'
import { spokenLabel } from '../../model/integration-parameter.ts'
import type { IntegrationView } from '../../model/integration-view.ts'
import type { SetOutcome } from '../../services/integration/set.ts'
import { button, linkButton } from '../../views/button.ts'
import { inParts, NOTHING_CHANGED } from '../../views/failure-parts.ts'
import { integrationBlocks, integrationState, integrationTitle } from '../../views/integration/integration.ts'
import { changeList, decidedList, onWords, type Values } from '../../views/integration/question.ts'
import { openly, privately, type Reply } from '../../views/reply.ts'
import { bold, bullets, lines, person, text } from '../../views/rich-text.ts'
import { escaped } from '../../views/text.ts'
import type { Asking } from '../command.ts'
import { notDoneReply } from './outcome.ts'
import type { TypedValues } from './typed-values.ts'

/** The result of `/integration set`. */
export type SettingOutcome =
  | SetOutcome
  /** The typed values are invalid; nothing was sent. */
  | Extract<TypedValues, { kind: 'refused' }>
  /** The secrets are still missing; `url` is the page to enter them. */
  | { readonly kind: 'link'; readonly url: string; readonly view: IntegrationView; readonly values: Values }
  /** The entered values are expired, used already, or somebody else’s. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'forgotten' }

export interface Setting {
  readonly project: number
  readonly projectName: string
  readonly name: IntegrationName
  readonly outcome: SettingOutcome
}

/** Most values that a reply names. */
const NAMED = 10

/** Longest draft in a button, in characters: button values hold 2000. */
const DRAFT_HOLDS = 1500

export function renderSetting(setting: Setting, asking: Pick<Asking, 'user'>): Reply {
  const { outcome, projectName, name } = setting
  const title = integrationTitle(setting, projectName)
  switch (outcome.kind) {
    case 'set':
      return setReply(outcome, setting, asking)
    case 'link':
      return linkReply(outcome, title)
    case 'refused':
      if ('problems' in outcome) return refusedReply(outcome, setting)
      return notDoneReply(outcome, { tried: `${title} was not set` })
    case 'forgotten':
      return privately(escaped(`What you entered for ${title} is forgotten. Nothing was changed.`))
    case 'gone':
      return inParts(
        {
          what: 'Nothing was set by this',
          why: `What you entered for ${title} is too old, was used, or is not yours.`,
          now: NOTHING_CHANGED,
          next: `Type /integration set ${name} again.`,
        },
        { reason: 'input' },
      )
    default:
      return notDoneReply(outcome, {
        tried: `${title} was not set`,
        doubt: () => `I do not know whether ${title} was set`,
      })
  }
}

function setReply(
  { view, answered, differs }: Extract<SetOutcome, { kind: 'set' }>,
  { projectName }: Setting,
  { user }: Pick<Asking, 'user'>,
): Reply {
  const title = integrationTitle(view, projectName)
  const state = `It is ${integrationState(view)}.`
  const notes =
    differs.length > 0
      ? `The forge took the call and shows this otherwise than it was sent: ${differs.join(', ')}.`
      : ''
  const done = answered
    ? `set ${title}.`
    : `The answer was lost, and the forge shows ${title} as you wanted it.`
  const sentence = escaped([done, state, notes].filter(Boolean).join(' '))
  const { message } = openly(answered ? `<@${user}> ${sentence}` : sentence, [
    lines(answered ? [person(user), text(` ${done}`)] : [bold(done)], notes ? [text(notes)] : []),
    ...integrationBlocks(view, projectName),
  ])
  return message ? { message: { ...message, renews: true } } : {}
}

function linkReply({ url, view, values }: Extract<SettingOutcome, { kind: 'link' }>, title: string): Reply {
  const secrets = secretsOf(integrationKind(view.name)).map(spokenLabel)
  const headline = `Enter the ${secrets.join(' and ')} for ${title} on Greenlight’s own page.`
  const isSet = view.state !== 'never set'
  const told = isSet ? changeList(view, values) : decidedList(view.name, values)
  const replaces = isSet ? 'It is set already: what you enter there replaces what is there now.' : ''
  const about = isSet ? 'Besides, this changes:' : 'It is to be set to:'
  return privately(
    escaped(`${headline} The link works once, for ten minutes. Nothing has been changed yet.`),
    [
      lines(
        [bold(headline)],
        [text('The link is yours alone. It works once, for ten minutes. Never type a secret into Slack.')],
        [text(replaces)],
        told.length > 0 ? [text(about)] : [],
      ),
      ...(told.length > 0 ? [bullets(told)] : []),
      lines([text(`Nothing has been changed yet: I ask you here before it is set. ${onWords(values)}`)]),
      {
        type: 'actions',
        elements: [linkButton('Open the page', url, `Open the page for the secrets of ${title}`)],
      },
    ],
  )
}

function refusedReply(
  { problems, fix, values }: Extract<SettingOutcome, { problems: unknown }>,
  { name, project, projectName }: Setting,
): Reply {
  const headline = `${integrationTitle({ name }, projectName)} was not set, and nothing was sent.`
  const draft = JSON.stringify(values).length <= DRAFT_HOLDS ? { draft: values } : {}
  const input = { project, kind: name, ...draft }
  const more = problems.length > NAMED ? [`And ${problems.length - NAMED} more.`] : []
  const named = [...problems.slice(0, NAMED), ...more]
  const form = button('Fill in the form', { verb: 'integration.set', input }, { style: 'primary' })
  const reply = privately(escaped([headline, ...named, fix].join(' ')), [
    lines([bold(headline)]),
    bullets(named.map((problem) => [text(problem)])),
    lines([text(fix)]),
    { type: 'actions', elements: [form] },
  ])
  return { ...reply, trouble: { reason: 'input' } }
}
