import { parsed } from './dom.ts'
import { rememberFocus } from './focus.ts'

const NEAR_END = 120

/**
 * Brings the list to a new state. An article whose version is the same is left alone, with its focus, its
 * open menu and its chosen options.
 */
export function showMessages(log: HTMLElement, html: string, fresh: boolean): void {
  const atEnd = fresh || log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END
  const giveBack = rememberFocus()
  // A list that is shown for the first time is not news: only what comes later is read out.
  log.setAttribute('aria-live', fresh ? 'off' : 'polite')
  if (fresh) log.replaceChildren(...parsed(html))
  else patch(log, parsed(html))
  giveBack()
  if (atEnd) log.scrollTop = log.scrollHeight
}

function patch(log: HTMLElement, next: readonly HTMLElement[]): void {
  const keys = new Set(next.map((article) => article.dataset.key))
  const known = new Map<string | undefined, HTMLElement>()
  for (const article of [...log.children]) {
    if (article instanceof HTMLElement && keys.has(article.dataset.key))
      known.set(article.dataset.key, article)
    else article.remove()
  }
  let at = log.firstElementChild
  for (const article of next) {
    const old = known.get(article.dataset.key)
    const same = old?.dataset.version === article.dataset.version
    const shown = old && same ? old : article
    if (shown === at) {
      at = at.nextElementSibling
    } else if (old && old === at) {
      at = old.nextElementSibling
      old.replaceWith(article)
    } else {
      old?.remove()
      log.insertBefore(shown, at)
    }
  }
}
