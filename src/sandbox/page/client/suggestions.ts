import type { Suggestion } from './completion.ts'
import { byId } from './dom.ts'

/** The list above the message field. */
export interface SuggestionList {
  show(list: readonly Suggestion[]): void
  isOpen(): boolean
  /** Moves the mark down or up, around the ends. */
  move(step: 1 | -1): void
  marked(): Suggestion | undefined
  first(): Suggestion | undefined
}

/** A listbox whose marked option the message field names, so the focus stays in the field. */
export function createSuggestionList(
  field: HTMLElement,
  take: (suggestion: Suggestion) => void,
): SuggestionList {
  const box = byId('suggestions', HTMLElement)
  let list: readonly Suggestion[] = []
  let at = -1

  const mark = (index: number) => {
    at = index
    for (const [each, option] of [...box.children].entries())
      option.setAttribute('aria-selected', String(each === at))
    if (at < 0) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', `suggestion-${at}`)
    box.children[at]?.scrollIntoView({ block: 'nearest' })
  }
  // On mousedown, before the field loses the focus.
  box.addEventListener('mousedown', (event) => {
    event.preventDefault()
    const option = event.target instanceof Element ? event.target.closest('[role=option]') : null
    const chosen = option && list[[...box.children].indexOf(option)]
    if (chosen) take(chosen)
  })

  return {
    show(next) {
      list = next
      box.replaceChildren(...list.map(option))
      box.hidden = list.length === 0
      mark(-1)
    },
    isOpen: () => list.length > 0,
    move: (step) => mark(at < 0 && step < 0 ? list.length - 1 : (at + step + list.length) % list.length),
    marked: () => list[at],
    first: () => list[0],
  }
}

function option({ label, description }: Suggestion, index: number): HTMLElement {
  const item = document.createElement('li')
  item.id = `suggestion-${index}`
  item.role = 'option'
  const name = document.createElement('strong')
  name.textContent = label
  const words = document.createElement('span')
  words.textContent = description
  item.append(name, words)
  return item
}
