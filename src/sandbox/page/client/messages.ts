import { parsed } from './dom.ts'
import { rememberFocus } from './focus.ts'

const NEAR_END = 120

/** Takes the list to its end, where it then stays while things arrive, until somebody scrolls. */
export function showEnd(log: HTMLElement): void {
  log.scrollTop = log.scrollHeight
}

/**
 * Brings the list to a new state. An article whose version is the same is left alone, with its focus, its
 * open menu and its chosen options; a thread stays open or closed.
 */
export function showMessages(log: HTMLElement, html: string, fresh: boolean): void {
  const atEnd = fresh || log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END
  const giveBack = rememberFocus()
  // A list that is shown for the first time is not news: only what comes later is read out.
  log.setAttribute('aria-live', fresh ? 'off' : 'polite')
  if (fresh) log.replaceChildren(...parsed(html))
  else patch(log, parsed(html))
  giveBack()
  if (atEnd) showEnd(log)
}

function patch(list: HTMLElement, next: readonly HTMLElement[]): void {
  const keys = new Set(next.map((item) => item.dataset.key))
  const known = new Map<string | undefined, HTMLElement>()
  for (const item of [...list.children]) {
    if (item instanceof HTMLElement && keys.has(item.dataset.key)) known.set(item.dataset.key, item)
    else item.remove()
  }
  let at = list.firstElementChild
  for (const item of next) {
    const old = known.get(item.dataset.key)
    const shown = old && isBrought(old, item) ? old : item
    if (shown === at) {
      at = at.nextElementSibling
    } else if (old && old === at) {
      at = old.nextElementSibling
      old.replaceWith(item)
    } else {
      old?.remove()
      list.insertBefore(shown, at)
    }
  }
}

/** Whether the old element shows the new state: it did before, or it is a thread, whose replies are patched in it. */
function isBrought(old: HTMLElement, next: HTMLElement): boolean {
  if (old.dataset.version === next.dataset.version) return true
  const [line, replies] = old.children
  const [nextLine, nextReplies] = next.children
  if (!old.matches('.thread') || !(replies instanceof HTMLElement) || !nextReplies) return false
  line?.replaceChildren(...(nextLine?.childNodes ?? []))
  patch(
    replies,
    [...nextReplies.children].filter((reply) => reply instanceof HTMLElement),
  )
  old.dataset.version = next.dataset.version ?? ''
  return true
}
