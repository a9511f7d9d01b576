/** What a select, a date or time, or a set of boxes holds: null for none, a list where several may be chosen. */
export function heldValue(control: HTMLElement): string | string[] | null {
  if (control instanceof HTMLFieldSetElement) {
    const boxes = [...control.querySelectorAll('input')]
    const values = boxes.filter((box) => box.checked).map((box) => box.value)
    return boxes.some((box) => box.type === 'radio') ? (values[0] ?? null) : values
  }
  const holds =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  return holds && control.value !== '' ? control.value : null
}

/** The input blocks of a form. */
export function fieldsOf(form: Element): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')]
}

/** The control of an input block: the one input, or the set of boxes. */
export function controlOf(field: HTMLElement): HTMLElement | null {
  return field.matches('fieldset') ? field : field.querySelector<HTMLElement>('[data-action-id]')
}

/** What is entered in a form, by block id; nothing at all when it has no inputs. */
export function enteredValues(form: Element): { values?: Record<string, string | string[] | null> } {
  const entries = fieldsOf(form).map((field) => {
    const control = controlOf(field)
    return [field.dataset.field ?? '', control && heldValue(control)] as const
  })
  return entries.length > 0 ? { values: Object.fromEntries(entries) } : {}
}
