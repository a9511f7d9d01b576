import { createElement as h, type ReactNode } from 'react'
import { boxes, field, isSelect, unknown } from './controls.ts'
import type { Scene } from './scene.ts'
import type { OwnBlock, WireElement } from './wire.ts'

type InputBlock = Extract<OwnBlock, { type: 'input' }>

const textTypes: Readonly<Record<string, string>> = {
  plain_text_input: 'text',
  email_text_input: 'email',
  url_text_input: 'url',
  number_input: 'number',
}

const choiceTypes = [
  'checkboxes',
  'radio_buttons',
  'multi_static_select',
  'multi_users_select',
  'multi_channels_select',
]

/** An input block: label, the one input, its hint, and the error of the last submission. */
export function input(block: InputBlock, scene: Scene): ReactNode {
  const { element } = block
  const error = scene.errors[block.block_id]
  const ids = { input: `input-${scene.key}`, hint: `hint-${scene.key}`, error: `error-${scene.key}` }
  const label = [
    block.label.text,
    block.optional && h('span', { key: 'optional', className: 'faint' }, ' (optional)'),
  ]
  const describedBy = [block.hint && ids.hint, ids.error].filter(Boolean).join(' ')
  const address = { 'data-action-id': element.action_id, 'data-block-id': block.block_id }
  const about = { 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }
  const below = [
    block.hint && h('p', { key: 'hint', id: ids.hint, className: 'hint' }, block.hint.text),
    h('p', { key: 'error', id: ids.error, className: 'field-error', hidden: !error }, error),
  ]
  if (choiceTypes.includes(element.type)) {
    const place = { blockId: block.block_id, key: scene.key }
    const list = { className: 'field', 'data-field': block.block_id, ...address, ...about }
    return h('fieldset', list, h('legend', null, label), boxes(element, place, scene.names), below)
  }
  const attributes = { id: ids.input, name: ids.input, required: !block.optional, ...address, ...about }
  return h(
    'div',
    { className: 'field', 'data-field': block.block_id },
    h('label', { htmlFor: ids.input }, label),
    oneInput(element, attributes, scene),
    below,
  )
}

function oneInput(
  element: WireElement,
  attributes: Readonly<Record<string, unknown>>,
  scene: Scene,
): ReactNode {
  const type = textTypes[element.type]
  if (!type) {
    const drawable = isSelect(element) || element.type === 'datepicker' || element.type === 'timepicker'
    return drawable ? field(element, attributes, scene.names) : unknown(element)
  }
  const common = {
    ...attributes,
    defaultValue: element.initial_value,
    placeholder: element.placeholder?.text,
    minLength: element.min_length,
    maxLength: element.max_length,
    autoComplete: 'off',
  }
  if (element.multiline) return h('textarea', { ...common, rows: 4 })
  const bounds =
    type === 'number'
      ? { min: element.min_value, max: element.max_value, step: element.is_decimal_allowed ? 'any' : '1' }
      : {}
  return h('input', { ...common, ...bounds, type })
}
