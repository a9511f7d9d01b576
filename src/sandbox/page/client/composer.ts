import { byId, call } from './api.ts'
import type { Place } from './place.ts'

const MAX_HEIGHT_PX = 160

/**
 * Handles the message field: sends on Enter, completes commands, recalls sent messages. `onSent` follows each. Returns a
 * function that writes into the field.
 */
export function listenForTyping(place: () => Place, onSent: (text: string) => void): (text: string) => void {
  const field = byId('text', HTMLTextAreaElement)
  const error = byId('composer-error', HTMLElement)
  const list = createSuggestionList(field, take)
  const sent: string[] = []
  let recalled = 0

  function write(text: string, suggest: boolean): void {
    field.value = text
    field.setSelectionRange(text.length, text.length)
    adjustHeight(field)
    list.show(suggest ? suggestionsFor(text) : [])
  }

  function take(suggestion: Suggestion): void {
    write(suggestion.text, true)
    field.focus()
  }

  async function send(): Promise<void> {
    const text = field.value.trim()
    const { user, channel } = place()
    if (text === '' || channel === null) return
    sent.push(text)
    recalled = sent.length
    write('', false)
    onSent(text)
    const [, command, rest = ''] = /^(\/\S+)\s*([\s\S]*)$/.exec(text) ?? []
    const answer = command
      ? await (command === '/invite'
          ? call('invite', { user, channel })
          : call('command', { user, channel, command, text: rest }))
      : await call('say', { user, channel, text })
    error.textContent = answer.error
    // A refused text is put back, unless something else has been typed by now.
    if (!answer.ok && field.value === '') write(text, false)
  }

  function recall(step: 1 | -1): boolean {
    const browsing = field.value === '' || field.value === sent[recalled]
    const next = recalled + step
    if (!browsing || next < 0 || next > sent.length) return false
    recalled = next
    write(sent[recalled] ?? '', false)
    return true
  }

  function key(event: KeyboardEvent): boolean {
    if (event.isComposing || event.shiftKey) return false
    const open = list.isOpen()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (!open) return recall(step)
      list.move(step)
      return true
    }
    if (event.key === 'Escape' && open) {
      list.show([])
      field.focus()
      return true
    }
    const chosen =
      event.key === 'Enter'
        ? list.marked()
        : event.key === 'Tab'
          ? (list.marked() ?? list.first())
          : undefined
    if (chosen) take(chosen)
    else if (event.key === 'Enter') void send()
    return chosen !== undefined || event.key === 'Enter'
  }

  field.addEventListener('input', () => {
    adjustHeight(field)
    list.show(suggestionsFor(field.value))
  })
  for (const target of [field, list.box]) {
    target.addEventListener('keydown', (event) => {
      if (key(event)) event.preventDefault()
    })
    target.addEventListener('blur', ({ relatedTarget }) => {
      if (relatedTarget !== field && relatedTarget !== list.box) list.show([])
    })
  }
  byId('composer', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
    field.focus()
  })
  return (text) => {
    write(text, false)
    field.focus()
  }
}

export function adjustHeight(field: HTMLTextAreaElement): void {
  field.style.height = 'auto'
  field.style.height = `${Math.min(field.scrollHeight, MAX_HEIGHT_PX)}px`
}

interface Command {
  readonly command: string
  readonly description: string
}

interface Verb {
  readonly command: string
  readonly words: string
  readonly summary: string
}

interface Suggestion {
  readonly label: string
  readonly description: string
  readonly text: string
}

/** Suggests commands while the first word is typed, then the verbs of that command; near ones for a mistyped verb. */
function suggestionsFor(text: string): Suggestion[] {
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

/** A listbox whose selected option the message field names, so that the focus stays in the field. */
function createSuggestionList(field: HTMLElement, take: (suggestion: Suggestion) => void) {
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
    show(next: readonly Suggestion[]) {
      list = next
      box.replaceChildren(...list.map(option))
      box.hidden = list.length === 0
      select(-1)
    },
    isOpen: () => list.length > 0,
    move: (step: 1 | -1) =>
      select(at < 0 && step < 0 ? list.length - 1 : (at + step + list.length) % list.length),
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
