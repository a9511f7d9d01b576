import { controlOf, enteredValues, fieldsOf } from './actions.ts'
import { around, byId, call, parsed } from './api.ts'
import { adjustHeight } from './composer.ts'
import { rememberFocus, returnFocus } from './focus.ts'
import { keepChosen } from './lookup.ts'
import { goToThread, type Place } from './place.ts'

/** Input of views that another one now covers. */
const covered = new Map<string, Map<string, Field>>()
/** Views that the person has closed here, while the sandbox may still list them for a moment. */
const closed = new Set<string>()
let giveBack = () => {}

/** Updates the Home tab and the modal; an unchanged part is left alone. */
export function showViews(html: string): void {
  const parts = parsed(html)
  const home = parts.find((part) => part.dataset.part === 'home')
  if (home) replace(byId('home', HTMLElement), home)
  showModal(parts.find((part) => part.dataset.part === 'modal' && !closed.has(part.dataset.viewId ?? '')))
}

export function listenForModal(user: () => string, refresh: () => void): void {
  const dialog = byId('modal', HTMLDialogElement)
  const dismiss = () => {
    const view_id = openView(dialog)?.dataset.viewId ?? ''
    closed.add(view_id)
    void call('close', { user: user(), view_id }).then(refresh)
  }
  dialog.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(dialog, user()).then(refresh)
  })
  dialog.addEventListener('click', (event) => {
    if (!around(event.target, '[data-close]')) return
    dismiss()
    dialog.close()
  })
  dialog.addEventListener('cancel', dismiss)
  dialog.addEventListener('close', () => {
    dialog.replaceChildren()
    covered.clear()
    returnFocus(giveBack)
    giveBack = () => {}
  })
}

