import type { KnownBlock, RichTextElement } from '@slack/types'
import type { IntegrationView, ShownValue } from '../../model/integration.ts'
import { type IntegrationName, integrationKind } from '../../model/integration-kinds.ts'
import { type Parameter, shownValue } from '../../model/integration-parameter.ts'
import type { Invocation } from '../../model/invocation.ts'
import { SERVER } from '../../model/server-name.ts'
import type { Failure } from '../../services/failure.ts'
import type { RemoveOutcome } from '../../services/integration/remove.ts'
import type { IntegrationResult, NotAvailableHere } from '../../services/integration/view.ts'
import { button } from '../button.ts'
import { type FailureWords, failureReply, inParts } from '../failure.ts'
import { actions, publicly, type Reply } from '../reply.ts'
import { ago, bold, bullets, code, lines, moment, person, text } from '../rich-text.ts'
import { day, escaped, oneLine } from '../text.ts'

/** `Slack of acme/web` */
export function integrationTitle({ name }: Pick<IntegrationView, 'name'>, projectName: string): string {
  return `${integrationKind(name).title} of ${oneLine(projectName, 100)}`
}

/** `on`, `off`, `not set up` */
export function integrationState({ state }: Pick<IntegrationView, 'state'>): string {
  return state === 'never set' ? 'not set up' : state
}

/** An integration with its settings, without secrets, and the actions for it. */
export function integrationBlocks(view: IntegrationView, projectName: string): KnownBlock[] {
  const { what, parameters } = integrationKind(view.name, view.edition)
  const isSet = view.state !== 'never set'
  const owner = view.inherited ? 'Its settings come from the group or the whole server.' : ''
  const words = [owner, eventWords(view), dateWords(view), maskWords(view)].filter(Boolean)
  const facts = isSet ? [...words.map((fact) => [text(fact)]), ...deliveryLines(view)] : []
  return [
    lines(
      [bold(`${integrationTitle(view, projectName)}: ${integrationState(view)}.`)],
      [text(what)],
      isSet ? [] : [text('It takes these values:')],
    ),
    bullets(parameters.map((parameter) => settingLine(parameter, view))),
    ...(facts.length > 0 ? [lines(...facts)] : []),
    ...actions(buttons(view)),
  ]
}

/** The present settings: each one that has a value, without secrets. */
function presentList({ name, edition, settings }: IntegrationView): RichTextElement[][] {
  return integrationKind(name, edition).parameters.flatMap((parameter) => {
    const shown = settings.get(parameter.name)
    if (!shown || shown.kind === 'not set' || parameter.name === 'active') return []
    return [[text(`${parameter.label}: `), ...shownElements(parameter, shown)]]
  })
}

export function settingName({ label, name }: Parameter): RichTextElement[] {
  return [text(`${label} `), code(name), text(': ')]
}

function settingLine(parameter: Parameter, view: IntegrationView): RichTextElement[] {
  const name = settingName(parameter)
  if (view.state === 'never set') return [...name, text(demand(parameter))]
  return [...name, ...shownElements(parameter, view.settings.get(parameter.name))]
}

/** A setting’s present value, in words without secrets. */
export function shownElements(parameter: Parameter, shown: ShownValue | undefined): RichTextElement[] {
  switch (shown?.kind) {
    case 'set':
      return [text('set')]
    case 'not shown':
      return [text(`hidden by ${SERVER}`)]
    case 'value':
      return [valueElement(parameter, shown.text)]
    case 'not set':
    case undefined:
      return [text('not set')]
  }
}

/** A value that is not secret; an empty one in words. */
export function valueElement(parameter: Parameter, value: string): RichTextElement {
  return value === '' ? text('(blank)') : code(oneLine(shownValue(parameter, value), 300))
}

function demand({ required, secret }: Parameter): string {
  const need = required ? 'needed' : 'optional'
  return secret ? `${need}, on a private page` : need
}

function eventWords({ events }: IntegrationView): string {
  if (events === null) return ''
  return events.length > 0 ? `Runs on: ${events.join(', ')}` : 'Nothing triggers it.'
}

