import { createElement as h, type ReactNode } from 'react'
import { drawn, guarded } from './library.ts'
import type { Names } from './scene.ts'
import type { TextObject } from './wire.ts'

/** A text object: mrkdwn by the library; plain text as it is, which the library would parse as mrkdwn. */
export function words(text: TextObject, names: Names): ReactNode {
  if (text.type === 'plain_text') return h('p', { className: 'plain' }, text.text)
  return drawn({ type: 'section', text: { ...text, text: guarded(text.text) } }, names)
}

/** Slack sends `&`, `<` and `>` of a message's top-level text escaped. */
export function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
