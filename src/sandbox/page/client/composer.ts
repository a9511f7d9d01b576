import { byId, call } from './api.ts'
import type { Place } from './place.ts'

const MOST_LINES_IN_PIXELS = 160

/** Handles the message field: sends on Enter, completes commands, recalls sent messages. `onSent` follows each. */
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

interface Command {
  readonly command: string
  readonly description: string
  readonly usageHint: string
}

interface Suggestion {
  readonly label: string
  readonly description: string
  /** The whole text after the completion. */
  readonly text: string
}

/** Suggests commands while the first word is typed, then the verbs in the command's usage hint. */
function suggestionsFor(text: string, commands: readonly Command[]): Suggestion[] {
  if (/^\/\S*$/.test(text)) {
    return commands
      .filter(({ command }) => command.startsWith(text))
      .map(({ command, description }) => ({ label: command, description, text: `${command} ` }))
  }
  const [, word, start = ''] = /^(\/\S+) (\S*)$/.exec(text) ?? []
  const command = commands.find((each) => each.command === word)
  if (!command) return []
  return command.usageHint
    .split(' | ')
    .map((usage) => ({ usage: usage.trim(), verb: /^[a-z][a-z-]*/.exec(usage.trim())?.[0] ?? '' }))
    .filter(({ verb }) => verb !== '' && verb !== start && verb.startsWith(start))
    .map(({ usage, verb }) => ({
      label: `${command.command} ${usage}`,
      description: '',
      text: `${command.command} ${verb} `,
    }))
}

/** Parses the commands that the server has put on the page. */
function commandsOf(json: string | undefined): Command[] {
  const list: unknown = JSON.parse(json ?? '[]')
  return Array.isArray(list) ? list.filter(isCommand) : []
}

function isCommand(value: unknown): value is Command {
  return (
    typeof value === 'object' &&
    value !== null &&
    'command' in value &&
    'description' in value &&
    'usageHint' in value
  )
}

/** The list above the message field. */
interface SuggestionList {
  show(list: readonly Suggestion[]): void
  isOpen(): boolean
  /** Moves the selection down or up and wraps around. */
  move(step: 1 | -1): void
  marked(): Suggestion | undefined
  first(): Suggestion | undefined
}

/** A listbox whose selected option the message field names, so that the focus stays in the field. */
function createSuggestionList(field: HTMLElement, take: (suggestion: Suggestion) => void): SuggestionList {
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
