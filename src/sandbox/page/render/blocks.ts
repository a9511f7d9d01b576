import { attributes, html, type Markup, type Part } from '../../html.ts'
import { barChart } from './chart.ts'
import { control, input, unknown } from './controls.ts'
import { drawn, words } from './library.ts'
import { type Cell, type Names, type OwnBlock, ownBlock, type Place, type Scene } from './wire.ts'

const ownTypes: ReadonlySet<string> = new Set(ownBlock.options.map((option) => option.shape.type.value))

/** Draws blocks: layout, controls and bars are ours, marked and rich text is the library's. */
export function blocks(list: readonly Readonly<Record<string, unknown>>[], scene: Scene): Part {
  return list.map((block, index) => {
    const shown = ownTypes.has(String(block.type))
      ? laidOut(ownBlock.parse(block), { ...scene, key: `${scene.key}-${index}` })
      : (barChart(block) ?? unknown({ type: String(block.type) }))
    return html`<div class="block">${shown}</div>`
  })
}

function laidOut(block: OwnBlock, scene: Scene): Markup {
  const { names } = scene
  const place: Place = { blockId: block.block_id, key: scene.key }
  switch (block.type) {
    case 'section':
      return section(block, place, names)
    case 'header': {
      const level = Math.min(Math.max(block.level ?? 3, 3), 6)
      return html`<h${level} class="block-header">${block.text.text}</h${level}>`
    }
    case 'context':
      return html`<div class="context">${block.elements.map((each) => html`<div>${words(each, names)}</div>`)}</div>`
    case 'actions':
      return html`<div class="actions">${block.elements.map((each) => control(each, place, names))}</div>`
    case 'divider':
      return html`<hr>`
    case 'input':
      return input(block, scene)
    case 'table':
      return table(
        block.rows,
        block.column_settings.map((column) => column?.align),
        names,
      )
    case 'rich_text':
      return drawn(block, names)
  }
}

function section(block: Extract<OwnBlock, { type: 'section' }>, place: Place, names: Names): Markup {
  const fields =
    block.fields.length > 0 &&
    html`<div class="fields">${block.fields.map((text) => html`<div>${words(text, names)}</div>`)}</div>`
  return html`<div class="section"><div class="section-text">${block.text && words(block.text, names)}${fields}</div>${block.accessory && control(block.accessory, place, names)}</div>`
}

/** A table whose first row is its head; our own, because the library's has no header cells. */
function table(
  [head = [], ...body]: readonly (readonly Cell[])[],
  align: readonly (string | undefined)[],
  names: Names,
): Markup {
  const shown = (cell: Cell) => ('text' in cell ? String(cell.text) : drawn(cell, names))
  const row = (cells: readonly Cell[], show: (cell: Cell, side: Markup) => Markup) =>
    html`<tr>${cells.map((cell, column) => show(cell, attributes({ class: align[column] })))}</tr>`
  return html`<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead>${row(head, (cell, side) => html`<th scope="col"${side}>${shown(cell)}</th>`)}</thead><tbody>${body.map((cells) => row(cells, (cell, side) => html`<td${side}>${shown(cell)}</td>`))}</tbody></table></div>`
}
