import { around } from './dom.ts'

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
