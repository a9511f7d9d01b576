import { byId } from './api.ts'

/**
 * Remembers the focused control by its block and action rather than as an element. The returned function focuses the
 * control that now has these, if the focus was lost.
 */
export function rememberFocus(): () => void {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || active === document.body) return () => {}
  const part = partOf(active)
  const index = part.find().indexOf(active)
  const address = addressOf(active)
  const selection =
    active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active.selectionStart : null
  return () => {
    if (active.isConnected && document.activeElement === active) return
    if (document.activeElement && document.activeElement !== document.body) return
    const controls = part.find().filter((control) => control.checkVisibility())
    const [best] = controls
      .map((control) => ({ control, score: likeness(addressOf(control), address) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
    const target = active.isConnected ? active : (best?.control ?? part.root() ?? controls[index])
    target?.focus()
    if (selection !== null && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
      target.setSelectionRange(selection, selection)
  }
}

/** Restores the focus after a dialog, to the message field where nothing else can take it. */
export function returnFocus(giveBack: () => void): void {
  giveBack()
  const active = document.activeElement
  if (active !== null && active !== document.body) return
  const field = byId('text', HTMLElement)
  const target = field.checkVisibility() ? field : byId('log', HTMLElement)
  target.focus()
}

type Address = ReturnType<typeof addressOf>

function addressOf(control: HTMLElement) {
  const holder = control.closest<HTMLElement>('[data-action-id]')
  return {
    action: holder?.dataset.actionId ?? '',
    block: holder?.dataset.blockId ?? '',
    value: control instanceof HTMLInputElement ? control.value : (control.dataset.value ?? ''),
    menu: control.getAttribute('popovertarget') ?? '',
  }
}

/** A card gets new block ids with each edit: the same action in another block is still the same control. */
function likeness(a: Address, b: Address): number {
  if (b.action === '') return b.menu !== '' && a.menu === b.menu ? 1 : 0
  if (a.action !== b.action) return 0
  return 1 + (a.block === b.block ? 4 : 0) + (a.value === b.value ? 2 : 0)
}

function partOf(control: HTMLElement): { find(): HTMLElement[]; root(): HTMLElement | null } {
  const key = control.closest<HTMLElement>('[data-key]')?.dataset.key
  const id = control.closest('dialog, #home, #log, #thread-log')?.id
  const selector = key ? `[data-key="${CSS.escape(key)}"]` : id ? `#${CSS.escape(id)}` : 'body'
  const root = () => document.querySelector<HTMLElement>(selector)
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex]'
  return {
    root: () => root() ?? document.querySelector<HTMLElement>('#log'),
    find: () => [...(root()?.querySelectorAll<HTMLElement>(controls) ?? [])],
  }
}
