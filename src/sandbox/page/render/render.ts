import { createHash } from 'node:crypto'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RunningBuild, ShownMessage, ShownView, Workspace } from '../workspace.ts'
import { builds } from './builds.ts'
import { dayIn, longDate, readerAt } from './dates.ts'
import { tidy } from './library.ts'
import { message, messageKey, plainMessage } from './message.ts'
import type { Names } from './scene.ts'
import { shell } from './shell.ts'
import { threadLine, threadsOf } from './thread.ts'
import { home, modal } from './view.ts'

/** The whole page, without messages: the browser asks for them. */
export function renderPage(workspace: Workspace): string {
  return `<!doctype html>${renderToStaticMarkup(shell(workspace))}`
}

/**
 * Messages as articles, oldest first, each followed by its thread, with a line where another day begins.
 * `data-version` changes exactly when something looks different, so the browser leaves alone what did not change.
 */
export function renderMessages(
  messages: readonly ShownMessage[],
  workspace: Workspace,
  person: string,
): string {
  const names = namesOf(workspace, person)
  let day = ''
  return threadsOf(messages)
    .map(({ root, ts, replies }) => {
      const at = Number(ts) * 1000
      const before = day
      day = dayIn(names.reader.zone, at)
      return [
        day === before ? '' : dayLine(day, at, names),
        root ? renderMessage(root, workspace, names) : '',
        replies.length > 0 ? renderThread(ts, replies, workspace, names) : '',
      ].join('')
    })
    .join('')
}

/** Which day it is for a person, as a line beside the control that moves the clock. */
export function renderToday(workspace: Workspace, person: string): string {
  const zone = zoneOf(workspace, person)
  return renderToStaticMarkup(h('p', null, longDate(zone, workspace.now())))
}

/** The builds that run, each with what ends it. */
export function renderBuilds(running: readonly RunningBuild[]): string {
  return renderToStaticMarkup(builds(running))
}

/** The Home tab and the topmost modal of a person, each as a section with a `data-version`. */
export function renderViews(
  views: { readonly modal: ShownView | null; readonly home: ShownView | null },
  workspace: Workspace,
  person: string,
): string {
  const names = namesOf(workspace, person)
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
  const attributes = {
    className: shown.ephemeral ? 'message ephemeral' : 'message',
    tabIndex: -1,
    'data-key': messageKey(shown),
    'data-ts': shown.ts,
    'data-version': version,
  }
  const html = safely(
    () => h('article', attributes, message(shown, workspace, names)),
    () => h('article', attributes, plainMessage(shown, workspace, names)),
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

/** The replies lie folded under their message; the browser keeps whether they were opened. */
function renderThread(
  ts: string,
  replies: readonly ShownMessage[],
  workspace: Workspace,
  names: Names,
): string {
  const inside = replies.map((shown) => renderMessage(shown, workspace, names)).join('')
  const line = threadLine(replies, names.reader)
  const key = `t${ts.replaceAll(/[^0-9]/g, '-')}`
  return `<details class="thread" data-key="${key}" data-version="${hash(line + inside)}">${line}<div class="replies">${inside}</div></details>`
}

function dayLine(day: string, at: number, { reader: { zone } }: Names): string {
  const key = `d${day}`
  return renderToStaticMarkup(
    h('h3', { className: 'day', 'data-key': key, 'data-version': key }, longDate(zone, at)),
  )
}

function namesOf(workspace: Workspace, person: string): Names {
  const { people, bot, channels } = workspace
  return {
    reader: readerAt(zoneOf(workspace, person), workspace.now()),
    users: [...people, bot].map(({ id, name }) => ({ id, name })),
    channels: channels.map(({ id, name }) => ({ id, name })),
  }
}

function zoneOf({ people }: Workspace, person: string): string {
  return people.find(({ name }) => name === person)?.zone ?? 'UTC'
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}
