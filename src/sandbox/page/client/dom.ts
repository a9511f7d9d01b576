/** The element of that id; throws when the page has none of that class. */
export function byId<T extends Element>(id: string, kind: abstract new () => T): T {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new Error(`The page has no #${id}.`)
}

/** The nearest element around a target that matches. */
export function around(target: EventTarget | null, selector: string): HTMLElement | null {
  const found = target instanceof Element ? target.closest(selector) : null
  return found instanceof HTMLElement ? found : null
}

/** The elements of a fragment of markup; nothing in it runs. */
export function parsed(html: string): HTMLElement[] {
  const template = document.createElement('template')
  template.innerHTML = html
  for (const swatch of template.content.querySelectorAll<HTMLElement>('[data-colour]')) {
    // The policy forbids style attributes; a style set by our own script is allowed.
    swatch.style.backgroundColor = swatch.dataset.colour ?? ''
  }
  return [...template.content.children].filter((child) => child instanceof HTMLElement)
}

/** Says something in the line above the messages; nothing when empty. */
export function notice(text: string): void {
  byId('notice', HTMLElement).textContent = text
}
