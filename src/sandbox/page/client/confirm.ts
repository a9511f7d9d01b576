import { around } from './dom.ts'
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

/** What Enter means something of its own to. */
const OWN_MEANING = 'textarea, button, a[href], summary'

/**
 * Enter presses the primary button of the dialog on top, as in Slack. A key that is held down presses nothing: the
 * Enter that opened a dialog must not answer it.
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
