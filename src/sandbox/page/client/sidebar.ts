import { confirmed } from './actions.ts'
import { around, byId, call, notice, parsed } from './api.ts'

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

/** “Start over” asks first, then restores the seed of the whole sandbox. */
export function listenForReset(refresh: () => void): void {
  const button = byId('reset', HTMLButtonElement)
  button.addEventListener('click', async () => {
    if (!(await confirmed(button))) return
    const { error } = await call('reset', {})
    notice(error || 'The sandbox is as it was at the start.')
    refresh()
  })
}

/** Shows the sandbox's date; an unchanged one is not read out again. */
export function showToday(html: string): void {
  const today = byId('today', HTMLElement)
  const next = parsed(html)
  if (next.map((line) => line.textContent).join() !== today.textContent) today.replaceChildren(...next)
}

/** “Next day” moves the clock of the whole sandbox; days requested meanwhile pass one after the other. */
export function listenForNextDay(refresh: () => void): void {
  const button = byId('next-day', HTMLButtonElement)
  let pending = 0
  button.addEventListener('click', async () => {
    pending += 1
    button.ariaBusy = 'true'
    const { error } = await call('clock', { days: 1 })
    pending -= 1
    if (pending === 0) button.ariaBusy = null
    notice(error)
    refresh()
  })
}

/** Shows the running builds; focus on an ended one moves to the next one, or to their heading. */
export function showBuilds(html: string): void {
  const list = byId('builds', HTMLElement)
  const next = parsed(html)
  const drawn = (builds: Iterable<Element>) => [...builds].map(({ outerHTML }) => outerHTML).join('')
  if (drawn(next) === drawn(list.children)) return
  const active = around(document.activeElement, '#builds button')
  list.replaceChildren(...next)
  if (!active) return
  const { sha, build } = active.dataset
  const buttons = [...list.querySelectorAll<HTMLElement>('button')]
  const same = buttons.find(({ dataset }) => dataset.sha === sha && dataset.build === build)
  const target =
    same ?? buttons.find(({ dataset }) => dataset.build === build) ?? byId('builds-title', HTMLElement)
  target.focus()
}

/** “Pass” and “Fail” end a build with that result. */
export function listenForBuilds(refresh: () => void): void {
  byId('builds', HTMLElement).addEventListener('click', async (event) => {
    const button = around(event.target, 'button[data-build]')
    if (!button || button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    const { sha, build: status } = button.dataset
    const { error } = await call('build', { project: Number(button.dataset.project), sha, status })
    button.ariaBusy = null
    notice(error)
    refresh()
  })
}
