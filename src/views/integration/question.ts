import type { KnownBlock, RichTextElement } from '@slack/types'
import { type IntegrationName, integrationKind, plainOf } from '../../model/integration-kinds.ts'
import type { Parameter } from '../../model/integration-parameter.ts'
import type { IntegrationView } from '../../model/integration-view.ts'
import { bold, bullets, code, lines, text } from '../rich-text.ts'
import { escaped } from '../text.ts'
import { integrationTitle, shownElements, valueElement } from './integration.ts'

/** The new values by parameter; '' clears a value. */
export type Values = Readonly<Record<string, string>>

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
export function changeList(view: IntegrationView, values: Values): RichTextElement[][] {
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
export function decidedList(name: IntegrationName, values: Values): RichTextElement[][] {
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
export function onWords(values: Values): string {
  return values.active === 'no'
    ? 'It is asked to be switched off; not every forge does that with this call.'
    : 'Setting it also switches it on.'
}
