import type { ActionsBlock, KnownBlock } from '@slack/types'
import type { Blocks } from './reply.ts'

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
  return blocks.flatMap((block): Blocks => {
    if (block.type === 'actions') return actionsOf(block, isAllowed)
    if (block.type === 'section' && block.accessory) {
      const { accessory, ...rest } = block
      const [permittedAccessory] = elementsOf([accessory], isAllowed)
      return [permittedAccessory ? { ...block, accessory: permittedAccessory } : rest]
    }
    return [block]
  })
}

export function hasButtons(blocks: Blocks): boolean {
  return blocks.some((block) => block.type === 'actions' || (block.type === 'section' && block.accessory))
}

/** Drops a row without buttons, which Slack refuses. */
function actionsOf(block: ActionsBlock, isAllowed: ActionFilter): KnownBlock[] {
  const elements = elementsOf(block.elements, isAllowed)
  return elements.length > 0 ? [{ ...block, elements }] : []
}

function elementsOf<Element extends object>(
  elements: readonly Element[],
  isAllowed: ActionFilter,
): Element[] {
  return elements.flatMap((element): Element[] => {
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
