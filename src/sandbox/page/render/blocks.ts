import { createElement as h, type ReactNode } from 'react'
import { barChart } from './chart.ts'
import { control, unknown } from './controls.ts'
import { input } from './inputs.ts'
import { drawn } from './library.ts'
import type { Names, Place, Scene } from './scene.ts'
import { table } from './tables.ts'
import { words } from './text.ts'
import { type OwnBlock, ownBlock, type TextObject, type WireElement } from './wire.ts'

const ownTypes: ReadonlySet<string> = new Set(ownBlock.options.map((option) => option.shape.type.value))

/** Draws blocks: layout, controls and bars are ours, text and other charts are the library's. */
export function blocks(list: readonly Readonly<Record<string, unknown>>[], scene: Scene): ReactNode {
  return list.map((block, index) => {
    const key = `${scene.key}-${index}`
    const own = typeof block.type === 'string' && ownTypes.has(block.type)
    return h(
      'div',
      { key, className: 'block' },
      own
        ? laidOut(ownBlock.parse(block), { ...scene, key })
        : (barChart(block) ?? drawn(block, scene.names)),
    )
  })
}

function laidOut(block: OwnBlock, scene: Scene): ReactNode {
  const { names } = scene
  const place: Place = { blockId: block.block_id, key: scene.key }
  switch (block.type) {
    case 'section':
      return section(block, place, names)
    case 'header':
      return h(
        `h${Math.min(Math.max(block.level ?? 3, 3), 6)}`,
        { className: 'block-header' },
        block.text.text,
      )
    case 'context':
      return h(
        'div',
        { className: 'context' },
        block.elements.map((each, index) => h('div', { key: index }, small(each, names))),
      )
    case 'actions':
      return h(
        'div',
        { className: 'actions' },
        block.elements.map((each) => control(each, place, names)),
      )
    case 'divider':
      return h('hr')
    case 'input':
      return input(block, scene)
    case 'image':
      return h(
        'figure',
        null,
        block.title && h('figcaption', null, block.title.text),
        image(block.image_url, block.alt_text),
      )
    case 'table':
      return table(block.rows, names, { align: block.column_settings.map((column) => column?.align) })
    case 'data_table':
      return table(block.rows, names, { caption: block.caption, rowHeader: block.row_header_column_index })
    case 'card':
      return card(block, place, names)
    case 'container':
      return h(
        'details',
        { className: 'container', open: !(block.is_collapsible && block.default_collapsed) },
        h('summary', null, block.title.text),
        blocks(block.child_blocks, scene),
      )
  }
}

type Block<T extends OwnBlock['type']> = Extract<OwnBlock, { type: T }>

function section(block: Block<'section'>, place: Place, names: Names): ReactNode {
  return h(
    'div',
    { className: 'section' },
    h(
      'div',
      { className: 'section-text' },
      block.text && words(block.text, names),
      block.fields.length > 0 &&
        h(
          'div',
          { className: 'fields' },
          block.fields.map((text, index) => h('div', { key: index }, words(text, names))),
        ),
    ),
    block.accessory && accessory(block.accessory, place, names),
  )
}

function accessory(element: WireElement, place: Place, names: Names): ReactNode {
  return element.type === 'image'
    ? image(element.image_url, element.alt_text)
    : control(element, place, names)
}

function small(part: TextObject | WireElement, names: Names): ReactNode {
  if (part.type === 'plain_text' || part.type === 'mrkdwn')
    return words({ type: part.type, text: wordsOf(part) }, names)
  return 'image_url' in part ? image(part.image_url, part.alt_text) : unknown(part)
}

function wordsOf(part: TextObject | WireElement): string {
  return typeof part.text === 'string' ? part.text : (part.text?.text ?? '')
}

function card(block: Block<'card'>, place: Place, names: Names): ReactNode {
  return h(
    'div',
    { className: 'card' },
    block.title && h('div', { className: 'card-title' }, words(block.title, names)),
    block.subtitle && h('div', { className: 'card-subtitle' }, words(block.subtitle, names)),
    block.body && words(block.body, names),
    block.actions.length > 0 &&
      h(
        'div',
        { className: 'actions' },
        block.actions.map((each) => control(each, place, names)),
      ),
  )
}

/** Pictures from elsewhere are not loaded: the page talks to nobody but its own server. */
function image(url: string | undefined, alt: string): ReactNode {
  if (url?.startsWith('data:image/')) return h('img', { src: url, alt })
  return h('span', { className: 'no-image' }, `Image: ${alt}`)
}
