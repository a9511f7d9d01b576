import { attributes, html, type Markup, type Part } from '../../html.ts'
import { chart } from './chart.ts'
import { drawBlock, drawText } from './library.ts'
import {
  type Cell,
  type Confirmation,
  type Names,
  type Option,
  type OwnBlock,
  ownBlock,
  type Place,
  type RenderContext,
  type WireElement,
} from './wire.ts'

type Attributes = Parameters<typeof attributes>[0]

function control(element: WireElement, place: Place, names: Names): Markup {
  const confirm = element.confirm && confirmTemplate(element.confirm, names)
  return html`<span class="element">${drawControl(element, place)}${confirm}</span>`
}

function drawControl(element: WireElement, place: Place): Markup {
  const address = {
    'data-act': element.type,
    'data-action-id': element.action_id,
    'data-block-id': place.blockId,
  }
  const label = element.accessibility_label ?? element.placeholder?.text ?? element.action_id
  switch (element.type) {
    case 'button':
      return button(element, address)
    case 'overflow':
      return overflow(element, place, address)
    case 'checkboxes':
    case 'radio_buttons':
      return html`<fieldset${attributes({ class: 'choices', ...address })}><legend class="unseen">${label}</legend>${boxes(element, place)}</fieldset>`
    case 'static_select':
      return select(element, { 'aria-label': label, ...address })
    case 'external_select':
    case 'multi_external_select':
      return lookup(element, place, { 'aria-label': label, ...address })
    case 'datepicker':
      return html`<input${attributes({ type: 'date', value: element.initial_date, 'aria-label': label, ...address })}>`
    default:
      return unknown(element)
  }
}

function button(element: WireElement, address: Attributes): Markup {
  const common = {
    class: `button ${element.style ?? ''}`.trim(),
    'data-value': element.value,
    'aria-label': element.accessibility_label,
    ...address,
  }
  return drawButton(common, element.url, element.text?.text ?? element.accessibility_label ?? 'Button')
}

function drawButton(common: Attributes, url: string | undefined, label: string): Markup {
  return url && /^https?:\/\//i.test(url)
    ? html`<a${attributes({ ...common, href: url, target: '_blank', rel: 'noopener noreferrer' })}>${label}</a>`
    : html`<button${attributes({ ...common, type: 'button' })}>${label}</button>`
}

function overflow(element: WireElement, place: Place, address: Attributes): Markup {
  const items = element.options.map(({ value, url, text }) =>
    drawButton({ class: 'menu-item', 'data-value': value, ...address }, url, text.text),
  )
  const label = element.accessibility_label ?? 'More actions'
  return menu(`menu-${place.key}-${element.action_id}`, label, items, address)
}

export function menu(id: string, label: string, items: Part, address: Attributes = {}): Markup {
  const opener = { type: 'button', class: 'button dots', popovertarget: id, 'aria-label': label, ...address }
  return html`<button${attributes({ ...opener, 'data-act': 'menu' })}><span aria-hidden="true">⋯</span></button><div${attributes({ id, class: 'menu', popover: 'auto', role: 'group', 'aria-label': label })}>${items}</div>`
}

function boxes(element: WireElement, place: Place): Part {
  return element.options.map(({ value, text, description }) => {
    const isOne = element.type === 'radio_buttons'
    const checked = isOne
      ? element.initial_option?.value === value
      : element.initial_options.some((each) => each.value === value)
    const box = {
      type: isOne ? 'radio' : 'checkbox',
      name: `choice-${place.key}-${element.action_id}`,
      value,
      checked,
    }
    return html`<label class="choice"><input${attributes(box)}><span>${text.text}${description && html`<small>${description.text}</small>`}</span></label>`
  })
}

function select(element: WireElement, about: Attributes): Markup {
  const chosen = element.initial_option?.value ?? ''
  const options = (list: readonly Option[]) =>
    list.map(
      ({ value, text }) =>
        html`<option${attributes({ value, selected: value === chosen })}>${text.text}</option>`,
    )
  const groups = element.option_groups.map(
    (group) => html`<optgroup${attributes({ label: group.label.text })}>${options(group.options)}</optgroup>`,
  )
  return html`<select${attributes(about)}><option value="">${element.placeholder?.text ?? 'Choose'}</option>${groups}${options(element.options)}</select>`
}

/** Draws a field whose options the app is asked for while somebody types. */
function lookup(element: WireElement, { key }: Place, about: Attributes): Markup {
  const chosen = element.initial_option
  const id = `options-${key}-${element.action_id}`
  const several = element.type === 'multi_external_select'
  const field = {
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    placeholder: element.placeholder?.text,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
    value: chosen?.text.text,
    'data-value': chosen?.value,
    'data-lookup': element.min_query_length,
    'data-several': several,
    ...about,
  }
  const picks = element.initial_options.map(({ text, value }) => pick(text.text, value))
  return html`<div class="lookup">${several && html`<div class="picks">${picks}</div>`}<input${attributes(field)}><ul id="${id}" role="listbox" aria-label="Options" hidden></ul></div>`
}

function pick(label: string, value: string): Markup {
  const about = { type: 'button', class: 'pick', 'data-value': value, 'aria-label': `Remove ${label}` }
  return html`<button${attributes(about)}>${label}</button>`
}