function showModal(part: HTMLElement | undefined): void {
  const dialog = byId('modal', HTMLDialogElement)
  if (!part) {
    dialog.close()
    return
  }
  const before = openView(dialog)
  if (!dialog.open) giveBack = rememberFocus()
  const isSame = before?.dataset.viewId === part.dataset.viewId
  if (before && !isSame) covered.set(before.dataset.viewId ?? '', typedValues(dialog))
  const typed = isSame ? typedValues(dialog) : (covered.get(part.dataset.viewId ?? '') ?? new Map())
  if (!replace(dialog, part)) return
  for (const field of inputsOf(dialog)) fill(field, typed.get(nameOf(field)))
  if (!dialog.open) dialog.showModal()
  if (typed.size === 0)
    (firstInput(dialog) ?? dialog.querySelector<HTMLElement>('.dialog-buttons .primary'))?.focus()
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function inputsOf(root: Element): Field[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')]
}

/** Finds where typing begins; among radio buttons that is the chosen one. */
function firstInput(root: Element): Field | undefined {
  const inputs = inputsOf(root)
  const [first] = inputs
  if (first?.type !== 'radio') return first
  return inputs.find((field) => field.name === first.name && field.matches(':checked')) ?? first
}

function nameOf(field: Field): string {
  const holder = field.closest<HTMLElement>('[data-action-id]')
  const box = field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
  return JSON.stringify([holder?.dataset.blockId, holder?.dataset.actionId, box ? field.value : ''])
}

/** Slack keeps entered values when a view is updated and the block and action ids stay. */
function typedValues(dialog: Element): Map<string, Field> {
  return new Map(inputsOf(dialog).map((field) => [nameOf(field), field]))
}

function fill(field: Field, typed: Field | undefined): void {
  if (!typed) return
  if (field instanceof HTMLInputElement && typed instanceof HTMLInputElement) field.checked = typed.checked
  field.value = typed.value
  keepChosen(typed, field)
}

async function submit(dialog: HTMLDialogElement, user: string): Promise<void> {
  if (dialog.ariaBusy === 'true') return
  const view_id = openView(dialog)?.dataset.viewId
  const fields = fieldsOf(dialog)
  dialog.ariaBusy = 'true'
  const { error, errors } = await call('submit', { user, view_id, values: enteredValues(dialog) ?? {} })
  dialog.ariaBusy = null
  const others = new Map(Object.entries(errors))
  for (const field of fields) {
    const block = field.dataset.field ?? ''
    showError(field.querySelector<HTMLElement>('.field-error'), others.get(block) ?? '')
    const control = controlOf(field)
    if (control) control.ariaInvalid = others.has(block) ? 'true' : null
    others.delete(block)
  }
  showError(dialog.querySelector<HTMLElement>('.form-error'), error || [...others.values()].join(' '))
  dialog.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

function showError(line: HTMLElement | null, error: string): void {
  if (!line) return
  line.textContent = error
  line.hidden = error === ''
}

function openView(dialog: Element): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('section[data-view-id]')
}

/** True when the content had to be replaced. */
function replace(holder: HTMLElement, part: HTMLElement): boolean {
  const before = holder.querySelector<HTMLElement>(':scope > section')
  if (before && before.dataset.version === part.dataset.version) return false
  const back = rememberFocus()
  holder.replaceChildren(part)
  back()
  return true
}

const NEAR_END = 120

export function isAtEnd(log: HTMLElement): boolean {
  return log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END
}

/** Scrolls the list to its end, where it stays as messages arrive until somebody scrolls. */
export function showEnd(log: HTMLElement): void {
  log.scrollTop = log.scrollHeight
}

export function keepEnd(log: HTMLElement): void {
  const room = () => `${log.clientWidth} ${log.clientHeight}`
  let known = room()
  let atEnd = true
  log.addEventListener('scroll', () => {
    // In a new width the browser scrolls by itself.
    if (room() === known) atEnd = isAtEnd(log)
  })
  new ResizeObserver(() => {
    known = room()
    if (atEnd) showEnd(log)
  }).observe(log)
}

/**
 * Updates the list, and returns how many messages came out of sight. An article whose version is the same is left
 * alone, with its focus, its open menu and its chosen options.
 */
export function showMessages(log: HTMLElement, html: string, fresh: boolean): number {
  const atEnd = fresh || isAtEnd(log)
  const before = log.querySelectorAll('article').length
  const giveBack = rememberFocus()
  // A list that is shown for the first time is not news: only later changes are read out.
  log.setAttribute('aria-live', fresh ? 'off' : 'polite')
  if (fresh) log.replaceChildren(...parsed(html))
  else patch(log, parsed(html))
  giveBack()
  if (atEnd) showEnd(log)
  return atEnd ? 0 : Math.max(0, log.querySelectorAll('article').length - before)
}

function patch(list: HTMLElement, next: readonly HTMLElement[]): void {
  const keys = new Set(next.map((item) => item.dataset.key))
  const known = new Map<string | undefined, HTMLElement>()
  for (const item of [...list.children]) {
    if (item instanceof HTMLElement && keys.has(item.dataset.key)) known.set(item.dataset.key, item)
    else item.remove()
  }
  let at = list.firstElementChild
  for (const item of next) {
    const old = known.get(item.dataset.key)
    const shown = old && old.dataset.version === item.dataset.version ? old : item
    if (shown === at) {
      at = at.nextElementSibling
    } else if (old && old === at) {
      at = old.nextElementSibling
      old.replaceWith(item)
    } else {
      old?.remove()
      list.insertBefore(shown, at)
    }
  }
}

export function listenForThreads(place: () => Place): void {
  const panel = byId('thread', HTMLElement)
  const field = byId('reply-text', HTMLTextAreaElement)
  const close = () => {
    const ts = place().thread ?? ''
    goToThread(place(), null)
    // Its channel may have been hidden by it.
    showThread(null, false)
    document.querySelector<HTMLElement>(`#log [data-thread="${CSS.escape(ts)}"]`)?.focus()
  }
  document.addEventListener('click', (event) => {
    const opener = around(event.target, '[data-thread]')
    if (opener) goToThread(place(), opener.dataset.thread ?? null)
  })
  byId('thread-close', HTMLElement).addEventListener('click', close)
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !around(event.target, ':popover-open')) close()
  })
  field.addEventListener('input', () => adjustHeight(field))
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    void reply(field, place())
  })
  byId('reply', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    void reply(field, place())
  })
}

async function reply(field: HTMLTextAreaElement, { user, channel, thread }: Place): Promise<void> {
  const text = field.value.trim()
  const line = byId('reply-error', HTMLElement)
  if (text === '') return
  if (text.startsWith('/')) {
    line.textContent = 'Slack takes no slash commands in threads. Type them in the channel.'
    return
  }
  field.value = ''
  adjustHeight(field)
  const { ok, error } = await call('say', { user, channel, text, thread_ts: thread })
  line.textContent = error
  if (!ok && field.value === '') field.value = text
}

export function showThread(html: string | null, fresh: boolean): void {
  const panel = byId('thread', HTMLElement)
  const opens = panel.hidden && html !== null
  panel.hidden = html === null
  document.body.classList.toggle('with-thread', html !== null)
  if (html === null) return
  byId('thread-place', HTMLElement).textContent = byId('place-name', HTMLElement).textContent
  showMessages(byId('thread-log', HTMLElement), html, fresh)
  if (opens) byId('reply-text', HTMLElement).focus()
}
