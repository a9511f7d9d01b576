import type { KnownBlock, RichTextElement } from '@slack/types'
import type { IntegrationView } from '../../model/integration.ts'
import { type IntegrationName, integrationKind, plainOf, secretsOf } from '../../model/integration-kinds.ts'
import { type Parameter, spokenLabel } from '../../model/integration-parameter.ts'
import type { Invocation } from '../../model/invocation.ts'
import { SERVER } from '../../model/server-name.ts'
import type { SetOutcome } from '../../services/integration/set.ts'
import { button, linkButton } from '../button.ts'
import { inParts } from '../failure.ts'
import { actions, privately, type Reply, small } from '../reply.ts'
import { bold, bullets, lines, person, text } from '../rich-text.ts'
import { escaped } from '../text.ts'
import {
  integrationBlocks,
  integrationState,
  integrationTitle,
  notDoneReply,
  settingName,
  shownElements,
  valueElement,
} from './integration.ts'

type Values = Readonly<Record<string, string>>

export function replaceQuestion(view: IntegrationView, values: Values, projectName: string) {
  const title = integrationTitle(view, projectName)
  const changed = changeList(view, values)
  const headline = `Change ${title}?`
  return {
    text: escaped(headline),
    blocks: [
      lines([bold(headline)], [text(changed.length > 0 ? '' : 'Every value stays as it is.')]),
      ...(changed.length > 0 ? [bullets(changed)] : []),
      lines([text(`The old values are lost. ${onWords(values)}`)]),
    ] satisfies KnownBlock[],
  }
}

/** The question that follows secrets entered on the bot’s own page, where they are kept by `id`. */
export function enteredQuestion(
  about: {
    readonly name: IntegrationName
    readonly project: number
    readonly projectName: string
    readonly values: Values
    readonly replaces: boolean
  },
  id: string,
) {
  const sentence = `Save ${integrationTitle(about, about.projectName)}?`
  const decided = decidedList(about.name, about.values)
  const replaces = about.replaces ? 'The old values are lost.' : ''
  const input = { project: about.project, kind: about.name, held: id }
  return {
    text: escaped(sentence),
    blocks: [
      lines([bold(sentence)], [text('Only if you just entered its secrets. They never show up in Slack.')]),
      ...(decided.length > 0 ? [bullets(decided)] : []),
      lines([text(replaces)], [text(onWords(about.values))]),
      ...actions([
        button('Save', { verb: 'integration.set', input }, { style: 'primary', confirmed: true }),
        button(
          'Discard',
          { verb: 'integration.set', input: { ...input, discard: true } },
          { suffix: 'forget', confirmed: true },
        ),
      ]),
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
        ...settingName(parameter),
        ...shownElements(parameter, shown),
        text(' → '),
        valueElement(parameter, value),
      ],
    ]
  })
}

function decidedList(name: IntegrationName, values: Values): RichTextElement[][] {
  return decidedOf(name, values).map(([parameter, value]) => [
    ...settingName(parameter),
    valueElement(parameter, value),
  ])
}

function decidedOf(name: IntegrationName, values: Values): (readonly [Parameter, string])[] {
  return plainOf(integrationKind(name)).flatMap((parameter) => {
    const value = values[parameter.name]
    return value === undefined ? [] : [[parameter, value] as const]
  })
}

/** The forge’s call to set also switches the integration on. */
function onWords(values: Values): string {
  return values.active === 'no'
    ? `I ask ${SERVER} to turn it off; not every server does.`
    : 'Saving also turns it on.'
}

/** Typed values that are invalid: one sentence per problem, without any part of a value. */
export interface RefusedValues {
  readonly kind: 'refused'
  readonly problems: readonly [string, ...string[]]
  readonly fix: string
  /** The valid ones. */
  readonly values: Values
}

