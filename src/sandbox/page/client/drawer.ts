import { confirmed } from './actions.ts'
import { around, byId, call, notice, type PageState, parsed } from './api.ts'
import { returnFocus } from './focus.ts'

const OPEN = 'greenlight-sandbox-drawer'

type Act = (name: string, fields: Readonly<Record<string, unknown>>, done?: string) => Promise<void>

export function listenForControls(refresh: () => void): void {
  /** Calls the sandbox, and says why that failed, or what is done. */
  const act: Act = async (name, fields, done = '') => {
    const { error } = await call(name, fields)
    notice(error || done)
    refresh()
  }
  listenForDrawer()
  listenForClock(act)
  listenForFaults()
  const reset = byId('reset', HTMLButtonElement)
  reset.addEventListener('click', async () => {
    if (await confirmed(reset)) await act('reset', {}, 'The sandbox is as it was at the start.')
  })
  byId('builds', HTMLElement).addEventListener('click', async (event) => {
    const button = around(event.target, 'button[data-build]')
    if (!button || button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    const { project, sha, build: status } = button.dataset
    await act('build', { project: Number(project), sha, status })
    button.ariaBusy = null
  })
  byId('start-build', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    const branch = JSON.parse(byId('start-branch', HTMLSelectElement).value)
    void act('build', { ...branch, status: 'running' })
  })
}

export function showControls({ today, builds, branches, sinks }: PageState): void {
  const date = byId('today', HTMLElement)
  if (rememberDrawn(date, today)) date.replaceChildren(...parsed(today))
  showBuilds(builds)
  showBranches(branches)
  showSinks(sinks)
}

/** Remembers what is shown; false when it was the same, which is not read out again and keeps its focus. */
function rememberDrawn(part: HTMLElement, html: string): boolean {
  if (part.dataset.drawn === html) return false
  part.dataset.drawn = html
  return true
}

function listenForDrawer(): void {
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

function showBranches(html: string): void {
  const select = byId('start-branch', HTMLSelectElement)
  const chosen = select.value
  if (!rememberDrawn(select, html)) return
  select.replaceChildren(...parsed(html))
  if ([...select.options].some(({ value }) => value === chosen)) select.value = chosen
}

/** Shows what integrations sent, newest first; what is there already stays, open where it was, with its focus. */
function showSinks(html: string): void {
  const sinks = byId('sinks', HTMLElement)
  if (!rememberDrawn(sinks, html)) return
  const next = parsed(html)
  const list = sinks.querySelector('ul')
  const lines = next[0] instanceof HTMLUListElement ? [...next[0].children] : []
  const known = [...(list?.children ?? [])]
  const added = lines.findIndex((_, start) =>
    lines.slice(start).every((line, at) => line.textContent === known[at]?.textContent),
  )
  if (!list || added < 0) return void sinks.replaceChildren(...next)
  for (const gone of known.slice(lines.length - added)) gone.remove()
  list.prepend(...lines.slice(0, added))
}

/** “Let it fail” plans one fault, “Stop failing” takes back those of the server and of the sinks. */
function listenForFaults(): void {
  const plan = async (faults: readonly object[], done: string) => {
    const answers = await Promise.all(faults.map((fault) => call('fault', { ...fault })))
    notice(answers.find(({ error }) => error)?.error ?? done)
  }
  byId('fault', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    const kind = byId('fault-kind', HTMLSelectElement)
    void plan([JSON.parse(kind.value)], `Planned for the next call: ${kind.selectedOptions[0]?.text}.`)
  })
  byId('no-fault', HTMLButtonElement).addEventListener('click', () => {
    const over = ['forge', 'sinks'].map((target) => ({ target, match: '', kind: 'none' }))
    void plan(over, 'Nothing more fails at the server or in integrations.')
  })
}

/** “Next hour” and “Next day” move the clock of the whole sandbox; those requested meanwhile pass one after the other. */
function listenForClock(act: Act): void {
  for (const button of document.querySelectorAll<HTMLElement>('#drawer [data-hours]')) {
    let pending = 0
    button.addEventListener('click', async () => {
      pending += 1
      button.ariaBusy = 'true'
      await act('clock', { hours: Number(button.dataset.hours) })
      pending -= 1
      if (pending === 0) button.ariaBusy = null
    })
  }
}

/** Shows the running builds; focus on an ended one moves to the next one, or to their heading. */
function showBuilds(html: string): void {
  const list = byId('builds', HTMLElement)
  if (!rememberDrawn(list, html)) return
  const active = around(document.activeElement, '#builds button')
  list.replaceChildren(...parsed(html))
  if (!active) return
  const { sha, build } = active.dataset
  const buttons = [...list.querySelectorAll<HTMLElement>('button')]
  const same = buttons.find(({ dataset }) => dataset.sha === sha && dataset.build === build)
  const target =
    same ?? buttons.find(({ dataset }) => dataset.build === build) ?? byId('builds-title', HTMLElement)
  target.focus()
}
