import { byId, call } from './api.ts'
import type { Place } from './place.ts'
import { createSuggestionList, type Suggestion, suggestionsFor } from './suggestions.ts'

const MOST_LINES_IN_PIXELS = 160

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

/** Makes the field as high as its text, to a limit. */
export function adjustHeight(field: HTMLTextAreaElement): void {
  field.style.height = 'auto'
  field.style.height = `${Math.min(field.scrollHeight, MOST_LINES_IN_PIXELS)}px`
}
