import type { KnownBlock, RichTextElement } from '@slack/types'
import { type IntegrationName, integrationKind, plainOf, secretsOf } from '../../model/integration-kinds.ts'
import { type Parameter, spokenLabel } from '../../model/integration-parameter.ts'
import type { IntegrationView } from '../../model/integration-view.ts'
import type { Invocation } from '../../model/invocation.ts'
import type { SetOutcome } from '../../services/integration/set.ts'
import { button, linkButton } from '../button.ts'
import { inParts, NOTHING_CHANGED } from '../failure.ts'
import { openly, privately, type Reply } from '../reply.ts'
import { bold, bullets, code, lines, person, text } from '../rich-text.ts'
import { escaped } from '../text.ts'
import {
  integrationBlocks,
  integrationState,
  integrationTitle,
  notDoneReply,
  shownElements,
  valueElement,
} from './integration.ts'

/** The new values by parameter; '' clears a value. */
type Values = Readonly<Record<string, string>>

/** The question before existing settings are replaced: the changes and the new values. */
export function replaceQuestion(view: IntegrationView, values: Values, projectName: string) {
  const title = integrationTitle(view, projectName)
  const changed = changeList(view, values)
  const headline = `Replace the settings of ${title}? Nothing has been changed yet.`
  return {
    text: escaped(headline),
    blocks: [
      lines([bold(headline)], [text(changed.length > 0 ? 'This changes:' : 'Every value stays as it is.')]),
      ...(changed.length > 0 ? [bullets(changed)] : []),
      lines([text(onWords(values))], [text('The values that are there now cannot be brought back here.')]),
    ] satisfies KnownBlock[],
  }
}

/** The question that follows secrets entered on the bot’s own page. */
export function enteredQuestion(about: {
  readonly name: IntegrationName
  readonly projectName: string
  readonly values: Values
  readonly replaces: boolean
}) {
  const sentence = `Values for ${integrationTitle(about, about.projectName)} were entered. Set it?`
  const decided = decidedList(about.name, about.values)
  const replaces = about.replaces
    ? 'It was set already when you asked: what is there is replaced and cannot be brought back here.'
    : ''
  return {
    text: escaped(sentence),
    blocks: [
      lines([bold(sentence)], [text('Set it only if you entered them yourself. They are never shown here.')]),
      ...(decided.length > 0 ? [bullets(decided)] : []),
      lines([text(replaces)], [text(onWords(about.values))]),
    ] satisfies KnownBlock[],
  }
}

/** Each new value that differs from the present one, before and after. */
function changeList(view: IntegrationView, values: Values): RichTextElement[][] {
  return decidedOf(view.name, values).flatMap(([parameter, value]) => {
    const shown = view.settings.get(parameter.name)
    const before = shown?.kind === 'value' ? shown.text : ''
    if (before === value) return []
    return [
      [
        ...label(parameter),
        ...shownElements(parameter, shown),
        text(' becomes '),
        valueElement(parameter, value),
      ],
    ]
  })
}

/** Each new value. */
function decidedList(name: IntegrationName, values: Values): RichTextElement[][] {
  return decidedOf(name, values).map(([parameter, value]) => [
    ...label(parameter),
    valueElement(parameter, value),
  ])
}

function decidedOf(name: IntegrationName, values: Values): (readonly [Parameter, string])[] {
  return plainOf(integrationKind(name)).flatMap((parameter) => {
    const value = values[parameter.name]
    return value === undefined ? [] : [[parameter, value] as const]
  })
}

function label(parameter: Parameter): RichTextElement[] {
  return [text(`${parameter.label} `), code(parameter.name), text(': ')]
}

/** The forge’s call to set also switches the integration on. */
function onWords(values: Values): string {
  return values.active === 'no'
    ? 'It is asked to be switched off; not every forge does that with this call.'
    : 'Setting it also switches it on.'
}

/** Typed values that are invalid: one sentence per problem, without any part of a value. */
export interface RefusedValues {
  readonly kind: 'refused'
  readonly problems: readonly [string, ...string[]]
  readonly fix: string
  /** The valid ones. */
  readonly values: Values
}

/** The result of `/integration set`. */
export type SettingOutcome =
  | SetOutcome
  /** The typed values are invalid; nothing was sent. */
  | RefusedValues
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

export function integrationSetReply(setting: Setting, invocation: Pick<Invocation, 'user'>): Reply {
  const { outcome, projectName, name } = setting
  const title = integrationTitle(setting, projectName)
  switch (outcome.kind) {
    case 'set':
      return setReply(outcome, setting, invocation)
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
  { user }: Pick<Invocation, 'user'>,
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
  const changes = isSet ? changeList(view, values) : decidedList(view.name, values)
  const replaces = isSet ? 'It is set already: what you enter there replaces what is there now.' : ''
  const about = isSet ? 'Besides, this changes:' : 'It is to be set to:'
  return privately(
    escaped(`${headline} The link works once, for ten minutes. Nothing has been changed yet.`),
    [
      lines(
        [bold(headline)],
        [text('The link is yours alone. It works once, for ten minutes. Never type a secret into Slack.')],
        [text(replaces)],
        changes.length > 0 ? [text(about)] : [],
      ),
      ...(changes.length > 0 ? [bullets(changes)] : []),
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
  return { ...reply, failure: { reason: 'input' } }
}