function dateWords({ createdAt, updatedAt }: IntegrationView): string {
  const first = createdAt === null ? '' : `Set up ${day(createdAt)}`
  const last = updatedAt === null ? '' : `${first ? ', last' : 'Last'} changed ${day(updatedAt)}`
  return `${first}${last}`
}

function maskWords({ settings }: IntegrationView): string {
  const masked = [...settings.values()].some((shown) => shown.kind === 'value' && shown.masked)
  return masked ? 'Addresses are shown without user name and password.' : ''
}

/** Times of its last call and of its first failing one. */
function deliveryLines({ lastDelivery }: IntegrationView): RichTextElement[][] {
  const { deliveredAt = null, failing = null } = lastDelivery ?? {}
  const why = failing?.error ? `: ${oneLine(failing.error, 200)}` : ''
  return [
    ...(deliveredAt ? [[text('Last delivered '), ago(deliveredAt)]] : []),
    ...(failing ? [[text('Failing since '), moment(failing.since), text(`${why}.`)]] : []),
  ]
}

function buttons(view: IntegrationView) {
  const { title } = integrationKind(view.name)
  const input = { project: view.project, kind: view.name }
  const isSet = view.state !== 'never set'
  const label = isSet ? 'Change settings' : 'Set up'
  const set = button(label, { verb: 'integration.set', input }, { spoken: `${label} ${title}` })
  const remove = button('Remove', { verb: 'integration.remove', input }, { spoken: `Remove ${title}` })
  return isSet ? [set, remove] : [set]
}

export function notDoneReply(outcome: NotAvailableHere | Failure, words: FailureWords): Reply {
  if (outcome.kind !== 'not-offered') return failureReply(outcome, words)
  const { title } = integrationKind(outcome.name)
  if (outcome.retired)
    return inParts('absent', {
      what: `${SERVER} no longer has ${title}`,
      next: '/integration list shows those it has.',
    })
  return inParts('absent', {
    what: `${SERVER} doesn’t offer ${title}`,
    next: `If it has another name than “${outcome.slug}” there, your admin can set FORGE_INTEGRATION_SLUGS.`,
  })
}

export function integrationReply({
  read,
  projectName,
}: {
  readonly read: IntegrationResult | NotAvailableHere | Failure
  readonly projectName: string
}): Reply {
  if (read.kind !== 'view') return notDoneReply(read, { tried: 'I can’t show the integration' })
  const sentence = `${integrationTitle(read.view, projectName)}: ${integrationState(read.view)}.`
  return publicly(escaped(sentence), integrationBlocks(read.view, projectName))
}

interface IntegrationRemoved {
  readonly name: IntegrationName
  readonly projectName: string
  readonly outcome: RemoveOutcome | { readonly kind: 'was-not-set' }
}

export function integrationRemovedReply(
  { outcome, ...about }: IntegrationRemoved,
  { user }: Invocation,
): Reply {
  const title = integrationTitle(about, about.projectName)
  switch (outcome.kind) {
    case 'removed': {
      const words = ` removed ${title}.`
      const blocks = [lines([person(user), text(words)])]
      return { message: { to: 'channel', text: `<@${user}>${escaped(words)}`, blocks, renews: true } }
    }
    case 'over': {
      const sentence = `Removed ${title} (confirmed on ${SERVER}).`
      return publicly(escaped(sentence), [lines([text(sentence)])])
    }
    case 'was-not-set':
      return inParts('state', { what: `${title} isn’t set up` })
    default:
      return notDoneReply(outcome, {
        tried: `I couldn’t remove ${title}`,
        doubt: () => `I can’t tell whether ${title} was removed`,
      })
  }
}

export function removeQuestion(shown: IntegrationView, projectName: string) {
  const headline = `Remove ${integrationTitle(shown, projectName)}?`
  const lost = presentList(shown)
  return {
    text: escaped(`${headline} Its settings are lost.`),
    blocks: [
      lines(
        [bold(headline)],
        [text('It stops working and its settings are lost. I can’t bring them back.')],
        lost.length > 0 ? [text('Set now:')] : [],
      ),
      ...(lost.length > 0 ? [bullets(lost)] : []),
    ],
  }
}
