import { byId, call, make, notice, type PageState } from './api.ts'
import { returnFocus } from './focus.ts'
import { chooseAccount } from './place.ts'

/** The step that comes next, or `over`; kept in the browser. */
const STORAGE_KEY = 'greenlight-sandbox-tour'

type Event = `sent ${string}` | 'dialog' | 'waits' | 'seen' | 'thread' | 'drawer' | 'merged'

interface Step {
  readonly title: string
  readonly text: string
  /** A command to write into the message field. */
  readonly type: string | undefined
  /** The account whose step it is. */
  readonly as: string | undefined
  /** The beginnings of the events that end it. */
  readonly done: readonly string[]
  /** Words that end it once somebody reads them, with the event `seen`. */
  readonly sees: string | undefined
  /** The call that the sandbox gets when it begins: the name of a call, and its fields as JSON. */
  readonly call: string | undefined
  readonly fields: string
}

/** The steps stand in the page. */
const steps: readonly Step[] = [
  ...byId('tour-steps', HTMLTemplateElement).content.querySelectorAll('li'),
].map(({ title, textContent: text, dataset }) => {
  const { type, as, sees, call: name, fields = '{}' } = dataset
  return { title, text, type, as, done: dataset.done?.split('|') ?? [], sees, call: name, fields }
})

/** Shows the tour to whoever has not ended it; `write` fills the message field, `watch` shows it without a hand. */
export function startTour(write: (text: string) => void, watch: () => void) {
  const box = byId('tour', HTMLElement)
  let at = kept()
  let account = ''
  /** Number of messages with the words that the step waits for, when it began. */
  let seenBefore = 0
  let last: PageState['tour'] = { isWaiting: false, isMerged: false }

  const go = (next: number) => {
    const isOn = next > at
    at = Math.max(0, next)
    const step = steps[at]
    seenBefore = countOf(step?.sees)
    if (isOn && step?.call) void call(step.call, JSON.parse(step.fields)).then(({ error }) => notice(error))
    localStorage.setItem(STORAGE_KEY, at > steps.length ? 'over' : String(at))
    draw()
  }
  const over = () => {
    go(steps.length + 1)
    returnFocus(() => {})
  }
  /** Redraws, and keeps the focus on the button of the same name. */
  const draw = () => {
    const name = box.contains(document.activeElement) ? document.activeElement?.textContent : undefined
    box.hidden = at > steps.length
    box.replaceChildren(...(box.hidden ? [] : contents()))
    const buttons = [...box.querySelectorAll('button')]
    const same = buttons.find(({ textContent }) => textContent === name)
    if (name !== undefined) (same ?? buttons[0])?.focus()
  }
  const contents = (): HTMLElement[] => {
    const step = steps[at]
    const title = step ? `${at + 1} of ${steps.length}: ${step.title}` : 'Merged'
    const text = step?.text ?? 'One message told it all. Next: /mr create, /milestone list, or the Home tab.'
    const words = make('div', { ariaLive: 'polite' })
    words.append(make('h2', { id: 'tour-title', textContent: title }), make('p', { textContent: text }))
    const row = make('div', { className: 'row' })
    const { type, as = account } = step ?? {}
    if (as !== account) row.append(button(`Be ${as}`, () => chooseAccount(as), 'primary'))
    else if (type) row.append(button('Type it for me', () => write(type), 'primary'))
    if (at === 0) row.append(button('Show the promise', watch))
    if (at > 0 && step) row.append(button('Back', () => go(at - 1)))
    if (step) row.append(button('Next', () => go(at + 1)))
    const end = button(step ? 'End' : 'Close', over)
    if (step) end.ariaLabel = 'End the tour'
    row.append(end)
    return [words, row]
  }
  const report = (event: Event) => {
    if (steps[at]?.done.some((beginning) => event.startsWith(beginning))) go(at + 1)
  }

  byId('show-tour', HTMLElement).addEventListener('click', () => {
    go(0)
    box.querySelector('button')?.focus()
  })
  draw()
  return {
    report,
    /** Reports what the server says of the toured merge request. */
    follow(state: PageState['tour']) {
      if (state.isWaiting && !last.isWaiting) report('waits')
      if (state.isMerged && !last.isMerged) {
        report('waits')
        if (at < steps.length) report('merged')
      }
      last = state
    },
    /** Reads what is shown now; `isFresh`: as it was before anything was sent there. */
    look(isFresh: boolean) {
      const count = countOf(steps[at]?.sees)
      if (isFresh) seenBefore = count
      else if (count > seenBefore) report('seen')
    },
    showFor(user: string) {
      if (user === account) return
      account = user
      draw()
    },
  }
}

/** The number of messages and dialogs in sight that say so. */
function countOf(words: string | undefined): number {
  if (words === undefined) return 0
  const shown = [...document.querySelectorAll('#log .ephemeral, #modal[open]')]
  return shown.filter(({ textContent }) => textContent.includes(words)).length
}

function kept(): number {
  const text = localStorage.getItem(STORAGE_KEY) ?? '0'
  return text === 'over' ? steps.length + 1 : Number(text)
}

function button(label: string, press: () => void, style = ''): HTMLElement {
  const made = make('button', { type: 'button', className: `button ${style}`.trim(), textContent: label })
  made.addEventListener('click', press)
  return made
}
