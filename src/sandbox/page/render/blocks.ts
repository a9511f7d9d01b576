import { attributes, html, type Markup, type Part } from '../../html.ts'
import type { Workspace } from '../../slack/start.ts'
import { chart } from './chart.ts'
import { drawBlock, drawText } from './library.ts'
import type {
  Action,
  Block,
  Cell,
  Confirmation,
  ElementOf,
  Entry,
  KnownBlock,
  Names,
  Place,
  RenderContext,
} from './wire.ts'

type Attributes = Parameters<typeof attributes>[0]

function control(element: Action, place: Place, names: Names): Markup {
  const confirm = element.confirm && confirmTemplate(element.confirm, names)
  return html`<span class="element">${drawControl(element, place)}${confirm}</span>`
}

function drawControl(element: Action, place: Place): Markup {
  const address = {
    'data-act': element.type,
    'data-action-id': element.action_id,
    'data-block-id': place.blockId,
  }
  switch (element.type) {
    case 'button':
      return button(element, address)
    case 'overflow':
      return overflow(element, place, address)
    case 'checkboxes':
      return html`<fieldset${attributes({ class: 'choices', ...address })}><legend class="unseen">${element.action_id}</legend>${boxes(element, place)}</fieldset>`
    case 'static_select':
      return select(element, { 'aria-label': element.placeholder?.text ?? element.action_id, ...address })
  }
}

