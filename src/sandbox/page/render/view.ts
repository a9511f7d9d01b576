import { createElement as h, type ReactNode } from 'react'
import type { ShownView } from '../workspace.ts'
import { blocks } from './blocks.ts'
import type { Names } from './scene.ts'
import { view as wireView } from './wire.ts'

/** A modal as a form; the browser puts it into a dialog. */
export function modal(shown: ShownView, names: Names): ReactNode {
  const view = wireView.parse(shown.view)
  const fields = new Set(view.blocks.filter(({ type }) => type === 'input').map(({ block_id }) => block_id))
  const others = Object.entries(shown.errors).filter(([blockId]) => !fields.has(blockId))
  return h(
    'form',
    { className: 'modal', 'data-view-id': shown.id },
    h(
      'header',
      { className: 'modal-head' },
      h('h2', { id: 'modal-title' }, view.title?.text ?? 'Form'),
      h(
        'button',
        { type: 'button', className: 'button quiet', 'data-close': true, 'aria-label': 'Close' },
        h('span', { 'aria-hidden': true }, '✕'),
      ),
    ),
    h(
      'div',
      { className: 'modal-body' },
      h(
        'div',
        { className: 'form-error', role: 'alert', hidden: others.length === 0 },
        others.map(([blockId, error]) => h('p', { key: blockId }, error)),
      ),
      blocks(view.blocks, { names, key: `v${shown.id}`, errors: shown.errors }),
    ),
    h(
      'footer',
      { className: 'dialog-buttons' },
      h('button', { type: 'button', className: 'button', 'data-close': true }, view.close?.text ?? 'Cancel'),
      view.submit &&
        h('button', { type: 'submit', className: 'button primary', 'data-primary': true }, view.submit.text),
    ),
  )
}

/** The Home tab, or what to do when there is none yet. */
export function home(shown: ShownView | null, botName: string, names: Names): ReactNode {
  if (!shown)
    return h('p', { className: 'empty' }, `${botName} has not drawn its Home tab for this account yet.`)
  return blocks(wireView.parse(shown.view).blocks, { names, key: `h${shown.id}`, errors: {} })
}
