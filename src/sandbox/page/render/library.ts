import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Block, Message } from 'slack-blocks-to-jsx'
import { html, Markup } from '../../html.ts'
import { withDates } from './dates.ts'
import type { Names, TextObject } from './wire.ts'

/** Draws a text object: mrkdwn by the library; plain text as it is, which the library would parse as mrkdwn. */
export function drawText(text: TextObject, names: Names): Markup {
  if (text.type === 'plain_text') return html`<p class="plain">${text.text}</p>`
  // Without `verbatim`: the library would leave out mentions, where Slack only leaves plain addresses as they are.
  return drawBlock({ type: 'section', text: { type: text.type, text: protectEscapes(text.text) } }, names)
}

export function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** Draws one block with slack-blocks-to-jsx: mrkdwn and rich text. */
export function drawBlock(block: Readonly<Record<string, unknown>>, names: Names): Markup {
  // Without its id: the library would print it as an element id, which repeats from message to message.
  const { block_id: _, ...rest } = Object.fromEntries(
    Object.entries(block).map(([name, value]) => [name, withDates(value, names.reader)]),
  )
  const message = createElement(Message, {
    blocks: [rest as unknown as Block],
    name: '',
    logo: '',
    withoutWrapper: true,
    data: { users: [...names.users], channels: [...names.channels], user_groups: [...names.userGroups] },
    hooks: { link: ({ href, children, className }) => outwardLink(href, children, className) },
  })
  return new Markup(cleanMarkup(renderToStaticMarkup(message)))
}

/** Draws a link that opens in a new tab; an address that is not http(s) or mail stays text. */
function outwardLink(href: string, children: ReactNode, className?: string): ReactNode {
  const address = stands.reduce(
    (url, [character, , plain]) => url.replaceAll(encodeURI(character), plain),
    href,
  )
  if (!/^(https?:\/\/|mailto:)/i.test(address)) return createElement('span', null, children)
  return createElement(
    'a',
    { href: address, className, target: '_blank', rel: 'noopener noreferrer' },
    children,
  )
}

// Private-use characters that replace escaped ones on their way through the library.
const stands = [
  ['\uE000', '&lt;', '<'],
  ['\uE001', '&gt;', '>'],
  ['\uE002', '&amp;', '&'],
] as const

/**
 * Protects escaped characters in mrkdwn from the library, which would turn `&lt;!channel&gt;` into a ping where Slack
 * shows text; `cleanMarkup` restores them. A quote may start with `&gt;`, as in Slack.
 */
function protectEscapes(mrkdwn: string): string {
  const free = mrkdwn.replaceAll(/[\uE000-\uE002]/g, '\uFFFD').replaceAll(/^&gt;/gm, '>')
  return stands.reduce((text, [character, escaped]) => text.replaceAll(escaped, character), free)
}

function cleanMarkup(markup: string): string {
  // React escapes quotes and angle brackets in text and in values: raw ones are always markup.
  const clean = markup
    .replaceAll(/<link rel="preload"[^<>]*>/g, '')
    .replaceAll(' id="slack_blocks_to_jsx"', '')
    .replaceAll(' data-theme="light"', '')
    // The policy forbids style attributes; of theirs only the indent of a list counts.
    .replaceAll(/ style="margin-left:(\d+px)"/g, ' data-indent="$1"')
    .replaceAll(/ style="[^"]*"/g, '')
  const restored = stands.reduce((text, [character, escaped]) => text.replaceAll(character, escaped), clean)
  return restored.replaceAll(/(<[^<>]*>)|[🟢🟡🟠🔴🟣⚪⚫⏳]/gu, (found, tag: string | undefined) =>
    tag ? found : drawnEmoji(found),
  )
}

/** The symbols of states, which Slack draws as pictures: not every machine has a font with them. */
const emoji: ReadonlyMap<string, string> = new Map([
  ['🟢', 'green'],
  ['🟡', 'yellow'],
  ['🟠', 'orange'],
  ['🔴', 'red'],
  ['🟣', 'purple'],
  ['⚪', 'white'],
  ['⚫', 'black'],
  ['⏳', 'waiting'],
])

function drawnEmoji(symbol: string): string {
  const name = emoji.get(symbol) ?? ''
  return `<span class="emoji ${name}" role="img" aria-label="${name}"></span>`
}
