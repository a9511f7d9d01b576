import { call } from './api.ts'
import { around, byId, notice, parsed } from './dom.ts'

/** Shows the builds that run; whoever was at one that is gone is taken to the next one, or to their heading. */
export function showBuilds(html: string): void {
  const list = byId('builds', HTMLElement)
  const next = parsed(html)
  if (next.map(({ outerHTML }) => outerHTML).join('') === shown(list)) return
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

/** “Pass” and “Fail” end a build as if it had come to that. */
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

function shown(list: HTMLElement): string {
  return [...list.children].map(({ outerHTML }) => outerHTML).join('')
}
