import { around, call, make, notice } from './api.ts'

type Where = (control: HTMLElement) => Readonly<Record<string, unknown>>

export function listenForLookups(where: Where): void {
  document.addEventListener('input', (event) => {
    const field = lookupIn(event.target)
    if (!field) return
    // Only an offered option is chosen.
    delete field.dataset.value
    void offer(field, where)
  })
  document.addEventListener('focusin', (event) => {
    const field = lookupIn(event.target)
    if (field && field.dataset.value === undefined) void offer(field, where)
  })
  document.addEventListener('focusout', (event) => {
    const field = lookupIn(event.target)
    if (field) setOpen(field, false)
  })
  document.addEventListener('mousedown', (event) => {
    const option = around(event.target, '.lookup [role="option"]')
    const field = option?.closest('.lookup')?.querySelector('input')
    if (!option || !field) return
    // The field keeps the focus.
    event.preventDefault()
    choose(field, option)
  })
  document.addEventListener('click', (event) => around(event.target, '.pick')?.remove())
  document.addEventListener('keydown', moveInList)
}

/** The chosen value of such a select, or a list where it takes several; undefined for another control. */
export function lookupValue(control: HTMLElement): string | string[] | null | undefined {
  if (control.dataset.lookup === undefined) return undefined
  if (control.dataset.several === undefined) return control.dataset.value ?? null
  return [...picksOf(control)].map(({ dataset }) => dataset.value ?? '')
}

/** Puts what was chosen in one field into the field that replaces it. */
export function keepChosen(before: HTMLElement, after: HTMLElement): void {
  if (before.dataset.lookup === undefined) return
  const { value } = before.dataset
  if (value === undefined) delete after.dataset.value
  else after.dataset.value = value
  const picks = after.closest('.lookup')?.querySelector('.picks')
  picks?.replaceChildren(...picksOf(before))
}

function picksOf(field: HTMLElement): HTMLElement[] {
  return [...(field.closest('.lookup')?.querySelectorAll<HTMLElement>('.pick') ?? [])]
}

function lookupIn(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.dataset.lookup !== undefined ? target : null
}

/** Asks the app for the options that fit what is typed; an answer to older text is dropped. */
async function offer(field: HTMLInputElement, where: Where): Promise<void> {
  const typed = field.value
  if (typed.length < Number(field.dataset.lookup)) return setOpen(field, false)
  const { actionId: action_id, blockId: block_id } = field.dataset
  const answer = await call('options', { ...where(field), action_id, block_id, value: typed })
  notice(answer.error)
  if (field.value !== typed || !answer.ok || document.activeElement !== field) return
  const options = answer.options.map(({ text, description, value }, index) => {
    const id = `${listOf(field)?.id}-${index}`
    const option = make('li', { id, role: 'option', ariaSelected: 'false', textContent: text })
    option.dataset.value = value
    option.dataset.label = text
    if (description) option.append(make('small', { textContent: description }))
    return option
  })
  listOf(field)?.replaceChildren(...options)
  setOpen(field, options.length > 0)
}

function listOf(field: HTMLElement): HTMLElement | null {
  return field.closest('.lookup')?.querySelector<HTMLElement>('[role="listbox"]') ?? null
}

function setOpen(field: HTMLInputElement, isOpen: boolean): void {
  const list = listOf(field)
  if (list) list.hidden = !isOpen
  field.ariaExpanded = String(isOpen)
  field.removeAttribute('aria-activedescendant')
}

function choose(field: HTMLInputElement, option: HTMLElement): void {
  const { value = '', label = '' } = option.dataset
  setOpen(field, false)
  if (field.dataset.several === undefined) {
    field.dataset.value = value
    field.value = label
    return
  }
  field.value = ''
  const picks = field.closest('.lookup')?.querySelector('.picks')
  if (picksOf(field).some(({ dataset }) => dataset.value === value)) return
  const pick = make('button', { type: 'button', className: 'pick', textContent: label })
  pick.ariaLabel = `Remove ${label}`
  pick.dataset.value = value
  picks?.append(pick)
}

function moveInList(event: KeyboardEvent): void {
  const field = lookupIn(event.target)
  const list = field && listOf(field)
  if (!field || !list || list.hidden) return
  const options = [...list.querySelectorAll('li')]
  const at = markedAt(options)
  const current = options[at]
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (event.key === 'Enter' && current) choose(field, current)
  else if (event.key === 'Escape') setOpen(field, false)
  else if (step) markOption(field, options, stepFrom(at, step, options.length))
  else return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** The index of the selected option; -1 is none. */
export function markedAt(options: readonly Element[]): number {
  return options.findIndex(({ ariaSelected }) => ariaSelected === 'true')
}

/** The option after or before this one, from the last to the first and back; -1 is none. */
export function stepFrom(at: number, step: number, count: number): number {
  return at < 0 && step < 0 ? count - 1 : (at + step + count) % count
}

/** Selects an option, which the field names, so that the focus stays there; none at -1. */
export function markOption(field: HTMLElement, options: readonly Element[], at: number): void {
  for (const [index, option] of options.entries()) option.ariaSelected = String(index === at)
  const marked = options[at]
  if (marked) field.setAttribute('aria-activedescendant', marked.id)
  else field.removeAttribute('aria-activedescendant')
  marked?.scrollIntoView({ block: 'nearest' })
}
