import { createElement as h, type ReactNode } from 'react'
import type { ShownMessage, Workspace } from '../workspace.ts'
import { blocks } from './blocks.ts'
import { menu } from './controls.ts'
import { clockTime, longDate, momentWords } from './dates.ts'
import type { Names } from './scene.ts'
import { unescaped } from './text.ts'

/** The name under which the browser keeps a message: an ephemeral may share a `ts` with another message. */
export function messageKey({ ts, ephemeral }: ShownMessage): string {
  return `${ephemeral ? 'e' : 'm'}${ts.replaceAll(/[^0-9]/g, '-')}`
}

/** One message with its author, its time, what it says, and its menu. */
export function message(shown: ShownMessage, workspace: Workspace, names: Names): ReactNode {
  const author = authorOf(shown, workspace)
  return [
    h(
      'div',
      {
        key: 'avatar',
        className: shown.bot ? 'avatar bot' : 'avatar',
        'data-hue': hueOf(shown, workspace),
        'aria-hidden': true,
      },
      author.slice(0, 1).toUpperCase(),
    ),
    h(
      'div',
      { key: 'body', className: 'message-body' },
      shown.ephemeral && h('p', { className: 'private' }, 'Only visible to you'),
      h(
        'header',
        { className: 'by' },
        h('strong', null, author),
        (shown.bot || shown.app) && h('span', { className: 'badge' }, 'App'),
        time(shown, names),
      ),
      shown.blocks.length > 0
        ? blocks(shown.blocks, { names, key: messageKey(shown), errors: {} })
        : topLevelText(shown),
      shown.edited && h('p', { className: 'faint' }, '(edited)'),
    ),
    workspace.shortcuts.length > 0 && more(shown, author, workspace.shortcuts),
  ]
}

/** What is shown when the blocks cannot be drawn: the text that every message has beside them. */
export function plainMessage(shown: ShownMessage, workspace: Workspace, names: Names): ReactNode {
  const author = authorOf(shown, workspace)
  return h(
    'div',
    { className: 'message-body' },
    h('header', { className: 'by' }, h('strong', null, author), time(shown, names)),
    h('p', { className: 'plain' }, unescaped(shown.text)),
    h(
      'p',
      { className: 'not-drawn' },
      'The sandbox could not draw the blocks of this message; this is its text.',
    ),
  )
}

function topLevelText(shown: ShownMessage): ReactNode {
  return h('p', { className: 'plain' }, unescaped(shown.text))
}

function authorOf(shown: ShownMessage, { bot, people }: Workspace): string {
  if (shown.bot) return bot.realName
  if (shown.app) return shown.app
  const person = people.find(({ id }) => id === shown.user)
  return person?.realName ?? shown.user
}

function hueOf(shown: ShownMessage, { people }: Workspace): number {
  return people.findIndex(({ id }) => id === shown.user) % 4
}

/** The day stands above the messages of a channel; a reply may be of a later one. */
function time({ ts, thread_ts: thread = ts }: ShownMessage, { reader }: Names): ReactNode {
  const { zone } = reader
  const at = Number(ts) * 1000
  if (Number.isNaN(at)) return null
  const title = `${longDate(zone, at)} at ${clockTime(zone, at, true)} (${zone})`
  return h(
    'time',
    { dateTime: new Date(at).toISOString(), title },
    thread === ts ? clockTime(zone, at) : momentWords(at, reader),
  )
}

function more(shown: ShownMessage, author: string, shortcuts: Workspace['shortcuts']): ReactNode {
  const items = shortcuts.map(({ name, callbackId }) =>
    h(
      'button',
      { key: callbackId, type: 'button', className: 'menu-item', 'data-shortcut': callbackId },
      name,
    ),
  )
  return h(
    'div',
    { key: 'more', className: 'more' },
    menu(`more-${messageKey(shown)}`, `More for the message of ${author}`, items),
  )
}
