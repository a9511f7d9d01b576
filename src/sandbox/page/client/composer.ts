import { around, byId, call, make } from './api.ts'
import { markedAt, markOption, stepFrom } from './lookup.ts'
import type { Place } from './place.ts'

const MAX_HEIGHT_PX = 160

/**
 * Handles the message field: sends on Enter, completes commands, recalls sent messages. `onSent` follows each. Returns a
 * function that writes into the field.
 */
export function listenForTyping(place: () => Place, onSent: (text: string) => void): (text: string) => void {
  const field = byId('text', HTMLTextAreaElement)
  const error = byId('composer-error', HTMLElement)
  const list = byId('suggestions', HTMLElement)
  const sent: string[] = []
  let recalled = 0

  function write(text: string, suggest: boolean): void {
    field.value = text
    field.setSelectionRange(text.length, text.length)
    adjustHeight(field)
    show(suggest ? suggestionsFor(text) : [])
  }

  function show(suggestions: readonly Suggestion[]): void {
    list.replaceChildren(...suggestions.map(option))
    list.hidden = suggestions.length === 0
    markOption(field, [...list.children], -1)
  }

  function take(suggestion: Element): void {
    write(`${suggestion.getAttribute('data-label')} `, true)
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
    const options = [...list.children]
    const at = markedAt(options)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (list.hidden) return recall(step)
      markOption(field, options, stepFrom(at, step, options.length))
      return true
    }
    if (event.key === 'Escape' && !list.hidden) {
      show([])
      field.focus()
      return true
    }
    const isTab = event.key === 'Tab'
    if (event.key !== 'Enter' && !isTab) return false
    const chosen = options[at] ?? (isTab ? options[0] : undefined)
    if (chosen) take(chosen)
    else if (!isTab) void send()
    return chosen !== undefined || !isTab
  }

  field.addEventListener('input', () => {
    adjustHeight(field)
    show(suggestionsFor(field.value))
  })
  // On mousedown, before the field loses the focus.
  list.addEventListener('mousedown', (event) => {
    event.preventDefault()
    const chosen = around(event.target, '[role=option]')
    if (chosen) take(chosen)
  })
  for (const target of [field, list]) {
    target.addEventListener('keydown', (event) => {
      if (key(event)) event.preventDefault()
    })
    target.addEventListener('blur', ({ relatedTarget }) => {
      if (relatedTarget !== field && relatedTarget !== list) show([])
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

interface Suggestion {
  /** A command, alone or with a verb. */
  readonly label: string
  readonly description: string
}

/** Suggests commands while the first word is typed, then the verbs of that command; near ones for a mistyped verb. */
function suggestionsFor(text: string): readonly Suggestion[] {
  const all: readonly Suggestion[] = JSON.parse(document.body.dataset.suggestions ?? '[]')
  if (/^\/\S*$/.test(text)) return all.filter(({ label }) => label.startsWith(text) && !label.includes(' '))
  const [, command = '', start = ''] = /^(\/\S+) ([a-z-]*(?: [a-z-]*)?)$/.exec(text) ?? []
  const verbs = all.filter(({ label }) => label.startsWith(`${command} `))
  const fitting = verbs.filter(({ label }) => label.startsWith(text) && label !== text)
  if (fitting.length > 0) return fitting
  const isWhole = verbs.some(({ label }) => label === text.trimEnd())
  return isWhole || start.length < 3 ? [] : verbs.filter(({ label }) => distance(label, text) <= 2)
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

function option({ label, description }: Suggestion, index: number): HTMLElement {
  const item = make('li', { id: `suggestion-${index}`, role: 'option' })
  item.dataset.label = label
  item.append(make('strong', { textContent: label }), make('span', { textContent: description }))
  return item
}
