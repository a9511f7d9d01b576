import { confirmed } from './actions.ts'
import { around, byId, call, notice, parsed } from './api.ts'
import { returnFocus } from './focus.ts'

/** Whether the drawer is open is kept per browser tab. */
const OPEN = 'greenlight-sandbox-drawer'

/** The drawer opens and closes with its button; its own button and Escape close it. */
export function listenForDrawer(): void {
  const button = byId('drawer-button', HTMLButtonElement)
  const drawer = byId('drawer', HTMLElement)
  const open = (yes: boolean) => {
    drawer.hidden = !yes
    document.body.classList.toggle('with-drawer', yes)
    button.setAttribute('aria-expanded', String(yes))
    sessionStorage.setItem(OPEN, String(yes))
  }
  const close = () => {
    open(false)
    returnFocus(() => button.focus())
  }
  open(sessionStorage.getItem(OPEN) === 'true')
  button.addEventListener('click', () => {
    open(drawer.hidden !== false)
    if (!drawer.hidden) byId('drawer-title', HTMLElement).focus()
  })
  byId('drawer-close', HTMLElement).addEventListener('click', close)
  drawer.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
}

/** Shows the branches that a build can be started of; the chosen one stays. */
export function showBranches(html: string): void {
  const select = byId('start-branch', HTMLSelectElement)
  const chosen = select.value
  if (select.dataset.drawn === html) return
  select.dataset.drawn = html
  select.replaceChildren(...parsed(html))
  if ([...select.options].some(({ value }) => value === chosen)) select.value = chosen
}

/** Shows what integrations sent; what is open stays open until something new arrives. */
export function showSinks(html: string): void {
  const list = byId('sinks', HTMLElement)
  if (list.dataset.drawn === html) return
  list.dataset.drawn = html
  list.replaceChildren(...parsed(html))
}

/** “Start” starts a build of the chosen branch. */
export function listenForStart(refresh: () => void): void {
  byId('start-build', HTMLFormElement).addEventListener('submit', async (event) => {
    event.preventDefault()
    const branch = JSON.parse(byId('start-branch', HTMLSelectElement).value)
    const { error } = await call('build', { ...branch, status: 'running' })
    notice(error)
    refresh()
  })
}

/** “Let it fail” plans one fault, “Stop failing” takes back those of the server. */
export function listenForFaults(): void {
  const plan = async (fault: object, done: string) => {
    const { error } = await call('fault', { ...fault })
    notice(error || done)
  }
  byId('fault', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    const kind = byId('fault-kind', HTMLSelectElement)
    void plan(JSON.parse(kind.value), `Planned for the next call: ${kind.selectedOptions[0]?.text}.`)
  })
  byId('no-fault', HTMLButtonElement).addEventListener('click', () => {
    void plan({ target: 'forge', match: '', kind: 'none' }, 'Nothing more fails at the server.')
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

/** “Next hour” and “Next day” move the clock of the whole sandbox; those requested meanwhile pass one after the other. */
export function listenForClock(refresh: () => void): void {
  for (const button of document.querySelectorAll<HTMLElement>('#drawer [data-hours]')) {
    let pending = 0
    button.addEventListener('click', async () => {
      pending += 1
      button.ariaBusy = 'true'
      const { error } = await call('clock', { hours: Number(button.dataset.hours) })
      pending -= 1
      if (pending === 0) button.ariaBusy = null
      notice(error)
      refresh()
    })
  }
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