/** Draws the confirmation dialog of a control; the browser looks for it beside the control. */
function confirmTemplate(confirm: Confirmation, names: Names): Markup {
  return html`<template data-confirm><h2 id="confirm-title">${confirm.title.text}</h2><div id="confirm-text" class="confirm-text">${drawText(confirm.text, names)}</div><form method="dialog" class="dialog-buttons"><button type="submit" class="button" value="deny">${confirm.deny.text}</button><button type="submit" class="button ${confirm.style ?? 'primary'}" value="confirm" data-primary>${confirm.confirm.text}</button></form></template>`
}

function unknown({ type }: { readonly type: string }): Markup {
  return html`<span class="not-drawn">The sandbox does not draw “${type}”.</span>`
}

function input(block: Extract<OwnBlock, { type: 'input' }>, { key, errors }: RenderContext): Markup {
  const { element, block_id: id, hint } = block
  const error = errors[id]
  const label = html`${block.label.text}${block.optional && html`<span class="faint"> (optional)</span>`}`
  const about = {
    'data-action-id': element.action_id,
    'data-block-id': id,
    'data-act': block.dispatch_action && element.type !== 'plain_text_input' ? element.type : undefined,
    'aria-describedby': `${hint ? `hint-${key} ` : ''}error-${key}`,
    'aria-invalid': error ? 'true' : undefined,
  }
  const below = html`${hint && html`<p id="hint-${key}" class="hint">${hint.text}</p>`}<p${attributes({ id: `error-${key}`, class: 'field-error', hidden: !error })}>${error}</p>`
  if (element.type === 'checkboxes' || element.type === 'radio_buttons')
    return html`<fieldset${attributes({ class: 'field', 'data-field': id, ...about })}><legend>${label}</legend>${boxes(element, { blockId: id, key })}${below}</fieldset>`
  const named = { id: `input-${key}`, name: `input-${key}`, required: !block.optional, ...about }
  return html`<div${attributes({ class: 'field', 'data-field': id })}><label for="input-${key}">${label}</label>${oneInput(element, { blockId: id, key }, named)}${below}</div>`
}

function oneInput(element: WireElement, place: Place, about: Attributes): Markup {
  if (element.type === 'static_select') return select(element, about)
  if (/^(?:multi_)?external_select$/.test(element.type)) return lookup(element, place, about)
  if (element.type === 'datepicker')
    return html`<input${attributes({ ...about, type: 'date', value: element.initial_date })}>`
  if (element.type === 'timepicker')
    return html`<input${attributes({ ...about, type: 'time', value: element.initial_time })}>`
  if (element.type !== 'plain_text_input') return unknown(element)
  const common = {
    ...about,
    placeholder: element.placeholder?.text,
    minlength: element.min_length,
    maxlength: element.max_length,
    autocomplete: 'off',
  }
  return element.multiline
    ? html`<textarea${attributes({ ...common, rows: 4 })}>\n${element.initial_value}</textarea>`
    : html`<input${attributes({ ...common, type: 'text', value: element.initial_value })}>`
}

const ownTypes: ReadonlySet<string> = new Set(ownBlock.options.map((option) => option.shape.type.value))

/** Draws blocks: layout, controls and charts by ourselves, mrkdwn and rich text by the library. */
export function blocks(list: readonly Readonly<Record<string, unknown>>[], context: RenderContext): Part {
  return list.map((block, index) => {
    const shown = ownTypes.has(String(block.type))
      ? drawOwnBlock(ownBlock.parse(block), { ...context, key: `${context.key}-${index}` })
      : (chart(block) ?? unknown({ type: String(block.type) }))
    return html`<div class="block">${shown}</div>`
  })
}

function drawOwnBlock(block: OwnBlock, context: RenderContext): Markup {
  const { names } = context
  const place: Place = { blockId: block.block_id, key: context.key }
  switch (block.type) {
    case 'section':
      return section(block, place, names)
    case 'header': {
      const level = Math.min(Math.max(block.level ?? 3, 3), 6)
      return html`<h${level} class="block-header">${block.text.text}</h${level}>`
    }
    case 'context':
      return html`<div class="context">${block.elements.map((each) => html`<div>${drawText(each, names)}</div>`)}</div>`
    case 'actions':
      return html`<div class="actions">${block.elements.map((each) => control(each, place, names))}</div>`
    case 'divider':
      return html`<hr>`
    case 'input':
      return input(block, context)
    case 'table':
      return table(
        block.rows,
        block.column_settings.map((column) => column?.align),
        names,
      )
    case 'rich_text':
      return drawBlock(block, names)
  }
}

function section(block: Extract<OwnBlock, { type: 'section' }>, place: Place, names: Names): Markup {
  const fields =
    block.fields.length > 0 &&
    html`<div class="fields">${block.fields.map((text) => html`<div>${drawText(text, names)}</div>`)}</div>`
  return html`<div class="section"><div class="section-text">${block.text && drawText(block.text, names)}${fields}</div>${block.accessory && control(block.accessory, place, names)}</div>`
}

/** Draws a table whose first row is its head; our own, because the library's has no header cells. */
function table(
  [head = [], ...body]: readonly (readonly Cell[])[],
  align: readonly (string | undefined)[],
  names: Names,
): Markup {
  const shown = (cell: Cell) => ('text' in cell ? String(cell.text) : drawBlock(cell, names))
  const row = (cells: readonly Cell[], show: (cell: Cell, side: Markup) => Markup) =>
    html`<tr>${cells.map((cell, column) => show(cell, attributes({ class: align[column] })))}</tr>`
  return html`<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead>${row(head, (cell, side) => html`<th scope="col"${side}>${shown(cell)}</th>`)}</thead><tbody>${body.map((cells) => row(cells, (cell, side) => html`<td${side}>${shown(cell)}</td>`))}</tbody></table></div>`
}
