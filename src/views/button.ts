import type {
  ActionsBlock,
  Button,
  ConfirmationDialog,
  Overflow,
  PlainTextOption,
  StaticSelect,
} from '@slack/types'
import { actions, type Blocks, plainText } from './reply.ts'
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
  /** The answer is shown in a modal, to this person alone. */
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
    text: plainText(label, 75),
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

/** The row of buttons for commands to type; none when there is nothing to offer. */
export function typedButtons(commands: readonly string[] = []): ActionsBlock[] {
  return actions(commands.map(typedButton))
}

/** The same blocks for one person: the answers to their buttons are private as well. */
export function withPrivateAnswers(blocks: Blocks): Blocks {
  return replaceElements(blocks, (element) => [privateElement(element)])
}

/** The same blocks with others for each button and menu; without a row that is left empty, which Slack refuses. */
function replaceElements(
  blocks: Blocks,
  replace: <Element extends { readonly type: string }>(element: Element) => Element[],
): Blocks {
  return blocks.flatMap((block): Blocks => {
    if (block.type === 'actions') {
      const elements = block.elements.flatMap((element) => replace(element))
      return elements.length > 0 ? [{ ...block, elements }] : []
    }
    if (block.type === 'section' && block.accessory) {
      const { accessory, ...rest } = block
      const [other] = replace(accessory)
      return [other ? { ...block, accessory: other } : rest]
    }
    return [block]
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
    text: plainText(label, 75),
    action_id: 'open',
    url: url.length <= MAX_URL_LENGTH ? url : new URL(url).origin,
    accessibility_label: spoken ? oneLine(spoken, 75) : undefined,
  }
}

/** A dialog that Slack shows before it sends the press; plain text, so foreign names are inert. */
export function confirmation(title: string, text: string, yes: string): ConfirmationDialog {
  return {
    title: plainText(title, 100),
    text: { type: 'plain_text', text: cut(visible(text), 300), emoji: false },
    confirm: plainText(yes, 30),
    deny: plainText('Cancel', 30),
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
      text: plainText(option.label, 75),
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
    placeholder: plainText(placeholder, 150),
    options: options.map(({ label, press }) => ({
      text: plainText(label, 75),
      value: `${press.verb} ${JSON.stringify(press.input)}`,
    })),
  }
}

/** Offers the one-time link page. */
export function connectButton(): ActionsBlock[] {
  return actions([button('Connect', { verb: 'greenlight.connect', input: {} }, { style: 'primary' })])
}

export interface ButtonTarget {
  /** `mr.merge` */
  readonly verb: string
  /** True when it opens the form of the verb and runs nothing. */
  readonly isForm: boolean
  readonly project: number | null
}

/** True when a button may be shown. */
export type ActionFilter = (target: ButtonTarget) => boolean

/** Prefixes of the bot’s own buttons that run no verb. */
const NO_VERB = new Set(['open', 'dismiss', 'help', 'typed'])

/** The same blocks without the buttons and menu options whose verbs are not permitted. */
export function filterActions(blocks: Blocks, isAllowed: ActionFilter): Blocks {
  return replaceElements(blocks, (element) => {
    if (!isPressable(element)) return [element]
    const { action_id: id } = element
    if (id.split(':')[0] !== 'overflow') return isPermitted(id, heldBy(element), isAllowed) ? [element] : []
    const options = optionsOf(element).filter((option) => {
      const [verb = '', ...rest] = heldBy(option).split(' ')
      return isPermitted(verb, rest.join(' '), isAllowed)
    })
    return options.length > 0 ? [{ ...element, options }] : []
  })
}

export function hasButtons(blocks: Blocks): boolean {
  return blocks.some((block) => block.type === 'actions' || (block.type === 'section' && block.accessory))
}

/** `mr.merge:later` means the verb `mr.merge`; the whole word before the colon counts. */
function isPermitted(actionId: string, value: string, isAllowed: ActionFilter): boolean {
  const [verb = ''] = actionId.split(':')
  if (NO_VERB.has(verb)) return true
  const input = inputOf(value)
  const project = typeof input.project === 'number' ? input.project : null
  if (verb === 'draft') return isAllowed({ verb: String(input.form), isForm: true, project })
  const isForm = verb === 'form'
  return isAllowed({ verb: isForm ? String(input.verb) : verb, isForm, project })
}

function inputOf(value: string): Readonly<Record<string, unknown>> {
  try {
    const input: unknown = JSON.parse(value)
    return typeof input === 'object' && input !== null ? { ...input } : {}
  } catch {
    return {}
  }
}

function isPressable(element: object): element is { readonly action_id: string } {
  return 'action_id' in element && typeof element.action_id === 'string'
}

function heldBy(holder: object): string {
  return 'value' in holder && typeof holder.value === 'string' ? holder.value : ''
}

function optionsOf(element: object): object[] {
  return 'options' in element && Array.isArray(element.options) ? element.options : []
}
