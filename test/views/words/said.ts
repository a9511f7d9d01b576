import { SERVER } from '../../../src/model/server-name.ts'
import type { Reply } from '../../../src/views/reply.ts'

/** What people read in one place: a message, a card, a modal. */
export interface Said {
  readonly place: string
  /** What notifications and screen readers say; empty for a modal. */
  readonly text: string
  /** The lines of its blocks, in order. */
  readonly lines: readonly string[]
  /** The verbs of its buttons. */
  readonly verbs: ReadonlySet<string>
  /** The class of the failure that it reports, if it reports one. */
  readonly failure: string | null
}

/** Everything that a reply shows. */
export function saidIn({ message, card, modal, failure }: Reply): Said[] {
  const reason = failure?.reason ?? null
  return [
    ...(message
      ? [said(message.to === 'person' ? 'only you' : 'channel', message.text, message.blocks, reason)]
      : []),
    // Beside a message, the card is no error.
    ...(card ? [said('card', card.text, card.blocks, message ? null : reason)] : []),
    ...(modal ? [said(`modal “${modal.title}”`, '', modal.blocks, reason)] : []),
  ]
}

/** What a modal or a Home tab shows. */
export function saidInView(view: object): Said {
  const shown = new Map<string, unknown>(Object.entries(view))
  const [title, submit] = [shown.get('title'), shown.get('submit')].map(wordsOf)
  const { lines, ...rest } = said(title ? `modal “${title}”` : 'Home', '', shown.get('blocks'), null)
  return { ...rest, lines: [...lines, ...(submit ? [`[${submit}]`] : [])] }
}

function said(place: string, text: string, blocks: unknown, failure: string | null): Said {
  const verbs = new Set<string>()
  const lines = listOf(blocks).flatMap((block) => linesOf(block, verbs))
  return {
    place,
    text: steady(text),
    lines: folded(lines.filter((line) => !line.startsWith('{')).map(steady)),
    verbs,
    failure,
  }
}

/** Equal lines that follow each other, as one. */
function folded(lines: readonly string[]): string[] {
  return lines.filter((line, at) => line !== '' && line !== lines[at - 1])
}

/** What differs from run to run, or is another character in the code. */
function steady(text: string): string {
  return text
    .replaceAll(SERVER, '{server}')
    .replaceAll(/UOURS\d+/g, 'U0ANN')
    .replaceAll(/Reference r\d+/g, 'Reference k7mq2xpe')
    .replaceAll(/Ж{8,}…?/g, '{long}')
    .replaceAll('\n', ' / ')
    .replaceAll(/\b[\da-f]{12}\b/g, '{hash}')
    .replaceAll(/\/(link|secret|audit)\/[\w-]{22}/g, '/$1/…')
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const fieldsOf = (value: unknown) =>
  new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : [])

/** The text of a text object, or the text itself. */
function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : String(fieldsOf(value).get('text') ?? '')
}

/** The lines of one block. */
function linesOf(block: unknown, verbs: Set<string>): string[] {
  const fields = fieldsOf(block)
  const elements = listOf(fields.get('elements'))
  switch (fields.get('type')) {
    case 'rich_text':
      return elements.flatMap(richLines)
    case 'actions':
      return [elements.map((element) => control(element, verbs)).join(' ')]
    case 'context':
      return [elements.map(wordsOf).join('  ')]
    case 'input':
      return [
        `${wordsOf(fields.get('label'))}: ${control(fields.get('element'), verbs)} ${wordsOf(fields.get('hint') ?? '')}`.trim(),
      ]
    default: {
      const accessory = fields.has('accessory') ? control(fields.get('accessory'), verbs) : ''
      const texts = [
        fields.get('text'),
        ...listOf(fields.get('fields')),
        fields.get('title'),
        fields.get('alt_text'),
      ]
      const words = texts.filter((text) => text !== undefined).map(wordsOf)
      return [...words, accessory].flatMap((part) => part.split('\n'))
    }
  }
}

/** The lines of a section, a list or a quotation of rich text. */
function richLines(part: unknown): string[] {
  const fields = fieldsOf(part)
  const inner = listOf(fields.get('elements'))
  if (fields.get('type') === 'rich_text_list') return inner.map((item) => `• ${richLines(item).join(' ')}`)
  return inner.map(leaf).join('').split('\n')
}

function leaf(element: unknown): string {
  const fields = fieldsOf(element)
  const style = fieldsOf(fields.get('style'))
  switch (fields.get('type')) {
    case 'user':
      return `<@${fields.get('user_id')}>`
    case 'channel':
      return `<#${fields.get('channel_id')}>`
    case 'date':
      return '{date}'
    default: {
      const words = String(fields.get('text') ?? '')
      return style.get('code') ? `\`${words}\`` : words
    }
  }
}

/** What an interactive element says: `[Merge…]`, `[Menu: a | b]`. */
function control(element: unknown, verbs: Set<string>): string {
  const fields = fieldsOf(element)
  const id = fields.get('action_id')
  if (typeof id === 'string') verbs.add(id.split(':', 1)[0] ?? id)
  const groups = listOf(fields.get('option_groups')).flatMap((group) =>
    listOf(fieldsOf(group).get('options')),
  )
  const options = [...listOf(fields.get('options')), ...groups].map(fieldsOf)
  for (const option of options) {
    const [verb = ''] = String(option.get('value') ?? '').split(' ', 1)
    verbs.add(verb)
  }
  const choices = options.map((option) =>
    [option.get('text'), option.get('description')]
      .filter((one) => one !== undefined)
      .map(wordsOf)
      .join(': '),
  )
  const label = wordsOf(fields.get('text') ?? fields.get('placeholder') ?? '')
  const questions = fieldsOf(fields.get('confirm'))
  const asks = ['title', 'text', 'confirm'].flatMap((name) =>
    questions.has(name) ? [wordsOf(questions.get(name))] : [],
  )
  const picked = [fields.get('initial_option') ?? [], fields.get('initial_options') ?? []].flat()
  const isOffered = fields.get('type') === 'external_select' || fields.get('type') === 'multi_external_select'
  const value =
    fields.get('initial_value') ??
    fields.get('initial_date') ??
    (isOffered ? picked.map((option) => wordsOf(fieldsOf(option).get('text'))).join(', ') : '')
  const typed = typeof value === 'string' && value !== '' ? `\`${value}\`` : ''
  const parts = [isOffered ? typed || label : label || typed, choices.join(' | ')].filter((one) => one !== '')
  return `[${parts.join(': ')}]${asks.length > 0 ? ` (asks: ${asks.join(' / ')})` : ''}`
}
