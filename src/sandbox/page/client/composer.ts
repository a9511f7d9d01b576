import { call } from './api.ts'
import { commandsOf, type Suggestion, suggestionsFor } from './completion.ts'
import { byId } from './dom.ts'
import type { Place } from './place.ts'
import { createSuggestionList } from './suggestions.ts'

const MOST_LINES_IN_PIXELS = 160

/** The message field: sends on Enter, completes commands, and brings back what was sent. `onSent` hears of each. */
export function listenForTyping(place: () => Place, onSent: () => void): void {
  const field = byId('text', HTMLTextAreaElement)
  const error = byId('composer-error', HTMLElement)
  const commands = commandsOf(document.body.dataset.commands)
  const list = createSuggestionList(field, take)
  const sent: string[] = []
  let recalled = 0

  function write(text: string, suggest: boolean): void {
    field.value = text
    field.setSelectionRange(text.length, text.length)
    adjustHeight(field)
    list.show(suggest ? suggestionsFor(text, commands) : [])
  }

  function take(suggestion: Suggestion): void {
    write(suggestion.text, true)
  }

  async function send(): Promise<void> {
    const text = field.value.trim()
    const { user, channel } = place()
    if (text === '' || channel === null) return
    sent.push(text)
    recalled = sent.length
    write('', false)
    onSent()
    const [, command, rest = ''] = /^(\/\S+)\s*([\s\S]*)$/.exec(text) ?? []
    const answer = command
      ? await call('command', { user, channel, command, text: rest })
      : await call('say', { user, channel, text })
    error.textContent = answer.error
    // What was not taken is put back, unless something else is being typed by now.
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
    list.show(suggestionsFor(field.value, commands))
  })
  field.addEventListener('keydown', (event) => {
    if (key(event)) event.preventDefault()
  })
  field.addEventListener('blur', () => list.show([]))
  byId('composer', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
    field.focus()
  })
}

function adjustHeight(field: HTMLTextAreaElement): void {
  field.style.height = 'auto'
  field.style.height = `${Math.min(field.scrollHeight, MOST_LINES_IN_PIXELS)}px`
}
