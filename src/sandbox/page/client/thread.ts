import { around, byId, call } from './api.ts'
import { adjustHeight } from './composer.ts'
import { goToThread, type Place } from './place.ts'
import { showMessages } from './views.ts'

/** Opens threads from their buttons; the panel closes with its button or Escape, and takes replies. */
export function listenForThreads(place: () => Place): void {
  const panel = byId('thread', HTMLElement)
  const field = byId('reply-text', HTMLTextAreaElement)
  const close = () => {
    const ts = place().thread ?? ''
    goToThread(place(), null)
    document.querySelector<HTMLElement>(`#log [data-thread="${CSS.escape(ts)}"]`)?.focus()
  }
  document.addEventListener('click', (event) => {
    const opener = around(event.target, '[data-thread]')
    if (opener) goToThread(place(), opener.dataset.thread ?? null)
  })
  byId('thread-close', HTMLElement).addEventListener('click', close)
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !around(event.target, ':popover-open')) close()
  })
  field.addEventListener('input', () => adjustHeight(field))
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    void reply(field, place())
  })
  byId('reply', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    void reply(field, place())
  })
}

async function reply(field: HTMLTextAreaElement, { user, channel, thread }: Place): Promise<void> {
  const text = field.value.trim()
  const line = byId('reply-error', HTMLElement)
  if (text === '') return
  if (text.startsWith('/')) {
    line.textContent = 'Slack takes no slash commands in threads. Type them in the channel.'
    return
  }
  field.value = ''
  adjustHeight(field)
  const { ok, error } = await call('say', { user, channel, text, thread_ts: thread })
  line.textContent = error
  if (!ok && field.value === '') field.value = text
}

/** Shows the open thread beside its channel, or none. */
export function showThread(html: string | null, fresh: boolean): void {
  const panel = byId('thread', HTMLElement)
  const opens = panel.hidden && html !== null
  panel.hidden = html === null
  document.body.classList.toggle('with-thread', html !== null)
  if (html === null) return
  byId('thread-place', HTMLElement).textContent = byId('place-name', HTMLElement).textContent
  showMessages(byId('thread-log', HTMLElement), html, fresh)
  if (opens) byId('reply-text', HTMLElement).focus()
}
