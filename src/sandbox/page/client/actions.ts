import { around, call, make, notice } from './api.ts'
import { rememberFocus, returnFocus } from './focus.ts'
import { listenForLookups, lookupValue } from './lookup.ts'
import type { Place } from './place.ts'

const buttons = '[data-act="button"], .menu-item[data-action-id]'
const choosable = 'select[data-act], fieldset[data-act], input[data-act]'

export function listenForActions(place: () => Place): void {
  document.addEventListener('click', (event) => {
    const control = around(event.target, buttons)
    if (control) void pressed(control, event, place())
    const shortcut = around(event.target, '[data-shortcut]')
    if (shortcut) void sendShortcut(shortcut, place())
  })
  document.addEventListener('change', (event) => {
    const control = around(event.target, choosable)
    if (control) void chosen(control, place())
  })
  listenForLookups((control) => {
    const { values: _, ...where } = whereIs(control, place())
    return { user: place().user, ...where }
  })
  document.addEventListener('toggle', focusMenu, { capture: true })
  document.addEventListener('keydown', moveInMenu)
}

async function pressed(control: HTMLElement, event: Event, place: Place): Promise<void> {
  control.closest<HTMLElement>('[popover]')?.hidePopover()
  const asks = control.closest('.element')?.querySelector('template[data-confirm]')
  if (asks) event.preventDefault()
  if (!(await confirmed(control))) return
  if (asks && control instanceof HTMLAnchorElement) window.open(control.href, '_blank', 'noopener')
  await press(control, place, control.dataset.value)
}

async function chosen(control: HTMLElement, place: Place): Promise<void> {
  if (await confirmed(control)) return press(control, place, controlValue(control))
  if (control instanceof HTMLInputElement) control.value = control.defaultValue
  if (control instanceof HTMLSelectElement)
    for (const option of control.options) option.selected = option.defaultSelected
  for (const box of control.querySelectorAll('input')) box.checked = box.defaultChecked
}

function whereIs(control: HTMLElement, { channel }: Place) {
  const message = control.closest<HTMLElement>('[data-ts]')
  const view = control.closest<HTMLElement>('[data-view-id]')
  if (message) return { channel, ts: message.dataset.ts, values: undefined }
  return { view_id: view?.dataset.viewId, values: view ? enteredValues(view) : undefined }
}

async function press(control: HTMLElement, place: Place, value: unknown): Promise<void> {
  const { values, ...where } = whereIs(control, place)
  control.ariaBusy = 'true'
  const { actionId: action_id, blockId: block_id } = control.dataset
  const { error } = await call('press', { user: place.user, ...where, values, action_id, block_id, value })
  control.ariaBusy = null
  notice(error)
}

async function sendShortcut(control: HTMLElement, { user, channel }: Place): Promise<void> {
  const ts = control.closest<HTMLElement>('[data-ts]')?.dataset.ts
  control.closest<HTMLElement>('[popover]')?.hidePopover()
  const on = ts === undefined ? {} : { channel, ts }
  const { error } = await call('shortcut', { user, ...on, callback_id: control.dataset.shortcut })
  notice(error)
}

function focusMenu({ target }: Event): void {
  around(target, '.menu:popover-open')?.querySelector<HTMLElement>('.menu-item')?.focus()
}

function moveInMenu(event: KeyboardEvent): void {
  const menu = around(event.target, '.menu')
  if (!menu || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
  event.preventDefault()
  const items = [...menu.querySelectorAll<HTMLElement>('.menu-item')]
  const at = items.findIndex((item) => item.matches(':focus'))
  items.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % items.length)?.focus()
}

/** Reads the value of a select, a text input or a set of boxes: null for none, a list where several may be chosen. */
function controlValue(control: HTMLElement): string | string[] | null {
  if (control instanceof HTMLFieldSetElement) {
    const boxes = [...control.querySelectorAll('input')]
    const chosen = boxes.filter((box) => box.checked).map((box) => box.value)
    return boxes.some(({ type }) => type === 'radio') ? (chosen[0] ?? null) : chosen
  }
  const looked = lookupValue(control)
  if (looked !== undefined) return looked
  const holds =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  return holds && control.value !== '' ? control.value : null
}

export function fieldsOf(form: Element): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')]
}

export function controlOf(field: HTMLElement): HTMLElement | null {
  return field.matches('fieldset') ? field : field.querySelector<HTMLElement>('[data-action-id]')
}

/** Collects the entered values of a form by block id; undefined when it has no inputs. */
export function enteredValues(form: Element): Record<string, string | string[] | null> | undefined {
  const entries = fieldsOf(form).map((field) => {
    const control = controlOf(field)
    return [field.dataset.field ?? '', control && controlValue(control)] as const
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Shows the confirmation beside the control as a native dialog; true at once when there is none. */
export async function confirmed(control: HTMLElement): Promise<boolean> {
  const template = control.closest('.element')?.querySelector<HTMLTemplateElement>('template[data-confirm]')
  if (!template) return true
  const giveBack = rememberFocus()
  // Each question gets its own dialog: the end of one must never answer the next.
  const dialog = make('dialog', { className: 'confirm' })
  dialog.setAttribute('aria-labelledby', 'confirm-title')
  dialog.setAttribute('aria-describedby', 'confirm-text')
  dialog.append(template.content.cloneNode(true))
  document.body.append(dialog)
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-primary]')?.focus()
  await new Promise((resolve) => dialog.addEventListener('close', resolve))
  dialog.remove()
  returnFocus(giveBack)
  return dialog.returnValue === 'confirm'
}

/** Elements with their own use of Enter. */
const OWN_MEANING = 'textarea, button, a[href], summary'

/**
 * Enter presses the primary button of the dialog on top, as in Slack. A repeated key presses nothing: the Enter that
 * opened a dialog must not answer it.
 */
export function listenForEnter(): void {
  document.addEventListener('keydown', (event) => {
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
    if (event.key !== 'Enter' || event.isComposing || !dialog) return
    const isWriting = around(event.target, 'textarea') !== null
    if (event.repeat && !isWriting) return event.preventDefault()
    const isModified = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey
    if (isModified || around(event.target, OWN_MEANING)) return
    event.preventDefault()
    const primary = dialog.querySelector<HTMLButtonElement>('button[data-primary]')
    if (dialog.ariaBusy !== 'true') primary?.click()
  })
}
