import { rememberFocus, returnFocus } from './focus.ts'

/** Asks in a native dialog what the template beside the control says; true at once when there is none. */
export async function confirmed(control: HTMLElement): Promise<boolean> {
  const template = control.closest('.element')?.querySelector<HTMLTemplateElement>('template[data-confirm]')
  if (!template) return true
  const giveBack = rememberFocus()
  // A dialog of its own for each question: the end of one must never answer the next.
  const dialog = document.createElement('dialog')
  dialog.className = 'confirm'
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
