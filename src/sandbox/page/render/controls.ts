import { createElement as h, type ReactNode } from 'react'
import type { Names, Place } from './scene.ts'
import { words } from './text.ts'
import type { Confirmation, Option, WireElement } from './wire.ts'

/** An interactive element outside a form: what a person does with it is sent at once. */
export function control(element: WireElement, place: Place, names: Names): ReactNode {
  return h(
    'span',
    { className: 'element', key: element.action_id },
    bare(element, place, names),
    element.confirm && confirmTemplate(element.confirm, names),
  )
}

function bare(element: WireElement, place: Place, names: Names): ReactNode {
  const address = {
    'data-act': element.type,
    'data-action-id': element.action_id,
    'data-block-id': place.blockId,
  }
  const label = element.accessibility_label ?? element.placeholder?.text ?? element.action_id
  switch (element.type) {
    case 'button':
    case 'workflow_button':
    case 'icon_button':
      return button(element, address)
    case 'overflow':
      return overflow(element, place, address)
    case 'checkboxes':
    case 'radio_buttons':
    case 'multi_static_select':
    case 'multi_users_select':
    case 'multi_channels_select':
    case 'multi_conversations_select':
      return h(
        'fieldset',
        { className: 'choices', ...address },
        h('legend', { className: 'unseen' }, label),
        boxes(element, place, names),
      )
    case 'datepicker':
    case 'timepicker':
      return field(element, { 'aria-label': label, ...address }, names)
    default:
      return isSelect(element) ? field(element, { 'aria-label': label, ...address }, names) : unknown(element)
  }
}

function button(element: WireElement, address: Readonly<Record<string, string>>): ReactNode {
  const common = {
    className: `button ${element.style ?? ''}`.trim(),
    'data-value': element.value,
    'aria-label': element.accessibility_label,
    ...address,
  }
  const label = element.text?.text ?? element.accessibility_label ?? 'Button'
  if (element.url && /^https?:\/\//i.test(element.url))
    return h('a', { ...common, href: element.url, target: '_blank', rel: 'noopener noreferrer' }, label)
  return h('button', { ...common, type: 'button' }, label)
}

function overflow(element: WireElement, place: Place, address: Readonly<Record<string, string>>): ReactNode {
  const id = `menu-${place.key}-${element.action_id}`
  const items = element.options.map((option, index) => {
    const common = { className: 'menu-item', key: index, 'data-value': option.value, ...address }
    return option.url && /^https?:\/\//i.test(option.url)
      ? h(
          'a',
          { ...common, href: option.url, target: '_blank', rel: 'noopener noreferrer' },
          option.text.text,
        )
      : h('button', { ...common, type: 'button' }, option.text.text)
  })
  return menu(id, element.accessibility_label ?? 'More actions', items, address)
}

/** A button and the menu that it opens, as a native popover. */
export function menu(
  id: string,
  label: string,
  items: ReactNode,
  address: Readonly<Record<string, string>> = {},
): ReactNode {
  return [
    h(
      'button',
      {
        key: 'opener',
        type: 'button',
        className: 'button dots',
        popoverTarget: id,
        'aria-label': label,
        ...address,
        'data-act': 'menu',
      },
      h('span', { 'aria-hidden': true }, '⋯'),
    ),
    h(
      'div',
      { key: 'menu', id, className: 'menu', popover: 'auto', role: 'group', 'aria-label': label },
      items,
    ),
  ]
}

/** Checkboxes, or radio buttons where only one may be chosen. */
export function boxes(element: WireElement, place: Place, names: Names): ReactNode {
  const single = element.type === 'radio_buttons'
  const chosen = single ? [element.initial_option] : element.initial_options
  return options(element, names).map((option, index) =>
    h(
      'label',
      { key: index, className: 'choice' },
      h('input', {
        type: single ? 'radio' : 'checkbox',
        name: `choice-${place.key}-${element.action_id}`,
        value: option.value,
        defaultChecked: chosen.some((each) => each?.value === option.value),
      }),
      h('span', null, option.text.text, option.description && h('small', null, option.description.text)),
    ),
  )
}

/** True for elements of which one option is chosen from a list. */
export function isSelect({ type }: WireElement): boolean {
  return ['static_select', 'users_select', 'channels_select', 'conversations_select'].includes(type)
}

/** A select, or a date or time input, with what it holds at first. */
export function field(
  element: WireElement,
  attributes: Readonly<Record<string, unknown>>,
  names: Names,
): ReactNode {
  if (element.type === 'datepicker')
    return h('input', { type: 'date', defaultValue: element.initial_date, ...attributes })
  if (element.type === 'timepicker')
    return h('input', { type: 'time', defaultValue: element.initial_time, ...attributes })
  const first =
    element.initial_option?.value ??
    element.initial_user ??
    element.initial_channel ??
    element.initial_conversation ??
    ''
  return h(
    'select',
    { defaultValue: first, ...attributes },
    h('option', { value: '' }, element.placeholder?.text ?? 'Choose'),
    ...element.option_groups.map((group) =>
      h('optgroup', { label: group.label.text }, ...group.options.map(selectOption)),
    ),
    ...(element.option_groups.length > 0 ? [] : options(element, names).map(selectOption)),
  )
}

function selectOption(option: Option): ReactNode {
  return h('option', { value: option.value }, option.text.text)
}

function options(element: WireElement, names: Names): readonly Option[] {
  if (element.type.includes('users')) return named(names.users, '@')
  if (element.type.includes('channels') || element.type.includes('conversations'))
    return named(names.channels, '#')
  return element.options.length > 0
    ? element.options
    : element.option_groups.flatMap((group) => group.options)
}

function named(list: Names['users'], sign: string): Option[] {
  return list.map(({ id, name }) => ({ value: id, text: { type: 'plain_text', text: sign + name } }))
}

/** What the dialog says before a control is used; the browser looks for it beside the control. */
export function confirmTemplate(confirm: Confirmation, names: Names): ReactNode {
  return h(
    'template',
    { 'data-confirm': true },
    h('h2', { id: 'confirm-title' }, confirm.title.text),
    h('div', { id: 'confirm-text', className: 'confirm-text' }, words(confirm.text, names)),
    h(
      'form',
      { method: 'dialog', className: 'dialog-buttons' },
      h('button', { type: 'submit', className: 'button', value: 'deny' }, confirm.deny.text),
      h(
        'button',
        {
          type: 'submit',
          className: `button ${confirm.style ?? 'primary'}`,
          value: 'confirm',
          'data-primary': true,
        },
        confirm.confirm.text,
      ),
    ),
  )
}

/** Says that an element exists which the page does not draw. */
export function unknown({ type }: { readonly type: string }): ReactNode {
  return h('span', { className: 'not-drawn' }, `The sandbox does not draw “${type}”.`)
}
