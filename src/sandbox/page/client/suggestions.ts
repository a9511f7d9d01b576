import { byId } from './api.ts'

interface Command {
  readonly command: string
  readonly description: string
}

interface Verb {
  readonly command: string
  readonly words: string
  readonly summary: string
}

/** A completion of the message field. */
export interface Suggestion {
  readonly label: string
  readonly description: string
  /** The whole text after the completion. */
  readonly text: string
}

/** Suggests commands while the first word is typed, then the verbs of that command; near ones for a mistyped verb. */
export function suggestionsFor(text: string): Suggestion[] {
  if (/^\/\S*$/.test(text)) {
    return onPage<Command>('commands')
      .filter(({ command }) => command.startsWith(text))
      .map(({ command, description }) => ({ label: command, description, text: `${command} ` }))
  }
  const [, command = '', start = ''] = /^(\/\S+) ([a-z-]*(?: [a-z-]*)?)$/.exec(text) ?? []
  const verbs = onPage<Verb>('verbs').filter((verb) => verb.command === command)
  const fitting = verbs.filter(({ words }) => words.startsWith(start) && words !== start)
  const isWhole = verbs.some(({ words }) => words === start.trimEnd())
  const near = isWhole || start.length < 3 ? [] : verbs.filter(({ words }) => distance(words, start) <= 2)
  return (fitting.length > 0 ? fitting : near).map(({ words, summary }) => ({
    label: `${command} ${words}`,
    description: summary,
    text: `${command} ${words} `,
  }))
}

/** Reads a list that the server has put on the page. */
function onPage<T>(name: 'commands' | 'verbs'): T[] {
  return JSON.parse(document.body.dataset[name] ?? '[]')
}

/** The number of letters to add, drop or change on the way from one word to another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [at, other] of [...to].entries()) {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The list above the message field. */
interface SuggestionList {
  readonly box: HTMLElement
  show(list: readonly Suggestion[]): void
  isOpen(): boolean
  /** Moves the selection down or up and wraps around. */
  move(step: 1 | -1): void
  marked(): Suggestion | undefined
  first(): Suggestion | undefined
}

/** A listbox whose selected option the message field names, so that the focus stays in the field. */
export function createSuggestionList(
  field: HTMLElement,
  take: (suggestion: Suggestion) => void,
): SuggestionList {
  const box = byId('suggestions', HTMLElement)
  let list: readonly Suggestion[] = []
  let at = -1

  const select = (index: number) => {
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
    box,
    show(next) {
      list = next
      box.replaceChildren(...list.map(option))
      box.hidden = list.length === 0
      select(-1)
    },
    isOpen: () => list.length > 0,
    move: (step) => select(at < 0 && step < 0 ? list.length - 1 : (at + step + list.length) % list.length),
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