export type SettingOutcome =
  | SetOutcome
  /** The typed values are invalid; nothing was sent. */
  | RefusedValues
  /** The secrets are still missing; `url` is the page to enter them. */
  | { readonly kind: 'link'; readonly url: string; readonly view: IntegrationView; readonly values: Values }
  /** The entered values are expired, used already, or somebody else’s. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'discarded' }

export interface Setting {
  readonly project: number
  readonly projectName: string
  readonly name: IntegrationName
  readonly outcome: SettingOutcome
}

const MAX_NAMED_VALUES = 10

export function integrationSetReply(setting: Setting, invocation: Pick<Invocation, 'user'>): Reply {
  const { outcome, project, projectName, name } = setting
  const setUp = { verb: 'integration.set', input: { project, kind: name } }
  const title = integrationTitle(setting, projectName)
  switch (outcome.kind) {
    case 'set':
      return setReply(outcome, setting, invocation)
    case 'link':
      return linkReply(outcome, title)
    case 'refused':
      if ('problems' in outcome) return refusedReply(outcome, setting)
      return notDoneReply(outcome, { tried: `I couldn’t save ${title}` })
    case 'discarded':
      return privately(escaped(`Discarded. ${title} stays as it was.`))
    case 'gone':
      return inParts('input', {
        what: `${title} wasn’t saved: this question is no longer open`,
        why: 'It expired, was answered, or belongs to someone else.',
        more: actions([button('Start again', setUp)]),
      })
    default:
      return notDoneReply(outcome, {
        tried: `I couldn’t save ${title}`,
        doubt: () => `I can’t tell whether ${title} was saved`,
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
  const notes = differs.length > 0 ? `${SERVER} shows other values than I sent: ${differs.join(', ')}.` : ''
  const done = answered ? `saved ${title}.` : `Saved ${title} (confirmed on ${SERVER}).`
  const sentence = escaped([done, state, notes].filter(Boolean).join(' '))
  const blocks = [
    lines(answered ? [person(user), text(` ${done}`)] : [bold(done)], notes ? [text(notes)] : []),
    ...integrationBlocks(view, projectName),
  ]
  const words = answered ? `<@${user}> ${sentence}` : sentence
  return { message: { to: 'channel', text: words, blocks, renews: true } }
}

const LINK = 'Personal link, valid 10 minutes. Never type a secret into Slack.'

function linkReply({ url, view, values }: Extract<SettingOutcome, { kind: 'link' }>, title: string): Reply {
  const secrets = secretsOf(integrationKind(view.name)).map(spokenLabel)
  const headline = `Enter the ${secrets.join(' and ')} for ${title}.`
  const isSet = view.state !== 'never set'
  const changes = isSet ? changeList(view, values) : decidedList(view.name, values)
  const replaces = isSet ? 'This replaces the secrets that are set now.' : ''
  const about = isSet ? 'It also changes:' : 'The other settings:'
  return privately(escaped(`${headline} ${LINK}`), [
    lines([bold(headline)], [text(replaces)], changes.length > 0 ? [text(about)] : []),
    ...(changes.length > 0 ? [bullets(changes)] : []),
    lines([text(`I ask you here before I save it. ${onWords(values)}`)]),
    ...actions([linkButton('Enter secrets', url, `Enter secrets for ${title}`)]),
    small(LINK),
  ])
}

function refusedReply(
  { problems, fix, values }: Extract<SettingOutcome, { problems: unknown }>,
  { name, project, projectName }: Setting,
): Reply {
  const headline = `I can’t save ${integrationTitle({ name }, projectName)} like this.`
  const input = { project, kind: name, draft: values }
  const more = problems.length > MAX_NAMED_VALUES ? [`And ${problems.length - MAX_NAMED_VALUES} more.`] : []
  const named = [...problems.slice(0, MAX_NAMED_VALUES), ...more]
  const form = button('Open the form', { verb: 'integration.set', input }, { style: 'primary' })
  const reply = privately(escaped([headline, ...named, fix].join(' ')), [
    lines([bold(headline)]),
    bullets(named.map((problem) => [text(problem)])),
    lines([text(fix)]),
    ...actions([form]),
  ])
  return { ...reply, failure: { reason: 'input' } }
}
