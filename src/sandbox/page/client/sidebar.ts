import { around, byId } from './api.ts'

/** On a narrow screen the sidebar opens with a button, and closes with Escape, a choice or a click beside it. */
export function listenForSidebar(): void {
  const button = byId('menu-button', HTMLButtonElement)
  const sidebar = byId('sidebar', HTMLElement)
  const open = (yes: boolean) => {
    document.body.classList.toggle('menu-open', yes)
    button.setAttribute('aria-expanded', String(yes))
  }
  const isOpen = () => document.body.classList.contains('menu-open')
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    open(!isOpen())
    if (isOpen()) sidebar.querySelector('a')?.focus()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return
    open(false)
    button.focus()
  })
  document.addEventListener('click', (event) => {
    if (isOpen() && (!around(event.target, '#sidebar') || around(event.target, '#sidebar a'))) open(false)
  })
}
