import type {
  ActionsBlock,
  Button,
  ConfirmationDialog,
  Overflow,
  PlainTextOption,
  StaticSelect,
} from '@slack/types'
import type { Blocks } from './reply.ts'
import { cut, oneLine, visible } from './text.ts'

/** The operation of a button: a verb (`mr.merge`) and its input, as numbers, texts and flags. */
export interface ButtonPress {
  readonly verb: string
  readonly input: Readonly<Record<string, unknown>>
}

export interface ButtonOptions {
  readonly style?: 'primary' | 'danger'
  readonly confirm?: ConfirmationDialog
  /** The message around the button shows the effect of the press, so no further question is needed. */
  readonly confirmed?: true
  /** The label for screen readers. */
  readonly spoken?: string
  /** The button turns a page: the answer replaces the message that holds it. */
  readonly isPagination?: true
  /** The answer is shown in a modal, to this person alone; see ReviewDialog. */
  readonly opensDialog?: true
  /** The press deliberately repeats a recent operation. */
  readonly force?: true
  /** The channel in which the verb acts, where the button is on the Home tab. */
  readonly place?: string
  /** Part of the action id after the verb, so that two buttons of one verb can share a block. */
  readonly suffix?: string
}

/** A button for a verb. It counts as a confirmation only if it shows the effect. */
export function button(label: string, press: ButtonPress, options: ButtonOptions = {}): Button {
  const { style, confirm, spoken, suffix, isPagination, opensDialog, force, place } = options
  const confirmed = confirm !== undefined || options.confirmed === true
  return {
    type: 'button',
    text: { type: 'plain_text', text: oneLine(label, 75), emoji: false },
    action_id: suffix ? `${press.verb}:${suffix}` : press.verb,
    value: JSON.stringify({
      ...press.input,
      ...(confirmed ? { confirmed } : {}),
      ...(isPagination ? { isPagination } : {}),
      ...(opensDialog ? { opensDialog } : {}),
      force,
      place,
    }),
    style,
    confirm,
    accessibility_label: spoken ? oneLine(spoken, 75) : undefined,
  }
}

export function typedButton(command: string): Button {
  const [slash = '', ...words] = command.split(' ')
  const input = { noun: slash.slice(1), text: words.join(' ') }
  return button(command, { verb: TYPED, input }, { suffix: oneLine(command, 60) })
}

/** The verb of a button that stands for a typed command. */
export const TYPED = 'typed'

/** Most characters of a command on a button: Slack refuses a longer value. */
const MAX_TYPED_LENGTH = 1500

/** The row of buttons for commands to type; none when there is nothing to offer. */
export function typedButtons(commands: readonly string[] = []): ActionsBlock[] {
  const elements = commands.filter(({ length }) => length <= MAX_TYPED_LENGTH).map(typedButton)
  return elements.length > 0 ? [{ type: 'actions', elements }] : []
}

/** The same blocks for one person: the answers to their buttons are private as well. */
export function withPrivateAnswers(blocks: Blocks): Blocks {
  return blocks.map((block) => {
    if (block.type === 'actions') return { ...block, elements: block.elements.map(privateElement) }
    if (block.type === 'section' && block.accessory)
      return { ...block, accessory: privateElement(block.accessory) }
    return block
  })
}

function privateElement<Element extends { readonly type: string }>(element: Element): Element {
  const isMenu = element.type === 'overflow' || element.type === 'static_select'
  if (isMenu && 'options' in element && Array.isArray(element.options))
    return { ...element, options: element.options.map(privateOption) }
  if (element.type !== 'button' || !('value' in element) || typeof element.value !== 'string') return element
  return { ...element, value: privateInput(element.value) }
}

/** An option that opens an address has no input. */
function privateOption(option: PlainTextOption): PlainTextOption {
  const { value = '' } = option
  const space = value.indexOf(' ')
  if (space < 0) return option
  return { ...option, value: `${value.slice(0, space)} ${privateInput(value.slice(space + 1))}` }
}

function privateInput(json: string): string {
  return JSON.stringify({ ...JSON.parse(json), privately: true })
}

/** Longest address: Slack refuses a longer one, and the whole message with it. */
const MAX_URL_LENGTH = 3000

/** Opens an address in the browser; Slack also reports the press, which the bot ignores. */
export function linkButton(label: string, url: string, spoken?: string): Button {
  return {
    type: 'button',
    text: { type: 'plain_text', text: oneLine(label, 75), emoji: false },
    action_id: 'open',
    url: url.length <= MAX_URL_LENGTH ? url : new URL(url).origin,
    accessibility_label: spoken ? oneLine(spoken, 75) : undefined,
  }
}

/** A dialog that Slack shows before it sends the press; plain text, so foreign names are inert. */
export function confirmation(title: string, text: string, yes: string): ConfirmationDialog {
  return {
    title: { type: 'plain_text', text: oneLine(title, 100), emoji: false },
    text: { type: 'plain_text', text: cut(visible(text), 300), emoji: false },
    confirm: { type: 'plain_text', text: oneLine(yes, 30), emoji: false },
    deny: { type: 'plain_text', text: 'Cancel', emoji: false },
  }
}

/** Further verbs in a menu behind one small button; an option’s value is the verb, a space, and its input. */
export function overflow(
  options: readonly ({ readonly label: string } & (
    | { readonly press: ButtonPress }
    | { readonly url: string }
  ))[],
): Overflow {
  return {
    type: 'overflow',
    action_id: 'overflow',
    options: options.map((option) => ({
      text: { type: 'plain_text', text: oneLine(option.label, 75), emoji: false },
      ...('press' in option
        ? { value: `${option.press.verb} ${JSON.stringify(option.press.input)}` }
        : { value: 'open', url: option.url }),
    })),
  }
}

/** A list to choose one of at most 100 verbs from, such as the card to show; its values are those of `overflow`. */
export function menu(
  placeholder: string,
  options: readonly { readonly label: string; readonly press: ButtonPress }[],
  suffix = 'menu',
): StaticSelect {
  return {
    type: 'static_select',
    action_id: `overflow:${suffix}`,
    placeholder: { type: 'plain_text', text: placeholder, emoji: false },
    options: options.map(({ label, press }) => ({
      text: { type: 'plain_text', text: oneLine(label, 75), emoji: false },
      value: `${press.verb} ${JSON.stringify(press.input)}`,
    })),
  }
}

/** Offers the one-time link page. */
export function connectButton(): Blocks[number] {
  return {
    type: 'actions',
    elements: [button('Connect', { verb: 'greenlight.connect', input: {} }, { style: 'primary' })],
  }
}
