import type { RichTextBlock, RichTextElement, RichTextSection } from '@slack/types'
import { address, dayOf, escaped, visible } from './text.ts'

type Style = { readonly bold?: true; readonly italic?: true; readonly code?: true; readonly strike?: true }

/** Text that Slack shows unchanged: in rich text nothing is parsed, so foreign text is inert. */
export function text(content: string, style?: Style): RichTextElement {
  return { type: 'text', text: visible(content), style }
}

export function bold(content: string): RichTextElement {
  return text(content, { bold: true })
}

export function code(content: string): RichTextElement {
  return text(content, { code: true })
}

/** A link when the address may be shown as one; otherwise the text alone. */
export function link(url: string | null, content: string, style?: Style): RichTextElement {
  const live = address(url)
  if (live === null) return text(content, style)
  return { type: 'link', url: live, text: visible(content), style }
}

export function person(user: string): RichTextElement {
  return { type: 'user', user_id: user }
}

/** Notifies the people of a user group: only for one that whoever acts has named. */
export function userGroup(id: string): RichTextElement {
  return { type: 'usergroup', usergroup_id: id }
}

export function channel(id: string): RichTextElement {
  return { type: 'channel', channel_id: id }
}

/** A time in the reader’s own zone. */
export function moment(date: Date): RichTextElement {
  return dated(date, '{date_short_pretty} at {time}')
}

/** The time since then, in the reader’s own words. */
export function ago(date: Date): RichTextElement {
  return dated(date, '{ago}')
}

function dated(date: Date, format: string): RichTextElement {
  return { type: 'date', timestamp: Math.floor(date.getTime() / 1000), format, fallback: dayOf(date) }
}

/** One rich_text block of lines; drops empty lines and empty texts, which Slack refuses. */
export function lines(...content: readonly (readonly RichTextElement[])[]): RichTextBlock {
  const shown = content.map(withoutEmpty).filter((line) => line.length > 0)
  return { type: 'rich_text', elements: [section(joined(shown, '\n'))] }
}

/** Several parts as one, with text between them. */
export function joined(parts: readonly (readonly RichTextElement[])[], between: string): RichTextElement[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(between), ...part]))
}

/** Verbatim text with every space; Slack refuses an empty one. */
export function preformatted(content: string): RichTextBlock {
  return {
    type: 'rich_text',
    elements: [{ type: 'rich_text_preformatted', elements: [{ type: 'text', text: content }] }],
  }
}

export function bullets(items: readonly (readonly RichTextElement[])[]): RichTextBlock {
  const elements = items.map(withoutEmpty).map((item) => section(item.length > 0 ? item : NO_WORDS))
  return { type: 'rich_text', elements: [{ type: 'rich_text_list', style: 'bullet', elements }] }
}

/** In place of a point without words, which Slack refuses. */
const NO_WORDS = [text('(empty)')]

/** At most `max` points, and the number of further ones; nothing without a point. */
export function firstBullets(points: readonly (readonly RichTextElement[])[], max: number): RichTextBlock[] {
  const more = points.length > max ? [[text(`and ${points.length - max} more`)]] : []
  return points.length > 0 ? [bullets([...points.slice(0, max), ...more])] : []
}

export function headedBullets(
  headline: string,
  points: readonly (readonly RichTextElement[])[],
  max: number,
): RichTextBlock[] {
  return [lines([bold(headline)]), ...firstBullets(points, max)]
}

function section(elements: readonly RichTextElement[]): RichTextSection {
  return { type: 'rich_text_section', elements: [...elements] }
}

function withoutEmpty(elements: readonly RichTextElement[]): RichTextElement[] {
  return elements.filter((element) => !('text' in element) || element.text !== '')
}

export function question(
  asks: string,
  ...meaning: readonly string[]
): { text: string; blocks: RichTextBlock[] } {
  return {
    text: escaped([asks, ...meaning].join(' ')),
    blocks: [lines([bold(asks)], ...meaning.map((words) => [text(words)]))],
  }
}

/** The words of a line, for the text of a message, which screen readers read. */
export function spoken(line: readonly RichTextElement[]): string {
  return line
    .map((part) => ('text' in part ? part.text : 'fallback' in part ? part.fallback : '') ?? '')
    .join('')
}
