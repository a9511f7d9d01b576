import { call } from './api.ts'
import { byId, notice, parsed } from './dom.ts'

/** Shows which day it is in the sandbox; what is shown already is not read out again. */
export function showToday(html: string): void {
  const today = byId('today', HTMLElement)
  const next = parsed(html)
  if (next.map((line) => line.textContent).join() !== today.textContent) today.replaceChildren(...next)
}

/** “Next day” moves the time of the whole sandbox; days that were asked for meanwhile pass one after the other. */
export function listenForNextDay(refresh: () => void): void {
  const button = byId('next-day', HTMLButtonElement)
  let passing = 0
  button.addEventListener('click', async () => {
    passing += 1
    button.ariaBusy = 'true'
    const { error } = await call('clock', { days: 1 })
    passing -= 1
    if (passing === 0) button.ariaBusy = null
    notice(error)
    refresh()
  })
}