function textInput(element: ElementOf<'plain_text_input'>, about: Attributes): Markup {
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

function button(element: ElementOf<'button'>, address: Attributes): Markup {
  const common = {
    class: `button ${element.style ?? ''}`.trim(),
    'data-value': element.value,
    'aria-label': element.accessibility_label,
    ...address,
  }
  return drawButton(common, element.url, element.text.text)
}

function drawButton(common: Attributes, url: string | undefined, label: string): Markup {
  return url && /^https?:\/\//i.test(url)
    ? html`<a${attributes({ ...common, href: url, target: '_blank', rel: 'noopener noreferrer' })}>${label}</a>`
    : html`<button${attributes({ ...common, type: 'button' })}>${label}</button>`
}

function overflow(element: ElementOf<'overflow'>, place: Place, address: Attributes): Markup {
  const items = element.options.map(({ value, url, text }) =>
    drawButton({ class: 'menu-item', 'data-value': value, ...address }, url, text.text),
  )
  return menu(`menu-${place.key}-${element.action_id}`, 'More actions', items, address)
}

/** Draws the menu of an app's shortcuts; nothing when it has none. */
export function shortcutMenu(id: string, label: string, shortcuts: Workspace['globalShortcuts']): Part {
  const items = shortcuts.map(
    ({ name, callbackId }) =>
      html`<button type="button" class="menu-item" data-shortcut="${callbackId}">${name}</button>`,
  )
  return items.length > 0 && menu(id, label, items)
}

function menu(id: string, label: string, items: Part, address: Attributes = {}): Markup {
  const opener = { type: 'button', class: 'button dots', popovertarget: id, 'aria-label': label, ...address }
  return html`<button${attributes({ ...opener, 'data-act': 'menu' })}><span aria-hidden="true">⋯</span></button><div${attributes({ id, class: 'menu', popover: 'auto', role: 'group', 'aria-label': label })}>${items}</div>`
}

function boxes(element: ElementOf<'checkboxes' | 'radio_buttons'>, place: Place): Part {
  const isOne = element.type === 'radio_buttons'
  const chosen = isOne ? [element.initial_option] : (element.initial_options ?? [])
  return element.options.map(({ value, text, description }) => {
    const box = {
      type: isOne ? 'radio' : 'checkbox',
      name: `choice-${place.key}-${element.action_id}`,
      value,
      checked: chosen.some((each) => each?.value === value),
    }
    return html`<label class="choice"><input${attributes(box)}><span>${text.text}${description && html`<small>${description.text}</small>`}</span></label>`
  })
}

function select(element: ElementOf<'static_select'>, about: Attributes): Markup {
  const chosen = element.initial_option?.value ?? ''
  const options = (list: ElementOf<'static_select'>['options'] = []) =>
    list.map(
      ({ value, text }) =>
        html`<option${attributes({ value, selected: value === chosen })}>${text.text}</option>`,
    )
  const groups = element.option_groups?.map(
    (group) => html`<optgroup${attributes({ label: group.label.text })}>${options(group.options)}</optgroup>`,
  )
  return html`<select${attributes(about)}><option value="">${element.placeholder?.text ?? 'Choose'}</option>${groups}${options(element.options)}</select>`
}

/** Draws a field whose options the app is asked for while somebody types. */
function lookup(
  element: ElementOf<'external_select' | 'multi_external_select'>,
  key: string,
  about: Attributes,
) {
  const several = element.type === 'multi_external_select'
  const chosen = several ? undefined : element.initial_option
  const picks = several && element.initial_options?.map(({ text, value }) => pick(text.text, value))
  const id = `options-${key}-${element.action_id}`
  const combobox = {
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    placeholder: element.placeholder?.text,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
    value: chosen?.text.text,
    'data-value': chosen?.value,
    // Slack asks the app from the third letter on.
    'data-lookup': element.min_query_length ?? 3,
    'data-several': several,
    ...about,
  }
  return html`<div class="lookup">${several && html`<div class="picks">${picks}</div>`}<input${attributes(combobox)}><ul id="${id}" role="listbox" aria-label="Options" hidden></ul></div>`
}

function pick(label: string, value: string): Markup {
  const about = { type: 'button', class: 'pick', 'data-value': value, 'aria-label': `Remove ${label}` }
  return html`<button${attributes(about)}>${label}</button>`
}

/** Draws the confirmation dialog of a control; the browser looks for it beside the control. */
function confirmTemplate(confirm: Confirmation, names: Names): Markup {
  return html`<template data-confirm><h2 id="confirm-title">${confirm.title?.text ?? 'Are you sure?'}</h2><div id="confirm-text" class="confirm-text">${drawText(confirm.text, names)}</div><form method="dialog" class="dialog-buttons"><button type="submit" class="button" value="deny">${confirm.deny?.text ?? 'No'}</button><button type="submit" class="button ${confirm.style ?? 'primary'}" value="confirm" data-primary>${confirm.confirm?.text ?? 'Yes'}</button></form></template>`
}

function input(block: Block<'input'>, { key, errors }: RenderContext): Markup {
  const { element, block_id: id, hint } = block
  const error = errors[id ?? '']
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
  return html`<div${attributes({ class: 'field', 'data-field': id })}><label for="input-${key}">${label}</label>${field(element, key, named)}${below}</div>`
}

type FieldElement = Exclude<Entry, { type: 'checkboxes' | 'radio_buttons' }>

function field(element: FieldElement, key: string, about: Attributes): Markup {
  switch (element.type) {
    case 'static_select':
      return select(element, about)
    case 'external_select':
    case 'multi_external_select':
      return lookup(element, key, about)
    case 'datepicker':
      return html`<input${attributes({ ...about, type: 'date', value: element.initial_date })}>`
    case 'timepicker':
      return html`<input${attributes({ ...about, type: 'time', value: element.initial_time })}>`
    case 'plain_text_input':
      return textInput(element, about)
  }
}

/** Draws blocks: layout, controls and charts by ourselves, mrkdwn and rich text by the library. */
export function blocks(list: readonly Readonly<Record<string, unknown>>[], context: RenderContext): Part {
  return list.map((block, index) => {
    const drawn = draw(block as unknown as KnownBlock, { ...context, key: `${context.key}-${index}` })
    return html`<div class="block">${drawn}</div>`
  })
}

function draw(block: KnownBlock, context: RenderContext): Markup {
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
      return table(block, names)
    case 'rich_text':
      return drawBlock(block, names)
    default:
      return chart(block) ?? unknown(block)
  }
}

function unknown({ type }: { readonly type: string }): Markup {
  return html`<span class="not-drawn">The sandbox does not draw “${type}”.</span>`
}

function section(block: Block<'section'>, place: Place, names: Names): Markup {
  const fields =
    block.fields &&
    html`<div class="fields">${block.fields.map((text) => html`<div>${drawText(text, names)}</div>`)}</div>`
  return html`<div class="section"><div class="section-text">${block.text && drawText(block.text, names)}${fields}</div>${block.accessory && control(block.accessory, place, names)}</div>`
}

/** Draws a table whose first row is its head; our own, because the library's has no header cells. */
function table({ rows: [head = [], ...body], column_settings: columns = [] }: Block<'table'>, names: Names) {
  const shown = (cell: Cell) => (cell.type === 'raw_text' ? cell.text : drawBlock(cell, names))
  const row = (cells: readonly Cell[], show: (cell: Cell, side: Markup) => Markup) =>
    html`<tr>${cells.map((cell, column) => show(cell, attributes({ class: columns[column]?.align })))}</tr>`
  return html`<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead>${row(head, (cell, side) => html`<th scope="col"${side}>${shown(cell)}</th>`)}</thead><tbody>${body.map((cells) => row(cells, (cell, side) => html`<td${side}>${shown(cell)}</td>`))}</tbody></table></div>`
}
