import { createHash } from 'node:crypto'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ShownMessage, ShownView, Workspace } from '../workspace.ts'
import { tidy } from './library.ts'
import { message, messageKey, plainMessage } from './message.ts'
import type { Names } from './scene.ts'
import { shell } from './shell.ts'
import { home, modal } from './view.ts'

/** The whole page, without messages: the browser asks for them. */
export function renderPage(workspace: Workspace): string {
  return `<!doctype html>${renderToStaticMarkup(shell(workspace))}`
}

/**
 * Messages as articles, oldest first, answers of a thread after their root. `data-version` changes exactly
 * when the message looks different, so the browser leaves alone what did not change.
 */
export function renderMessages(messages: readonly ShownMessage[], workspace: Workspace): string {
  const names = namesOf(workspace)
  return byThread(messages)
    .map((shown) => renderMessage(shown, workspace, names))
    .join('')
}

/** The Home tab and the topmost modal of a person, each as a section with a `data-version`. */
export function renderViews(
  views: { readonly modal: ShownView | null; readonly home: ShownView | null },
  workspace: Workspace,
): string {
  const names = namesOf(workspace)
  const part = (name: string, shown: ShownView | null, draw: () => ReactNode) => {
    const attributes = {
      'data-part': name,
      'data-view-id': shown?.id,
      'data-version': hash(JSON.stringify([shown, names])),
    }
    return safely(
      () => h('section', attributes, draw()),
      () => h('section', attributes, notDrawn()),
    )
  }
  const { home: tab, modal: open } = views
  const drawnHome = part('home', tab, () => home(tab, workspace.bot.realName, names))
  return open ? drawnHome + part('modal', open, () => modal(open, names)) : drawnHome
}

const MOST_DRAWN_MESSAGES = 500
const drawnMessages = new Map<string, string>()

function renderMessage(shown: ShownMessage, workspace: Workspace, names: Names): string {
  const version = hash(JSON.stringify([shown, workspace.shortcuts, names]))
  const known = drawnMessages.get(version)
  if (known) return known
  const answer = shown.thread_ts && shown.thread_ts !== shown.ts
  const attributes = {
    className: `message${shown.ephemeral ? ' ephemeral' : ''}${answer ? ' answer' : ''}`,
    tabIndex: -1,
    'data-key': messageKey(shown),
    'data-ts': shown.ts,
    'data-version': version,
  }
  const html = safely(
    () => h('article', attributes, message(shown, workspace, names)),
    () => h('article', attributes, plainMessage(shown, workspace)),
  )
  if (drawnMessages.size >= MOST_DRAWN_MESSAGES) drawnMessages.clear()
  drawnMessages.set(version, html)
  return html
}

function safely(draw: () => ReactNode, otherwise: () => ReactNode): string {
  try {
    return tidy(renderToStaticMarkup(draw()))
  } catch {
    return renderToStaticMarkup(otherwise())
  }
}

function notDrawn(): ReactNode {
  return h('p', { className: 'not-drawn' }, 'The sandbox could not draw this view.')
}

function byThread(messages: readonly ShownMessage[]): readonly ShownMessage[] {
  const root = (shown: ShownMessage) => shown.thread_ts ?? shown.ts
  return messages.toSorted((a, b) => Number(root(a)) - Number(root(b)) || Number(a.ts) - Number(b.ts))
}

function namesOf({ people, bot, channels }: Workspace): Names {
  return {
    users: [...people, bot].map(({ id, name }) => ({ id, name })),
    channels: channels.map(({ id, name }) => ({ id, name })),
  }
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}
